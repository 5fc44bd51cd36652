// Branches of the target where the source has none.

#include "test/unit/verify/refine/lockstep/Support.h"

namespace palindrome::refine {
namespace {

// In each pair, the target branches on what may be undef or poison, or goes
// the wrong way.
constexpr const char *wrong = R"(
declare void @g(i32)
define i32 @src.branches(i1 %c, i32 %x, i32 %y) {
  %r = select i1 %c, i32 %x, i32 %y
  ret i32 %r
}
define i32 @tgt.branches(i1 %c, i32 %x, i32 %y) {
  br i1 %c, label %a, label %b
a:
  ret i32 %x
b:
  ret i32 %y
}
define i32 @src.sum(i32 noundef %x, i32 noundef %y) {
  %s = add nsw i32 %x, %y
  %c = icmp slt i32 %s, 0
  %r = select i1 %c, i32 1, i32 2
  ret i32 %r
}
define i32 @tgt.sum(i32 noundef %x, i32 noundef %y) {
  %s = add nsw i32 %x, %y
  %c = icmp slt i32 %s, 0
  br i1 %c, label %a, label %b
a:
  ret i32 1
b:
  ret i32 2
}
define i32 @src.undefIsFixed(ptr %p) {
  %u = load i32, ptr %p
  %c = icmp eq i32 %u, 0
  %r = select i1 %c, i32 1, i32 2
  ret i32 %r
}
define i32 @tgt.undefIsFixed(ptr %p) {
  %u = load i32, ptr %p
  %c = icmp eq i32 %u, 0
  br i1 %c, label %a, label %b
a:
  ret i32 1
b:
  ret i32 2
}
define i32 @src.otherWay(i1 noundef %c, i32 %x, i32 %y) {
  %r = select i1 %c, i32 %x, i32 %y
  ret i32 %r
}
define i32 @tgt.otherWay(i1 noundef %c, i32 %x, i32 %y) {
  br i1 %c, label %a, label %b
a:
  ret i32 %y
b:
  ret i32 %x
}
define i32 @src.switches(i32 %v) {
  %c = icmp eq i32 %v, 0
  %r = select i1 %c, i32 1, i32 2
  ret i32 %r
}
define i32 @tgt.switches(i32 %v) {
  switch i32 %v, label %b [ i32 0, label %a ]
a:
  ret i32 1
b:
  ret i32 2
}
define void @src.and(i1 noundef %x, i1 %y) {
  %c = select i1 %x, i1 %y, i1 false
  br i1 %c, label %a, label %b
a:
  call void @g(i32 1)
  ret void
b:
  ret void
}
define void @tgt.and(i1 noundef %x, i1 %y) {
  br i1 %y, label %n, label %b
n:
  br i1 %x, label %a, label %b
a:
  call void @g(i32 1)
  ret void
b:
  ret void
}
define void @src.undefAndFalse(i1 %x, i1 noundef %y) {
  %c = select i1 %x, i1 %y, i1 false
  br i1 %c, label %a, label %b
a:
  call void @g(i32 1)
  ret void
b:
  ret void
}
define void @tgt.undefAndFalse(i1 %x, i1 noundef %y) {
  br i1 %x, label %n, label %b
n:
  br i1 %y, label %a, label %b
a:
  call void @g(i32 1)
  ret void
b:
  ret void
}
)";

TEST(Branch, NoNearMissIsProved) {
  EXPECT_EQ(provedOf(wrong), std::vector<std::string>());
}

constexpr const char *right = R"(
declare void @g(i32)
define i32 @src.branches(i1 noundef %c, i32 %x, i32 %y) {
  %r = select i1 %c, i32 %x, i32 %y
  ret i32 %r
}
define i32 @tgt.branches(i1 noundef %c, i32 %x, i32 %y) {
  br i1 %c, label %a, label %b
a:
  ret i32 %x
b:
  ret i32 %y
}
define i32 @src.switches(i32 noundef %v) {
  %c = icmp eq i32 %v, 0
  %r = select i1 %c, i32 1, i32 2
  ret i32 %r
}
define i32 @tgt.switches(i32 noundef %v) {
  switch i32 %v, label %b [ i32 0, label %a ]
a:
  ret i32 1
b:
  ret i32 2
}
define void @src.and(i1 noundef %x, i1 %y) {
  %c = select i1 %x, i1 %y, i1 false
  br i1 %c, label %a, label %b
a:
  call void @g(i32 1)
  ret void
b:
  ret void
}
define void @tgt.and(i1 noundef %x, i1 %y) {
  br i1 %x, label %n, label %b
n:
  br i1 %y, label %a, label %b
a:
  call void @g(i32 1)
  ret void
b:
  ret void
}
)";

TEST(Branch, WhatTheNearMissesComeFromIsProved) {
  EXPECT_EQ(provedOf(right),
            (std::vector<std::string>{"branches", "switches", "and"}));
}

} // namespace
} // namespace palindrome::refine
