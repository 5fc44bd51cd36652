// A file that lists what is known to fall short.

#ifndef PALINDROME_VERIFY_RUN_BASELINE_BASELINE_H
#define PALINDROME_VERIFY_RUN_BASELINE_BASELINE_H

#include "verify/run/baseline/Entry.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/Error.h"

namespace palindrome::baseline {

/// What became of a baseline that is written anew, in files.
struct Changes {
  uint64_t added = 0, changed = 0, removed = 0;
  uint64_t gone = 0;   ///< Removed, since the file is no longer there.
  uint64_t unseen = 0; ///< Kept, since the run judged other files.
  uint64_t entries = 0;

  bool areNone() const { return !added && !changed && !removed && !gone; }
};

/// A baseline is JSON, an object a line (docs/json.schema.json): the terms that
/// it was made on, and then the files that fall short, by their paths. A path
/// is relative to the folder of the baseline, so that it holds in any checkout
/// and for any working folder.
class Baseline {
public:
  /// `context` has the terms: what is judged, and what is required.
  Baseline(std::string path, const report::ReportContext &context)
      : path(std::move(path)), context(context) {}

  /// Reads the file, which may be missing only if `mayBeMissing`. It is an
  /// error if it is for other terms. Errors are one line, which begins with the
  /// path.
  llvm::Error read(bool mayBeMissing);

  /// A digest of what was read; empty if there was no file.
  const std::string &digest() const { return contents; }

  /// How `result` stands to the baseline; nothing if it passes, and the
  /// baseline says nothing else.
  std::optional<BaselineMatch> match(const FileResult &result);

  /// Notes `result` for `update`.
  void note(const FileResult &result);

  /// Brings the entries to what was noted. The entry of a file that was not
  /// judged stays, unless the file is missing below the folder that all judged
  /// files have in common. `isWhole` says that all parts of a judged file were
  /// judged, so that other parts of it are no more.
  Changes update(bool isWhole);

  /// The text of the file.
  std::string text() const;

private:
  /// The path of `result` from the folder of the baseline, and that of the file
  /// that it is a part of.
  struct Name {
    std::string path, file;
  };
  Name nameOf(const FileResult &result);
  bool isGone(llvm::StringRef name, const Entry &entry, bool isWhole) const;

  const std::string path;
  const report::ReportContext context;
  std::string contents; ///< The digest.
  std::map<std::string, Entry> entries;
  /// By name; nothing for a file that passes.
  std::map<std::string, std::optional<Entry>> judged;
  llvm::StringSet<> judgedFiles; ///< Those of which parts were judged.
  llvm::StringMap<std::string> realFolders; ///< By their spelling.
};

} // namespace palindrome::baseline

#endif // PALINDROME_VERIFY_RUN_BASELINE_BASELINE_H
