// Runs on searched inputs: pairs that agree are counted, near misses are found,
// and what cannot be run counts for nothing.

#include "verify/judge/refine/replay/Replay.h"
#include "llvm/AsmParser/Parser.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/SourceMgr.h"
#include <gtest/gtest.h>

using namespace llvm;
using namespace palindrome;
using replay::Tests;

static Tests runsOf(StringRef text, unsigned wanted = 200,
                    const RefineOptions &options = {}) {
  LLVMContext context;
  SMDiagnostic diagnostic;
  auto module = parseAssemblyString(text, diagnostic, context);
  EXPECT_TRUE(module) << diagnostic.getMessage().str();
  return replay::test(*module->getFunction("src"), *module->getFunction("tgt"),
                      options, wanted, 5);
}

/// The sum of the numbers below %n, by a loop.
static constexpr StringLiteral sumByLoop =
    "define i32 @src(i32 %n) {\n"
    "entry:\n"
    "  br label %loop\n"
    "loop:\n"
    "  %i = phi i32 [ 0, %entry ], [ %j, %loop ]\n"
    "  %s = phi i32 [ 0, %entry ], [ %t, %loop ]\n"
    "  %t = add i32 %s, %i\n"
    "  %j = add i32 %i, 1\n"
    "  %c = icmp ult i32 %j, %n\n"
    "  br i1 %c, label %loop, label %end\n"
    "end:\n"
    "  ret i32 %t\n"
    "}\n";

/// The same without a loop; `added` is added to the result.
static std::string sumByFormula(StringRef added) {
  return (sumByLoop +
          "define i32 @tgt(i32 %n) {\n"
          "  %f = freeze i32 %n\n"
          "  %m = add i32 %f, -1\n"
          "  %p = zext i32 %f to i64\n"
          "  %q = zext i32 %m to i64\n"
          "  %r = mul i64 %p, %q\n"
          "  %h = lshr i64 %r, 1\n"
          "  %v = trunc i64 %h to i32\n"
          "  %z = icmp eq i32 %f, 0\n"
          "  %w = select i1 %z, i32 0, i32 %v\n" +
          added +
          "  %u = add i32 %w, %a\n"
          "  ret i32 %u\n"
          "}\n")
      .str();
}

TEST(Runs, CountThoseThatAgree) {
  std::string text = sumByFormula("  %a = sub i32 %f, %f\n");
  Tests tests = runsOf(text, 20);
  EXPECT_FALSE(tests.found) << palindrome::textOf(tests.found->shown);
  EXPECT_EQ(tests.runs, 20u);
  EXPECT_EQ(tests.why, "");
  // A run in which the loop is too long does not count.
  unsigned all = runsOf(text, 1000).runs;
  EXPECT_GT(all, 30u);
  EXPECT_LT(all, 1000u);
  EXPECT_EQ(runsOf(text, 1000).runs, all);
}

TEST(Runs, FindADifferenceNextToAConstant) {
  for (StringRef odd : {"43", "41", "0", "2", "1"}) {
    std::string text = sumByFormula(
        ("  %o = icmp eq i32 %n, " + odd + "\n  %a = zext i1 %o to i32\n")
            .str());
    Tests tests = runsOf(text);
    EXPECT_TRUE(tests.found) << odd.str();
  }
  std::string near = sumByFormula("  %o = icmp ugt i32 %n, 116\n"
                                  "  %l = icmp ult i32 %n, 118\n"
                                  "  %b = and i1 %o, %l\n"
                                  "  %a = zext i1 %b to i32\n");
  EXPECT_TRUE(runsOf(near).found);
}

TEST(Runs, FindPoisonAndUndef) {
  EXPECT_TRUE(runsOf("define i8 @src(i8 %x) { ret i8 0 }"
                     "define i8 @tgt(i8 %x) { %y = xor i8 %x, %x ret i8 %y }")
                  .found);
  EXPECT_TRUE(runsOf("define i8 @src(i8 %x) { %y = freeze i8 %x ret i8 %y }"
                     "define i8 @tgt(i8 %x) { ret i8 %x }")
                  .found);
  EXPECT_TRUE(
      runsOf("define i64 @src(i64 %x, i64 %y) { %z = add i64 %x, %y ret i64 %z "
             "}"
             "define i64 @tgt(i64 %x, i64 %y) { %z = add nsw i64 %x, %y "
             "ret i64 %z }")
          .found);
  // They are no inputs where the options exclude them.
  RefineOptions options;
  options.undefInputs = options.poisonInputs = false;
  Tests tests = runsOf("define i8 @src(i8 %x) { ret i8 0 }"
                       "define i8 @tgt(i8 %x) { %y = xor i8 %x, %x ret i8 %y }",
                       30, options);
  EXPECT_FALSE(tests.found);
  EXPECT_EQ(tests.runs, 30u);
}

TEST(Runs, FindWhatAliasingPointersShow) {
  EXPECT_TRUE(runsOf("define i8 @src(ptr %p, ptr %q) { store i8 1, ptr %p "
                     "store i8 2, ptr %q %v = load i8, ptr %p ret i8 %v }"
                     "define i8 @tgt(ptr %p, ptr %q) { store i8 1, ptr %p "
                     "store i8 2, ptr %q ret i8 1 }")
                  .found);
}

// Objects have room for what is accessed, so that runs are defined.
TEST(Runs, ReachFieldsOfLargeObjects) {
  Tests tests =
      runsOf("define i32 @src(ptr %p, ptr %q) { %a = getelementptr i8, ptr %p, "
             "i64 700 "
             "%b = getelementptr i8, ptr %q, i64 300 store i32 7, ptr %b "
             "%v = load i32, ptr %a %w = shl i32 %v, 1 ret i32 %w }"
             "define i32 @tgt(ptr %p, ptr %q) { %a = getelementptr i8, ptr %p, "
             "i64 700 "
             "%b = getelementptr i8, ptr %q, i64 300 store i32 7, ptr %b "
             "%v = load i32, ptr %a %w = add i32 %v, %v ret i32 %w }",
             50);
  EXPECT_FALSE(tests.found) << palindrome::textOf(tests.found->shown);
  EXPECT_EQ(tests.runs, 50u);
}

TEST(Runs, AreOneWithoutInputs) {
  Tests tests = runsOf("define i8 @src() { ret i8 3 }"
                       "define i8 @tgt() { %x = add i8 1, 2 ret i8 %x }");
  EXPECT_EQ(tests.runs, 1u);
}

TEST(Runs, AreNoneOfWhatIsUnsupported) {
  Tests tests =
      runsOf("define i8 @src(i8 %x) { %r = call i8 asm \"\", \"=r,0\"(i8 %x) "
             "ret i8 %r }"
             "define i8 @tgt(i8 %x) { %r = call i8 asm \" \", \"=r,0\"(i8 %x) "
             "ret i8 %r }");
  EXPECT_FALSE(tests.found);
  EXPECT_EQ(tests.runs, 0u);
  EXPECT_EQ(tests.why, "unsupported: inline assembly");
}

TEST(Runs, AreNoneWhereTheSourceIsUndefined) {
  Tests tests = runsOf("define i8 @src(i8 %x) { %y = udiv i8 %x, 0 ret i8 %y }"
                       "define i8 @tgt(i8 %x) { ret i8 1 }");
  EXPECT_FALSE(tests.found);
  EXPECT_EQ(tests.runs, 0u);
  EXPECT_TRUE(StringRef(tests.why).starts_with(
      "the source has undefined behavior on each of "))
      << tests.why;
}

// No run of the source is compared with the target's where it may choose any of
// 2^64 values.
TEST(Runs, AreNoneWhereChoicesAreTooMany) {
  Tests tests =
      runsOf("define i64 @src() { %x = freeze i64 poison %y = mul i64 %x, 6 "
             "ret i64 %y }"
             "define i64 @tgt() { %x = freeze i64 poison %y = mul i64 %x, 12 "
             "ret i64 %y }");
  EXPECT_EQ(tests.runs, 0u);
  EXPECT_NE(tests.why, "");
}
