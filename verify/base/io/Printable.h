// Text of unknown origin, such that a terminal shows it and obeys none of it.

#ifndef PALINDROME_VERIFY_BASE_IO_PRINTABLE_H
#define PALINDROME_VERIFY_BASE_IO_PRINTABLE_H

#include "llvm/ADT/StringRef.h"
#include <string>

namespace palindrome {

/// A character, or a byte that is none, as it is shown.
struct Glyph {
  size_t size = 0;    ///< In the text, in bytes.
  std::string shown;  ///< The character itself, or such as <1B> or <U+202E>.
  unsigned width = 0; ///< What is shown, in columns of a terminal.
  bool isShownAsIs = false;
};

/// The first character of `text`, which is not empty. A tab is a space.
Glyph firstGlyph(llvm::StringRef text);

/// `text` with all that is no printable character of UTF-8 as such as <1B>.
/// Line breaks and tabs are spaces.
std::string printable(llvm::StringRef text);

} // namespace palindrome

#endif // PALINDROME_VERIFY_BASE_IO_PRINTABLE_H
