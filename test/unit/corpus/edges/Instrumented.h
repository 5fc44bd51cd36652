// A function whose edges are counted.

#ifndef PALINDROME_TEST_UNIT_CORPUS_EDGES_INSTRUMENTED_H
#define PALINDROME_TEST_UNIT_CORPUS_EDGES_INSTRUMENTED_H

namespace palindrome::corpus {

/// Takes another way through its blocks for each of 0 to 3.
unsigned takeEdges(unsigned way);

} // namespace palindrome::corpus

#endif // PALINDROME_TEST_UNIT_CORPUS_EDGES_INSTRUMENTED_H
