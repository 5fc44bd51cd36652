// Calls of functions whose bodies are not executed: declarations, interposable
// definitions and pointers to other functions. The environment determines their
// effects; what the effect may not be is checked here.
//
// Twin of encode/calls/, which encodes the same calls for the solver. They
// share no code on purpose: each checks the other.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_INTERPRET_CALLS_UNKNOWNCALLS_H
#define PALINDROME_VERIFY_JUDGE_REFINE_INTERPRET_CALLS_UNKNOWNCALLS_H

#include "verify/judge/refine/interpret/state/Machine.h"

namespace palindrome::interpret {

/// Calls a function whose body is unknown; returns its result. `target` is the
/// called pointer of an indirect call, and `callee` the function that it is
/// known to be, or null.
Lanes unknownCall(Machine &machine, const llvm::CallBase &call,
                  const Lane &target, const llvm::Function *callee,
                  std::vector<Lanes> arguments);

} // namespace palindrome::interpret

#endif // PALINDROME_VERIFY_JUDGE_REFINE_INTERPRET_CALLS_UNKNOWNCALLS_H
