// Runs of ops of `vector`, in tables.

#ifndef PALINDROME_TEST_UNIT_VERIFY_DIALECTS_VECTORCASES_H
#define PALINDROME_TEST_UNIT_VERIFY_DIALECTS_VECTORCASES_H

#include "Runs.h"
#include <gtest/gtest.h>

namespace palindrome::dialects {

/// The parameters of `runBody`, and what it has to return.
struct VectorCase {
  llvm::StringRef signature;
  std::string body;
  std::vector<std::string> arguments;
  llvm::StringRef result;
};

inline void checkVectors(const std::vector<VectorCase> &cases) {
  for (const VectorCase &test : cases)
    EXPECT_EQ(runBody(test.signature, test.body, test.arguments), test.result)
        << test.body;
}

} // namespace palindrome::dialects

#endif // PALINDROME_TEST_UNIT_VERIFY_DIALECTS_VECTORCASES_H
