// Refinement of outcomes: whether the source allows what the target did.

#ifndef PALINDROME_VERIFY_REFINE_INTERPRET_REFINEMENT_OUTCOMEREFINEMENT_H
#define PALINDROME_VERIFY_REFINE_INTERPRET_REFINEMENT_OUTCOMEREFINEMENT_H

#include "verify/refine/interpret/state/LaneRefinement.h"
#include "verify/refine/interpret/state/Outcome.h"

namespace palindrome::interpret {

/// Whether `target`, an outcome of the target, refines `source`, an outcome of
/// the source. If the answer is `No`, `why` describes the difference in a line.
Match outcomeRefines(const Outcome &target, const Outcome &source,
                     std::string &why);

} // namespace palindrome::interpret

#endif // PALINDROME_VERIFY_REFINE_INTERPRET_REFINEMENT_OUTCOMEREFINEMENT_H
