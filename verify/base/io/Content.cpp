// What identifies the contents of a file.

#include "verify/base/io/Content.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/BLAKE3.h"

std::string palindrome::contentDigest(llvm::StringRef contents) {
  llvm::BLAKE3 hash;
  hash.update(contents);
  return llvm::toHex(hash.final<16>(), /*LowerCase=*/true);
}

bool palindrome::isContentDigest(llvm::StringRef text) {
  return text.size() == 32 && llvm::all_of(text, [](char c) {
           return llvm::isDigit(c) || (c >= 'a' && c <= 'f');
         });
}
