// A plug-in that registers nothing. Macros determine the versions that it
// claims and whether it has an entry point.

#include "mlir/IR/DialectRegistry.h"
#include "palindrome/Plugin.h"

#ifndef API_VERSION
#define API_VERSION palindrome::extensionAPIVersion
#endif
#ifndef LLVM_VERSION
#define LLVM_VERSION LLVM_VERSION_STRING
#endif

#ifndef NO_ENTRY
const PalindromeExtensionInfo *palindromeGetExtensionInfo() {
#ifdef NO_INFO
  return nullptr;
#else
  static const PalindromeExtensionInfo info = {
      API_VERSION, LLVM_VERSION, "test", "1", [](mlir::DialectRegistry &) {}};
  return &info;
#endif
}
#endif
