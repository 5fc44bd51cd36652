// Names of symbols, values and types that are hard to print and to read.

#ifndef PALINDROME_VERIFY_SEEK_MAKERS_NAMES_H
#define PALINDROME_VERIFY_SEEK_MAKERS_NAMES_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

namespace palindrome::makers {

/// Names that no keyword of LLVM or MLIR, quote, byte, or length makes safe.
/// None is empty, or has the byte zero, which names of values cannot have.
llvm::ArrayRef<llvm::StringLiteral> names();

} // namespace palindrome::makers

#endif // PALINDROME_VERIFY_SEEK_MAKERS_NAMES_H
