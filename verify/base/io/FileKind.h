// What a file is that is no module, and what to do with it instead.

#ifndef PALINDROME_VERIFY_BASE_IO_FILEKIND_H
#define PALINDROME_VERIFY_BASE_IO_FILEKIND_H

#include "llvm/ADT/StringRef.h"
#include <string>

namespace palindrome {

/// What `contents`, those of the file `path`, are if they are not a single
/// module of LLVM IR or MLIR, and what to do instead, as the message of an
/// error; empty if nothing is known. It reads no more than the beginning, and
/// is for files that no parser takes: a kind that only the extension tells may
/// be wrong.
///
/// ```
/// an archive, expected one module; palindrome verify judges each, ...
/// ```
std::string describeOtherKind(llvm::StringRef contents, llvm::StringRef path);

} // namespace palindrome

#endif // PALINDROME_VERIFY_BASE_IO_FILEKIND_H
