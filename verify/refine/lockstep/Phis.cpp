// Which phis correspond, before anything is known of walks: the first guess is
// seldom refuted where a function has changed little.

#include "verify/refine/lockstep/Prover.h"

using namespace palindrome::refine::lockstep;
using namespace llvm;

/// Phis that are computed alike correspond in their order, if there are as many
/// of them in both functions.
void Prover::pairPhis() {
  auto ours = alike.phisOf(source.function),
       theirs = alike.phisOf(target.function);
  for (auto &[colour, phis] : theirs) {
    auto found = ours.find(colour);
    if (found == ours.end() || found->second.size() != phis.size())
      continue;
    for (auto [phi, other] : zip(phis, found->second))
      if (phi->getType() == other->getType())
        suggest(candidates, phi, other);
  }
}
