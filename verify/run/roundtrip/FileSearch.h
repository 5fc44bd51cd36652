// Collects the files that a command is given: named, below folders, in lists.

#ifndef PALINDROME_VERIFY_RUN_ROUNDTRIP_FILESEARCH_H
#define PALINDROME_VERIFY_RUN_ROUNDTRIP_FILESEARCH_H

#include "palindrome/Verify.h"
#include "verify/base/io/FolderWalk.h"
#include "verify/run/roundtrip/Exclusion.h"

namespace palindrome::roundtrip {

class FileSearch {
public:
  FileSearch() = default;
  /// Leaves out what `exclusion` has.
  explicit FileSearch(Exclusion exclusion) : exclusion(std::move(exclusion)) {}

  /// Adds the files that `paths` stand for, as `findModules` does. Pipes,
  /// devices and sockets below a folder are left out, since nobody named them.
  llvm::Error add(llvm::ArrayRef<std::string> paths);

  /// Adds files of a list, which are not looked at.
  void addListed(std::vector<std::string> listed);

  /// The error, one line, if a folder could not be listed, for commands that
  /// have no verdict on it.
  llvm::Error findUnlistable() const;

  /// The error, one line, if there is no file but excluded ones.
  llvm::Error findNothingLeft() const;

  /// Drops each file that is there before, by this name or another one. Of two
  /// hard links neither is dropped: they may be meant to be two files.
  void dropRepeated();

  std::vector<std::string> files;
  /// Folders below the paths whose files are missing.
  std::vector<Unlistable> unlistable;
  LeftOut leftOut;

private:
  llvm::Error addBelow(llvm::StringRef directory);
  bool isExcluded(llvm::StringRef path) {
    bool has = exclusion.hasNamed(path);
    leftOut.excluded += has;
    return has;
  }

  Exclusion exclusion;
  unsigned sources = 0;  ///< Paths and lists that were added.
  bool hasLinks = false; ///< Whether a link to a file was found below a folder.
};

/// What is to be said of `leftOut` beside its number: a line each, as "3 files
/// are named more than once"; without those that are 0.
std::vector<std::string> describe(const LeftOut &leftOut);

} // namespace palindrome::roundtrip

#endif // PALINDROME_VERIFY_RUN_ROUNDTRIP_FILESEARCH_H
