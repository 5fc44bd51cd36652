// Events of an execution that a client may watch.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_INTERPRET_STATE_OBSERVER_H
#define PALINDROME_VERIFY_JUDGE_REFINE_INTERPRET_STATE_OBSERVER_H

#include "verify/judge/refine/interpret/state/Value.h"
#include "llvm/IR/InstrTypes.h"

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

  /// A function begins. The instruction calls it; it is null for the outermost
  /// one.
  virtual void onFunctionEntered(const llvm::Instruction *) {}
  /// An argument of the function that began last, after its attributes were
  /// applied.
  virtual void onArgument(const llvm::Argument &, llvm::ArrayRef<Lane>) {}
  /// The function that began last ends.
  virtual void onFunctionLeft() {}
  /// The innermost function arrives at a block.
  virtual void onBlockEntered(const llvm::BasicBlock &) {}
  /// The current instruction is about to access that many bytes at a pointer.
  /// It may turn out that it must not.
  virtual void onAccess(const Lane &, uint64_t) {}
  /// A function of unknown behavior is called.
  virtual void onUnknownCall(const llvm::CallBase &) {}
  /// That function writes a byte of a memory object, at an offset.
  virtual void onCalleeWrite(unsigned, uint64_t) {}
  /// The execution has ended early. What is reported afterwards has no meaning.
  virtual void onStopped() {}
};

} // namespace palindrome::interpret

#endif // PALINDROME_VERIFY_JUDGE_REFINE_INTERPRET_STATE_OBSERVER_H
