// What a process group prints is kept, and how it ended is known.

#include "verify/base/execute/Capture.h"
#include "gtest/gtest.h"
#include <csignal>
#include <unistd.h>

using namespace palindrome::execute;

static Capture shell(const std::string &command, CaptureOptions options = {}) {
  return llvm::cantFail(
      capture([&]() -> Ending { becomeShell(command); }, options));
}

TEST(Capture, KeepsBothOutputsAndTheStatus) {
  Capture ran = shell("echo out; echo err >&2; exit 5");
  EXPECT_EQ(ran.output, "out\n");
  EXPECT_EQ(ran.errors, "err\n");
  EXPECT_EQ(ran.ending.kind, Ending::Kind::Exited);
  EXPECT_EQ(ran.ending.status, 5);
  EXPECT_FALSE(ran.hasReturned);
}

TEST(Capture, KnowsSignalsAndLimits) {
  Capture died = shell("kill -ABRT $$");
  EXPECT_EQ(died.ending.kind, Ending::Kind::Died);
  EXPECT_EQ(died.ending.status, SIGABRT);
  EXPECT_EQ(died.ending.text, "SIGABRT");

  CaptureOptions options;
  options.timeoutSeconds = 0.2;
  Capture late = shell("echo early; sleep 100", options);
  EXPECT_EQ(late.ending.kind, Ending::Kind::TimedOut);
  EXPECT_EQ(late.output, "early\n");

  options = {};
  options.fileBytes = 1000;
  Capture large = shell("exec cat /dev/zero", options);
  EXPECT_EQ(large.ending.kind, Ending::Kind::Died);
  EXPECT_EQ(large.ending.status, SIGXFSZ);
  EXPECT_EQ(large.output.size(), 1000u);
}

TEST(Capture, EndsWhatIsLeftOfTheGroup) {
  Capture ran = shell("sleep 1000 & echo $!");
  pid_t left = 0;
  ASSERT_FALSE(llvm::StringRef(ran.output).trim().getAsInteger(10, left));
  ASSERT_GT(left, 0);
  // It may take a moment until its new parent has waited for it.
  for (unsigned tries = 0; tries != 100 && kill(left, 0) == 0; ++tries) {
    std::string state = shell("sed 's/.*) //' /proc/" + ran.output).output;
    if (state.empty() || state[0] == 'Z')
      return;
    usleep(10000);
  }
  EXPECT_NE(kill(left, 0), 0);
}

TEST(Capture, ReadsTheInput) {
  EXPECT_EQ(shell("cat").output, "");
  CaptureOptions options;
  options.inputPath = "/proc/self/comm";
  EXPECT_NE(shell("cat", options).output, "");
  options.inputPath = "/no/such/file";
  auto none = capture([]() -> Ending { _exit(0); }, options);
  ASSERT_FALSE(none);
  EXPECT_EQ(llvm::toString(none.takeError()),
            "cannot read /no/such/file: No such file or directory");
}

// A body that starts a process itself returns how that ended.
TEST(Capture, TakesOverTheEndingOfTheBody) {
  auto ran = llvm::cantFail(capture(
      [] {
        return Ending{Ending::Kind::Died, SIGSEGV, "SIGSEGV (of another)"};
      },
      {}));
  EXPECT_TRUE(ran.hasReturned);
  EXPECT_EQ(ran.ending.kind, Ending::Kind::Died);
  EXPECT_EQ(ran.ending.status, SIGSEGV);
  EXPECT_EQ(ran.ending.text, "SIGSEGV (of another)");
}
