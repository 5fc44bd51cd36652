// Operations that apply to each lane of their operands alone.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_INTERPRET_OPERATIONS_ELEMENTWISE_H
#define PALINDROME_VERIFY_JUDGE_REFINE_INTERPRET_OPERATIONS_ELEMENTWISE_H

#include "verify/judge/refine/interpret/state/Choices.h"

namespace palindrome::interpret {

using Compute = llvm::function_ref<Lane(llvm::ArrayRef<Lane>)>;

/// Applies `compute` to each lane of the operands, as Choices::strict does. An
/// operand of one lane is an operand of each application. `types` are the types
/// of the operands, and `out` is that of the result.
Lanes elementwise(Choices &choices, llvm::ArrayRef<Lanes> operands,
                  llvm::ArrayRef<llvm::Type *> types, llvm::Type *out,
                  Strictness strictness, Compute compute);

/// The types of the operands of `user`.
llvm::SmallVector<llvm::Type *, 3> operandTypes(const llvm::User &user);

/// The poison that a shift by `amount`, at least the width, is.
Lane tooFarShift(const llvm::APInt &amount);

} // namespace palindrome::interpret

#endif // PALINDROME_VERIFY_JUDGE_REFINE_INTERPRET_OPERATIONS_ELEMENTWISE_H
