// Verdicts on pairs, in this process and in workers, and on all pairs of a run.

#include "verify/judge/refine/Check.h"
#include "test/unit/verify/Modules.h"
#include "verify/judge/refine/encode/query/Encode.h"

using namespace palindrome;
using namespace palindrome::refine;
using namespace palindrome::encode;

static PairResult resultOf(Meaning meaning, bool complete = true,
                           unsigned bound = 0) {
  PairResult result;
  result.meaning = meaning;
  result.complete = complete;
  result.bound = bound;
  return result;
}

TEST(Overall, ADifferenceWinsThenWhatIsUnknown) {
  Overall overall;
  EXPECT_EQ(overall.meaning, Meaning::Equivalent);
  overall.add(resultOf(Meaning::Equivalent));
  overall.add(resultOf(Meaning::Refined));
  EXPECT_EQ(overall.meaning, Meaning::Refined);
  overall.add(resultOf(Meaning::Unknown));
  EXPECT_EQ(overall.meaning, Meaning::Unknown);
  overall.add(resultOf(Meaning::Different));
  overall.add(resultOf(Meaning::Equivalent));
  EXPECT_EQ(overall.meaning, Meaning::Different);
  EXPECT_EQ(overall.pairs, 5u);
  EXPECT_EQ(overall.counts[unsigned(Meaning::Equivalent)], 2u);
}

TEST(Overall, PairsThatWereNotJudgedAreUnknown) {
  Overall none, some, worst;
  none.end(0);
  EXPECT_EQ(none.meaning, Meaning::Equivalent);
  none.end(1);
  EXPECT_EQ(none.meaning, Meaning::Unknown);
  some.add(resultOf(Meaning::Refined));
  some.end(1);
  EXPECT_EQ(some.meaning, Meaning::Refined);
  some.end(2);
  EXPECT_EQ(some.meaning, Meaning::Unknown);
  worst.add(resultOf(Meaning::Different));
  worst.end(2);
  EXPECT_EQ(worst.meaning, Meaning::Different);
}

TEST(Overall, TheLeastBoundIsThatOfAll) {
  Overall overall;
  overall.add(resultOf(Meaning::Refined, true, 2));
  EXPECT_TRUE(overall.complete);
  overall.add(resultOf(Meaning::Refined, false, 8));
  overall.add(resultOf(Meaning::Equivalent, false, 4));
  EXPECT_FALSE(overall.complete);
  EXPECT_EQ(overall.bound, 4u);
}

TEST(CheckPairs, AWorkerThatDiesCostsItsPairAlone) {
  llvm::LLVMContext context;
  auto module = parseText(context, "define i8 @f(i8 %x) {\n"
                                   "  ret i8 %x\n"
                                   "}\n"
                                   "define i8 @broken(i8 %x) {\n"
                                   "  %y = add i8 %x, 1\n"
                                   "  ret i8 %y\n"
                                   "}\n");
  std::vector<FunctionPair> pairs;
  EXPECT_FALSE(pairFunctions(*module, "f", *module, "broken", pairs));
  EXPECT_FALSE(pairFunctions(*module, "f", *module, "f", pairs));
  ASSERT_EQ(pairs.size(), 2u);
  // To follow this body is a segmentation fault.
  llvm::Instruction &last =
      module->getFunction("broken")->getEntryBlock().back();
  last.setOperand(0, nullptr);
  std::vector<PairResult> results;
  checkPairs(pairs, {},
             [&](const PairResult &result) { results.push_back(result); });
  ASSERT_EQ(results.size(), 2u);
  EXPECT_EQ(results[0].meaning, Meaning::Unknown);
  EXPECT_EQ(results[0].sourceName, "@f");
  ASSERT_TRUE(results[0].reason);
  EXPECT_EQ(results[0].reason->kind, ReasonKind::Crash);
  EXPECT_TRUE(
      llvm::StringRef(results[0].reason->what).starts_with("SIGSEGV in "));
  EXPECT_EQ(results[1].meaning, Meaning::Equivalent);
}

/// The verdict on `@f` of two modules.
static PairResult check(const std::string &source, const std::string &target) {
  llvm::LLVMContext context;
  auto from = parseText(context, source), to = parseText(context, target);
  std::vector<FunctionPair> pairs;
  EXPECT_FALSE(pairFunctions(*from, "f", *to, "f", pairs));
  RefineOptions options;
  options.timeoutSeconds = 30;
  return checkPair(pairs.front(), options, [](const PairResult &) {});
}

// The encoder does not see that memory holds the address of null either way,
// and replay rejects what it then proposes.
TEST(CheckPair, AsksForAnotherCounterexampleAfterOneThatIsNone) {
  std::string source = "define i8 @f(ptr %p, ptr %q, i8 %x) {\n"
                       "  store ptr %p, ptr %q\n"
                       "  ret i8 %x\n"
                       "}\n";
  std::string target = "define i8 @f(ptr %p, ptr %q, i8 %x) {\n"
                       "  %c = icmp eq ptr %p, null\n"
                       "  %r = select i1 %c, ptr null, ptr %p\n"
                       "  store ptr %r, ptr %q\n"
                       "  %y = and i8 %x, 127\n"
                       "  %z = select i1 %c, i8 %x, i8 %y\n"
                       "  ret i8 %z\n"
                       "}\n";
  EXPECT_EQ(check(source, target).meaning, Meaning::Different);
}

/// Why the verdict on `@f` is unknown.
static std::string doubt(const std::string &source, const std::string &target) {
  PairResult result = check(source, target);
  return result.reason ? reasonText(*result.reason) : "";
}

// The callee receives a part of an object instead of an object of its own.
TEST(CheckPair, CallsThatMayBeTheSameAreInDoubt) {
  std::string objects = "declare void @g(ptr)\n"
                        "define i8 @f() {\n"
                        "  %to = alloca [2 x i8]\n"
                        "  %from = alloca i8\n"
                        "  %part = getelementptr i8, ptr %to, i64 1\n";
  EXPECT_EQ(doubt(objects + "  call void @g(ptr %from)\n"
                            "  %x = load i8, ptr %from\n"
                            "  store i8 %x, ptr %part\n"
                            "  ret i8 %x\n}\n",
                  objects + "  call void @g(ptr %part)\n"
                            "  %x = load i8, ptr %part\n"
                            "  ret i8 %x\n}\n"),
            "approximated: which calls of unknown functions are the same");
}

// The source has two objects, of which either is the target's.
TEST(CheckPair, HeapObjectsThatMayBeTheSameAreInDoubt) {
  llvm::LLVMContext context;
  auto module = parseText(context, "declare ptr @malloc(i64)\n"
                                   "define ptr @src(i1 %c) {\n"
                                   "  br i1 %c, label %t, label %e\n"
                                   "t:\n"
                                   "  %p = call ptr @malloc(i64 4)\n"
                                   "  ret ptr %p\n"
                                   "e:\n"
                                   "  %q = call ptr @malloc(i64 4)\n"
                                   "  ret ptr %q\n}\n"
                                   "define ptr @tgt(i1 %c) {\n"
                                   "  %p = call ptr @malloc(i64 4)\n"
                                   "  ret ptr %p\n}\n");
  ASSERT_TRUE(module);
  RefineOptions options;
  options.timeoutSeconds = 30;
  Exclusions exclusions;
  exclusions.parts = {OutcomePart::Result};
  Proof proof =
      proveRefinement(*module->getFunction("src"), *module->getFunction("tgt"),
                      options, exclusions);
  ASSERT_TRUE(proof.reason);
  EXPECT_EQ(reasonText(*proof.reason),
            "approximated: which blocks of the two sides are the same");
}

TEST(CheckPair, ASurroundingThatDiffersIsNamedOnce) {
  llvm::LLVMContext context;
  std::string body = "define i8 @f(i8 %x) {\n"
                     "  %y = add i8 %x, 1\n"
                     "  ret i8 %y\n"
                     "}\n";
  auto source = parseText(context, body);
  auto target = parseText(context, "target datalayout = \"E\"\n" + body);
  for (const FunctionPair &pair : pairModules(*source, *target)) {
    PairResult result = checkPair(pair, {});
    EXPECT_EQ(result.meaning, Meaning::Unknown);
    EXPECT_EQ(explanationOf(result), "unsupported: the data layouts differ");
  }
}

/// The results on all pairs of two modules, with runs of what is not proved.
static std::vector<PairResult> checkWithRuns(const std::string &source,
                                             const std::string &target) {
  llvm::LLVMContext context;
  auto from = parseText(context, source), to = parseText(context, target);
  RefineOptions options;
  options.timeoutSeconds = 1;
  options.testRuns = 50;
  std::vector<PairResult> results;
  checkPairs(pairModules(*from, *to), options,
             [&](const PairResult &result) { results.push_back(result); });
  return results;
}

// A quotient, and one of what is left without the remainder, which a solver of
// bit vectors does not prove in a second.
static constexpr llvm::StringLiteral divisor =
    "define i64 @f(i64 noundef %x, i64 noundef %y) {\n"
    "  %b = or i64 %y, 1\n";
static const std::string quotient =
    (divisor + "  %d = udiv i64 %x, %b\n  ret i64 %d\n}\n").str();
static std::string quotientOfMultiple(llvm::StringRef sign) {
  return (divisor + "  %r = urem i64 %x, %b\n  %m = " + sign +
          " i64 %x, %r\n  %d = udiv i64 %m, %b\n  ret i64 %d\n}\n")
      .str();
}

TEST(CheckPairs, RunsFollowWhereThereIsNoProof) {
  std::string same = "define i8 @g(i8 %x) {\n  ret i8 %x\n}\n";
  std::vector<PairResult> results =
      checkWithRuns(quotient + same, quotientOfMultiple("sub") + same);
  ASSERT_EQ(results.size(), 2u);
  EXPECT_EQ(results[0].meaning, Meaning::Unknown);
  EXPECT_EQ(results[0].runs, 50u);
  EXPECT_EQ(runsText(results[0]), "no difference in 50 runs");
  EXPECT_EQ(results[1].meaning, Meaning::Equivalent);
  EXPECT_FALSE(results[1].runs);

  results = checkWithRuns(quotient, quotientOfMultiple("add"));
  ASSERT_EQ(results.size(), 1u);
  EXPECT_EQ(results[0].meaning, Meaning::Different);
  EXPECT_TRUE(results[0].replay);
  EXPECT_FALSE(results[0].runs);
}

// A difference that may need a program that does not exist is no verdict, but
// nor are the runs that agree.
TEST(CheckPairs, RunsThatDifferInDoubtCountForNothing) {
  std::string call = "define i8 @f(i8 %x) {\n  %r = call i8 @g(i8 %x)\n"
                     "  ret i8 %r\n}\n";
  std::vector<PairResult> results = checkWithRuns(
      "declare i8 @g(i8)\n@v = global i8 1\n" + call,
      "define internal i8 @g(i8 %x) noinline {\n  ret i8 3\n}\n" + call);
  for (const PairResult &result : results)
    if (result.sourceName == "@f") {
      EXPECT_EQ(result.meaning, Meaning::Unknown) << explanationOf(result);
      EXPECT_EQ(result.runs.value_or(0), 0u) << runsText(result);
    }
}
