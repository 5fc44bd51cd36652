// Pairs of functions for the rules, and pairs for which there is no rule.

#ifndef PALINDROME_TEST_UNIT_VERIFY_JUDGE_REFINE_RULES_EXAMPLES_H
#define PALINDROME_TEST_UNIT_VERIFY_JUDGE_REFINE_RULES_EXAMPLES_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <string>

namespace palindrome::refine {

/// A pair of functions @f: in `code`, `@@` stands for `more` in one and for
/// `less` in the other.
struct Example {
  const char *name;
  const char *more;
  const char *less;
  const char *code;

  std::string withMore() const { return fill(more); }
  std::string withLess() const { return fill(less); }

private:
  std::string fill(llvm::StringRef text) const {
    auto [before, after] = llvm::StringRef(code).split("@@");
    return (before + text + after).str();
  }
};

/// One example for each rule, in the order of the table and under its name: the
/// function with `less` refines the one with `more` by this rule alone.
llvm::ArrayRef<Example> examplesOfRules();

/// Pairs that differ in what no rule may pass over, in either direction.
llvm::ArrayRef<Example> examplesWithoutRule();

} // namespace palindrome::refine

#endif // PALINDROME_TEST_UNIT_VERIFY_JUDGE_REFINE_RULES_EXAMPLES_H
