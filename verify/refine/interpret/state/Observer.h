// Events of an execution that a client may watch.

#ifndef PALINDROME_VERIFY_REFINE_INTERPRET_STATE_OBSERVER_H
#define PALINDROME_VERIFY_REFINE_INTERPRET_STATE_OBSERVER_H

#include "verify/refine/interpret/state/Value.h"
#include "llvm/IR/Instruction.h"

namespace palindrome::interpret {

class Observer {
public:
  virtual ~Observer() = default;

  /// `instruction` was executed, and `result` is its value.
  virtual void onInstructionExecuted(const llvm::Instruction &instruction,
                                     llvm::ArrayRef<Lane> result) = 0;

  /// The target's `instruction` used `lane`, which was computed from undef,
  /// where LangRef requires a well-defined value (LangRef, 'Well-Defined
  /// Values'), such as in a branch condition or an accessed address.
  virtual void onWellDefinedUse(const llvm::Instruction *instruction,
                                const Lane &lane) = 0;
};

} // namespace palindrome::interpret

#endif // PALINDROME_VERIFY_REFINE_INTERPRET_STATE_OBSERVER_H
