// Names that a user may have meant.

#ifndef PALINDROME_VERIFY_BASE_IO_NEAREST_H
#define PALINDROME_VERIFY_BASE_IO_NEAREST_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <string>

namespace palindrome {

/// The one of `names` that `word` most likely stands for: one that begins with
/// it, or from which it differs by few letters, without regard to case. Empty
/// if there is none.
std::string nearestName(llvm::StringRef word,
                        llvm::ArrayRef<std::string> names);

/// " (did you mean 'NAME'?)" for the nearest name, with `prefix` before the
/// name; empty if there is none.
std::string didYouMean(llvm::StringRef word, llvm::ArrayRef<std::string> names,
                       llvm::StringRef prefix = "");

} // namespace palindrome

#endif // PALINDROME_VERIFY_BASE_IO_NEAREST_H
