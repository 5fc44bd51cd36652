// Calls of C library functions.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_INTERPRET_LIBRARY_LIBRARY_H
#define PALINDROME_VERIFY_JUDGE_REFINE_INTERPRET_LIBRARY_LIBRARY_H

#include "verify/judge/refine/interpret/state/Machine.h"

namespace palindrome::interpret {

/// Whether `function` has the name and the type of a library function of the
/// module's target triple.
bool isLibraryFunction(const Setting &setting, const llvm::Function &function);

/// Executes a call of a library function; `result` is its result. False if
/// `callee` is none.
bool libraryCall(Machine &machine, const llvm::CallBase &call,
                 const llvm::Function &callee, std::vector<Lanes> &arguments,
                 Lanes &result);

} // namespace palindrome::interpret

#endif // PALINDROME_VERIFY_JUDGE_REFINE_INTERPRET_LIBRARY_LIBRARY_H
