// The lookup of a difference class by name.

#ifndef PALINDROME_VERIFY_JUDGE_COMPARE_CLASSTABLE_H
#define PALINDROME_VERIFY_JUDGE_COMPARE_CLASSTABLE_H

#include "palindrome/Difference.h"

namespace palindrome::compare {

/// The row of `table` that covers `name`: the row with that very name, else one
/// that ends in `*` and whose prefix `name` has; null if there is none.
const DifferenceClass *findClass(llvm::ArrayRef<DifferenceClass> table,
                                 llvm::StringRef name);

} // namespace palindrome::compare

#endif // PALINDROME_VERIFY_JUDGE_COMPARE_CLASSTABLE_H
