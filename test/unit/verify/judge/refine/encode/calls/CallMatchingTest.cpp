// Which call of the source a call of the target is taken for, and on what
// condition it may be.

#include "verify/judge/refine/encode/calls/CallMatching.h"
#include "verify/judge/refine/encode/query/Outcome.h"
#include "verify/judge/refine/encode/walk/Dispatch.h"
#include "verify/judge/refine/encode/walk/Walk.h"
#include "llvm/AsmParser/Parser.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/SourceMgr.h"
#include <gtest/gtest.h>

namespace palindrome::encode {
namespace {

const char *const declarations = R"(
@v = global i8 0
declare i8 @g(i8)
declare i8 @h(i8)
declare i8 @pure(i8) memory(none) willreturn nounwind
declare i8 @other(i8) memory(none) willreturn nounwind
declare i8 @reads(i8) memory(read) willreturn nounwind
declare void @quiet() memory(inaccessiblemem: readwrite)
declare void @knows()
)";

/// Both functions, walked.
class Walked {
public:
  Walked(const std::string &sourceBody, const std::string &targetBody)
      : module(parse(sourceBody, targetBody)),
        problem(*module->getFunction("source"), *module->getFunction("target"),
                options),
        source(problem, *module->getFunction("source"), nullptr, encode),
        target(problem, *module->getFunction("target"), &source, encode) {
    walk(source, bound);
    walk(target, bound);
    EXPECT_TRUE(problem.isSupported());
  }

  /// When the calls of the target are rightly taken for the source's.
  enum When { Never, Sometimes, Always };
  When refines() {
    Expr given = problem.axioms && problem.blocks.axioms() && !source.hasUB &&
                 !target.hasUB;
    Expr refine = callsRefine(source, target, shareWrites(source, target));
    given &= source.choices.axioms() && target.choices.axioms();
    bool mayRefine = smt::check(given && refine, 60).kind == Answer::Sat;
    bool mayNot = smt::check(given && !refine, 60).kind == Answer::Sat;
    EXPECT_TRUE(mayRefine || mayNot);
    return mayRefine ? mayNot ? Sometimes : Always : Never;
  }
  /// The numbers of the source's calls that a call of the target may be.
  std::vector<unsigned> matchesOf(unsigned call) const {
    std::vector<unsigned> result;
    for (auto [number, condition] : target.calls[call].matches)
      result.push_back(number);
    return result;
  }

private:
  static constexpr unsigned bound = 2;

  std::unique_ptr<llvm::Module> parse(const std::string &sourceBody,
                                      const std::string &targetBody) {
    std::string signature = "(i8 noundef %x, i8 noundef %y, i1 noundef %c)";
    llvm::SMDiagnostic error;
    auto module = llvm::parseAssemblyString(
        declarations + ("define void @source" + signature + " {\n" +
                        sourceBody + "ret void\n}\n" + "define void @target" +
                        signature + " {\n" + targetBody + "ret void\n}\n"),
        error, context);
    EXPECT_TRUE(module) << error.getMessage().str();
    return module;
  }

  llvm::LLVMContext context;
  std::unique_ptr<llvm::Module> module;
  ExprArena terms;
  RefineOptions options;

public:
  Problem problem;
  Side source, target;
};

struct MatchCase {
  const char *name;
  const char *source, *target;
  /// By call of the target.
  std::vector<std::vector<unsigned>> matches;
  Walked::When refines;
};

const char *const g = "call i8 @g(i8 %x)\n";

const MatchCase callMatchingCases[] = {
    {"SameCall", g, g, {{0}}, Walked::Always},
    {"OtherCallee", g, "call i8 @h(i8 %x)\n", {{}}, Walked::Never},
    {"OtherArgument", g, "call i8 @g(i8 %y)\n", {{0}}, Walked::Sometimes},
    {"OtherConstant",
     "call i8 @g(i8 1)\n",
     "call i8 @g(i8 2)\n",
     {{}},
     Walked::Never},
    {"PoisonForArgument", g, "call i8 @g(i8 poison)\n", {{}}, Walked::Never},
    {"ArgumentForPoison", "call i8 @g(i8 poison)\n", g, {{0}}, Walked::Always},

    // What is in memory does not decide which call it is, but whether it may
    // be that one.
    {"OtherMemory",
     "store i8 1, ptr @v\ncall void @knows()\n",
     "store i8 2, ptr @v\ncall void @knows()\n",
     {{0}},
     Walked::Never},
    {"OtherMemoryIfUnequal",
     "store i8 %x, ptr @v\ncall void @knows()\n",
     "store i8 %y, ptr @v\ncall void @knows()\n",
     {{0}},
     Walked::Sometimes},
    {"SameMemory",
     "store i8 1, ptr @v\ncall void @knows()\n",
     "store i8 2, ptr @v\nstore i8 1, ptr @v\ncall void @knows()\n",
     {{0}},
     Walked::Always},
    {"MemoryItDoesNotRead",
     "store i8 1, ptr @v\ncall void @quiet()\n",
     "store i8 2, ptr @v\ncall void @quiet()\n",
     {{0}},
     Walked::Always},

    // Calls that others can observe keep their order and number.
    {"OtherOrder",
     "call i8 @g(i8 %x)\ncall i8 @h(i8 %x)\n",
     "call i8 @h(i8 %x)\ncall i8 @g(i8 %x)\n",
     {{}, {}},
     Walked::Never},
    {"OrderOfPureCalls",
     "call i8 @pure(i8 %x)\ncall i8 @other(i8 %x)\n",
     "call i8 @other(i8 %x)\ncall i8 @pure(i8 %x)\n",
     {{1}, {0}},
     Walked::Always},
    {"OneMore",
     g,
     "call i8 @g(i8 %x)\ncall i8 @g(i8 %x)\n",
     {{0}, {}},
     Walked::Never},
    {"OneLess",
     "call i8 @g(i8 %x)\ncall i8 @g(i8 %x)\n",
     g,
     {{0}},
     Walked::Never},
    {"PureCallTwice",
     "call i8 @pure(i8 %x)\n",
     "call i8 @pure(i8 %x)\ncall i8 @pure(i8 %x)\n",
     {{0}, {0}},
     Walked::Always},
    {"PureCallDropped",
     "call i8 @pure(i8 %x)\ncall i8 @pure(i8 %y)\n",
     "call i8 @pure(i8 %y)\n",
     {{0, 1}},
     Walked::Always},
    {"CallOnOnePath",
     "br i1 %c, label %a, label %b\na:\ncall i8 @g(i8 %x)\nbr label %b\nb:\n",
     g,
     {{0}},
     Walked::Sometimes},
    {"CallOnTheSamePath",
     "br i1 %c, label %a, label %b\na:\ncall i8 @g(i8 %x)\nbr label %b\nb:\n",
     "br i1 %c, label %a, label %b\na:\ncall i8 @g(i8 %x)\nbr label %b\nb:\n",
     {{0}},
     Walked::Always},

    // The target may promise less of the callee, not more.
    {"PromisesMore", g, "call i8 @g(i8 %x) nofree\n", {{}}, Walked::Never},
    // How the call then must not end is undefined behavior of the target.
    {"PromisesMoreOfTheEnd",
     g,
     "call i8 @g(i8 %x) nounwind\n",
     {{0}},
     Walked::Always},
    {"PromisesLess", "call i8 @g(i8 %x) nounwind\n", g, {{0}}, Walked::Always},
    {"OtherBundle",
     g,
     "call i8 @g(i8 %x) [ \"deopt\"(i8 1) ]\n",
     {{}},
     Walked::Never},
};

void PrintTo(const MatchCase &test, std::ostream *out) { *out << test.name; }

class CallMatchingTest : public testing::TestWithParam<MatchCase> {};

TEST_P(CallMatchingTest, TakesCallsForTheRightOnes) {
  const MatchCase &test = GetParam();
  Walked walked(test.source, test.target);
  ASSERT_EQ(walked.target.calls.size(), test.matches.size());
  for (auto [number, matches] : llvm::enumerate(test.matches))
    EXPECT_EQ(walked.matchesOf(number), matches) << number;
  EXPECT_EQ(walked.refines(), test.refines);
}

INSTANTIATE_TEST_SUITE_P(Pairs, CallMatchingTest,
                         testing::ValuesIn(callMatchingCases),
                         [](const testing::TestParamInfo<MatchCase> &info) {
                           return info.param.name;
                         });

TEST(CallIdentityTest, TakesTheEffectsOfTheMatchingCall) {
  Walked same(g, g);
  EXPECT_TRUE(same.target.calls[0].id.isSame(same.source.calls[0].id));
}

TEST(CallIdentityTest, FollowsPureCallsThatAreReordered) {
  Walked pure("call i8 @pure(i8 %x)\ncall i8 @other(i8 %x)\n",
              "call i8 @other(i8 %x)\ncall i8 @pure(i8 %x)\n");
  EXPECT_TRUE(pure.target.calls[0].id.isSame(pure.source.calls[1].id));
  EXPECT_TRUE(pure.target.calls[1].id.isSame(pure.source.calls[0].id));
  EXPECT_FALSE(pure.source.calls[0].id.isSame(pure.source.calls[1].id));
}

/// Whether the second of two calls of the source is the same as the first:
/// "yes", "no" or "maybe".
std::string isRepeated(const std::string &body) {
  Walked walked(body, "");
  const auto &calls = walked.source.calls;
  if (calls.size() != 2)
    return "not two calls";
  Expr same = isSameExecution(walked.source, calls[0], calls[1]);
  if (same.isTrue())
    EXPECT_TRUE(calls[0].id.isSame(calls[1].id));
  else
    EXPECT_FALSE(calls[0].id.isSame(calls[1].id));
  return same.isTrue() ? "yes" : same.isFalse() ? "no" : "maybe";
}

TEST(SameExecutionTest, ComparesCalleesAndArguments) {
  EXPECT_EQ(isRepeated("call i8 @pure(i8 %x)\ncall i8 @pure(i8 %x)\n"), "yes");
  EXPECT_EQ(isRepeated("call i8 @pure(i8 1)\ncall i8 @pure(i8 2)\n"), "no");
  EXPECT_EQ(isRepeated("call i8 @pure(i8 %x)\ncall i8 @other(i8 %x)\n"), "no");
  EXPECT_EQ(isRepeated("call i8 @pure(i8 %x)\ncall i8 @pure(i8 %y)\n"),
            "maybe");
}

TEST(SameExecutionTest, ComparesTheMemoryThatIsRead) {
  EXPECT_EQ(isRepeated("call i8 @reads(i8 %x)\ncall i8 @reads(i8 %x)\n"),
            "yes");
  EXPECT_EQ(isRepeated("call i8 @reads(i8 %x)\nstore i8 1, ptr @v\n"
                       "call i8 @reads(i8 %x)\n"),
            "no");
  EXPECT_EQ(isRepeated("call i8 @pure(i8 %x)\nstore i8 1, ptr @v\n"
                       "call i8 @pure(i8 %x)\n"),
            "yes");
}

} // namespace
} // namespace palindrome::encode
