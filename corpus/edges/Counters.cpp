// Finds the counters of edges by the section that the compiler puts them into.

#include "corpus/edges/Counters.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/xxhash.h"

using namespace palindrome;

// The linker defines these where there is such a section; otherwise they are
// null.
extern "C" {
// NOLINTBEGIN(bugprone-reserved-identifier,readability-identifier-naming)
[[gnu::weak,
  gnu::visibility("hidden")]] extern uint8_t __start___sancov_cntrs[];
[[gnu::weak, gnu::visibility("hidden")]] extern uint8_t __stop___sancov_cntrs[];
// NOLINTEND(bugprone-reserved-identifier,readability-identifier-naming)
}

llvm::MutableArrayRef<uint8_t> corpus::edgeCounters() {
  uint8_t *begin = __start___sancov_cntrs, *end = __stop___sancov_cntrs;
  if (!begin || !end)
    return {};
  return {begin, end};
}

void corpus::clearEdges() { llvm::fill(edgeCounters(), 0); }

std::vector<uint32_t> corpus::coveredEdges() {
  std::vector<uint32_t> edges;
  llvm::ArrayRef<uint8_t> counters = edgeCounters();
  for (size_t i = 0; i != counters.size(); ++i)
    if (counters[i])
      edges.push_back(uint32_t(i));
  return edges;
}

/// A hash of the program's file, which decides what the edges are.
static int64_t hashOfProgram() {
  auto program = llvm::MemoryBuffer::getFile("/proc/self/exe", /*IsText=*/false,
                                             /*RequiresNullTerminator=*/false);
  uint64_t hash = program ? llvm::xxh3_64bits((*program)->getBuffer()) : 0;
  return int64_t(hash >> 2 | 1);
}

int64_t corpus::edgesVersion() {
  if (edgeCounters().empty())
    return 0;
  static const int64_t version = hashOfProgram();
  return version;
}
