// Tests that a signal ends a pool, and not the process.

#include "verify/base/workers/Interrupt.h"
#include "verify/base/workers/WorkerPool.h"
#include "gtest/gtest.h"
#include <unistd.h>

using namespace palindrome;

TEST(Interrupt, EndsAPool) {
  // What runs the tests may ignore it, and the guard would leave it so.
  std::signal(SIGHUP, SIG_DFL);
  for (int signal : {SIGINT, SIGTERM, SIGHUP}) {
    std::vector<size_t> delivered;
    {
      InterruptGuard guard;
      EXPECT_EQ(interruptSignal(), 0);
      WorkerLimits limits;
      limits.workers = 2;
      // Without the signal, the second job would not end.
      runInWorkers(
          4, limits,
          [](size_t job) {
            if (job == 1)
              pause();
            return std::to_string(job);
          },
          [&](size_t job, const JobOutcome &outcome) {
            delivered.push_back(job);
            EXPECT_EQ(outcome.text, std::to_string(job));
            if (job == 0)
              raise(signal);
          });
      EXPECT_EQ(interruptSignal(), signal);
    }
    EXPECT_EQ(interruptSignal(), 0);
    ASSERT_FALSE(delivered.empty());
    EXPECT_EQ(delivered.front(), 0u);
    for (size_t job : delivered)
      EXPECT_NE(job, 1u);
  }
}

TEST(Interrupt, AnIgnoredHangupStaysSo) {
  auto *before = std::signal(SIGHUP, SIG_IGN);
  {
    InterruptGuard guard;
    raise(SIGHUP);
    EXPECT_EQ(interruptSignal(), 0);
    EXPECT_TRUE(isHangupIgnored());
  }
  EXPECT_TRUE(isHangupIgnored());
  std::signal(SIGHUP, before);
  EXPECT_EQ(isHangupIgnored(), before == SIG_IGN);
}

TEST(Interrupt, ResultsThatWaitAreDelivered) {
  InterruptGuard guard;
  WorkerLimits limits;
  limits.workers = 2;
  std::vector<size_t> delivered;
  // The first job ends this process' wait once the others have ended.
  runInWorkers(
      3, limits,
      [parent = getpid()](size_t job) {
        if (job == 2)
          kill(parent, SIGINT);
        if (job == 1)
          return std::string();
        for (;;)
          pause();
      },
      [&](size_t job, const JobOutcome &) { delivered.push_back(job); });
  EXPECT_EQ(delivered, std::vector<size_t>{1});
}

TEST(Interrupt, StopsWhenItIsAsked) {
  std::vector<size_t> delivered;
  WorkerLimits limits;
  runInWorkers(
      limits, [](size_t) { return true; }, [](size_t) { return std::string(); },
      [&](size_t job, const JobOutcome &) { delivered.push_back(job); },
      [&] { return delivered.size() == 3; });
  EXPECT_EQ(delivered.size(), 3u);
}

TEST(Interrupt, AWorkerIsEndedAsBefore) {
  InterruptGuard guard;
  WorkerLimits limits;
  std::vector<JobOutcome> outcomes;
  runInWorkers(
      1, limits,
      [](size_t) {
        raise(SIGTERM);
        return std::string();
      },
      [&](size_t, JobOutcome outcome) {
        outcomes.push_back(std::move(outcome));
      });
  ASSERT_EQ(outcomes.size(), 1u);
  EXPECT_EQ(outcomes[0].kind, JobOutcome::Kind::Crashed);
  EXPECT_EQ(interruptSignal(), 0);
}
