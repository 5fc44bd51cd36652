// The jobs that a worker is to run, in memory that it shares with its parent: a
// worker that ends a short job need not wait until its parent gets a processor.

#ifndef PALINDROME_VERIFY_BASE_WORKERS_JOBQUEUE_H
#define PALINDROME_VERIFY_BASE_WORKERS_JOBQUEUE_H

#include <array>
#include <atomic>
#include <cstdint>
#include <optional>

namespace palindrome {

/// A queue of job numbers. The worker takes the first ones; only the parent
/// adds to it, and it may take back the last one. Neither waits for the other.
class JobQueue {
public:
  /// The most jobs that a worker may have to do, the running one included: with
  /// files of a kilobyte, those of some milliseconds.
  static constexpr unsigned depth = 32;

  /// Empties the queue, while no worker uses it.
  void clear() { bounds = 0; }

  /// Appends a job; the worker must have fewer than `depth`.
  void push(uint64_t job) {
    uint64_t old = bounds;
    jobs[endOf(old) % jobs.size()] = job;
    while (!bounds.compare_exchange_weak(old,
                                         pack(firstOf(old), endOf(old) + 1))) {
    }
  }

  /// Takes the first job; none if the queue is empty.
  std::optional<uint64_t> takeFirst() {
    uint64_t old = bounds;
    while (firstOf(old) != endOf(old))
      // The parent uses the place of this job again only after the worker has
      // taken further ones, since there is room for twice `depth` jobs.
      if (bounds.compare_exchange_weak(old, pack(firstOf(old) + 1, endOf(old))))
        return jobs[firstOf(old) % jobs.size()].load();
    return std::nullopt;
  }

  /// Takes back the last job; none if the queue is empty.
  std::optional<uint64_t> takeLast() {
    uint64_t old = bounds;
    while (firstOf(old) != endOf(old))
      if (bounds.compare_exchange_weak(old, pack(firstOf(old), endOf(old) - 1)))
        return jobs[(endOf(old) - 1) % jobs.size()].load();
    return std::nullopt;
  }

private:
  /// The place of the first job, and that after the last one, as one number, so
  /// that both change at once. They only grow, but for `takeLast`.
  static uint64_t pack(uint32_t first, uint32_t end) {
    return uint64_t(first) << 32 | end;
  }
  static uint32_t firstOf(uint64_t bounds) { return uint32_t(bounds >> 32); }
  static uint32_t endOf(uint64_t bounds) { return uint32_t(bounds); }

  std::atomic<uint64_t> bounds{0};
  std::array<std::atomic<uint64_t>, 2 * depth> jobs{};
};

} // namespace palindrome

#endif // PALINDROME_VERIFY_BASE_WORKERS_JOBQUEUE_H
