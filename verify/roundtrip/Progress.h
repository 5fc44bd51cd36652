// A progress bar on a terminal, out of the way of the lines around it.

#ifndef PALINDROME_VERIFY_ROUNDTRIP_PROGRESS_H
#define PALINDROME_VERIFY_ROUNDTRIP_PROGRESS_H

#include "llvm/Support/raw_ostream.h"
#include <chrono>
#include <cstdint>

namespace palindrome {

/// Draws on `os` if that is a terminal, else does nothing.
class Progress {
public:
  Progress(llvm::raw_ostream &os, uint64_t total);
  ~Progress() { clear(); }

  /// Counts `shortfalls` to be shown beside the bar; redraws ten times a
  /// second at most.
  void update(uint64_t done, uint64_t shortfalls);

  /// Takes the bar away, so that a line can be printed in its place.
  void clear();

private:
  llvm::raw_ostream &os;
  uint64_t total;
  bool enabled;
  bool drawn = false;
  std::chrono::steady_clock::time_point last;
};

} // namespace palindrome

#endif // PALINDROME_VERIFY_ROUNDTRIP_PROGRESS_H
