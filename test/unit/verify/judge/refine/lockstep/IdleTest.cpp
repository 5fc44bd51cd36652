// Loops of the source that end and leave nothing behind.

#include "test/unit/verify/judge/refine/lockstep/Support.h"

namespace palindrome::refine {
namespace {

// What `loop-deletion` removes: what is left of a loop that became a `memset`.
constexpr const char *idle = R"(
declare void @g(i64)
define void @x(i64 %n, ptr %p) {
entry:
- br label %head
-head:
- %i = phi i64 [ %n, %entry ], [ %j, %head ]
- %a = load i8, ptr %p
- %j = add nsw i64 %i, -1
- %c = icmp sgt i64 %i, 1
- br i1 %c, label %head, label %exit
+ br label %exit
exit:
  call void @g(i64 %n)
  ret void
}
)";

TEST(LockstepIdle, IsNotInTheTarget) { EXPECT_TRUE(isProvedAtOnce(idle)); }

TEST(LockstepIdle, EndsAndLeavesNothing) {
  expectNone(idle, {
                       // It never ends, or that depends on memory.
                       {"nsw i64 %i, -1", "nsw i64 %i, 0"},
                       {"nsw i64 %i, -1", "i64 %i, -2"},
                       {"icmp sgt i64 %i, 1", "icmp eq i8 %a, 1"},
                       {"%a = load i8, ptr %p", "store i8 1, ptr %p"},
                       {"%a = load i8, ptr %p", "call void @g(i64 %i)"},
                   });
  EXPECT_FALSE(isProved(changed(changed(idle,
                                        "- br i1 %c, label %head, label "
                                        "%exit",
                                        "- br i1 %c, label %head, label %out\n"
                                        "-out:\n"
                                        "- br label %exit"),
                                "  call void @g(i64 %n)",
                                "- call void @g(i64 %i)\n"
                                "+ call void @g(i64 %n)")));
}

TEST(LockstepIdle, EndsIfThatIsPromised) {
  const std::string endless =
      changed(idle, "icmp sgt i64 %i, 1", "icmp eq i8 %a, 1");
  EXPECT_FALSE(isProved(endless));
  EXPECT_TRUE(
      isProved(changed(endless, "ptr %p) {", "ptr %p) mustprogress {")));
  const std::string loop = changed(endless, "label %head, label %exit\n",
                                   "label %head, label %exit, !llvm.loop !0\n");
  EXPECT_TRUE(isProved(loop + "!0 = distinct !{!0, !1}\n"
                              "!1 = !{!\"llvm.loop.mustprogress\"}\n"));
  EXPECT_FALSE(isProved(loop + "!0 = distinct !{!0, !1}\n"
                               "!1 = !{!\"llvm.loop.unroll.disable\"}\n"));
}

// The target alone may not have one, since it need not end there.
TEST(LockstepIdle, MayBeEndlessInTheTarget) {
  EXPECT_FALSE(isProved(R"(
define void @x(i64 %n) {
entry:
+ br label %head
+head:
+ %i = phi i64 [ %n, %entry ], [ %j, %head ]
+ %j = add nsw i64 %i, -1
+ %c = icmp sgt i64 %i, 1
+ br i1 %c, label %head, label %exit
- br label %exit
exit:
  ret void
}
)"));
}

// A block that is branched to on `false` is no head of a loop.
TEST(LockstepIdle, IsLeftOnAConstant) {
  const std::string pair = R"(
declare void @g(i64)
define void @x(i64 %n) {
entry:
  br label %head
head:
- %i = phi i64 [ %n, %entry ], [ %j, %head ]
- %j = add nsw i64 %i, -1
- %c = icmp sgt i64 %i, 1
- br i1 %c, label %head, label %exit
+ br i1 false, label %head, label %exit
exit:
  call void @g(i64 %n)
  ret void
}
)";
  EXPECT_TRUE(isProvedAtOnce(pair));
  expectNone(pair, {{"br i1 false", "br i1 true"}});
}

} // namespace
} // namespace palindrome::refine
