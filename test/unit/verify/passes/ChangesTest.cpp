// What passes changed, and the verdicts on it.

#include "verify/passes/Changes.h"
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
  llvm::StringSet<> names = findChanges(*source, *target, same);
  EXPECT_EQ(same, 1u);
  EXPECT_EQ(names.size(), 3u);
  for (llvm::StringRef name : {"f", "gone", "added"})
    EXPECT_TRUE(names.contains(name)) << name.str();
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
  EXPECT_FALSE(result.passes->pairs[1].counterexample.empty());
  EXPECT_EQ(result.message.substr(0, 18), "after pass #1: @g:");
}

TEST_F(ChangesTest, KnowsThatPassesOnModulesSeeAllCallers) {
  std::string before = function("internal", "f", one),
              after = function("internal", "f", two);
  EXPECT_EQ(judge(before, after, false).verdict, Verdict::Different);
  EXPECT_EQ(judge(before, after, true).verdict, Verdict::Unknown);
  // But not those of other modules.
  EXPECT_EQ(judge(function("", "f", one), function("", "f", two), true).verdict,
            Verdict::Different);
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
