// The reduction of one file: keeps a verdict while it removes what the verdict
// does not need.

#ifndef PALINDROME_VERIFY_SEEK_REDUCE_REDUCE_H
#define PALINDROME_VERIFY_SEEK_REDUCE_REDUCE_H

#include "verify/seek/reduce/Goal.h"
#include "verify/seek/reduce/Session.h"
#include "verify/seek/reduce/Subject.h"
#include "llvm/Support/MemoryBuffer.h"

namespace palindrome::reduce {

struct ReduceOptions {
  /// A goal without a class gets the first class that the original shows.
  Goal goal;
  const Engine *engine = &nativeEngine(); ///< Whose dialects are read.
  unsigned jobs = 1;
  double timeoutSeconds = 60; ///< For one question; 0: no limit.
  uint64_t memoryBytes = 0;   ///< For one worker; 0: no limit.
  /// The programs; empty for those that are installed.
  std::string llvmReduce, mlirReduce;
};

/// The size of a module.
struct Size {
  uint64_t bytes = 0;
  /// Instructions or, of MLIR, ops; nothing where the file cannot be read.
  std::optional<uint64_t> instructions;
};

struct ReduceResult {
  enum class Status {
    Reduced,     ///< `contents` shows the goal, and is no larger than before.
    NotShown,    ///< The original does not show the goal, but `answer`.
    Failed,      ///< `message` has the reason.
    Interrupted, ///< `contents` is the best so far, or empty if there is none.
  };
  Status status = Status::Failed;
  Goal goal;            ///< With its class.
  Answer answer;        ///< About the original.
  std::string message;  ///< In one line.
  std::string contents; ///< Of the reduced file, text wherever that shows it.
  Size before, after;
  uint64_t questions = 0; ///< Files that were asked about.
  uint64_t repeated = 0;  ///< Those among them that were judged before.
  double seconds = 0;     ///< Wall time.
  int signal = 0;         ///< The one that interrupted it; else 0.
};

/// Reduces `input`, whose identifier is its path, judged by `subject`. The
/// process must have no other threads. SIGINT, SIGTERM and SIGHUP end the
/// reduction while it runs. `onProgress` is called a few times a second.
ReduceResult reduceFile(llvm::MemoryBufferRef input, const Subject &subject,
                        const ReduceOptions &options,
                        llvm::function_ref<void(const Record &)> onProgress);

} // namespace palindrome::reduce

#endif // PALINDROME_VERIFY_SEEK_REDUCE_REDUCE_H
