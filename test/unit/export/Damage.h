// Damage to carried information: one entry at a time, chosen by a seed, as a
// stale or careless tool may leave it.

#ifndef PALINDROME_TEST_UNIT_EXPORT_DAMAGE_H
#define PALINDROME_TEST_UNIT_EXPORT_DAMAGE_H

#include "mlir/IR/BuiltinOps.h"
#include <random>
#include <string>

namespace palindrome::test {

/// Changes one carried attribute of `module`, or a part of one: removes,
/// retargets, truncates, extends or replaces it; or one op of llvmx. Says what
/// was done; "" when the module carries nothing.
std::string damage(mlir::ModuleOp module, std::mt19937 &random);

/// What became of a damaged module.
enum class Outcome {
  Exported,     ///< The result verifies.
  Rejected,     ///< The exporter reported an error.
  NotMLIR,      ///< MLIR's own verifier rejects the damage.
  Silent,       ///< Nothing was exported, and no error was reported.
  DoesNotVerify ///< LLVM's verifier rejects the result.
};

/// Exports `module`, damaged as it may be, and has LLVM verify and print the
/// result. `message` gets the first error or warning.
Outcome exportDamaged(mlir::ModuleOp module, std::string &message);

} // namespace palindrome::test

#endif // PALINDROME_TEST_UNIT_EXPORT_DAMAGE_H
