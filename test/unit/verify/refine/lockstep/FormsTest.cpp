// Operations that have one form: elements that were inserted, and choices.

#include "test/unit/verify/refine/lockstep/Support.h"

namespace palindrome::refine {
namespace {

constexpr const char *ofStruct = R"(
define double @x({ double, double } %s, double %a, double %b) {
- %r = insertvalue { double, double } %s, double %a, 0
- %t = insertvalue { double, double } %r, double %b, 1
- %u = extractvalue { double, double } %t, 0
- ret double %u
+ ret double %a
}
)";

constexpr const char *ofVector = R"(
define i32 @x(<2 x i32> %v, i32 %a) {
- %w = insertelement <2 x i32> %v, i32 %a, i32 1
- %u = extractelement <2 x i32> %w, i32 0
+ %u = extractelement <2 x i32> %v, i32 0
  ret i32 %u
}
)";

TEST(LockstepForms, ElementsAreWhatWasInserted) {
  EXPECT_TRUE(isProvedAtOnce(ofStruct));
  expectNone(ofStruct,
             {{"%t, 0", "%t, 1"}, {"+ ret double %a", "+ ret double %b"}});
  EXPECT_TRUE(isProvedAtOnce(ofVector));
  expectNone(ofVector, {{"%w, i32 0", "%w, i32 1"},
                        {"+ %u = extractelement <2 x i32> %v, i32 0",
                         "+ %u = extractelement <2 x i32> %v, i32 1"}});
  // No element: poison, which the target may not return in place of %a.
  EXPECT_FALSE(isProved(R"(
define i32 @x(<2 x i32> %v, i32 noundef %a, i32 %n) {
  %w = insertelement <2 x i32> %v, i32 %a, i32 1
- %u = extractelement <2 x i32> %w, i32 1
+ %u = extractelement <2 x i32> %w, i32 2
  ret i32 %u
}
)"));
}

constexpr const char *narrowed = R"(
define i32 @x(i8 %x, i1 %c) {
- %w = zext i8 %x to i32
- %r = select i1 %c, i32 %w, i32 7
+ %s = select i1 %c, i8 %x, i8 7
+ %r = zext i8 %s to i32
  ret i32 %r
}
)";

constexpr const char *asCondition = R"(
define i1 @x(i8 %x, i8 %y) {
  %c = icmp eq i8 %x, 1
  %l = and i8 %x, 15
  %d = icmp ne i8 %l, 0
- %r = select i1 %c, i1 false, i1 %d
+ %n = xor i1 %c, true
+ %r = and i1 %n, %d
  ret i1 %r
}
)";

TEST(LockstepForms, NumbersAreChosenBeforeTheyAreExtended) {
  EXPECT_TRUE(isProvedAtOnce(narrowed));
  expectNone(narrowed, {{"i32 %w, i32 7", "i32 %w, i32 263"},
                        {"i8 %x, i8 7", "i8 7, i8 %x"},
                        {"+ %r = zext", "+ %r = sext"}});
}

TEST(LockstepForms, ConditionsAreChosenByOneThatIsPoisonToo) {
  EXPECT_TRUE(isProvedAtOnce(asCondition));
  // %y may be poison where %x is not.
  expectNone(asCondition, {{"and i8 %x, 15", "and i8 %y, 15"},
                           {"%l = and i8 %x, 15", "%l = add nuw i8 %x, 15"},
                           {"i1 false, i1 %d", "i1 true, i1 %d"},
                           {"+ %r = and", "+ %r = or"}});
}

constexpr const char *rotated = R"(
declare i64 @llvm.fshl.i64(i64, i64, i64)
define i64 @x(i64 %x, i64 %y) {
- %a = shl i64 %x, 45
- %b = lshr i64 %y, 19
- %r = or i64 %a, %b
+ %r = call i64 @llvm.fshl.i64(i64 %x, i64 %y, i64 109)
  ret i64 %r
}
)";

TEST(LockstepForms, FunnelShiftsAreTwoShifts) {
  EXPECT_TRUE(isProvedAtOnce(rotated));
  expectNone(rotated, {{"i64 109", "i64 108"},
                       {"lshr i64 %y, 19", "ashr i64 %y, 19"},
                       {"i64 %x, i64 %y, i64 109", "i64 %y, i64 %x, i64 109"},
                       {"+ %r = call i64", "+ %r = call range(i64 0, 9) i64"}});
  // By no bits it is one operand, but poison where the other one is.
  EXPECT_FALSE(isProved(R"(
declare i64 @llvm.fshl.i64(i64, i64, i64)
define i64 @x(i64 %x, i64 %y) {
- ret i64 %x
+ %r = call i64 @llvm.fshl.i64(i64 %x, i64 %y, i64 64)
+ ret i64 %r
}
)"));
}

} // namespace
} // namespace palindrome::refine
