// The path of a file becomes one word of a command.

#include "verify/base/io/ShellCommand.h"
#include <gtest/gtest.h>

using palindrome::commandFor;

TEST(ShellCommand, HasThePathInPlaceOfBracesOrAtTheEnd) {
  EXPECT_EQ(commandFor("cc {} -o {}.exe", "a.ll"), "cc a.ll -o a.ll.exe");
  EXPECT_EQ(commandFor("opt {}", "a.ll"), "opt a.ll");
  EXPECT_EQ(commandFor("opt", "a b.ll"), "opt 'a b.ll'");
  EXPECT_EQ(commandFor("opt", "it's.ll"), "opt 'it'\\''s.ll'");
  // What stands in the path is not replaced.
  EXPECT_EQ(commandFor("opt {}", "{}.ll"), "opt '{}.ll'");
}
