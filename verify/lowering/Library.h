// Functions of MLIR's runner libraries that a lowering calls, for the
// interpreter of LLVM IR.

#ifndef PALINDROME_VERIFY_LOWERING_LIBRARY_H
#define PALINDROME_VERIFY_LOWERING_LIBRARY_H

#include "verify/refine/interpret/state/Machine.h"

namespace palindrome::lowering {

/// Carries out a call of function `name` where that accesses memory; returns
/// false if it is none of those.
bool callRunnerLibrary(interpret::Machine &machine, llvm::StringRef name,
                       llvm::ArrayRef<interpret::Lanes> arguments);

} // namespace palindrome::lowering

#endif // PALINDROME_VERIFY_LOWERING_LIBRARY_H
