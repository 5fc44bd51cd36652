// Evaluates one instruction on numbers. Written from LangRef alone: it shares
// no code with the prover and the interpreter, which it tests.

#ifndef PALINDROME_TEST_REFINE_EXHAUSTIVE_OPERATIONS_H
#define PALINDROME_TEST_REFINE_EXHAUSTIVE_OPERATIONS_H

#include "llvm/ADT/ArrayRef.h"
#include <cstdint>

namespace llvm {
class Instruction;
class Type;
} // namespace llvm

namespace palindrome::exhaustive {

/// A number with the width of its type, or poison; of a result, also undefined
/// behavior. A result with an overflow flag has the flag as its highest bit.
struct Number {
  enum Kind { Bits, Poison, Undefined };
  Kind kind = Bits;
  uint32_t bits = 0;
};

/// The width of a type in bits: that of an integer, and N + 1 for `{iN, i1}`.
unsigned widthOf(const llvm::Type *type);

/// Evaluates one instruction other than select, freeze and ret. An instruction
/// that the generator does not make ends the program.
Number apply(const llvm::Instruction &instruction,
             llvm::ArrayRef<Number> operands);

} // namespace palindrome::exhaustive

#endif // PALINDROME_TEST_REFINE_EXHAUSTIVE_OPERATIONS_H
