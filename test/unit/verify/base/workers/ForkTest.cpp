// A process that does not outlive the one that started it.

#include "verify/base/workers/Fork.h"
#include <csignal>
#include <gtest/gtest.h>
#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace palindrome;

TEST(ForkTest, ReturnsAsForkDoes) {
  pid_t child = forkWithParent();
  ASSERT_GE(child, 0);
  if (child == 0)
    _exit(7);
  int status = 0;
  ASSERT_EQ(waitpid(child, &status, 0), child);
  EXPECT_TRUE(WIFEXITED(status));
  EXPECT_EQ(WEXITSTATUS(status), 7);
}

// The grandchild has the only end of the pipe that is written to, and does
// nothing until it is killed.
TEST(ForkTest, TheProcessEndsWithItsParent) {
  int ends[2];
  ASSERT_EQ(pipe(ends), 0);
  pid_t child = fork();
  ASSERT_GE(child, 0);
  if (child == 0) {
    close(ends[0]);
    if (forkWithParent() == 0) {
      (void)!write(ends[1], "x", 1);
      while (true)
        pause();
    }
    close(ends[1]);
    while (true)
      pause();
  }
  close(ends[1]);
  char text;
  EXPECT_EQ(read(ends[0], &text, 1), 1) << "the grandchild runs";
  pollfd closed = {ends[0], POLLIN, 0};
  EXPECT_EQ(poll(&closed, 1, /*timeout=*/100), 0) << "and goes on";
  kill(child, SIGKILL);
  EXPECT_EQ(waitpid(child, nullptr, 0), child);
  EXPECT_EQ(poll(&closed, 1, /*timeout=*/10'000), 1) << "until its parent ends";
  EXPECT_TRUE(closed.revents & POLLHUP);
  close(ends[0]);
}
