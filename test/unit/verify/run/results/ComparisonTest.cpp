// What changed between two runs.

#include "verify/run/results/Comparison.h"
#include "Results.h"

using namespace palindrome;
using namespace palindrome::results;

namespace {
class Compare : public ResultsTest {
protected:
  Comparison compareRuns(llvm::ArrayRef<FileResult> before,
                         llvm::ArrayRef<FileResult> after) {
    record("before", runOf(), before);
    record("after", runOf(), after);
    auto compared =
        compare(sources({path("before")}), sources({path("after")}));
    if (!compared) {
      ADD_FAILURE() << llvm::toString(compared.takeError());
      return {};
    }
    return std::move(*compared);
  }
  static std::string text(const Comparison &comparison) {
    std::string text;
    for (const Change &change : comparison.changes)
      text += changeName(change.kind).str() + " " + change.path + "\n";
    return text;
  }
};
} // namespace

TEST_F(Compare, SortsByKindThenName) {
  FileResult other = result("other.ll", Verdict::Different);
  FileResult otherNow = other;
  otherNow.differences.push_back({"order:phi", 1, "@f", "", ""});
  Comparison comparison =
      compareRuns({result("same.ll", Verdict::Crash), other,
                   result("gone.ll", Verdict::Identical),
                   result("worse2.ll", Verdict::Refined),
                   result("worse1.ll", Verdict::Identical),
                   result("better.ll", Verdict::Crash)},
                  {result("same.ll", Verdict::Crash), otherNow,
                   result("worse1.ll", Verdict::Timeout),
                   result("worse2.ll", Verdict::Different),
                   result("new.ll", Verdict::Identical),
                   result("better.ll", Verdict::Different)});
  EXPECT_EQ(text(comparison), "worse worse1.ll\nworse worse2.ll\nnew new.ll\n"
                              "other other.ll\ngone gone.ll\n"
                              "better better.ll\n");
  EXPECT_EQ(comparison.counts[size_t(ChangeKind::Same)], 1u);
  EXPECT_TRUE(comparison.isWorse);
}

TEST_F(Compare, ANewFileIsWorseIfItFallsShort) {
  FileResult fine = result("a.ll", Verdict::Identical),
             bad = result("b.ll", Verdict::Different);
  EXPECT_FALSE(compareRuns({}, {fine}).isWorse);
  EXPECT_TRUE(compareRuns({}, {bad}).isWorse);
}

TEST_F(Compare, WhatIsGoneOrBetterIsNotWorse) {
  EXPECT_FALSE(compareRuns({result("a.ll", Verdict::Identical),
                            result("b.ll", Verdict::Crash)},
                           {result("b.ll", Verdict::Different)})
                   .isWorse);
}
