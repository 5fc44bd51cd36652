// Pipes, terminals and other files that are read as they come.

#ifndef PALINDROME_VERIFY_BASE_IO_STREAM_H
#define PALINDROME_VERIFY_BASE_IO_STREAM_H

#include "llvm/Support/Error.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include <memory>

namespace palindrome {

/// Whether files of this type can be read once only, or not at all: all but
/// regular files and folders. Types that are not known are none of them.
bool isStream(llvm::sys::fs::file_type type);

/// Whether the file `path`, which need not exist, is one; "-", stdin, is.
bool isStream(llvm::StringRef path);

/// What is wrong with reading a file of this type, in words that follow its
/// name; null if nothing is. A socket cannot be opened by a name, and a disk
/// has no end worth waiting for.
const char *findStreamProblem(llvm::sys::fs::file_type type);

/// The error, without the name, of what has more than `most` bytes.
using Excess = llvm::Error (*)(uint64_t most);

/// Reads the pipe, terminal or other device `path` to its end. Waits for a pipe
/// that nobody writes to yet, and says so on stderr after two seconds. The
/// error is one line without the name; it is one if there are more than `most`
/// bytes, or if a device does not end within 64 MB, as /dev/zero.
llvm::Expected<std::unique_ptr<llvm::MemoryBuffer>>
readStream(llvm::StringRef path, uint64_t most = UINT64_MAX,
           Excess excess = nullptr);

/// Reads stdin, which may be a file, to its end, without that message.
llvm::Expected<std::unique_ptr<llvm::MemoryBuffer>> readStdin(uint64_t most,
                                                              Excess excess);

} // namespace palindrome

#endif // PALINDROME_VERIFY_BASE_IO_STREAM_H
