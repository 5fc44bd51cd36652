// The search in a class table.

#ifndef PALINDROME_VERIFY_COMPARE_CLASSTABLE_H
#define PALINDROME_VERIFY_COMPARE_CLASSTABLE_H

#include "palindrome/Differ.h"

namespace palindrome::diff {

/// The row of `table` for `name`: its own, else one that ends in `*`; null for
/// a name that is in no row.
const DifferenceClass *findClass(llvm::ArrayRef<DifferenceClass> table,
                                 llvm::StringRef name);

} // namespace palindrome::diff

#endif // PALINDROME_VERIFY_COMPARE_CLASSTABLE_H
