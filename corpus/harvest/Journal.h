// What was compiled before, so that a run that was interrupted goes on.

#ifndef PALINDROME_CORPUS_HARVEST_JOURNAL_H
#define PALINDROME_CORPUS_HARVEST_JOURNAL_H

#include "verify/base/database/Database.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringMap.h"
#include <optional>
#include <string>
#include <vector>

namespace palindrome::corpus::harvest {

/// A compilation that was done.
struct JournalEntry {
  std::vector<std::string> inputs;  ///< The files that it read.
  std::string state;                ///< The digest of their contents.
  std::vector<std::string> modules; ///< The digests of what it made.
};

/// The file `harvest.sqlite` in the folder of a store. An entry does not say
/// that the modules are in the store: they may have been removed, or the run
/// was killed before they were added.
class Journal {
public:
  explicit Journal(const std::string &folder);

  /// Opens the file, which is made where it is missing. The error is one line
  /// with the path.
  llvm::Error open();

  /// The entry for `key`; nothing if there is none.
  std::optional<JournalEntry> find(llvm::StringRef key);
  /// Adds an entry or replaces it. A process that was forked opens a connection
  /// of its own for that.
  llvm::Error keep(llvm::StringRef key, const JournalEntry &entry);

private:
  llvm::Error failure(llvm::Error error) const;

  database::Database file;
};

/// Digests the contents of sets of files, and reads each file once.
class Digests {
public:
  /// The digest of the contents of `paths`, in their order. What cannot be read
  /// counts as well.
  std::string of(llvm::ArrayRef<std::string> paths);

private:
  llvm::StringMap<std::string> known;
};

} // namespace palindrome::corpus::harvest

#endif // PALINDROME_CORPUS_HARVEST_JOURNAL_H
