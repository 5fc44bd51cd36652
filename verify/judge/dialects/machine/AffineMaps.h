// Affine expressions and maps, carried out in the numbers of `index`:
// https://mlir.llvm.org/docs/Dialects/Affine/

#ifndef PALINDROME_VERIFY_JUDGE_DIALECTS_MACHINE_AFFINEMAPS_H
#define PALINDROME_VERIFY_JUDGE_DIALECTS_MACHINE_AFFINEMAPS_H

#include "verify/judge/dialects/machine/Machine.h"

namespace palindrome::dialects {

// The functions stop the machine with undefined behaviour where a sum or a
// product is no number of `index`, and where a divisor is not positive. What
// they return then is 0.

/// The value of `expression`, whose inputs are `inputs`: the dimensions, which
/// are `dimensions` many, then the symbols.
int64_t evaluate(Machine &machine, mlir::AffineExpr expression,
                 llvm::ArrayRef<int64_t> inputs, unsigned dimensions);
/// The values of all results of `map`.
Shape evaluate(Machine &machine, mlir::AffineMap map,
               llvm::ArrayRef<int64_t> inputs);

/// The values of all results of `map`, or of `expressions`, for `operands`, of
/// which the first `dimensions` are dimensions. These may be terms. Nothing if
/// the machine stops.
using Numbers = llvm::SmallVector<Bits, 4>;
std::optional<Numbers> evaluate(Machine &machine,
                                llvm::ArrayRef<mlir::AffineExpr> expressions,
                                llvm::ArrayRef<Bits> inputs,
                                unsigned dimensions);
std::optional<Numbers> evaluate(Machine &machine,
                                llvm::ArrayRef<mlir::AffineExpr> expressions,
                                mlir::ValueRange operands, unsigned dimensions);
inline std::optional<Numbers> evaluate(Machine &machine, mlir::AffineMap map,
                                       mlir::ValueRange operands) {
  return evaluate(machine, map.getResults(), operands, map.getNumDims());
}

/// `constants`, with `dynamic` in the places of `ShapedType::kDynamic`: the
/// sizes, offsets or strides of an op. Nothing, and the machine has stopped, if
/// one is poison.
std::optional<Numbers> numbersOf(Machine &machine,
                                 llvm::ArrayRef<int64_t> constants,
                                 mlir::ValueRange dynamic);

/// The sum or the product of two numbers of `index`, of which an overflow is
/// undefined behaviour.
Bits addExactly(Machine &machine, const Bits &left, const Bits &right);
Bits multiplyExactly(Machine &machine, const Bits &left, const Bits &right);

/// The number for people, if it is known.
std::string textOf(const Bits &number);

int64_t addIndices(Machine &machine, int64_t left, int64_t right);
int64_t multiplyIndices(Machine &machine, int64_t left, int64_t right);

/// Whether the sum is a number of `index`.
bool hasSum(Machine &machine, int64_t left, int64_t right);

/// `left` divided by `right` towards negative infinity.
int64_t floorDivide(Machine &machine, int64_t left, int64_t right);
/// What is left then, at least 0 and less than `right`.
int64_t modulo(Machine &machine, int64_t left, int64_t right);

/// How often a loop runs that counts from `lower` by `step`, a positive number,
/// as long as it is below `upper`; the largest number if that is more often.
/// There is latitude if the number after the last one is none of `index`: the
/// loop ends, or goes on where that wraps to.
int64_t countSteps(Machine &machine, int64_t lower, int64_t upper,
                   int64_t step);
/// The number of its iteration `iteration`.
inline int64_t numberOf(int64_t iteration, int64_t lower, int64_t step) {
  return static_cast<int64_t>(lower + static_cast<uint64_t>(iteration) * step);
}

} // namespace palindrome::dialects

#endif // PALINDROME_VERIFY_JUDGE_DIALECTS_MACHINE_AFFINEMAPS_H
