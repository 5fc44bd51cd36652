// A process apart ends as it does, and its crash is reported.

#include "verify/base/workers/Apart.h"
#include "verify/base/io/Phase.h"
#include "llvm/Support/raw_ostream.h"
#include <csignal>
#include <cstdlib>
#include <gtest/gtest.h>
#include <unistd.h>

using namespace palindrome;

namespace {
constexpr int crashStatus = 7;

/// Goes on in a process apart, and there runs `action`.
template <typename Action> void runApart(Action action) {
  if (!goOnApart([](const CrashApart &crash) {
        llvm::errs() << crash.describe("program") << '\n';
        return crashStatus;
      }))
    _exit(1);
  takeFaultsApart();
  action();
}

TEST(ApartDeathTest, TheProcessEndsAsTheOneApart) {
  EXPECT_EXIT(runApart([] { _exit(3); }), testing::ExitedWithCode(3), "");
  EXPECT_EXIT(runApart([] { raise(SIGTERM); }),
              testing::KilledBySignal(SIGTERM), "");
  EXPECT_EXIT(runApart([] { raise(SIGKILL); }),
              testing::KilledBySignal(SIGKILL), "");
}

TEST(ApartDeathTest, ACrashIsReportedByThePhase) {
  auto isCrash = testing::ExitedWithCode(crashStatus);
  EXPECT_EXIT(runApart([] { abort(); }), isCrash,
              "program: error: crashed \\(SIGABRT\\)");
  EXPECT_EXIT(runApart([] {
                Phase outer("a.bc", "the import crashed");
                Phase inner("a.bc", "LLVM crashed");
                raise(SIGSEGV);
              }),
              isCrash, "a.bc: error: LLVM crashed \\(SIGSEGV\\)");
  EXPECT_EXIT(runApart([] {
                Phase outer("a.bc", "the import crashed");
                {
                  Phase inner("a.bc", "LLVM crashed");
                }
                abort();
              }),
              isCrash, "a.bc: error: the import crashed \\(SIGABRT\\)");
}
} // namespace
