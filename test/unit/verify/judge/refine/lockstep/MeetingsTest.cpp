// Where paths of both sides meet at different blocks, and what phis are there.

#include "test/unit/verify/judge/refine/lockstep/Support.h"

namespace palindrome::refine {
namespace {

constexpr const char *meetingsDeclarations = R"(
declare void @g(i32)
declare i32 @f()
declare void @h(ptr)
declare ptr @made()
declare void @llvm.lifetime.end.p0(ptr)
)";

// The exit of the loop has become a block of its own, and what leaves the loop
// a phi.
constexpr const char *dedicatedExit = R"(
define i32 @x(i32 %n) {
entry:
  br label %head
head:
  %i = phi i32 [ %n, %entry ], [ %j, %next ]
  %c = icmp ne i32 %i, 0
- br i1 %c, label %body, label %end
+ br i1 %c, label %body, label %exit
body:
  %r = call i32 @f()
  %d = icmp eq i32 %r, 0
  br i1 %d, label %out, label %next
next:
  %j = call i32 @f()
  br label %head
out:
  br label %end
+exit:
+  %p = phi i32 [ %i, %head ]
+  br label %end
end:
+ %q = phi i32 [ %p, %exit ], [ %i, %out ]
  call void @g(i32 1)
- ret i32 %i
+ ret i32 %q
}
)";

TEST(Meetings, APhiMayBeAValueFromAbove) {
  std::string pair = dedicatedExit;
  std::string text =
      meetingsDeclarations + pair +
      variant(pair, "otherValue", "[ %i, %out ]", "[ %r, %out ]") +
      variant(pair, "constant", "[ %i, %out ]", "[ 0, %out ]") +
      variant(pair, "otherExit", "phi i32 [ %i, %head ]",
              "phi i32 [ %n, %head ]");
  EXPECT_EQ(provedOf(text), std::vector<std::string>{"x"});
}

// The way from which the source has come to %m decides how it goes on: it must
// not meet the target there.
constexpr const char *threaded = R"(
define void @x(i32 %n) {
entry:
  br label %head
head:
  %i = phi i32 [ %n, %entry ], [ %j, %body ]
  %c = icmp ne i32 %i, 0
- br i1 %c, label %more, label %m
+ br i1 %c, label %more, label %end
more:
  %r = call i32 @f()
  %d = icmp ne i32 %r, 0
- br label %m
+ br i1 %d, label %body, label %end
-m:
- %b = phi i1 [ false, %head ], [ %d, %more ]
- br i1 %b, label %body, label %end
body:
  %j = call i32 @f()
  br label %head
end:
  call void @g(i32 %i)
  ret void
}
)";

TEST(Meetings, AThreadedBranchIsFollowed) {
  std::string pair = threaded;
  std::string text =
      meetingsDeclarations + pair +
      variant(pair, "otherWay", "br i1 %d, label %body, label %end",
              "br i1 %d, label %end, label %body") +
      variant(pair, "otherConstant", "phi i1 [ false, %head ]",
              "phi i1 [ true, %head ]");
  EXPECT_EQ(provedOf(text), std::vector<std::string>{"x"});
}

// The target has the call once for each constant that %p may be.
constexpr const char *splitEvent = R"(
define i32 @x(i1 noundef %c) {
entry:
- br i1 %c, label %a, label %m
+ br i1 %c, label %one, label %zero
-a:
- br label %m
-m:
- %p = phi i32 [ 1, %a ], [ 0, %entry ]
- %r = call i32 @f()
- switch i32 %p, label %never [
-   i32 0, label %zero
-   i32 1, label %one
- ]
-zero:
- ret i32 5
-one:
- ret i32 6
-never:
- unreachable
+zero:
+ %r = call i32 @f()
+ ret i32 5
+one:
+ %s = call i32 @f()
+ ret i32 6
}
)";

TEST(Meetings, AnEventMayBeSplitByWhatAPhiHasTaken) {
  std::string pair = splitEvent;
  std::string text =
      meetingsDeclarations + pair +
      variant(pair, "otherConstant", "[ 0, %entry ]", "[ 2, %entry ]") +
      variant(pair, "otherWay", "+ br i1 %c, label %one, label %zero",
              "+ br i1 %c, label %zero, label %one") +
      variant(pair, "sameConstant", "[ 1, %a ]", "[ 0, %a ]");
  EXPECT_EQ(provedOf(text), (std::vector<std::string>{"x", "otherConstant"}));
}

// The target has the call once for each way, and branches there on what the
// phi has taken: on the negation of what the source branches on.
constexpr const char *splitByNegation = R"(
define void @x(i1 noundef %c) {
entry:
- br i1 %c, label %a, label %m
+ br i1 %c, label %a, label %b
a:
  %n = call i32 @f()
- br label %m
-m:
- %p = phi i32 [ %n, %a ], [ 0, %entry ]
  call void @g(i32 1)
- %d = icmp eq i32 %p, 0
- br i1 %d, label %end, label %more
+ %d = icmp ne i32 %n, 0
+ br i1 %d, label %more, label %end
+b:
+ call void @g(i32 1)
+ br label %end
more:
  call void @g(i32 2)
  br label %end
end:
  ret void
}
)";

TEST(Meetings, ASplitEventIsBranchedBehindOnTheNegation) {
  const std::string pair = splitByNegation;
  const std::string text =
      meetingsDeclarations + pair +
      variant(pair, "otherWay", "+ br i1 %d, label %more, label %end",
              "+ br i1 %d, label %end, label %more") +
      variant(pair, "otherConstant", "[ 0, %entry ]", "[ 1, %entry ]") +
      variant(pair, "otherNumber", "+ %d = icmp ne i32 %n, 0",
              "+ %d = icmp ne i32 %n, 1");
  EXPECT_EQ(provedOf(text), std::vector<std::string>{"x"});
}

// The same of pointers: null was stored, or what is loaded through.
constexpr const char *splitByPointer = R"(
define void @x(i1 noundef %c, ptr %q) {
entry:
- br i1 %c, label %a, label %m
+ br i1 %c, label %a, label %b
a:
  %n = call ptr @made()
  %none = icmp eq ptr %n, null
  br i1 %none, label %end, label %some
some:
- br label %m
-m:
- %p = phi ptr [ %n, %some ], [ null, %entry ]
- store ptr %p, ptr %q
- %d = icmp eq ptr %p, null
- br i1 %d, label %end, label %more
-more:
- %v = load i32, ptr %p
- %e = icmp eq i32 %v, 0
- br i1 %e, label %last, label %end
+ store ptr %n, ptr %q
+ %v = load i32, ptr %n
+ %e = icmp eq i32 %v, 0
+ br i1 %e, label %last, label %end
+b:
+ store ptr null, ptr %q
+ br label %end
last:
  call void @g(i32 2)
  br label %end
end:
  ret void
}
)";

TEST(Meetings, ASplitEventIsBranchedBehindOnAPointer) {
  const std::string pair = splitByPointer;
  const std::string text =
      meetingsDeclarations + pair +
      variant(pair, "otherWay", "+ br i1 %e, label %last, label %end",
              "+ br i1 %e, label %end, label %last") +
      variant(pair, "otherPointer", "+ store ptr null, ptr %q",
              "+ store ptr %q, ptr %q") +
      variant(pair, "otherPlace", "+ %v = load i32, ptr %n",
              "+ %v = load i32, ptr %q") +
      variant(pair, "mayBeNull", "icmp eq ptr %n, null", "icmp eq ptr %n, %q");
  EXPECT_EQ(provedOf(text), std::vector<std::string>{"x"});
}

// To look how a side goes on at %next must not leave behind what values are
// there: the walk ends at %body, where the target never leaves the loop.
TEST(Meetings, ALookAheadIsForgotten) {
  EXPECT_TRUE(provedOf(std::string(meetingsDeclarations) + R"(
@m = global i32 0
define void @endless(ptr noundef %p) {
entry:
  br label %body
body:
- %i = phi i32 [ 0, %entry ], [ %j, %next ]
+ %i = phi i32 [ 0, %entry ], [ 1, %next ]
  br i1 false, label %next, label %then
then:
  store i32 0, ptr @m, align 4
  br label %next
next:
- %j = add nsw i32 %i, 1
- %c = icmp ne i32 %j, 5
+ %j = lshr i32 %i, 1
+ %c = icmp ne i32 1, 5
  br i1 %c, label %body, label %end
end:
  ret void
}
)")
                  .empty());
}

// What is branched on, accessed or passed as `noundef` is no poison, so that it
// does not matter which of two conditions is looked at first.
constexpr const char *joined = R"(
define void @x(i32 noundef %n, ptr %p, i32 %u) {
  call void @h(ptr noundef %p)
  %c = icmp eq i32 %n, 0
- br i1 %c, label %end, label %more
-more:
  %d = icmp eq ptr %p, null
- br i1 %d, label %end, label %do
+ %e = or i1 %c, %d
+ br i1 %e, label %end, label %do
do:
  call void @g(i32 1)
  br label %end
end:
  ret void
}
)";

TEST(Meetings, WhatIsNoPoisonIsJoined) {
  std::string pair = joined;
  std::string text =
      meetingsDeclarations + pair +
      variant(pair, "poison", "ptr noundef %p)\n  %c", "ptr %p)\n  %c") +
      variant(pair, "and", "or i1 %c, %d", "and i1 %c, %d") +
      variant(pair, "other", "icmp eq ptr %p, null", "icmp eq i32 %u, 0");
  EXPECT_EQ(provedOf(text), std::vector<std::string>{"x"});
}

// The target stores again what is there.
constexpr const char *repeated = R"(
define void @x(i32 noundef %n, ptr %p, i32 %u) {
  store i32 %n, ptr %p, align 4
  %c = icmp eq i32 %n, 1
- br i1 %c, label %zero, label %end
-zero:
- store i32 0, ptr %p, align 4
- br label %end
-end:
+ %s = select i1 %c, i32 0, i32 %n
+ store i32 %s, ptr %p, align 4
  ret void
}
)";

TEST(Meetings, AStoreMayBeRepeated) {
  std::string pair = repeated;
  std::string text =
      meetingsDeclarations + pair +
      variant(pair, "otherValue", "i32 0, i32 %n", "i32 0, i32 %u") +
      variant(pair, "otherPlace", "+ store i32 %s, ptr %p, align 4",
              "+ %q = getelementptr i8, ptr %p, i64 4\n+ store i32 %s, ptr %q, "
              "align 4") +
      variant(pair, "moreAligned", "i32 %s, ptr %p, align 4",
              "i32 %s, ptr %p, align 8") +
      variant(pair, "volatile", "+ store i32 %s", "+ store volatile i32 %s") +
      variant(pair, "afterACall", "  %c = icmp eq i32 %n, 1",
              "  call void @h(ptr %p)\n  %c = icmp eq i32 %n, 1");
  EXPECT_EQ(provedOf(text), std::vector<std::string>{"x"});
}

// An address is null if it is the number 0.
constexpr const char *number = R"(
define i1 @x(ptr %p) {
- %c = icmp eq ptr %p, null
+ %n = ptrtoint ptr %p to i64
+ %c = icmp eq i64 %n, 0
  ret i1 %c
}
)";

TEST(Meetings, AnAddressIsComparedAsANumber) {
  auto askNothing = [](const llvm::Function &, const llvm::Function &) {
    return false;
  };
  std::string pair = number;
  std::string text =
      meetingsDeclarations + pair +
      variant(pair, "other", "icmp eq i64 %n, 0", "icmp eq i64 %n, 1") +
      changed(variant(pair, "narrow", "ptr %p to i64", "ptr %p to i32"),
              "icmp eq i64 %n", "icmp eq i32 %n");
  EXPECT_EQ(provedOf(text, {}, askNothing), std::vector<std::string>{"x"});
}

// A local can be read at any time.
constexpr const char *ofALocal = R"(
define i32 @x(i1 noundef %c) {
  %a = alloca i32
  call void @h(ptr %a)
+ %v = load i32, ptr %a
  br i1 %c, label %yes, label %no
yes:
- %v = load i32, ptr %a
  ret i32 %v
no:
  ret i32 0
}
)";

TEST(Meetings, ALoadOfALocalMayBeMadeEarlier) {
  std::string pair = ofALocal;
  std::string text =
      meetingsDeclarations + pair +
      changed(
          variant(pair, "argument", "i1 noundef %c", "i1 noundef %c, ptr %a"),
          "%a = alloca i32", "call void @g(i32 0)") +
      variant(pair, "beyond", "%a = alloca i32", "%a = alloca i16") +
      variant(pair, "before", "  call void @h(ptr %a)\n+ %v = load i32, ptr %a",
              "+ %v = load i32, ptr %a\n  call void @h(ptr %a)");
  EXPECT_EQ(provedOf(text), std::vector<std::string>{"x"});
}

} // namespace
} // namespace palindrome::refine
