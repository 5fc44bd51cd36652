// What floating-point operations have in common: NaNs, and fast-math flags.

#ifndef PALINDROME_VERIFY_REFINE_INTERPRET_OPERATIONS_FLOATS_H
#define PALINDROME_VERIFY_REFINE_INTERPRET_OPERATIONS_FLOATS_H

#include "verify/refine/interpret/state/Machine.h"
#include "llvm/ADT/APFloat.h"

namespace palindrome::interpret {

/// Computes a floating-point operation of any number of operands on a lane.
using FloatCompute =
    llvm::function_ref<llvm::APFloat(llvm::ArrayRef<llvm::APFloat>)>;

/// An operation whose NaN results are not determined, with its flags.
Lane floatLane(Machine &machine, const llvm::Operator &op,
               llvm::ArrayRef<Lane> in, llvm::Type *scalar, llvm::Type *out,
               FloatCompute compute);

/// A result that is what one of the operands is, such as select's, as the flags
/// of `op` have it. `other` is an operand that was not chosen, if there is one.
Lane fastResult(Machine &machine, const llvm::Operator &op, llvm::Type *scalar,
                Lane lane, const Lane *other);

/// Applies the fast-math flags of a call to its result.
void applyFastMathFlags(Machine &machine, const llvm::CallBase &call,
                        llvm::ArrayRef<Lanes> arguments, Lanes &result);

/// Whether the function that runs treats floats of that type as IEEE has it;
/// stops if not.
bool isPlainFloat(Machine &machine, llvm::Type *scalar);

} // namespace palindrome::interpret

#endif // PALINDROME_VERIFY_REFINE_INTERPRET_OPERATIONS_FLOATS_H
