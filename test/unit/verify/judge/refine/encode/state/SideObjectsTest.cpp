// Memory objects: local blocks, who knows them, lifetimes, addresses, accesses.

#include "verify/judge/refine/encode/state/SideObjects.h"
#include "test/unit/verify/judge/refine/encode/state/Support.h"

namespace palindrome::encode {
namespace {

using llvm::Align;

class SideObjectsTest : public StateTest {
protected:
  SideObjectsTest() {
    parse("@k = constant i32 7\n@g = global i32 7\n"
          "define void @src(ptr %p) {\n"
          "  %a = alloca i32\n  %b = alloca i32\n"
          "  %x = load i32, ptr @k\n  store i32 %x, ptr @g\n"
          "  ret void\n}\n"
          "define void @tgt(ptr %p) {\n"
          "  %b = alloca i32\n  ret void\n}");
    choices.emplace(*problem, here, /*isTarget=*/false);
    objects.emplace(*problem, *source, here, *choices, nullptr);
  }
  Expr pointerTo(unsigned local, uint64_t offset = 0) const {
    return problem->blocks.makePointer(problem->blocks.localBlock(local),
                                       word(offset));
  }
  Expr blockOf(llvm::StringRef global) const {
    return Expr::bits(problem->blocks.blockBits(),
                      problem->blocks.numberOf(*module->getNamedValue(global)));
  }
  unsigned makeBlock(uint64_t size, bool isHeap = false) {
    return objects->makeBlock(word(size), 4, isHeap, Expr::boolean(true));
  }

  Position here;
  std::optional<Choices> choices;
  std::optional<SideObjects> objects;
};

TEST_F(SideObjectsTest, LocalBlocksHaveTheirSize) {
  unsigned first = makeBlock(4), second = makeBlock(8);
  EXPECT_NE(first, second);
  EXPECT_EQ(objects->sizeOf(problem->blocks.localBlock(second)).constant(),
            llvm::APInt(64, 8));
  EXPECT_TRUE(objects->isWritable(problem->blocks.localBlock(first)).isTrue());
}

TEST_F(SideObjectsTest, FindsTheLocalBlocksOfATerm) {
  unsigned first = makeBlock(4), second = makeBlock(8);
  Expr either = Expr::booleanVariable("c").select(
      problem->blocks.localBlock(first), problem->blocks.localBlock(second));
  EXPECT_EQ(objects->localsOf(either).size(), 2u);
  EXPECT_TRUE(
      objects->localsOf(Expr::variable(problem->blocks.blockBits(), "any"))
          .empty());
}

TEST_F(SideObjectsTest, TheTargetTakesTheIndexOfTheLookAlike) {
  here.current = &inst("a");
  makeBlock(4);
  here.current = &inst("b");
  unsigned b = makeBlock(4);
  unsigned large = makeBlock(16);
  Choices targetChoices(*problem, here, /*isTarget=*/true);
  SideObjects ofTarget(*problem, *target, here, targetChoices, &*objects);
  here.current = &target->getEntryBlock().front();
  EXPECT_EQ(ofTarget.makeBlock(word(4), 4, false, Expr::boolean(true)), b);
  EXPECT_EQ(ofTarget.makeBlock(word(16), 4, false, Expr::boolean(true)), large);
  // Unlike any of the source's.
  EXPECT_EQ(ofTarget.makeBlock(word(32), 4, false, Expr::boolean(true)), 3u);
}

TEST_F(SideObjectsTest, EscapedAndPassedObjects) {
  unsigned escaped = makeBlock(4), passed = makeBlock(4), own = makeBlock(4);
  here.domain = Expr::booleanVariable("reached");
  objects->escape(Lane{pointerTo(escaped)});
  objects->pass(Lane{pointerTo(passed)}, /*isKept=*/false);
  auto locals = objects->localBlocks();
  EXPECT_TRUE(locals[escaped].hasEscaped.isSame(here.domain));
  EXPECT_TRUE(locals[escaped].wasPassed.isSame(here.domain));
  EXPECT_TRUE(locals[passed].hasEscaped.isFalse());
  EXPECT_TRUE(locals[passed].wasPassed.isSame(here.domain));
  EXPECT_TRUE(locals[own].wasPassed.isFalse());
}

TEST_F(SideObjectsTest, LifeEventsHappenInTheirDomain) {
  unsigned heap = makeBlock(4, /*isHeap=*/true);
  Expr block = problem->blocks.localBlock(heap);
  EXPECT_TRUE(objects->isAlive(block).isTrue());
  here.domain = Expr::booleanVariable("freed");
  objects->setAlive(block, false);
  EXPECT_TRUE(alwaysHolds(objects->isAlive(block) == !here.domain));
  EXPECT_TRUE(objects->isAlive(block, 0).isTrue());
  EXPECT_TRUE(objects->isAlive(blockOf("g")).isTrue());
}

TEST_F(SideObjectsTest, AddressesAreChosenWhenTheyMatter) {
  unsigned first = makeBlock(4), second = makeBlock(8);
  EXPECT_EQ(choices->size(), 0u);
  Expr x = objects->addressOf(pointerTo(first)),
       y = objects->addressOf(pointerTo(second));
  EXPECT_EQ(choices->size(), 2u);
  EXPECT_EQ((*choices)[0].kind, ChoiceKind::Address);
  objects->addressOf(pointerTo(first, 1));
  EXPECT_EQ(choices->size(), 2u);
  Expr axioms = choices->axioms();
  // Aligned, not null, apart.
  EXPECT_FALSE(canHold(axioms && !x.trunc(2).isZero()));
  EXPECT_FALSE(canHold(axioms && x.isZero()));
  EXPECT_FALSE(canHold(axioms && x == y + word(4)));
  EXPECT_TRUE(canHold(axioms && x == y + word(8)));
}

TEST_F(SideObjectsTest, NullHasAddressZero) {
  EXPECT_TRUE(objects->isNull(problem->blocks.null()).isTrue());
  EXPECT_EQ(objects->addressOf(problem->blocks.makePointer(0, 5)).constant(),
            llvm::APInt(64, 5));
}

TEST_F(SideObjectsTest, AccessesStayWithinAlignedObjects) {
  unsigned local = makeBlock(4);
  auto isAccessible = [&](uint64_t offset, uint64_t size, uint64_t align) {
    return objects->isAccessible(pointerTo(local, offset), word(size),
                                 Align(align), /*isWrite=*/true);
  };
  EXPECT_TRUE(isAccessible(0, 4, 4).isTrue());
  EXPECT_TRUE(isAccessible(2, 2, 2).isTrue());
  EXPECT_TRUE(isAccessible(2, 2, 4).isFalse());
  EXPECT_TRUE(isAccessible(1, 4, 1).isFalse());
  EXPECT_TRUE(isAccessible(-1, 1, 1).isFalse());
  EXPECT_TRUE(isAccessible(100, 0, 1).isTrue());
}

TEST_F(SideObjectsTest, ConstantsAreNotWritten) {
  Expr axioms = problem->blocks.axioms();
  auto isAccessible = [&](llvm::StringRef global, bool isWrite) {
    return objects->isAccessible(
        problem->blocks.makePointer(blockOf(global), word(0)), word(4),
        Align(1), isWrite);
  };
  EXPECT_TRUE(alwaysHolds(axioms.implies(isAccessible("g", true))));
  EXPECT_TRUE(alwaysHolds(axioms.implies(isAccessible("k", false))));
  EXPECT_FALSE(canHold(axioms && isAccessible("k", true)));
}

TEST_F(SideObjectsTest, NothingMayBeAccessedOnceItIsFreed) {
  unsigned stack = makeBlock(4), heap = makeBlock(4, /*isHeap=*/true);
  objects->setAlive(problem->blocks.localBlock(stack), false);
  objects->setAlive(problem->blocks.localBlock(heap), false);
  auto isAccessible = [&](unsigned local, bool isWrite) {
    return objects->isAccessible(pointerTo(local), word(4), Align(4), isWrite);
  };
  EXPECT_TRUE(isAccessible(heap, false).isFalse());
  EXPECT_TRUE(isAccessible(heap, true).isFalse());
  EXPECT_TRUE(isAccessible(stack, true).isFalse());
  // A load outside the lifetime of an alloca is poison, and defined.
  EXPECT_TRUE(isAccessible(stack, false).isTrue());
}

TEST_F(SideObjectsTest, AskedForAndFailed) {
  unsigned heap = makeBlock(4, /*isHeap=*/true);
  EXPECT_TRUE(objects->localBlocks()[heap].isAskedFor.isFalse());
  Expr fails = Expr::booleanVariable("fails");
  objects->setHasNoRoom(heap, fails);
  EXPECT_TRUE(objects->localBlocks()[heap].isAskedFor.isTrue());
  EXPECT_TRUE(objects->localBlocks()[heap].hasNoRoom.isSame(fails));
}

} // namespace
} // namespace palindrome::encode
