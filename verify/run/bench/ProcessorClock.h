// A clock of processor time, for times of microseconds.

#ifndef PALINDROME_VERIFY_RUN_BENCH_PROCESSORCLOCK_H
#define PALINDROME_VERIFY_RUN_BENCH_PROCESSORCLOCK_H

#include <algorithm>
#include <cstdint>
#include <ctime>

namespace palindrome::bench {

/// Measures the processor time that all threads of this process use. What other
/// processes do meanwhile does not count.
class ProcessorClock {
public:
  ProcessorClock() {
    constexpr unsigned tries = 100;
    ownNanoseconds = INT64_MAX;
    for (unsigned i = 0; i != tries; ++i) {
      int64_t start = now();
      ownNanoseconds = std::min(ownNanoseconds, now() - start);
    }
  }

  static int64_t now() {
    timespec time = {};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return int64_t(time.tv_sec) * 1'000'000'000 + time.tv_nsec;
  }

  /// The seconds since `start`, without the time that the clock takes itself,
  /// which is that of copying a small function.
  double since(int64_t start) const {
    int64_t taken = now() - start - ownNanoseconds;
    return double(std::max<int64_t>(taken, 0)) * 1e-9;
  }

private:
  int64_t ownNanoseconds;
};

} // namespace palindrome::bench

#endif // PALINDROME_VERIFY_RUN_BENCH_PROCESSORCLOCK_H
