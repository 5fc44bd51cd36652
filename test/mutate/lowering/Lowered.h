// Mutants of what a lowering makes.

#ifndef PALINDROME_TEST_MUTATE_LOWERING_LOWERED_H
#define PALINDROME_TEST_MUTATE_LOWERING_LOWERED_H

#include "test/mutate/lowering/Fixtures.h"
#include "test/mutate/lowering/Table.h"

namespace palindrome::mutate {

/// Changes the LLVM IR of each fixture `count` times by each row of
/// verify/seek/mutate/ that changes code, and looks whether the judge notices.
/// What it does not notice is given to the prover.
void mutateLowered(const std::vector<Fixture> &fixtures, unsigned count,
                   Table &table);

} // namespace palindrome::mutate

#endif // PALINDROME_TEST_MUTATE_LOWERING_LOWERED_H
