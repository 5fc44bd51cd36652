// What an instruction means to a walk through both functions.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_EVENTS_ROLES_H
#define PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_EVENTS_ROLES_H

#include "llvm/IR/Instruction.h"

namespace palindrome::refine::lockstep {

enum class StepRole {
  /// Computes its result from its operands alone: each time the same, as a set
  /// where it is undef. It has no undefined behavior.
  Pure,
  /// Computes its result as a pure step does, and has undefined behavior for
  /// some operands.
  Division,
  /// Chooses its result anew each time, as `freeze` does and an operation whose
  /// NaN has any payload. Without undefined behavior.
  Choice,
  /// A choice that may have undefined behavior: a call without effects.
  PureCall,
  Load, ///< Neither volatile nor atomic.
  Phi,
  Branch, ///< `br` or `switch`.
  /// Must happen on both sides in the same order: it has an effect, or ends
  /// the function.
  Event,
  Assumption, ///< A call of `llvm.assume` without operand bundles.
  Nothing,    ///< Has no effect on an execution.
  Excluded,   ///< No proof is tried of a function with such an instruction.
};

StepRole roleOf(const llvm::Instruction &inst);

/// The value on which the way depends that a `br` or `switch` takes; null for
/// an unconditional branch and for any other instruction.
const llvm::Value *decidingValue(const llvm::Instruction &branch);

/// Whether a value is what a walk made when it passed it, rather than a
/// computation that may be done again.
inline bool isMade(StepRole role) {
  return role == StepRole::Choice || role == StepRole::PureCall ||
         role == StepRole::Load || role == StepRole::Event;
}

} // namespace palindrome::refine::lockstep

#endif // PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_EVENTS_ROLES_H
