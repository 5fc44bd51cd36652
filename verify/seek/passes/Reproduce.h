// Makes the module on which a pass is wrong small.

#ifndef PALINDROME_VERIFY_SEEK_PASSES_REPRODUCE_H
#define PALINDROME_VERIFY_SEEK_PASSES_REPRODUCE_H

#include "palindrome/Passes.h"

namespace palindrome::passes {

/// Reduces the module of the wrong pass of `report`, which has one, as
/// `palindrome reduce` does, while the pass alone is different on it by the
/// prover, or by the run that showed it, in about `seconds` of wall time. The
/// module stays as it is if the pass alone does not show that.
///
/// The calling process must have no other threads.
void reduceWrong(PassReport &report, const Engine &engine,
                 const PassOptions &options, unsigned seconds);

} // namespace palindrome::passes

#endif // PALINDROME_VERIFY_SEEK_PASSES_REPRODUCE_H
