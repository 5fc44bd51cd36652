// Operands of events against what `captures` of a parameter forbids.

#include "test/unit/verify/refine/lockstep/Support.h"

namespace palindrome::refine {
namespace {

const std::string declarations = R"(
declare void @h(ptr)
declare void @keepsNothing(ptr captures(none))
declare void @number(i64)
@g = global ptr null
)";

TEST(Captures, NoneIsAddedWhereTheSourceHasPoison) {
  EXPECT_EQ(provedOf(declarations + R"(
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
define void @step(ptr captures(none) %p, i64 %i) {
- %q = getelementptr inbounds i8, ptr %p, i64 %i
+ %q = getelementptr i8, ptr %p, i64 %i
  store ptr %q, ptr @g
  ret void
}
)"),
            std::vector<std::string>());
}

TEST(Captures, WhatBothSidesDoIsProved) {
  EXPECT_EQ(provedOf(declarations + R"(
define void @stored(ptr captures(none) %p) {
- %q = getelementptr i8, ptr %p, i64 4
+ %q = getelementptr i8, ptr %p, i64 4
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
define void @free(ptr %p) {
- store ptr poison, ptr @g
+ store ptr %p, ptr @g
  ret void
}
)"),
            (std::vector<std::string>{"stored", "accessed", "kept", "returned",
                                      "free"}));
}

} // namespace
} // namespace palindrome::refine
