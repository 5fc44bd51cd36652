// Processor time, in which all limits of the prover are stated: what a pair may
// take does not depend on what else runs on the machine.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_WITNESS_COUNTDOWN_H
#define PALINDROME_VERIFY_JUDGE_REFINE_WITNESS_COUNTDOWN_H

#include <ctime>

namespace palindrome::refine {

/// The processor time that the calling thread has used, in seconds.
inline double processorSeconds() {
  timespec used = {};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &used);
  return double(used.tv_sec) + double(used.tv_nsec) * 1e-9;
}

/// Measures the processor time of the thread that makes it.
class Stopwatch {
public:
  double elapsed() const { return processorSeconds() - start; }

private:
  double start = processorSeconds();
};

/// Counts down from a number of seconds.
class Countdown {
public:
  explicit Countdown(double seconds) : seconds(seconds) {}
  /// Negative once the time is over.
  double left() const { return seconds - stopwatch.elapsed(); }
  bool isOver() const { return left() <= 0; }
  /// Whether the time is over, for loops that ask often: looks at the clock,
  /// which takes a call of the system, once in some calls.
  bool isRoughlyOver() {
    constexpr unsigned period = 32;
    isKnownOver = isKnownOver || (++calls % period == 0 && isOver());
    return isKnownOver;
  }

private:
  double seconds;
  unsigned calls = 0;
  bool isKnownOver = false;
  Stopwatch stopwatch;
};

} // namespace palindrome::refine

#endif // PALINDROME_VERIFY_JUDGE_REFINE_WITNESS_COUNTDOWN_H
