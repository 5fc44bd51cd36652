// The names and the order of verdicts.

#include "palindrome/Verify.h"

using namespace palindrome;

/// In the order of `Verdict`.
static constexpr llvm::StringLiteral names[numVerdicts] = {
    "identical", "isomorphic", "equivalent",  "refined",      "tested",
    "different", "unknown",    "lower-error", "import-error", "export-error",
    "invalid",   "crash",      "timeout",     "unreadable",
};

llvm::StringRef palindrome::verdictName(Verdict verdict) {
  return names[size_t(verdict)];
}

std::optional<Verdict> palindrome::findVerdict(llvm::StringRef name) {
  for (size_t i = 0; i != numVerdicts; ++i)
    if (names[i] == name)
      return Verdict(i);
  return std::nullopt;
}

bool palindrome::satisfies(Verdict verdict, Verdict required) {
  return verdict <= required;
}
