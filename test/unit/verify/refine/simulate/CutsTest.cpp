// Which blocks are cuts, and which cuts of two functions correspond.

#include "verify/refine/simulate/Cuts.h"
#include "Support.h"
#include "llvm/IR/Instructions.h"

using namespace palindrome::refine;

static constexpr const char *nested = R"(
define void @src(i1 %a, i1 %b) {
entry:
  br label %outer
outer:
  br label %inner
inner:
  br i1 %a, label %inner, label %latch
latch:
  br i1 %b, label %outer, label %exit
exit:
  ret void
}
)";

TEST(Cuts, HeadsOfLoopsCorrespondInOrder) {
  Two two(std::string(nested) + R"(
define void @tgt(i1 %a, i1 %b) {
  br label %x
x:
  br label %y
y:
  br i1 %a, label %y, label %z
z:
  br i1 %b, label %x, label %w
w:
  ret void
}
)");
  auto cuts = cutAtHeads(two.source(), two.target());
  ASSERT_TRUE(cuts);
  ASSERT_EQ(cuts->size(), 2u);
  EXPECT_EQ((*cuts)[0].source->getName(), "outer");
  EXPECT_EQ((*cuts)[0].target->getName(), "x");
  EXPECT_EQ((*cuts)[1].source->getName(), "inner");
  EXPECT_EQ((*cuts)[1].target->getName(), "y");
}

TEST(Cuts, NamesGoFirst) {
  Two two(std::string(nested) + R"(
define void @tgt(i1 %a, i1 %b) {
entry:
  br label %outer
inner:
  br i1 %a, label %inner, label %latch
outer:
  br label %inner
latch:
  br i1 %b, label %outer, label %exit
exit:
  ret void
}
)");
  auto cuts = cutAtHeads(two.source(), two.target());
  ASSERT_TRUE(cuts);
  for (const Cut &cut : *cuts)
    EXPECT_EQ(cut.source->getName(), cut.target->getName());
}

TEST(Cuts, FunctionsWithOtherLoopsAreNotAligned) {
  Two two(std::string(nested) + R"(
define void @tgt(i1 %a, i1 %b) {
entry:
  br label %outer
outer:
  br i1 %b, label %outer, label %exit
exit:
  ret void
}
)");
  EXPECT_FALSE(cutAtHeads(two.source(), two.target()));
}

TEST(Cuts, IrreducibleCyclesAreCut) {
  const char *body = R"((i1 %a, i1 %b) {
entry:
  br i1 %a, label %x, label %y
x:
  br i1 %b, label %y, label %exit
y:
  br i1 %a, label %x, label %exit
exit:
  ret void
}
)";
  Two two(std::string("define void @src") + body + "define void @tgt" + body);
  auto cuts = cutAtHeads(two.source(), two.target());
  ASSERT_TRUE(cuts);
  ASSERT_EQ(cuts->size(), 1u);
}

TEST(Cuts, ARegionEndsAtCuts) {
  Two two(std::string(nested) + "define void @tgt() {\n  ret void\n}\n");
  llvm::SmallVector<const llvm::BasicBlock *> cuts;
  for (const llvm::BasicBlock &block : two.source())
    if (block.getName() == "outer" || block.getName() == "inner")
      cuts.push_back(&block);
  ASSERT_EQ(cuts.size(), 2u);
  EXPECT_EQ(regionFrom(two.source().getEntryBlock(), cuts).size(), 1u);
  EXPECT_EQ(regionFrom(*cuts[0], cuts).size(), 1u);
  EXPECT_EQ(regionFrom(*cuts[1], cuts).size(), 3u); // inner, latch, exit
}

TEST(Cuts, CallsThatLookAlikeAreCut) {
  std::string declarations = "declare void @f()\ndeclare void @g()\n"
                             "declare void @h()\n";
  Two two(declarations + R"(
define void @src() {
  call void @f()
  call void @g()
  call void @h()
  ret void
}
define void @tgt() {
  call void @f()
  call void @h()
  call void @h()
  ret void
}
)");
  std::vector<Cut> cuts;
  cutBehindCalls(two.source(), two.target(), 1, cuts);
  ASSERT_EQ(cuts.size(), 2u);
  for (const Cut &cut : cuts)
    EXPECT_FALSE(cut.isHead);
  EXPECT_EQ(two.source().size(), 3u);
  EXPECT_EQ(two.target().size(), 3u);
  EXPECT_TRUE(llvm::isa<llvm::ReturnInst>(cuts[1].source->front()));
  EXPECT_NE(cuts[0].number, cuts[1].number);
}
