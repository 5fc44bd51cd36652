// Shortens text of any size to one line that people can read.

#include "verify/base/io/OneLine.h"

using namespace palindrome;

/// In characters. A verifier's message may contain a whole function.
static constexpr size_t mostMessage = 1000;

std::string palindrome::oneLine(llvm::StringRef text) {
  std::string line;
  llvm::StringRef previous;
  while (!text.empty() && line.size() <= mostMessage) {
    auto [head, tail] = text.split('\n');
    text = tail;
    head = head.trim();
    // A verifier may report the same for every instruction.
    if (head.empty() || head == previous)
      continue;
    previous = head;
    if (!line.empty())
      line += "; ";
    line += head;
  }
  if (line.size() > mostMessage) {
    line.resize(mostMessage);
    line += "...";
  }
  return line;
}
