// Floating-point arithmetic: NaN results and fast-math flags (LangRef,
// 'Behavior of Floating-Point NaN values'; 'Fast-Math Flags').

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_INTERPRET_OPERATIONS_FLOATS_H
#define PALINDROME_VERIFY_JUDGE_REFINE_INTERPRET_OPERATIONS_FLOATS_H

#include "verify/judge/refine/interpret/state/Machine.h"
#include "llvm/ADT/APFloat.h"

namespace palindrome::interpret {

/// Computes a floating-point operation of any number of operands.
using FloatCompute =
    llvm::function_ref<llvm::APFloat(llvm::ArrayRef<llvm::APFloat>)>;

/// Applies `compute` to one lane of type `scalar` of each operand. The result
/// is of type `out`; a NaN result is a choice, and the flags of `op` apply.
Lane floatLane(Machine &machine, const llvm::Operator &op,
               llvm::ArrayRef<Lane> in, llvm::Type *scalar, llvm::Type *out,
               FloatCompute compute);

/// Whether squareRootOf() computes with such numbers.
bool hasSquareRoot(const llvm::Type *scalar);
/// The square root, rounded to nearest.
llvm::APFloat squareRootOf(const llvm::APFloat &number);

/// Applies the fast-math flags of `op` to a result `lane` that is a copy of an
/// operand, as that of select. `other` is the operand that was not selected, or
/// null.
Lane applyFlags(Machine &machine, const llvm::Operator &op, llvm::Type *scalar,
                Lane lane, const Lane *other);

/// Applies the fast-math flags of a call to its result.
void applyFastMathFlags(Machine &machine, const llvm::CallBase &call,
                        llvm::ArrayRef<Lanes> arguments, Lanes &result);

/// Whether `scalar` is an IEEE-754 type that the executed function computes
/// with in the default floating-point environment, without flushing denormals.
/// Stops if not.
bool isPlainFloat(Machine &machine, llvm::Type *scalar);

} // namespace palindrome::interpret

#endif // PALINDROME_VERIFY_JUDGE_REFINE_INTERPRET_OPERATIONS_FLOATS_H
