// What floating-point operations have in common: NaNs, and fast-math flags.

#ifndef PALINDROME_VERIFY_REFINE_INTERPRET_FLOATRULES_H
#define PALINDROME_VERIFY_REFINE_INTERPRET_FLOATRULES_H

#include "verify/refine/interpret/Machine.h"
#include "llvm/ADT/APFloat.h"

namespace palindrome::refine {

/// Computes a floating-point operation of any number of operands on a lane.
using FloatCompute =
    llvm::function_ref<llvm::APFloat(llvm::ArrayRef<llvm::APFloat>)>;

llvm::APFloat floatOf(llvm::Type *scalar, const Lane &lane);

/// An operation whose NaN results are not determined, with its flags.
Lane floatLane(Machine &machine, const llvm::Operator &op,
               llvm::ArrayRef<Lane> in, llvm::Type *scalar, llvm::Type *out,
               FloatCompute compute);

/// A result that is what one of the operands is, such as select's, as the flags
/// of `op` have it. `other` is an operand that was not chosen, if there is one.
Lane fastResult(Machine &machine, const llvm::Operator &op, llvm::Type *scalar,
                Lane lane, const Lane *other);

/// Whether the function that runs treats floats of that type as IEEE has it;
/// stops if not.
bool isPlainFloat(Machine &machine, llvm::Type *scalar);

} // namespace palindrome::refine

#endif // PALINDROME_VERIFY_REFINE_INTERPRET_FLOATRULES_H
