// Makes and judges the cases of a slice, in this process or in workers.

#ifndef PALINDROME_CORPUS_ENUMERATE_SLICES_H
#define PALINDROME_CORPUS_ENUMERATE_SLICES_H

#include "corpus/enumerate/SliceReport.h"
#include "corpus/enumerate/cases/Enumeration.h"

namespace palindrome {
class Engine;
} // namespace palindrome

namespace palindrome::enumerate {

struct JudgeRequest {
  const Engine *engine = nullptr; ///< Palindrome's own if null.
  std::vector<Through> through = {Through::Memory};
  unsigned jobs = 1;
  double timeoutSeconds = 60;
};

/// The number of cases of `kind`.
size_t countCases(const Kind &kind);

/// Calls `receive` with the text of each module of the slice that LLVM
/// verifies, and the number of its first case. Several cases share a module if
/// `join` is set and the kind allows it.
SliceReport
writeSlice(const Kind &kind, Enumeration::Slice slice, bool join,
           llvm::function_ref<void(size_t, const llvm::Module &)> receive);

/// Makes the cases of `slice` and sends each accepted module through the engine
/// and back in worker processes. A case that crashes or hangs costs its own
/// result only. The process must have no other threads.
SliceReport judgeSlice(const Kind &kind, Enumeration::Slice slice,
                       const JudgeRequest &request);

} // namespace palindrome::enumerate

#endif // PALINDROME_CORPUS_ENUMERATE_SLICES_H
