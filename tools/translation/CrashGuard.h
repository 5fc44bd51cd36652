// Runs an export so that a crash in it becomes an error at the op, and likewise
// LLVM's code generator.

#ifndef PALINDROME_TOOLS_TRANSLATION_CRASHGUARD_H
#define PALINDROME_TOOLS_TRANSLATION_CRASHGUARD_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"

namespace palindrome {

/// Runs `action`. Returns false if it crashed or met a fatal error of LLVM's.
/// If it is an export of a module of MLIR, an error at the op that was being
/// translated has been reported then to the diagnostic engine of its context.
///
/// Nothing that `action` made can be relied on then, and destructors of it may
/// crash: the program should end by `exitAfterCrash`.
bool runGuarded(llvm::function_ref<void()> action);

/// The first line of LLVM's reason if the last guarded action ended by a fatal
/// error; else empty.
llvm::StringRef getFatalReason();

/// Ends the program without running destructors, with the status 1. Unfinished
/// output files are removed.
[[noreturn]] void exitAfterCrash();

/// Leaves the action that `runGuarded` runs in this thread, with LLVM's reason
/// for a fatal error. Does nothing outside of one.
void leaveGuarded(const char *reason);

} // namespace palindrome

#endif // PALINDROME_TOOLS_TRANSLATION_CRASHGUARD_H
