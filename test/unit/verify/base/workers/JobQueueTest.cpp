// Tests the queue that a worker and its parent share, and what the pool makes
// of it: an idle worker gets jobs that another one has not begun.

#include "verify/base/workers/JobQueue.h"
#include "verify/base/workers/Fork.h"
#include "verify/base/workers/WorkerPool.h"
#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <cstdlib>
#include <gtest/gtest.h>
#include <new>
#include <numeric>
#include <sys/mman.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>
#include <vector>

using namespace palindrome;

TEST(JobQueue, TheFirstAndTheLastAreTaken) {
  JobQueue queue;
  EXPECT_FALSE(queue.takeFirst());
  EXPECT_FALSE(queue.takeLast());
  for (uint64_t job : {7, 8, 9})
    queue.push(job);
  EXPECT_EQ(queue.takeFirst(), 7u);
  EXPECT_EQ(queue.takeLast(), 9u);
  queue.push(10);
  EXPECT_EQ(queue.takeFirst(), 8u);
  EXPECT_EQ(queue.takeFirst(), 10u);
  EXPECT_FALSE(queue.takeFirst());
  EXPECT_FALSE(queue.takeLast());
  queue.push(11);
  queue.clear();
  EXPECT_FALSE(queue.takeFirst());
}

/// What two processes share in a test.
struct Shared {
  static constexpr uint64_t count = 200'000;
  JobQueue queue;
  std::atomic<uint64_t> done{0};
  /// How often each job was taken from either end.
  std::array<std::atomic<uint8_t>, count> taken{}, takenBack{};
};

TEST(JobQueue, EachJobIsTakenOnceByEitherSide) {
  void *memory = mmap(nullptr, sizeof(Shared), PROT_READ | PROT_WRITE,
                      MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  ASSERT_NE(memory, MAP_FAILED);
  auto *shared = new (memory) Shared;
  pid_t worker = forkWithParent();
  ASSERT_GE(worker, 0);
  if (worker == 0) {
    uint64_t last = 0;
    bool isInOrder = true;
    while (shared->done < Shared::count)
      if (std::optional<uint64_t> job = shared->queue.takeFirst()) {
        isInOrder &= *job >= last;
        last = *job;
        ++shared->taken[*job];
        ++shared->done;
      }
    _exit(isInOrder ? 0 : 1);
  }
  for (uint64_t job = 0; job != Shared::count; ++job) {
    while (job - shared->done >= JobQueue::depth)
      std::this_thread::yield();
    shared->queue.push(job);
    if (job % 3 != 0)
      continue;
    if (std::optional<uint64_t> last = shared->queue.takeLast()) {
      ++shared->takenBack[*last];
      ++shared->done;
    }
  }
  int status = 0;
  ASSERT_EQ(waitpid(worker, &status, 0), worker);
  EXPECT_EQ(status, 0);
  uint64_t sum = 0, sumOfOther = 0;
  for (uint64_t job = 0; job != Shared::count; ++job) {
    ASSERT_EQ(shared->taken[job] + shared->takenBack[job], 1) << job;
    sum += shared->taken[job];
    sumOfOther += shared->takenBack[job];
  }
  EXPECT_NE(sum, 0u);
  EXPECT_NE(sumOfOther, 0u);
  munmap(memory, sizeof(Shared));
}

/// Runs jobs in two workers; returns their numbers in the order of their ends.
static std::vector<size_t> runInTwo(size_t count,
                                    llvm::function_ref<std::string(size_t)> job,
                                    size_t &crashes) {
  WorkerLimits limits;
  limits.workers = 2;
  std::vector<size_t> ended;
  runUnordered(count, limits, job, [&](size_t index, JobOutcome outcome) {
    ended.push_back(index);
    crashes += outcome.kind == JobOutcome::Kind::Crashed;
    if (outcome.kind == JobOutcome::Kind::Done) {
      EXPECT_EQ(outcome.text, std::to_string(index));
    }
  });
  return ended;
}

TEST(JobQueue, NoJobWaitsForALongOneWhileAWorkerIsIdle) {
  size_t crashes = 0;
  std::vector<size_t> ended = runInTwo(
      2 * JobQueue::depth,
      [](size_t index) {
        std::this_thread::sleep_for(
            std::chrono::milliseconds(index == 0 ? 1500 : 1));
        return std::to_string(index);
      },
      crashes);
  ASSERT_EQ(ended.size(), 2 * JobQueue::depth);
  EXPECT_EQ(ended.back(), 0u);
  EXPECT_EQ(crashes, 0u);
}

TEST(JobQueue, WhatIsBehindACrashIsDone) {
  size_t crashes = 0;
  std::vector<size_t> ended = runInTwo(
      100,
      [](size_t index) {
        if (index % 10 == 0)
          _Exit(3);
        return std::to_string(index);
      },
      crashes);
  std::sort(ended.begin(), ended.end());
  std::vector<size_t> expected(100);
  std::iota(expected.begin(), expected.end(), 0);
  EXPECT_EQ(ended, expected);
  EXPECT_EQ(crashes, 10u);
}

TEST(JobQueue, EachJobHasItsOwnTime) {
  // Several results may arrive at once.
  WorkerLimits limits;
  double all = 0;
  runUnordered(
      50, limits,
      [](size_t index) {
        std::this_thread::sleep_for(std::chrono::milliseconds(4));
        return std::to_string(index);
      },
      [&](size_t, const JobOutcome &outcome) {
        EXPECT_GE(outcome.seconds, 0.004);
        all += outcome.seconds;
      });
  EXPECT_GE(all, 0.2);
}
