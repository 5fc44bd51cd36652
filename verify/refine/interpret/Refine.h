// When one outcome is allowed where another is.

#ifndef PALINDROME_VERIFY_REFINE_INTERPRET_REFINE_H
#define PALINDROME_VERIFY_REFINE_INTERPRET_REFINE_H

#include "verify/refine/interpret/Outcome.h"

namespace palindrome::refine {

/// `Maybe` where A's outcome stands for more than it shows.
enum class Match { Yes, Maybe, No };

/// Whether `b`, an outcome of B's, refines `a`, one of A's. Where it does not,
/// `why` says in a line what differs.
Match outcomeRefines(const Outcome &b, const Outcome &a, std::string &why);

/// The same of one lane of type `type`, where it is known; of two pointers
/// `pointers` says.
Match laneRefines(
    const Lane &b, const Lane &a, llvm::Type *type,
    llvm::function_ref<Match(const Lane &, const Lane &)> pointers);

} // namespace palindrome::refine

#endif // PALINDROME_VERIFY_REFINE_INTERPRET_REFINE_H
