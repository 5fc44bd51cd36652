// Which file holds the proofs.

#ifndef PALINDROME_VERIFY_JUDGE_PROOFS_PLACE_H
#define PALINDROME_VERIFY_JUDGE_PROOFS_PLACE_H

#include "verify/judge/proofs/Store.h"
#include <memory>

namespace palindrome::proofs {

/// A file of proofs that need not exist yet.
struct StorePlace {
  std::string path;
  /// Whether somebody named it: then it is an error if it cannot be used. The
  /// user's own file is replaced, or done without.
  bool isNamed = false;

  std::unique_ptr<ProofStore> makeStore() const;
};

/// The file `given`, which a user has named; if it is empty, that of the
/// environment variable PALINDROME_PROOF_CACHE; else the user's own,
/// `palindrome/proofs.sqlite` in the cache folder. Nothing for "none", or if
/// the user has no such folder.
std::optional<StorePlace> findStore(std::string given);

} // namespace palindrome::proofs

#endif // PALINDROME_VERIFY_JUDGE_PROOFS_PLACE_H
