// Operands of events against what `captures` of a parameter forbids.

#include "test/unit/verify/judge/refine/lockstep/Support.h"

namespace palindrome::refine {
namespace {

const std::string capturesDeclarations = R"(
declare void @h(ptr)
declare void @keepsNothing(ptr captures(none))
declare void @number(i64)
@g = global ptr null
)";

TEST(Captures, NoneIsAddedWhereTheSourceHasPoison) {
  EXPECT_EQ(provedOf(capturesDeclarations + R"(
define void @stored(ptr captures(none) %p) {
- store ptr poison, ptr @g
+ store ptr %p, ptr @g
  ret void
}
define void @passed(ptr captures(none) %p) {
- call void @h(ptr poison)
+ call void @h(ptr %p)
  ret void
}
define void @address(ptr captures(none) %p) {
+ %a = ptrtoint ptr %p to i64
- call void @number(i64 poison)
+ call void @number(i64 %a)
  ret void
}
define ptr @returned(ptr captures(ret: address) %p) {
- ret ptr poison
+ ret ptr %p
}
define void @chosen(ptr captures(none) %p, i1 noundef %c) {
  br i1 %c, label %a, label %b
a:
  br label %b
b:
- %q = phi ptr [ poison, %0 ], [ null, %a ]
+ %q = phi ptr [ %p, %0 ], [ null, %a ]
  store ptr %q, ptr @g
  ret void
}
define i1 @compared(ptr captures(none) %p, ptr %q) {
+ %c = icmp eq ptr %p, %q
- ret i1 poison
+ ret i1 %c
}
define i1 @comparedAsNull(ptr captures(address_is_null) %p, ptr %q) {
+ %c = icmp eq ptr %p, %q
- ret i1 poison
+ ret i1 %c
}
define i64 @number(ptr captures(address) %p) {
+ %a = ptrtoint ptr %p to i64
- ret i64 poison
+ ret i64 %a
}
define void @step(ptr captures(none) %p, i64 %i) {
- %q = getelementptr inbounds i8, ptr %p, i64 %i
+ %q = getelementptr i8, ptr %p, i64 %i
  store ptr %q, ptr @g
  ret void
}
define void @index(ptr noundef captures(none) %p, i64 %i) {
- %j = add nsw i64 %i, 1
+ %j = add i64 %i, 1
  %q = getelementptr i8, ptr %p, i64 %j
  store ptr %q, ptr @g
  ret void
}
define void @another(ptr noundef captures(none) %p, i64 noundef %i) {
- %q = getelementptr i8, ptr poison, i64 %i
+ %q = getelementptr i8, ptr %p, i64 %i
  store ptr %q, ptr @g
  ret void
}
)"),
            std::vector<std::string>());
}

TEST(Captures, WhatBothSidesDoIsProved) {
  EXPECT_EQ(provedOf(capturesDeclarations + R"(
define void @stored(ptr captures(none) %p) {
- %q = getelementptr i8, ptr %p, i64 4
+ %q = getelementptr i8, ptr %p, i64 4
  store ptr %q, ptr @g
  ret void
}
define i1 @compared(ptr captures(address) %p, ptr %q) {
+ %c = icmp eq ptr %p, %q
- ret i1 poison
+ ret i1 %c
}
define i1 @isNull(ptr captures(address_is_null) %p) {
+ %c = icmp eq ptr %p, null
- ret i1 poison
+ ret i1 %c
}
define void @steps(ptr noundef captures(none) %p, i64 noundef %i) {
- %j = add i64 %i, 1
- %q = getelementptr i8, ptr %p, i64 %j
+ %r = getelementptr i8, ptr %p, i64 %i
+ %q = getelementptr i8, ptr %r, i64 1
  store ptr %q, ptr @g
  ret void
}
define void @accessed(ptr captures(none) %p) {
- store i8 poison, ptr %p
+ store i8 1, ptr %p
  ret void
}
define void @kept(ptr captures(none) %p) {
  call void @keepsNothing(ptr %p)
- store ptr poison, ptr @g
+ store ptr @g, ptr @g
  ret void
}
define ptr @returned(ptr captures(ret: address, provenance) %p) {
- ret ptr poison
+ ret ptr %p
}
define void @inStruct(ptr captures(none) %p, { ptr, i64 } %s) {
- %a = insertvalue { ptr, i64 } %s, ptr %p, 0
- %q = extractvalue { ptr, i64 } %a, 0
- store ptr %q, ptr @g
+ store ptr %p, ptr @g
  ret void
}
define void @free(ptr %p) {
- store ptr poison, ptr @g
+ store ptr %p, ptr @g
  ret void
}
)"),
            (std::vector<std::string>{"stored", "compared", "isNull", "steps",
                                      "accessed", "kept", "returned",
                                      "inStruct", "free"}));
}

// The address of an element is passed in each iteration of a loop.
constexpr const char *passedInLoop = R"(
declare i32 @next(i32)
define void @x(ptr captures(none) %p, i32 noundef %n, i32 noundef %s) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %i1, %body ]
  %k = phi i32 [ 0, %entry ], [ %k1, %body ]
  %c = icmp slt i32 %i, %n
  br i1 %c, label %body, label %exit
body:
  %w = sext i32 %k to i64
- %m = mul nsw i64 %w, 1
- %q = getelementptr i8, ptr %p, i64 %m
+ %q = getelementptr i8, ptr %p, i64 %w
  call void @h(ptr %q)
- %k1 = add nsw i32 %k, %s
+ %k1 = add nsw i32 %k, %s
- %i1 = add nsw i32 %i, 1
+ %i1 = sub nsw i32 %i, -1
  br label %head
exit:
  ret void
}
)";

TEST(Captures, WhatBothSidesCountIsPoisonOnBoth) {
  EXPECT_TRUE(isProved(capturesDeclarations + passedInLoop));
  expectNone(capturesDeclarations + passedInLoop,
             {// The source's address may be poison where the target's is none.
              {"+ %k1 = add nsw", "+ %k1 = add"},
              {"- %q = getelementptr i8", "- %q = getelementptr inbounds i8"},
              {"- %m = mul nsw i64 %w, 1", "- %m = mul nsw i64 %w, %w"},
              // What the callee returns may be poison in the source alone.
              {"- %k1 = add nsw i32 %k, %s\n+ %k1 = add nsw i32 %k, %s",
               "  %k1 = call i32 @next(i32 %k)"}});
  EXPECT_TRUE(isProved(capturesDeclarations +
                       changed(passedInLoop,
                               "- %k1 = add nsw i32 %k, %s\n"
                               "+ %k1 = add nsw i32 %k, %s",
                               "  %k1 = call noundef i32 @next(i32 %k)")));
  // Nothing is promised of the argument.
  EXPECT_TRUE(isProved(capturesDeclarations +
                       changed(changed(passedInLoop, "captures(none) ", ""),
                               "+ %k1 = add nsw", "+ %k1 = add")));
}

} // namespace
} // namespace palindrome::refine
