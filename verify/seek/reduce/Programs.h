// The programs of LLVM and MLIR that reduce files.

#ifndef PALINDROME_VERIFY_SEEK_REDUCE_PROGRAMS_H
#define PALINDROME_VERIFY_SEEK_REDUCE_PROGRAMS_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <string>

namespace palindrome::reduce {

/// The path of `program`, such as "llvm-reduce": `chosen`, or if that is empty,
/// one among LLVM's own programs or in PATH, there also with the version as its
/// suffix. If there is none, the error names `package`, the Debian package that
/// has it.
llvm::Expected<std::string> findTool(llvm::StringRef program,
                                     llvm::StringRef package,
                                     const std::string &chosen = "");

/// The path of palindrome-ask, which is installed with the program that runs.
llvm::Expected<std::string> findAsk();

/// Runs the program `arguments[0]`, without output, in the process group of the
/// caller. `folder` is its working directory and its folder for temporary
/// files. Returns its exit status, or minus the number of the signal that has
/// ended it.
int runTool(llvm::ArrayRef<std::string> arguments, const std::string &folder);

} // namespace palindrome::reduce

#endif // PALINDROME_VERIFY_SEEK_REDUCE_PROGRAMS_H
