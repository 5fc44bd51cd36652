// The server that interestingness tests ask. Its worker processes are forked
// once and judge one file after another, so that no question pays for the start
// of a process that loads LLVM and MLIR.

#ifndef PALINDROME_VERIFY_SEEK_REDUCE_SERVER_H
#define PALINDROME_VERIFY_SEEK_REDUCE_SERVER_H

#include "verify/seek/reduce/Goal.h"
#include "verify/seek/reduce/Session.h"
#include "verify/seek/reduce/Subject.h"

namespace palindrome::reduce {

struct ServerOptions {
  unsigned jobs = 1;   ///< Questions that are answered at the same time.
  WorkerLimits limits; ///< Of one question; `workers` is not used.
};

/// Judges `path` in a worker process of its own. The calling process must have
/// no other threads, here and below.
Answer judgeInWorker(const Subject &subject, llvm::StringRef path,
                     const WorkerLimits &limits);

/// Forks the processes that answer questions about files at the socket that it
/// returns the path of, in the folder of `session`. They run until the calling
/// process ends, and record each answer in `session`. The reply is
/// `Interesting` if `subject` judges the file as `goal` has it.
llvm::Expected<std::string> startServer(const Session &session,
                                        const Subject &subject,
                                        const Goal &goal,
                                        const ServerOptions &options);

} // namespace palindrome::reduce

#endif // PALINDROME_VERIFY_SEEK_REDUCE_SERVER_H
