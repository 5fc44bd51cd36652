// Tests that the LLVM differ finds and names each class of difference, in both
// directions.

#include "test/unit/verify/judge/diff/Support.h"

using namespace llvm;

namespace palindrome::test {
namespace {

class ClassTest : public testing::TestWithParam<ClassCase> {};

TEST_P(ClassTest, IsFoundAndNamed) {
  const ClassCase &test = GetParam();
  std::string other = changed(test);
  const DifferenceClass *row = findDifferenceClass(test.className);
  ASSERT_TRUE(row);
  for (auto [a, b] : {std::pair<StringRef, StringRef>(test.base, other),
                      std::pair<StringRef, StringRef>(other, test.base)}) {
    DiffResult result = diffText(a, b);
    EXPECT_EQ(result.counts.count(test.className), 1u)
        << testing::PrintToString(classesOf(result));
    EXPECT_EQ(result.likeness,
              row->spelling ? Likeness::Isomorphic : Likeness::Different)
        << testing::PrintToString(classesOf(result));
    EXPECT_FALSE(result.counts.count("unclassified"));
  }
}

INSTANTIATE_TEST_SUITE_P(Differ, ClassTest, testing::ValuesIn(classCases()),
                         caseName);

TEST(ClassTable, EveryClassHasACase) {
  // The other classes have tests of their own in LikenessTest; no change is
  // known that makes an unclassified difference.
  expectCases(differenceClasses(), {"unclassified", "type-name",
                                    "order:predecessors", "metadata:order"});
}

TEST(ClassTable, NamesAreFound) {
  EXPECT_EQ(findDifferenceClass("metadata:tbaa")->name, "metadata:*");
  EXPECT_EQ(findDifferenceClass("metadata:order")->name, "metadata:order");
  EXPECT_EQ(findDifferenceClass("nonsense"), nullptr);
}

} // namespace
} // namespace palindrome::test
