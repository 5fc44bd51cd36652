// When one outcome is allowed where another is.

#ifndef PALINDROME_VERIFY_REFINE_INTERPRET_REFINEMENT_OUTCOMEREFINEMENT_H
#define PALINDROME_VERIFY_REFINE_INTERPRET_REFINEMENT_OUTCOMEREFINEMENT_H

#include "verify/refine/interpret/state/LaneRefinement.h"
#include "verify/refine/interpret/state/Outcome.h"

namespace palindrome::interpret {

/// Whether `b`, an outcome of B's, refines `a`, one of A's. Where it does not,
/// `why` says in a line what differs.
Match outcomeRefines(const Outcome &b, const Outcome &a, std::string &why);

} // namespace palindrome::interpret

#endif // PALINDROME_VERIFY_REFINE_INTERPRET_REFINEMENT_OUTCOMEREFINEMENT_H
