// What a function of MLIR does, stated as a function of LLVM IR.

#ifndef PALINDROME_VERIFY_DIALECTS_STATED_H
#define PALINDROME_VERIFY_DIALECTS_STATED_H

#include "verify/dialects/machine/Machine.h"
#include "llvm/IR/Module.h"

namespace palindrome::dialects {

/// Adds a function to `module` that does what `function`, which `original`
/// defines, does by the rules of its ops, for all arguments. It has the name
/// and the type of `lowered`, which is what a lowering made of `function`, and
/// shares nothing else with it. What it calls is declared as in the module of
/// `lowered`. Null, and `reason` says why in one line, if a
/// rule needs values that are known, a value has no form in LLVM IR, or the
/// types do not agree.
llvm::Function *stateFunction(mlir::ModuleOp original,
                              mlir::FunctionOpInterface function,
                              const llvm::Function &lowered,
                              llvm::Module &module, const Limits &limits,
                              std::string &reason);

/// A module that declares the functions of `original` with the types that "LLVM
/// IR Target" gives them, where it does, for statements that no lowering is
/// compared with.
std::unique_ptr<llvm::Module> declareFunctions(mlir::ModuleOp original,
                                               const Limits &limits,
                                               llvm::LLVMContext &context);

} // namespace palindrome::dialects

#endif // PALINDROME_VERIFY_DIALECTS_STATED_H
