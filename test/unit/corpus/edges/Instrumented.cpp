// A function whose edges are counted: CMake compiles this file with
// -fsanitize-coverage=inline-8bit-counters.

#include "Instrumented.h"

unsigned palindrome::corpus::takeEdges(unsigned way) {
  unsigned result = 0;
  if (way & 1)
    for (unsigned i = 0; i != way; ++i)
      result += i * result + 1;
  if (way & 2)
    result ^= way / 3;
  return result;
}
