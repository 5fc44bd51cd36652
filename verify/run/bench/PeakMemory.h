// Measures by how much the memory of this process grows meanwhile.

#ifndef PALINDROME_VERIFY_RUN_BENCH_PEAKMEMORY_H
#define PALINDROME_VERIFY_RUN_BENCH_PEAKMEMORY_H

#include <cstdint>

namespace palindrome::bench {

/// From its construction on, measures how far the resident set goes beyond that
/// of the beginning. Memory that was freed before is given back to the system,
/// so that to use it again counts; code that is read for the first time does
/// not. Objects must not overlap, since the system keeps one peak for a
/// process.
class PeakMemory {
public:
  PeakMemory();

  /// The growth in bytes; 0 if the system does not tell.
  uint64_t growth() const;

private:
  uint64_t before = 0; ///< Without what was read from files.
  bool isKnown = false;
};

} // namespace palindrome::bench

#endif // PALINDROME_VERIFY_RUN_BENCH_PEAKMEMORY_H
