// Looks for what is wrong in a process of its own: MLIR's passes crash on some
// modules, and a module that is made smaller is often one that nobody wrote.

#ifndef PALINDROME_VERIFY_RUN_LOWERING_APART_H
#define PALINDROME_VERIFY_RUN_LOWERING_APART_H

#include "palindrome/Verify.h"

namespace palindrome::lowering {

/// What `find`, which takes about as many seconds, returns; nothing if it
/// crashes or takes much longer. The limit of time of the job that runs starts
/// anew afterwards; one that `holdsThroughout` is kept.
std::optional<WrongLowering> findApart(llvm::function_ref<WrongLowering()> find,
                                       double seconds);

} // namespace palindrome::lowering

#endif // PALINDROME_VERIFY_RUN_LOWERING_APART_H
