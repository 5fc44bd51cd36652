// A file of proofs (SQLite), shared by commands, runs and processes.

#ifndef PALINDROME_VERIFY_JUDGE_PROOFS_STORE_H
#define PALINDROME_VERIFY_JUDGE_PROOFS_STORE_H

#include "verify/base/database/Database.h"
#include "verify/judge/proofs/Digest.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/Support/Error.h"
#include <cstdint>
#include <limits>
#include <optional>
#include <string>

namespace palindrome::proofs {

/// The limits under which a result was found, or is asked for.
struct Limits {
  static constexpr double noSeconds = std::numeric_limits<double>::infinity();
  static constexpr int64_t noBytes = std::numeric_limits<int64_t>::max();

  double seconds = noSeconds;
  int64_t bytes = noBytes; ///< Of memory.
};

/// Results by digests. The file is opened when it is first needed. A process
/// that is forked after that can use it no more, as SQLite demands.
///
/// Nothing that goes wrong with the file makes a proof fail. Results are then
/// not found and not kept, and `trouble` has the reason.
class ProofStore {
public:
  /// What is done with a file that is damaged or not of this version's form.
  enum class Unfit { Reject, Replace };

  /// The file, which is made where it is missing, with its folder. It shall not
  /// become much larger than `maxBytes`: the results that were used the longest
  /// ago are dropped then.
  explicit ProofStore(std::string path, Unfit unfit = Unfit::Reject,
                      uint64_t maxBytes = uint64_t(1) << 30);

  /// Uses only results that were kept with the same key, which is not empty:
  /// who can write the file, but has no key, cannot add one. Without a key,
  /// results that were kept with one are not used.
  void useKey(std::string secret) { key = std::move(secret); }

  /// Opens the file unless it is open. An error is one line, which does not
  /// name the path, and is `trouble` from then on.
  llvm::Error open();
  void close() { database.close(); }

  /// The result for `of` that was found under no smaller limits than `asked`.
  std::optional<std::string> find(const Digest &of, const Limits &asked);

  /// Keeps a result, unless one that was found under larger limits is there.
  /// What is true under all limits was found under no limits.
  void keep(const Digest &of, llvm::StringRef result, const Limits &limits);

  /// What went wrong, in one line; empty if nothing did.
  const std::string &trouble() const { return firstTrouble; }
  /// That the file was replaced, and why, in one line; empty if it was not.
  const std::string &notice() const { return replacement; }

  const std::string path;

private:
  std::string digestOfRow(const Digest &of, llvm::StringRef result,
                          const Limits &limits) const;
  llvm::Error openOrReplace();
  llvm::Error replaceFile(llvm::StringRef why,
                          llvm::function_ref<bool()> isStillUnfit);
  bool isReady();
  void drop(const Digest &of, llvm::StringRef digest);
  void dropOldest();
  void giveUp(llvm::Error error);
  void handle(llvm::Error error);

  const Unfit unfit;
  const uint64_t maxBytes;
  std::string key;
  database::Database database;
  unsigned keptSinceCheck = 0;
  std::string firstTrouble, replacement;
};

} // namespace palindrome::proofs

#endif // PALINDROME_VERIFY_JUDGE_PROOFS_STORE_H
