// A module for each class of difference, and the change that makes it.

#ifndef PALINDROME_TEST_UNIT_VERIFY_MLIR_CASES_H
#define PALINDROME_TEST_UNIT_VERIFY_MLIR_CASES_H

#include "llvm/ADT/ArrayRef.h"

namespace palindrome::test {

struct ClassCase {
  const char *className;
  const char *base, *from, *to; ///< `from` is replaced by `to`, once.
};

llvm::ArrayRef<ClassCase> classCases();

} // namespace palindrome::test

#endif // PALINDROME_TEST_UNIT_VERIFY_MLIR_CASES_H
