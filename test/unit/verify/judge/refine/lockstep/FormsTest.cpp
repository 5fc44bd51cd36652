// Operations that have one form: elements that were inserted, and choices.

#include "test/unit/verify/judge/refine/lockstep/Support.h"

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

constexpr const char *shuffled = R"(
define <2 x i8> @x(<2 x i8> %v, <2 x i8> %w, i8 %y) {
- %s = shufflevector <2 x i8> %v, <2 x i8> %v, <2 x i32> <i32 3, i32 0>
- %r = insertelement <2 x i8> %s, i8 %y, i32 1
+ %s = shufflevector <2 x i8> %v, <2 x i8> poison, <2 x i32> <i32 1, i32 0>
+ %r = insertelement <2 x i8> %s, i8 %y, i64 1
  ret <2 x i8> %r
}
)";

TEST(LockstepForms, AShuffleOfOneVector) {
  EXPECT_TRUE(isProvedAtOnce(shuffled));
  expectNone(shuffled, {{"%v, <2 x i8> %v", "%v, <2 x i8> %w"},
                        {"poison, <2 x i32> <i32 1, i32 0>",
                         "poison, <2 x i32> <i32 0, i32 0>"},
                        {"i8 %y, i64 1", "i8 %y, i64 0"}});
}

// -1 - %i is as many steps back.
constexpr const char *backwards = R"(
define i8 @x(ptr %p, i64 %n, i64 %i) {
- %d = sub i64 %n, %i
- %m = add i64 %d, -1
- %a = getelementptr inbounds nuw i8, ptr %p, i64 %m
+ %m = xor i64 %i, -1
+ %q = getelementptr i8, ptr %p, i64 %n
+ %a = getelementptr i8, ptr %q, i64 %m
  %x = load i8, ptr %a
  ret i8 %x
}
)";

TEST(LockstepForms, StepsBack) {
  EXPECT_TRUE(isProvedAtOnce(backwards));
  expectNone(backwards,
             {{"xor i64 %i, -1", "xor i64 %i, -2"},
              {"+ %a = getelementptr i8", "+ %a = getelementptr inbounds i8"},
              {"%d, -1", "%d, 1"}});
}

// The distance of two addresses of one object, which is no less than itself.
constexpr const char *distance = R"(
declare i64 @llvm.umin.i64(i64, i64)
define i64 @x(ptr %p, ptr %q, i64 %n) {
- %e = getelementptr inbounds nuw i8, ptr %p, i64 %n
- %a = ptrtoint ptr %e to i64
- %b = ptrtoint ptr %p to i64
- %d = sub i64 %a, %b
- %r = call noundef i64 @llvm.umin.i64(i64 %d, i64 %n)
- ret i64 %r
+ ret i64 %n
}
)";

TEST(LockstepForms, Distances) {
  EXPECT_TRUE(isProvedAtOnce(distance));
  expectNone(distance, {{"- %b = ptrtoint ptr %p", "- %b = ptrtoint ptr %q"},
                        {"nuw i8, ptr %p", "nuw i16, ptr %p"},
                        {"i64 %d, i64 %n", "i64 %d, i64 7"}});
  // The target must not be undefined more often.
  EXPECT_FALSE(isProved(R"(
declare i64 @llvm.umin.i64(i64, i64)
define i64 @x(i64 %n) {
- ret i64 %n
+ %r = call noundef i64 @llvm.umin.i64(i64 %n, i64 %n)
+ ret i64 %r
}
)"));
}

// As std::string copies what is between two pointers.
constexpr const char *switchedOnDistance = R"(
declare void @g(i64)
define void @x(ptr %p, ptr %q, i64 %n) {
- %e = getelementptr inbounds nuw i8, ptr %p, i64 %n
- %a = ptrtoint ptr %e to i64
- %b = ptrtoint ptr %p to i64
- %d = sub i64 %a, %b
- switch i64 %d, label %more [ i64 1, label %one
-   i64 0, label %none ]
+ switch i64 %n, label %more [ i64 1, label %one
+   i64 0, label %none ]
one:
  call void @g(i64 1)
  ret void
more:
- call void @g(i64 %d)
+ call void @g(i64 %n)
  ret void
none:
  ret void
}
)";

TEST(LockstepForms, ADistanceIsSwitchedOn) {
  EXPECT_TRUE(isProvedAtOnce(switchedOnDistance));
  expectNone(switchedOnDistance,
             {{"- %b = ptrtoint ptr %p", "- %b = ptrtoint ptr %q"},
              {"+ switch i64 %n, label %more [ i64 1",
               "+ switch i64 %n, label %more [ i64 2"},
              {"nuw i8, ptr %p", "nuw i16, ptr %p"}});
}

// One bit of a field, shifted to the lowest place or where it is.
const std::string shiftedBits = R"(
define i1 @x(i16 %x) {
- %s = lshr i16 %x, 13
- %b = and i16 %s, 3
- %r = icmp eq i16 %b, 2
+ %b = and i16 %x, 24576
+ %r = icmp eq i16 %b, 16384
  ret i1 %r
}
)";

const std::string bitsShiftedUp = R"(
define i1 @x(i16 %x) {
- %s = shl i16 %x, 3
- %b = and i16 %s, 12
- %r = icmp eq i16 %b, 8
+ %b = and i16 %x, 1
+ %r = icmp eq i16 %b, 1
  ret i1 %r
}
)";

const std::string truncatedBits = R"(
define i1 @x(i32 %x) {
- %t = trunc i32 %x to i8
- %b = and i8 %t, 192
- %r = icmp eq i8 %b, 128
+ %b = and i32 %x, 192
+ %r = icmp eq i32 %b, 128
  ret i1 %r
}
)";

TEST(LockstepForms, BitsAreComparedWhereTheyAre) {
  EXPECT_TRUE(isProvedAtOnce(shiftedBits));
  EXPECT_TRUE(isProvedAtOnce(changed(shiftedBits, "lshr", "ashr")));
  EXPECT_TRUE(isProvedAtOnce(bitsShiftedUp));
  EXPECT_TRUE(isProvedAtOnce(truncatedBits));
  expectNone(shiftedBits, {{"i16 %s, 3", "i16 %s, 1"},
                           {"lshr i16 %x, 13", "lshr i16 %x, 12"},
                           {"i16 %x, 24576", "i16 %x, 57344"},
                           {"lshr", "shl"},
                           {"i16 %b, 16384", "i16 %b, 8192"}});
  // The signs that are shifted in are no bits of their own.
  expectNone(changed(shiftedBits, "lshr", "ashr"),
             {{"i16 %s, 3", "i16 %s, 7"}});
  expectNone(bitsShiftedUp, {{"i16 %b, 8", "i16 %b, 9"},
                             {"shl", "lshr"},
                             {"i16 %x, 1\n", "i16 %x, 3\n"}});
  expectNone(truncatedBits,
             {{"i32 %x, 192", "i32 %x, 448"}, {"i32 %b, 128", "i32 %b, -128"}});
}

// What is cast is computed with the cast operands instead.
const std::string extendedBits = R"(
define i64 @x(i16 %m, i8 %a, i8 %b) {
- %w = zext i16 %m to i32
- %u = zext i8 %a to i32
- %v = zext i8 %b to i32
- %s = shl i32 %u, 8
- %o = or i32 %s, %v
- %r = and i32 %o, %w
- %z = zext i32 %r to i64
+ %w = zext i16 %m to i64
+ %u = zext i8 %a to i64
+ %v = zext i8 %b to i64
+ %s = shl nuw nsw i64 %u, 8
+ %o = or disjoint i64 %s, %v
+ %z = and i64 %o, %w
  ret i64 %z
}
)";

const std::string truncatedSum = R"(
define i32 @x(i64 %x) {
- %s = sub nsw i64 %x, 200
- %r = trunc i64 %s to i32
+ %t = trunc i64 %x to i32
+ %r = add i32 %t, -200
  ret i32 %r
}
)";

const std::string shiftedBack = R"(
define i64 @x(i64 %x) {
- %t = trunc i64 %x to i32
- %r = sext i32 %t to i64
+ %t = shl i64 %x, 32
+ %r = ashr exact i64 %t, 32
  ret i64 %r
}
)";

const std::string shiftedPartly = R"(
define ptr @x(ptr %p, i32 %x) {
- %t = trunc i32 %x to i16
- %w = sext i16 %t to i64
- %r = getelementptr inbounds [16 x i8], ptr %p, i64 %w
+ %z = zext i32 %x to i64
+ %t = shl i64 %z, 48
+ %w = ashr exact i64 %t, 44
+ %r = getelementptr inbounds i8, ptr %p, i64 %w
  ret ptr %r
}
)";

TEST(LockstepForms, WhatIsShiftedPartlyBack) {
  EXPECT_TRUE(isProvedAtOnce(shiftedPartly));
  expectNone(shiftedPartly, {{"shl i64 %z, 48", "shl i64 %z, 47"},
                             {"%t, 44", "%t, 43"},
                             {"ashr exact", "lshr exact"},
                             {"+ %r = getelementptr inbounds i8",
                              "+ %r = getelementptr inbounds nuw i8"},
                             {"sext i16", "zext i16"}});
}

TEST(LockstepForms, CastsOfOperations) {
  EXPECT_TRUE(isProvedAtOnce(extendedBits));
  expectNone(extendedBits, {{"shl i32 %u, 8", "shl i32 %u, 7"},
                            {"or i32 %s, %v", "xor i32 %s, %w"},
                            {"+ %v = zext", "+ %v = sext"},
                            {"+ %u = zext", "+ %u = sext"}});
  EXPECT_TRUE(isProvedAtOnce(truncatedSum));
  EXPECT_TRUE(isProvedAtOnce(changed(truncatedSum, "sub nsw", "sub")));
  expectNone(truncatedSum, {{"add i32 %t, -200", "add nsw i32 %t, -200"},
                            {"add i32 %t, -200", "add i32 %t, 200"},
                            {"sub nsw i64 %x, 200", "udiv i64 %x, 200"}});
  EXPECT_TRUE(isProvedAtOnce(shiftedBack));
  expectNone(shiftedBack, {{"shl i64 %x, 32", "shl i64 %x, 31"},
                           {"shl i64 %x, 32", "shl nsw i64 %x, 32"},
                           {"ashr exact", "lshr exact"},
                           {"ashr exact i64 %t, 32", "ashr exact i64 %t, 33"}});
}

const std::string lowHalf = R"(
define i1 @x(i64 %x) {
- %t = trunc i64 %x to i32
- %r = icmp eq i32 %t, -2
+ %t = and i64 %x, 4294967295
+ %r = icmp eq i64 %t, 4294967294
  ret i1 %r
}
)";

TEST(LockstepForms, AllBitsOfATruncation) {
  EXPECT_TRUE(isProvedAtOnce(lowHalf));
  expectNone(lowHalf, {{"i64 %t, 4294967294", "i64 %t, -2"},
                       {"i64 %x, 4294967295", "i64 %x, 8589934591"}});
}

// What is not negative is divided as an unsigned number.
const std::string dividedUnsigned = R"(
declare void @g(i32)
define void @x(i32 %x, i32 %y, i1 %c) {
  %p = icmp sgt i32 %y, 0
  br i1 %p, label %a, label %b
a:
- %q = sdiv i32 2147483647, %y
+ %q = udiv i32 2147483647, %y
  br i1 %c, label %use, label %b
use:
  call void @g(i32 %q)
  ret void
b:
  ret void
}
)";

TEST(LockstepForms, DivisionsOfWhatIsNotNegative) {
  EXPECT_TRUE(isProvedAtOnce(dividedUnsigned));
  expectNone(dividedUnsigned,
             {{"udiv i32 2147483647, %y", "udiv i32 2147483647, %x"},
              {"- %q = sdiv i32 2147483647, %y", "- %q = add i32 1, %y"},
              {"sdiv i32 2147483647", "sdiv i32 -3"}});
  // A signed division by -1 may overflow where the other one does not.
  expectNone(R"(
declare void @g(i32)
define void @x(i32 %x, i32 %y) {
- %q = udiv i32 %x, %y
+ %q = sdiv i32 %x, %y
  call void @g(i32 1)
  ret void
}
)",
             {{"i32 1", "i32 2"}});
}

const std::string comparedNumbers = R"(
define i1 @x(double %x, double %y) {
- %r = fcmp une double %x, %y
+ %r = fcmp une double %y, %x
  ret i1 %r
}
)";

TEST(LockstepForms, NumbersAreComparedInOneOrder) {
  EXPECT_TRUE(isProvedAtOnce(comparedNumbers));
  EXPECT_TRUE(isProvedAtOnce(
      changed(changed(comparedNumbers, "une double %x", "ugt double %x"),
              "une double %y", "ult double %y")));
  expectNone(comparedNumbers,
             {{"une double %y, %x", "one double %y, %x"},
              {"une double %y, %x", "une double %y, %y"},
              {"fcmp une double %y", "fcmp nnan une double %y"}});
  expectNone(changed(comparedNumbers, "une double %x", "ugt double %x"),
             {{"une double %y", "ugt double %y"},
              {"une double %y", "olt double %y"},
              {"une double %y", "ule double %y"}});
}

} // namespace
} // namespace palindrome::refine
