// Damages one carried entry of a module at random, as a tool might.

#ifndef PALINDROME_TEST_UNIT_EXPORT_DAMAGE_H
#define PALINDROME_TEST_UNIT_EXPORT_DAMAGE_H

#include "mlir/IR/BuiltinOps.h"
#include <random>
#include <string>

namespace palindrome::test {

/// Changes one carried entry of `module`, or a part of it: removes, retargets,
/// truncates, extends or replaces it; or changes one op of llvmx. Returns a
/// description of the change; "" if the module carries nothing.
std::string damage(mlir::ModuleOp module, std::mt19937 &random);

/// The outcome of exporting a damaged module.
enum class Outcome {
  Exported,     ///< The result verifies.
  Rejected,     ///< The exporter reported an error.
  NotMLIR,      ///< MLIR's own verifier rejects the damage.
  Silent,       ///< Nothing was exported, and no error was reported.
  DoesNotVerify ///< LLVM's verifier rejects the result.
};

/// Exports a damaged module, and verifies and prints the result. `message` is
/// set to the first error or warning.
Outcome exportDamaged(mlir::ModuleOp module, std::string &message);

} // namespace palindrome::test

#endif // PALINDROME_TEST_UNIT_EXPORT_DAMAGE_H
