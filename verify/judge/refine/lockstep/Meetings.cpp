// Whether both sides are at the same event.

#include "verify/judge/refine/lockstep/Meetings.h"
#include "verify/judge/refine/lockstep/events/Promises.h"
#include "verify/judge/refine/lockstep/events/Roles.h"
#include "verify/judge/refine/lockstep/values/EventOperands.h"
#include "verify/judge/refine/lockstep/values/Refinement.h"
#include "verify/judge/refine/lockstep/values/WalkValues.h"
#include "llvm/IR/IntrinsicInst.h"

using namespace palindrome::refine::lockstep;
using namespace llvm;

/// Whether the target returns the argument that it says it returns, where the
/// source does, or poison:
///
///   define i8 @src(i8 returned %x) {     define i8 @tgt(i8 returned %x) {
///     ret i8 poison                        ret i8 0
///   }                                    }
bool Meetings::returnsPromised(Walk &walk, const ReturnInst &from,
                               const ReturnInst &to) {
  const Argument *promised = nullptr;
  for (const Argument &argument : target.function.args())
    if (argument.hasReturnedAttr())
      promised = &argument;
  if (!promised)
    return true;
  const Term *term = values.reduced(walk, from.getReturnValue(), true),
             *theirs = values.reduced(walk, to.getReturnValue(), false);
  return term == theirs ||
         refinement.refines(walk, values.evaluate(walk, promised, false),
                            theirs);
}

/// Whether an event does the same with its first two operands exchanged: a
/// constrained sum or product raises the same exceptions, and which operand a
/// NaN comes from is a choice (LangRef, 'Behavior of Floating-Point NaN
/// values').
static bool isCommutative(const Instruction &event) {
  auto *call = dyn_cast<ConstrainedFPIntrinsic>(&event);
  return call &&
         is_contained({Intrinsic::experimental_constrained_fadd,
                       Intrinsic::experimental_constrained_fmul,
                       Intrinsic::experimental_constrained_fma,
                       Intrinsic::experimental_constrained_fmuladd},
                      call->getIntrinsicID()) &&
         !call->getAttributes().hasParamAttrs(0) &&
         !call->getAttributes().hasParamAttrs(1);
}

bool Meetings::isSameEvent(Walk &walk) {
  const Instruction &from = *walk.source.at, &to = *walk.target.at;
  SmallVector<Requirement> required;
  auto *end = dyn_cast<ReturnInst>(&from);
  auto *theirEnd = dyn_cast<ReturnInst>(&to);
  if (end && theirEnd && checked.promises &&
      !returnsPromised(walk, *end, *theirEnd))
    return false;
  return roleOf(from) == StepRole::Event && roleOf(to) == StepRole::Event &&
         (doesTheSame(from, to, metadata, libraries, required) ||
          (!checked.events &&
           from.isSameOperationAs(
               &to, Instruction::CompareIgnoringAlignment |
                        Instruction::CompareUsingIntersectedAttrs))) &&
         (operands.shows(walk, from, to, required) ||
          (isCommutative(to) &&
           operands.shows(walk, from, to, required, /*isSwapped=*/true)));
}

bool Meetings::meet(Walk &walk) {
  return isSameEvent(walk) || writeMeetings.meetShortened(walk) ||
         writeMeetings.meetFilled(walk);
}
