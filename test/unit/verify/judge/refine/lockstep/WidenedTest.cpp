// What the source counts with fewer bits than the target, which has one counter
// for both.

#include "test/unit/verify/judge/refine/lockstep/Support.h"

namespace palindrome::refine {
namespace {

// The address that is read and written to is that of the wider counter.
constexpr const char *readAndWritten = R"(
define void @x(ptr noundef %p, i32 noundef %n) {
entry:
  %wide = sext i32 %n to i64
  br label %head
head:
  %w = phi i64 [ %wide, %entry ], [ %v, %head ]
- %i = phi i32 [ %n, %entry ], [ %j, %head ]
- %e = sext i32 %i to i64
- %a = getelementptr i32, ptr %p, i64 %e
+ %a = getelementptr i32, ptr %p, i64 %w
  %x = load i32, ptr %a
  %y = mul i32 %x, 3
  store i32 %y, ptr %a
- %j = add nsw i32 %i, -1
  %v = add nsw i64 %w, -1
  %c = icmp sgt i64 %w, 1
  br i1 %c, label %head, label %exit
exit:
  ret void
}
)";

TEST(LockstepWidened, Addresses) {
  EXPECT_TRUE(isProvedAtOnce(readAndWritten));
  expectNone(readAndWritten,
             {{"- %j = add nsw i32 %i, -1", "- %j = add nsw i32 %i, -2"},
              {"- %j = add nsw i32 %i, -1", "- %j = add i32 %i, -1"},
              {"[ %n, %entry ]", "[ 7, %entry ]"},
              {"- %e = sext", "- %e = zext"},
              {"+ %a = getelementptr i32", "+ %a = getelementptr i8"}});
}

// A branch on the counter, and what is computed of it.
constexpr const char *branched = R"(
declare void @f(i32)
define void @x(ptr noundef %p, i32 noundef %n) {
entry:
  %wide = sext i32 %n to i64
  br label %head
head:
  %w = phi i64 [ %wide, %entry ], [ %v, %latch ]
- %i = phi i32 [ %n, %entry ], [ %j, %latch ]
+ %i = trunc nsw i64 %w to i32
  %k = xor i32 %i, 5
  %e = sext i32 %k to i64
  %a = getelementptr i32, ptr %p, i64 %e
  %x = load i32, ptr %a
- %d = icmp sgt i32 %i, 9
+ %d = icmp sgt i64 %w, 9
  br i1 %d, label %call, label %latch
call:
  call void @f(i32 %x)
  br label %latch
latch:
- %j = add nsw i32 %i, -1
  %v = add nsw i64 %w, -1
  %c = icmp sgt i64 %w, 1
  br i1 %c, label %head, label %exit
exit:
  ret void
}
)";

TEST(LockstepWidened, BranchesAndTruncations) {
  EXPECT_TRUE(isProvedAtOnce(branched));
  expectNone(branched,
             {{"icmp sgt i64 %w, 9", "icmp sgt i64 %w, 8"},
              {"icmp sgt i64 %w, 9", "icmp slt i64 %w, 9"},
              {"icmp sgt i64 %w, 9", "icmp ugt i64 %w, 9"},
              {"icmp sgt i64 %w, 9", "icmp samesign sgt i64 %w, 9"},
              {"+ %i = trunc nsw", "+ %i = trunc nuw nsw"},
              {"- %j = add nsw i32 %i, -1", "- %j = add nsw i32 %i, -3"},
              {"- %j = add nsw i32 %i, -1", "- %j = add i32 %i, -1"}});
}

// What the source extends is known not to be negative in the body alone, and a
// sum is extended.
constexpr const char *sums = R"(
declare void @f(i64)
define void @x(i32 noundef %n, i32 noundef %m) {
entry:
  %wide = sext i32 %n to i64
  %most = sext i32 %m to i64
  br label %head
head:
  %w = phi i64 [ %wide, %entry ], [ %v, %latch ]
- %i = phi i32 [ %n, %entry ], [ %j, %latch ]
- %b = icmp sgt i32 %i, 1
+ %b = icmp sgt i64 %w, 1
  br i1 %b, label %body, label %latch
body:
- %s = add nsw i32 %i, 1
- %e = sext i32 %s to i64
+ %e = add nsw i64 %w, 1
  %r = sub nsw i64 %most, %e
  %d = icmp sgt i64 %r, 0
  br i1 %d, label %call, label %latch
call:
  call void @f(i64 %e)
  br label %latch
latch:
- %j = add nsw i32 %i, -1
  %v = add nsw i64 %w, -1
  %c = icmp sgt i64 %w, -9
  br i1 %c, label %head, label %exit
exit:
  ret void
}
)";

TEST(LockstepWidened, Sums) {
  EXPECT_TRUE(isProvedAtOnce(sums));
  expectNone(sums, {{"+ %e = add nsw i64 %w, 1", "+ %e = add nsw i64 %w, 2"},
                    {"- %s = add nsw i32 %i, 1", "- %s = add i32 %i, 1"},
                    {"- %b = icmp sgt i32 %i, 1", "- %b = icmp sge i32 %i, 1"},
                    {"[ %n, %entry ]", "[ %m, %entry ]"}});
}

// Two counters that are one, added in either order.
constexpr const char *widenedTwins = R"(
declare void @f(i64)
define void @x(i32 noundef %n, i32 noundef %m) {
entry:
  br label %head
head:
- %i = phi i32 [ 1, %entry ], [ %i1, %latch ]
+ %w = phi i64 [ 1, %entry ], [ %w1, %latch ]
  %k = phi i32 [ 1, %entry ], [ %k1, %latch ]
- %l = phi i32 [ 1, %entry ], [ %l1, %latch ]
- %s = add nsw i32 %i, %l
+ %t = trunc nuw nsw i64 %w to i32
+ %s = add nsw i32 %k, %t
  %d = icmp slt i32 %s, %m
  br i1 %d, label %call, label %latch
call:
  %e = sext i32 %s to i64
  call void @f(i64 %e)
  br label %latch
latch:
- %i1 = add nuw nsw i32 %i, 1
+ %w1 = add nuw nsw i64 %w, 1
  %k1 = add i32 %k, %n
- %l1 = add i32 %l, %n
  %c = icmp slt i32 %k1, %m
  br i1 %c, label %head, label %exit
exit:
  ret void
}
)";

TEST(LockstepWidened, TwoThatAreOne) {
  EXPECT_TRUE(isProvedAtOnce(widenedTwins));
  expectNone(
      widenedTwins,
      {{"- %l1 = add i32 %l, %n", "- %l1 = add i32 %l, 1"},
       {"+ %s = add nsw i32 %k, %t", "+ %s = add nsw i32 %k, %k"},
       {"+ %w1 = add nuw nsw i64 %w, 1", "+ %w1 = add nuw nsw i64 %w, 2"},
       {"- %i1 = add nuw nsw i32 %i, 1", "- %i1 = add i32 %i, 1"}});
}

} // namespace
} // namespace palindrome::refine
