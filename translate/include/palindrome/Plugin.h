// The plug-in form of an extension: a shared library with one entry point,
// which says what it is and registers what it has (palindrome/Extension.h). It
// links to MLIR's and LLVM's shared libraries, and to none of Palindrome's.

#ifndef PALINDROME_PLUGIN_H
#define PALINDROME_PLUGIN_H

#include "llvm/Config/llvm-config.h"
#include "llvm/Support/Compiler.h"
#include "llvm/Support/Error.h"
#include <cstdint>
#include <string>

namespace mlir {
class DialectRegistry;
}

namespace palindrome {

/// Grows whenever this header or Extension.h changes in a way that needs
/// plug-ins built anew.
inline constexpr uint32_t extensionAPIVersion = 1;

} // namespace palindrome

extern "C" {

/// What a plug-in says of itself.
struct PalindromeExtensionInfo {
  /// `palindrome::extensionAPIVersion`. It stays the first field for good.
  uint32_t apiVersion;
  /// `LLVM_VERSION_STRING`.
  const char *llvmVersion;
  /// Whose the extension is, in messages, and its own version.
  const char *name;
  const char *version;
  /// Registers dialects, exports and imports; called for each registry.
  void (*registerExtension)(mlir::DialectRegistry &registry);
};

} // extern "C"

/// A plug-in defines this: its entry point. The info lives as long as the
/// library.
extern "C" LLVM_ATTRIBUTE_VISIBILITY_DEFAULT const PalindromeExtensionInfo *
palindromeGetExtensionInfo();

namespace palindrome {

/// Loads the plug-in `path`, for good: as the system finds libraries, so that a
/// name without a slash is looked up in the library path. The error is one line
/// that begins with `path`.
llvm::Expected<const PalindromeExtensionInfo *>
loadExtension(const std::string &path);

} // namespace palindrome

#endif // PALINDROME_PLUGIN_H
