// Tests the ends of a job and of all jobs together, which nested pools heed.

#include "verify/base/workers/WorkerPool.h"
#include <chrono>
#include <gtest/gtest.h>
#include <string>
#include <thread>
#include <vector>

using namespace palindrome;
using Clock = std::chrono::steady_clock;
using Kind = JobOutcome::Kind;

static void workFor(int count) {
  std::this_thread::sleep_for(std::chrono::milliseconds(count));
}

TEST(JobEnd, WhatIsNotDoneAtTheEndHasNoResult) {
  WorkerLimits limits;
  limits.end = Clock::now() + std::chrono::milliseconds(500);
  limits.timeoutSeconds = 60;
  std::vector<Kind> kinds;
  std::string interim, text;
  auto start = Clock::now();
  runInWorkers(
      100, limits,
      [](size_t index) {
        if (index == 2) {
          setInterimResult("half");
          workFor(60000);
        }
        return std::string("done");
      },
      [&](size_t index, JobOutcome outcome) {
        EXPECT_EQ(index, kinds.size());
        kinds.push_back(outcome.kind);
        if (index == 2) {
          interim = outcome.interim;
          text = outcome.text;
        }
      });
  EXPECT_LT(Clock::now() - start, std::chrono::seconds(30));
  ASSERT_EQ(kinds.size(), 100u);
  EXPECT_EQ(kinds[0], Kind::Done);
  EXPECT_EQ(kinds[1], Kind::Done);
  for (size_t index = 2; index != 100; ++index)
    EXPECT_EQ(kinds[index], Kind::TimedOut);
  EXPECT_EQ(interim, "half");
  // It did not have the time of its own limit.
  EXPECT_EQ(text.find("60 s"), std::string::npos) << text;
}

TEST(JobEnd, AnEndInThePastLetsNothingBegin) {
  WorkerLimits limits;
  limits.end = Clock::now();
  unsigned late = 0;
  runInWorkers(
      3, limits, [](size_t) { return std::string("done"); },
      [&](size_t, JobOutcome outcome) {
        late += outcome.kind == Kind::TimedOut;
      });
  EXPECT_EQ(late, 3u);
}

/// How a job ends that suspends its limit and works for `milliseconds`.
/// The text that it returns ends with `filling` zeros.
static JobOutcome suspend(bool holdsThroughout, int milliseconds,
                          size_t filling = 0) {
  WorkerLimits limits;
  limits.timeoutSeconds = 1;
  limits.holdsThroughout = holdsThroughout;
  JobOutcome result;
  runInWorkers(
      1, limits,
      [&](size_t) {
        suspendTimeLimit();
        workFor(milliseconds);
        return (jobEnd() ? "limited" : "free") + std::string(filling, '0');
      },
      [&](size_t, JobOutcome outcome) { result = std::move(outcome); });
  return result;
}

TEST(JobEnd, IsKnownWhereTheLimitHoldsThroughout) {
  EXPECT_FALSE(jobEnd());
  EXPECT_EQ(suspend(false, 1300).text, "free");
  // The job may still return what it has.
  EXPECT_EQ(suspend(true, 1300).text, "limited");
  EXPECT_EQ(suspend(true, 60000).kind, Kind::TimedOut);
}

// The parent looks at the clock again and again while it receives the text.
TEST(JobEnd, IsSuspendedUntilTheResultHasArrived) {
  constexpr size_t large = 64 << 20;
  for (bool holdsThroughout : {false, true})
    EXPECT_EQ(suspend(holdsThroughout, 1300, large).kind, Kind::Done);
}

TEST(JobEnd, HoldsForThePoolsOfAJob) {
  WorkerLimits outer;
  outer.timeoutSeconds = 0.5;
  outer.holdsThroughout = true;
  std::string text;
  runInWorkers(
      1, outer,
      [](size_t) {
        suspendTimeLimit();
        WorkerLimits inner;
        inner.timeoutSeconds = 60;
        inner.end = jobEnd();
        unsigned done = 0;
        runInWorkers(
            3, inner,
            [](size_t index) {
              workFor(index == 0 ? 0 : 60000);
              // A worker of an inner pool has no such limit of its own.
              return std::string(jobEnd() ? "limited" : "free");
            },
            [&](size_t, JobOutcome outcome) {
              done += outcome.kind == Kind::Done && outcome.text == "free";
            });
        return std::to_string(done) + " of 3";
      },
      [&](size_t, JobOutcome outcome) { text = outcome.text; });
  EXPECT_EQ(text, "1 of 3");
}
