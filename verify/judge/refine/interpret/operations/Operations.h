// Operations: the instructions and constant expressions that compute a value of
// their operands alone, each in the file of its kind.
//
// A new one gets a function here and a row in Operations.cpp.
//
// Twin of encode/operations/ and encode/floats/, which encode the same
// semantics for the solver. They share no code on purpose: each checks the
// other.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_INTERPRET_OPERATIONS_OPERATIONS_H
#define PALINDROME_VERIFY_JUDGE_REFINE_INTERPRET_OPERATIONS_OPERATIONS_H

#include "verify/judge/refine/interpret/state/Machine.h"

namespace palindrome::interpret {

using Operands = llvm::ArrayRef<Lanes>;

/// Computes the result of an operation.
using Operation = Lanes(Machine &, const llvm::Operator &, Operands);

/// The operation of an opcode, or null if the opcode is no operation.
Operation *operationOf(unsigned opcode);

// Integers.cpp
Operation integerOperation;
// Floats.cpp
Operation negation, floatOperation, floatComparison, floatCast;
// Comparisons.cpp
Operation integerComparison;
// Casts.cpp
Operation integerCast, bitCast, pointerCast;
// Selections.cpp
Operation freezing, selection;
// Aggregates.cpp
Operation elementExtraction, elementInsertion, shuffle;
Operation valueExtraction, valueInsertion;
// GetElementPtr.cpp
Operation addressComputation;

} // namespace palindrome::interpret

#endif // PALINDROME_VERIFY_JUDGE_REFINE_INTERPRET_OPERATIONS_OPERATIONS_H
