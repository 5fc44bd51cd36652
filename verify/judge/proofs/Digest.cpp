// Digests of texts, whose lengths precede them.

#include "verify/judge/proofs/Digest.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include <string>

using namespace palindrome::proofs;

void palindrome::proofs::add(llvm::SHA256 &hash, llvm::StringRef text) {
  hash.update(std::to_string(text.size()) + ":");
  hash.update(text);
}

Digest palindrome::proofs::digestOf(llvm::ArrayRef<llvm::StringRef> texts) {
  llvm::SHA256 hash;
  for (llvm::StringRef text : texts)
    add(hash, text);
  return hash.final();
}

Digest palindrome::proofs::hmac(llvm::StringRef key, llvm::StringRef text) {
  constexpr size_t blockSize = 64; // Of SHA-256.
  std::array<uint8_t, blockSize> block{};
  if (key.size() > blockSize)
    llvm::copy(llvm::SHA256::hash(llvm::arrayRefFromStringRef(key)),
               block.begin());
  else
    llvm::copy(llvm::arrayRefFromStringRef(key), block.begin());
  auto hashWith = [&](uint8_t mask, llvm::StringRef what) {
    std::array<uint8_t, blockSize> masked = block;
    for (uint8_t &byte : masked)
      byte ^= mask;
    llvm::SHA256 hash;
    hash.update(masked);
    hash.update(what);
    return hash.final();
  };
  return hashWith(0x5c, llvm::toStringRef(hashWith(0x36, text)));
}
