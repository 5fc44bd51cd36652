// Mutants of the pipeline of a lowering.

#ifndef PALINDROME_TEST_MUTATE_LOWERING_PIPELINE_H
#define PALINDROME_TEST_MUTATE_LOWERING_PIPELINE_H

#include "test/mutate/lowering/Fixtures.h"
#include "test/mutate/lowering/Table.h"

namespace palindrome::mutate {

/// Lowers `fixtures` by pipelines that lack a pass, or a pattern of a pass of
/// ours, have another option, or have two neighbours exchanged: each one that
/// the pipelines of the fixtures have, if its name begins with `prefix`.
void mutatePipeline(const std::vector<Fixture> &fixtures,
                    llvm::StringRef prefix, Table &table);

} // namespace palindrome::mutate

#endif // PALINDROME_TEST_MUTATE_LOWERING_PIPELINE_H
