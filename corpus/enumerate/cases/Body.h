// Helps to make the smallest function around an instruction.

#ifndef PALINDROME_CORPUS_ENUMERATE_CASES_BODY_H
#define PALINDROME_CORPUS_ENUMERATE_CASES_BODY_H

#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/NoFolder.h"

namespace palindrome::enumerate {

/// A function with one block, whose end is where instructions are added:
///
///     define RESULT @f(PARAMETER %0, ...) {
class Body {
public:
  Body(llvm::Module &module, llvm::Type *result,
       llvm::ArrayRef<llvm::Type *> parameters)
      : function(llvm::Function::Create(
            llvm::FunctionType::get(result, parameters, false),
            llvm::GlobalValue::ExternalLinkage, "f", module)),
        block(llvm::BasicBlock::Create(module.getContext(), "", function)),
        builder(block) {}
  /// A function that returns nothing.
  Body(llvm::Module &module, llvm::ArrayRef<llvm::Type *> parameters)
      : Body(module, llvm::Type::getVoidTy(module.getContext()), parameters) {}

  llvm::Argument *arg(unsigned index) const { return function->getArg(index); }

  /// A further block, behind the others.
  llvm::BasicBlock *newBlock(llvm::StringRef name = "") const {
    return llvm::BasicBlock::Create(function->getContext(), name, function);
  }

  /// Adds an instruction and returns it.
  template <typename Inst> Inst *insert(Inst *instruction) {
    return builder.Insert(instruction);
  }

  /// Returns `value` from the function if it has the result's type, else
  /// nothing.
  void finish(llvm::Value *value = nullptr) {
    if (value && value->getType() == function->getReturnType() &&
        !value->getType()->isVoidTy())
      builder.CreateRet(value);
    else
      builder.CreateRetVoid();
  }

  llvm::Function *function;
  llvm::BasicBlock *block;
  llvm::IRBuilder<llvm::NoFolder> builder;
};

/// Sets flags of `instruction` by a number: 0 sets none, 1 all that it can
/// have, and 2 and above each of them alone. Returns false if there is no such
/// flag.
bool setFlags(llvm::Instruction &instruction, unsigned number);
/// The first number for which `setFlags` always returns false.
constexpr unsigned numFlagChoices = 9;

/// Returns `type`, or void if a function cannot return it.
llvm::Type *asResult(llvm::Type *type);

} // namespace palindrome::enumerate

#endif // PALINDROME_CORPUS_ENUMERATE_CASES_BODY_H
