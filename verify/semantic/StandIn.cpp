// Stands in for the prover and the replayer until they are merged: it knows
// nothing, and says so.

#include "verify/semantic/encode/Encode.h"
#include "verify/semantic/replay/Replay.h"

using namespace palindrome;
using namespace palindrome::semantic;

Proof semantic::proveRefinement(const llvm::Function &, const llvm::Function &,
                                const SemanticOptions &) {
  Proof proof;
  proof.reason = "unsupported: everything, for want of a prover";
  return proof;
}

std::optional<Counterexample> semantic::replay(const llvm::Function &,
                                               const llvm::Function &,
                                               const Witness &,
                                               std::string &why) {
  why = "there is no replayer";
  return std::nullopt;
}

std::optional<Counterexample> semantic::search(const llvm::Function &,
                                               const llvm::Function &,
                                               const SemanticOptions &,
                                               double) {
  return std::nullopt;
}
