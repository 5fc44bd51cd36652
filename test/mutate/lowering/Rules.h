// Mutants of the rules of ops.

#ifndef PALINDROME_TEST_MUTATE_LOWERING_RULES_H
#define PALINDROME_TEST_MUTATE_LOWERING_RULES_H

#include "test/mutate/lowering/Fixtures.h"
#include "test/mutate/lowering/Table.h"

namespace palindrome::mutate {

/// Changes the rule of each op whose name begins with `prefix`, and looks
/// whether the unit tests of the rules fail, the programs of `fixtures` do
/// something else when they are interpreted, and the judge calls the lowering
/// of `fixtures` wrong.
void mutateRules(const std::vector<Fixture> &fixtures, llvm::StringRef prefix,
                 Table &table);

} // namespace palindrome::mutate

#endif // PALINDROME_TEST_MUTATE_LOWERING_RULES_H
