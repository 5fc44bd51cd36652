// Refinement of a single lane.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_INTERPRET_STATE_LANEREFINEMENT_H
#define PALINDROME_VERIFY_JUDGE_REFINE_INTERPRET_STATE_LANEREFINEMENT_H

#include "verify/judge/refine/interpret/state/Value.h"

namespace palindrome::interpret {

/// Whether the target's part refines the source's. `Maybe` where the source's
/// is an over-approximation, so that neither answer is certain.
enum class Match { Yes, Maybe, No };

/// Whether lane `target` refines lane `source`. Both have the type `type`,
/// which may be null where it is unknown. `pointers` compares two pointers.
Match laneRefines(
    const Lane &target, const Lane &source, llvm::Type *type,
    llvm::function_ref<Match(const Lane &target, const Lane &source)> pointers);

} // namespace palindrome::interpret

#endif // PALINDROME_VERIFY_JUDGE_REFINE_INTERPRET_STATE_LANEREFINEMENT_H
