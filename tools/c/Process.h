// Runs the program `palindrome` for the C API.

#ifndef PALINDROME_TOOLS_C_PROCESS_H
#define PALINDROME_TOOLS_C_PROCESS_H

#include "palindrome-c/Program.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <string>

namespace palindrome::tools {

/// Files that a call passes to the program, in a folder that is removed.
class CallFolder {
public:
  CallFolder() = default;
  ~CallFolder();
  CallFolder(const CallFolder &) = delete;
  CallFolder &operator=(const CallFolder &) = delete;

  /// Makes the folder. Returns an error if that fails.
  PalindromeError create();
  /// Writes a file, and sets `path`.
  PalindromeError write(llvm::StringRef name, llvm::StringRef contents,
                        std::string &path) const;
  std::string pathOf(llvm::StringRef name) const;

private:
  std::string folder;
};

/// What `palindromeCall` does, with files in `folder`.
PalindromeError runProgram(llvm::ArrayRef<std::string> arguments,
                           llvm::StringRef input, bool allowsShortfall,
                           const PalindromeLimits &limits,
                           const CallFolder &folder, std::string &output);

} // namespace palindrome::tools

#endif // PALINDROME_TOOLS_C_PROCESS_H
