// Orders that the target relies on, of values that a loop counts; each change
// of such a pair that makes it wrong is not proved.

#include "test/unit/verify/judge/refine/lockstep/Support.h"

namespace palindrome::refine {
namespace {

const std::vector<std::string> onlyX{"x"}, none;

/// `text` with another number than 1 that both sides add to the counter.
std::string withStep(const std::string &text, const std::string &step) {
  return changed(changed(text, "add i8 %i, 1", "add i8 %i, " + step),
                 "add nuw i8 %i, 1", "add nuw i8 %i, " + step);
}

// The counter stops at the larger of both bounds. One of them may be poison as
// long as the other one decides.
const std::string assumed = R"(
declare void @llvm.assume(i1)
declare i8 @llvm.umax.i8(i8, i8)
declare i8 @llvm.smax.i8(i8, i8)
define void @x(i8 %n, i8 %m) {
entry:
  br label %loop
loop:
  %i = phi i8 [ 0, %entry ], [ %j, %loop ]
  %j = add i8 %i, 1
  %c = icmp ult i8 %i, %n
  %d = icmp ult i8 %i, %m
  %more = select i1 %c, i1 true, i1 %d
  br i1 %more, label %loop, label %exit
exit:
+ %max = call i8 @llvm.umax.i8(i8 %n, i8 %m)
+ %same = icmp eq i8 %i, %max
+ call void @llvm.assume(i1 %same)
  ret void
}
)";

TEST(Orders, OfAnAssumption) {
  EXPECT_EQ(provedOf(assumed), onlyX);
  LockstepObligations withoutDemands;
  withoutDemands.demands = false;
  std::string start = changed(assumed, "[ 0, %entry ]", "[ 5, %entry ]");
  EXPECT_EQ(provedOf(start), none);
  EXPECT_EQ(provedOf(start, withoutDemands), onlyX);
  expectNone(assumed, {{"add i8 %i, 1", "add i8 %i, 2"},
                       {"umax.i8(i8 %n, i8 %m)", "umax.i8(i8 %n, i8 %n)"},
                       {"@llvm.umax.i8(i8 %n", "@llvm.smax.i8(i8 %n"},
                       {"eq i8 %i", "eq i8 %j"},
                       // Where the first bound is never looked at, it may be
                       // undef.
                       {"i1 %c, i1 true, i1 %d", "i1 %d, i1 true, i1 false"}});
}

// The bound of the loop is the result of a call, which each iteration makes
// again. The counter is below the last one, so that it does not wrap around.
const std::string counted = R"(
declare i8 @size()
declare void @g(i8)
define void @x() {
entry:
  %first = call i8 @size()
  %any = icmp ult i8 0, %first
  br i1 %any, label %loop, label %exit
loop:
  %i = phi i8 [ 0, %entry ], [ %j, %loop ]
  call void @g(i8 %i)
- %j = add i8 %i, 1
+ %j = add nuw i8 %i, 1
  %size = call i8 @size()
  %more = icmp ult i8 %j, %size
  br i1 %more, label %loop, label %exit
exit:
  ret void
}
)";

TEST(Orders, OfASumThatDoesNotWrap) {
  EXPECT_EQ(provedOf(counted), onlyX);
  expectNone(counted, {{"add nuw", "add nsw"},
                       {"add nuw", "add nuw nsw"},
                       {"ult i8 %j", "ule i8 %j"},
                       {"ult i8 %j", "ne i8 %j"},
                       {"ult i8 %j", "slt i8 %j"},
                       {"[ 0,", "[ -1,"}});
  EXPECT_EQ(provedOf(withStep(counted, "2")), none);
  // Counted with a sign.
  std::string isSigned = changed(counted, "ult i8 %j", "slt i8 %j");
  EXPECT_EQ(provedOf(changed(isSigned, "add nuw", "add nsw")), onlyX);
}

// The loop ends where the counter is the bound, and not only beyond it.
const std::string exact = R"(
declare void @g(i8)
define void @x(i8 noundef %n) {
entry:
- %any = icmp ult i8 0, %n
+ %any = icmp ne i8 %n, 0
  br i1 %any, label %loop, label %exit
loop:
  %i = phi i8 [ 0, %entry ], [ %j, %loop ]
  call void @g(i8 %i)
- %j = add i8 %i, 1
- %more = icmp ult i8 %j, %n
+ %j = add nuw i8 %i, 1
+ %more = icmp ne i8 %j, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}
)";

TEST(Orders, OfTheExitOfALoop) {
  EXPECT_EQ(provedOf(exact), onlyX);
  expectNone(exact, {{"ne i8 %j", "ne i8 %i"},
                     {"add nuw", "add nsw"},
                     {"ult i8 %j", "ule i8 %j"},
                     {"ult i8 %j", "slt i8 %j"},
                     {"[ 0,", "[ 1,"},
                     {"[ 0,", "[ -1,"}});
  for (const char *step : {"2", "-1"})
    EXPECT_EQ(provedOf(withStep(exact, step)), none);
}

// The target counts with more bits, and compares for equality. That the
// counter is not negative, as its extension takes it, is what its range says.
const std::string widened = R"(
declare void @g(i8)
define void @x(i8 noundef %n) {
entry:
  %any = icmp sgt i8 %n, 0
  br i1 %any, label %start, label %exit
start:
+ %count = zext i8 %n to i16
  br label %loop
loop:
- %i = phi i8 [ 0, %start ], [ %j, %loop ]
- %at = zext nneg i8 %i to i16
- call void @h(i16 %at)
- %j = add nuw nsw i8 %i, 1
- %more = icmp slt i8 %j, %n
+ %i = phi i16 [ 0, %start ], [ %j, %loop ]
+ call void @h(i16 %i)
+ %j = add nuw nsw i16 %i, 1
+ %more = icmp ne i16 %j, %count
  br i1 %more, label %loop, label %exit
exit:
  ret void
}
declare void @h(i16)
)";

TEST(Orders, OfACounterWithMoreBits) {
  EXPECT_EQ(provedOf(widened), onlyX);
  expectNone(widened, {{"icmp sgt i8 %n, 0", "icmp sgt i8 %n, -1"},
                       {"slt i8 %j", "slt i8 %i"},
                       {"ne i16 %j", "ne i16 %i"},
                       {"slt i8 %j", "sle i8 %j"},
                       {"%i = phi i8 [ 0,", "%i = phi i8 [ 1,"}});
}

// The source extends what it has added, and the target adds to what is
// extended: the address is the same unless the sum wraps around.
const std::string extended = R"(
declare i1 @g(ptr, i32)
define i32 @x(ptr %p, i32 %start) {
entry:
+ %w = zext i32 %start to i64
  br label %loop
loop:
- %i = phi i32 [ %start, %entry ], [ %j, %loop ]
- %j = add nuw i32 %i, 1
- %at = zext i32 %j to i64
+ %i = phi i64 [ %w, %entry ], [ %at, %loop ]
+ %at = add nuw nsw i64 %i, 1
  %q = getelementptr i8, ptr %p, i64 %at
- %more = call i1 @g(ptr %q, i32 %i)
+ %narrow = trunc i64 %i to i32
+ %more = call i1 @g(ptr %q, i32 %narrow)
  br i1 %more, label %loop, label %exit
exit:
- ret i32 %j
+ %last = trunc i64 %at to i32
+ ret i32 %last
}
)";

TEST(Orders, OfASumThatIsExtended) {
  EXPECT_EQ(provedOf(extended), onlyX);
  expectNone(extended, {{"add nuw i32", "add i32"},
                        {"add nuw i32", "add nsw i32"},
                        {"add nuw nsw i64 %i, 1", "add nuw nsw i64 %i, 2"},
                        {"%w = zext", "%w = sext"},
                        {"%at = zext", "%at = sext"}});
  std::string isSigned = changed(changed(extended, "%w = zext", "%w = sext"),
                                 "%at = zext", "%at = sext");
  isSigned = changed(isSigned, "add nuw nsw i64", "add nsw i64");
  EXPECT_EQ(provedOf(changed(isSigned, "add nuw i32", "add nsw i32")), onlyX);
  EXPECT_EQ(provedOf(isSigned), none);
}

// The same within an address, of which the target does not say that it stays
// in the object.
const std::string indexed = R"(
define i8 @x(ptr %t, i32 %i) {
- %j = add nsw i32 %i, 1
- %k = sext i32 %j to i64
- %q = getelementptr inbounds i32, ptr %t, i64 %k
+ %k = sext i32 %i to i64
+ %p = getelementptr i32, ptr %t, i64 %k
+ %q = getelementptr i8, ptr %p, i64 4
  %v = load i8, ptr %q
  ret i8 %v
}
)";

// Where no step leads back, the target may say so.
const std::string inside = R"(
define i8 @x(ptr %t, i8 %i) {
- %w = zext i8 %i to i32
- %j = add nsw i32 %w, 1
- %k = sext i32 %j to i64
- %p = getelementptr inbounds i8, ptr %t, i64 4
- %q = getelementptr inbounds i32, ptr %p, i64 %k
+ %k = zext i8 %i to i64
+ %p = getelementptr inbounds nuw i32, ptr %t, i64 %k
+ %q = getelementptr inbounds nuw i8, ptr %p, i64 8
  %v = call i8 @read(ptr %q)
  ret i8 %v
}
declare i8 @read(ptr)
)";

TEST(Orders, OfStepsForward) {
  EXPECT_EQ(provedOf(inside), onlyX);
  // The target says that the address is not null.
  auto notNull = [](const std::string &text) {
    return changed(text, "  %v = call i8 @read(ptr %q)",
                   "- %v = call i8 @read(ptr %q)\n"
                   "+ %v = call i8 @read(ptr nonnull %q)");
  };
  EXPECT_EQ(provedOf(notNull(inside)), onlyX);
  expectNone(inside, {{"i64 8", "i64 12"},
                      {"add nsw i32 %w, 1", "add nsw i32 %w, -1"},
                      {"zext i8 %i to i32", "sext i8 %i to i32"},
                      {"getelementptr inbounds i8, ptr %t",
                       "getelementptr i8, ptr %t"}});
  // Without bounds, it may be.
  std::string anywhere = inside;
  for (std::string line : {"- %p = getelementptr", "- %q = getelementptr",
                           "+ %p = getelementptr", "+ %q = getelementptr"})
    anywhere =
        changed(anywhere,
                line + (line[0] == '+' ? " inbounds nuw" : " inbounds"), line);
  EXPECT_EQ(provedOf(anywhere), onlyX);
  EXPECT_EQ(provedOf(notNull(anywhere)), none);
}

TEST(Orders, OfASumInAnAddress) {
  EXPECT_EQ(provedOf(indexed), onlyX);
  expectNone(indexed,
             {{"add nsw", "add"},
              {"add nsw", "add nuw"},
              {"- %k = sext", "- %k = zext"},
              {"+ %k = sext", "+ %k = zext"},
              {"i64 4", "i64 8"},
              {"+ %p = getelementptr", "+ %p = getelementptr inbounds"},
              {"add nsw i32 %i, 1", "add nsw i32 %i, 2"}});
}

// Two loops, each of which ends where its counter is the bound: a copy of one
// of them would take away that they correspond.
const std::string ordersTwice = R"(
define void @x(ptr %p, ptr %q) {
entry:
  br label %first
first:
  %i = phi i32 [ 0, %entry ], [ %j, %first ]
  %a = getelementptr inbounds i8, ptr %p, i32 %i
  store i8 0, ptr %a
  %j = add nuw nsw i32 %i, 1
- %c = icmp ult i32 %i, 285
+ %c = icmp ne i32 %j, 286
  br i1 %c, label %first, label %second
second:
  %k = phi i32 [ 0, %first ], [ %l, %second ]
  %b = getelementptr inbounds i8, ptr %q, i32 %k
  store i8 0, ptr %b
  %l = add nuw nsw i32 %k, 1
- %d = icmp ult i32 %k, 29
+ %d = icmp ne i32 %l, 30
  br i1 %d, label %second, label %exit
exit:
  ret void
}
)";

TEST(Orders, OfTheExitsOfTwoLoops) {
  EXPECT_EQ(provedOf(ordersTwice), onlyX);
  expectNone(ordersTwice, {{"ne i32 %j, 286", "ne i32 %j, 285"},
                           {"ne i32 %l, 30", "ne i32 %l, 31"},
                           {"ult i32 %k, 29", "ult i32 %k, 30"}});
}

// The target's comparison is poison for a negative %n. That it is none was
// guessed, and is refuted at the entry: whatever relied on it is to be shown
// again.
const std::string refuted = R"(
define i8 @x(i8 noundef %n) {
entry:
  %local = alloca i8
  store i8 %n, ptr %local
  br label %loop
loop:
  %i = phi i8 [ 0, %entry ], [ %j, %loop ]
  %k = phi i8 [ 1, %entry ], [ %l, %loop ]
- %t = icmp eq i8 %n, 2
+ %t = icmp samesign eq i8 %n, 2
  %l = select i1 %t, i8 %k, i8 %i
  %j = add i8 %i, 1
  %more = icmp ult i8 %j, 3
  br i1 %more, label %loop, label %exit
exit:
  ret i8 %k
}
)";

TEST(Orders, AreNoFactsOnceTheyAreRefuted) {
  EXPECT_EQ(provedOf(refuted), none);
  // With the bits of the sign cleared, it is right.
  std::string masked = changed(refuted, "%local = alloca i8",
                               "%m = and i8 %n, 127\n  %local = alloca i8");
  masked = changed(masked, "- %t = icmp eq i8 %n", "- %t = icmp eq i8 %m");
  masked = changed(masked, "samesign eq i8 %n", "samesign eq i8 %m");
  EXPECT_EQ(provedOf(masked), onlyX);
}

// A rotated loop is proved as a covering, whose phis count together: each adds
// to that of another copy.
const std::string ordersRotated = R"(
declare void @g()
define i32 @x(ptr noundef %p) {
entry:
- br label %head
-head:
- %i = phi i32 [ 0, %entry ], [ %j, %body ]
- %more = icmp slt i32 %i, 28
- br i1 %more, label %body, label %exit
+ br label %body
body:
+ %i = phi i32 [ 0, %entry ], [ %j, %body ]
  %v = load ptr, ptr %p
  call void @g()
  %j = add i32 %i, 1
- br label %head
+ %more = icmp slt i32 %j, 28
+ br i1 %more, label %body, label %exit
exit:
- ret i32 %i
+ ret i32 %j
}
)";

TEST(Orders, PhisOfACoveringCount) {
  EXPECT_EQ(provedOf(ordersRotated), onlyX);
  expectNone(ordersRotated, {{"slt i32 %j, 28", "slt i32 %j, 29"},
                             {"slt i32 %j, 28", "slt i32 %i, 28"},
                             {"+ ret i32 %j", "+ ret i32 %i"}});
}

} // namespace
} // namespace palindrome::refine
