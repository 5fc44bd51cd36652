// Calls of library functions that act on the world outside of the program:
// streams, files, processes. What they do is not known; what the standards say
// that they may do, is.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_INTERPRET_LIBRARY_OUTSIDE_H
#define PALINDROME_VERIFY_JUDGE_REFINE_INTERPRET_LIBRARY_OUTSIDE_H

#include "verify/judge/refine/interpret/library/Functions.h"

namespace palindrome::interpret {

Lane nullPointer(const Machine &machine);

/// Notes that a call is passed a stream. A null pointer, or one to a stream
/// that was closed, is undefined behavior, and so may be one to memory that the
/// function accesses in other ways.
void useStream(Machine &machine, const Lane &stream);
/// The stream that the variable `stdout` of C's library points to; nothing
/// where neither function names it.
std::optional<Lane> standardOutput(const Machine &machine);
/// Records a call as an event.
void recordOutside(Machine &machine, Event &&event);

/// Executes a call of a function that prints, or another one. False if
/// `function` is none that is known.
bool printFunction(Machine &machine, const llvm::CallBase &call,
                   const llvm::Function &callee, llvm::LibFunc function,
                   llvm::ArrayRef<Lanes> arguments, Lanes &result);
bool outsideFunction(Machine &machine, const llvm::CallBase &call,
                     const llvm::Function &callee, llvm::LibFunc function,
                     llvm::ArrayRef<Lanes> arguments, Lanes &result);

} // namespace palindrome::interpret

#endif // PALINDROME_VERIFY_JUDGE_REFINE_INTERPRET_LIBRARY_OUTSIDE_H
