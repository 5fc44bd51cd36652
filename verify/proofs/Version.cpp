// Has the digest that CMake generates.

#include "verify/proofs/Version.h"

llvm::StringRef palindrome::proofs::proverVersion() {
  return
#include "ProverVersion.inc"
      ;
}
