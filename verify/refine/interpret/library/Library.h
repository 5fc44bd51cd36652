// Calls of library functions.

#ifndef PALINDROME_VERIFY_REFINE_INTERPRET_LIBRARY_LIBRARY_H
#define PALINDROME_VERIFY_REFINE_INTERPRET_LIBRARY_LIBRARY_H

#include "verify/refine/interpret/state/Machine.h"

namespace palindrome::interpret {

/// Whether the target's library has a function of this name and type.
bool isLibraryFunction(const Machine &machine, const llvm::Function &function);

/// Executes a call of a library function into `result`. False if `callee` is
/// no library function.
bool libraryCall(Machine &machine, const llvm::CallBase &call,
                 const llvm::Function &callee, std::vector<Lanes> &arguments,
                 Lanes &result);

} // namespace palindrome::interpret

#endif // PALINDROME_VERIFY_REFINE_INTERPRET_LIBRARY_LIBRARY_H
