// Branches of the target where the source has none.

#include "test/unit/verify/judge/refine/lockstep/Support.h"

namespace palindrome::refine {
namespace {

const std::string branches = R"(
define i32 @x(i1 noundef %c, i32 %x, i32 %y) {
- %r = select i1 %c, i32 %x, i32 %y
- ret i32 %r
+ br i1 %c, label %a, label %b
+a:
+ ret i32 %x
+b:
+ ret i32 %y
}
)";

const std::string switches = R"(
define i32 @x(i32 noundef %v) {
- %c = icmp eq i32 %v, 0
- %r = select i1 %c, i32 1, i32 2
- ret i32 %r
+ switch i32 %v, label %b [ i32 0, label %a ]
+a:
+ ret i32 1
+b:
+ ret i32 2
}
)";

const std::string both = R"(
define void @x(i1 noundef %x, i1 %y) {
- %c = select i1 %x, i1 %y, i1 false
- br i1 %c, label %a, label %b
+ br i1 %x, label %n, label %b
+n:
+ br i1 %y, label %a, label %b
a:
  call void @g(i32 1)
  ret void
b:
  ret void
}
)";

// The comparisons are of one value, which may be undef: then the source's
// branch is undefined, whichever numbers the target compares.
const std::string ofOne = R"(
define void @x(i8 %x, i8 %y) {
  %a = icmp eq i8 %x, 0
  %b = icmp eq i8 %x, 5
- %c = select i1 %a, i1 true, i1 %b
+ %c = or i1 %a, %b
  br i1 %c, label %yes, label %no
yes:
  call void @g(i32 1)
  ret void
no:
  ret void
}
)";

// The source branches on a phi, behind an event; the target has gone two ways
// before it, and branches on what one of them takes there.
const std::string threaded = R"(
define void @x(i1 noundef %c, ptr %p, i1 noundef %also) {
  br i1 %c, label %a, label %b
a:
  %v = load i32, ptr %p
  %z = icmp eq i32 %v, 0
- br label %join
-b:
- br label %join
-join:
- %t = phi i1 [ %z, %a ], [ false, %b ]
  store i32 7, ptr %p
- %r = and i1 %also, %t
+ %r = and i1 %also, %z
  br i1 %r, label %yes, label %no
+b:
+ store i32 7, ptr %p
+ br label %no
yes:
  call void @g(i32 1)
  br label %no
no:
  ret void
}
)";

// In each pair, the target branches on what may be undef or poison.
const std::string wrongBranch = R"(
declare void @g(i32)
define i32 @sum(i32 noundef %x, i32 noundef %y) {
  %s = add nsw i32 %x, %y
  %c = icmp slt i32 %s, 0
- %r = select i1 %c, i32 1, i32 2
- ret i32 %r
+ br i1 %c, label %a, label %b
+a:
+ ret i32 1
+b:
+ ret i32 2
}
define i32 @undefIsFixed(ptr %p) {
  %u = load i32, ptr %p
  %c = icmp eq i32 %u, 0
- %r = select i1 %c, i32 1, i32 2
- ret i32 %r
+ br i1 %c, label %a, label %b
+a:
+ ret i32 1
+b:
+ ret i32 2
}
)";

TEST(Branch, NoNearMissIsProved) {
  const std::string variants =
      variant(branches, "branches", "i1 noundef %c", "i1 %c") +
      variant(branches, "otherWay", "%x\n+b:\n+ ret i32 %y",
              "%y\n+b:\n+ ret i32 %x") +
      variant(switches, "switches", "i32 noundef %v", "i32 %v") +
      variant(both, "and", "%x, label %n, label %b\n+n:\n+ br i1 %y,",
              "%y, label %n, label %b\n+n:\n+ br i1 %x,") +
      variant(both, "undefAndFalse", "i1 noundef %x, i1 %y",
              "i1 %x, i1 noundef %y") +
      variant(ofOne, "ofTwo", "%b = icmp eq i8 %x", "%b = icmp eq i8 %y") +
      variant(threaded, "threadedOtherWay", "%r, label %yes, label %no\n+b:",
              "%r, label %no, label %yes\n+b:") +
      variant(threaded, "threadedByEither", "- %r = and", "- %r = or") +
      variant(threaded, "threadedOnAnother", "[ %z, %a ]", "[ %also, %a ]") +
      variant(threaded, "threadedWhereItIsTrue", "[ false, %b ]",
              "[ true, %b ]");
  EXPECT_EQ(provedOf(wrongBranch + variants), std::vector<std::string>());
}

TEST(Branch, WhatTheNearMissesComeFromIsProved) {
  EXPECT_EQ(provedOf("declare void @g(i32)\n" +
                     changed(branches, "@x(", "@branches(") +
                     changed(switches, "@x(", "@switches(") +
                     changed(both, "@x(", "@and(") +
                     changed(ofOne, "@x(", "@ofOne(") +
                     changed(threaded, "@x(", "@threaded(")),
            (std::vector<std::string>{"branches", "switches", "and", "ofOne",
                                      "threaded"}));
}

// Both ways meet at an event. There, the target still knows on what it has
// branched, and the source only a phi of constants.
const std::string flag = R"(
declare void @g(i32)
define void @x(i1 %c, i1 %d) {
  br i1 %c, label %a, label %b
a:
  call void @g(i32 1)
  br label %join
b:
  call void @g(i32 2)
  br label %join
join:
- %p = phi i32 [ 1, %a ], [ 0, %b ]
  call void @g(i32 3)
- %t = icmp eq i32 %p, 0
- br i1 %t, label %no, label %yes
+ br i1 %c, label %yes, label %no
yes:
  call void @g(i32 4)
  ret void
no:
  ret void
}
)";

TEST(LockstepBranches, OfAPhiThatTellsTheWay) {
  EXPECT_TRUE(isProvedAtOnce(flag));
  EXPECT_TRUE(isProvedAtOnce(
      changed(flag, "br i1 %c, label %yes, label %no",
              "switch i1 %c, label %yes [ i1 false, label %no ]")));
  EXPECT_TRUE(isProvedAtOnce(changed(flag, "[ 1, %a ]", "[ 7, %a ]")));
  expectNone(flag, {{"[ 1, %a ]", "[ 0, %a ]"},
                    {"[ 0, %b ]", "[ 1, %b ]"},
                    {"[ 1, %a ], [ 0, %b ]", "[ 0, %a ], [ 1, %b ]"},
                    {"br i1 %c, label %yes", "br i1 %d, label %yes"},
                    {"label %yes, label %no", "label %no, label %yes"},
                    {"eq i32 %p, 0", "eq i32 %p, 1"}});
}

// The target may go any way where the source has branched on the same.
const std::string joined = R"(
declare void @g(i32)
define void @x(i1 %c, i1 %d) {
  br i1 %c, label %a, label %b
a:
  call void @g(i32 1)
  br label %join
b:
  call void @g(i32 2)
  br label %join
join:
  call void @g(i32 3)
- br label %end
+ switch i1 %c, label %never [ i1 false, label %end
+                              i1 true, label %end ]
end:
  ret void
+never:
+ unreachable
}
)";

TEST(LockstepBranches, DependOnWhatTheSourceHasBranchedOn) {
  EXPECT_TRUE(isProvedAtOnce(joined));
  expectNone(joined, {{"switch i1 %c", "switch i1 %d"},
                      {"i1 true, label %end", "i1 true, label %never"}});
}

} // namespace
} // namespace palindrome::refine
