// What passes changed, and the verdicts on it.

#include "verify/seek/passes/Changes.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Parser/Parser.h"
#include "palindrome/Lower.h"
#include "test/unit/verify/Modules.h"

using namespace palindrome;
using namespace palindrome::passes;

namespace {
class ChangesTest : public testing::Test {
protected:
  /// Judges a pass that made `after` of `before`.
  FileResult judge(const std::string &before, const std::string &after,
                   bool isInterprocedural) {
    llvm::LLVMContext context;
    auto source = parseText(context, before),
         target = parseText(context, after);
    RefineOptions options;
    options.bothWays = false;
    FileResult result;
    Changes changes(options, result);
    PassRun run;
    run.name = "pass";
    run.place = "pass #1";
    run.isInterprocedural = isInterprocedural;
    changes.begin(run);
    changes.addAll(run, *source, *target);
    changes.judge();
    return result;
  }

  static std::string function(const std::string &linkage, llvm::StringRef name,
                              llvm::StringRef body) {
    return ("define " + linkage + " i32 @" + name + "(i32 %x) {\n" + body +
            "}\n")
        .str();
  }
  const std::string one = "  %1 = add i32 %x, 1\n  ret i32 %1\n",
                    alsoOne = "  %1 = sub i32 %x, -1\n  ret i32 %1\n",
                    two = "  %1 = add i32 %x, 2\n  ret i32 %1\n";
};

TEST_F(ChangesTest, ListsWhatDiffers) {
  llvm::LLVMContext context;
  auto source =
           parseText(context, function("", "f", one) + function("", "g", one) +
                                  function("", "gone", one)),
       target =
           parseText(context, function("", "f", two) + function("", "g", one) +
                                  function("", "added", one));
  uint64_t same = 0;
  Parts parts = findChanges(*source, *target, same);
  EXPECT_FALSE(parts.isModule);
  EXPECT_EQ(same, 1u);
  EXPECT_EQ(parts.names.size(), 3u);
  for (llvm::StringRef name : {"f", "gone", "added"})
    EXPECT_TRUE(parts.names.contains(name)) << name.str();
}

TEST_F(ChangesTest, WhatNothingReachesAnyMoreIsNotJudged) {
  const std::string call = "  %r = call i32 @f(i32 %x)\n  ret i32 %r\n";
  auto verdictOn = [&](const std::string &linkage, const std::string &rest) {
    return judge(function(linkage, "f", one) + function("", "g", call) + rest,
                 function(linkage, "f", "  unreachable\n") +
                     function("", "g", one) + rest,
                 /*isInterprocedural=*/true)
        .verdict;
  };
  EXPECT_EQ(verdictOn("internal", ""), Verdict::Refined);
  EXPECT_EQ(verdictOn("linkonce_odr", ""), Verdict::Refined);
  EXPECT_EQ(verdictOn("internal", function("", "h", call)), Verdict::Unknown);
  EXPECT_EQ(verdictOn("weak_odr", ""), Verdict::Different);
  EXPECT_EQ(verdictOn("", ""), Verdict::Different);
}

TEST_F(ChangesTest, IsIdenticalWhereNothingChanges) {
  FileResult result = judge(function("", "f", one), function("", "f", one),
                            /*isInterprocedural=*/false);
  EXPECT_EQ(result.verdict, Verdict::Identical);
  EXPECT_TRUE(result.passes->pairs.empty());
  EXPECT_EQ(result.passes->passes[0].same, 1u);
}

TEST_F(ChangesTest, HasTheVerdictOfTheWorstFunction) {
  FileResult result =
      judge(function("", "f", one) + function("", "g", one),
            function("", "f", alsoOne) + function("", "g", two), false);
  EXPECT_EQ(result.verdict, Verdict::Different);
  ASSERT_EQ(result.passes->pairs.size(), 2u);
  EXPECT_EQ(result.passes->pairs[0].verdict, Verdict::Refined);
  EXPECT_TRUE(result.passes->pairs[1].counterexample);
  EXPECT_EQ(result.message.substr(0, 18), "after pass #1: @g:");
}

TEST_F(ChangesTest, KnowsThatPassesOnModulesSeeAllCallers) {
  std::string before = function("internal", "f", one),
              after = function("internal", "f", two);
  EXPECT_EQ(judge(before, after, false).verdict, Verdict::Different);
  FileResult result = judge(before, after, true);
  EXPECT_EQ(result.verdict, Verdict::Unknown);
  // It is counted by what stopped the proof, and is the largest.
  const PassPair &pair = result.passes->pairs.front();
  const PassCounts &counts = result.passes->passes.front();
  EXPECT_EQ(pair.obstacle.empty() ? "other" : pair.obstacle,
            counts.obstacles.begin()->first);
  EXPECT_EQ(counts.obstacles.begin()->second, 1u);
  EXPECT_EQ(counts.largest.symbol, "@f");
  EXPECT_EQ(counts.largest.instructions, 2u);
  EXPECT_EQ(counts.slowest.pass, "pass #1");
  // But not those of other modules.
  EXPECT_EQ(judge(function("", "f", one), function("", "f", two), true).verdict,
            Verdict::Different);
}

// What belongs to no function is judged as that of a round trip.
TEST_F(ChangesTest, JudgesWhatSurroundsFunctions) {
  const std::string f = function("", "f", one),
                    flags = "!llvm.module.flags = !{!0}\n"
                            "!0 = !{i32 8, !\"PIC Level\", i32 2}\n";
  auto messageOf = [&](const std::string &before, const std::string &after) {
    FileResult result = judge(before, after, /*isInterprocedural=*/true);
    return verdictName(result.verdict).str() + ": " + result.message;
  };
  EXPECT_EQ(messageOf(f + flags, f + flags), "identical: ");
  EXPECT_EQ(messageOf(f + flags, f),
            "unknown: after pass #1: module: the module flag \"PIC Level\" "
            "differs");
  EXPECT_EQ(messageOf(f, f + flags),
            "unknown: after pass #1: module: the module flag \"PIC Level\" is "
            "new");
  EXPECT_EQ(messageOf(f, f + "!other = !{!0}\n!0 = !{}\n"),
            "unknown: after pass #1: module: !other differs");
  EXPECT_EQ(messageOf(f, "target triple = \"x86_64-pc-linux-gnu\"\n" + f)
                .substr(0, 30),
            "unknown: after pass #1: module");
  EXPECT_EQ(messageOf(f, "module asm \"nop\"\n" + f).substr(0, 30),
            "unknown: after pass #1: module");
  EXPECT_EQ(judge("target datalayout = \"e-ni:1\"\n" + f,
                  "target datalayout = \"e-v64:32:64\"\n" + f, true)
                .verdict,
            Verdict::Equivalent);
  EXPECT_EQ(messageOf(f + "@v = global i8 0, section \"a\"\n",
                      f + "@v = global i8 0\n"),
            "different: after pass #1: @v: the section differs");
  EXPECT_EQ(messageOf("declare void @g()\n", "declare void @g() nounwind\n"),
            "unknown: after pass #1: @g: the attribute nounwind is new");
}

// Module::setModuleFlag changes the node of the flag.
TEST_F(ChangesTest, KeepsFlagsThatChangeInPlace) {
  llvm::LLVMContext context;
  auto module = parseText(context, "!llvm.module.flags = !{!0}\n"
                                   "!0 = !{i32 8, !\"PIC Level\", i32 2}\n");
  auto before = copyModule(*module);
  uint64_t same = 0;
  EXPECT_TRUE(findChanges(*before, *module, same).areNone());
  module->setModuleFlag(
      llvm::Module::Max, "PIC Level",
      llvm::ConstantInt::get(llvm::Type::getInt32Ty(context), 1));
  EXPECT_TRUE(findChanges(*before, *module, same).isModule);
}

TEST_F(ChangesTest, LetsLocalFunctionsVanish) {
  std::string kept = function("", "g", one);
  EXPECT_EQ(judge(function("internal", "f", one) + kept, kept, true).verdict,
            Verdict::Identical);
  EXPECT_EQ(judge(function("", "f", one) + kept, kept, true).verdict,
            Verdict::Different);
  EXPECT_EQ(judge(function("", "f", one) + kept,
                  function("internal", "f", one) + kept, true)
                .verdict,
            Verdict::Unknown);
}
} // namespace

/// What is wrong in a pass can be wrong in the lowering of both states as well,
/// so that these are the same, or proved.
TEST_F(ChangesTest, RunsSeeWhatTheLoweringHides) {
  mlir::DialectRegistry registry;
  registerLowering(registry);
  mlir::MLIRContext context(registry, mlir::MLIRContext::Threading::DISABLED);
  auto originOf = [&](const std::string &number) {
    auto origin = std::make_shared<Origin>();
    origin->module = mlir::parseSourceString<mlir::ModuleOp>(
        "func.func @f(%x: i32) -> i32 {\n%c = arith.constant " + number +
            " : i32\n%r = arith.addi %x, %c : i32\nreturn %r : i32\n}",
        &context);
    origin->lowered.emplace().isLowered = true;
    return origin;
  };
  auto judgeStates = [&](const std::string &numberBefore,
                         const std::string &numberAfter,
                         const std::string &before, const std::string &after) {
    llvm::LLVMContext llvmContext;
    auto source = parseText(llvmContext, function("", "f", before)),
         target = parseText(llvmContext, function("", "f", after));
    FileResult result;
    Changes changes({}, result);
    PassRun run;
    run.name = "pass";
    changes.begin(run);
    changes.addAll(run, *source, *target, originOf(numberBefore),
                   originOf(numberAfter));
    changes.judge();
    return std::pair(result.verdict, result.passes->countsOf("pass").same);
  };
  using Judged = std::pair<Verdict, uint64_t>;
  EXPECT_EQ(judgeStates("1", "1", one, one), Judged(Verdict::Identical, 1));
  EXPECT_EQ(judgeStates("1", "2", one, one), Judged(Verdict::Different, 0));
  EXPECT_EQ(judgeStates("1", "1", one, alsoOne),
            Judged(Verdict::Equivalent, 0));
  EXPECT_EQ(judgeStates("1", "2", one, alsoOne), Judged(Verdict::Different, 0));
}
