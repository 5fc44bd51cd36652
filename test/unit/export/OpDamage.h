// Damages ops of llvmx at random: their opcodes, operands, results and
// successors.

#ifndef PALINDROME_TEST_UNIT_EXPORT_OPDAMAGE_H
#define PALINDROME_TEST_UNIT_EXPORT_OPDAMAGE_H

#include "mlir/IR/Operation.h"
#include <random>
#include <string>

namespace palindrome::test {

/// Whether damageOp can damage `op`.
bool isInstructionOfLLVMX(mlir::Operation *op);

/// Changes the opcode, the operands, the result's type or the successors of
/// `op`, which may be replaced by another. Returns a description of the change.
std::string damageOp(mlir::Operation *op, std::mt19937 &random);

} // namespace palindrome::test

#endif // PALINDROME_TEST_UNIT_EXPORT_OPDAMAGE_H
