// Results of pairs in the file of proofs: what they are found by, and when they
// may be used again.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_PROOFCACHE_H
#define PALINDROME_VERIFY_JUDGE_REFINE_PROOFCACHE_H

#include "verify/judge/proofs/Content.h"
#include "verify/judge/refine/Pairs.h"

namespace palindrome::refine {

/// Computes the keys of pairs. Two pairs have one key only if the prover would
/// come to the same result for both, within the same limits: its version and
/// options are the same, and so is all that it reads of the functions and their
/// modules (`proofs::ContentDigests`).
class ProofKeys {
public:
  explicit ProofKeys(const RefineOptions &options);

  /// The key of two functions; nothing if the pair has none.
  std::optional<proofs::Digest> of(const FunctionPair &pair);

private:
  proofs::ContentDigests contents;
  std::string prover; ///< The version and the options.
};

/// The key of the result of the pair `key` to which so many test runs have
/// added.
proofs::Digest keyOfTests(const proofs::Digest &key, unsigned runs);

/// The result for `pair` that was kept under `key`, if it may be used.
std::optional<PairResult> findResult(const FunctionPair &pair,
                                     const proofs::Digest &key,
                                     const RefineOptions &options);

/// Keeps a result, unless it shows nothing about the pair, or has a
/// counterexample in words of somebody else.
void keepResult(const FunctionPair &pair, const PairResult &result,
                const proofs::Digest &key, const RefineOptions &options);

} // namespace palindrome::refine

#endif // PALINDROME_VERIFY_JUDGE_REFINE_PROOFCACHE_H
