// Tests that memory counts which was in use meanwhile, whether or not it still
// is.

#include "verify/run/bench/PeakMemory.h"
#include <cstring>
#include <gtest/gtest.h>
#include <memory>

using namespace palindrome;
using namespace palindrome::bench;

static constexpr size_t megabyte = 1 << 20;

/// Takes memory, writes to it, and frees it.
static void use(size_t bytes) {
  std::unique_ptr<char[]> memory(new char[bytes]);
  memset(memory.get(), 1, bytes);
  // The compiler must not leave it out.
  volatile char last = memory[bytes - 1];
  EXPECT_EQ(last, 1);
}

TEST(PeakMemory, CountsWhatWasFreed) {
  use(megabyte); // What the first use brings along does not count.
  PeakMemory peak;
  use(50 * megabyte);
  uint64_t growth = peak.growth();
  // Some systems do not tell.
  if (growth) {
    EXPECT_GE(growth, 40 * megabyte);
    EXPECT_LE(growth, 80 * megabyte);
  }
}

TEST(PeakMemory, BeginsAnew) {
  use(50 * megabyte);
  PeakMemory peak;
  use(megabyte);
  EXPECT_LE(peak.growth(), 20 * megabyte);
}
