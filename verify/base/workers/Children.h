// The child processes of this one.

#ifndef PALINDROME_VERIFY_BASE_WORKERS_CHILDREN_H
#define PALINDROME_VERIFY_BASE_WORKERS_CHILDREN_H

#include "llvm/ADT/SmallVector.h"
#include <sys/types.h>

namespace palindrome {

/// The child processes of this one, as the kernel lists them; none on a system
/// without that list. Of a process that reaps those of its children
/// (PR_SET_CHILD_SUBREAPER), they include processes whose parent has ended.
llvm::SmallVector<pid_t> childProcesses();

} // namespace palindrome

#endif // PALINDROME_VERIFY_BASE_WORKERS_CHILDREN_H
