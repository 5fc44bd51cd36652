// Walks along which a callee unwinds.
//
// Where one side has an `invoke` and the other a `call` of the same function,
// the exception leaves the second side at once. The first has to resume it,
// and must have no effect before:
//
//   invoke void @f() to label %a unwind label %b      call void @f()
//   ...                                               ...
// b:
//   %p = landingpad { ptr, i32 } cleanup
//   resume { ptr, i32 } %p

#include "verify/judge/refine/lockstep/Exceptions.h"
#include "verify/judge/refine/lockstep/Finishing.h"
#include "verify/judge/refine/lockstep/events/Promises.h"
#include "verify/judge/refine/lockstep/values/WalkValues.h"

using namespace palindrome::refine;
using namespace palindrome::refine::lockstep;
using namespace llvm;

bool Exceptions::mayContinueUnwinding(const Instruction &from,
                                      const Instruction &to) {
  return (isa<InvokeInst>(from) || isa<InvokeInst>(to)) &&
         problem.checked.unwinding &&
         !cannotUnwind(cast<CallBase>(from), problem.libraries);
}

void Exceptions::goOn(Walk &walk, bool isSource, const Instruction &event,
                      bool isUnwinding) {
  WalkSide &side = isSource ? walk.source : walk.target;
  if (auto *invoke = dyn_cast<InvokeInst>(&event))
    problem.follow(walk, isSource, *event.getParent(),
                   isUnwinding ? *invoke->getUnwindDest()
                               : *invoke->getNormalDest());
  else if (isUnwinding)
    side.isUnwinding = true;
  else
    side.at = event.getNextNode();
}

bool Exceptions::passLandingPad(WalkSide &side) {
  if (!isa_and_nonnull<LandingPadInst>(side.at))
    return false;
  side.made.push_back(side.at);
  side.isMade.insert(side.at);
  side.at = side.at->getNextNode();
  return true;
}

/// Whether the first part of `term`, a pointer, is that of the exception which
/// a landing pad of this walk has received.
static bool isReceived(const WalkSide &side, const Term *term) {
  auto isPad = [&](const Term &part) {
    return (part.kind == Term::Leaf || part.kind == Term::Foreign) &&
           isa<LandingPadInst>(part.value) && side.isMade.contains(part.value);
  };
  while (term->opcode() == Instruction::InsertValue) {
    if (term->rest[1] == 0) {
      term = term->operands[1];
      return term->opcode() == Instruction::ExtractValue &&
             term->rest.size() == 2 && term->rest[1] == 0 &&
             isPad(*term->operands[0]);
    }
    term = term->operands[0];
  }
  return isPad(*term);
}

bool Exceptions::unwindAlike(Walk &walk) {
  bool isSource = walk.target.isUnwinding;
  const WalkSide &side = isSource ? walk.source : walk.target;
  auto *resume = dyn_cast_or_null<ResumeInst>(side.at);
  return resume && walk.written.empty() &&
         isReceived(side,
                    values.evaluate(walk, resume->getValue(), isSource)) &&
         finishing.finish(walk);
}
