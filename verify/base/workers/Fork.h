// A process that does not outlive the one that started it.

#ifndef PALINDROME_VERIFY_BASE_WORKERS_FORK_H
#define PALINDROME_VERIFY_BASE_WORKERS_FORK_H

#include <sys/types.h>

namespace palindrome {

/// As fork(), but the system kills the new process when this one ends, however
/// that comes about, and signals have no handlers there, but are ignored as
/// here: LLVM's handlers would remove the unfinished files of this one. Returns
/// 0 in the new process, its id in this one, and a negative number, with errno,
/// if none can be started.
pid_t forkWithParent();

} // namespace palindrome

#endif // PALINDROME_VERIFY_BASE_WORKERS_FORK_H
