// The files that --exclude leaves out.

#ifndef PALINDROME_VERIFY_RUN_ROUNDTRIP_EXCLUSION_H
#define PALINDROME_VERIFY_RUN_ROUNDTRIP_EXCLUSION_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/GlobPattern.h"
#include <list>
#include <string>
#include <vector>

namespace palindrome::roundtrip {

/// Globs of LLVM's (llvm/Support/GlobPattern.h): `*` stands for any characters,
/// `/` among them, `?` for one, `[a-z]` for one of several, `{a,b}` for either.
/// `**/` stands for any number of folders, also for none.
class Exclusion {
public:
  /// The error, one line, names a glob that is malformed.
  static llvm::Expected<Exclusion> create(llvm::ArrayRef<std::string> globs);

  bool isEmpty() const { return globs.empty(); }

  /// Whether a glob matches what is at `path` below a folder that was named:
  /// the path itself or its last part; or, in the same way, a folder that it is
  /// in.
  bool hasBelow(llvm::StringRef path) const;

  /// Whether a glob matches a file that was named itself, or its last part.
  bool hasNamed(llvm::StringRef path) const;

private:
  struct Glob {
    std::string text; ///< `pattern` refers to it.
    llvm::GlobPattern pattern;
    bool isForFolders = false; ///< It was written with a `/` at its end.
  };

  bool matches(llvm::StringRef path, bool isFolder) const;

  std::list<Glob> globs;
};

} // namespace palindrome::roundtrip

#endif // PALINDROME_VERIFY_RUN_ROUNDTRIP_EXCLUSION_H
