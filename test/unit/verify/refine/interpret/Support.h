// Runs functions of a module in a test.

#ifndef PALINDROME_TEST_UNIT_VERIFY_REFINE_INTERPRET_SUPPORT_H
#define PALINDROME_TEST_UNIT_VERIFY_REFINE_INTERPRET_SUPPORT_H

#include "verify/refine/interpret/state/Machine.h"
#include <gtest/gtest.h>
#include <set>

namespace palindrome::interpret::test {

using refine::Witness;

/// A function `@f`, and what it does with no arguments but those of `witness`.
struct Case {
  const char *name;
  const char *text;
  /// As outcomeText has it.
  const char *outcome;
};
inline std::ostream &operator<<(std::ostream &out, const Case &one) {
  return out << one.name;
}
inline std::string caseName(const testing::TestParamInfo<Case> &info) {
  return info.param.name;
}

/// What one execution as B does.
std::string runAsB(llvm::StringRef text, const Witness &witness = {});
/// What all executions as A do.
std::set<std::string> runAsA(llvm::StringRef text, const Witness &witness = {});

} // namespace palindrome::interpret::test

#endif // PALINDROME_TEST_UNIT_VERIFY_REFINE_INTERPRET_SUPPORT_H
