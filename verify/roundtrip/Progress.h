// A progress bar on a terminal.

#ifndef PALINDROME_VERIFY_ROUNDTRIP_PROGRESS_H
#define PALINDROME_VERIFY_ROUNDTRIP_PROGRESS_H

#include "llvm/Support/raw_ostream.h"
#include <chrono>
#include <cstdint>

namespace palindrome {

/// A progress bar on `os`; nothing is drawn if `os` is not a terminal.
class Progress {
public:
  /// `total` is 0 if only lines are shown.
  Progress(llvm::raw_ostream &os, uint64_t total);
  ~Progress() { clear(); }

  /// Shows that `done` of the total are done and that `shortfalls` of these
  /// fell short. Redraws at most ten times a second.
  void update(uint64_t done, uint64_t shortfalls);

  /// Shows `line` in the place of a bar, likewise at most ten times a second.
  void show(llvm::StringRef line);

  /// Removes the bar, so that a line can be printed in its place.
  void clear();

private:
  llvm::raw_ostream &os;
  uint64_t total;
  bool enabled;
  bool drawn = false;
  /// Whether it is too early to draw again.
  bool isTooEarly();

  std::chrono::steady_clock::time_point last;
};

} // namespace palindrome

#endif // PALINDROME_VERIFY_ROUNDTRIP_PROGRESS_H
