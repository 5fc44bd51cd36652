// The names that a misspelt word is taken for.

#include "verify/base/io/Nearest.h"
#include <gtest/gtest.h>

using namespace palindrome;

static const std::vector<std::string> commands = {"import", "export", "verify",
                                                  "refine", "report"};

TEST(Nearest, FewWrongLetters) {
  EXPECT_EQ(nearestName("improt", commands), "import");
  EXPECT_EQ(nearestName("VERIFI", commands), "verify");
  EXPECT_EQ(nearestName("refin", commands), "refine");
  EXPECT_EQ(nearestName("jbos", {"jobs"}), "jobs");
}

TEST(Nearest, ManyWrongLetters) {
  EXPECT_EQ(nearestName("optimise", commands), "");
  EXPECT_EQ(nearestName("tcsh", {"bash", "fish", "zsh"}), "");
  EXPECT_EQ(nearestName("x", commands), "");
  EXPECT_EQ(nearestName("", commands), "");
  EXPECT_EQ(nearestName("import", {}), "");
}

TEST(Nearest, Beginning) {
  EXPECT_EQ(nearestName("ver", commands), "verify");
  // The shortest of several.
  EXPECT_EQ(nearestName("load", {"load-extension", "load-dialect"}),
            "load-dialect");
}

TEST(Nearest, Text) {
  EXPECT_EQ(didYouMean("improt", commands), " (did you mean 'import'?)");
  EXPECT_EQ(didYouMean("jbos", {"jobs"}, "--"), " (did you mean '--jobs'?)");
  EXPECT_EQ(didYouMean("nothing-like-it", commands), "");
}
