// Pairs that are nearly right: pointers, and what is read and written.

#include "test/unit/verify/judge/refine/lockstep/Support.h"

namespace palindrome::refine {
namespace {

// In each pair, the target does what the source cannot do.
constexpr const char *wrongMemoryNearMiss = R"(
@global = global i32 0
!4 = !{}
!0 = !{i32 0, i32 10}
!3 = !{i32 0, i32 5}
declare ptr @malloc(i64)
declare void @g(i32)
declare void @h(ptr)
declare void @llvm.lifetime.end(ptr)
declare void @llvm.lifetime.start(ptr)
declare void @rel(ptr)
declare ptr @llvm.stacksave()
declare ptr @llvm.launder.invariant.group(ptr)
declare void @llvm.stackrestore(ptr)
define i32 @outAndBack() {
+ %q = getelementptr inbounds i8, ptr @global, i64 100
+ %r = getelementptr inbounds i8, ptr %q, i64 -100
+ %x = load i32, ptr %r
  ret i32 0
}
define void @outAndBackPassed() {
  %q = getelementptr inbounds i8, ptr @global, i64 100
  %r = getelementptr inbounds i8, ptr %q, i64 -100
- call void @h(ptr %r)
+ call void @h(ptr dereferenceable(4) %r)
  ret void
}
define void @notAliased(ptr noalias %p) {
  store i32 1, ptr %p
+ %x = load i32, ptr @global
  ret void
}
define i32 @laundered() {
  %p = alloca i32
  store i32 1, ptr %p
  %q = call ptr @llvm.launder.invariant.group(ptr %p)
  store i32 2, ptr %q
- %v = load i32, ptr %p
- ret i32 %v
+ ret i32 1
}
define void @notAliasedEither(ptr dereferenceable(4) align 4 %p,
                                  ptr noalias %q) {
+ %x = load i32, ptr %p
  store i32 1, ptr %q
  ret void
}
define void @restored(i32 noundef %v, i32 noundef %n) {
  %s = call ptr @llvm.stacksave()
  %p = alloca i32, i32 %n
  store i32 %v, ptr %p
  call void @llvm.stackrestore(ptr %s)
  %y = load i32, ptr %p
- call void @g(i32 %v)
+ call void @g(i32 %y)
  ret void
}
define void @nofree() nofree {
  %p = call ptr @malloc(i64 8)
- call void @rel(ptr %p)
+ call void @rel(ptr %p) nofree
  ret void
}
define i32 @rangeOfAnotherLoad(ptr %p) {
- %a = load i32, ptr %p
  %b = load i32, ptr %p, !range !0
- ret i32 %a
+ ret i32 %b
}
define void @pointerReadAgain(ptr %pp) {
entry:
  br label %l
l:
  %q = load ptr, ptr %pp
  %v = load i32, ptr %q
  call void @g(i32 %v)
+ %x = load i32, ptr %q
  br label %l
}
define void @indexOfNothing(ptr %p, i64 %i) {
- store i32 1, ptr %p
+ %q = getelementptr {}, ptr %p, i64 %i
+ store i32 1, ptr %q
  ret void
}
define ptr @negativeUnsigned(ptr %p) {
- %q = getelementptr nuw i8, ptr %p, i64 -4
+ %q = getelementptr nuw i32, ptr %p, i64 -1
  ret ptr %q
}
define void @smallerRange(ptr %p) {
- %a = load i32, ptr %p, !range !0
+ %a = load i32, ptr %p, !range !3
  %c = icmp eq i32 %a, 3
  br i1 %c, label %a1, label %b
a1:
  call void @g(i32 1)
  ret void
b:
  call void @g(i32 2)
  ret void
}
define i32 @smallerRangeCall(ptr %p) {
- %a = load i32, ptr %p, !range !0
+ %a = load i32, ptr %p, !range !3
  call void @g(i32 %a)
  ret i32 %a
}
define void @basedOn(ptr noalias noundef %p, ptr noundef %q) {
  store i32 1, ptr %p
- store i32 2, ptr %p
+ %c = icmp eq ptr %p, %q
+ %s = select i1 %c, ptr %q, ptr %p
+ store i32 2, ptr %s
  ret void
}
define void @basedOnRead(ptr readonly noundef %p, ptr noundef %q) {
- store i32 2, ptr %q
+ %c = icmp eq ptr %p, %q
+ %s = select i1 %c, ptr %p, ptr %q
+ store i32 2, ptr %s
  ret void
}
define void @equalPointers(ptr readonly noundef %p, ptr noundef %q) {
  %c = icmp eq ptr %p, %q
  br i1 %c, label %a, label %b
a:
- store i32 2, ptr %q
+ store i32 2, ptr %p
  ret void
b:
  ret void
}
define i1 @allocas() {
  %a = alloca i32
- %b = alloca i32
  call void @h(ptr %a)
- call void @h(ptr %b)
+ call void @h(ptr %a)
  ret i1 false
}
define i32 @callWrites(ptr %p) {
  %a = load i32, ptr %p
  call void @h(ptr %p)
- ret i32 %a
+ %b = load i32, ptr %p
+ ret i32 %b
}
define i32 @lifetime(i32 %x) {
  %a = alloca i32
  store i32 %x, ptr %a
  call void @llvm.lifetime.end(ptr %a)
  call void @llvm.lifetime.start(ptr %a)
  %v = load i32, ptr %a
  %f = freeze i32 %v
- %w = freeze i32 %x
- ret i32 %w
+ ret i32 %f
}
define i32 @partOf(ptr %p, i32 %x) {
  store i32 %x, ptr %p
  %q = getelementptr inbounds i8, ptr %p, i64 2
  store i16 0, ptr %q
- %v = load i32, ptr %p
- ret i32 %v
+ ret i32 %x
}
define i32 @alias(ptr %p, ptr %q, i32 %x) {
  store i32 %x, ptr %p
  store i32 0, ptr %q
- %v = load i32, ptr %p
- ret i32 %v
+ ret i32 %x
}
define <2 x i4> @partOfByte(ptr %p, <2 x i4> %x) {
  store <2 x i4> %x, ptr %p
  %v = load <2 x i4>, ptr %p
- ret <2 x i4> %x
+ ret <2 x i4> %v
}
define void @readGlobal() {
+ %v = load i32, ptr @global, !noundef !4
  ret void
}
define void @readNoMemory() memory(none) {
+ %v = load i32, ptr @global
  ret void
}
define void @allocaOfPoison() {
+ %a = alloca i32, i32 poison
  ret void
}
)";

TEST(LockstepMemory, NoNearMissIsProved) {
  EXPECT_EQ(provedOf(wrongMemoryNearMiss), std::vector<std::string>());
}

} // namespace
} // namespace palindrome::refine
