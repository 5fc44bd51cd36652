// Judges a lowering: runs each function before it, as the documents of MLIR's
// dialects define its ops, and after it, as LLVM IR, on the same arguments.

#ifndef PALINDROME_VERIFY_RUN_LOWERING_JUDGE_H
#define PALINDROME_VERIFY_RUN_LOWERING_JUDGE_H

#include "verify/run/lowering/Runs.h"
#include "llvm/IR/Module.h"

namespace palindrome::lowering {

/// Lowers and exports a module, which it changes; null if that fails.
using LowerModule = std::function<std::unique_ptr<llvm::Module>(
    mlir::ModuleOp, llvm::LLVMContext &)>;

/// Lowers a module in place, and calls its second argument with the name of
/// each pass before that runs.
using FollowPasses = std::function<mlir::LogicalResult(
    mlir::ModuleOp, llvm::function_ref<void(llvm::StringRef)>)>;

struct JudgeLoweringOptions : RunOptions {
  /// If set, it lowers smaller modules, to find what is wrong in a function
  /// that is different (`SettledSymbol::wrong`).
  LowerModule lower;
  /// If set as well, the wrong pass is found, too (`WrongLowering::passes`).
  FollowPasses follow;
  /// The time for a function to be made smaller.
  double reduceSeconds = 4;
  /// Whether all that happens in a process of its own, for callers whose result
  /// must not be lost if a pass crashes on what is left of a function.
  bool isApart = false;
  /// For the proof of each function, of processor time; 0: none is tried.
  double proofSeconds = 0;
};

/// The verdict by `judgeByRuns`, then by `proveLowering`, on each function that
/// `original` defines and a caller can reach, and of which `lowered` has the
/// definition that a lowering made.
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

#endif // PALINDROME_VERIFY_RUN_LOWERING_JUDGE_H
