// The version of the prover, of which other versions' results are not used.

#ifndef PALINDROME_VERIFY_JUDGE_PROOFS_VERSION_H
#define PALINDROME_VERIFY_JUDGE_PROOFS_VERSION_H

#include "llvm/ADT/StringRef.h"

namespace palindrome::proofs {

/// A digest of the sources of the prover, of its compiler and its flags, made
/// when it was built. Whoever rebuilds it with another line of code gets
/// another version.
llvm::StringRef proverVersion();

} // namespace palindrome::proofs

#endif // PALINDROME_VERIFY_JUDGE_PROOFS_VERSION_H
