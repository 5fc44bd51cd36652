// The collection of differences, the lookup of their classes, and their print.

#include "verify/judge/compare/Collector.h"
#include "verify/judge/compare/ClassTable.h"
#include "llvm/Support/raw_ostream.h"
#include <gtest/gtest.h>

using namespace palindrome;
using namespace palindrome::compare;

static constexpr DifferenceClass table[] = {
    {"order:*", true, "an order"},
    {"order:phi", false, "the order of phis"},
    {"flags", false, "flags"},
};

TEST(ClassTable, AnExactNameComesBeforeAPrefix) {
  EXPECT_EQ(findClass(table, "order:phi"), &table[1]);
  EXPECT_EQ(findClass(table, "order:symbols"), &table[0]);
  EXPECT_EQ(findClass(table, "flag"), nullptr);
  EXPECT_EQ(findClass(table, "flags:more"), nullptr);
}

static void add(Collector &collector, llvm::StringRef className) {
  collector.add(className, [](Difference &difference) {
    difference.symbol = "@f";
    difference.where = "@f: ret";
    difference.a = "a";
  });
}

TEST(Collector, TheWorstDifferenceDecidesTheLikeness) {
  Collector collector(table, {});
  EXPECT_EQ(collector.likeness(), Likeness::Identical);
  add(collector, "order:symbols");
  EXPECT_EQ(collector.likeness(), Likeness::Isomorphic);
  add(collector, "flags");
  EXPECT_EQ(collector.likeness(), Likeness::Different);
  add(collector, "order:symbols");
  EXPECT_EQ(collector.likeness(), Likeness::Different);
}

TEST(Collector, AnUnknownClassIsADifferenceOfTheGraphs) {
  Collector collector(table, {});
  add(collector, "nonsense");
  EXPECT_EQ(collector.likeness(), Likeness::Different);
}

TEST(Collector, CountsWhatItDoesNotKeep) {
  DiffOptions options;
  options.maxDifferences = 2;
  Collector collector(table, options);
  for (int i = 0; i != 5; ++i)
    add(collector, "flags");
  DiffResult result = collector.take();
  EXPECT_EQ(result.differences.size(), 2u);
  EXPECT_EQ(result.omitted, 3u);
  EXPECT_EQ(result.counts.at("flags"), 5u);
}

TEST(Print, DescribesEachClassByTheTable) {
  Collector collector(table, {});
  add(collector, "flags");
  std::string text;
  llvm::raw_string_ostream out(text);
  printDiff(out, collector.take(), table, /*color=*/false);
  EXPECT_EQ(text, "@f\n  flags  ret\n    - a\n\n       1  flags" +
                      std::string(27, ' ') + "flags\ndifferent\n");
}
