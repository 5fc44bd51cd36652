// Combines the counts of an LLVM module with those of the imported module.

#include "palindrome/Census.h"
#include <algorithm>

using namespace palindrome;

Census
palindrome::compareCounts(const std::map<std::string, uint64_t> &total,
                          const std::map<std::string, uint64_t> &represented) {
  Census census;
  for (const auto &[kind, count] : total) {
    auto found = represented.find(kind);
    uint64_t have = found == represented.end() ? 0 : found->second;
    census[kind] = {count, std::min(have, count)};
  }
  return census;
}

void palindrome::addCensus(Census &sum, const Census &part) {
  for (const auto &[kind, count] : part) {
    CensusCount &entry = sum[kind];
    entry.total += count.total;
    entry.represented += count.represented;
  }
}
