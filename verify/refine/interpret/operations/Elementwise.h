// Operations that work lane by lane.

#ifndef PALINDROME_VERIFY_REFINE_INTERPRET_OPERATIONS_ELEMENTWISE_H
#define PALINDROME_VERIFY_REFINE_INTERPRET_OPERATIONS_ELEMENTWISE_H

#include "verify/refine/interpret/state/Machine.h"

namespace palindrome::interpret {

using Compute = llvm::function_ref<Lane(llvm::ArrayRef<Lane>)>;

/// Applies `compute` to each lane of the operands, strictly. Operands of one
/// lane go with each lane of the others. The types are those of the operands.
Lanes elementwise(Machine &machine, llvm::ArrayRef<Lanes> operands,
                  llvm::ArrayRef<llvm::Type *> types, llvm::Type *out,
                  Machine::Strictness strictness, Compute compute);

/// The operands' types.
llvm::SmallVector<llvm::Type *, 3> operandTypes(const llvm::User &user);

} // namespace palindrome::interpret

#endif // PALINDROME_VERIFY_REFINE_INTERPRET_OPERATIONS_ELEMENTWISE_H
