// When the calls of the target refine those of the source.

#include "verify/refine/encode/calls/CallMatching.h"
#include "verify/refine/encode/query/Outcome.h"

using namespace palindrome::encode;
using namespace llvm;

/// Whether B's callee can break only such promises of parameters as A's can.
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

static Expr inputsRefine(Side &a, const UnknownCall &theirs, Side &b,
                         const UnknownCall &call) {
  Expr result = Expr::boolean(true);
  for (auto [number, x, y] : enumerate(theirs.arguments, call.arguments)) {
    SmallVector<LaneType> types;
    if (number == 0) {
      result &= laneRefines(a, b, x.front(), y.front(), true);
      continue;
    }
    listLanes(call.types[number - 1], a.problem.layout, types);
    for (auto [laneX, laneY, type] : zip_equal(x, y, types))
      result &= laneRefines(a, b, laneX, laneY, type.type->isPointerTy());
  }
  auto mayRead = [&](Expr block) {
    return theirs.mayRead(block) && call.mayRead(block);
  };
  return result && breachesRefine(theirs, call) &&
         memoryRefines(a, theirs.moment, b, call.moment, mayRead);
}

Expr palindrome::encode::callsRefine(Side &a, Side &b) {
  Expr result = a.countEvents() == b.countEvents();
  for (const UnknownCall &call : b.calls) {
    Expr isKnown = Expr::boolean(isHarmless(call) && call.breaches.empty());
    for (auto [number, match] : call.matches) {
      isKnown |= match;
      Expr isTaken = call.executed && match;
      if (!isTaken.isFalse())
        result &= isTaken.implies(inputsRefine(a, a.calls[number], b, call));
    }
    result &= call.executed.implies(isKnown);
  }
  return result;
}
