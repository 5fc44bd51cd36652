// What one instruction makes of numbers. Written from LangRef alone: it shares
// nothing with the prover or the interpreter that it tests.

#ifndef PALINDROME_TEST_REFINE_EXHAUSTIVE_OPERATIONS_H
#define PALINDROME_TEST_REFINE_EXHAUSTIVE_OPERATIONS_H

#include "llvm/ADT/ArrayRef.h"
#include <cstdint>

namespace llvm {
class Instruction;
class Type;
} // namespace llvm

namespace palindrome::exhaustive {

/// A number of a type of at most `widthOf` bits, or poison. What an instruction
/// gives may be undefined behaviour instead. A result with an overflow flag has
/// the flag as its highest bit.
struct Number {
  enum Kind { Bits, Poison, Undefined };
  Kind kind = Bits;
  uint32_t bits = 0;
};

/// The bits of a type: an integer's width, and one more for `{iN, i1}`.
unsigned widthOf(const llvm::Type *type);

/// Runs one instruction, anything but select, freeze and ret. What it does not
/// know ends the program.
Number apply(const llvm::Instruction &instruction,
             llvm::ArrayRef<Number> operands);

} // namespace palindrome::exhaustive

#endif // PALINDROME_TEST_REFINE_EXHAUSTIVE_OPERATIONS_H
