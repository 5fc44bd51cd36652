// The second query: has the source choices that match the target's outcome for
// one input? It is asked where replay could not try all of them.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_QUERY_CHOICEQUERY_H
#define PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_QUERY_CHOICEQUERY_H

#include "palindrome/Refine.h"
#include "verify/judge/refine/witness/Witness.h"

namespace palindrome::encode {

/// Whether the source has no choices with which its outcome matches `ending`,
/// for the inputs and memory of `witness` and the target's choices in it.
/// False, with the reason in `why`, if it has some, if the solver does not
/// know, if the encoding does not let the target end so, or if either function
/// calls unknown functions, whose behavior the witness does not fix.
bool excludesMatch(const llvm::Function &source, const llvm::Function &target,
                   const refine::Witness &witness, const refine::Ending &ending,
                   const RefineOptions &options, Reason &why);

} // namespace palindrome::encode

#endif // PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_QUERY_CHOICEQUERY_H
