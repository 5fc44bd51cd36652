// Tells a stack overflow from other faults.

#ifndef PALINDROME_VERIFY_BASE_WORKERS_STACKOVERFLOW_H
#define PALINDROME_VERIFY_BASE_WORKERS_STACKOVERFLOW_H

#include "llvm/ADT/ArrayRef.h"
#include <csignal>

namespace palindrome {

/// A handler of signals that the kernel passes the cause to.
using FaultHandler = void (*)(int signal, siginfo_t *info, void *context);

/// Has `handle` handle each of `signals`, with `flags` beside SA_SIGINFO, on a
/// stack of its own: an overflow leaves no room on the stack of the thread.
/// Notes the stack of this thread, which is the one that isStackOverflow looks
/// at.
void handleFaults(llvm::ArrayRef<int> signals, FaultHandler handle, int flags);

/// Whether a signal with this cause, in the thread that called handleFaults, is
/// a stack overflow: a fault at an address near the end of the stack. It
/// allocates nothing, so that handlers of signals may ask.
bool isStackOverflow(int signal, const siginfo_t &info);

} // namespace palindrome

#endif // PALINDROME_VERIFY_BASE_WORKERS_STACKOVERFLOW_H
