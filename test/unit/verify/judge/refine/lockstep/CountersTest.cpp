// Counters of loops: which value of an iteration another one determines, and
// what is known of them at the head.

#include "test/unit/verify/judge/refine/lockstep/Support.h"

namespace palindrome::refine {
namespace {

// A triangle of Fortran: the inner loop counts up from the outer counter, and
// down from what remains. indvars has one counter, and another exit test.
constexpr const char *triangle = R"(
declare void @g(i64)
define void @x(i32 noundef %n) {
entry:
  %w = sext i32 %n to i64
  %w1 = add nsw i64 %w, 1
  %any = icmp sgt i32 %n, 0
  br i1 %any, label %outer, label %exit
outer:
  %k = phi i32 [ 1, %entry ], [ %k1, %next ]
- %r = phi i64 [ %w, %entry ], [ %r1, %next ]
+ %v = phi i64 [ 1, %entry ], [ %v1, %next ]
+ %r = phi i64 [ %w, %entry ], [ %r1, %next ]
  %z = zext nneg i32 %k to i64
  %m = sub nsw i64 %w1, %z
  %c = icmp sgt i64 %m, 0
  br i1 %c, label %inner, label %next
inner:
- %d = phi i64 [ %m, %outer ], [ %d1, %inner ]
- %i = phi i32 [ %k, %outer ], [ %i1, %inner ]
- %a = zext nneg i32 %i to i64
+ %a = phi i64 [ %v, %outer ], [ %a1, %inner ]
  call void @g(i64 %a)
- %i1 = add nuw nsw i32 %i, 1
- %d1 = add nsw i64 %d, -1
- %e = icmp sgt i64 %d, 1
+ %a1 = add nuw nsw i64 %a, 1
+ %e = icmp ne i64 %a1, %w1
  br i1 %e, label %inner, label %next
next:
  %k1 = add nuw nsw i32 %k, 1
+ %v1 = add nuw nsw i64 %v, 1
  %r1 = add nsw i64 %r, -1
  %f = icmp sgt i64 %r, 1
  br i1 %f, label %outer, label %exit
exit:
  ret void
}
)";

TEST(LockstepCounters, BeginAtAnotherCounter) {
  EXPECT_TRUE(isProved(triangle));
  expectNone(triangle, {{"icmp ne i64 %a1, %w1", "icmp ne i64 %a1, %w"},
                        {"icmp ne i64 %a1, %w1", "icmp ne i64 %a, %w1"},
                        {"[ %v, %outer ]", "[ 1, %outer ]"},
                        {"sgt i64 %d, 1", "sgt i64 %d, 2"}});
}

// do { } while (++i < n), which is left where i is n, or 1.
constexpr const char *atLeastOnce = R"(
declare void @g(i64)
declare i64 @llvm.umax.i64(i64, i64)
define void @x(i64 noundef %n) {
entry:
+ %m = call i64 @llvm.umax.i64(i64 %n, i64 1)
  br label %head
head:
  %i = phi i64 [ 0, %entry ], [ %j, %head ]
  call void @g(i64 %i)
  %j = add nuw i64 %i, 1
- %c = icmp ult i64 %j, %n
+ %c = icmp ne i64 %j, %m
  br i1 %c, label %head, label %exit
exit:
  ret void
}
)";

TEST(LockstepCounters, EndAtTheGreaterOfTwo) {
  EXPECT_TRUE(isProved(atLeastOnce));
  expectNone(
      atLeastOnce,
      {{"@llvm.umax.i64(i64 %n, i64 1)", "@llvm.umax.i64(i64 %n, i64 2)"},
       {"@llvm.umax.i64(i64 %n, i64 1)", "@llvm.umax.i64(i64 %n, i64 0)"},
       {"phi i64 [ 0, %entry ]", "phi i64 [ 1, %entry ]"}});
}

// The counter is compared with what it was before the step, and begins at a
// value that may be undef: then %i and %d begin at two values.
constexpr const char *fromArgument = R"(
declare void @g(i32)
define void @x(i32 noundef %n, i32 %s) {
entry:
  %m = sub i32 %n, %s
  br label %head
head:
  %i = phi i32 [ %s, %entry ], [ %j, %head ]
- %d = phi i32 [ %m, %entry ], [ %e, %head ]
  call void @g(i32 %i)
  %j = add i32 %i, 1
- %e = sub i32 %d, 1
- %c = icmp eq i32 %e, 0
+ %c = icmp eq i32 %j, %n
  br i1 %c, label %exit, label %head
exit:
  ret void
}
)";

TEST(LockstepCounters, MayBeginAtUndef) {
  EXPECT_FALSE(isProved(fromArgument));
}

// What does not count has no step: %s is no counter of steps of 1.
constexpr const char *sum = R"(
define i64 @x(ptr %p, i32 noundef %n) {
entry:
  %none = icmp eq i32 %n, 0
+ %w = zext i32 %n to i64
  br i1 %none, label %exit, label %head
head:
- %i = phi i32 [ %i1, %head ], [ 0, %entry ]
+ %v = phi i64 [ %v1, %head ], [ 0, %entry ]
  %s = phi i64 [ %t, %head ], [ 0, %entry ]
- %v = zext i32 %i to i64
  %q = getelementptr inbounds nuw i64, ptr %p, i64 %v
  %l = load i64, ptr %q
  %t = add i64 %l, %s
- %i1 = add nuw i32 %i, 1
- %c = icmp ult i32 %i1, %n
+ %v1 = add nuw nsw i64 %v, 1
+ %c = icmp ne i64 %v1, %w
  br i1 %c, label %head, label %exit
exit:
  %r = phi i64 [ 0, %entry ], [ %t, %head ]
  ret i64 %r
}
)";

TEST(LockstepCounters, AreWidenedBesideASum) {
  EXPECT_TRUE(isProved(sum));
  expectNone(sum, {{"icmp ne i64 %v1, %w", "icmp ne i64 %v, %w"},
                   {"[ %v1, %head ], [ 0, %entry ]",
                    "[ %v1, %head ], [ 1, %entry ]"}});
}

// That %i is 7 where the loop ends would need %i + 1 to be 7 before, and %i + 2
// before that.
TEST(LockstepCounters, RowsOfDemandsEnd) {
  auto counting = [](const std::string &name, const std::string &result) {
    return "define i32 @" + name + R"(() {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %j, %head ]
  %j = add i32 %i, 1
  %more = call i1 @more()
  br i1 %more, label %head, label %exit
exit:
  ret i32 )" +
           result + "\n}\n";
  };
  Two two(counting("src", "%i") + counting("tgt", "7") +
          "declare i1 @more()\n");
  unsigned questions = 0;
  LockstepNotes notes;
  EXPECT_FALSE(refinesInLockstep(
      two.source(), two.target(), proveCone,
      [&] { return ++questions > 10000; }, {}, {}, &notes));
  ASSERT_TRUE(notes.obstacle);
  EXPECT_EQ(notes.obstacle->kind, ObstacleKind::Operand);
}

} // namespace
} // namespace palindrome::refine
