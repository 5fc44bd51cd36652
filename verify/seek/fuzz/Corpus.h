// The modules that mutants are made of: the seeds, and the mutants with new
// features that were kept.

#ifndef PALINDROME_VERIFY_SEEK_FUZZ_CORPUS_H
#define PALINDROME_VERIFY_SEEK_FUZZ_CORPUS_H

#include "verify/seek/fuzz/mutants/Case.h"
#include "llvm/ADT/StringMap.h"

namespace palindrome::fuzz {

/// What is known of a member of the corpus.
enum class MemberStanding {
  Waiting,  ///< It was not judged yet.
  Usable,   ///< It has a completed round trip: mutants can be made of it.
  Unusable, ///< It is unreadable, or no round trip of it ends.
};

struct Entry {
  std::string path;
  MemberStanding standing = MemberStanding::Waiting;
  /// For a kept mutant, the seed that it was made of and its steps; for a seed,
  /// its own number and no steps.
  size_t root = 0;
  Steps steps = {};
};

class Corpus {
public:
  /// Adds a seed. Returns its number.
  size_t addSeed(std::string path);
  /// Adds a mutant of the entry `parent`, kept as the file `path`.
  size_t addKept(std::string path, size_t parent, const Steps &steps);

  void setStanding(size_t entry, MemberStanding standing);

  const Entry &operator[](size_t entry) const { return entries[entry]; }
  size_t size() const { return entries.size(); }
  /// The usable seeds and the kept mutants, in the order in which they became
  /// that.
  llvm::ArrayRef<size_t> usableSeeds() const { return seeds; }
  llvm::ArrayRef<size_t> kept() const { return mutants; }
  /// The paths of the usable seeds, from which steps take parts.
  llvm::ArrayRef<std::string> donors() const { return donorPaths; }
  /// The number of the entry with this path.
  std::optional<size_t> find(llvm::StringRef path) const;
  /// The steps that make the mutant of the root of its entry.
  Steps stepsFromRoot(const Case &mutant) const;

private:
  std::vector<Entry> entries;
  std::vector<size_t> seeds, mutants;
  std::vector<std::string> donorPaths;
  llvm::StringMap<size_t> byPath;
};

} // namespace palindrome::fuzz

#endif // PALINDROME_VERIFY_SEEK_FUZZ_CORPUS_H
