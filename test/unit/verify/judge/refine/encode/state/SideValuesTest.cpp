// Values: constants, and selection where paths join.

#include "verify/judge/refine/encode/state/SideValues.h"
#include "test/unit/verify/judge/refine/encode/state/Support.h"
#include "llvm/IR/Constants.h"

namespace palindrome::encode {
namespace {

class SideValuesTest : public StateTest {
protected:
  void start(llvm::StringRef text) {
    parse(text);
    std::string why;
    here.start(*unroll(*source, 1, why));
    choices.emplace(*problem, here, /*isTarget=*/false);
    values.emplace(*problem, here, *choices,
                   [&](const llvm::Instruction &inst) {
                     expressions.push_back(inst.getOpcode());
                     return Lanes{Lane{Expr::bits(64, 42)}};
                   });
  }
  /// Enters the nodes of a function that branches to %a or %b and joins in
  /// %end, and leaves the position in the latter.
  void walkDiamond() {
    here.enter(0);
    here.edgesOut().push_back(condition);
    here.edgesOut().push_back(!condition);
    for (unsigned node : {1, 2}) {
      here.enter(node);
      here.edgesOut().push_back(here.domain);
      const llvm::BasicBlock *block = here.paths().nodes[node].block;
      values->set(block->front(),
                  {Lane{Expr::bits(8, block->getName() == "a" ? 1 : 2)}});
    }
    here.enter(3);
  }

  Position here;
  std::optional<Choices> choices;
  std::optional<SideValues> values;
  std::vector<unsigned> expressions;
  Expr condition = Expr::booleanVariable("c");
};

constexpr const char *diamond = "define i8 @src(i1 %c, i8 %n) {\n"
                                "  %e = add i8 %n, 1\n"
                                "  br i1 %c, label %a, label %b\n"
                                "a:\n  %x = add i8 %n, 1\n  br label %end\n"
                                "b:\n  %y = add i8 %n, 2\n  br label %end\n"
                                "end:\n"
                                "  %r = phi i8 [ %x, %a ], [ %y, %b ]\n"
                                "  ret i8 %r\n}";

TEST_F(SideValuesTest, PhisSelectByEdge) {
  start(diamond);
  walkDiamond();
  Lanes value = values->phi(llvm::cast<llvm::PHINode>(inst("r")));
  ASSERT_EQ(value.size(), 1u);
  EXPECT_TRUE(alwaysHolds(
      value[0].value == condition.select(Expr::bits(8, 1), Expr::bits(8, 2))));
}

TEST_F(SideValuesTest, ValuesOfDominatorsAreNotSelected) {
  start(diamond);
  here.enter(0);
  Lane lane{Expr::variable(8, "e")};
  values->set(inst("e"), {lane});
  walkDiamond();
  EXPECT_TRUE(values->get(&inst("e"))[0].value.isSame(lane.value));
}

TEST_F(SideValuesTest, ArgumentsMayBeSetAgain) {
  start(diamond);
  here.enter(0);
  values->setArgument(*source->getArg(1), {Lane{Expr::bits(8, 1)}});
  values->setArgument(*source->getArg(1), {Lane{Expr::bits(8, 2)}});
  EXPECT_EQ(values->get(source->getArg(1))[0].value.constant(),
            llvm::APInt(8, 2));
}

TEST_F(SideValuesTest, EachIterationHasItsOwnValue) {
  start("define void @src(i1 %c) {\n  br label %l\n"
        "l:\n  %i = phi i8 [ 0, %0 ], [ %n, %l ]\n  %n = add i8 %i, 1\n"
        "  br i1 %c, label %l, label %end\nend:\n  ret void\n}");
  std::string why;
  here.start(*unroll(*source, 2, why));
  unsigned count = 0;
  for (unsigned node = 0; node < here.paths().nodes.size(); ++node) {
    here.enter(node);
    bool isLoop = here.paths().nodes[node].block->getName() == "l";
    if (isLoop)
      values->set(inst("n"), {Lane{Expr::bits(8, ++count)}});
    here.edgesOut().push_back(Expr::boolean(true));
    here.edgesOut().push_back(Expr::boolean(true));
    if (isLoop) {
      EXPECT_EQ(values->get(&inst("n"))[0].value.constant(),
                llvm::APInt(8, count));
    }
  }
  EXPECT_EQ(count, 3u); // The back edge is taken up to twice.
}

TEST_F(SideValuesTest, ConstantsHaveALaneForEachElement) {
  start("@k = constant { i8, <2 x i16>, ptr, float } "
        "{ i8 1, <2 x i16> <i16 2, i16 3>, ptr null, float 1.0 }\n"
        "define void @src() {\n  ret void\n}");
  Lanes value = values->constant(module->getNamedGlobal("k")->getInitializer());
  ASSERT_EQ(value.size(), 5u);
  EXPECT_EQ(value[0].value.constant(), llvm::APInt(8, 1));
  EXPECT_EQ(value[1].value.constant(), llvm::APInt(16, 2));
  EXPECT_EQ(value[2].value.constant(), llvm::APInt(16, 3));
  EXPECT_TRUE(value[3].value.isSame(problem->blocks.null()));
  EXPECT_EQ(value[4].value.constant(), llvm::APInt(32, 0x3f800000));
}

TEST_F(SideValuesTest, PoisonAndUndef) {
  start(diamond);
  llvm::Type *type = llvm::Type::getInt8Ty(context);
  EXPECT_TRUE(
      values->constant(llvm::PoisonValue::get(type))[0].poison.isTrue());
  Lane undef = values->constant(llvm::UndefValue::get(type))[0];
  EXPECT_TRUE(undef.poison.isFalse());
  EXPECT_EQ(undef.undefs.size(), 1u);
}

TEST_F(SideValuesTest, GlobalsArePointersToTheirBlocks) {
  start("@g = global i8 0\n"
        "define ptr @src() {\n  ret ptr @g\n}");
  const llvm::GlobalValue *global = module->getNamedValue("g");
  unsigned number = problem->blocks.numberOf(*global);
  EXPECT_NE(number, 0u);
  EXPECT_TRUE(values->constant(global)[0].value.isSame(
      problem->blocks.makePointer(number)));
  EXPECT_TRUE(problem->isSupported());
}

TEST_F(SideValuesTest, ASymbolThatMayBeMissingMayBeNull) {
  start("@g = extern_weak global i8\n"
        "define ptr @src() {\n  ret ptr @g\n}");
  const llvm::GlobalValue *global = module->getNamedValue("g");
  const Blocks &blocks = problem->blocks;
  Expr pointer = blocks.makePointer(blocks.numberOf(*global));
  EXPECT_TRUE(values->constant(global)[0].value.isSame(
      blocks.isMissing(Blocks::blockOf(pointer))
          .select(blocks.null(), pointer)));
  EXPECT_TRUE(problem->isSupported());
}

TEST_F(SideValuesTest, AnAliasIsWhatItRefersTo) {
  start("@g = global i8 0\n@a = alias i8, ptr @g\n"
        "define ptr @src() {\n  ret ptr @a\n}");
  EXPECT_TRUE(values->constant(module->getNamedValue("a"))[0].value.isSame(
      values->constant(module->getNamedValue("g"))[0].value));
  EXPECT_TRUE(problem->isSupported());
}

TEST_F(SideValuesTest, ExpressionsAreEncodedAsInstructions) {
  start("@g = global i8 0\n"
        "define i64 @src() {\n  ret i64 ptrtoint (ptr @g to i64)\n}");
  auto *ret = llvm::cast<llvm::ReturnInst>(source->getEntryBlock().begin());
  Lanes value = values->get(ret->getReturnValue());
  EXPECT_EQ(expressions, std::vector<unsigned>{llvm::Instruction::PtrToInt});
  EXPECT_EQ(value[0].value.constant(), llvm::APInt(64, 42));
}

} // namespace
} // namespace palindrome::encode
