// Proofs in lockstep of loops that were rotated, peeled and unrolled; each
// change of such a target that makes it wrong is not proved.

#include "test/unit/verify/judge/refine/lockstep/Changes.h"

namespace palindrome::refine {
namespace {

const std::string whileLoop = R"(
define void @src(i32 noundef %n, i32 noundef %m) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %j, %body ]
  %last = phi i32 [ %m, %entry ], [ %i, %body ]
  %more = icmp slt i32 %i, %n
  br i1 %more, label %body, label %end
body:
  call void @g(i32 %i, i32 %last)
  %j = add nsw i32 %i, 1
  br label %head
end:
  call void @g(i32 %last, i32 %i)
  ret void
}
)";

TEST(LockstepLoops, Rotated) {
  const Change changes[] = {
      {"no exit test", "br i1 %more, label %body", "br i1 true, label %body"},
      {"no guard", "br i1 %first, label %body", "br i1 true, label %body"},
      {"another guard", "icmp slt i32 0, %n", "icmp slt i32 1, %n"},
      {"a guard that admits more", "icmp slt i32 0, %n", "icmp sle i32 0, %n"},
      {"one iteration more", "icmp slt i32 %j, %n", "icmp slt i32 %i, %n"},
      {"one iteration less", "icmp slt i32 %j, %n", "icmp slt i32 %k, %n"},
      {"the other way", "icmp slt i32 %j, %n", "icmp sge i32 %j, %n"},
      {"a stale value", "%last = phi i32 [ %m, %entry ], [ %i,",
       "%last = phi i32 [ %m, %entry ], [ %last,"},
      {"a value too new", "%last = phi i32 [ %m, %entry ], [ %i,",
       "%last = phi i32 [ %m, %entry ], [ %j,"},
      {"a stale value after the loop", "[ %j, %body ]\n  %b",
       "[ %i, %body ]\n  %b"},
      {"another value if there is no iteration", "%b = phi i32 [ %m, %entry ]",
       "%b = phi i32 [ 0, %entry ]"},
      {"another start", "%i = phi i32 [ 0,", "%i = phi i32 [ 1,"},
      {"another step", "%j = add nsw i32 %i, 1", "%j = add nsw i32 %i, 2"},
      {"a promise more", "%k = add nsw i32 %i, 2",
       "%k = add nuw nsw i32 %i, 2\n  call void @g(i32 %k, i32 0)"},
  };
  expectCoverings(whileLoop, R"(
define void @tgt(i32 noundef %n, i32 noundef %m) {
entry:
  %first = icmp slt i32 0, %n
  br i1 %first, label %body, label %end
body:
  %i = phi i32 [ 0, %entry ], [ %j, %body ]
  %last = phi i32 [ %m, %entry ], [ %i, %body ]
  call void @g(i32 %i, i32 %last)
  %j = add nsw i32 %i, 1
  %k = add nsw i32 %i, 2
  %more = icmp slt i32 %j, %n
  br i1 %more, label %body, label %end
end:
  %a = phi i32 [ 0, %entry ], [ %j, %body ]
  %b = phi i32 [ %m, %entry ], [ %i, %body ]
  call void @g(i32 %b, i32 %a)
  ret void
}
)",
                  changes);
}

TEST(LockstepLoops, Peeled) {
  const Change changes[] = {
      {"no exit test", "br i1 %first, label %peeled",
       "br i1 true, label %peeled"},
      {"the peeled iteration twice", "[ 1, %peeled ], [ %j",
       "[ 0, %peeled ], [ %j"},
      {"an iteration left out", "[ 1, %peeled ], [ %j", "[ 2, %peeled ], [ %j"},
      {"a stale value", "[ 0, %peeled ], [ %i", "[ %m, %peeled ], [ %i"},
      {"no call", "call void @g(i32 0, i32 %m)", ""},
      {"another argument", "call void @g(i32 0, i32 %m)",
       "call void @g(i32 0, i32 0)"},
      {"another value if there is no iteration", "%b = phi i32 [ %m, %entry ]",
       "%b = phi i32 [ 0, %entry ]"},
  };
  expectCoverings(whileLoop, R"(
define void @tgt(i32 noundef %n, i32 noundef %m) {
entry:
  %first = icmp slt i32 0, %n
  br i1 %first, label %peeled, label %end
peeled:
  call void @g(i32 0, i32 %m)
  br label %head
head:
  %i = phi i32 [ 1, %peeled ], [ %j, %body ]
  %last = phi i32 [ 0, %peeled ], [ %i, %body ]
  %more = icmp slt i32 %i, %n
  br i1 %more, label %body, label %end
body:
  call void @g(i32 %i, i32 %last)
  %j = add nsw i32 %i, 1
  br label %head
end:
  %a = phi i32 [ 0, %entry ], [ %i, %head ]
  %b = phi i32 [ %m, %entry ], [ %last, %head ]
  call void @g(i32 %b, i32 %a)
  ret void
}
)",
                  changes);
}

TEST(LockstepLoops, Unrolled) {
  const Change changes[] = {
      {"no exit test", "br i1 %more2, label %body2",
       "br i1 true, label %body2"},
      {"an exit test of the iteration before", "icmp slt i32 %i2, %n",
       "icmp slt i32 %i, %n"},
      {"the same iteration twice", "call void @g(i32 %i2, i32 %i)",
       "call void @g(i32 %i, i32 %last)"},
      {"a stale value", "call void @g(i32 %i2, i32 %i)",
       "call void @g(i32 %i2, i32 %last)"},
      {"a stale value in the next round", "[ %m, %entry ], [ %i2, %body2 ]",
       "[ %m, %entry ], [ %i, %body2 ]"},
      {"one iteration in a round", "[ 0, %entry ], [ %j2, %body2 ]",
       "[ 0, %entry ], [ %i2, %body2 ]"},
      {"a stale value after the loop", "[ %last, %head ], [ %i, %body ]",
       "[ %last, %head ], [ %last, %body ]"},
  };
  expectCoverings(whileLoop, R"(
define void @tgt(i32 noundef %n, i32 noundef %m) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %j2, %body2 ]
  %last = phi i32 [ %m, %entry ], [ %i2, %body2 ]
  %more = icmp slt i32 %i, %n
  br i1 %more, label %body, label %end
body:
  call void @g(i32 %i, i32 %last)
  %i2 = add nsw i32 %i, 1
  %more2 = icmp slt i32 %i2, %n
  br i1 %more2, label %body2, label %end
body2:
  call void @g(i32 %i2, i32 %i)
  %j2 = add nsw i32 %i2, 1
  br label %head
end:
  %a = phi i32 [ %i, %head ], [ %i2, %body ]
  %b = phi i32 [ %last, %head ], [ %i, %body ]
  call void @g(i32 %b, i32 %a)
  ret void
}
)",
                  changes);
}

TEST(LockstepLoops, UnrolledAsAWhole) {
  const Change changes[] = {
      {"an iteration left out", "call void @g(i32 2, i32 1)", ""},
      {"one iteration more", "call void @g(i32 2, i32 3)",
       "call void @g(i32 3, i32 2)\n  call void @g(i32 2, i32 3)"},
      {"another iteration", "call void @g(i32 1, i32 0)",
       "call void @g(i32 1, i32 1)"},
      {"a stale value after the loop", "call void @g(i32 2, i32 3)",
       "call void @g(i32 1, i32 3)"},
  };
  expectCoverings(changed(whileLoop, "%i, %n", "%i, 3"), R"(
define void @tgt(i32 noundef %n, i32 noundef %m) {
  call void @g(i32 0, i32 %m)
  call void @g(i32 1, i32 0)
  call void @g(i32 2, i32 1)
  call void @g(i32 2, i32 3)
  ret void
}
)",
                  changes);
}

// What is there to the target of a proof may be there to the source of one.
TEST(LockstepLoops, RotatedBack) {
  const Change changes[] = {
      {"another start", "[ 0, %entry ]", "[ 1, %entry ]"},
      {"a stale value", "[ 1, %entry ], [ %i, %body ]",
       "[ 1, %entry ], [ %last, %body ]"},
      {"another test", "icmp slt i32 %i, %n", "icmp sle i32 %i, %n"},
  };
  expectCoverings(R"(
define void @src(i32 noundef %n) {
entry:
  %first = icmp slt i32 0, %n
  br i1 %first, label %body, label %end
body:
  %i = phi i32 [ 0, %entry ], [ %j, %body ]
  %last = phi i32 [ 1, %entry ], [ %i, %body ]
  call void @g(i32 %i, i32 %last)
  %j = add nsw i32 %i, 1
  %more = icmp slt i32 %j, %n
  br i1 %more, label %body, label %end
end:
  ret void
}
)",
                  R"(
define void @tgt(i32 noundef %n) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %j, %body ]
  %last = phi i32 [ 1, %entry ], [ %i, %body ]
  %more = icmp slt i32 %i, %n
  br i1 %more, label %body, label %end
body:
  call void @g(i32 %i, i32 %last)
  %j = add nsw i32 %i, 1
  br label %head
end:
  ret void
}
)",
                  changes);
}

// That the counter is less than %n follows from both ways to the head.
// A loop of one block that counts to a constant has no test before it, and is
// left at its head, too. Both counters begin with 0.
const std::string countedLoop = R"(
define void @src() {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %i.next, %body ]
  %j = phi i32 [ 0, %entry ], [ %j.next, %body ]
  %more = icmp ult i32 %i, 25
  br i1 %more, label %body, label %exit
body:
  call void @g(i32 %i, i32 %j)
  %i.next = add nuw nsw i32 %i, 1
  %j.next = add nuw nsw i32 %j, %i
  br label %head
exit:
  ret void
}
)";

TEST(LockstepLoops, RotatedToOneBlock) {
  const std::string rotated = R"(
define void @tgt() {
entry:
  br label %body
body:
  %j = phi i32 [ 0, %entry ], [ %j.next, %body ]
  %i = phi i32 [ 0, %entry ], [ %i.next, %body ]
  call void @g(i32 %i, i32 %j)
  %i.next = add nuw nsw i32 %i, 1
  %j.next = add nuw nsw i32 %j, %i
  %more = icmp ult i32 %i.next, 25
  br i1 %more, label %body, label %exit
exit:
  ret void
}
)";
  expectCoverings(
      countedLoop, rotated,
      {{"one iteration more", "ult i32 %i.next, 25", "ult i32 %i, 25"},
       {"one iteration less", "ult i32 %i.next, 25", "ult i32 %i.next, 24"},
       {"the other counter is tested", "ult i32 %i.next", "ult i32 %j.next"},
       {"the counters are exchanged", "i32 %i, i32 %j", "i32 %j, i32 %i"},
       {"it begins later", "%i = phi i32 [ 0,", "%i = phi i32 [ 1,"}});
}

// The block that leads back does nothing: the loop was not rotated, and a copy
// of the head would be one store too many.
TEST(LockstepLoops, MergedWithTheBlockThatLeadsBack) {
  const std::string merged = R"(
define void @tgt(ptr %p, ptr %q) {
entry:
  br label %head
head:
  %at = phi ptr [ %p, %entry ], [ %next, %head ]
  store ptr %at, ptr %q
  %c = load i8, ptr %at
  %more = icmp ne i8 %c, 0
  %next = getelementptr inbounds i8, ptr %at, i64 1
  br i1 %more, label %head, label %exit
exit:
  ret void
}
)";
  const std::string apart = R"(
define void @src(ptr %p, ptr %q) {
entry:
  br label %head
head:
  %at = phi ptr [ %p, %entry ], [ %next, %body ]
  store ptr %at, ptr %q
  %c = load i8, ptr %at
  %more = icmp ne i8 %c, 0
  br i1 %more, label %body, label %exit
body:
  %next = getelementptr inbounds i8, ptr %at, i64 1
  br label %head
exit:
  ret void
}
)";
  expectNearMisses(apart, merged,
                   {{"it skips a byte", "ptr %at, i64 1", "ptr %at, i64 2"},
                    {"it stores the next", "store ptr %at", "store ptr %p"}});
}

TEST(LockstepLoops, ConditionsOfTheHead) {
  const Change changes[] = {
      {"no guard", "icmp slt i32 0, %n\n  br i1 %first",
       "icmp slt i32 0, %n\n  br i1 true"},
      {"a weaker guard", "icmp slt i32 0, %n\n  br i1 %first",
       "icmp sle i32 0, %n\n  br i1 %first"},
      {"a later start", "[ 0, %entry ], [ %j", "[ 4, %entry ], [ %j"},
      {"a longer step", "%j = add nsw i32 %i, 1", "%j = add nsw i32 %i, 2"},
      {"a weaker test", "icmp slt i32 %j, %n", "icmp slt i32 %i, %n"},
      {"a test of another value", "icmp slt i32 %j, %n", "icmp slt i32 %j, 9"},
      {"another count", "icmp ne i64 %w.next, %wide", "icmp ne i64 %w, %wide"},
      {"another extension", "%wide = zext i32 %n", "%wide = zext i32 %m"},
      {"another counter", "[ %w.next, %wide.body ]", "[ %w, %wide.body ]"},
      {"another start of the counter", "i64 [ 0, %entry ]",
       "i64 [ 1, %entry ]"},
      {"another place", "ptr %p, i64 %w", "ptr %p, i64 %wide"},
  };
  expectNearMisses(loopsDeclarations, R"(
declare void @h(ptr)
define void @src(i32 noundef %n, i32 noundef %m, ptr %p) {
entry:
  %first = icmp slt i32 0, %n
  br i1 %first, label %body, label %end
body:
  %i = phi i32 [ 0, %entry ], [ %j, %body ]
  %at = sext i32 %i to i64
  %q = getelementptr inbounds i32, ptr %p, i64 %at
  call void @h(ptr %q)
  %j = add nsw i32 %i, 1
  %more = icmp slt i32 %j, %n
  br i1 %more, label %body, label %end
end:
  ret void
}
define void @tgt(i32 noundef %n, i32 noundef %m, ptr %p) {
entry:
  %first = icmp slt i32 0, %n
  %wide = zext i32 %n to i64
  br i1 %first, label %wide.body, label %end
wide.body:
  %w = phi i64 [ 0, %entry ], [ %w.next, %wide.body ]
  %q = getelementptr inbounds i32, ptr %p, i64 %w
  call void @h(ptr %q)
  %w.next = add nuw nsw i64 %w, 1
  %more = icmp ne i64 %w.next, %wide
  br i1 %more, label %wide.body, label %end
end:
  ret void
}
)",
                   changes);
}

/// A loop that is left after any number of iterations, in an endless one. The
/// words in the metadata say which of them promise progress.
std::string nested(const char *name, bool isRotated, bool inner, bool outer) {
  const std::string promise = ", !llvm.loop !";
  std::string text = std::string("define void @") + name + R"((ptr %p) {
entry:
  br label %outer
outer:
)";
  std::string back = inner ? promise + "1" : "";
  text += isRotated ? R"(  %first = load i32, ptr %p
  %enters = icmp eq i32 %first, 0
  br i1 %enters, label %body, label %latch
body:
  %next = load i32, ptr %p
  %more = icmp eq i32 %next, 0
  br i1 %more, label %body, label %latch)" +
                          back
                    : R"(  br label %head
head:
  %next = load i32, ptr %p
  %more = icmp eq i32 %next, 0
  br i1 %more, label %body, label %latch
body:
  br label %head)" + back;
  text +=
      "\nlatch:\n  br label %outer" + (outer ? promise + "2" : "") + "\n}\n";
  return text;
}

TEST(LockstepLoops, PromiseNoMoreProgress) {
  const std::string metadata = R"(
!1 = distinct !{!1, !3}
!2 = distinct !{!2, !3}
!3 = !{!"llvm.loop.mustprogress"}
)";
  LockstepObligations withoutProgress;
  withoutProgress.progress = false;
  for (bool isBack : {false, true})
    for (unsigned promises = 0; promises != 16; ++promises) {
      bool mine[] = {(promises & 1) != 0, (promises & 2) != 0},
           their[] = {(promises & 4) != 0, (promises & 8) != 0};
      std::string text = nested("src", isBack, mine[0], mine[1]) +
                         nested("tgt", !isBack, their[0], their[1]) + metadata;
      // While the target stays in its inner loop, the source stays in both.
      bool isRight =
          (!their[0] || mine[0] || mine[1]) && (!their[1] || mine[1]);
      EXPECT_EQ(proved(text), isRight) << text;
      EXPECT_TRUE(proved(text, true, withoutProgress)) << text;
    }
}

// A loop with two branches back, of which one, both or none promises progress.
// Both sides go the same way.
TEST(LockstepLoops, PromiseProgressOnSomeWays) {
  auto loop = [](const char *name, bool first, bool second) {
    const std::string promise = ", !llvm.loop !1";
    return std::string("define void @") + name + R"((ptr %p) {
entry:
  br label %head
head:
  %v = load i32, ptr %p
  %c = icmp eq i32 %v, 0
  br i1 %c, label %a, label %b
a:
  call void @g(i32 1)
  br label %head)" +
           (first ? promise : "") + R"(
b:
  call void @g(i32 2)
  br label %head)" +
           (second ? promise : "") + "\n}\n";
  };
  const std::string rest = R"(
declare void @g(i32)
!1 = distinct !{!1, !2}
!2 = !{!"llvm.loop.mustprogress"}
)";
  for (unsigned promises = 0; promises != 16; ++promises) {
    bool mine[] = {(promises & 1) != 0, (promises & 2) != 0},
         their[] = {(promises & 4) != 0, (promises & 8) != 0};
    std::string text =
        loop("src", mine[0], mine[1]) + loop("tgt", their[0], their[1]) + rest;
    bool isRight = (!their[0] || mine[0]) && (!their[1] || mine[1]);
    EXPECT_EQ(proved(text), isRight) << text;
  }
}

// A DO loop of Fortran, whose counter instcombine moves behind the phi: it
// compares what comes before the step with another number.
TEST(LockstepLoops, CountedFromAnotherNumber) {
  const std::string source = R"(
define void @src(i32 %n) {
entry:
  %z = zext nneg i32 %n to i64
  %first = add i64 %z, -1
  br label %head
head:
  %i = phi i64 [ %first, %entry ], [ %i1, %body ]
  %k = phi i32 [ 2, %entry ], [ %k1, %body ]
  %more = icmp sgt i64 %i, 0
  br i1 %more, label %body, label %exit
body:
  call void @g(i32 %k, i32 %n)
  %k1 = add nsw i32 %k, 1
  %i1 = sub nuw nsw i64 %i, 1
  br label %head
exit:
  ret void
}
)";
  expectNearMisses(loopsDeclarations + source, R"(
define void @tgt(i32 %n) {
entry:
  %z = zext nneg i32 %n to i64
  br label %head
head:
  %p = phi i64 [ %z, %entry ], [ %i, %body ]
  %k = phi i32 [ 2, %entry ], [ %k1, %body ]
  %i = add nsw i64 %p, -1
  %more = icmp sgt i64 %p, 1
  br i1 %more, label %body, label %exit
body:
  call void @g(i32 %k, i32 %n)
  %k1 = add nsw i32 %k, 1
  br label %head
exit:
  ret void
}
)",
                   {{"another test", "%p, 1", "%p, 0"},
                    {"one more at first", "[ %z, %entry ]", "[ 5, %entry ]"},
                    {"another step", "%p, -1", "%p, -2"},
                    {"it counts up", "add nsw i64 %p, -1", "add i64 %p, 1"}});
}

// A DO loop of Fortran counts up for its body and down for its end. The target
// has one counter: the sum of both stays as it is.
TEST(LockstepLoops, CountedUpAndDown) {
  const std::string source = R"(
define void @src(i32 %n) {
entry:
  %some = icmp sgt i32 %n, 0
  br i1 %some, label %first, label %exit
first:
  %times = sext i32 %n to i64
  br label %head
head:
  %down = phi i64 [ %times, %first ], [ %down1, %latch ]
  %up = phi i32 [ 1, %first ], [ %up1, %latch ]
  %wide = zext nneg i32 %up to i64
  call void @h(i64 %wide)
  br label %latch
latch:
  %up1 = add nuw nsw i32 %up, 1
  %down1 = add nsw i64 %down, -1
  %more = icmp sgt i64 %down, 1
  br i1 %more, label %head, label %exit
exit:
  ret void
}
declare void @h(i64)
)";
  expectNearMisses(
      loopsDeclarations + source, R"(
define void @tgt(i32 %n) {
entry:
  %some = icmp sgt i32 %n, 0
  br i1 %some, label %first, label %exit
first:
  %times = sext i32 %n to i64
  %end = add nsw i64 %times, 1
  br label %head
head:
  %i = phi i64 [ 1, %first ], [ %i1, %latch ]
  call void @h(i64 %i)
  br label %latch
latch:
  %i1 = add nuw nsw i64 %i, 1
  %more = icmp ne i64 %i1, %end
  br i1 %more, label %head, label %exit
exit:
  ret void
}
)",
      {{"one time less", "add nsw i64 %times, 1", "add nsw i64 %times, 0"},
       {"one time more", "add nsw i64 %times, 1", "add nsw i64 %times, 2"},
       {"another test", "ne i64 %i1, %end", "ne i64 %i, %end"},
       {"from 0", "[ 1, %first ]", "[ 0, %first ]"},
       {"by twos", "add nuw nsw i64 %i, 1", "add nuw nsw i64 %i, 2"}});
}

} // namespace
} // namespace palindrome::refine
