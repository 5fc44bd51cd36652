// Integers of which bits or orders are known.

#include "test/unit/verify/judge/refine/lockstep/Support.h"

namespace palindrome::refine {
namespace {

constexpr const char *disjoint = R"(
define i64 @x(i64 %v) {
  %a = and i64 %v, 1
- %s = add i64 %a, 2
+ %s = or disjoint i64 %a, 2
  ret i64 %s
}
)";

TEST(LockstepBits, AreDisjointInSums) {
  EXPECT_TRUE(isProvedAtOnce(disjoint));
  expectNone(disjoint,
             {{"%v, 1", "%v, 3"}, {"add i64 %a, 2", "add i64 %a, 4"}});
}

constexpr const char *multiple = R"(
declare void @g(i64)
define void @x(i64 %n, i64 %m) {
  br label %head
head:
  %i = phi i64 [ 0, %0 ], [ %j, %head ]
  %a = and i64 %m, 7
- %s = add i64 %i, %a
+ %s = or disjoint i64 %i, %a
  call void @g(i64 %s)
  %j = add i64 %i, 8
  %c = icmp ult i64 %j, %n
  br i1 %c, label %head, label %end
end:
  ret void
}
)";

TEST(LockstepBits, AreZeroInMultiples) {
  EXPECT_TRUE(isProvedAtOnce(multiple));
  expectNone(
      multiple,
      {{"[ 0, %0 ]", "[ 1, %0 ]"}, {"%i, 8", "%i, 4"}, {"%m, 7", "%m, 15"}});
}

constexpr const char *wide = R"(
define i64 @x(i64 %v) {
  %a = and i64 %v, 1020
- %t = trunc i64 %a to i16
- %s = lshr i16 %t, 3
- %r = zext i16 %s to i64
+ %r = lshr i64 %a, 3
  ret i64 %r
}
)";

TEST(LockstepBits, AreNotLostInTruncations) {
  EXPECT_TRUE(isProvedAtOnce(wide));
  expectNone(
      wide, {{"%v, 1020", "%v, 131068"}, {"lshr i64 %a, 3", "lshr i64 %a, 2"}});
}

// The truncation is poison where the target says that it loses nothing.
TEST(LockstepBits, AreNotPromisedByTheTarget) {
  EXPECT_EQ(provedOf(R"(
define i64 @x(i64 %v) {
- %r = and i64 %v, 65535
+ %t = trunc nuw i64 %v to i16
+ %r = zext i16 %t to i64
  ret i64 %r
}
define i64 @y(i64 %v) {
- ret i64 %v
+ %t = trunc nuw i64 %v to i16
+ %r = zext i16 %t to i64
+ ret i64 %r
}
)"),
            std::vector<std::string>());
}

constexpr const char *greater = R"(
define i64 @x(i64 %v, i64 %w) {
  %c = icmp ugt i64 %w, %v
  br i1 %c, label %less, label %more
less:
  ret i64 0
more:
- %r = sub i64 %v, %w
+ %r = sub nuw i64 %v, %w
  ret i64 %r
}
)";

TEST(LockstepBits, AreNotBorrowedFromWhatIsGreater) {
  EXPECT_TRUE(isProvedAtOnce(greater));
  expectNone(greater, {{"icmp ugt", "icmp sgt"}, {"sub nuw", "sub nsw"}});
}

constexpr const char *product = R"(
define i32 @x(i8 %v, i32 %w) {
  %a = zext i8 %v to i32
  %b = lshr i32 %w, 1
- %r = mul nsw i32 %a, %b
+ %r = mul nuw nsw i32 %a, %b
  ret i32 %r
}
)";

TEST(LockstepBits, AreNotCarriedInProducts) {
  EXPECT_TRUE(isProvedAtOnce(product));
  expectNone(product, {{"%b = lshr", "%b = ashr"}, {"mul nsw", "mul"}});
}

constexpr const char *least = R"(
define i32 @x(i32 %v) {
- %c = icmp sgt i32 %v, 0
- %r = select i1 %c, i32 0, i32 %v
+ %r = call i32 @llvm.smin.i32(i32 %v, i32 0)
  ret i32 %r
}
)";

TEST(LockstepBits, AreOfTheLesserNumber) {
  EXPECT_TRUE(isProvedAtOnce(least));
  EXPECT_TRUE(isProvedAtOnce(changed(
      changed(least, "i32 0, i32 %v", "i32 %v, i32 0"), "smin", "smax")));
  expectNone(least, {{"smin", "smax"},
                     {"smin", "umin"},
                     {"sgt i32 %v, 0", "sgt i32 %v, 1"},
                     {"call i32 @llvm", "call range(i32 -9, 1) i32 @llvm"}});
}

constexpr const char *condition = R"(
define i32 @x(i32 %v, i1 %c) {
- %z = zext i1 %c to i32
- %r = sub nsw i32 %v, %z
+ %z = sext i1 %c to i32
+ %r = add nsw i32 %v, %z
  ret i32 %r
}
)";

TEST(LockstepBits, AreOfAConditionInSums) {
  EXPECT_TRUE(isProvedAtOnce(condition));
  expectNone(
      condition,
      {{"sub nsw", "sub"}, {"add nsw", "add nuw"}, {"sext i1", "zext i1"}});
}

constexpr const char *converted = R"(
define double @x(i32 %v) {
  %w = zext i32 %v to i64
- %r = uitofp i64 %w to double
+ %r = uitofp i32 %v to double
  ret double %r
}
)";

TEST(LockstepBits, AreConvertedAsTheyAre) {
  EXPECT_TRUE(isProvedAtOnce(converted));
  expectNone(converted,
             {{"zext i32", "sext i32"}, {"uitofp i32", "sitofp i32"}});
}

} // namespace
} // namespace palindrome::refine
