// Files that record something, which may come from elsewhere: reports,
// baselines, compile databases.

#ifndef PALINDROME_VERIFY_BASE_IO_RECORD_H
#define PALINDROME_VERIFY_BASE_IO_RECORD_H

#include "llvm/Support/Error.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/MemoryBuffer.h"
#include <memory>

namespace palindrome {

/// The most that a file of JSON lines may have, in bytes: memory holds it
/// whole.
constexpr uint64_t mostOfLines = uint64_t(4) << 30;
/// The most that a text may have that is parsed at once, which takes some 20
/// times as much memory at worst.
constexpr uint64_t mostOfJSON = uint64_t(256) << 20;

/// Reads the file `path`, or a pipe or device, if it has no more than `most`
/// bytes. The error is one line without the name.
llvm::Expected<std::unique_ptr<llvm::MemoryBuffer>>
readRecord(llvm::StringRef path, uint64_t most);

/// Parses a text of JSON; an error if it has more than `mostOfJSON` bytes, or
/// is nested so deeply that LLVM's parser, which is recursive, could run out of
/// stack.
llvm::Expected<llvm::json::Value> parseRecord(llvm::StringRef text);

} // namespace palindrome

#endif // PALINDROME_VERIFY_BASE_IO_RECORD_H
