// Settles whether a module that did not come back the same still has the same
// meaning: by rules, then by proofs, then by runs.

#ifndef PALINDROME_VERIFY_SETTLE_SETTLE_H
#define PALINDROME_VERIFY_SETTLE_SETTLE_H

#include "palindrome/Refine.h"
#include "palindrome/Verify.h"

namespace palindrome::settle {

/// Decides between `Equivalent`, `Refined`, `Tested`, `Different` and `Unknown`
/// for the module `original` and `back`, what a round trip made of it, and sets
/// the verdict, the settled symbols and the message of `result`.
///
/// Each pair of functions is judged as `palindrome refine` does, in a worker
/// process of its own within the limits of `options`. The limit of time of the
/// job that calls this, if it is one of a worker, is suspended meanwhile. The
/// two modules may be in two contexts, and are not changed.
void settle(const llvm::Module &original, const llvm::Module &back,
            const RefineOptions &options, FileResult &result);

/// The verdict that states `meaning`.
Verdict verdictOf(Meaning meaning);

/// The verdict on `pair` as one on its symbol. What holds within a loop bound
/// only is unknown.
SettledSymbol settledBy(const PairResult &pair);

} // namespace palindrome::settle

#endif // PALINDROME_VERIFY_SETTLE_SETTLE_H
