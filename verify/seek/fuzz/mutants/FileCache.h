// The files that mutants are made of, in memory.

#ifndef PALINDROME_VERIFY_SEEK_FUZZ_MUTANTS_FILECACHE_H
#define PALINDROME_VERIFY_SEEK_FUZZ_MUTANTS_FILECACHE_H

#include "verify/seek/mutate/Mutant.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/MemoryBuffer.h"

namespace palindrome::fuzz {

/// Files that stay in memory once they were read.
class FileCache {
public:
  /// The contents of `path`; nothing if it cannot be read. The identifier has
  /// the extension of the path alone: modules take it as the name of their
  /// source, and a mutant must not depend on where its seed is.
  std::optional<llvm::MemoryBufferRef> read(llvm::StringRef path);
  /// `read`, for grafts; this object must outlive it.
  mutate::DonorLoader loader();

private:
  llvm::StringMap<std::unique_ptr<llvm::MemoryBuffer>> files;
};

} // namespace palindrome::fuzz

#endif // PALINDROME_VERIFY_SEEK_FUZZ_MUTANTS_FILECACHE_H
