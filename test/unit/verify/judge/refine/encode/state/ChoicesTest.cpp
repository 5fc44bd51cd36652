// Choices: undef, its uses, and what holds for what is chosen.

#include "verify/judge/refine/encode/state/Choices.h"
#include "test/unit/verify/judge/refine/encode/state/Support.h"

namespace palindrome::encode {
namespace {

class ChoicesTest : public StateTest {
protected:
  ChoicesTest() {
    parse("define i8 @src(ptr %p) {\n  %x = load i8, ptr %p\n  ret i8 %x\n}");
    choices.emplace(*problem, here, /*isTarget=*/false);
  }

  Position here;
  std::optional<Choices> choices;
};

TEST_F(ChoicesTest, AreMadeAtThePosition) {
  here.current = &inst("x");
  here.domain = Expr::booleanVariable("reached");
  unsigned first = choices->choose(8, ChoiceKind::NaN),
           second = choices->choose(8, ChoiceKind::NaN);
  EXPECT_FALSE(choices->chosen(first).isSame(choices->chosen(second)));
  EXPECT_EQ(choices->size(), 2u);
  const ChoiceVariable &choice = (*choices)[first];
  EXPECT_EQ(choice.kind, ChoiceKind::NaN);
  EXPECT_EQ(choice.at, here.current);
  EXPECT_TRUE(choice.guard.isSame(here.domain));
  EXPECT_EQ(choice.origin, first);
}

TEST_F(ChoicesTest, EachUseOfUndefChoosesAnew) {
  here.current = &inst("x");
  Lane undef = choices->undef(8);
  ASSERT_EQ(undef.undefs.size(), 1u);
  Lane first = choices->use(undef), second = choices->use(undef);
  EXPECT_TRUE(canHold(first.value != second.value));
  const ChoiceVariable &copy = (*choices)[first.undefs.front()];
  EXPECT_EQ(copy.copyOf, undef.undefs.front());
  EXPECT_EQ(copy.origin, undef.undefs.front());
  ASSERT_EQ(choices->draws().size(), 2u);
  EXPECT_TRUE(choices->draws()[0].value.isSame(first.value));
}

TEST_F(ChoicesTest, OneUseSeesOneValueOfTermsOfUndef) {
  Lane undef = choices->undef(8);
  Lane difference{undef.value - undef.value, Expr::boolean(false),
                  undef.undefs};
  EXPECT_TRUE(choices->use(difference).value.isZero().isTrue());
}

TEST_F(ChoicesTest, CopiesOfUsesAreDrawnOnce) {
  here.current = &inst("x");
  Lane once = choices->use(choices->undef(8));
  choices->use(once);
  EXPECT_EQ(choices->draws().size(), 1u);
}

TEST_F(ChoicesTest, UsesBehindTheFunctionAreNotDrawn) {
  choices->use(choices->undef(8));
  EXPECT_TRUE(choices->draws().empty());
}

TEST_F(ChoicesTest, DefinedLanesAreUsedAsTheyAre) {
  Lane lane{Expr::variable(8, "x")};
  EXPECT_TRUE(choices->use(lane).value.isSame(lane.value));
  EXPECT_EQ(choices->size(), 0u);
}

TEST_F(ChoicesTest, TheTargetSeesOneValueOfWhatTheSourceSettles) {
  Choices ofTarget(*problem, here, /*isTarget=*/true);
  auto difference = [](Choices &choices, bool ofOne) {
    Lane x = choices.undef(8), y = ofOne ? x : choices.undef(8);
    Lane lane{x.value - y.value + Expr::variable(8, "more"),
              Expr::boolean(false), x.undefs};
    addUndefs(lane.undefs, y.undefs);
    return lane;
  };
  here.domain = Expr::booleanVariable("reached");
  choices->settle(difference(*choices, /*ofOne=*/false));
  Lane same = difference(ofTarget, /*ofOne=*/false),
       other = difference(ofTarget, /*ofOne=*/true);
  EXPECT_TRUE(ofTarget.isSettled(same).isTrue());
  EXPECT_TRUE(ofTarget.isSettled(other).isFalse());
  EXPECT_TRUE(ofTarget.use(same).undefs.empty());
  // On more paths than that of the source.
  Expr reached = here.domain;
  here.domain &= Expr::booleanVariable("further");
  EXPECT_TRUE(ofTarget.isSettled(same).isTrue());
  here.domain = Expr::boolean(true);
  EXPECT_TRUE(ofTarget.isSettled(same).isSame(reached));
  Lane first = ofTarget.use(same), second = ofTarget.use(same);
  EXPECT_TRUE(alwaysHolds(reached.implies(first.value == second.value)));
  EXPECT_TRUE(canHold(first.value != second.value));
}

TEST_F(ChoicesTest, WhatTheSourceChoosesIsNotSettled) {
  Choices ofTarget(*problem, here, /*isTarget=*/true);
  auto lane = [](Choices &choices, Expr frozen) {
    Lane x = choices.undef(8);
    return Lane{x.value + frozen, Expr::boolean(false), x.undefs};
  };
  Expr frozen = choices->chosen(choices->choose(8, ChoiceKind::Freeze));
  choices->settle(lane(*choices, frozen));
  EXPECT_TRUE(ofTarget.isSettled(lane(ofTarget, frozen)).isFalse());
  Expr fixed = Expr::bits(8, 1);
  here.domain = frozen.isZero();
  choices->settle(lane(*choices, fixed));
  EXPECT_TRUE(ofTarget.isSettled(lane(ofTarget, fixed)).isFalse());
  here.domain = Expr::boolean(true);
  choices->settle(lane(*choices, fixed));
  EXPECT_TRUE(ofTarget.isSettled(lane(ofTarget, fixed)).isTrue());
}

TEST_F(ChoicesTest, SamplesUndefAsZero) {
  Lane undef = choices->undef(8);
  Lane sum{undef.value + Expr::bits(8, 3), Expr::boolean(false), undef.undefs};
  EXPECT_TRUE(alwaysHolds(choices->sample(sum).value == Expr::bits(8, 3)));
}

TEST_F(ChoicesTest, UndefPointersPointToNoLocalBlock) {
  Lane pointer = choices->undef(problem->blocks.pointerBits(), true);
  Expr block = Blocks::blockOf(pointer.value);
  EXPECT_FALSE(canHold(Blocks::isLocal(block)));
  EXPECT_TRUE(canHold(!block.isZero()));
}

TEST_F(ChoicesTest, UndefValuesHaveALaneForEachElement) {
  llvm::Type *type =
      llvm::FixedVectorType::get(llvm::Type::getInt8Ty(context), 3);
  Lanes lanes = choices->undef(type);
  ASSERT_EQ(lanes.size(), 3u);
  EXPECT_NE(lanes[0].undefs, lanes[1].undefs);
}

TEST_F(ChoicesTest, UnsupportedTypesAreReported) {
  choices->undef(
      llvm::ScalableVectorType::get(llvm::Type::getInt8Ty(context), 4));
  ASSERT_TRUE(problem->doubts.unsupported());
  EXPECT_EQ(problem->doubts.unsupported()->kind, ReasonKind::Unsupported);
  EXPECT_EQ(problem->doubts.unsupported()->what, "a value of this type");
}

TEST_F(ChoicesTest, AxiomsHoldTogether) {
  unsigned first = choices->choose(8, ChoiceKind::Other),
           second = choices->choose(8, ChoiceKind::Other);
  (*choices)[first].axiom = choices->chosen(first).ult(Expr::bits(8, 3));
  (*choices)[second].axiom = choices->chosen(second) == choices->chosen(first);
  EXPECT_FALSE(canHold(choices->axioms() &&
                       choices->chosen(second) == Expr::bits(8, 3)));
  EXPECT_TRUE(canHold(choices->axioms() &&
                      choices->chosen(second) == Expr::bits(8, 2)));
}

} // namespace
} // namespace palindrome::encode
