// Phis of the target from which it computes those of the source.

#include "test/unit/verify/judge/refine/lockstep/Support.h"

namespace palindrome::refine {
namespace {

constexpr const char *masked = R"(
declare i64 @g(i64)
define void @x(i64 %n, i64 %mask) {
- %first = and i64 %n, %mask
  br label %head
head:
- %i = phi i64 [ %first, %0 ], [ %next, %head ]
+ %k = phi i64 [ %n, %0 ], [ %j, %head ]
+ %i = and i64 %k, %mask
  %j = call i64 @g(i64 %i)
- %next = and i64 %j, %mask
  %c = icmp eq i64 %j, 0
  br i1 %c, label %end, label %head
end:
  ret void
}
)";

TEST(LockstepPhis, AreOfWhatIsMaskedLater) {
  EXPECT_TRUE(isProvedAtOnce(masked));
  expectNone(masked, {{"%k, %mask", "%k, 7"},
                      {"- %next = and", "- %next = or"},
                      {"phi i64 [ %n, %0 ]", "phi i64 [ 0, %0 ]"}});
}

constexpr const char *backwards = R"(
declare i32 @g(ptr)
define void @x(ptr %p, i64 %n) {
- %last = sub nuw nsw i64 %n, 1
- %first = getelementptr inbounds i8, ptr %p, i64 %last
+ %behind = getelementptr i8, ptr %p, i64 %n
  br label %head
head:
- %q = phi ptr [ %first, %0 ], [ %next, %head ]
+ %k = phi ptr [ %behind, %0 ], [ %q, %head ]
+ %q = getelementptr i8, ptr %k, i64 -1
  %v = call i32 @g(ptr %q)
- %next = getelementptr inbounds i8, ptr %q, i64 -1
  %c = icmp eq i32 %v, 0
  br i1 %c, label %end, label %head
end:
  ret void
}
)";

TEST(LockstepPhis, AreOneStepBehind) {
  EXPECT_TRUE(isProved(backwards));
  expectNone(backwards,
             {{"ptr %k, i64 -1", "ptr %k, i64 -2"},
              {"ptr %q, i64 -1", "ptr %q, i64 1"},
              {"getelementptr i8, ptr %k", "getelementptr nuw i8, ptr %k"},
              {"%n, 1", "%n, 2"}});
}

// A value that leaves a loop in several places, through a phi of each.
constexpr const char *leaving = R"(
declare i32 @g()
declare void @h(i32)
define void @x() {
  br label %head
head:
  %v = call i32 @g()
  switch i32 %v, label %head [
    i32 0, label %end
    i32 1, label %end
  ]
end:
- %w = phi i32 [ %v, %head ], [ %v, %head ]
  call void @h(i32 7)
- call void @h(i32 %w)
+ call void @h(i32 %v)
  ret void
}
)";

TEST(LockstepPhis, OfOneValueAreThatValue) {
  EXPECT_TRUE(isProvedAtOnce(leaving));
  expectNone(leaving,
             {{"[ %v, %head ], [ %v, %head ]", "[ 2, %head ], [ 2, %head ]"}});
}

// The target has joined what the source does on both paths.
constexpr const char *joinedPhis = R"(
declare void @h(i32)
define void @x(ptr %p, i1 noundef %c) {
- br i1 %c, label %a, label %b
+ %v = load i32, ptr %p
+ br i1 %c, label %a, label %b
a:
- %v = load i32, ptr %p
  br label %end
b:
- %w = load i32, ptr %p
  br label %end
end:
- %r = phi i32 [ %v, %a ], [ %w, %b ]
+ %r = phi i32 [ %v, %a ], [ %v, %b ]
  call void @h(i32 7)
  call void @h(i32 %r)
  ret void
}
)";

TEST(LockstepPhis, OfOneValueMayBeThoseOfSeveral) {
  EXPECT_TRUE(isProvedAtOnce(joinedPhis));
  expectNone(joinedPhis, {{"- %w = load i32, ptr %p", "- %w = add i32 1, 1"},
                          {"[ %w, %b ]", "[ 0, %b ]"}});
}

// instcombine moves a comparison before the phi.
constexpr const char *comparedBefore = R"(
declare void @g()
define void @x(i1 %c, ptr %p) {
entry:
  br i1 %c, label %a, label %join
a:
  %y = load i8, ptr %p
+ %d = icmp eq i8 %y, 0
  br label %join
join:
- %x = phi i8 [ 0, %entry ], [ %y, %a ]
+ %z = phi i1 [ true, %entry ], [ %d, %a ]
  call void @g()
- %z = icmp eq i8 %x, 0
  br i1 %z, label %b, label %exit
b:
  call void @g()
  br label %exit
exit:
  ret void
}
)";

TEST(LockstepPhis, AreComparedBeforeTheyMeet) {
  EXPECT_TRUE(isProved(comparedBefore));
  expectNone(comparedBefore, {{"icmp eq i8 %y, 0", "icmp eq i8 %y, 1"},
                              {"[ true, %entry ]", "[ false, %entry ]"}});
}

// The comparison is known on both ways, and is made behind another phi.
constexpr const char *folded = R"(
declare i32 @f()
declare void @g()
define void @x(i1 noundef %c) {
entry:
  br i1 %c, label %a, label %join
a:
  %y = call i32 @f()
  %n = icmp eq i32 %y, 0
  br i1 %n, label %exit, label %join
join:
- %x = phi i32 [ 0, %entry ], [ %y, %a ]
+ %x = phi i1 [ true, %entry ], [ false, %a ]
  call void @g()
  br i1 %c, label %b, label %last
b:
  call void @g()
  br label %last
last:
- %z = phi i32 [ 4, %b ], [ %x, %join ]
- %d = icmp eq i32 %z, 0
+ %d = phi i1 [ false, %b ], [ %x, %join ]
  call void @g()
  br i1 %d, label %then, label %exit
then:
  call void @g()
  br label %exit
exit:
  ret void
}
)";

TEST(LockstepPhis, AreFoldedIntoPhis) {
  EXPECT_TRUE(isProved(folded));
  expectNone(
      folded,
      {{"[ true, %entry ], [ false, %a ]", "[ false, %entry ], [ true, %a ]"},
       {"- %d = icmp eq i32 %z, 0", "- %d = icmp eq i32 %z, 4"},
       {"+ %d = phi i1 [ false, %b ]", "+ %d = phi i1 [ true, %b ]"}});
}

// A list is walked: what was loaded before is loaded at the head of the loop.
constexpr const char *walked = R"(
declare i1 @use(ptr)
define void @x(ptr noundef %p) {
entry:
  %first = getelementptr inbounds nuw i8, ptr %p, i64 56
- %start = load ptr, ptr %first
  br label %head
head:
- %v = phi ptr [ %start, %entry ], [ %w, %latch ]
+ %in = phi ptr [ %first, %entry ], [ %next, %latch ]
+ %v = load ptr, ptr %in
  %c = icmp eq ptr %v, null
  br i1 %c, label %exit, label %body
body:
  %d = call i1 @use(ptr %v)
  br i1 %d, label %latch, label %exit
latch:
  %next = getelementptr inbounds nuw i8, ptr %v, i64 80
- %w = load ptr, ptr %next
  br label %head
exit:
  ret void
}
)";

TEST(LockstepPhis, AreReadAtTheHead) {
  EXPECT_TRUE(isProved(walked));
  expectNone(walked, {{"[ %first, %entry ]", "[ %p, %entry ]"},
                      {"- %w = load ptr, ptr %next", "- %w = load ptr, ptr %v"},
                      {"+ %v = load ptr, ptr %in",
                       "+ %v = load volatile ptr, ptr %in"}});
}

// A loop that counts down, of which instcombine moves the step in front of the
// comparison: the target's phi is one more than the source's.
const std::string steppedDown = R"(
declare void @g(i32)
define void @x(i32 %n) {
entry:
- %m = sub nsw i32 %n, 1
  br label %head
head:
- %i = phi i32 [ %m, %entry ], [ %j, %body ]
- %more = icmp sge i32 %i, 0
+ %o = phi i32 [ %n, %entry ], [ %i, %body ]
+ %i = add nsw i32 %o, -1
+ %more = icmp sgt i32 %o, 0
  br i1 %more, label %body, label %exit
body:
  call void @g(i32 %i)
- %j = add nsw i32 %i, -1
  br label %head
exit:
  ret void
}
)";

TEST(LockstepPhis, StandForOneMore) {
  EXPECT_TRUE(isProved(steppedDown));
  expectNone(steppedDown, {{"sub nsw", "sub"},
                           {"sgt i32 %o, 0", "sgt i32 %o, 1"},
                           {"sgt i32 %o, 0", "ugt i32 %o, 0"},
                           {"sub nsw i32 %n, 1", "sub nsw i32 %n, 2"},
                           {"add nsw i32 %i, -1", "add nsw i32 %i, -2"},
                           {"add nsw i32 %o, -1", "add nuw i32 %o, -1"}});
}

} // namespace
} // namespace palindrome::refine
