// The second query: of one input that replay left open, are there choices of
// A's that match?

#ifndef PALINDROME_VERIFY_REFINE_ENCODE_QUERY_CHOICEQUERY_H
#define PALINDROME_VERIFY_REFINE_ENCODE_QUERY_CHOICEQUERY_H

#include "palindrome/Refine.h"
#include "verify/refine/witness/Witness.h"

namespace palindrome::refine {

/// Whether it is unsatisfiable that, with the inputs and the memory of
/// `witness`, and with `b` choosing as it says and ending as `ending` says, A
/// has choices that match. False, with why, where it has, is not known to have
/// none, or the encoder does not let B end so; also where there are calls of
/// unknown functions, of which the environment is a part.
bool excludesMatch(const llvm::Function &a, const llvm::Function &b,
                   const Witness &witness, const Ending &ending,
                   const RefineOptions &options, Reason &why);

} // namespace palindrome::refine

#endif // PALINDROME_VERIFY_REFINE_ENCODE_QUERY_CHOICEQUERY_H
