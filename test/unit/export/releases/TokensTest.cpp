#include "export/releases/Tokens.h"
#include <gtest/gtest.h>

namespace palindrome::releases {
namespace {

using Texts = std::vector<llvm::StringRef>;

TEST(Tokens, NamesHaveTheirSigilsAndQuotes) {
  EXPECT_EQ(tokensOf(R"(store i32 %"a b", ptr @"splat (", !dbg !7)"),
            (Texts{"store", "i32", R"(%"a b")", ",", "ptr", R"(@"splat (")",
                   ",", "!dbg", "!7"}));
}

TEST(Tokens, FieldsAndLabelsHaveTheirColons) {
  EXPECT_EQ(tokensOf("entry:\n!DILocation(line: 3)"),
            (Texts{"entry:", "!DILocation", "(", "line:", "3", ")"}));
}

TEST(Tokens, CommentsAreNone) {
  EXPECT_EQ(tokensOf("ret void ; splat (i32 1)\n}"),
            (Texts{"ret", "void", "}"}));
  EXPECT_EQ(tokensOf(R"(c"a;b" ; "c)"), (Texts{"c", R"("a;b")"}));
}

TEST(Tokens, NumbersAreWhole) {
  EXPECT_EQ(tokensOf("<4 x float> -1.5e+01"),
            (Texts{"<", "4", "x", "float", ">", "-1.5e", "+", "01"}));
}

} // namespace
} // namespace palindrome::releases
