// What differs in two runs is named by its line.

#include "verify/run/settle/RunDifference.h"
#include <gtest/gtest.h>

using namespace palindrome;
using execute::Capture;
using settle::findDifference;

static Capture printing(std::string output, std::string errors = "") {
  Capture capture;
  capture.output = std::move(output);
  capture.errors = std::move(errors);
  return capture;
}

TEST(RunDifference, NamesTheFirstLine) {
  auto find = [](std::string before, std::string now) {
    return findDifference(printing(std::move(before)), printing(std::move(now)))
        .value_or("");
  };
  EXPECT_EQ(find("a\nb\n", "a\nb\n"), "");
  EXPECT_EQ(find("", ""), "");
  EXPECT_EQ(find("a\nb\n", "a\nc\n"),
            "line 2 of stdout is \"c\", and was \"b\"");
  EXPECT_EQ(find("a\nb\n", "a\n"),
            "line 2 of stdout is missing, and was \"b\\0A\"");
  EXPECT_EQ(find("a\n", "a\nb"), "line 2 of stdout is \"b\", and was missing");
  EXPECT_EQ(find("a\n", "a"), "line 1 of stdout is \"a\", and was \"a\\0A\"");
  EXPECT_EQ(find("\n\n", "\n"),
            "line 2 of stdout is missing, and was \"\\0A\"");
  EXPECT_EQ(find(std::string(500, 'x') + "1" + std::string(500, 'y'),
                 std::string(500, 'x') + "2" + std::string(500, 'y')),
            "line 1 of stdout is \"..." + std::string(40, 'x') + "2" +
                std::string(39, 'y') + "...\", and was \"..." +
                std::string(40, 'x') + "1" + std::string(39, 'y') + "...\"");
}

TEST(RunDifference, StdoutComesFirstAndTheEndLast) {
  EXPECT_EQ(findDifference(printing("a", "b"), printing("a", "c")),
            "line 1 of stderr is \"c\", and was \"b\"");
  Capture died = printing("b", "c");
  died.ending = {execute::Ending::Kind::Died, 6, "SIGABRT"};
  EXPECT_EQ(findDifference(printing("a", "b"), died),
            "line 1 of stdout is \"b\", and was \"a\"; it dies by SIGABRT, and "
            "the original exits with status 0");
}
