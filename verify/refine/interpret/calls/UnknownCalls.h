// Calls of functions whose bodies are not executed.

#ifndef PALINDROME_VERIFY_REFINE_INTERPRET_CALLS_UNKNOWNCALLS_H
#define PALINDROME_VERIFY_REFINE_INTERPRET_CALLS_UNKNOWNCALLS_H

#include "verify/refine/interpret/state/Machine.h"

namespace palindrome::interpret {

/// Calls a function whose body is unknown, of which the environment decides
/// what it does; returns its result. `target` is the called pointer, and
/// `callee` the function that it is known to point to, or null.
Lanes unknownCall(Machine &machine, const llvm::CallBase &call,
                  const Lane &target, const llvm::Function *callee,
                  std::vector<Lanes> arguments);

} // namespace palindrome::interpret

#endif // PALINDROME_VERIFY_REFINE_INTERPRET_CALLS_UNKNOWNCALLS_H
