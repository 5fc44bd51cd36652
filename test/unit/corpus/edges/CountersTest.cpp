// Edges that code takes.

#include "corpus/edges/Counters.h"
#include "Instrumented.h"
#include "llvm/ADT/STLExtras.h"
#include <gtest/gtest.h>

using namespace palindrome::corpus;

static std::vector<uint32_t> edgesOf(unsigned way) {
  clearEdges();
  takeEdges(way);
  return coveredEdges();
}

TEST(CorpusEdges, OtherWaysTakeOtherEdges) {
  if (edgeCounters().empty())
    GTEST_SKIP() << "the compiler instruments no code";
  EXPECT_GT(edgesVersion(), 0);
  std::vector<uint32_t> none = edgesOf(0), both = edgesOf(3);
  EXPECT_FALSE(none.empty());
  EXPECT_TRUE(llvm::is_sorted(both));
  EXPECT_NE(none, both);
  EXPECT_NE(edgesOf(1), edgesOf(2));
  EXPECT_EQ(edgesOf(3), both);
  clearEdges();
  EXPECT_TRUE(coveredEdges().empty());
}
