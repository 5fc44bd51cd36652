// The operations, each in the file of its concern.

#ifndef PALINDROME_VERIFY_REFINE_INTERPRET_OPERATIONS_OPERATIONS_H
#define PALINDROME_VERIFY_REFINE_INTERPRET_OPERATIONS_OPERATIONS_H

#include "verify/refine/interpret/state/Machine.h"

namespace palindrome::interpret {

using Operands = llvm::ArrayRef<Lanes>;

// IntegerOps.cpp
Lanes integerOperation(Machine &machine, const llvm::Operator &op, Operands in);
// FloatOps.cpp
Lanes negation(Machine &machine, const llvm::Operator &op, Operands in);
Lanes floatOperation(Machine &machine, const llvm::Operator &op, Operands in);
Lanes floatComparison(Machine &machine, const llvm::Operator &op, Operands in);
Lanes floatCast(Machine &machine, const llvm::Operator &op, Operands in);
// Compare.cpp
Lanes integerComparison(Machine &machine, const llvm::Operator &op,
                        Operands in);
// Casts.cpp
Lanes integerCast(Machine &machine, const llvm::Operator &op, Operands in);
Lanes bitCast(Machine &machine, const llvm::Operator &op, Operands in);
Lanes pointerCast(Machine &machine, const llvm::Operator &op, Operands in);
Lanes freezing(Machine &machine, const llvm::Operator &op, Operands in);
Lanes selection(Machine &machine, const llvm::Operator &op, Operands in);
// VectorOps.cpp
Lanes elementExtraction(Machine &machine, const llvm::Operator &op,
                        Operands in);
Lanes elementInsertion(Machine &machine, const llvm::Operator &op, Operands in);
Lanes shuffle(Machine &machine, const llvm::Operator &op, Operands in);
Lanes valueExtraction(Machine &machine, const llvm::Operator &op, Operands in);
Lanes valueInsertion(Machine &machine, const llvm::Operator &op, Operands in);
// MemoryOps.cpp
Lanes addressComputation(Machine &machine, const llvm::Operator &op,
                         Operands in);

} // namespace palindrome::interpret

#endif // PALINDROME_VERIFY_REFINE_INTERPRET_OPERATIONS_OPERATIONS_H
