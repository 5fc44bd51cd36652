// How far palindrome refine is, on a terminal.

#ifndef PALINDROME_TOOLS_COMMANDS_REFINE_PROGRESS_H
#define PALINDROME_TOOLS_COMMANDS_REFINE_PROGRESS_H

#include "verify/base/terminal/Progress.h"
#include "verify/judge/refine/Check.h"
#include <chrono>
#include <map>

namespace palindrome::tools {

/// A progress bar: how many of `pairs`, which outlive it, are judged, and which
/// one is being judged for the longest time.
class RefineProgress {
public:
  explicit RefineProgress(llvm::ArrayRef<refine::FunctionPair> pairs)
      : pairs(pairs), bar(pairs.size()) {}

  /// What `checkPairs` is to call. Nothing if there is no bar.
  refine::PairEvents events();

  /// The first `done` pairs are judged, of which `shortfalls` fell short.
  void finish(size_t done, uint64_t shortfalls);

  /// Removes the bar.
  void clear() { bar.clear(); }

private:
  using Clock = std::chrono::steady_clock;
  void show();

  llvm::ArrayRef<refine::FunctionPair> pairs;
  Progress bar;
  /// When workers began with the pairs that they judge, by their numbers.
  std::map<size_t, Clock::time_point> begun;
  size_t numDone = 0;
  uint64_t numShort = 0;
};

} // namespace palindrome::tools

#endif // PALINDROME_TOOLS_COMMANDS_REFINE_PROGRESS_H
