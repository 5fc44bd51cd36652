// A search for a counterexample that follows a path: to a place of the target
// that is likely to be wrong.

#ifndef PALINDROME_VERIFY_REFINE_GUIDE_GUIDE_H
#define PALINDROME_VERIFY_REFINE_GUIDE_GUIDE_H

#include "verify/refine/replay/Replay.h"

namespace palindrome::guide {

/// Looks for an input on which the target arrives at one of its suspects
/// (Suspects.h), the callee accesses what it is passed, and the source has no
/// such behavior. It runs the target, and changes the input where the run goes
/// wrong or astray: up to `seconds` of processor time. What is found has been
/// replayed on both functions.
std::optional<replay::Counterexample>
searchSuspects(const llvm::Function &source, const llvm::Function &target,
               double seconds);

} // namespace palindrome::guide

#endif // PALINDROME_VERIFY_REFINE_GUIDE_GUIDE_H
