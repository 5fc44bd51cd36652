// A progress bar on a terminal.

#include "verify/roundtrip/Progress.h"
#include <string>

using namespace palindrome;

Progress::Progress(llvm::raw_ostream &os, uint64_t total)
    : os(os), total(total), enabled(os.is_displayed()) {}

void Progress::update(uint64_t done, uint64_t shortfalls) {
  if (!enabled || !total || (isTooEarly() && done != total))
    return;
  last = std::chrono::steady_clock::now();
  constexpr unsigned width = 40;
  unsigned filled = done * width / total;
  os << "\r\033[K[" << std::string(filled, '#')
     << std::string(width - filled, ' ') << "] " << done << "/" << total;
  if (shortfalls)
    os << ", " << shortfalls << " short";
  os.flush();
  drawn = true;
}

bool Progress::isTooEarly() {
  using namespace std::chrono_literals;
  return std::chrono::steady_clock::now() - last < 100ms;
}

void Progress::show(llvm::StringRef line) {
  if (!enabled || isTooEarly())
    return;
  last = std::chrono::steady_clock::now();
  os << "\r\033[K" << line;
  os.flush();
  drawn = true;
}

void Progress::clear() {
  if (!drawn)
    return;
  os << "\r\033[K";
  os.flush();
  drawn = false;
  last = {};
}
