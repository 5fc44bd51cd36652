// Finds the pass of a lowering that is wrong: what the passes make of a
// function is run after each of them.

#ifndef PALINDROME_VERIFY_RUN_LOWERING_STAGES_H
#define PALINDROME_VERIFY_RUN_LOWERING_STAGES_H

#include "verify/run/lowering/Judge.h"
#include "verify/run/lowering/Wrong.h"

namespace palindrome::lowering {

/// The passes of the lowering `follow` of which one is wrong on `program`,
/// whose lowering does something else; in their order, mostly one.
///
/// The rules of MLIR's documents run a state of the module as long as there is
/// one for each op. The first state that does something else is due to the
/// passes since the last one that did not. Where the conversions to the `llvm`
/// dialect have begun there is no such state: the passes that convert ops, and
/// not functions and constants alone, remain.
std::vector<std::string> findWrongPasses(const Program &program,
                                         const FollowPasses &follow,
                                         const RunOptions &options);

} // namespace palindrome::lowering

#endif // PALINDROME_VERIFY_RUN_LOWERING_STAGES_H
