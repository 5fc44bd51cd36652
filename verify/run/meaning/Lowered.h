// Brings modules of MLIR to LLVM IR, so that the prover can judge them, and
// keeps what each part of the LLVM IR was made of.
//
//   func.func @f(%x: i32, %m: memref<?xf32>)
//
//   define void @f(i32 %0,                  ; %x
//                  ptr %1, ptr %2, i64 %3,  ; %m: base, aligned, offset
//                  i64 %4, i64 %5)          ; its size and its stride

#ifndef PALINDROME_VERIFY_RUN_MEANING_LOWERED_H
#define PALINDROME_VERIFY_RUN_MEANING_LOWERED_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "palindrome/Lower.h"
#include "verify/base/io/Diagnostic.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/IR/Module.h"
#include <memory>
#include <optional>

namespace palindrome::meaning {

/// What a value of MLIR is in a function of LLVM IR.
enum class Form {
  Value,      ///< One value.
  Descriptor, ///< Base, aligned, offset, a size and a stride a dimension.
  Unranked,   ///< The rank, and a pointer to a descriptor.
};

/// A parameter of a function of MLIR, and those of LLVM IR that it became.
struct LoweredParameter {
  std::string name; ///< In the text, if it is known, or as MLIR prints it.
  std::string type; ///< As MLIR prints it.
  Form form = Form::Value;
  unsigned first = 0; ///< The number of its first parameter in LLVM IR.
  unsigned count = 1; ///< How many they are.
  /// Of a descriptor: how many of its strides, from the first, are no numbers
  /// of the type but products of sizes, since the layout is the identity.
  unsigned impliedStrides = 0;
};

/// A function of MLIR with a body, and what it became.
struct LoweredFunction {
  std::string place; ///< `file:line:column`; empty if that is not known.
  /// Empty if the function has other parameters than are known here: those of
  /// LLVM IR are not made of those of MLIR in order.
  std::vector<LoweredParameter> parameters;
  /// The types of the results, as MLIR prints them. Several are the members of
  /// a struct in LLVM IR.
  std::vector<std::string> results;
};

/// A module of LLVM IR that was made of one of MLIR.
struct LoweredModule {
  std::unique_ptr<llvm::Module> module;
  /// Whether a dialect other than `llvm` was converted.
  bool isLowered = false;
  /// Whether values of the module of MLIR may be undef (Undef.h).
  bool mayHoldUndef = true;
  /// The first part that the export left out, in one line, with the number of
  /// others; empty if there is none.
  std::string leftOut;
  /// The width of `index` in the conversion.
  unsigned indexBits = 64;
  /// What each function of `module` that MLIR defines was made of. The prover
  /// renames functions, so that names are no keys.
  llvm::DenseMap<const llvm::Function *, LoweredFunction> functions;
  /// The op of the original that each instruction was made of, where that is
  /// known.
  llvm::DenseMap<const llvm::Instruction *, mlir::Operation *> ops;
};

/// How the parameters and results of `function` are those of `lowered`, a
/// function of LLVM IR of the same name. If `areBare`, memrefs of static shape
/// are passed as pointers.
LoweredFunction describeFunction(mlir::FunctionOpInterface function,
                                 const llvm::Function &lowered, bool areBare);

/// Makes LLVM IR of `module`, which verifies, in `context`: converts dialects
/// other than `llvm` by `lowerToLLVM`, with options that fold no arithmetic,
/// and exports. Private symbols, nested ones and functions that the lowering
/// adds are local. The numbers of a memref's descriptor are `noundef` and have
/// ranges: sizes are not negative, and what the type states is so. Strides that
/// the type leaves to the sizes are computed from these. `module` does not
/// change, and has to live as long as its ops are named. Sets `error` and
/// returns nothing if a part of `module` has no translation.
///
/// The context of `module` has the dialects of `registerDialects`,
/// `registerExports` and `registerLowering`. Passes and translations of MLIR
/// crash on some input: callers guard themselves.
std::optional<LoweredModule> bringToLLVM(mlir::ModuleOp module,
                                         const LoweringOptions &options,
                                         llvm::LLVMContext &context,
                                         Diagnostic &error);

/// Makes symbols of `lowered`, which was made of `module`, local that are
/// private or nested in `module`: no other module refers to them ("Symbol
/// Visibility" in MLIR's documents), which a lowering forgets. `bringToLLVM`
/// does so.
void makePrivateLocal(mlir::ModuleOp module, llvm::Module &lowered);

/// Gives the functions of `other`, LLVM IR that `from` is compared with, what
/// is known of their counterparts' descriptors. Both modules are in one
/// context.
void limitDescriptorsAlike(const LoweredModule &from, llvm::Module &other);

/// What a lowering with `options` decides for a module, in one line: "index is
/// 64 bits, memrefs are descriptors, memory comes from malloc". Empty if
/// `module` was not lowered.
std::string describeDecisions(const LoweredModule &module,
                              const LoweringOptions &options);

} // namespace palindrome::meaning

#endif // PALINDROME_VERIFY_RUN_MEANING_LOWERED_H
