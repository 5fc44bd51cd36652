// When the calls of the target refine those of the source.

#include "verify/judge/refine/encode/calls/CallMatching.h"
#include "verify/judge/refine/encode/query/Outcome.h"

using namespace palindrome::encode;
using namespace llvm;

/// Whether the target's callee can violate only those attributes of parameters
/// that the source's callee can violate, too.
static Expr breachesRefine(const UnknownCall &theirs, const UnknownCall &call) {
  Expr result = Expr::boolean(true);
  for (const Breach &breach : call.breaches) {
    Expr isTheirs = Expr::boolean(false);
    for (const Breach &other : theirs.breaches)
      if (other.parameter == breach.parameter && other.kind == breach.kind)
        isTheirs |= other.condition;
    result &= breach.condition.implies(isTheirs);
  }
  return result;
}

/// Whether the arguments of a call of the target, and the memory that it may
/// read, refine those of the source's call that it is taken for.
static Expr inputsRefine(Side &source, const UnknownCall &theirs, Side &target,
                         const UnknownCall &call, const SharedWrites &shared) {
  Expr result = Expr::boolean(true);
  // Under a `tail` that the source's call lacks, the callee must not do what it
  // may do in the source.
  if (call.facts.site && call.facts.site->isTailCall() &&
      !theirs.facts.site->isTailCall())
    result = !call.mayTouchAllocas;
  for (auto [number, x, y] : enumerate(theirs.arguments, call.arguments)) {
    SmallVector<LaneType> types;
    if (number == 0) {
      result &= laneRefines(source, target, x.front(), y.front(), true);
      continue;
    }
    listLanes(call.types[number - 1], source.problem.layout, types);
    for (auto [laneX, laneY, type] : zip_equal(x, y, types))
      result &=
          laneRefines(source, target, laneX, laneY, type.type->isPointerTy());
  }
  auto mayRead = [&](Expr block) {
    return theirs.mayRead(block) && call.mayRead(block);
  };
  return result && breachesRefine(theirs, call) &&
         memoryRefines(source, theirs.moment, target, call.moment, shared,
                       mayRead);
}

Expr palindrome::encode::callsRefine(Side &source, Side &target,
                                     const SharedWrites &shared) {
  Expr result = source.countEvents() == target.countEvents();
  for (const UnknownCall &call : target.calls) {
    Expr isKnown = Expr::boolean(isHarmless(call) && call.breaches.empty());
    for (auto [number, match] : call.matches) {
      isKnown |= match;
      source.choices.observe(
          {Lane{source.calls[number].executed}, Lane{call.executed}});
      Expr isTaken = call.executed && match;
      if (!isTaken.isFalse())
        result &= isTaken.implies(
            inputsRefine(source, source.calls[number], target, call, shared));
    }
    result &= call.executed.implies(isKnown);
  }
  return result;
}
