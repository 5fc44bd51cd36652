// The counters of edges that the compiler adds to code, with
// -fsanitize-coverage=inline-8bit-counters. CMake's PALINDROME_EDGES has it
// instrument the translators.

#ifndef PALINDROME_CORPUS_EDGES_COUNTERS_H
#define PALINDROME_CORPUS_EDGES_COUNTERS_H

#include "llvm/ADT/ArrayRef.h"
#include <cstdint>
#include <vector>

namespace palindrome::corpus {

/// The counters of this program, one for each edge between basic blocks. None
/// if no code is instrumented.
llvm::MutableArrayRef<uint8_t> edgeCounters();

/// Sets all counters to zero.
void clearEdges();

/// The numbers of the edges that were taken since then, in ascending order.
std::vector<uint32_t> coveredEdges();

/// Differs between builds, in which the numbers of edges differ; 0 if no code
/// is instrumented. Less than 2^62.
int64_t edgesVersion();

} // namespace palindrome::corpus

#endif // PALINDROME_CORPUS_EDGES_COUNTERS_H
