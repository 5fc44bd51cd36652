// Judges a lowering: runs each function before it, as the documents of MLIR's
// dialects define its ops, and after it, as LLVM IR, on the same arguments.

#ifndef PALINDROME_VERIFY_LOWERING_JUDGE_H
#define PALINDROME_VERIFY_LOWERING_JUDGE_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "palindrome/Verify.h"
#include "llvm/IR/Module.h"

namespace palindrome::lowering {

/// Lowers and exports a module, which it changes; null if that fails.
using LowerModule = std::function<std::unique_ptr<llvm::Module>(
    mlir::ModuleOp, llvm::LLVMContext &)>;

struct JudgeLoweringOptions {
  unsigned runs = 16; ///< For each function, as far as the time suffices.
  double seconds = 1; ///< For each function.
  uint64_t seed = 1;  ///< Of the arguments that are drawn.
  unsigned indexBits = 64;
  /// If set, it lowers smaller modules, to find what is wrong in a function
  /// that is different (`SettledSymbol::wrong`).
  LowerModule lower;
};

/// The verdict on each function that `original` defines and a caller can reach,
/// and of which `lowered` has the definition that a lowering made:
///
/// - `Different` with a counterexample: the arguments, as `palindrome run`
/// takes
///   them, and what either side does;
/// - `Tested` with the number of the runs that agreed: in each, no behaviour
///   before the lowering was undefined;
/// - `Unknown` with the reason that no run could be compared.
///
/// Nothing is executed: both sides are interpreted. Neither module changes.
std::vector<SettledSymbol> judgeLowering(mlir::ModuleOp original,
                                         llvm::Module &lowered,
                                         const JudgeLoweringOptions &options);

/// What differs if `function` of `original` and `lowered` run with `arguments`
/// (see `WrongLowering::what`); nothing if that is not known, or nothing does.
std::optional<std::string>
findDifference(mlir::ModuleOp original, mlir::FunctionOpInterface function,
               const llvm::Function &lowered,
               const std::vector<std::string> &arguments,
               const JudgeLoweringOptions &options);

} // namespace palindrome::lowering

#endif // PALINDROME_VERIFY_LOWERING_JUDGE_H
