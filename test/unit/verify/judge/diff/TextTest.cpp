// Tests the comparison of printed modules without names, order and spelling.

#include "verify/judge/diff/Text.h"
#include <gtest/gtest.h>

using namespace palindrome::diff;

namespace {

TEST(Text, NamesOrderAndCommentsAreLeftOut) {
  EXPECT_TRUE(sameWords("a\nb c\n", "b c\na\n"));
  EXPECT_TRUE(
      sameWords("  %x = add i32 %y, 1\n", "  %0 = add i32 %\"a b\", 1\n"));
  EXPECT_TRUE(sameWords("entry:    ; preds = %a, %b\n", "7:  ; preds = %c\n"));
  EXPECT_TRUE(sameWords("\"a b\":\n", "x:\n"));
  EXPECT_TRUE(sameWords("  phi i32 [ 1, %a ], [ 2, %b ]\n",
                        "  phi i32 [ 2, %c ], [ 1, %d ]\n"));
  EXPECT_TRUE(sameWords("  ret void, !dbg !1, !x !2\n",
                        "  ret void, !x !9, !dbg !8\n"));
  EXPECT_TRUE(sameWords("define void @f() #0 {\n", "define void @f() #3 {\n"));
  EXPECT_TRUE(
      sameWords("source_filename = \"a\"\n", "source_filename = \"b\"\n"));
}

TEST(Text, AddressesAreStruck) {
  EXPECT_EQ(withoutAddresses("%\"type 0x55a2b2e0c5c0\" x 0x12"),
            "%\"type \" x 0x12");
  EXPECT_EQ(withoutAddresses("[ \"x\"(metadata <0x55c6acc001a0>) ]"),
            "[ \"x\"(metadata <>) ]");
  EXPECT_EQ(withoutAddresses("double 0x3FF0000000000000"),
            "double 0x3FF0000000000000");
}

TEST(Text, EverythingElseCounts) {
  EXPECT_FALSE(sameWords("  %x = add i32 %y, 1\n", "  %x = add i32 %y, 2\n"));
  EXPECT_FALSE(
      sameWords("  %x = add nsw i32 %y, 1\n", "  %x = add i32 %y, 1\n"));
  EXPECT_FALSE(sameWords("  call void @f()\n", "  call void @g()\n"));
  EXPECT_FALSE(sameWords("  ret void, !dbg !1\n", "  ret void\n"));
  EXPECT_FALSE(sameWords("!0 = !{!\"a\"}\n", "!0 = !{!\"b\"}\n"));
  EXPECT_FALSE(sameWords("!0 = !{}\n", "!0 = distinct !{}\n"));
  EXPECT_FALSE(sameWords("!a = !{!0}\n", "!b = !{!0}\n"));
  EXPECT_FALSE(
      sameWords("@g = global i32 0\n", "@g = global i32 0, align 4\n"));
  EXPECT_FALSE(sameWords("@s = constant [2 x i8] c\"; \"\n",
                         "@s = constant [2 x i8] c\";;\"\n"));
  // The same words, on different lines.
  EXPECT_FALSE(
      sameWords("  ret i32 1\n  ret i64 2\n", "  ret i32 2\n  ret i64 1\n"));
  // An additional line, and a repeated one.
  EXPECT_FALSE(sameWords("  ret void\n", "  ret void\n  ret void\n"));
}

TEST(Text, TheFirstDifferentLines) {
  auto [a, b] =
      firstDifferentLines("x\ny 1\nz\n", "z\ny 2\nx\n", /*words=*/true);
  EXPECT_EQ(a, "y 1");
  EXPECT_EQ(b, "y 2");
  std::tie(a, b) = firstDifferentLines("x\ny\n", "x\nw\n", /*words=*/false);
  EXPECT_EQ(a, "y");
  EXPECT_EQ(b, "w");
}

} // namespace
