// Proofs in lockstep of whole pairs, and how long they take.

#include "test/unit/verify/judge/refine/lockstep/Support.h"
#include <gtest/gtest-spi.h>

namespace palindrome::refine {
namespace {

constexpr const char *rightLockstep = R"(
declare void @g(i32)
define void @progress() {
entry:
  br label %l
l:
  br label %l, !llvm.loop !1
}
define i32 @range(ptr %p) {
  %a = load i32, ptr %p
- %b = load i32, ptr %p, !range !0
- ret i32 %b
+ ret i32 %a
}
define i32 @sameRange(ptr %p) {
- %a = load i32, ptr %p
  %b = load i32, ptr %p, !range !0
  ret i32 %b
}
define void @switch(i32 noundef %x) {
- %c = icmp eq i32 %x, 1
- br i1 %c, label %a, label %b
+ switch i32 %x, label %e [ i32 1, label %a
+                           i32 2, label %a2 ]
a:
  call void @g(i32 1)
  ret void
-b:
- %d = icmp eq i32 %x, 2
- br i1 %d, label %a2, label %e
a2:
  call void @g(i32 2)
  ret void
e:
  ret void
}
!0 = !{i32 0, i32 10}
!1 = distinct !{!1, !2}
!2 = !{!"llvm.loop.mustprogress"}
)";

TEST(Lockstep, WhatTheNearMissesComeFromIsProved) {
  const std::vector<std::string> all{"progress", "range", "sameRange",
                                     "switch"};
  EXPECT_EQ(provedOf(rightLockstep), all);
  // Equal terms need no question.
  EXPECT_EQ(provedOf(rightLockstep, {}, answerNothing), all);
}

TEST(Lockstep, PairsAreStatedOnce) {
  EXPECT_EQ(pairsOf("declare void @g()\n"
                    "define i32 @f(i32 %x) {\n- ret i32 0\n+ ret i32 1\n}"),
            "declare void @g()\n"
            "define i32 @src.f(i32 %x) {\n  ret i32 0\n}\n"
            "define i32 @tgt.f(i32 %x) {\n  ret i32 1\n}\n");
  EXPECT_NONFATAL_FAILURE(pairsOf("define void @f() {\n"), "no end");
  EXPECT_NONFATAL_FAILURE(pairsOf("-declare void @g()"), "outside");
  EXPECT_EQ(changed("a b c", "b", "d"), "a d c");
  EXPECT_NONFATAL_FAILURE(changed("a b b", "b", "d"), "b in a b b");
  EXPECT_NONFATAL_FAILURE(changed("a b b", "c", "d"), "c in a b b");
}

// Which operand of two a NaN comes from is a choice, and so what a sum is where
// its operands are exchanged.
TEST(Lockstep, FloatingPointOperandsAreExchanged) {
  EXPECT_EQ(provedOf(R"(
declare void @f(float)
define void @sum(float %x, float %y) {
- %s = fadd float %x, %y
+ %s = fadd float %y, %x
  call void @f(float %s)
  ret void
}
define void @product(float %x, float %y) {
- %s = fmul nnan float %x, %y
+ %s = fmul nnan float %y, %x
  call void @f(float %s)
  ret void
}
define void @difference(float %x, float %y) {
- %s = fsub float %x, %y
+ %s = fsub float %y, %x
  call void @f(float %s)
  ret void
}
define void @twice(float %x, float %y) {
- %s = fadd float %x, %y
+ %s = fadd float %y, %y
  call void @f(float %s)
  ret void
}
define void @flags(float %x, float %y) {
- %s = fmul float %x, %y
+ %s = fmul nnan float %y, %x
  call void @f(float %s)
  ret void
}
)",
                     {}, answerNothing),
            (std::vector<std::string>{"sum", "product"}));
}

// Three values that both sides compute in different ways, round by round.
constexpr const char *rounds = R"(
declare void @g3(i32, i32, i32)
define void @src(i32 noundef %x, i32 noundef %y, i32 noundef %z) {
entry:
  br label %l
l:
  %a = phi i32 [ %x, %entry ], [ %b, %l ]
  %c = phi i32 [ %y, %entry ], [ %d, %l ]
  %e = phi i32 [ %z, %entry ], [ %f, %l ]
  call void @g3(i32 %a, i32 %c, i32 %e)
  %b = and i32 %a, -4
  %d = or i32 %c, 15
  %f = and i32 %e, -16
  br label %l
}
define void @tgt(i32 noundef %x, i32 noundef %y, i32 noundef %z) {
entry:
  br label %l
l:
  %a = phi i32 [ %x, %entry ], [ %b, %l ]
  %c = phi i32 [ %y, %entry ], [ %d, %l ]
  %e = phi i32 [ %z, %entry ], [ %f, %l ]
  call void @g3(i32 %a, i32 %c, i32 %e)
  %m = lshr i32 %a, 2
  %b = shl i32 %m, 2
  %n = and i32 %c, -16
  %d = add i32 %n, 15
  %k = lshr i32 %e, 4
  %f = shl i32 %k, 4
  br label %l
}
)";

TEST(Lockstep, NothingIsAskedOnceTheTimeIsOver) {
  Two two(rounds);
  for (unsigned most : {0u, 1u, 2u, 1000u}) {
    unsigned asked = 0;
    auto ask = [&](const llvm::Function &source, const llvm::Function &target) {
      ++asked;
      return proveCone(source, target);
    };
    bool isLast = most == 1000;
    EXPECT_EQ(refinesInLockstep(two.source(), two.target(), ask,
                                [&] { return asked >= most; }),
              isLast);
    if (isLast)
      EXPECT_GE(asked, 3u);
    else
      EXPECT_EQ(asked, most);
  }
}

} // namespace
} // namespace palindrome::refine
