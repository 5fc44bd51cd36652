// Makes the module small on which runs of MLIR show that a pass is wrong.

#ifndef PALINDROME_VERIFY_SEEK_PASSES_REDUCEBYRUNS_H
#define PALINDROME_VERIFY_SEEK_PASSES_REDUCEBYRUNS_H

#include "palindrome/Passes.h"

namespace palindrome::passes {

/// Reduces the module of `wrong`, of which `pair` is the verdict by runs, while
/// the pass alone makes something else of the input of its counterexample, or
/// of what that becomes. A comment before the module has the input. The passes
/// run in a process of their own, since they may crash. The module stays as it
/// is if the pass alone does not show the difference.
///
/// The calling process must have no other threads.
void reduceByRuns(WrongPass &wrong, const PassPair &pair, const Engine &engine,
                  const PassOptions &options, unsigned seconds);

} // namespace palindrome::passes

#endif // PALINDROME_VERIFY_SEEK_PASSES_REDUCEBYRUNS_H
