// Runs functions of a module in a test.

#ifndef PALINDROME_TEST_UNIT_VERIFY_JUDGE_REFINE_INTERPRET_SUPPORT_H
#define PALINDROME_TEST_UNIT_VERIFY_JUDGE_REFINE_INTERPRET_SUPPORT_H

#include "verify/judge/refine/interpret/execution/Interpreter.h"
#include <gtest/gtest.h>
#include <set>

namespace palindrome::interpret::test {

using refine::Witness;

/// A module with a function `@f` without parameters, and its outcome.
struct Case {
  const char *name;
  const char *text;
  /// The text that outcomeText returns.
  const char *outcome;
};
inline std::ostream &operator<<(std::ostream &out, const Case &one) {
  return out << one.name;
}
inline std::string caseName(const testing::TestParamInfo<Case> &info) {
  return info.param.name;
}

/// The outcome of one execution as a target.
std::string runAsTarget(llvm::StringRef text, const Witness &witness = {},
                        const Options &options = {});
/// The outcomes of all executions as a source.
std::set<std::string> runAsSource(llvm::StringRef text,
                                  const Witness &witness = {});

} // namespace palindrome::interpret::test

#endif // PALINDROME_TEST_UNIT_VERIFY_JUDGE_REFINE_INTERPRET_SUPPORT_H
