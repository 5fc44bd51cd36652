// Proofs in lockstep of whole pairs: near misses are not proved.

#include "test/unit/verify/refine/lockstep/Support.h"

namespace palindrome::refine {
namespace {

// In each pair, the target does what the source cannot do.
constexpr const char *wrong = R"(
@global = global i32 0
!4 = !{}
!0 = !{i32 0, i32 10}
!1 = distinct !{!1, !2}
!2 = !{!"llvm.loop.mustprogress"}
!3 = !{i32 0, i32 5}
declare float @llvm.fabs.f32(float)
declare i32 @llvm.ctpop.i32(i32)
declare i32 @pure(i32) memory(none) nounwind willreturn
declare i32 @ro(ptr) memory(read)
declare ptr @malloc(i64)
declare void @g(i32)
declare void @h(ptr)
declare void @llvm.assume(i1)
declare void @llvm.lifetime.end(ptr)
declare void @llvm.lifetime.start(ptr)
declare void @rel(ptr)
declare i32 @llvm.fptosi.sat.i32.f32(float)
declare ptr @llvm.stacksave()
declare ptr @llvm.launder.invariant.group(ptr)
declare void @llvm.stackrestore(ptr)
define i32 @src.outAndBack() {
  ret i32 0
}
define i32 @tgt.outAndBack() {
  %q = getelementptr inbounds i8, ptr @global, i64 100
  %r = getelementptr inbounds i8, ptr %q, i64 -100
  %x = load i32, ptr %r
  ret i32 0
}
define void @src.outAndBackPassed() {
  %q = getelementptr inbounds i8, ptr @global, i64 100
  %r = getelementptr inbounds i8, ptr %q, i64 -100
  call void @h(ptr %r)
  ret void
}
define void @tgt.outAndBackPassed() {
  %q = getelementptr inbounds i8, ptr @global, i64 100
  %r = getelementptr inbounds i8, ptr %q, i64 -100
  call void @h(ptr dereferenceable(4) %r)
  ret void
}
define void @src.notAliased(ptr noalias %p) {
  store i32 1, ptr %p
  ret void
}
define void @tgt.notAliased(ptr noalias %p) {
  store i32 1, ptr %p
  %x = load i32, ptr @global
  ret void
}
define i32 @src.laundered() {
  %p = alloca i32
  store i32 1, ptr %p
  %q = call ptr @llvm.launder.invariant.group(ptr %p)
  store i32 2, ptr %q
  %v = load i32, ptr %p
  ret i32 %v
}
define i32 @tgt.laundered() {
  %p = alloca i32
  store i32 1, ptr %p
  %q = call ptr @llvm.launder.invariant.group(ptr %p)
  store i32 2, ptr %q
  ret i32 1
}
define void @src.notAliasedEither(ptr dereferenceable(4) align 4 %p,
                                  ptr noalias %q) {
  store i32 1, ptr %q
  ret void
}
define void @tgt.notAliasedEither(ptr dereferenceable(4) align 4 %p,
                                  ptr noalias %q) {
  %x = load i32, ptr %p
  store i32 1, ptr %q
  ret void
}
define void @src.anyCount(i32 %n) {
  ret void
}
define void @tgt.anyCount(i32 %n) {
  %a = alloca i8, i32 %n
  ret void
}
define i32 @src.rangeOfIntrinsic(float %x) {
  %a = call i32 @llvm.fptosi.sat.i32.f32(float %x)
  ret i32 %a
}
define i32 @tgt.rangeOfIntrinsic(float %x) {
  %a = call i32 @llvm.fptosi.sat.i32.f32(float %x), !range !0
  ret i32 %a
}
define void @src.convergent(i1 noundef %c) convergent {
  br i1 %c, label %a, label %b
a:
  br label %m
b:
  br label %m
m:
  call void @g(i32 1) convergent
  ret void
}
define void @tgt.convergent(i1 noundef %c) convergent {
  br i1 %c, label %a, label %b
a:
  call void @g(i32 1) convergent
  ret void
b:
  call void @g(i32 1) convergent
  ret void
}
define void @src.restored(i32 noundef %v, i32 noundef %n) {
  %s = call ptr @llvm.stacksave()
  %p = alloca i32, i32 %n
  store i32 %v, ptr %p
  call void @llvm.stackrestore(ptr %s)
  %y = load i32, ptr %p
  call void @g(i32 %v)
  ret void
}
define void @tgt.restored(i32 noundef %v, i32 noundef %n) {
  %s = call ptr @llvm.stacksave()
  %p = alloca i32, i32 %n
  store i32 %v, ptr %p
  call void @llvm.stackrestore(ptr %s)
  %y = load i32, ptr %p
  call void @g(i32 %y)
  ret void
}
define void @src.progress() {
entry:
  br label %l
l:
  br label %l
}
define void @tgt.progress() {
entry:
  br label %l
l:
  br label %l, !llvm.loop !1
}
define void @src.nofree() nofree {
  %p = call ptr @malloc(i64 8)
  call void @rel(ptr %p)
  ret void
}
define void @tgt.nofree() nofree {
  %p = call ptr @malloc(i64 8)
  call void @rel(ptr %p) nofree
  ret void
}
define i32 @src.rangeOfAnotherLoad(ptr %p) {
  %a = load i32, ptr %p
  %b = load i32, ptr %p, !range !0
  ret i32 %a
}
define i32 @tgt.rangeOfAnotherLoad(ptr %p) {
  %b = load i32, ptr %p, !range !0
  ret i32 %b
}
define void @src.noundefArgument(i32 %x) {
  ret void
}
define void @tgt.noundefArgument(i32 %x) {
  %a = call i32 @llvm.ctpop.i32(i32 noundef %x)
  ret void
}
define void @src.noundefOfFloat(float %x) {
  ret void
}
define void @tgt.noundefOfFloat(float %x) {
  %a = call float @llvm.fabs.f32(float noundef %x)
  ret void
}
define void @src.switchOnUndef(i1 %u) {
  %w = zext i1 %u to i32
  %x = or i32 %w, 4
  %c = icmp eq i32 %x, 1
  br i1 %c, label %a, label %b
a:
  call void @g(i32 1)
  ret void
b:
  %d = icmp eq i32 %x, 2
  br i1 %d, label %a2, label %e
a2:
  call void @g(i32 2)
  ret void
e:
  ret void
}
define void @tgt.switchOnUndef(i1 %u) {
  %w = zext i1 %u to i32
  %x = or i32 %w, 4
  switch i32 %x, label %e [ i32 1, label %a
                            i32 2, label %a2 ]
a:
  call void @g(i32 1)
  ret void
a2:
  call void @g(i32 2)
  ret void
e:
  ret void
}
define void @src.frozenOnce(i32 %x, i32 %n) {
  call void @g(i32 0)
  br label %l
l:
  call void @g(i32 0)
  br label %l
}
define void @tgt.frozenOnce(i32 %x, i32 %n) {
  %f = freeze i32 %x
  %d = sub i32 %f, %f
  call void @g(i32 %d)
  br label %l
l:
  %p = phi i32 [ %x, %0 ], [ undef, %l ]
  %e = sub i32 %p, %p
  call void @g(i32 %e)
  br label %l
}
define void @src.pointerReadAgain(ptr %pp) {
entry:
  br label %l
l:
  %q = load ptr, ptr %pp
  %v = load i32, ptr %q
  call void @g(i32 %v)
  br label %l
}
define void @tgt.pointerReadAgain(ptr %pp) {
entry:
  br label %l
l:
  %q = load ptr, ptr %pp
  %v = load i32, ptr %q
  call void @g(i32 %v)
  %x = load i32, ptr %q
  br label %l
}
define void @src.indexOfNothing(ptr %p, i64 %i) {
  store i32 1, ptr %p
  ret void
}
define void @tgt.indexOfNothing(ptr %p, i64 %i) {
  %q = getelementptr {}, ptr %p, i64 %i
  store i32 1, ptr %q
  ret void
}
define ptr @src.negativeUnsigned(ptr %p) {
  %q = getelementptr nuw i8, ptr %p, i64 -4
  ret ptr %q
}
define ptr @tgt.negativeUnsigned(ptr %p) {
  %q = getelementptr nuw i32, ptr %p, i64 -1
  ret ptr %q
}
define void @src.smallerRange(ptr %p) {
  %a = load i32, ptr %p, !range !0
  %c = icmp eq i32 %a, 3
  br i1 %c, label %a1, label %b
a1:
  call void @g(i32 1)
  ret void
b:
  call void @g(i32 2)
  ret void
}
define void @tgt.smallerRange(ptr %p) {
  %a = load i32, ptr %p, !range !3
  %c = icmp eq i32 %a, 3
  br i1 %c, label %a1, label %b
a1:
  call void @g(i32 1)
  ret void
b:
  call void @g(i32 2)
  ret void
}
define i32 @src.smallerRangeCall(ptr %p) {
  %a = load i32, ptr %p, !range !0
  call void @g(i32 %a)
  ret i32 %a
}
define i32 @tgt.smallerRangeCall(ptr %p) {
  %a = load i32, ptr %p, !range !3
  call void @g(i32 %a)
  ret i32 %a
}
define void @src.basedOn(ptr noalias noundef %p, ptr noundef %q) {
  store i32 1, ptr %p
  store i32 2, ptr %p
  ret void
}
define void @tgt.basedOn(ptr noalias noundef %p, ptr noundef %q) {
  store i32 1, ptr %p
  %c = icmp eq ptr %p, %q
  %s = select i1 %c, ptr %q, ptr %p
  store i32 2, ptr %s
  ret void
}
define void @src.basedOnRead(ptr readonly noundef %p, ptr noundef %q) {
  store i32 2, ptr %q
  ret void
}
define void @tgt.basedOnRead(ptr readonly noundef %p, ptr noundef %q) {
  %c = icmp eq ptr %p, %q
  %s = select i1 %c, ptr %p, ptr %q
  store i32 2, ptr %s
  ret void
}
define void @src.equalPointers(ptr readonly noundef %p, ptr noundef %q) {
  %c = icmp eq ptr %p, %q
  br i1 %c, label %a, label %b
a:
  store i32 2, ptr %q
  ret void
b:
  ret void
}
define void @tgt.equalPointers(ptr readonly noundef %p, ptr noundef %q) {
  %c = icmp eq ptr %p, %q
  br i1 %c, label %a, label %b
a:
  store i32 2, ptr %p
  ret void
b:
  ret void
}
define i1 @src.allocas() {
  %a = alloca i32
  %b = alloca i32
  call void @h(ptr %a)
  call void @h(ptr %b)
  ret i1 false
}
define i1 @tgt.allocas() {
  %a = alloca i32
  call void @h(ptr %a)
  call void @h(ptr %a)
  ret i1 false
}
define void @src.freezes(i32 %x) {
  %f = freeze i32 %x
  call void @g(i32 %f)
  call void @g(i32 %f)
  ret void
}
define void @tgt.freezes(i32 %x) {
  %f = freeze i32 %x
  call void @g(i32 %f)
  %f2 = freeze i32 %x
  call void @g(i32 %f2)
  ret void
}
define void @src.phisSwap(i32 %x, i32 %y) {
  br label %l
l:
  %a = phi i32 [ %x, %0 ], [ %b, %l ]
  %b = phi i32 [ %y, %0 ], [ %a, %l ]
  call void @g(i32 %a)
  br label %l
}
define void @tgt.phisSwap(i32 %x, i32 %y) {
  br label %l
l:
  %a = phi i32 [ %x, %0 ], [ %b, %l ]
  %b = phi i32 [ %y, %0 ], [ %b, %l ]
  call void @g(i32 %a)
  br label %l
}
define void @src.previousRound(ptr %p) {
  br label %l
l:
  %o = phi i32 [ 0, %0 ], [ %v, %l ]
  %v = load volatile i32, ptr %p
  call void @g(i32 %o)
  br label %l
}
define void @tgt.previousRound(ptr %p) {
  br label %l
l:
  %v = load volatile i32, ptr %p
  call void @g(i32 %v)
  br label %l
}
define void @src.twoRounds(ptr %p) {
  br label %l
l:
  %o = phi i32 [ 0, %0 ], [ %v, %l ]
  %oo = phi i32 [ 0, %0 ], [ %o, %l ]
  %v = load volatile i32, ptr %p
  call void @g(i32 %oo)
  br label %l
}
define void @tgt.twoRounds(ptr %p) {
  br label %l
l:
  %o = phi i32 [ 0, %0 ], [ %v, %l ]
  %v = load volatile i32, ptr %p
  call void @g(i32 %o)
  br label %l
}
define i32 @src.callWrites(ptr %p) {
  %a = load i32, ptr %p
  call void @h(ptr %p)
  ret i32 %a
}
define i32 @tgt.callWrites(ptr %p) {
  %a = load i32, ptr %p
  call void @h(ptr %p)
  %b = load i32, ptr %p
  ret i32 %b
}
define i1 @src.undefTwice(i32 %x) {
  ret i1 true
}
define i1 @tgt.undefTwice(i32 %x) {
  %c = icmp eq i32 %x, %x
  ret i1 %c
}
define void @src.divisionFirst(i32 %x, i32 noundef %y) {
  call void @g(i32 1)
  %d = udiv i32 1, %y
  call void @g(i32 %d)
  ret void
}
define void @tgt.divisionFirst(i32 %x, i32 noundef %y) {
  %d = udiv i32 1, %y
  call void @g(i32 1)
  call void @g(i32 %d)
  ret void
}
define void @src.switchCase(i32 noundef %x) {
  switch i32 %x, label %a [ i32 1, label %b
                            i32 2, label %b ]
a:
  call void @g(i32 1)
  ret void
b:
  call void @g(i32 2)
  ret void
}
define void @tgt.switchCase(i32 noundef %x) {
  switch i32 %x, label %a [ i32 1, label %b
                            i32 2, label %a ]
a:
  call void @g(i32 1)
  ret void
b:
  call void @g(i32 2)
  ret void
}
define void @src.endless(i1 noundef %c) {
  br i1 %c, label %l, label %e
l:
  br label %l
e:
  ret void
}
define void @tgt.endless(i1 noundef %c) {
  br i1 %c, label %u, label %e
u:
  unreachable
e:
  ret void
}
define i32 @src.lifetime(i32 %x) {
  %a = alloca i32
  store i32 %x, ptr %a
  call void @llvm.lifetime.end(ptr %a)
  call void @llvm.lifetime.start(ptr %a)
  %v = load i32, ptr %a
  %f = freeze i32 %v
  %w = freeze i32 %x
  ret i32 %w
}
define i32 @tgt.lifetime(i32 %x) {
  %a = alloca i32
  store i32 %x, ptr %a
  call void @llvm.lifetime.end(ptr %a)
  call void @llvm.lifetime.start(ptr %a)
  %v = load i32, ptr %a
  %f = freeze i32 %v
  ret i32 %f
}
define i32 @src.partOf(ptr %p, i32 %x) {
  store i32 %x, ptr %p
  %q = getelementptr inbounds i8, ptr %p, i64 2
  store i16 0, ptr %q
  %v = load i32, ptr %p
  ret i32 %v
}
define i32 @tgt.partOf(ptr %p, i32 %x) {
  store i32 %x, ptr %p
  %q = getelementptr inbounds i8, ptr %p, i64 2
  store i16 0, ptr %q
  ret i32 %x
}
define i32 @src.alias(ptr %p, ptr %q, i32 %x) {
  store i32 %x, ptr %p
  store i32 0, ptr %q
  %v = load i32, ptr %p
  ret i32 %v
}
define i32 @tgt.alias(ptr %p, ptr %q, i32 %x) {
  store i32 %x, ptr %p
  store i32 0, ptr %q
  ret i32 %x
}
define void @src.irreducible(i1 noundef %c, i32 %n) {
  br i1 %c, label %a, label %b
a:
  %i = phi i32 [ 0, %0 ], [ %j, %b ]
  call void @g(i32 %i)
  br label %b
b:
  %j = phi i32 [ 1, %0 ], [ %i, %a ]
  call void @g(i32 %j)
  br label %a
}
define void @tgt.irreducible(i1 noundef %c, i32 %n) {
  br i1 %c, label %a, label %b
a:
  %i = phi i32 [ 0, %0 ], [ 1, %b ]
  call void @g(i32 %i)
  br label %b
b:
  %j = phi i32 [ 1, %0 ], [ %i, %a ]
  call void @g(i32 %j)
  br label %a
}
define void @src.assumedLate(i32 %x) {
  call void @g(i32 %x)
  %c = icmp eq i32 %x, 0
  call void @llvm.assume(i1 %c)
  ret void
}
define void @tgt.assumedLate(i32 %x) {
  call void @g(i32 0)
  %c = icmp eq i32 %x, 0
  call void @llvm.assume(i1 %c)
  ret void
}
define void @src.onceMore(i32 %x) {
  %a = call i32 @pure(i32 %x)
  call void @g(i32 %a)
  ret void
}
define void @tgt.onceMore(i32 %x) {
  %b = call i32 @pure(i32 0)
  %a = call i32 @pure(i32 %x)
  call void @g(i32 %a)
  ret void
}define <2 x i4> @src.partOfByte(ptr %p, <2 x i4> %x) {
  store <2 x i4> %x, ptr %p
  %v = load <2 x i4>, ptr %p
  ret <2 x i4> %x
}
define <2 x i4> @tgt.partOfByte(ptr %p, <2 x i4> %x) {
  store <2 x i4> %x, ptr %p
  %v = load <2 x i4>, ptr %p
  ret <2 x i4> %v
}
define void @src.readGlobal() {
  ret void
}
define void @tgt.readGlobal() {
  %v = load i32, ptr @global, !noundef !4
  ret void
}
define void @src.readNoMemory() memory(none) {
  ret void
}
define void @tgt.readNoMemory() memory(none) {
  %v = load i32, ptr @global
  ret void
}
define void @src.allocaOfPoison() {
  ret void
}
define void @tgt.allocaOfPoison() {
  %a = alloca i32, i32 poison
  ret void
}
define void @src.outerProgress() {
  br label %o
o:
  br label %l
l:
  %i = phi i32 [ 0, %o ], [ %j, %l ]
  %j = add i32 %i, 1
  %d = icmp ult i32 %j, 10
  br i1 %d, label %l, label %e, !llvm.loop !1
e:
  br label %o
}
define void @tgt.outerProgress() {
  br label %o
o:
  br label %l
l:
  %i = phi i32 [ 0, %o ], [ %j, %l ]
  %j = add i32 %i, 1
  %d = icmp ult i32 %j, 10
  br i1 %d, label %l, label %e
e:
  br label %o, !llvm.loop !1
}
)";

TEST(Lockstep, NoNearMissIsProved) {
  EXPECT_EQ(provedOf(wrong), std::vector<std::string>());
}

constexpr const char *right = R"(
declare void @g(i32)
define void @src.progress() {
entry:
  br label %l
l:
  br label %l, !llvm.loop !1
}
define void @tgt.progress() {
entry:
  br label %l
l:
  br label %l, !llvm.loop !1
}
define i32 @src.range(ptr %p) {
  %a = load i32, ptr %p
  %b = load i32, ptr %p, !range !0
  ret i32 %b
}
define i32 @tgt.range(ptr %p) {
  %a = load i32, ptr %p
  ret i32 %a
}
define i32 @src.sameRange(ptr %p) {
  %a = load i32, ptr %p
  %b = load i32, ptr %p, !range !0
  ret i32 %b
}
define i32 @tgt.sameRange(ptr %p) {
  %b = load i32, ptr %p, !range !0
  ret i32 %b
}
define void @src.switch(i32 noundef %x) {
  %c = icmp eq i32 %x, 1
  br i1 %c, label %a, label %b
a:
  call void @g(i32 1)
  ret void
b:
  %d = icmp eq i32 %x, 2
  br i1 %d, label %a2, label %e
a2:
  call void @g(i32 2)
  ret void
e:
  ret void
}
define void @tgt.switch(i32 noundef %x) {
  switch i32 %x, label %e [ i32 1, label %a
                            i32 2, label %a2 ]
a:
  call void @g(i32 1)
  ret void
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
  EXPECT_EQ(provedOf(right), all);
  // Equal terms need no question.
  EXPECT_EQ(provedOf(right, {}, [](auto &, auto &) { return false; }), all);
}

// Each pair is called after what a proof of it would have to leave out.
constexpr const char *dropped = R"(
declare void @g(i32, i32)
declare void @h(ptr)
declare void @llvm.assume(i1)
define void @src.operands(i32 %x) {
  call void @g(i32 %x, i32 1)
  ret void
}
define void @tgt.operands(i32 %x) {
  call void @g(i32 %x, i32 2)
  ret void
}
define void @src.partners(ptr %p) {
  call void @h(ptr %p)
  ret void
}
define void @tgt.partners(ptr %p) {
  %x = load i32, ptr %p
  call void @h(ptr %p)
  ret void
}
define void @src.divisions(i32 %x) {
  call void @g(i32 %x, i32 1)
  ret void
}
define void @tgt.divisions(i32 %x) {
  %d = udiv i32 1, %x
  call void @g(i32 %x, i32 1)
  ret void
}
define void @src.assumptions(i1 %c) {
  call void @g(i32 0, i32 1)
  ret void
}
define void @tgt.assumptions(i1 %c) {
  call void @llvm.assume(i1 %c)
  call void @g(i32 0, i32 1)
  ret void
}
define void @src.choices(i32 %x) {
  %f = freeze i32 %x
  call void @g(i32 %f, i32 %f)
  ret void
}
define void @tgt.choices(i32 %x) {
  %e = freeze i32 %x
  %f = freeze i32 %x
  call void @g(i32 %e, i32 %f)
  ret void
}
define void @src.demands(i32 %n) {
  br label %l
l:
  %i = phi i32 [ 0, %0 ], [ %j, %l ]
  call void @g(i32 %i, i32 0)
  %j = add i32 %i, 1
  br label %l
}
define void @tgt.demands(i32 %n) {
  br label %l
l:
  %i = phi i32 [ 0, %0 ], [ %j, %l ]
  call void @g(i32 %i, i32 0)
  %j = add i32 %i, 2
  br label %l
}
define i32 @src.clobbers(ptr %p) {
  %x = load i32, ptr %p
  call void @h(ptr %p)
  %y = load i32, ptr %p
  ret i32 %y
}
define i32 @tgt.clobbers(ptr %p) {
  %x = load i32, ptr %p
  call void @h(ptr %p)
  ret i32 %x
}
define void @src.progress() {
entry:
  br label %l
l:
  br label %l
}
define void @tgt.progress() {
entry:
  br label %l
l:
  br label %l, !llvm.loop !1
}
!1 = distinct !{!1, !2}
!2 = !{!"llvm.loop.mustprogress"}
)";

TEST(Lockstep, EachObligationExcludesAWrongPair) {
  using Part = bool LockstepObligations::*;
  const std::pair<const char *, Part> parts[] = {
      {"operands", &LockstepObligations::operands},
      {"partners", &LockstepObligations::partners},
      {"divisions", &LockstepObligations::divisions},
      {"assumptions", &LockstepObligations::assumptions},
      {"choices", &LockstepObligations::choices},
      {"demands", &LockstepObligations::demands},
      {"clobbers", &LockstepObligations::clobbers},
      {"progress", &LockstepObligations::progress}};
  EXPECT_EQ(provedOf(dropped), std::vector<std::string>());
  for (auto [name, part] : parts) {
    LockstepObligations checked;
    checked.*part = false;
    // One leaves out more than another.
    EXPECT_TRUE(llvm::is_contained(provedOf(dropped, checked), name)) << name;
  }
}

} // namespace
} // namespace palindrome::refine
