// What is said of the functions of a change in the terms of the program.

#ifndef PALINDROME_VERIFY_RUN_VERSIONS_DESCRIBE_H
#define PALINDROME_VERIFY_RUN_VERSIONS_DESCRIBE_H

#include "verify/run/versions/Versions.h"

namespace palindrome::versions {

/// Adds to `change` the places of both functions, of which one may be null, the
/// names of the arguments of a counterexample, and a signature that changed.
void describeFunctions(const llvm::Function *older, const llvm::Function *newer,
                       const CompareOptions &options, Change &change);

} // namespace palindrome::versions

#endif // PALINDROME_VERIFY_RUN_VERSIONS_DESCRIBE_H
