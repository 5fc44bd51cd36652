// Wrong rules, made of right ones.

#ifndef PALINDROME_TEST_MUTATE_LOWERING_RULEMUTATIONS_H
#define PALINDROME_TEST_MUTATE_LOWERING_RULEMUTATIONS_H

#include "verify/judge/dialects/machine/Rules.h"

namespace palindrome::mutate {

/// A rule that can take the place of any other: it does what `allRules` says of
/// the op, but for one thing.
struct RuleMutation {
  llvm::StringLiteral name;
  dialects::RunRule run;
};

llvm::ArrayRef<RuleMutation> ruleMutations();

/// The right rule, on values and on terms.
void carryOutRight(dialects::Machine &machine, mlir::Operation *op);

/// Whether a mutation did something else than the right rule, in this process.
bool hasMutated();

} // namespace palindrome::mutate

#endif // PALINDROME_TEST_MUTATE_LOWERING_RULEMUTATIONS_H
