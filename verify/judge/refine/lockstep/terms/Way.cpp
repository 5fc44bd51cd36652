// Collects the steps of an address.

#include "verify/judge/refine/lockstep/terms/Way.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace palindrome::refine;
using namespace llvm;

lockstep::Way::Way(const Term *address) : base(address) {
  for (; base->kind == Term::Address; base = base->operands[0]) {
    auto flags = GEPNoWrapFlags::fromRaw(base->flags);
    isInBounds &= flags.isInBounds();
    for (const AddressStep &step : base->steps)
      if (step.operand == 0)
        isKnown &= !AddOverflow(bytes, step.scale, bytes);
      else
        steps.push_back({base->operands[step.operand], step.scale, flags});
  }
}

void lockstep::dropCommon(Way &one, Way &other) {
  erase_if(one.steps, [&](const IndexedStep &step) {
    auto *same = find_if(other.steps, [&](const IndexedStep &candidate) {
      return candidate.index == step.index && candidate.scale == step.scale;
    });
    if (same == other.steps.end())
      return false;
    other.steps.erase(same);
    return true;
  });
}
