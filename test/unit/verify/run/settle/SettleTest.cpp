// The verdict on a module that came back different, from those on its symbols.

#include "verify/run/settle/Settle.h"
#include "test/unit/verify/Modules.h"
#include "verify/base/workers/WorkerPool.h"
#include "verify/run/roundtrip/ResultJSON.h"
#include <chrono>

using namespace palindrome;
using namespace palindrome::roundtrip;

namespace {
class SettleTest : public testing::Test {
protected:
  FileResult settle(const std::string &original, const std::string &back) {
    llvm::LLVMContext one, other;
    FileResult result;
    result.verdict = Verdict::Different;
    settle::settle(*parseText(one, original), *parseText(other, back), options,
                   result);
    return result;
  }

  RefineOptions options;
};

/// A function that no proof is asked of for long: a loop, and its closed form.
constexpr llvm::StringLiteral loop =
    "define i32 @f(i32 %n) {\n"
    "entry:\n"
    "  br label %loop\n"
    "loop:\n"
    "  %i = phi i32 [ 0, %entry ], [ %j, %loop ]\n"
    "  %s = phi i32 [ 5, %entry ], [ %t, %loop ]\n"
    "  %t = add i32 %s, 3\n"
    "  %j = add i32 %i, 1\n"
    "  %c = icmp ult i32 %j, %n\n"
    "  br i1 %c, label %loop, label %end\n"
    "end:\n"
    "  ret i32 %t\n"
    "}\n";

std::string closedForm(llvm::StringRef last) {
  return ("define i32 @f(i32 %n) {\n"
          "  %f = freeze i32 %n\n"
          "  %m = call i32 @llvm.umax.i32(i32 %f, i32 1)\n"
          "  %p = mul i32 %m, 3\n"
          "  %r = add i32 %p, " +
          last + "\n  ret i32 %r\n}\n")
      .str();
}
} // namespace

TEST_F(SettleTest, RunsAreLessThanAProof) {
  options.timeoutSeconds = 2;
  FileResult result = settle(loop.str(), closedForm("5"));
  EXPECT_EQ(result.verdict, Verdict::Unknown) << result.message;

  options.testRuns = 20;
  result = settle(loop.str(), closedForm("5"));
  EXPECT_EQ(result.verdict, Verdict::Tested);
  ASSERT_TRUE(result.settled && result.settled->size() == 1);
  const SettledSymbol &symbol = result.settled->front();
  EXPECT_EQ(symbol.verdict, Verdict::Tested);
  EXPECT_EQ(symbol.by, "runs");
  EXPECT_EQ(symbol.runs, 20u);
  EXPECT_EQ(result.message, "@f: " + symbol.reason);
  EXPECT_TRUE(
      llvm::StringRef(symbol.reason).starts_with("no difference in 20 runs; "));

  result = settle(loop.str(), closedForm("6"));
  EXPECT_EQ(result.verdict, Verdict::Different);
}

TEST_F(SettleTest, WhatIsProvedIsNotRun) {
  options.testRuns = 20;
  FileResult result =
      settle("define i8 @f(i8 %x) { %y = add nsw i8 %x, 1 ret i8 %y }",
             "define i8 @f(i8 %x) { %y = add i8 %x, 1 ret i8 %y }");
  EXPECT_EQ(result.verdict, Verdict::Refined);
  ASSERT_TRUE(result.settled && result.settled->size() == 1);
  EXPECT_EQ(result.settled->front().by, "rules");
  EXPECT_EQ(result.settled->front().runs, 0u);
}

TEST_F(SettleTest, WhatCannotRunStaysUnknown) {
  options.testRuns = 20;
  FileResult result =
      settle("define i8 @f(i8 %x) { %r = call i8 asm \"\", \"=r,0\"(i8 %x) ret "
             "i8 %r }",
             "define i8 @f(i8 %x) { %r = call i8 asm \" \", \"=r,0\"(i8 %x) "
             "ret i8 %r }");
  EXPECT_EQ(result.verdict, Verdict::Unknown);
  EXPECT_NE(result.message.find("no run counts: unsupported: inline assembly"),
            std::string::npos)
      << result.message;
}

// What belongs to no function is not decided by runs of functions.
TEST_F(SettleTest, RunsDoNotExcuseTheSurroundings) {
  options.timeoutSeconds = 2;
  options.testRuns = 20;
  FileResult result = settle(loop.str(), "target triple = \"\"\n"
                                         "!x = !{!0}\n!0 = !{}\n" +
                                             closedForm("5"));
  EXPECT_EQ(result.verdict, Verdict::Unknown);
  EXPECT_EQ(result.message, "module: !x differs");
}

// Sixteen proofs, each of which may take a minute, in a job of one second.
TEST_F(SettleTest, TheEndOfTheJobLimitsAllProofsTogether) {
  std::string original =
                  "define i8 @e(i8 %x) { %y = add nsw i8 %x, 1 ret i8 %y }\n",
              back = "define i8 @e(i8 %x) { %y = add i8 %x, 1 ret i8 %y }\n";
  auto define = [](unsigned number, llvm::StringRef value) {
    return ("define i64 @f" + llvm::Twine(number) +
            "(i64 %x, i64 %y) {\n"
            "  %a = mul i64 %x, %x\n"
            "  %b = mul i64 %y, %y\n" +
            value + "  %d = udiv i64 %c, 7\n  ret i64 %d\n}\n")
        .str();
  };
  constexpr unsigned count = 16;
  for (unsigned number = 0; number != count; ++number) {
    original += define(number, "  %c = sub i64 %a, %b\n");
    back += define(number, "  %s = add i64 %x, %y\n"
                           "  %t = sub i64 %x, %y\n"
                           "  %c = mul i64 %s, %t\n");
  }
  options.timeoutSeconds = 60;
  WorkerLimits limits;
  limits.timeoutSeconds = 1;
  limits.holdsThroughout = true;
  std::optional<FileResult> result;
  auto start = std::chrono::steady_clock::now();
  runInWorkers(
      1, limits, [&](size_t) { return formatResult(settle(original, back)); },
      [&](size_t, const JobOutcome &outcome) {
        result = parseResult(outcome.text);
      });
  EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::seconds(30));
  ASSERT_TRUE(result && result->settled);
  EXPECT_EQ(result->verdict, Verdict::Unknown);
  ASSERT_EQ(result->settled->size(), count + 1);
  EXPECT_EQ(result->settled->front().verdict, Verdict::Refined);
  for (const SettledSymbol &symbol : llvm::drop_begin(*result->settled)) {
    EXPECT_EQ(symbol.verdict, Verdict::Unknown) << symbol.name;
    EXPECT_EQ(symbol.reason, "time") << symbol.name;
  }
}

TEST_F(SettleTest, MeaningsAreVerdictsOfTheSameName) {
  for (Meaning meaning : {Meaning::Equivalent, Meaning::Refined,
                          Meaning::Unknown, Meaning::Different})
    EXPECT_EQ(verdictName(settle::verdictOf(meaning)), meaningName(meaning));
}
