// What unknown functions do. The environment is fixed by B's run: A's calls get
// the effects of those of B's calls that refine them.

#ifndef PALINDROME_VERIFY_REFINE_INTERPRET_STATE_ENVIRONMENT_H
#define PALINDROME_VERIFY_REFINE_INTERPRET_STATE_ENVIRONMENT_H

#include "verify/refine/interpret/state/Value.h"

namespace llvm {
class CallBase;
} // namespace llvm

namespace palindrome::interpret {

using refine::CallEffect;

/// A call of an unknown function.
struct UnknownCall {
  const llvm::CallBase *call = nullptr;
  /// The symbol that is called, null if there is none.
  const llvm::GlobalValue *callee = nullptr;
  Lanes arguments;
  std::vector<llvm::Type *> types;
  /// Pointers of which the callee captures nothing: where they lead, it cannot
  /// tell.
  std::vector<bool> isHidden;
  /// Whether the callee may write through it, likewise by lane.
  std::vector<bool> mayWrite;
  /// How many calls with events were made before: what the callee may remember.
  /// Always 0 where it accesses no memory.
  size_t history = 0;
};

class Environment {
public:
  /// The witness has `givenBlocks` blocks; executions number theirs from there.
  Environment(const std::map<const llvm::Instruction *, std::vector<CallEffect>>
                  &effects,
              unsigned givenBlocks)
      : effects(effects), givenBlocks(givenBlocks) {}

  /// What B's call does: the witness's effect, less what `restrict` takes away.
  CallEffect effectOfB(const UnknownCall &call,
                       llvm::function_ref<void(CallEffect &)> restrict);
  /// All that A's call may do, given what B's calls did; nothing if that is
  /// not to be told.
  std::vector<CallEffect> effectsOfA(const UnknownCall &call) const;

  /// Whether an allocation may find no room: B's may, those of A only if one of
  /// B's did. Which of them go together is not followed.
  bool mayLackRoom() const { return !isFixed || lackedRoom; }
  void noteRoom(bool isThere) { lackedRoom |= !isFixed && !isThere; }
  /// After B's run.
  void fix() { isFixed = true; }

private:
  struct Memo {
    UnknownCall call;
    CallEffect effect;
  };
  const std::map<const llvm::Instruction *, std::vector<CallEffect>> &effects;
  unsigned givenBlocks;
  std::map<const llvm::Instruction *, size_t> counts;
  std::vector<Memo> memos;
  bool isFixed = false, lackedRoom = false;
};

} // namespace palindrome::interpret

#endif // PALINDROME_VERIFY_REFINE_INTERPRET_STATE_ENVIRONMENT_H
