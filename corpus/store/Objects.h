// The files of a store that hold its modules.

#ifndef PALINDROME_CORPUS_STORE_OBJECTS_H
#define PALINDROME_CORPUS_STORE_OBJECTS_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <memory>
#include <string>

namespace palindrome::corpus {

/// A module that is on disk, but not yet among the objects.
struct Staged {
  std::string path;
  std::string digest;
  uint64_t size = 0;       ///< Of the module, in bytes.
  uint64_t storedSize = 0; ///< Of the file, in bytes.
};

/// Whether `digest` and `form` may name a module in a store: a content digest,
/// and ll, bc, mlir or mlirbc.
bool isObjectName(llvm::StringRef digest, llvm::StringRef form);

/// An error if `path` is a symbolic link, which leads to what is not the
/// store's own.
llvm::Error refuseLink(const llvm::Twine &path);

/// The folder `objects/`, whose files are modules compressed by zstd, named by
/// their digests: `objects/ab/cdef....ll.zst`; and `incoming/`, in which they
/// are written first, so that a file among the objects is always a whole one.
/// An error is one line that begins with the path.
///
/// A store may come from elsewhere. No member has a file outside of the store
/// made, changed or removed: digests and forms are checked by whoever reads
/// them (see isObjectName), and a symbolic link in the place of a folder is an
/// error wherever something is written or removed.
class Objects {
public:
  explicit Objects(std::string folder) : folder(std::move(folder)) {}
  ~Objects();
  Objects(const Objects &) = delete;
  Objects &operator=(const Objects &) = delete;

  /// Makes the folders. If no other process is adding to the store, removes
  /// what killed ones left in `incoming/`. Until this object is destroyed,
  /// others know that this process is adding.
  llvm::Error prepare();

  /// Writes a module to `incoming/`. Any process may do it while one that has
  /// called `prepare` lives.
  llvm::Expected<Staged> stage(llvm::StringRef contents) const;
  /// Moves a module to its place.
  llvm::Error keep(const Staged &staged, llvm::StringRef form) const;
  /// Removes a module that is not to be kept.
  void drop(const Staged &staged) const;

  /// The contents of a module; an error if they are not what the digest says.
  llvm::Expected<std::string> read(llvm::StringRef digest,
                                   llvm::StringRef form) const;
  /// Whether `remove` can remove a module, as far as that can be told.
  llvm::Error checkRemoval(llvm::StringRef digest, llvm::StringRef form) const;
  /// Removes a module, if it is there.
  llvm::Error remove(llvm::StringRef digest, llvm::StringRef form) const;

  /// The path of a module with such a name (see isObjectName).
  std::string pathOf(llvm::StringRef digest, llvm::StringRef form) const;

private:
  llvm::Error checkFolders() const;

  const std::string folder;
  int lock = -1;
};

} // namespace palindrome::corpus

#endif // PALINDROME_CORPUS_STORE_OBJECTS_H
