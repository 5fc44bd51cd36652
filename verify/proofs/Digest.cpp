// Digests of texts, whose lengths precede them.

#include "verify/proofs/Digest.h"
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
