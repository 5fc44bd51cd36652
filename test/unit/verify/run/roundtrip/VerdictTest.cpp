// The orders of verdicts.

#include "palindrome/Verify.h"
#include <gtest/gtest.h>

using namespace palindrome;

TEST(VerdictTest, WhatIsDifferentOutweighsAllElse) {
  for (size_t i = 0; i != numVerdicts; ++i) {
    SCOPED_TRACE(verdictName(Verdict(i)).str());
    bool isDifferent = Verdict(i) == Verdict::Different;
    EXPECT_EQ(outweighs(Verdict::Different, Verdict(i)), !isDifferent);
    EXPECT_FALSE(outweighs(Verdict(i), Verdict::Different));
    EXPECT_FALSE(outweighs(Verdict(i), Verdict(i)));
  }
}

TEST(VerdictTest, TheLaterOutweighsTheEarlier) {
  EXPECT_TRUE(outweighs(Verdict::Refined, Verdict::Equivalent));
  EXPECT_FALSE(outweighs(Verdict::Equivalent, Verdict::Refined));
  EXPECT_TRUE(outweighs(Verdict::Unknown, Verdict::Tested));
  EXPECT_TRUE(outweighs(Verdict::PassError, Verdict::Unknown));
  EXPECT_FALSE(outweighs(Verdict::Unknown, Verdict::PassError));
}

TEST(VerdictTest, NamesAreFoundAgain) {
  for (size_t i = 0; i != numVerdicts; ++i)
    EXPECT_EQ(findVerdict(verdictName(Verdict(i))), Verdict(i));
  EXPECT_EQ(findVerdict("no-verdict"), std::nullopt);
}
