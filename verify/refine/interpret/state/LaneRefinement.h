// When one lane refines another.

#ifndef PALINDROME_VERIFY_REFINE_INTERPRET_STATE_LANEREFINEMENT_H
#define PALINDROME_VERIFY_REFINE_INTERPRET_STATE_LANEREFINEMENT_H

#include "verify/refine/interpret/state/Value.h"

namespace palindrome::interpret {

/// `Maybe` where A's outcome stands for more than it shows.
enum class Match { Yes, Maybe, No };

/// The same of one lane of type `type`, where it is known; of two pointers
/// `pointers` says.
Match laneRefines(
    const Lane &b, const Lane &a, llvm::Type *type,
    llvm::function_ref<Match(const Lane &, const Lane &)> pointers);

} // namespace palindrome::interpret

#endif // PALINDROME_VERIFY_REFINE_INTERPRET_STATE_LANEREFINEMENT_H
