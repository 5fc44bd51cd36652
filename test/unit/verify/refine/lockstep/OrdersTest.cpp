// Orders that the target relies on, of values that a loop counts; each change
// of such a pair that makes it wrong is not proved.

#include "test/unit/verify/refine/lockstep/Support.h"
#include "llvm/ADT/StringRef.h"

namespace palindrome::refine {
namespace {

/// `text`, in which `from` is `to` in the function @src.x or @tgt.x.
std::string changed(llvm::StringRef text, llvm::StringRef function,
                    llvm::StringRef from, llvm::StringRef to) {
  size_t start = text.find(function), at = text.find(from, start);
  EXPECT_NE(start, llvm::StringRef::npos) << function.str();
  EXPECT_NE(at, llvm::StringRef::npos) << from.str();
  return (text.take_front(at) + to + text.drop_front(at + from.size())).str();
}

const std::vector<std::string> proved{"x"}, none;

// The counter stops at the larger of both bounds. One of them may be poison as
// long as the other one decides.
constexpr llvm::StringLiteral assumed = R"(
declare void @llvm.assume(i1)
declare i8 @llvm.umax.i8(i8, i8)
declare i8 @llvm.smax.i8(i8, i8)
define void @src.x(i8 %n, i8 %m) {
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
  ret void
}
define void @tgt.x(i8 %n, i8 %m) {
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
  %max = call i8 @llvm.umax.i8(i8 %n, i8 %m)
  %same = icmp eq i8 %i, %max
  call void @llvm.assume(i1 %same)
  ret void
}
)";

TEST(Orders, OfAnAssumption) {
  EXPECT_EQ(provedOf(assumed.str()), proved);
  LockstepObligations withoutDemands;
  withoutDemands.demands = false;
  std::string start =
      changed(changed(assumed, "@src.x", "[ 0, %entry ]", "[ 5, %entry ]"),
              "@tgt.x", "[ 0, %entry ]", "[ 5, %entry ]");
  EXPECT_EQ(provedOf(start), none);
  EXPECT_EQ(provedOf(start, withoutDemands), proved);
  EXPECT_EQ(provedOf(changed(
                changed(assumed, "@src.x", "add i8 %i, 1", "add i8 %i, 2"),
                "@tgt.x", "add i8 %i, 1", "add i8 %i, 2")),
            none);
  EXPECT_EQ(provedOf(changed(assumed, "@tgt.x", "umax", "smax")), none);
  EXPECT_EQ(provedOf(changed(assumed, "@tgt.x", "i8 %m)\n  %same",
                             "i8 %n)\n  %same")),
            none);
  EXPECT_EQ(provedOf(changed(assumed, "@tgt.x", "eq i8 %i", "eq i8 %j")), none);
  // Where the first bound is never looked at, it may be undef.
  EXPECT_EQ(provedOf(changed(changed(assumed, "@src.x", "i1 %c, i1 true, i1 %d",
                                     "i1 %d, i1 true, i1 false"),
                             "@tgt.x", "i1 %c, i1 true, i1 %d",
                             "i1 %d, i1 true, i1 false")),
            none);
}

// The bound of the loop is the result of a call, which each iteration makes
// again. The counter is below the last one, so that it does not wrap around.
constexpr llvm::StringLiteral counted = R"(
declare i8 @size()
declare void @g(i8)
define void @src.x() {
entry:
  %first = call i8 @size()
  %any = icmp ult i8 0, %first
  br i1 %any, label %loop, label %exit
loop:
  %i = phi i8 [ 0, %entry ], [ %j, %loop ]
  call void @g(i8 %i)
  %j = add i8 %i, 1
  %size = call i8 @size()
  %more = icmp ult i8 %j, %size
  br i1 %more, label %loop, label %exit
exit:
  ret void
}
define void @tgt.x() {
entry:
  %first = call i8 @size()
  %any = icmp ult i8 0, %first
  br i1 %any, label %loop, label %exit
loop:
  %i = phi i8 [ 0, %entry ], [ %j, %loop ]
  call void @g(i8 %i)
  %j = add nuw i8 %i, 1
  %size = call i8 @size()
  %more = icmp ult i8 %j, %size
  br i1 %more, label %loop, label %exit
exit:
  ret void
}
)";

TEST(Orders, OfASumThatDoesNotWrap) {
  EXPECT_EQ(provedOf(counted.str()), proved);
  EXPECT_EQ(provedOf(changed(counted, "@tgt.x", "add nuw", "add nsw")), none);
  EXPECT_EQ(provedOf(changed(counted, "@tgt.x", "add nuw", "add nuw nsw")),
            none);
  for (llvm::StringRef predicate : {"ule", "ne", "slt"})
    EXPECT_EQ(
        provedOf(changed(
            changed(counted, "@src.x", "ult i8 %j", predicate.str() + " i8 %j"),
            "@tgt.x", "ult i8 %j", predicate.str() + " i8 %j")),
        none);
  EXPECT_EQ(provedOf(changed(changed(counted, "@src.x", "i8 %i, 1", "i8 %i, 2"),
                             "@tgt.x", "i8 %i, 1", "i8 %i, 2")),
            none);
  EXPECT_EQ(provedOf(changed(changed(counted, "@src.x", "[ 0,", "[ -1,"),
                             "@tgt.x", "[ 0,", "[ -1,")),
            none);
  // Counted with a sign.
  std::string isSigned = counted.str();
  for (llvm::StringRef side : {"@src.x", "@tgt.x"})
    isSigned = changed(isSigned, side, "ult i8 %j", "slt i8 %j");
  EXPECT_EQ(provedOf(changed(isSigned, "@tgt.x", "add nuw", "add nsw")),
            proved);
}

// The loop ends where the counter is the bound, and not only beyond it.
constexpr llvm::StringLiteral exact = R"(
declare void @g(i8)
define void @src.x(i8 noundef %n) {
entry:
  %any = icmp ult i8 0, %n
  br i1 %any, label %loop, label %exit
loop:
  %i = phi i8 [ 0, %entry ], [ %j, %loop ]
  call void @g(i8 %i)
  %j = add i8 %i, 1
  %more = icmp ult i8 %j, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}
define void @tgt.x(i8 noundef %n) {
entry:
  %any = icmp ne i8 %n, 0
  br i1 %any, label %loop, label %exit
loop:
  %i = phi i8 [ 0, %entry ], [ %j, %loop ]
  call void @g(i8 %i)
  %j = add nuw i8 %i, 1
  %more = icmp ne i8 %j, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}
)";

TEST(Orders, OfTheExitOfALoop) {
  EXPECT_EQ(provedOf(exact.str()), proved);
  EXPECT_EQ(provedOf(changed(exact, "@tgt.x", "ne i8 %j", "ne i8 %i")), none);
  EXPECT_EQ(provedOf(changed(exact, "@tgt.x", "add nuw", "add nsw")), none);
  EXPECT_EQ(provedOf(changed(exact, "@src.x", "ult i8 %j", "ule i8 %j")), none);
  EXPECT_EQ(provedOf(changed(exact, "@src.x", "ult i8 %j", "slt i8 %j")), none);
  for (const char *step : {"i8 %i, 2", "i8 %i, -1"})
    EXPECT_EQ(provedOf(changed(changed(exact, "@src.x", "i8 %i, 1", step),
                               "@tgt.x", "i8 %i, 1", step)),
              none);
  for (const char *start : {"[ 1,", "[ -1,"})
    EXPECT_EQ(provedOf(changed(changed(exact, "@src.x", "[ 0,", start),
                               "@tgt.x", "[ 0,", start)),
              none);
}

} // namespace
} // namespace palindrome::refine
