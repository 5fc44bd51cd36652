// The parts of files that `--split-input-file` judges one by one.

#ifndef PALINDROME_VERIFY_RUN_ROUNDTRIP_SPLITINPUTS_H
#define PALINDROME_VERIFY_RUN_ROUNDTRIP_SPLITINPUTS_H

#include "palindrome/Verify.h"
#include "llvm/Support/MemoryBufferRef.h"

namespace palindrome::roundtrip {

/// The most bytes that a file may have that is split, after it was
/// decompressed: it is read in the process that all workers depend on. It is
/// also the most that this process keeps of all such files.
constexpr uint64_t mostOfSplitFile = uint64_t(256) << 20;

/// Whether `file` is a text of several parts.
bool hasParts(llvm::MemoryBufferRef file);

} // namespace palindrome::roundtrip

#endif // PALINDROME_VERIFY_RUN_ROUNDTRIP_SPLITINPUTS_H
