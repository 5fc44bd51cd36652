// Which functions of a module reach another one, or a variable: by calls, or by
// its address in a body or in the initial value of a variable.

#ifndef PALINDROME_VERIFY_RUN_VERSIONS_REACH_H
#define PALINDROME_VERIFY_RUN_VERSIONS_REACH_H

#include "llvm/ADT/SetVector.h"
#include "llvm/IR/Function.h"

namespace palindrome::versions {

/// The functions that refer to `global`, or to constants and variables that
/// refer to it.
llvm::SetVector<const llvm::Function *>
directUsersOf(const llvm::GlobalValue &global);

/// The functions from which `global` can be reached in any number of steps; not
/// itself, unless it calls itself.
llvm::SetVector<const llvm::Function *>
usersOf(const llvm::GlobalValue &global);

} // namespace palindrome::versions

#endif // PALINDROME_VERIFY_RUN_VERSIONS_REACH_H
