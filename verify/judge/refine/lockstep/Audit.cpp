// A second look at a proof as a whole, for tests (-D PALINDROME_CHECKS=ON).
//
// An attempt keeps what earlier ones have shown, as far as nothing has changed
// that it rests on, and a walk keeps the terms of its values. The argument is
// about the end of that: each walk shows all that is demanded of the node where
// it ends, from what is demanded of the node where it began. So here all terms
// are made anew, and nothing more may be demanded.

#include "verify/judge/refine/lockstep/Prover.h"
#include "llvm/Support/ErrorHandling.h"

using namespace palindrome::refine::lockstep;
using namespace llvm;

#ifdef PALINDROME_CHECKS
static constexpr bool checksProofs = true;
#else
static constexpr bool checksProofs = false;
#endif

void Prover::audit() {
  if (!checksProofs)
    return;
  for (Node *node : nodes.found)
    for (auto &walk : node->arriving) {
      if (walk->isVoid)
        continue;
      const Demands relied = walk->relied;
      activity.audited = &relied;
      walk->forgetValues();
      if (!finishing.finish(*walk) && !problem.isOver())
        report_fatal_error(
            Twine("lockstep: a walk of a proof may be undefined: from ") +
            trace.valueNames().line(*node->source) + " back to " +
            trace.valueNames().line(*walk->start->source));
      for (const Claim *claim : node->claims)
        if (node->known.contains(claim->demand) &&
            !settling.isShownBy(*claim, *walk) && !problem.isOver())
          report_fatal_error(Twine("lockstep: a proof relies on what is not "
                                   "shown at ") +
                             trace.textOf(*node, claim->demand));
    }
  activity.audited = nullptr;
}
