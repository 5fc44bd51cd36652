// Finds where bitcode files, and the modules in them, begin and end.

#ifndef PALINDROME_VERIFY_BASE_IO_BITCODE_H
#define PALINDROME_VERIFY_BASE_IO_BITCODE_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <vector>

namespace palindrome {

/// A bitcode file among others that stand one after another.
struct BitcodeFile {
  llvm::StringRef bytes;
  unsigned modules = 0; ///< How many it holds.
};

/// Divides `bytes`, the contents of a bitcode file or of a section to which a
/// linker has joined several, into these files. Zeros between them are
/// skipped. Reads only the sizes of blocks. It is an error if `bytes` are
/// anything else.
llvm::Expected<std::vector<BitcodeFile>> divideBitcode(llvm::StringRef bytes);

/// The number of modules in `bytes`; 0 if these are no bitcode, or broken.
unsigned countModules(llvm::StringRef bytes);

/// Whether a file that begins with `start` is an object, a library or a program
/// that LLVM's object library reads.
bool isObjectFile(llvm::StringRef start);

} // namespace palindrome

#endif // PALINDROME_VERIFY_BASE_IO_BITCODE_H
