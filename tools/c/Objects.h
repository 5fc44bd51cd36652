// The objects behind the handles of the C API.

#ifndef PALINDROME_TOOLS_C_OBJECTS_H
#define PALINDROME_TOOLS_C_OBJECTS_H

#include "palindrome-c/Support.h"
#include "verify/base/io/Diagnostic.h"
#include <string>

struct PalindromeErrorImpl {
  palindrome::Diagnostic diagnostic;
  int signal = 0;
};

struct PalindromeBufferImpl {
  std::string bytes;
};

namespace palindrome::tools {

/// An error that is about no input.
inline PalindromeError plainError(std::string message) {
  return new PalindromeErrorImpl{{"", 0, 0, std::move(message), {}}, 0};
}

} // namespace palindrome::tools

#endif // PALINDROME_TOOLS_C_OBJECTS_H
