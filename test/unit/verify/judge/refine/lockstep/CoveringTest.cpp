// Coverings: valid functions whose runs are those of the original.

#include "verify/judge/refine/lockstep/loops/Covering.h"
#include "test/unit/verify/judge/refine/interpret/Support.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/AsmParser/Parser.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Verifier.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/raw_ostream.h"
#include <optional>

namespace palindrome::refine::lockstep {
namespace {

using interpret::test::runAsTarget;

// Loops with several exits and branches back, in each other and one after the
// other; their values are used after them.
constexpr const char *loops = R"(
define i32 @f() {
entry:
  %seen = alloca [64 x i32]
  %count = alloca i32
  store i32 0, ptr %count
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %i.next, %outer.latch ]
  %sum = phi i32 [ 7, %entry ], [ %sum.next, %outer.latch ]
  %previous = phi i32 [ -1, %entry ], [ %i, %outer.latch ]
  %done = icmp eq i32 %i, 5
  br i1 %done, label %after, label %inner
inner:
  %j = phi i32 [ %i, %outer ], [ %j.next, %even ], [ %j.odd, %odd ]
  %a = phi i32 [ 1, %outer ], [ %b, %even ], [ %a, %odd ]
  %b = phi i32 [ %sum, %outer ], [ %a, %even ], [ %b, %odd ]
  %bit = and i32 %j, 1
  %x = xor i32 %j, %a
  %at = load i32, ptr %count
  %place = getelementptr i32, ptr %seen, i32 %at
  store i32 %x, ptr %place
  %at.next = add i32 %at, 1
  store i32 %at.next, ptr %count
  switch i32 %bit, label %odd [ i32 0, label %even
                                i32 7, label %even ]
even:
  %j.next = add i32 %j, 3
  %big = icmp sgt i32 %j.next, 12
  br i1 %big, label %outer.latch, label %inner
odd:
  %j.odd = add i32 %j, 1
  %far = icmp sgt i32 %x, 40
  br i1 %far, label %out, label %inner
outer.latch:
  %sum.next = add i32 %sum, %x
  %i.next = add i32 %i, 1
  br label %outer
after:
  %k = phi i32 [ %sum, %outer ], [ %k.next, %after ]
  %round = phi i32 [ 0, %outer ], [ %round.next, %after ]
  %k.next = mul i32 %k, 3
  %round.next = add i32 %round, 1
  %more = icmp ult i32 %round.next, 4
  br i1 %more, label %after, label %end
end:
  %mixed = add i32 %k.next, %previous
  %result = add i32 %mixed, %round
  ret i32 %result
out:
  %left = add i32 %x, %j.odd
  %left2 = add i32 %left, %previous
  %written = load i32, ptr %seen
  %left3 = add i32 %left2, %written
  ret i32 %left3
}
)";

struct Subject {
  Subject() {
    llvm::SMDiagnostic error;
    module = llvm::parseAssemblyString(loops, error, context);
    EXPECT_TRUE(module) << error.getMessage().str();
  }
  llvm::Function &function() { return *module->getFunction("f"); }

  llvm::LLVMContext context;
  std::unique_ptr<llvm::Module> module;
};

std::string print(const llvm::Module &module) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  module.print(stream, nullptr);
  return text;
}

/// Whether each block leads to copies of what its original leads to.
bool leadsAlike(const CoveringFunction &made) {
  for (const llvm::BasicBlock *block : made.blocks()) {
    const llvm::BasicBlock *origin = made.origins().lookup(block);
    const llvm::Instruction &mine = *block->getTerminator(),
                            &theirs = *origin->getTerminator();
    for (unsigned i = 0; i != theirs.getNumSuccessors(); ++i)
      if (made.origins().lookup(mine.getSuccessor(i)) != theirs.getSuccessor(i))
        return false;
  }
  return made.origins().lookup(&made.function().getEntryBlock()) ==
         &made.blocks()
              .front()
              ->getParent()
              ->getParent()
              ->getFunction("f")
              ->getEntryBlock();
}

/// What an execution of the covering does, as @f.
std::string runCovering(Subject &subject, const Covering &covering) {
  CoveringFunction made(covering);
  EXPECT_FALSE(llvm::verifyFunction(made.function(), &llvm::errs()));
  EXPECT_TRUE(leadsAlike(made));
  llvm::Function &original = subject.function();
  original.setName("original");
  made.function().setName("f");
  std::string outcome = runAsTarget(print(*subject.module));
  made.function().setName("covering");
  original.setName("f");
  return outcome;
}

enum class Step { Peel, Rotate, UnrollTwice, UnrollThrice };

/// Takes a step for the loop with this number, in the order of loops; false if
/// there is none.
bool take(Covering &covering, Step step, unsigned number) {
  CoveringFunction made(covering);
  llvm::DominatorTree dominators(made.function());
  llvm::LoopInfo info(dominators);
  auto all = info.getLoopsInPreorder();
  if (number >= all.size())
    return false;
  llvm::SmallVector<unsigned> region;
  for (const llvm::BasicBlock *block : all[number]->blocks())
    region.push_back(made.numberOf(block));
  unsigned head = made.numberOf(all[number]->getHeader());
  switch (step) {
  case Step::Peel:
    covering.peel(region, head);
    return true;
  case Step::Rotate:
    covering.rotate(region, head);
    return true;
  case Step::UnrollTwice:
    covering.unroll(region, head, 2);
    return true;
  case Step::UnrollThrice:
    covering.unroll(region, head, 3);
    return true;
  }
  return false;
}

TEST(Covering, WithoutCopiesIsTheFunction) {
  Subject subject;
  Covering covering(subject.function());
  EXPECT_EQ(covering.copies().size(), subject.function().size());
  std::string expected = runAsTarget(loops);
  EXPECT_NE(expected.find("return"), std::string::npos) << expected;
  EXPECT_EQ(runCovering(subject, covering), expected);
}

TEST(Covering, HasTheSameRuns) {
  Subject subject;
  const std::string expected = runAsTarget(loops);
  constexpr Step steps[] = {Step::Peel, Step::Rotate, Step::UnrollTwice,
                            Step::UnrollThrice};
  unsigned tried = 0;
  for (Step first : steps)
    for (unsigned one = 0; one != 3; ++one)
      for (Step second : steps)
        for (unsigned other = 0; other != 3; ++other) {
          Covering covering(subject.function());
          if (!take(covering, first, one) || !take(covering, second, other))
            continue;
          EXPECT_EQ(runCovering(subject, covering), expected)
              << unsigned(first) << one << unsigned(second) << other;
          ++tried;
        }
  EXPECT_GT(tried, 100U);
}

TEST(Covering, PeelsOneIteration) {
  Subject subject;
  Covering covering(subject.function());
  // The loop %after is a block alone.
  ASSERT_TRUE(take(covering, Step::Peel, 2));
  EXPECT_EQ(covering.copies().size(), subject.function().size() + 1);
  const Covering::Copy &copy = covering.copies().back();
  EXPECT_EQ(copy.origin->getName(), "after");
  // It leads into the loop, and the loop to itself.
  unsigned loop = copy.successors[0];
  EXPECT_EQ(covering.copies()[loop].origin, copy.origin);
  EXPECT_EQ(covering.copies()[loop].successors[0], loop);
}

TEST(Covering, UnrolledLoopsAreOneCycle) {
  Subject subject;
  Covering covering(subject.function());
  ASSERT_TRUE(take(covering, Step::UnrollThrice, 2));
  EXPECT_EQ(covering.copies().size(), subject.function().size() + 2);
  unsigned number = 0;
  while (covering.copies()[number].origin->getName() != "after")
    ++number;
  unsigned next = number;
  for (unsigned i = 0; i != 3; ++i) {
    EXPECT_EQ(covering.copies()[next].origin->getName(), "after");
    next = covering.copies()[next].successors[0];
    EXPECT_EQ(next == number, i == 2);
  }
}

} // namespace
} // namespace palindrome::refine::lockstep
