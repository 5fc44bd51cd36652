// Each class of difference is found and named, in both directions, and no
// module of the table differs from itself.

#include "test/unit/verify/diff/Cases.h"
#include "test/unit/verify/diff/Support.h"
#include <set>

using namespace llvm;

namespace palindrome::test {
namespace {

std::string replaced(const ClassCase &test) {
  std::string text = test.base;
  size_t at = text.find(test.from);
  EXPECT_NE(at, std::string::npos) << test.from;
  if (at != std::string::npos)
    text.replace(at, StringRef(test.from).size(), test.to);
  return text;
}

class ClassTest : public testing::TestWithParam<ClassCase> {};

TEST_P(ClassTest, IsFoundAndNamed) {
  const ClassCase &test = GetParam();
  std::string other = replaced(test);
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
                         [](const auto &info) {
                           std::string name = std::to_string(info.index) + "_" +
                                              info.param.className;
                           for (char &c : name)
                             if (!isalnum(c))
                               c = '_';
                           return name;
                         });

TEST(ClassTable, EveryClassHasAPair) {
  std::set<std::string> covered;
  for (const ClassCase &test : classCases())
    covered.insert(findDifferenceClass(test.className)->name.str());
  // These have tests of their own, in LikenessTest; what is unclassified cannot
  // be made on purpose.
  covered.insert(
      {"unclassified", "type-name", "order:predecessors", "metadata:order"});
  for (const DifferenceClass &row : differenceClasses())
    EXPECT_TRUE(covered.count(row.name.str())) << row.name.str();
}

TEST(ClassTable, NamesAreUniqueAndFound) {
  std::set<std::string> names;
  for (const DifferenceClass &row : differenceClasses())
    EXPECT_TRUE(names.insert(row.name.str()).second) << row.name.str();
  EXPECT_EQ(findDifferenceClass("metadata:tbaa")->name, "metadata:*");
  EXPECT_EQ(findDifferenceClass("metadata:order")->name, "metadata:order");
  EXPECT_EQ(findDifferenceClass("nonsense"), nullptr);
}

} // namespace
} // namespace palindrome::test
