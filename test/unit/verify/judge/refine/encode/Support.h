// Tests of pairs of functions: whether the encoder finds that the target
// refines the source.

#ifndef PALINDROME_TEST_UNIT_VERIFY_JUDGE_REFINE_ENCODE_SUPPORT_H
#define PALINDROME_TEST_UNIT_VERIFY_JUDGE_REFINE_ENCODE_SUPPORT_H

#include <gtest/gtest.h>
#include <string>

namespace palindrome::encode {

struct PairCase {
  const char *name;
  /// The signature of both functions without the name, such as "i8 @(i8 %x)".
  const char *signature;
  const char *sourceBody, *targetBody;
  /// "holds", "fails", or the reason why it is unknown.
  const char *expected;
  /// The rest of the module, such as declarations.
  const char *rest = "";
  /// The target's signature, if it is not the same.
  const char *targetSignature = nullptr;
};

/// The encoder's verdict for the pair, in the words of `PairCase::expected`.
std::string verdict(const PairCase &pair);

inline void PrintTo(const PairCase &pair, std::ostream *out) {
  *out << pair.name;
}

class PairTest : public testing::TestWithParam<PairCase> {};

/// A test of each case of a table.
// A name takes no parentheses. NOLINTBEGIN(bugprone-macro-parentheses)
#define PALINDROME_PAIR_TESTS(NAME, CASES)                                     \
  using NAME = PairTest;                                                       \
  TEST_P(NAME, Verdict) {                                                      \
    EXPECT_EQ(verdict(GetParam()), GetParam().expected);                       \
  }                                                                            \
  INSTANTIATE_TEST_SUITE_P(Pairs, NAME, testing::ValuesIn(CASES),              \
                           [](const testing::TestParamInfo<PairCase> &info) {  \
                             return info.param.name;                           \
                           })
// NOLINTEND(bugprone-macro-parentheses)

} // namespace palindrome::encode

#endif // PALINDROME_TEST_UNIT_VERIFY_JUDGE_REFINE_ENCODE_SUPPORT_H
