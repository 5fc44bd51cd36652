// Searches for a counterexample among the witnesses of a Space, in an order
// that is the same each time: all dimensions at their simplest value, then one
// or two of them at another, then mixtures. One at another value is tried where
// all pointers are the same as well.

#include "verify/judge/refine/replay/Attempt.h"
#include "verify/judge/refine/replay/Space.h"
#include "verify/judge/refine/witness/Countdown.h"
#include "llvm/Support/MathExtras.h"
#include <random>

using namespace llvm;

namespace palindrome::replay {
namespace {

/// A space of up to this many points is tried exhaustively.
constexpr uint64_t smallSpace = 1 << 12;
/// The random points that are tried of a larger one.
constexpr unsigned mixtures = 1 << 16;
/// The limits for a witness that is tried; one that is found is confirmed with
/// the usual ones.
constexpr Limits searchLimits = {1 << 10, 2000, 0};

class Searcher {
public:
  Reason why;
  std::optional<OpenCase> open;

  Searcher(const Function &source, const Function &target,
           const RefineOptions &options, double seconds)
      : source(source), target(target), space(source, target, options),
        time(seconds) {}

  std::optional<Refutation> run() {
    if (!space.build(why))
      return std::nullopt;
    Space::Point point(space.dimensions()), aliased = space.aliased();
    (void)(attemptAt(point) || tryOnes(point) ||
           (aliased != point && (attemptAt(aliased) || tryOnes(aliased))) ||
           tryPairs(point) || tryMixtures(point));
    return found;
  }

private:
  // Each of these returns true when the search is over.

  /// Calls `attempt` with the dimension at each value but the one that it has.
  template <typename Attempt>
  bool along(Space::Point &point, size_t dimension, Attempt attempt) {
    const unsigned before = point[dimension];
    for (unsigned value = 0; value < space.size(dimension); ++value) {
      point[dimension] = value;
      if (value != before && attempt())
        return true;
    }
    point[dimension] = before;
    return false;
  }

  bool tryOnes(Space::Point &point) {
    for (size_t i = 0; i != point.size(); ++i)
      if (along(point, i, [&] { return attemptAt(point); }))
        return true;
    return false;
  }

  bool tryPairs(Space::Point &point) {
    for (size_t i = 0; i != point.size(); ++i)
      for (size_t j = i + 1; j != point.size(); ++j)
        if (along(point, i, [&] {
              return along(point, j, [&] { return attemptAt(point); });
            }))
          return true;
    return false;
  }

  bool tryAll(Space::Point &point, uint64_t count) {
    for (uint64_t number = 0; number != count; ++number) {
      uint64_t rest = number;
      for (size_t i = 0; i != point.size(); ++i) {
        point[i] = rest % space.size(i);
        rest /= space.size(i);
      }
      if (attemptAt(point))
        return true;
    }
    return false;
  }

  bool tryMixtures(Space::Point &point) {
    uint64_t count = 1;
    for (size_t i = 0; i != point.size(); ++i)
      count = SaturatingMultiply<uint64_t>(count, space.size(i));
    if (count <= smallSpace)
      return tryAll(point, count);
    // The sequence is to be the same each time. The standard fixes that of this
    // generator, but not that of its distributions.
    // NOLINTNEXTLINE(bugprone-random-generator-seed)
    std::mt19937_64 random;
    for (unsigned tries = 0; tries != mixtures; ++tries) {
      for (size_t i = 0; i != point.size(); ++i) {
        // Half of the dimensions stay at their simplest value.
        uint64_t number = random();
        point[i] = number >> 63 ? 0 : number % space.size(i);
      }
      if (attemptAt(point))
        return true;
    }
    return false;
  }

  bool attemptAt(const Space::Point &point) {
    Witness witness = space.witness(point);
    std::optional<OpenCase> *wanted = open ? nullptr : &open;
    if (attempt(source, target, witness, searchLimits, why, wanted))
      found = confirm(source, target, witness, why);
    return found || time.isOver();
  }

  const Function &source, &target;
  Space space;
  refine::Countdown time;
  std::optional<Refutation> found;
};

} // namespace

std::optional<Refutation> search(const Function &source, const Function &target,
                                 const RefineOptions &options, double seconds,
                                 Reason *why, std::optional<OpenCase> *open) {
  Searcher searcher(source, target, options, seconds);
  auto found = searcher.run();
  if (why)
    *why = searcher.why;
  if (open)
    *open = std::move(searcher.open);
  return found;
}

} // namespace palindrome::replay
