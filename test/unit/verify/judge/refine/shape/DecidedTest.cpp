// Which branches are known to go one way.

#include "verify/judge/refine/shape/Decided.h"
#include "test/unit/verify/judge/refine/Two.h"
#include "llvm/IR/Verifier.h"

namespace palindrome::refine {
namespace {

/// What is left of a function with the blocks %yes and %no, to which the
/// terminator of `body` leads: their names.
std::string reached(const std::string &body) {
  Two two("define i32 @src(i32 %x, i1 %c) {\nentry:\n" + body + R"(
yes:
  br label %end
no:
  br label %end
end:
  %r = phi i32 [ 1, %yes ], [ 2, %no ]
  ret i32 %r
}
)");
  dropDecidedBranches(two.source());
  EXPECT_FALSE(llvm::verifyFunction(two.source(), &llvm::errs()));
  std::string names;
  for (const llvm::BasicBlock &block : two.source())
    names += block.getName().str() + " ";
  return names;
}

std::string branch(const std::string &condition) {
  return condition + "\n  br i1 %d, label %yes, label %no";
}

TEST(Decided, AreThoseOfConstants) {
  EXPECT_EQ(reached("  br i1 false, label %yes, label %no"), "entry no end ");
  EXPECT_EQ(reached("  switch i32 3, label %no [ i32 3, label %yes ]"),
            "entry yes end ");
  EXPECT_EQ(reached("  switch i32 4, label %no [ i32 3, label %yes ]"),
            "entry no end ");
  EXPECT_EQ(reached(branch("  %d = icmp ult i32 2, 3")), "entry yes end ");
  EXPECT_EQ(reached(branch("  %y = sext i8 -1 to i32\n"
                           "  %z = and i32 %y, 256\n"
                           "  %d = icmp eq i32 %z, 0")),
            "entry no end ");
  EXPECT_EQ(reached(branch("  %y = select i1 true, i32 5, i32 %x\n"
                           "  %d = icmp eq i32 %y, 5")),
            "entry yes end ");
}

TEST(Decided, NothingElseIs) {
  const std::string all = "entry yes no end ";
  EXPECT_EQ(reached("  br i1 %c, label %yes, label %no"), all);
  EXPECT_EQ(reached("  br i1 poison, label %yes, label %no"), all);
  EXPECT_EQ(reached(branch("  %d = icmp eq i32 %x, %x")), all);
  // It may be poison, and a branch on that is undefined.
  EXPECT_EQ(reached(branch("  %y = add nsw i32 2147483647, 1\n"
                           "  %d = icmp slt i32 %y, 0")),
            all);
}

TEST(Decided, ALoopIsOneStill) {
  Two two(R"(
define void @src() {
entry:
  br label %head
head:
  br i1 true, label %head, label %end, !llvm.loop !0
end:
  ret void
}
!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.mustprogress"}
)");
  dropDecidedBranches(two.source());
  const llvm::Instruction &end = *two.source().back().getTerminator();
  EXPECT_EQ(end.getNumSuccessors(), 1u);
  EXPECT_TRUE(end.hasMetadata(llvm::LLVMContext::MD_loop));
}

} // namespace
} // namespace palindrome::refine
