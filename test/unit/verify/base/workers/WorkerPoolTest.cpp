// Tests the worker pool with jobs that crash, hang, exhaust memory and overflow
// the stack: each affects its own outcome only.

#include "verify/base/workers/WorkerPool.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/raw_ostream.h"
#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <ctime>
#include <gtest/gtest.h>
#include <memory>
#include <sched.h>
#include <set>
#include <stdexcept>
#include <thread>
#include <unistd.h>
#include <vector>

using namespace palindrome;
using Kind = JobOutcome::Kind;

/// Runs `count` jobs and checks that the outcomes are delivered in order.
static std::vector<JobOutcome>
runAll(size_t count, const WorkerLimits &limits,
       llvm::function_ref<std::string(size_t)> job) {
  std::vector<JobOutcome> outcomes;
  runInWorkers(count, limits, job, [&](size_t index, JobOutcome outcome) {
    EXPECT_EQ(index, outcomes.size());
    outcomes.push_back(std::move(outcome));
  });
  EXPECT_EQ(outcomes.size(), count);
  return outcomes;
}

/// Runs `bad` as the second of three jobs and checks that the others succeed.
/// Returns the outcome of `bad`.
static JobOutcome runBetweenGood(const WorkerLimits &limits,
                                 llvm::function_ref<void()> bad) {
  std::vector<JobOutcome> outcomes = runAll(3, limits, [&](size_t index) {
    if (index == 1)
      bad();
    return "fine";
  });
  for (size_t good : {0, 2}) {
    EXPECT_EQ(outcomes[good].kind, Kind::Done);
    EXPECT_EQ(outcomes[good].text, "fine");
  }
  return outcomes[1];
}

static unsigned sleepMilliseconds(unsigned time) {
  std::this_thread::sleep_for(std::chrono::milliseconds(time));
  return time;
}

TEST(WorkerPool, NoJobs) {
  EXPECT_TRUE(runAll(0, {}, [](size_t) { return ""; }).empty());
}

/// The processors that this process may use, by their numbers.
static std::string listProcessors() {
  cpu_set_t allowed;
  CPU_ZERO(&allowed);
  EXPECT_EQ(sched_getaffinity(0, sizeof(allowed), &allowed), 0);
  std::string list;
  for (int processor = 0; processor != CPU_SETSIZE; ++processor)
    if (CPU_ISSET(processor, &allowed))
      list += std::to_string(processor) + " ";
  return list;
}

TEST(WorkerPool, PinnedWorkersKeepToOneProcessorEach) {
  std::string all = listProcessors();
  WorkerLimits limits;
  limits.workers = 2;
  limits.isPinned = true;
  limits.jobsPerWorker = 2;
  std::set<std::string> used;
  for (const JobOutcome &outcome : runAll(8, limits, [](size_t) {
         // Both workers get some of the jobs.
         sleepMilliseconds(20);
         return listProcessors();
       })) {
    EXPECT_EQ(llvm::StringRef(outcome.text).count(' '), 1U) << outcome.text;
    EXPECT_NE((" " + all).find(" " + outcome.text), std::string::npos);
    used.insert(outcome.text);
  }
  EXPECT_EQ(used.size(), std::min<size_t>(2, llvm::StringRef(all).count(' ')));
  EXPECT_EQ(listProcessors(), all);
}

TEST(WorkerPool, MoreWorkersThanJobs) {
  WorkerLimits limits;
  limits.workers = 8;
  auto outcomes =
      runAll(2, limits, [](size_t index) { return std::to_string(index); });
  EXPECT_EQ(outcomes[0].text, "0");
  EXPECT_EQ(outcomes[1].text, "1");
}

TEST(WorkerPool, ResultsComeInOrder) {
  WorkerLimits limits;
  limits.workers = 4;
  auto outcomes = runAll(200, limits, [](size_t index) {
    // The first job of every four takes the longest.
    sleepMilliseconds(4 - index % 4);
    return std::to_string(index);
  });
  for (size_t i = 0; i != outcomes.size(); ++i)
    EXPECT_EQ(outcomes[i].text, std::to_string(i));
}

TEST(WorkerPool, ResultsAreStreamed) {
  // The first result must be delivered long before the last job ends.
  auto start = std::chrono::steady_clock::now();
  std::vector<double> seconds;
  runInWorkers(
      2, {},
      [](size_t index) {
        sleepMilliseconds(index * 500);
        return "";
      },
      [&](size_t, JobOutcome) {
        std::chrono::duration<double> taken =
            std::chrono::steady_clock::now() - start;
        seconds.push_back(taken.count());
      });
  ASSERT_EQ(seconds.size(), 2u);
  EXPECT_GT(seconds[1] - seconds[0], 0.4);
}

TEST(WorkerPool, LargeAndBinaryResults) {
  auto outcomes = runAll(3, {}, [](size_t index) {
    std::string text(index << 22, '\0');
    return text + "\xff\n";
  });
  for (size_t i = 0; i != outcomes.size(); ++i) {
    EXPECT_EQ(outcomes[i].text.size(), (i << 22) + 2);
    EXPECT_EQ(outcomes[i].text.back(), '\n');
  }
}

TEST(WorkerPool, ManyFilesInOneWorker) {
  // All jobs of a worker run in the same process, one after the other.
  std::set<std::string> processes;
  for (JobOutcome &outcome :
       runAll(50, {}, [](size_t) { return std::to_string(getpid()); }))
    processes.insert(outcome.text);
  EXPECT_EQ(processes.size(), 1u);
  EXPECT_EQ(processes.count(std::to_string(getpid())), 0u);
}

TEST(WorkerPool, WorkersAreReplacedAfterSomeJobs) {
  WorkerLimits limits;
  limits.jobsPerWorker = 10;
  std::set<std::string> processes;
  for (JobOutcome &outcome :
       runAll(50, limits, [](size_t) { return std::to_string(getpid()); }))
    processes.insert(outcome.text);
  EXPECT_EQ(processes.size(), 5u);
}

/// Allocates and touches `megabytes`, and does not free them.
static void eat(size_t megabytes) {
  for (size_t i = 0; i != megabytes; ++i) {
    auto *block = new volatile char[1 << 20];
    for (size_t at = 0; at < 1 << 20; at += 4096)
      block[at] = 1;
  }
}

TEST(WorkerPool, WorkersAreReplacedWhenTheyHaveGrown) {
  WorkerLimits limits;
  limits.recycleBytes = 200 << 20;
  std::set<std::string> processes;
  for (JobOutcome &outcome : runAll(4, limits, [](size_t) {
         eat(210);
         return std::to_string(getpid());
       }))
    processes.insert(outcome.text);
  EXPECT_EQ(processes.size(), 4u);
}

TEST(WorkerPool, Segfault) {
  JobOutcome outcome = runBetweenGood({}, [] { raise(SIGSEGV); });
  EXPECT_EQ(outcome.kind, Kind::Crashed);
  EXPECT_EQ(outcome.text, "SIGSEGV");
}

TEST(WorkerPool, NullAccessInAStage) {
  JobOutcome outcome = runBetweenGood({}, [] {
    setWorkerStage("export");
    volatile int *volatile null = nullptr;
    *null = 1;
  });
  EXPECT_EQ(outcome.kind, Kind::Crashed);
  EXPECT_EQ(outcome.text, "SIGSEGV in export");
}

TEST(WorkerPool, AnEpitaphIsPartOfTheReason) {
  setEpitaphWriter([](char *text, size_t size, bool) {
    (void)snprintf(text, size, "an op");
  });
  JobOutcome outcome = runBetweenGood({}, [] {
    setWorkerStage("export");
    raise(SIGSEGV);
  });
  setEpitaphWriter(nullptr);
  EXPECT_EQ(outcome.text, "SIGSEGV in an op");
  EXPECT_EQ(outcome.epitaph, "an op");
  EXPECT_EQ(outcome.stage, "export");
}

TEST(WorkerPool, AStageEndsWithItsJob) {
  auto outcomes = runAll(2, {}, [](size_t index) {
    if (index == 1)
      raise(SIGSEGV);
    setWorkerStage("import");
    return "";
  });
  EXPECT_EQ(outcomes[1].text, "SIGSEGV");
}

TEST(WorkerPool, LongStage) {
  JobOutcome outcome = runBetweenGood({}, [] {
    setWorkerStage(std::string(1000, 'x'));
    raise(SIGILL);
  });
  EXPECT_EQ(outcome.text, "SIGILL in " + std::string(63, 'x'));
}

TEST(WorkerPool, AbortSaysItsLastWords) {
  JobOutcome outcome = runBetweenGood({}, [] {
    llvm::errs() << "assertion failed\n  in a test\n";
    abort();
  });
  EXPECT_EQ(outcome.kind, Kind::Crashed);
  EXPECT_EQ(outcome.text, "SIGABRT: assertion failed; in a test");
}

TEST(WorkerPool, FatalErrorInLLVM) {
  JobOutcome outcome = runBetweenGood({}, [] {
    llvm::errs() << "noise of before\n";
    setWorkerStage("parse");
    llvm::report_fatal_error("cannot go on");
  });
  EXPECT_EQ(outcome.kind, Kind::Crashed);
  EXPECT_EQ(outcome.text, "SIGABRT in parse: cannot go on");
}

TEST(WorkerPool, NoiseOfAnEarlierJobIsNotBlamed) {
  auto outcomes = runAll(2, {}, [](size_t index) {
    if (index == 1)
      abort();
    llvm::errs() << "a warning\n";
    return "";
  });
  EXPECT_EQ(outcomes[1].text, "SIGABRT");
}

TEST(WorkerPool, EndlessNoiseDoesNoHarm) {
  JobOutcome outcome = runBetweenGood({}, [] {
    std::string line(1 << 20, 'x');
    for (int i = 0; i != 100; ++i)
      llvm::errs() << line;
    llvm::errs().clear_error();
  });
  EXPECT_EQ(outcome.kind, Kind::Done);
}

TEST(WorkerPool, Exit) {
  JobOutcome outcome = runBetweenGood({}, [] { _exit(7); });
  EXPECT_EQ(outcome.kind, Kind::Crashed);
  EXPECT_EQ(outcome.text, "exit with status 7");
}

TEST(WorkerPool, KilledFromOutside) {
  JobOutcome outcome = runBetweenGood({}, [] { raise(SIGKILL); });
  EXPECT_EQ(outcome.kind, Kind::Crashed);
  EXPECT_EQ(outcome.text,
            "SIGKILL: killed from outside, perhaps for want of memory");
}

TEST(WorkerPool, AJobThatIsKilledFromOutsideRunsAgain) {
  for (int signal : {SIGHUP, SIGINT, SIGTERM, SIGKILL}) {
    char name[] = "/tmp/palindrome-pool-XXXXXX";
    close(mkstemp(name));
    // The first run removes the file.
    JobOutcome outcome = runBetweenGood({}, [&] {
      if (unlink(name) == 0)
        raise(signal);
    });
    EXPECT_EQ(outcome.kind, Kind::Done) << signal;
  }
}

/// Recurses deeper than any stack allows, in a way that the compiler cannot
/// turn into a loop.
static int recurse(volatile char *outer, size_t depth) {
  volatile char frame[1024];
  frame[0] = *outer;
  return depth ? recurse(frame, depth - 1) + frame[0] : 0;
}

TEST(WorkerPool, StackOverflow) {
  JobOutcome outcome = runBetweenGood({}, [] {
    volatile char first = 0;
    recurse(&first, size_t(1) << 40);
  });
  EXPECT_EQ(outcome.kind, Kind::Crashed);
  EXPECT_EQ(outcome.text, "SIGSEGV: stack overflow");
}

TEST(WorkerPool, Timeout) {
  WorkerLimits limits;
  limits.timeoutSeconds = 0.3;
  auto start = std::chrono::steady_clock::now();
  JobOutcome outcome = runBetweenGood(limits, [] {
    setWorkerStage("import");
    for (volatile bool forever = true; forever;)
      sleepMilliseconds(50);
  });
  std::chrono::duration<double> taken =
      std::chrono::steady_clock::now() - start;
  EXPECT_EQ(outcome.kind, Kind::TimedOut);
  EXPECT_EQ(outcome.text.find("no result after "), 0u) << outcome.text;
  EXPECT_NE(outcome.text.find(" s in import"), std::string::npos);
  EXPECT_GE(taken.count(), 0.3);
  EXPECT_LT(taken.count(), 10);
}

TEST(WorkerPool, ALimitOfProcessorTimeIgnoresWaiting) {
  WorkerLimits limits;
  limits.isProcessorTime = true;
  limits.timeoutSeconds = 0.3;
  auto outcomes = runAll(1, limits, [](size_t) {
    sleepMilliseconds(600);
    return "fine";
  });
  EXPECT_EQ(outcomes[0].kind, Kind::Done);
  // What an earlier job of the same worker used does not count.
  outcomes = runAll(3, limits, [](size_t index) {
    clock_t start = clock();
    double seconds = index == 2 ? 60 : 0.2;
    while (double(clock() - start) / CLOCKS_PER_SEC < seconds) {
    }
    return "fine";
  });
  EXPECT_EQ(outcomes[0].kind, Kind::Done);
  EXPECT_EQ(outcomes[1].kind, Kind::Done);
  EXPECT_EQ(outcomes[2].kind, Kind::TimedOut);
  // Nobody waits forever.
  outcomes = runAll(1, limits, [](size_t) {
    sleepMilliseconds(60000);
    return "";
  });
  EXPECT_EQ(outcomes[0].kind, Kind::TimedOut);
}

TEST(WorkerPool, AHangDoesNotHoldUpTheOthers) {
  // While one job hangs, the other worker runs all others.
  WorkerLimits limits;
  limits.workers = 2;
  limits.timeoutSeconds = 1;
  auto start = std::chrono::steady_clock::now();
  auto outcomes = runAll(100, limits, [](size_t index) {
    sleepMilliseconds(index == 0 ? 60000 : 5);
    return "";
  });
  std::chrono::duration<double> taken =
      std::chrono::steady_clock::now() - start;
  EXPECT_EQ(outcomes[0].kind, Kind::TimedOut);
  for (size_t i = 1; i != outcomes.size(); ++i)
    EXPECT_EQ(outcomes[i].kind, Kind::Done);
  EXPECT_LT(taken.count(), 10);
}

TEST(WorkerPool, OutOfMemory) {
  WorkerLimits limits;
  limits.memoryBytes = 64 << 20;
  JobOutcome outcome = runBetweenGood(limits, [] {
    setWorkerStage("import");
    eat(1 << 20);
  });
  EXPECT_EQ(outcome.kind, Kind::OutOfMemory);
  EXPECT_EQ(outcome.text, "out of memory in import (limit 64 MB)");
}

TEST(WorkerPool, AFaultWithoutMemoryLeftIsForWantOfIt) {
  WorkerLimits limits;
  limits.memoryBytes = 64 << 20;
  JobOutcome outcome = runBetweenGood(limits, [] {
    setWorkerStage("import");
    // As code that does not look at what `malloc` returns.
    for (volatile char *block;; *block = 1)
      block = static_cast<volatile char *>(malloc(1 << 20));
  });
  EXPECT_EQ(outcome.kind, Kind::OutOfMemory);
  EXPECT_EQ(outcome.text, "out of memory in import (limit 64 MB)");
}

/// Has the name of Z3's exception.
/// NOLINTNEXTLINE(readability-identifier-naming)
struct out_of_memory_error {};

TEST(WorkerPool, ExceptionsThatNobodyCatches) {
  WorkerLimits limits;
  auto kindOf = [&](auto job) { return runBetweenGood(limits, job).kind; };
  EXPECT_EQ(kindOf([] { throw out_of_memory_error(); }), Kind::OutOfMemory);
  EXPECT_EQ(kindOf([] { throw std::runtime_error("odd"); }), Kind::Crashed);
  // The stack of a thread is larger than this limit.
  limits.memoryBytes = 2 << 20;
  EXPECT_EQ(kindOf([] { std::thread([] {}).join(); }), Kind::OutOfMemory);
}

TEST(WorkerPool, TheInterimResultOutlivesTheJob) {
  WorkerLimits limits;
  limits.timeoutSeconds = 0.3;
  JobOutcome outcome = runBetweenGood(limits, [] {
    setInterimResult("first");
    setInterimResult("second");
    sleepMilliseconds(60000);
  });
  EXPECT_EQ(outcome.kind, Kind::TimedOut);
  EXPECT_EQ(outcome.interim, "second");

  outcome = runBetweenGood({}, [] {
    setInterimResult(std::string(1 << 20, 'x'));
    raise(SIGSEGV);
  });
  EXPECT_EQ(outcome.kind, Kind::Crashed);
  EXPECT_EQ(outcome.interim, std::string(1 << 20, 'x'));

  outcome = runBetweenGood({}, [] { setInterimResult("so far"); });
  EXPECT_EQ(outcome.text, "fine");
  EXPECT_EQ(outcome.interim, "");
}

TEST(WorkerPool, MemoryBelowTheLimit) {
  WorkerLimits limits;
  limits.memoryBytes = 256 << 20;
  JobOutcome outcome = runBetweenGood(limits, [] { eat(128); });
  EXPECT_EQ(outcome.kind, Kind::Done) << outcome.text;
}

TEST(WorkerPool, PeakMemoryIsThatOfTheLargestWorker) {
  auto job = [](size_t index) {
    if (index == 0)
      eat(300);
    return std::string();
  };
  uint64_t peak = runInWorkers(2, {}, job, [](size_t, JobOutcome) {});
  EXPECT_GT(peak, uint64_t(300) << 20);
  EXPECT_LT(peak, uint64_t(600) << 20);
  // The peak of a worker that crashed counts, too.
  peak = runInWorkers(
      1, {},
      [](size_t) {
        eat(300);
        abort();
        return "";
      },
      [](size_t, JobOutcome) {});
  EXPECT_GT(peak, uint64_t(300) << 20);
}

TEST(WorkerPool, EveryJobCrashes) {
  WorkerLimits limits;
  limits.workers = 2;
  for (JobOutcome &outcome :
       runAll(40, limits, [](size_t) -> std::string { abort(); }))
    EXPECT_EQ(outcome.kind, Kind::Crashed);
}

TEST(WorkerPool, WorkersDieWithTheirParent) {
  int pipes[2];
  ASSERT_EQ(pipe(pipes), 0);
  pid_t parent = fork();
  ASSERT_GE(parent, 0);
  if (parent == 0) {
    WorkerLimits limits;
    limits.workers = 2;
    runInWorkers(
        2, limits,
        [&](size_t) {
          if (write(pipes[1], "x", 1) != 1)
            _exit(1);
          sleepMilliseconds(60000);
          return "";
        },
        [](size_t, JobOutcome) {});
    _exit(0);
  }
  close(pipes[1]);
  char byte;
  for (int started = 0; started != 2; ++started)
    ASSERT_EQ(read(pipes[0], &byte, 1), 1);
  kill(parent, SIGTERM);
  // Ends when the last process that holds the other end has ended.
  alarm(30);
  EXPECT_EQ(read(pipes[0], &byte, 1), 0);
  alarm(0);
  close(pipes[0]);
  waitpid(parent, nullptr, 0);
}

TEST(WorkerPool, JobsOfAnOpenNumberAreDeliveredAsTheyEnd) {
  WorkerLimits limits;
  limits.workers = 2;
  limits.jobsPerWorker = 1;
  std::vector<size_t> order;
  size_t knownToWorkers = 0;
  std::vector<std::string> texts;
  runInWorkers(
      limits, [](size_t index) { return index < 4; },
      [&](size_t index) {
        if (index == 0)
          sleepMilliseconds(500);
        return std::to_string(knownToWorkers);
      },
      [&](size_t index, JobOutcome outcome) {
        EXPECT_EQ(outcome.kind, Kind::Done);
        order.push_back(index);
        texts.push_back(outcome.text);
        ++knownToWorkers;
      });
  EXPECT_EQ(order, (std::vector<size_t>{1, 2, 3, 0}));
  // A worker forked for one job has what the parent has learnt before.
  EXPECT_EQ(texts, (std::vector<std::string>{"0", "1", "2", "0"}));
}

TEST(WorkerPool, TheLimitOfTimeIsForEachCase) {
  WorkerLimits limits;
  limits.timeoutSeconds = 0.4;
  auto outcomes = runAll(2, limits, [](size_t index) {
    for (unsigned i = 0; i != 4; ++i) {
      beginCase("case " + std::to_string(i));
      sleepMilliseconds(index == 1 && i == 2 ? 60000 : 200);
    }
    return "fine";
  });
  EXPECT_EQ(outcomes[0].kind, Kind::Done);
  EXPECT_EQ(outcomes[0].lastCase, "");
  EXPECT_EQ(outcomes[1].kind, Kind::TimedOut);
  EXPECT_EQ(outcomes[1].lastCase, "case 2");
  EXPECT_FALSE(outcomes[1].stack.empty());
}

TEST(WorkerPool, ADeadWorkersCaseAndStackAreKnown) {
  for (int signal : {SIGSEGV, SIGABRT, SIGILL}) {
    JobOutcome outcome = runBetweenGood({}, [=] {
      beginCase("first");
      beginCase(std::string(100000, 'x'));
      raise(signal);
    });
    EXPECT_EQ(outcome.kind, Kind::Crashed);
    EXPECT_EQ(outcome.lastCase, std::string(64 << 10, 'x'));
    EXPECT_GT(outcome.stack.size(), 3u);
  }
}
