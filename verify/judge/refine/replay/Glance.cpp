// A look at a question before a solver is asked. Most questions of the search
// in lockstep are about guesses that are wrong, which takes a solver longer to
// find than it takes to run both functions on the limits of their types, and on
// their constants.

#include "verify/judge/refine/replay/Glance.h"
#include "verify/judge/refine/interpret/refinement/OutcomeRefinement.h"
#include "verify/judge/refine/replay/ExactRun.h"
#include "verify/judge/refine/replay/Space.h"
#include <random>

using namespace llvm;
using namespace palindrome::interpret;

namespace palindrome::replay {

/// The inputs that are tried.
static constexpr unsigned mostInputs = 128;

static bool differsOn(const Witness &input, const Function &source,
                      const Function &target) {
  std::optional<Outcome> expected = runExactly(source, Role::Source, input);
  if (!expected || expected->kind == Outcome::ImmediateUB)
    return false;
  std::optional<Outcome> actual = runExactly(target, Role::Target, input);
  OutcomeDifference difference;
  return actual && outcomeRefines(*actual, *expected, difference) == Match::No;
}

bool differsAtAGlance(const Function &source, const Function &target,
                      const RefineOptions &options,
                      ArrayRef<std::vector<std::optional<APInt>>> likely) {
  Space space(source, target, options);
  if (Reason why; !space.build(why))
    return false;
  for (const auto &arguments : likely) {
    Witness input = space.witness(Space::Point(space.dimensions()));
    for (auto [leaves, bits] : zip_equal(input.arguments, arguments))
      for (Leaf &leaf : leaves)
        leaf = bits ? Leaf{Leaf::Bits, *bits} : Leaf{Leaf::Poison, APInt()};
    if (differsOn(input, source, target))
      return true;
  }
  // The sequence is to be the same each time. The standard fixes that of this
  // generator, but not that of its distributions.
  // NOLINTNEXTLINE(bugprone-random-generator-seed)
  std::mt19937_64 random;
  Space::Point point(space.dimensions());
  for (unsigned tries = 0; tries != mostInputs; ++tries) {
    Witness input = space.witness(point);
    // Nothing reads them.
    for (refine::Block &block : input.blocks)
      block.bytes.clear();
    if (differsOn(input, source, target))
      return true;
    for (size_t i = 0; i != point.size(); ++i) {
      // A quarter of the dimensions stay at their simplest value.
      uint64_t number = random();
      point[i] = number >> 62 == 0 ? 0 : number % space.size(i);
    }
  }
  return false;
}

} // namespace palindrome::replay
