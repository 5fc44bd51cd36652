// Pairs that are nearly right: values, choices, control flow and promises.

#include "test/unit/verify/judge/refine/lockstep/Support.h"

namespace palindrome::refine {
namespace {

// In each pair, the target does what the source cannot do.
constexpr const char *wrongNearMiss = R"(
!0 = !{i32 0, i32 10}
!1 = distinct !{!1, !2}
!2 = !{!"llvm.loop.mustprogress"}
declare float @llvm.fabs.f32(float)
declare i32 @llvm.ctpop.i32(i32)
declare i32 @pure(i32) memory(none) nounwind willreturn
declare void @g(i32)
declare void @llvm.assume(i1)
declare i32 @llvm.fptosi.sat.i32.f32(float)
define void @anyCount(i32 %n) {
+ %a = alloca i8, i32 %n
  ret void
}
declare i32 @llvm.expect.i32(i32, i32)
declare i32 @llvm.umin.i32(i32, i32)
define i32 @argumentOfExpectation(i32 %n) {
- ret i32 %n
+ %r = call i32 @llvm.expect.i32(i32 range(i32 2, 6) %n, i32 0)
+ ret i32 %r
}
define i32 @resultOfExpectation(i32 %n) {
- ret i32 %n
+ %r = call range(i32 2, 6) i32 @llvm.expect.i32(i32 %n, i32 0)
+ ret i32 %r
}
define i32 @argumentOfLeast(i32 %n, i32 %m) {
- %r = call i32 @llvm.umin.i32(i32 %n, i32 %m)
+ %r = call i32 @llvm.umin.i32(i32 range(i32 2, 6) %n, i32 %m)
  ret i32 %r
}
define i32 @constantOfLeast() {
- ret i32 0
+ %r = call i32 @llvm.umin.i32(i32 range(i32 2, 6) 0, i32 7)
+ ret i32 %r
}
define i32 @argumentOfChosenLeast(i32 noundef %n, i32 noundef %m) {
- %c = icmp ult i32 %n, %m
- %r = select i1 %c, i32 %n, i32 %m
+ %r = call i32 @llvm.umin.i32(i32 range(i32 2, 6) %n, i32 %m)
  ret i32 %r
}
define i32 @leastBelow(i32 noundef %n) {
  %c = icmp ult i32 %n, 4
  br i1 %c, label %a, label %b
a:
- ret i32 %n
+ %r = call i32 @llvm.umin.i32(i32 range(i32 2, 6) %n, i32 4)
+ ret i32 %r
b:
  ret i32 9
}
define i32 @rangeOfIntrinsic(float %x) {
- %a = call i32 @llvm.fptosi.sat.i32.f32(float %x)
+ %a = call i32 @llvm.fptosi.sat.i32.f32(float %x), !range !0
  ret i32 %a
}
define void @progress() {
entry:
  br label %l
l:
- br label %l
+ br label %l, !llvm.loop !1
}
define void @noundefArgument(i32 %x) {
+ %a = call i32 @llvm.ctpop.i32(i32 noundef %x)
  ret void
}
define void @noundefOfFloat(float %x) {
+ %a = call float @llvm.fabs.f32(float noundef %x)
  ret void
}
define void @switchOnUndef(i1 %u) {
  %w = zext i1 %u to i32
  %x = or i32 %w, 4
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
define void @frozenOnce(i32 %x, i32 %n) {
- call void @g(i32 0)
+ %f = freeze i32 %x
+ %d = sub i32 %f, %f
+ call void @g(i32 %d)
  br label %l
l:
- call void @g(i32 0)
+ %p = phi i32 [ %x, %0 ], [ undef, %l ]
+ %e = sub i32 %p, %p
+ call void @g(i32 %e)
  br label %l
}
define void @freezes(i32 %x) {
  %f = freeze i32 %x
  call void @g(i32 %f)
- call void @g(i32 %f)
+ %f2 = freeze i32 %x
+ call void @g(i32 %f2)
  ret void
}
define void @phisSwap(i32 %x, i32 %y) {
  br label %l
l:
  %a = phi i32 [ %x, %0 ], [ %b, %l ]
- %b = phi i32 [ %y, %0 ], [ %a, %l ]
+ %b = phi i32 [ %y, %0 ], [ %b, %l ]
  call void @g(i32 %a)
  br label %l
}
define void @previousRound(ptr %p) {
  br label %l
l:
- %o = phi i32 [ 0, %0 ], [ %v, %l ]
  %v = load volatile i32, ptr %p
- call void @g(i32 %o)
+ call void @g(i32 %v)
  br label %l
}
define void @twoRounds(ptr %p) {
  br label %l
l:
  %o = phi i32 [ 0, %0 ], [ %v, %l ]
- %oo = phi i32 [ 0, %0 ], [ %o, %l ]
  %v = load volatile i32, ptr %p
- call void @g(i32 %oo)
+ call void @g(i32 %o)
  br label %l
}
define i1 @undefTwice(i32 %x) {
- ret i1 true
+ %c = icmp eq i32 %x, %x
+ ret i1 %c
}
define void @divisionFirst(i32 %x, i32 noundef %y) {
+ %d = udiv i32 1, %y
  call void @g(i32 1)
- %d = udiv i32 1, %y
  call void @g(i32 %d)
  ret void
}
define void @switchCase(i32 noundef %x) {
  switch i32 %x, label %a [ i32 1, label %b
-                           i32 2, label %b ]
+                           i32 2, label %a ]
a:
  call void @g(i32 1)
  ret void
b:
  call void @g(i32 2)
  ret void
}
define void @endless(i1 noundef %c) {
- br i1 %c, label %l, label %e
-l:
- br label %l
+ br i1 %c, label %u, label %e
+u:
+ unreachable
e:
  ret void
}
define void @irreducible(i1 noundef %c, i32 %n) {
  br i1 %c, label %a, label %b
a:
- %i = phi i32 [ 0, %0 ], [ %j, %b ]
+ %i = phi i32 [ 0, %0 ], [ 1, %b ]
  call void @g(i32 %i)
  br label %b
b:
  %j = phi i32 [ 1, %0 ], [ %i, %a ]
  call void @g(i32 %j)
  br label %a
}
define void @assumedLate(i32 %x) {
- call void @g(i32 %x)
+ call void @g(i32 0)
  %c = icmp eq i32 %x, 0
  call void @llvm.assume(i1 %c)
  ret void
}
define i32 @returnsAnother(i32 returned %x) {
- ret i32 poison
+ ret i32 0
}
define void @onceMore(i32 %x) {
+ %b = call i32 @pure(i32 0)
  %a = call i32 @pure(i32 %x)
  call void @g(i32 %a)
  ret void
}
define void @assumesAndReturns(i1 %c) {
- call void @llvm.assume(i1 %c)
+ call void @llvm.assume(i1 %c) noreturn
  ret void
}
define void @outerProgress() {
  br label %o
o:
  br label %l
l:
  %i = phi i32 [ 0, %o ], [ %j, %l ]
  %j = add i32 %i, 1
  %d = icmp ult i32 %j, 10
- br i1 %d, label %l, label %e, !llvm.loop !1
+ br i1 %d, label %l, label %e
e:
- br label %o
+ br label %o, !llvm.loop !1
}
)";

TEST(Lockstep, NoNearMissIsProved) {
  EXPECT_EQ(provedOf(wrongNearMiss), std::vector<std::string>());
}

} // namespace
} // namespace palindrome::refine
