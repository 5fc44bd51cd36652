// Tries inputs that often tell functions apart, in an order that is the same
// each time: all at their plainest, then one or two dimensions at another, then
// mixtures.

#include "verify/refine/replay/Attempt.h"
#include "verify/refine/replay/Space.h"
#include "llvm/Support/MathExtras.h"
#include <chrono>

using namespace llvm;

namespace palindrome::replay {
namespace {

/// Spaces up to this size are tried throughout.
constexpr uint64_t kSmallSpace = 1 << 12;
constexpr unsigned kMixtures = 1 << 16;
/// Of A, for a witness that is tried; one that is found is confirmed by replay.
constexpr Limits kTried = {1 << 10, 2000};

class Searcher {
  using Clock = std::chrono::steady_clock;

public:
  Reason why;
  std::optional<OpenCase> open;

  Searcher(const Function &a, const Function &b, const RefineOptions &options,
           double seconds)
      : a(a), b(b), space(a, b, options),
        end(Clock::now() + std::chrono::duration_cast<Clock::duration>(
                               std::chrono::duration<double>(seconds))) {}

  std::optional<Counterexample> run() {
    if (!space.build(why))
      return std::nullopt;
    Space::Point point(space.dimensions());
    (void)(attemptAt(point) || ones(point) || pairs(point) || mixtures(point));
    return found;
  }

private:
  /// Tries all but the first of a dimension; true to stop.
  template <typename Attempt>
  bool along(Space::Point &point, size_t dimension, Attempt attempt) {
    for (unsigned value = 1; value < space.size(dimension); ++value) {
      point[dimension] = value;
      if (attempt())
        return true;
    }
    point[dimension] = 0;
    return false;
  }

  bool ones(Space::Point &point) {
    for (size_t i = 0; i != point.size(); ++i)
      if (along(point, i, [&] { return attemptAt(point); }))
        return true;
    return false;
  }

  bool pairs(Space::Point &point) {
    for (size_t i = 0; i != point.size(); ++i)
      for (size_t j = i + 1; j != point.size(); ++j)
        if (along(point, i, [&] {
              return along(point, j, [&] { return attemptAt(point); });
            }))
          return true;
    return false;
  }

  bool mixtures(Space::Point &point) {
    uint64_t all = 1;
    for (size_t i = 0; i != point.size(); ++i)
      all = SaturatingMultiply<uint64_t>(all, space.size(i));
    if (all <= kSmallSpace) {
      for (uint64_t number = 0; number != all; ++number) {
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
    uint64_t state = 0x9e3779b97f4a7c15;
    for (unsigned tries = 0; tries != kMixtures; ++tries) {
      for (size_t i = 0; i != point.size(); ++i) {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        // Half of the dimensions stay plain.
        point[i] = state >> 63 ? 0 : (state >> 11) % space.size(i);
      }
      if (attemptAt(point))
        return true;
    }
    return false;
  }

  /// True to stop: a counterexample is found, or time is over.
  bool attemptAt(const Space::Point &point) {
    Witness witness = space.witness(point);
    std::optional<OpenCase> *wanted = open ? nullptr : &open;
    if (attempt(a, b, witness, kTried, why, wanted))
      found = confirm(a, b, witness, why);
    return found || Clock::now() > end;
  }

  const Function &a, &b;
  Space space;
  Clock::time_point end;
  std::optional<Counterexample> found;
};

} // namespace

std::optional<Counterexample> search(const Function &a, const Function &b,
                                     const RefineOptions &options,
                                     double seconds, Reason *why,
                                     std::optional<OpenCase> *open) {
  Searcher searcher(a, b, options, seconds);
  auto found = searcher.run();
  if (why)
    *why = searcher.why;
  if (open)
    *open = std::move(searcher.open);
  return found;
}

} // namespace palindrome::replay
