// Loads plug-ins and checks that they fit this build.

#include "palindrome/Plugin.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/DynamicLibrary.h"

using namespace palindrome;

/// The part of an LLVM version, MAJOR.MINOR, within which the binary interface
/// of its libraries is stable.
static llvm::StringRef binaryVersion(llvm::StringRef version) {
  size_t patch = version.find('.', version.find('.') + 1);
  return version.take_front(patch);
}

llvm::Expected<const PalindromeExtensionInfo *>
palindrome::loadExtension(const std::string &path) {
  auto fail = [&](const llvm::Twine &problem) {
    return llvm::createStringError(path + ": error: " + problem);
  };
  std::string error;
  llvm::sys::DynamicLibrary library =
      llvm::sys::DynamicLibrary::getPermanentLibrary(path.c_str(), &error);
  if (!library.isValid())
    return fail("cannot load the extension: " + error);
  auto *entryPoint = reinterpret_cast<decltype(&palindromeGetExtensionInfo)>(
      library.getAddressOfSymbol("palindromeGetExtensionInfo"));
  const PalindromeExtensionInfo *info = entryPoint ? entryPoint() : nullptr;
  if (!info)
    return fail("is no extension: it has no palindromeGetExtensionInfo");
  // The other fields are only known for this version.
  if (info->apiVersion != extensionAPIVersion)
    return fail("is an extension for API version " +
                llvm::Twine(info->apiVersion) + "; this Palindrome has " +
                llvm::Twine(extensionAPIVersion));
  if (binaryVersion(info->llvmVersion) != binaryVersion(LLVM_VERSION_STRING))
    return fail(llvm::Twine("was built with LLVM ") + info->llvmVersion +
                "; this Palindrome has LLVM " LLVM_VERSION_STRING);
  return info;
}
