// Tables of runs, for the tests of the rules.

#ifndef PALINDROME_TEST_UNIT_VERIFY_JUDGE_DIALECTS_CASES_H
#define PALINDROME_TEST_UNIT_VERIFY_JUDGE_DIALECTS_CASES_H

#include "Runs.h"
#include <gtest/gtest.h>

namespace palindrome::dialects {

/// The parameters of `runBody`, and what it has to return.
struct BodyCase {
  llvm::StringRef signature;
  std::string body;
  std::vector<std::string> arguments;
  llvm::StringRef result;
};

inline void checkBodies(const std::vector<BodyCase> &cases) {
  for (const BodyCase &test : cases)
    EXPECT_EQ(runBody(test.signature, test.body, test.arguments), test.result)
        << test.body;
}

/// An op whose operands are of one type, and what it has to return.
struct OpCase {
  const char *op; ///< With the flags that follow the operands.
  const char *type;
  std::vector<std::string> operands;
  const char *expected;
  bool hasLatitude = false;
};

/// Runs `cases`, ops of `dialect`, whose results are of the type of the
/// operands if `result` does not say otherwise.
inline void checkOps(const std::string &dialect, llvm::ArrayRef<OpCase> cases,
                     const char *result = "") {
  for (const OpCase &test : cases) {
    std::string type = test.type, parameters, operands;
    for (size_t i = 0; i < test.operands.size(); ++i) {
      std::string name = "%" + std::string(1, static_cast<char>('a' + i));
      parameters += (i ? ", " : "") + name + ": " + type;
      operands += (i ? ", " : "") + name;
    }
    bool hasLatitude = false;
    EXPECT_EQ(runBody("(" + parameters + ") -> " + (*result ? result : type),
                      "%r = " + dialect + "." +
                          insertOperands(test.op, operands) + " : " + type,
                      test.operands, {}, &hasLatitude),
              test.expected)
        << test.op << " " << type << " " << test.operands[0];
    EXPECT_EQ(hasLatitude, test.hasLatitude)
        << test.op << " " << type << " " << test.operands[0];
  }
}

} // namespace palindrome::dialects

#endif // PALINDROME_TEST_UNIT_VERIFY_JUDGE_DIALECTS_CASES_H
