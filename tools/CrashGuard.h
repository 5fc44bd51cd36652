// Runs an export so that a crash in it becomes an error at the op.

#ifndef PALINDROME_TOOLS_CRASHGUARD_H
#define PALINDROME_TOOLS_CRASHGUARD_H

#include "llvm/ADT/STLFunctionalExtras.h"

namespace palindrome {

/// Runs `action`, which exports a module of MLIR. Returns false if it crashed
/// or met a fatal error of LLVM's, after reporting an error at the op that was
/// being translated to the diagnostic engine of its context.
///
/// Nothing that `action` made can be relied on then, and destructors of it may
/// crash: the program should end by `exitAfterCrash`.
bool runGuarded(llvm::function_ref<void()> action);

/// Ends the program without running destructors, with the status 1. Unfinished
/// output files are removed.
[[noreturn]] void exitAfterCrash();

/// Leaves the action that `runGuarded` runs in this thread, with LLVM's reason
/// for a fatal error. Does nothing outside of one.
void leaveGuarded(const char *reason);

} // namespace palindrome

#endif // PALINDROME_TOOLS_CRASHGUARD_H
