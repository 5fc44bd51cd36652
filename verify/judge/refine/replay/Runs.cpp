// Runs a pair on the witnesses of a Space, and counts those on which the target
// does what the source may do. This finds differences; it proves nothing.

#include "verify/judge/refine/replay/Attempt.h"
#include "verify/judge/refine/replay/Space.h"
#include "verify/judge/refine/witness/Countdown.h"
#include <random>
#include <set>

using namespace llvm;

namespace palindrome::replay {
namespace {

/// The limits for one witness: a source that has more choices does not count,
/// and loops may be longer than in a search, which tries more witnesses.
constexpr Limits tested = {1 << 8, 20000, 8};
/// The mixtures that are drawn for each run that is wanted.
constexpr unsigned drawsForRun = 50;

class Tester {
public:
  // The sequence is to be the same each time. The standard fixes that of the
  // generator, but not that of its distributions.
  // NOLINTNEXTLINE(bugprone-random-generator-seed)
  Tester(const Function &source, const Function &target,
         const RefineOptions &options, unsigned wanted, double seconds)
      : source(source), target(target),
        space(source, target, options, /*isRandom=*/true), wanted(wanted),
        time(seconds) {}

  Tests run() {
    if (Reason why; !space.build(why)) {
      tests.why = reasonText(why);
      return std::move(tests);
    }
    tryAll();
    if (tests.runs == 0)
      tests.why = reasonOfNone();
    return std::move(tests);
  }

private:
  bool isOver() const {
    return tests.found || tests.runs == wanted || time.isOver();
  }

  /// Tries each dimension at its first value but the simplest, then each at
  /// its second, and so on; after each of these, a mixture.
  void tryAll() {
    Space::Point simplest(space.dimensions());
    tryAt(simplest);
    unsigned most = 0;
    for (size_t i = 0; i != simplest.size(); ++i)
      most = std::max(most, space.size(i));
    for (unsigned value = 1; value < most; ++value)
      for (size_t i = 0; i != simplest.size(); ++i) {
        if (value >= space.size(i))
          continue;
        Space::Point point = simplest;
        point[i] = value;
        tryAt(point);
        tryAt(drawMixture());
        if (isOver())
          return;
      }
    for (unsigned draws = 0; draws != wanted * drawsForRun && !isOver();
         ++draws)
      tryAt(drawMixture());
  }

  Space::Point drawMixture() {
    Space::Point point(space.dimensions());
    for (size_t i = 0; i != point.size(); ++i) {
      // A third of the dimensions stay at their simplest value.
      uint64_t number = random();
      point[i] = (number >> 32) % 3 == 0 ? 0 : number % space.size(i);
    }
    return point;
  }

  void tryAt(const Space::Point &point) {
    if (isOver() || !tried.insert(point).second)
      return;
    Witness witness = space.witness(point);
    // Other choices of a target that makes none are the same run again.
    if (point.back() != 0 && witness.choices.empty())
      return;
    Reason why;
    Agreement agreement = Agreement::None;
    std::optional<OpenCase> open;
    if (attempt(source, target, witness, tested, why, &open, &agreement))
      tests.found = confirm(source, target, witness, why);
    if (open && !tests.open)
      tests.open = std::move(open);
    tests.runs += agreement == Agreement::Exact;
    undefined += agreement == Agreement::Undefined;
    if (agreement == Agreement::None && !obstacle)
      obstacle = std::move(why);
  }

  std::string reasonOfNone() const {
    if (obstacle)
      return reasonText(*obstacle);
    if (undefined == 0)
      return "time";
    return "the source has undefined behavior on each of " +
           std::to_string(undefined) + " inputs";
  }

  const Function &source, &target;
  Space space;
  const unsigned wanted;
  refine::Countdown time;
  std::mt19937_64 random;
  std::set<Space::Point> tried;
  Tests tests;
  unsigned undefined = 0;         ///< The inputs with `Agreement::Undefined`.
  std::optional<Reason> obstacle; ///< Why an input shows nothing.
};

} // namespace

Tests test(const Function &source, const Function &target,
           const RefineOptions &options, unsigned wanted, double seconds) {
  return Tester(source, target, options, wanted, seconds).run();
}

} // namespace palindrome::replay
