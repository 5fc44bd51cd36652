// What a function of MLIR does, stated as a function of LLVM IR.

#ifndef PALINDROME_VERIFY_JUDGE_DIALECTS_STATED_H
#define PALINDROME_VERIFY_JUDGE_DIALECTS_STATED_H

#include "verify/judge/dialects/machine/Machine.h"
#include "llvm/IR/Module.h"

namespace palindrome::dialects {

/// What a machine may take for a statement, with an `index` of `indexBits`.
Limits limitsOfStatements(unsigned indexBits);

/// The op that each instruction of a statement is due to.
using StatedOps = llvm::DenseMap<const llvm::Instruction *, mlir::Operation *>;

/// What is undefined behavior by a statement beyond what the documents of ops
/// say.
struct Assumptions {
  /// That an element is outside of the object that its memref points into, as
  /// MLIR's conversions assume (`Machine::buildWith`).
  bool objects = true;
  /// That a memref which is passed has no memory for all its elements, if these
  /// follow each other. Few callers pass such a memref, and no type excludes
  /// it.
  bool room = false;
};

/// Adds a function to `module` that does what `function`, which `original`
/// defines, does by the rules of its ops, for all arguments. It has the name
/// and the type of `lowered`, which is what a lowering made of `function`, and
/// shares nothing else with it. What it calls is declared as in the module of
/// `lowered`. Null, and `reason` says why in one line, if a
/// rule needs values that are known, a value has no form in LLVM IR, the
/// types do not agree, or there are too many instructions for the prover. Adds
/// to `ops`, unless it is null.
llvm::Function *stateFunction(mlir::ModuleOp original,
                              mlir::FunctionOpInterface function,
                              const llvm::Function &lowered,
                              llvm::Module &module, const Limits &limits,
                              std::string &reason, StatedOps *ops = nullptr,
                              const Assumptions &assumptions = {});

/// A module that declares the functions of `original` with the types that "LLVM
/// IR Target" gives them, where it does, for statements that no lowering is
/// compared with.
std::unique_ptr<llvm::Module> declareFunctions(mlir::ModuleOp original,
                                               const Limits &limits,
                                               llvm::LLVMContext &context);

} // namespace palindrome::dialects

#endif // PALINDROME_VERIFY_JUDGE_DIALECTS_STATED_H
