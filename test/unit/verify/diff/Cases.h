// Hand-made pairs of modules: a base, and one replacement in it that makes a
// difference of one class.

#ifndef PALINDROME_TEST_UNIT_VERIFY_DIFF_CASES_H
#define PALINDROME_TEST_UNIT_VERIFY_DIFF_CASES_H

#include "llvm/ADT/ArrayRef.h"

namespace palindrome::test {

struct ClassCase {
  const char *className;
  const char *base;
  const char *from; ///< Occurs in `base`; the first one is replaced.
  const char *to;
};

llvm::ArrayRef<ClassCase> classCases();

} // namespace palindrome::test

#endif // PALINDROME_TEST_UNIT_VERIFY_DIFF_CASES_H
