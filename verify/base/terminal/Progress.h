// A progress bar on a terminal, which other output may reach as well.

#ifndef PALINDROME_VERIFY_BASE_TERMINAL_PROGRESS_H
#define PALINDROME_VERIFY_BASE_TERMINAL_PROGRESS_H

#include "llvm/Support/raw_ostream.h"
#include <chrono>
#include <cstdint>
#include <memory>

namespace palindrome {

/// A progress bar on stderr; nothing is drawn if that is not a terminal on
/// which the cursor can be moved. A process draws one bar at a time.
///
/// What else may appear on the terminal is to be written through `besideBar`,
/// or after `eraseBar`. The bar is drawn again by the next call of `update` or
/// `show`.
class Progress {
public:
  /// `total` is 0 if only lines are shown.
  explicit Progress(uint64_t total);
  ~Progress() { clear(); }
  Progress(const Progress &) = delete;
  Progress &operator=(const Progress &) = delete;

  /// Shows that `done` of the total are done, that `shortfalls` of these fell
  /// short, and what is being done now, which may be empty. Redraws at most ten
  /// times a second.
  void update(uint64_t done, uint64_t shortfalls, llvm::StringRef now = {});

  /// Shows `line` in the place of a bar, likewise at most ten times a second.
  void show(llvm::StringRef line);

  /// Removes the bar.
  void clear();

  /// Whether anything is ever drawn.
  bool isEnabled() const { return enabled; }

private:
  bool isTooEarly() const;
  void draw(llvm::StringRef line);

  uint64_t total;
  bool enabled;
  std::chrono::steady_clock::time_point last;
};

/// Removes the bar that is drawn, if there is one, so that a line can be
/// printed in its place.
void eraseBar();

/// A stream that passes on to `out`, which outlives it and writes to the file
/// `descriptor`, and erases the bar before. No bar is drawn until what was
/// written ends with a newline; after output to a pipe, none is drawn for as
/// long as its reader may take to print it. Null where `out` needs none of
/// this.
std::unique_ptr<llvm::raw_ostream> besideBar(llvm::raw_ostream &out,
                                             int descriptor);

} // namespace palindrome

#endif // PALINDROME_VERIFY_BASE_TERMINAL_PROGRESS_H
