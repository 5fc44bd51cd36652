// Every rule: it is found in a pair that differs by it, not in the reverse, and
// the prover, without rules, proves the pair and refutes the reverse. What no
// rule may pass over is not found in any pair.

#include "verify/judge/refine/rules/Rules.h"
#include "test/unit/verify/Modules.h"
#include "test/unit/verify/judge/refine/rules/Examples.h"
#include "verify/judge/refine/Check.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/Verifier.h"

using namespace palindrome;
using namespace palindrome::refine;

namespace {
class Pairs : public testing::TestWithParam<Example> {
protected:
  void SetUp() override {
    more = parseText(context, GetParam().withMore());
    less = parseText(context, GetParam().withLess());
    ASSERT_TRUE(more && less);
    EXPECT_FALSE(llvm::verifyModule(*more, &llvm::errs()));
    EXPECT_FALSE(llvm::verifyModule(*less, &llvm::errs()));
    // Also renames what the two modules share.
    std::vector<FunctionPair> pairs;
    std::ignore = pairFunctions(*more, "f", *less, "f", pairs);
  }

  /// The rules by which the function with less refines the other.
  auto rulesToLess() const {
    return rulesBetween(*more->getFunction("f"), *less->getFunction("f"));
  }
  auto rulesToMore() const {
    return rulesBetween(*less->getFunction("f"), *more->getFunction("f"));
  }

  llvm::LLVMContext context;
  std::unique_ptr<llvm::Module> more, less;
};

class Rules : public Pairs {
protected:
  const Rule &rule() const {
    return *llvm::find_if(allRules(), [](const Rule &rule) {
      return rule.name == GetParam().name;
    });
  }
  /// Whether the reverse of the rule is one, too: such a difference has no
  /// bearing on behaviour.
  bool holdsBothWays() const { return rulesToMore().has_value(); }

  /// What the prover says of a pair without rules.
  static Meaning meaningOf(llvm::Module &source, llvm::Module &target) {
    std::vector<FunctionPair> pairs;
    EXPECT_FALSE(pairFunctions(source, "f", target, "f", pairs));
    RefineOptions options;
    options.without = {ProverPart::Rules};
    options.bothWays = false;
    options.timeoutSeconds = 5;
    return checkPair(pairs.front(), options).meaning;
  }
};

class WithoutRule : public Pairs {};
} // namespace

TEST_P(Rules, IsTheOneBetweenItsExamples) {
  EXPECT_EQ(rulesToLess(), std::vector<std::string>{GetParam().name});
}

TEST_P(Rules, PointsOneWayUnlessItHasNoBearing) {
  llvm::StringRef name = GetParam().name;
  EXPECT_EQ(holdsBothWays(),
            name == "another hint to passes and code generators" ||
                name == "an attribute of a call that its callee has" ||
                name == "a string attribute that is \"false\" missing");
}

TEST_P(Rules, IsProvedUnlessItIsArgued) {
  Meaning meaning = meaningOf(*more, *less);
  if (rule().argument.empty())
    EXPECT_LE(meaning, Meaning::Refined) << meaningName(meaning).str();
  else
    EXPECT_NE(meaning, Meaning::Different);
}

TEST_P(Rules, ItsReverseIsRefutedUnlessItIsArgued) {
  if (!rule().argument.empty())
    GTEST_SKIP() << rule().argument.str();
  Meaning meaning = meaningOf(*less, *more);
  EXPECT_EQ(meaning, Meaning::Different) << meaningName(meaning).str();
}

TEST_P(WithoutRule, IsNotPassedOverInEitherDirection) {
  EXPECT_EQ(rulesToLess(), std::nullopt);
  EXPECT_EQ(rulesToMore(), std::nullopt);
}

static std::string nameOf(const testing::TestParamInfo<Example> &info) {
  std::string name;
  for (char letter : llvm::StringRef(info.param.name))
    name += llvm::isAlnum(letter) ? letter : '_';
  return name;
}

INSTANTIATE_TEST_SUITE_P(Table, Rules,
                         testing::ValuesIn(examplesOfRules().vec()), nameOf);
INSTANTIATE_TEST_SUITE_P(Never, WithoutRule,
                         testing::ValuesIn(examplesWithoutRule().vec()),
                         nameOf);

TEST(RuleTable, HasAnExampleOfEachRule) {
  ASSERT_EQ(allRules().size(), examplesOfRules().size());
  for (auto [rule, example] : llvm::zip(allRules(), examplesOfRules()))
    EXPECT_EQ(rule.name, example.name);
}

TEST(RuleTable, AttributesOfOtherTypesAreCompared) {
  llvm::LLVMContext context;
  auto narrow = parseText(context, "declare void @g(i8)\n"
                                   "define void @f(i8 range(i8 0, 5) %x) {\n"
                                   "  ret void\n"
                                   "}\n");
  auto wide = parseText(context, "define void @f(i128 range(i128 0, 9) %x) {\n"
                                 "  ret void\n"
                                 "}\n");
  EXPECT_FALSE(attributesRefine(narrow->getFunction("f")->getAttributes(),
                                wide->getFunction("f")->getAttributes()));
}

TEST(RuleTable, ACallPromisesNoMoreThanItAndItsCalleeDid) {
  // Whether the target's call may have `target` where the source's has `source`
  // and both declarations have `ofCallee`.
  auto refines = [](const std::string &ofCallee, const std::string &source,
                    const std::string &target, const std::string &bundle = "") {
    llvm::LLVMContext context;
    auto module = [&](const std::string &attributes) {
      return parseText(context, "declare i32 @g(ptr) " + ofCallee +
                                    "\n"
                                    "define i32 @f(ptr %p) {\n"
                                    "  %r = call i32 @g(ptr %p) " +
                                    attributes + bundle +
                                    "\n"
                                    "  ret i32 %r\n"
                                    "}\n");
    };
    auto one = module(source), other = module(target);
    return one && other &&
           rulesBetween(*one->getFunction("f"), *other->getFunction("f"));
  };
  EXPECT_TRUE(refines("nounwind", "", "nounwind"));
  EXPECT_FALSE(refines("willreturn", "", "nounwind"));
  EXPECT_TRUE(refines("memory(argmem: read)", "", "memory(argmem: read)"));
  EXPECT_TRUE(refines("memory(argmem: read)", "", "memory(read)"));
  EXPECT_FALSE(refines("memory(read)", "", "memory(argmem: read)"));
  // Both hold for the source's call.
  EXPECT_TRUE(refines("memory(argmem: readwrite)", "memory(read)",
                      "memory(argmem: read)"));
  EXPECT_FALSE(refines("memory(argmem: readwrite)", "memory(read)",
                       "memory(argmem: write)"));
  // A bundle may have effects of its own.
  EXPECT_FALSE(refines("memory(argmem: read)", "", "memory(argmem: read)",
                       " [\"deopt\"(ptr %p)]"));
}
