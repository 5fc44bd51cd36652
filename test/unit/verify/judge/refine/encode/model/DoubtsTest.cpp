// What is inexact: the first doubt of each kind is kept, with its kind.

#include "verify/judge/refine/encode/model/Doubts.h"
#include <gtest/gtest.h>

namespace palindrome::encode {
namespace {

TEST(DoubtsTest, ThereAreNoneAtFirst) {
  Doubts doubts;
  doubts.mark(Exact, "add");
  EXPECT_FALSE(doubts.unsupported());
  EXPECT_FALSE(doubts.ofProofs());
  EXPECT_FALSE(doubts.ofCounterexamples());
}

TEST(DoubtsTest, TheFirstUnsupportedConstructIsKept) {
  Doubts doubts;
  doubts.setUnsupported("callbr");
  doubts.setUnsupported("indirectbr");
  ASSERT_TRUE(doubts.unsupported());
  EXPECT_EQ(doubts.unsupported()->kind, ReasonKind::Unsupported);
  EXPECT_EQ(doubts.unsupported()->what, "callbr");
  EXPECT_FALSE(doubts.ofProofs());
}

TEST(DoubtsTest, EitherDirectionIsKept) {
  Doubts doubts;
  doubts.mark(Over, "sin");
  doubts.mark(Under, "reassoc");
  doubts.mark(Over, "cos");
  ASSERT_TRUE(doubts.ofCounterexamples());
  EXPECT_EQ(doubts.ofCounterexamples()->kind, ReasonKind::Approximated);
  EXPECT_EQ(doubts.ofCounterexamples()->what, "sin");
  ASSERT_TRUE(doubts.ofProofs());
  EXPECT_EQ(doubts.ofProofs()->kind, ReasonKind::Approximated);
  EXPECT_EQ(doubts.ofProofs()->what, "reassoc");
}

} // namespace
} // namespace palindrome::encode
