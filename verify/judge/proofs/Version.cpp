// Has the digest that CMake generates.

#include "verify/judge/proofs/Version.h"

llvm::StringRef palindrome::proofs::proverVersion() {
  return
#include "ProverVersion.inc"
      ;
}
