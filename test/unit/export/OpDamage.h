// Damage to the ops of llvmx themselves: their opcodes, operands, results and
// successors.

#ifndef PALINDROME_TEST_UNIT_EXPORT_OPDAMAGE_H
#define PALINDROME_TEST_UNIT_EXPORT_OPDAMAGE_H

#include "mlir/IR/Operation.h"
#include <random>
#include <string>

namespace palindrome::test {

/// Whether `op` is one that damageOp can damage.
bool isInstructionOfLLVMX(mlir::Operation *op);

/// Changes the opcode, the operands, the result's type or the successors of
/// `op`, which may be replaced by another. Says what was done.
std::string damageOp(mlir::Operation *op, std::mt19937 &random);

} // namespace palindrome::test

#endif // PALINDROME_TEST_UNIT_EXPORT_OPDAMAGE_H
