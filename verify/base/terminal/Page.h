// Pages for a browser, which need no other file.

#ifndef PALINDROME_VERIFY_BASE_TERMINAL_PAGE_H
#define PALINDROME_VERIFY_BASE_TERMINAL_PAGE_H

#include "llvm/Support/JSON.h"
#include <string>

namespace palindrome {

/// The text of a file that `palindrome_embed` (cmake/PalindromeEmbed.cmake) has
/// made an array of, without the zero at its end.
template <size_t N>
llvm::StringRef embeddedText(const unsigned char (&bytes)[N]) {
  return {reinterpret_cast<const char *>(bytes), N - 1};
}

/// The text of a Mustache template with `values` in it.
std::string renderPart(llvm::StringRef form, llvm::json::Object values);

/// The text of a whole page, of which `style` is the style sheet beside that of
/// all pages.
std::string renderPage(llvm::StringRef form, llvm::StringRef style,
                       llvm::json::Object values);

} // namespace palindrome

#endif // PALINDROME_VERIFY_BASE_TERMINAL_PAGE_H
