// What the tests of both differs share: cases, each of a module and a change of
// it that makes a difference of one class.

#ifndef PALINDROME_TEST_UNIT_VERIFY_JUDGE_COMPARE_CLASSCASE_H
#define PALINDROME_TEST_UNIT_VERIFY_JUDGE_COMPARE_CLASSCASE_H

#include "verify/judge/compare/ClassTable.h"
#include "llvm/ADT/StringExtras.h"
#include <gtest/gtest.h>
#include <set>

namespace palindrome::test {

struct ClassCase {
  const char *className;
  const char *base;
  const char *from; ///< Occurs in `base`; the first occurrence is replaced.
  const char *to;
};

/// The cases of the differ under test, which its Cases.cpp defines.
llvm::ArrayRef<ClassCase> classCases();

/// The base of `test` with its change.
inline std::string changed(const ClassCase &test) {
  std::string text = test.base;
  size_t at = text.find(test.from);
  EXPECT_NE(at, std::string::npos) << test.from;
  if (at != std::string::npos)
    text.replace(at, llvm::StringRef(test.from).size(), test.to);
  return text;
}

/// `name` as GoogleTest allows it for the name of a test.
inline std::string testName(std::string name) {
  for (char &c : name)
    if (!llvm::isAlnum(c))
      c = '_';
  return name;
}

inline std::string caseName(const testing::TestParamInfo<ClassCase> &info) {
  return testName(std::to_string(info.index) + "_" + info.param.className);
}

/// The names of the classes found, for messages and exact comparisons.
inline std::vector<std::string> classesOf(const DiffResult &result) {
  std::vector<std::string> names;
  for (const auto &[name, count] : result.counts)
    names.push_back(name);
  return names;
}

/// Expects that the names in `table` are unique, and that each is the class of
/// a case or one of `elsewhere`, which other tests cover.
inline void expectCases(llvm::ArrayRef<DifferenceClass> table,
                        std::set<std::string> elsewhere = {}) {
  std::set<std::string> covered = std::move(elsewhere), names;
  for (const ClassCase &test : classCases()) {
    const DifferenceClass *row = compare::findClass(table, test.className);
    ASSERT_TRUE(row) << test.className;
    covered.insert(row->name.str());
  }
  for (const DifferenceClass &row : table) {
    EXPECT_TRUE(covered.count(row.name.str())) << row.name.str();
    EXPECT_TRUE(names.insert(row.name.str()).second) << row.name.str();
  }
}

} // namespace palindrome::test

#endif // PALINDROME_TEST_UNIT_VERIFY_JUDGE_COMPARE_CLASSCASE_H
