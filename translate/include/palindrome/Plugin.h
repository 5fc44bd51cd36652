// The plug-in form of an extension: a shared library with one entry point,
// which describes the extension and registers its interfaces
// (palindrome/Extension.h). It links to the shared libraries of MLIR and LLVM,
// but to none of Palindrome.

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

/// The version of the interface between Palindrome and plug-ins. It increases
/// when this header or Extension.h changes such that plug-ins must be rebuilt.
inline constexpr uint32_t extensionAPIVersion = 1;

} // namespace palindrome

extern "C" {

/// The description of a plug-in.
struct PalindromeExtensionInfo {
  /// `palindrome::extensionAPIVersion`. Always the first field, in every
  /// version.
  uint32_t apiVersion;
  /// `LLVM_VERSION_STRING`.
  const char *llvmVersion;
  /// The name of the extension in messages, and its own version.
  const char *name;
  const char *version;
  /// Registers dialects, exports and imports; called for each registry.
  void (*registerExtension)(mlir::DialectRegistry &registry);
};

} // extern "C"

/// The entry point, which a plug-in defines. The result lives as long as the
/// library is loaded.
extern "C" LLVM_ATTRIBUTE_VISIBILITY_DEFAULT const PalindromeExtensionInfo *
palindromeGetExtensionInfo();

namespace palindrome {

/// Loads the plug-in `path`; it is never unloaded. The system's rules for
/// finding libraries apply: a name without a slash is looked up in the library
/// path. An error is one line that begins with `path`.
llvm::Expected<const PalindromeExtensionInfo *>
loadExtension(const std::string &path);

} // namespace palindrome

#endif // PALINDROME_PLUGIN_H
