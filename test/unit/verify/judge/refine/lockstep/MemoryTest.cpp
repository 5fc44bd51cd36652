// What the source reads again, and the target has kept.

#include "test/unit/verify/judge/refine/lockstep/Support.h"

namespace palindrome::refine {
namespace {

constexpr const char *memoryDeclarations = R"(
@cell = global ptr null
@array = internal global [32 x i32] zeroinitializer
declare void @f(ptr)
declare void @g(i32)
declare void @borrow(ptr captures(none))
declare ptr @same(ptr)
declare noalias ptr @malloc(i64)
declare void @write(ptr) memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
)";

// In each pair, the value may have changed in the meantime.
constexpr const char *wrongMemory = R"(
define i32 @passedBefore(i32 %x) {
  %a = alloca i32
  store i32 %x, ptr %a
  call void @f(ptr %a)
  store i32 %x, ptr %a
  call void @g(i32 0)
- %v = load i32, ptr %a
- ret i32 %v
+ ret i32 %x
}
define i32 @borrowed(i32 %x) {
  %a = alloca i32
  store i32 %x, ptr %a
  call void @borrow(ptr %a)
- %v = load i32, ptr %a
- ret i32 %v
+ ret i32 %x
}
define i32 @stored(i32 %x) {
  %a = alloca i32
  store ptr %a, ptr @cell
  store i32 %x, ptr %a
  call void @g(i32 0)
- %v = load i32, ptr %a
- ret i32 %v
+ ret i32 %x
}
define void @inTheRoundBefore(i32 %x) {
entry:
  %a = alloca i32
  br label %l
l:
  store i32 %x, ptr %a
  call void @g(i32 0)
- %v = load i32, ptr %a
- call void @g(i32 %v)
+ call void @g(i32 %x)
  call void @f(ptr %a)
  br label %l
}
define i32 @chosen(i32 %x, ptr %p, i1 noundef %c) {
  %a = alloca i32
  store i32 %x, ptr %a
  %q = select i1 %c, ptr %a, ptr %p
  store i32 0, ptr %q
- %v = load i32, ptr %a
- ret i32 %v
+ ret i32 %x
}
define i32 @returned(i32 %x) {
  %a = alloca i32
  %q = call ptr @same(ptr %a)
  store i32 %x, ptr %a
  store i32 0, ptr %q
- %v = load i32, ptr %a
- ret i32 %v
+ ret i32 %x
}
define i32 @reference(ptr %a, i32 %x) {
  store i32 %x, ptr %a
  call void @g(i32 0)
- %v = load i32, ptr %a
- ret i32 %v
+ ret i32 %x
}
define i32 @copiedOver(ptr %p, i32 %x) {
  %a = alloca [4 x i32]
  %b = getelementptr inbounds i32, ptr %a, i64 3
  store i32 %x, ptr %b
  call void @llvm.memcpy.p0.p0.i64(ptr %a, ptr %p, i64 13, i1 false)
- %v = load i32, ptr %b
- ret i32 %v
+ ret i32 %x
}
define i32 @filled(i64 %n, i32 %x) {
  %a = alloca [4 x i32]
  %b = getelementptr inbounds i32, ptr %a, i64 3
  store i32 %x, ptr %b
  call void @llvm.memset.p0.i64(ptr %a, i8 0, i64 %n, i1 false)
- %v = load i32, ptr %b
- ret i32 %v
+ ret i32 %x
}
define i32 @argument(ptr %p, ptr %q, i32 %x) {
  store i32 %x, ptr %p
  call void @write(ptr %q)
- %v = load i32, ptr %p
- ret i32 %v
+ ret i32 %x
}
define i32 @readFirst(ptr %p, i1 noundef %c) {
  br i1 %c, label %a, label %b
a:
- %x = load i32, ptr %p
  call void @g(i32 0)
  br label %j
b:
- %y = load i32, ptr %p
  br label %j
j:
- %v = phi i32 [ %x, %a ], [ %y, %b ]
+ %v = load i32, ptr %p
  ret i32 %v
}
define i32 @readOnOneWay(ptr %p, i1 noundef %c) {
  br i1 %c, label %a, label %j
a:
- %x = load i32, ptr %p
  br label %j
j:
- %v = phi i32 [ %x, %a ], [ poison, %0 ]
+ %v = load i32, ptr %p
  ret i32 %v
}
define i32 @readWithLessAlignment(ptr %p, i1 noundef %c) {
  br i1 %c, label %a, label %b
a:
- %x = load i32, ptr %p, align 1
  br label %j
b:
- %y = load i32, ptr %p, align 1
  br label %j
j:
- %v = phi i32 [ %x, %a ], [ %y, %b ]
+ %v = load i32, ptr %p, align 4
  ret i32 %v
}
define void @dereferenceable(ptr dereferenceable(8) %p) {
  call void @f(ptr %p)
+ %v = load i32, ptr %p, align 1
  ret void
}
define void @beyond(ptr dereferenceable(8) %p) {
+ %q = getelementptr i8, ptr %p, i64 5
+ %v = load i32, ptr %q, align 1
  ret void
}
define void @unalignedArgument(ptr dereferenceable(8) %p) {
+ %v = load i32, ptr %p, align 4
  ret void
}
define i32 @preferredAlignment() {
- %v = load i32, ptr getelementptr inbounds (i8, ptr @array, i64 8), align 4
+ %v = load i32, ptr getelementptr inbounds (i8, ptr @array, i64 8), align 8
  ret i32 %v
}
define void @writeOnly(ptr dereferenceable(8) writeonly %p) {
+ %v = load i32, ptr %p, align 1
  ret void
}
define void @noAlias(ptr dereferenceable(8) noalias %p, ptr %q) {
+ %v = load i32, ptr %p, align 1
  store i32 0, ptr %q, align 1
  ret void
}
)";

TEST(Memory, NoNearMissIsProved) {
  EXPECT_EQ(provedOf(std::string(memoryDeclarations) + wrongMemory),
            std::vector<std::string>());
}

constexpr const char *rightMemory = R"(
define i32 @passedLater(i32 %x) {
  %a = alloca i32
  store i32 %x, ptr %a
  call void @g(i32 0)
- %v = load i32, ptr %a
  call void @f(ptr %a)
- ret i32 %v
+ ret i32 %x
}
define i32 @borrowedBefore(i32 %x) {
  %a = alloca i32
  call void @borrow(ptr %a)
  store i32 %x, ptr %a
  call void @g(i32 0)
- %v = load i32, ptr %a
- ret i32 %v
+ ret i32 %x
}
define i32 @allocated(ptr %p, i32 %x) {
  %a = call ptr @malloc(i64 4)
  store i32 %x, ptr %a
  store ptr null, ptr %p
  call void @g(i32 0)
- %v = load i32, ptr %a
  store ptr %a, ptr %p
- ret i32 %v
+ ret i32 %x
}
define i32 @byValue(ptr byval(i32) %a, ptr %p, i32 %x) {
  store i32 %x, ptr %a
  store i32 0, ptr %p
  call void @g(i32 0)
- %v = load i32, ptr %a
- ret i32 %v
+ ret i32 %x
}
define i32 @copiedBeside(ptr %p, i32 %x) {
  %a = alloca [4 x i32]
  %b = getelementptr inbounds i32, ptr %a, i64 3
  store i32 %x, ptr %b
  call void @llvm.memcpy.p0.p0.i64(ptr %a, ptr %p, i64 12, i1 false)
- %v = load i32, ptr %b
- ret i32 %v
+ ret i32 %x
}
define i32 @anotherArgument(ptr %q, i32 %x) {
  %a = alloca i32
  store i32 %x, ptr %a
  call void @write(ptr %q)
- %v = load i32, ptr %a
  call void @f(ptr %a)
- ret i32 %v
+ ret i32 %x
}
define i32 @readFirst(ptr %p, i1 noundef %c) {
  br i1 %c, label %a, label %b
a:
  call void @g(i32 0)
- %x = load i32, ptr %p
  br label %j
b:
- %y = load i32, ptr %p
  br label %j
j:
- %v = phi i32 [ %x, %a ], [ %y, %b ]
+ %v = load i32, ptr %p
  ret i32 %v
}
define i32 @dereferenceable(ptr dereferenceable(8) align 4 %p, i1 noundef %c) {
- br i1 %c, label %a, label %b
-a:
  %q = getelementptr inbounds i8, ptr %p, i64 4
  %v = load i32, ptr %q, align 4
- ret i32 %v
-b:
- ret i32 0
+ %r = select i1 %c, i32 %v, i32 0
+ ret i32 %r
}
)";

TEST(Memory, WhatTheNearMissesComeFromIsProved) {
  EXPECT_EQ(
      provedOf(std::string(memoryDeclarations) + rightMemory),
      (std::vector<std::string>{"passedLater", "borrowedBefore", "allocated",
                                "byValue", "copiedBeside", "anotherArgument",
                                "readFirst", "dereferenceable"}));
}

} // namespace
} // namespace palindrome::refine
