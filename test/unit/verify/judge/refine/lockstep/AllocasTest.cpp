// Pairs of which the source has more allocas, and results of allocations.

#include "test/unit/verify/judge/refine/lockstep/Support.h"

namespace palindrome::refine {
namespace {

constexpr const char *allocasDeclarations = R"(
target triple = "x86_64-pc-linux-gnu"
declare void @f(ptr)
declare void @g(ptr)
declare noalias ptr @malloc(i64)
declare noalias ptr @calloc(i64, i64)
declare noalias nonnull ptr @_Znwm(i64)
)";

constexpr const char *wrongAllocas = R"(
define void @exchanged() {
  %a = alloca i32
  %b = alloca i32
  call void @f(ptr %a)
- call void @g(ptr %a)
+ call void @g(ptr %b)
  ret void
}
define void @smaller() {
- %a = alloca i64
+ %a = alloca i32
  call void @f(ptr %a)
  ret void
}
define ptr @more() {
- %p = call ptr @malloc(i64 8)
+ %p = call dereferenceable_or_null(9) ptr @malloc(i64 8)
  ret ptr %p
}
define ptr @mayFail() {
- %p = call ptr @malloc(i64 8)
+ %p = call dereferenceable(8) ptr @malloc(i64 8)
  ret ptr %p
}
define ptr @anySize(i64 %n) {
- %p = call ptr @_Znwm(i64 %n)
+ %p = call dereferenceable(8) ptr @_Znwm(i64 %n)
  ret ptr %p
}
define ptr @wraps() {
- %p = call ptr @calloc(i64 8589934592, i64 8589934592)
+ %p = call dereferenceable_or_null(8) ptr @calloc(i64 8589934592, i64 8589934592)
  ret ptr %p
}
define void @assembly() {
- call void asm sideeffect unwind "", "~{memory}"()
+ call void asm sideeffect unwind "", "~{memory}"() nounwind
  ret void
}
)";

TEST(Allocas, NoNearMissIsProved) {
  EXPECT_EQ(provedOf(std::string(allocasDeclarations) + wrongAllocas),
            std::vector<std::string>());
}

constexpr const char *rightAllocas = R"(
define void @unused() {
- %a = alloca i32
- %b = alloca i32
- %c = alloca i32
- call void @f(ptr %b)
- call void @g(ptr %c)
+ %x = alloca i32
+ %y = alloca i32
+ call void @f(ptr %x)
+ call void @g(ptr %y)
  ret void
}
define ptr @allocations() {
- %p = call ptr @malloc(i64 8)
- %q = call ptr @_Znwm(i64 8)
+ %p = call dereferenceable_or_null(8) ptr @malloc(i64 8)
+ %q = call dereferenceable(8) ptr @_Znwm(i64 8)
  call void @f(ptr %p)
  ret ptr %q
}
define void @assembly() {
- call void asm sideeffect "", "~{memory}"()
+ call void asm sideeffect "", "~{memory}"() nounwind
  ret void
}
)";

TEST(Allocas, WhatTheNearMissesComeFromIsProved) {
  EXPECT_EQ(provedOf(std::string(allocasDeclarations) + rightAllocas),
            (std::vector<std::string>{"unused", "allocations", "assembly"}));
}

constexpr const char *phis = R"(
declare i8 @get()
define i1 @narrowed(i1 %x, i1 noundef %c) {
- %w = zext i1 %x to i8
  br i1 %c, label %a, label %b
a:
  br label %j
b:
  br label %j
j:
- %p = phi i8 [ %w, %a ], [ 1, %b ]
- %r = trunc nuw i8 %p to i1
- ret i1 %r
+ %p = phi i1 [ %x, %a ], [ true, %b ]
+ ret i1 %p
}
define i1 @another(i1 %x, i1 noundef %c) {
- %w = zext i1 %x to i8
  br i1 %c, label %a, label %b
a:
  br label %j
b:
  br label %j
j:
- %p = phi i8 [ %w, %a ], [ 2, %b ]
- %r = trunc i8 %p to i1
- ret i1 %r
+ %p = phi i1 [ %x, %a ], [ true, %b ]
+ ret i1 %p
}
)";

TEST(Phis, OneMayBeTheTruncationOfAnother) {
  EXPECT_EQ(provedOf(phis), std::vector<std::string>{"narrowed"});
}

// instcombine removes a lifetime in which nothing happens.
constexpr const char *emptyLifetime = R"(
declare void @f(ptr)
declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)
define void @x(i32 %n) {
  %a = alloca i32
  %b = alloca i32
- call void @llvm.lifetime.start.p0(ptr %a)
- call void @llvm.lifetime.start.p0(ptr %b)
- %m = add i32 %n, 1
- call void @llvm.lifetime.end.p0(ptr %b)
- call void @llvm.lifetime.end.p0(ptr %a)
  call void @llvm.lifetime.start.p0(ptr %b)
  call void @f(ptr %b)
  call void @llvm.lifetime.end.p0(ptr %b)
  ret void
}
)";

TEST(LockstepAllocas, NeedNoEmptyLifetime) {
  EXPECT_TRUE(isProvedAtOnce(emptyLifetime));
  expectNone(emptyLifetime,
             {{"- %m = add i32 %n, 1", "- call void @f(ptr %b)"}});
  // What lives on in the source has to live in the target.
  EXPECT_FALSE(isProved(changed(
      emptyLifetime, "- call void @llvm.lifetime.end.p0(ptr %a)\n",
      "  call void @f(ptr %a)\n- call void @llvm.lifetime.end.p0(ptr %a)\n")));
}

} // namespace
} // namespace palindrome::refine
