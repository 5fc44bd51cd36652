// Names that are hard to print and to read.

#ifndef PALINDROME_VERIFY_SEEK_MUTATE_RANDOM_NAMES_H
#define PALINDROME_VERIFY_SEEK_MUTATE_RANDOM_NAMES_H

#include "verify/seek/mutate/Chooser.h"
#include <string>

namespace palindrome::mutate {

/// A name that no keyword of LLVM or MLIR, quote, byte, or length makes safe.
/// Not empty, and without the byte zero, which names of values cannot have.
std::string randomName(Chooser &choose);

/// Any string, for attributes and metadata: may be empty or have any bytes.
std::string randomString(Chooser &choose);

} // namespace palindrome::mutate

#endif // PALINDROME_VERIFY_SEEK_MUTATE_RANDOM_NAMES_H
