// A look at a question before a solver is asked: some inputs show at once that
// the answer is no.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_REPLAY_GLANCE_H
#define PALINDROME_VERIFY_JUDGE_REFINE_REPLAY_GLANCE_H

#include "palindrome/Refine.h"
#include "llvm/IR/Function.h"
#include <vector>

namespace palindrome::replay {

/// Whether one of a few likely inputs shows that `target` does not refine
/// `source`, two functions that access no memory. If none does, nothing is
/// known. The inputs are `likely`, each with the bits of arguments, or none for
/// poison, and others,
/// which are the same each time.
bool differsAtAGlance(
    const llvm::Function &source, const llvm::Function &target,
    const RefineOptions &options,
    llvm::ArrayRef<std::vector<std::optional<llvm::APInt>>> likely = {});

} // namespace palindrome::replay

#endif // PALINDROME_VERIFY_JUDGE_REFINE_REPLAY_GLANCE_H
