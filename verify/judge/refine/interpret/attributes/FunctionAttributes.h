// Attributes of the executed function and its parameters (LangRef, 'Function
// Attributes'), which constrain a whole execution.
//
// Twin of encode/attributes/; they share no code on purpose.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_INTERPRET_ATTRIBUTES_FUNCTIONATTRIBUTES_H
#define PALINDROME_VERIFY_JUDGE_REFINE_INTERPRET_ATTRIBUTES_FUNCTIONATTRIBUTES_H

#include "verify/judge/refine/interpret/state/Machine.h"

namespace palindrome::interpret {

/// Whether `object` is a global, or a pointer to it is in memory or in an
/// argument other than the one numbered `argument`.
bool hasOtherPointer(const Machine &machine, unsigned object,
                     unsigned argument = ~0u);

/// Stops if the executed function has attributes that the interpreter does not
/// model.
void checkSignature(Course &course, const llvm::Function &function);

/// The arguments of the executed function that are the only pointers to their
/// objects, by number.
using SoleArguments = llvm::DenseSet<unsigned>;

/// Finds them, before the execution.
SoleArguments findSoleArguments(const Machine &machine,
                                const llvm::Function &function);

/// Applies `noalias` of the executed function's result: poison if it points to
/// an object of the caller's; undefined behavior in the source if it may point
/// to one of which others have pointers.
void applyNoAliasResult(Machine &machine, const llvm::Function &function,
                        Lanes &result);

/// Checks an execution that ended as `kind`, with `result` if it returned,
/// against the attributes of the executed function. What it must not leave to
/// its caller becomes poison.
void checkEffects(Machine &machine, const llvm::Function &function,
                  const SoleArguments &sole, Lanes &result, Outcome::Kind kind);

} // namespace palindrome::interpret

#endif // PALINDROME_VERIFY_JUDGE_REFINE_INTERPRET_ATTRIBUTES_FUNCTIONATTRIBUTES_H
