// A progress bar on a terminal.

#include "verify/roundtrip/Progress.h"
#include <string>

using namespace palindrome;

Progress::Progress(llvm::raw_ostream &os, uint64_t total)
    : os(os), total(total), enabled(os.is_displayed()) {}

void Progress::update(uint64_t done, uint64_t shortfalls) {
  using namespace std::chrono_literals;
  auto now = std::chrono::steady_clock::now();
  if (!enabled || !total || (now - last < 100ms && done != total))
    return;
  last = now;
  constexpr unsigned width = 40;
  unsigned filled = done * width / total;
  os << "\r\033[K[" << std::string(filled, '#')
     << std::string(width - filled, ' ') << "] " << done << "/" << total;
  if (shortfalls)
    os << ", " << shortfalls << " short";
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
