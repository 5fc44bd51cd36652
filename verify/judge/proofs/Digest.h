// Digests of texts.

#ifndef PALINDROME_VERIFY_JUDGE_PROOFS_DIGEST_H
#define PALINDROME_VERIFY_JUDGE_PROOFS_DIGEST_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/SHA256.h"
#include <array>

namespace palindrome::proofs {

/// A SHA-256.
using Digest = std::array<uint8_t, 32>;

/// Adds a text of any bytes to a hash, so that its bounds count.
void add(llvm::SHA256 &hash, llvm::StringRef text);

/// The HMAC of a text (RFC 2104), which nobody can make without the key.
Digest hmac(llvm::StringRef key, llvm::StringRef text);

/// The digest of a list of texts, whose bounds count.
Digest digestOf(llvm::ArrayRef<llvm::StringRef> texts);

} // namespace palindrome::proofs

#endif // PALINDROME_VERIFY_JUDGE_PROOFS_DIGEST_H
