// Choices: the source has an outcome for each, the target for one of them.

#include "test/unit/verify/judge/refine/interpret/Support.h"

using namespace palindrome::refine;
using namespace palindrome::interpret::test;

namespace {

using Outcomes = std::set<std::string>;

TEST(ChoicesTest, FreezeOfPoisonIsEachValue) {
  EXPECT_EQ(
      runAsSource("define i2 @f() { %x = freeze i2 poison ret i2 %x }"),
      (Outcomes{"returns 0", "returns 1", "returns 2 (-2)", "returns 3 (-1)"}));
}

TEST(ChoicesTest, FreezeIsOneValue) {
  EXPECT_EQ(runAsSource("define i2 @f() { %x = freeze i2 undef "
                        "%y = xor i2 %x, %x ret i2 %y }"),
            Outcomes{"returns 0"});
}

TEST(ChoicesTest, WideFreezeIsNotEnumerated) {
  EXPECT_EQ(runAsSource("define i32 @f() { %x = freeze i32 undef ret i32 %x }"),
            Outcomes{"returns any value"});
}

TEST(ChoicesTest, UndefStaysUndef) {
  EXPECT_EQ(runAsSource("define i8 @f() { %x = add i8 undef, 1 ret i8 %x }"),
            Outcomes{"returns undef"});
}

TEST(ChoicesTest, PartlyUndefIsEnumerated) {
  EXPECT_EQ(runAsSource("define i8 @f() { %x = and i8 undef, 1 ret i8 %x }"),
            (Outcomes{"returns 0", "returns 1"}));
}

// Each use of a value computed from undef may observe another value, which
// poison over-approximates.
TEST(ChoicesTest, SecondUseOfUndefIsAnything) {
  EXPECT_EQ(runAsSource("define i8 @f() { %x = and i8 undef, 1 "
                        "%y = sub i8 %x, %x ret i8 %y }"),
            Outcomes{"returns poison"});
}

TEST(ChoicesTest, BranchOnUndefIsUndefined) {
  const char *text = "define i8 @f() { br i1 undef, label %x, label %y "
                     "x: ret i8 1 y: ret i8 2 }";
  EXPECT_EQ(runAsSource(text),
            Outcomes{"has undefined behavior: branch on undef"});
  EXPECT_EQ(runAsTarget(text), "has undefined behavior: branch on undef");
}

TEST(ChoicesTest, NaNResultsAreNotDetermined) {
  const char *text = "define half @f() { %x = fdiv half 0.0, 0.0 "
                     "ret half %x }";
  EXPECT_EQ(runAsSource(text), Outcomes{"returns any NaN"});
  EXPECT_EQ(runAsTarget(text), "returns NaN (0x7E00)");
}

TEST(ChoicesTest, NoSignedZerosIsAChoice) {
  EXPECT_EQ(runAsSource("define half @f() { %x = fmul nsz half 1.0, 0.0 "
                        "ret half %x }"),
            (Outcomes{"returns 0 (0x0)", "returns -0 (0x8000)"}));
}

TEST(ChoicesTest, MallocMayFail) {
  EXPECT_EQ(runAsSource("declare ptr @malloc(i64) "
                        "define i1 @f() { %p = call ptr @malloc(i64 4) "
                        "%x = icmp eq ptr %p, null ret i1 %x }"),
            (Outcomes{"returns 0", "returns 1"}));
}

TEST(ChoicesTest, TheTargetChoosesOnce) {
  EXPECT_EQ(runAsTarget("define i8 @f() { %x = freeze i8 poison ret i8 %x }"),
            "returns 0");
}

} // namespace
