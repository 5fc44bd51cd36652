// The names of verdicts and standings, and the order of verdicts.

#include "palindrome/Verify.h"

using namespace palindrome;
using namespace palindrome::roundtrip;

namespace {
struct Row {
  llvm::StringLiteral name, description;
};
} // namespace

/// In the order of `Verdict`.
static constexpr Row table[numVerdicts] = {
    {"identical", "both modules print the same"},
    {"isomorphic", "the same graph; names, order or spelling differ"},
    {"equivalent", "each function refines its counterpart, both ways"},
    {"refined", "each function that came back refines the original"},
    {"tested", "runs on both sides did the same; nothing is proved"},
    {"different", "the modules differ"},
    {"unknown", "not decided"},
    {"lower-error", "MLIR's passes do not lower the module"},
    {"pass-error", "a pass failed, or a verifier rejects what it made"},
    {"import-error", "the engine does not import the module"},
    {"export-error", "the engine does not export the module"},
    {"invalid", "a verifier rejects what the engine made"},
    {"crash", "the engine crashed, or ran out of memory"},
    {"timeout", "the time limit passed"},
    {"unreadable", "the input does not parse or does not verify"},
};

llvm::StringRef palindrome::verdictName(Verdict verdict) {
  return table[size_t(verdict)].name;
}

llvm::StringRef palindrome::verdictDescription(Verdict verdict) {
  return table[size_t(verdict)].description;
}

std::optional<Verdict> palindrome::findVerdict(llvm::StringRef name) {
  for (size_t i = 0; i != numVerdicts; ++i)
    if (table[i].name == name)
      return Verdict(i);
  return std::nullopt;
}

/// In the order of `Standing`.
static constexpr std::array<llvm::StringLiteral, numStandings> standingNames{
    "known", "better", "fixed", "new", "worse", "other", "accepted"};

llvm::StringRef palindrome::standingName(Standing standing) {
  return standingNames[size_t(standing)];
}

std::optional<Standing> palindrome::findStanding(llvm::StringRef name) {
  for (size_t i = 0; i != numStandings; ++i)
    if (standingNames[i] == name)
      return Standing(i);
  return std::nullopt;
}

bool palindrome::satisfies(Verdict verdict, Verdict required) {
  return verdict <= required;
}

bool palindrome::outweighs(Verdict verdict, Verdict other) {
  auto weight = [](Verdict verdict) {
    return verdict == Verdict::Different ? numVerdicts : size_t(verdict);
  };
  return weight(verdict) > weight(other);
}
