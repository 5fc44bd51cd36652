// Runs a program of the user's, without a shell.

#ifndef PALINDROME_CORPUS_HARVEST_COMPILE_RUN_H
#define PALINDROME_CORPUS_HARVEST_COMPILE_RUN_H

#include "verify/base/execute/Capture.h"
#include "llvm/ADT/ArrayRef.h"

namespace palindrome::corpus::harvest {

/// Runs the program words[0], which is searched for in PATH, with the other
/// words as its arguments, in the folder `directory`. It is ended after
/// `timeoutSeconds` of wall time; 0: never. A program that cannot be run exits
/// with status 127, and the reason is in its errors.
llvm::Expected<execute::Capture> runProgram(llvm::ArrayRef<std::string> words,
                                            const std::string &directory,
                                            double timeoutSeconds);

/// How a program that has not succeeded ended, such as "it failed with status
/// 2", or the first line of its errors that says what is wrong.
std::string reasonOf(const execute::Capture &run, double timeoutSeconds);

} // namespace palindrome::corpus::harvest

#endif // PALINDROME_CORPUS_HARVEST_COMPILE_RUN_H
