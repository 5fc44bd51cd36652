// The texts of reasons.

#include "palindrome/Refine.h"
#include <gtest/gtest.h>

using namespace palindrome;

TEST(Reason, IsPrintedWithItsDetails) {
  EXPECT_EQ(reasonText({ReasonKind::Time}), "time");
  EXPECT_EQ(reasonText({ReasonKind::GaveUp, "quantifiers"}),
            "gave up: quantifiers");
  EXPECT_EQ(reasonText({ReasonKind::NotReproduced}), "not reproduced");
  EXPECT_EQ(
      reasonText({ReasonKind::NotReproduced, "a run of the source matches"}),
      "not reproduced: a run of the source matches");
  EXPECT_EQ(reasonText({ReasonKind::Unsupported, "inline assembly"}),
            "unsupported: inline assembly");
}
