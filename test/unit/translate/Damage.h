// Damage to carried information: one entry at a time, chosen by a seed, as a
// stale or careless tool may leave it.

#ifndef PALINDROME_TEST_UNIT_TRANSLATE_DAMAGE_H
#define PALINDROME_TEST_UNIT_TRANSLATE_DAMAGE_H

#include "mlir/IR/BuiltinOps.h"
#include <random>
#include <string>

namespace palindrome::test {

/// Changes one carried attribute of `module`, or a part of one: removes,
/// retargets, truncates, extends or replaces it. Says what was done; "" when
/// the module carries nothing.
std::string damage(mlir::ModuleOp module, std::mt19937 &random);

/// Exports `module`, damaged as it may be. The result must verify or an error
/// be reported; neither LLVM's verifier nor its printer may crash on it. Says
/// what is wrong, or "".
std::string exportSafely(mlir::ModuleOp module);

} // namespace palindrome::test

#endif // PALINDROME_TEST_UNIT_TRANSLATE_DAMAGE_H
