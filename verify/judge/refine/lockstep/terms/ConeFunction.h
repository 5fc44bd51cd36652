// The function of one side of a question.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_TERMS_CONEFUNCTION_H
#define PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_TERMS_CONEFUNCTION_H

#include "verify/judge/refine/lockstep/terms/ConeUses.h"
#include "llvm/IR/Module.h"

namespace palindrome::refine::lockstep {

/// Makes the function in the module of its side, and erases it again.
class ConeFunction {
public:
  ConeFunction(const llvm::Function &side, bool isSource)
      : side(side), module(const_cast<llvm::Module &>(*side.getParent())),
        isSource(isSource) {}
  ConeFunction(const ConeFunction &) = delete;
  ConeFunction &operator=(const ConeFunction &) = delete;
  ~ConeFunction();

  /// Makes the function for the uses of a question; null if it cannot be made.
  /// `ofSource` is the module to which the globals among the leaves belong.
  const llvm::Function *make(const ConeUses &uses,
                             const llvm::Module &ofSource);

private:
  void declare(const ConeUses &uses);
  /// Ends the block where `condition` is not as `isTrue`, which is undefined
  /// behavior.
  void require(llvm::Value *condition, bool isTrue);
  bool stateFacts(const ConeUses &uses);
  /// The value of a use; null if it has none.
  llvm::Value *get(const Chosen *use);
  llvm::Value *global(const llvm::GlobalValue &value);
  llvm::Value *address(const Chosen &use);
  llvm::Instruction *operation(const Term &term,
                               llvm::ArrayRef<llvm::Value *> operands);
  llvm::Instruction *call(const Term &term,
                          llvm::ArrayRef<llvm::Value *> operands);
  llvm::Function *declareCallee(const llvm::Function &callee);

  const llvm::Function &side;
  llvm::Module &module;
  const bool isSource;
  bool isSameModule = false;
  llvm::Function *function = nullptr;
  llvm::BasicBlock *block = nullptr;
  llvm::SmallVector<llvm::Function *, 2> callees;
  llvm::DenseMap<const Chosen *, llvm::Value *> values;
};

} // namespace palindrome::refine::lockstep

#endif // PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_TERMS_CONEFUNCTION_H
