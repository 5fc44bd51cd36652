// Where null may stand for a pointer that is equal to it.

#include "test/unit/verify/judge/refine/lockstep/Support.h"

namespace palindrome::refine {
namespace {

TEST(LockstepNulls, StandForWhatIsEqual) {
  EXPECT_EQ(provedOf(R"(
declare void @f(ptr)
declare ptr @find(ptr)
define ptr @returned() {
  %p = call ptr @find(ptr null)
  %c = icmp eq ptr %p, null
  br i1 %c, label %a, label %b
a:
  br label %b
b:
- %r = phi ptr [ %p, %0 ], [ %p, %a ]
+ %r = phi ptr [ %p, %0 ], [ null, %a ]
  ret ptr %r
}
define void @passed(ptr %p) {
  %c = icmp ne ptr %p, null
  br i1 %c, label %a, label %b
a:
  ret void
b:
- call void @f(ptr %p)
+ call void @f(ptr null)
  ret void
}
define void @aroundALoop(ptr %l) {
  br label %head
head:
  %p = phi ptr [ %l, %0 ], [ %n, %next ]
  call void @f(ptr %p)
  %n = call ptr @find(ptr %p)
  %c = icmp eq ptr %n, null
  br i1 %c, label %exit, label %next
next:
  br label %head
exit:
- %r = phi ptr [ %n, %head ]
+ %r = phi ptr [ null, %head ]
  call void @f(ptr %r)
  ret void
}
define ptr @stored(ptr %p, ptr %q, i64 %n) {
  %c = icmp eq ptr %p, null
  br i1 %c, label %a, label %b
a:
- store ptr %p, ptr %q
+ store ptr null, ptr %q
  %r = load ptr, ptr %q
  %s = getelementptr inbounds i8, ptr %r, i64 %n
  ret ptr %s
b:
  ret ptr null
}
define i32 @comparedAndAccessed(ptr %p, i1 %d) {
  %c = icmp eq ptr %p, null
  br i1 %c, label %b, label %a
a:
  call void @f(ptr %p)
  br label %b
b:
- %r = phi ptr [ %p, %0 ], [ %p, %a ]
+ %r = phi ptr [ null, %0 ], [ %p, %a ]
  %e = icmp eq ptr %r, null
  br i1 %e, label %x, label %y
x:
  ret i32 0
y:
  %q = getelementptr inbounds i8, ptr %r, i64 4
  store i32 1, ptr %r
  %v = load i32, ptr %q
  ret i32 %v
}
)"),
            (std::vector<std::string>{"returned", "passed", "aroundALoop",
                                      "stored", "comparedAndAccessed"}));
}

TEST(LockstepNulls, StandForNothingElse) {
  const std::string text = R"(
declare ptr @find(ptr)
define ptr @otherWay() {
  %p = call ptr @find(ptr null)
  %c = icmp eq ptr %p, null
  br i1 %c, label %a, label %b
a:
  br label %b
b:
- %r = phi ptr [ %p, %0 ], [ %p, %a ]
+ %r = phi ptr [ null, %0 ], [ %p, %a ]
  ret ptr %r
}
define ptr @afterAStep(ptr %p, i64 %n) {
  %c = icmp eq ptr %p, null
  br i1 %c, label %a, label %b
a:
- %q = getelementptr i8, ptr %p, i64 %n
+ %q = getelementptr i8, ptr null, i64 %n
  ret ptr %q
b:
  ret ptr null
}
define i8 @afterAStepThatMayBeNone(ptr %p, i1 %d) {
  %c = icmp eq ptr %p, null
  br i1 %c, label %b, label %a
a:
  br label %b
b:
- %r = phi ptr [ %p, %0 ], [ %p, %a ]
+ %r = phi ptr [ null, %0 ], [ %p, %a ]
  %q = getelementptr i8, ptr %r, i64 4
  %v = load i8, ptr %q
  ret i8 %v
}
define ptr @whereNullIsValid(ptr %p) null_pointer_is_valid {
  %c = icmp eq ptr %p, null
  br i1 %c, label %a, label %b
a:
- ret ptr %p
+ ret ptr null
b:
  ret ptr null
}
define ptr addrspace(1) @inAnotherSpace(ptr addrspace(1) %p) {
  %c = icmp eq ptr addrspace(1) %p, null
  br i1 %c, label %a, label %b
a:
- ret ptr addrspace(1) %p
+ ret ptr addrspace(1) null
b:
  ret ptr addrspace(1) null
}
define ptr @storedAndReadAgain(ptr %p, ptr %q, i64 %n) {
  %c = icmp eq ptr %p, null
  br i1 %c, label %a, label %b
a:
- store ptr %p, ptr %q
+ store ptr null, ptr %q
  %r = load ptr, ptr %q
  %s = getelementptr i8, ptr %r, i64 %n
  ret ptr %s
b:
  ret ptr null
}
)";
  EXPECT_EQ(provedOf(text), std::vector<std::string>());
}

// What is promised not to be null: constants that meet at a phi, and what is
// above another address.
constexpr const char *promisedNonNull = R"(
@s = constant [2 x i8] zeroinitializer
@t = constant [2 x i8] zeroinitializer
declare void @g(ptr)
define void @x(i1 %c, ptr noundef %p, ptr noundef %q, ptr nonnull noundef %o) {
entry:
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  %m = phi ptr [ @s, %entry ], [ @t, %a ]
- call void @g(ptr %m)
+ call void @g(ptr nonnull %m)
  %d = icmp ult ptr %p, %q
  br i1 %d, label %above, label %other
above:
- call void @g(ptr %q)
+ call void @g(ptr nonnull %q)
  ret void
other:
  %e = icmp ult ptr %p, %o
  br i1 %e, label %exit, label %notBelow
notBelow:
- call void @g(ptr %p)
+ call void @g(ptr nonnull %p)
  ret void
exit:
  ret void
}
)";

TEST(LockstepNulls, WhatIsPromisedNotToBeNull) {
  EXPECT_TRUE(isProvedAtOnce(promisedNonNull));
  expectNone(promisedNonNull,
             {{"[ @t, %a ]", "[ null, %a ]"},
              {"[ @t, %a ]", "[ %p, %a ]"},
              {"%d = icmp ult ptr %p, %q", "%d = icmp ult ptr %q, %p"},
              {"%d = icmp ult ptr %p, %q", "%d = icmp ule ptr %p, %q"},
              {"ptr nonnull noundef %o", "ptr noundef %o"},
              {"%e = icmp ult ptr %p, %o", "%e = icmp ult ptr %o, %p"},
              {"@t = constant [2 x i8] zeroinitializer",
               "@t = extern_weak global i8"}});
}

} // namespace
} // namespace palindrome::refine
