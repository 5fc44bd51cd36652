// What is found in a process of its own, and what is not since that crashed.

#include "verify/run/lowering/Apart.h"
#include <cstdlib>
#include <gtest/gtest.h>

using namespace palindrome;

TEST(FindApart, CrashesAreNoResult) {
  EXPECT_FALSE(
      lowering::findApart([]() -> WrongLowering { std::abort(); }, 10));
}

TEST(FindApart, ResultsComeBack) {
  auto find = [] {
    WrongLowering wrong;
    wrong.what = "memory";
    wrong.ops = {"arith.addi of int", "scf.for"};
    wrong.passes = {"convert-scf-to-cf"};
    wrong.module = "module {\n}";
    wrong.arguments = {"[1, 2]", ""};
    return wrong;
  };
  std::optional<WrongLowering> found = lowering::findApart(find, 10);
  ASSERT_TRUE(found);
  EXPECT_EQ(found->what, find().what);
  EXPECT_EQ(found->ops, find().ops);
  EXPECT_EQ(found->passes, find().passes);
  EXPECT_EQ(found->module, find().module);
  EXPECT_EQ(found->arguments, find().arguments);
  EXPECT_EQ(found->textFor("@f"), "// palindrome run --interpret --entry f "
                                  "smallest.mlir -- '[1, 2]' ''\n"
                                  "module {\n}\n");
}
