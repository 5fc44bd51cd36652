// Floating-point numbers of all of MLIR's formats, and fast-math flags.

#ifndef PALINDROME_VERIFY_JUDGE_DIALECTS_MACHINE_FLOATS_H
#define PALINDROME_VERIFY_JUDGE_DIALECTS_MACHINE_FLOATS_H

#include "verify/judge/dialects/machine/Scalars.h"
#include "llvm/IR/InstrTypes.h"

namespace palindrome::dialects {

constexpr llvm::APFloat::roundingMode nearestEven =
    llvm::APFloat::rmNearestTiesToEven;

/// `number` in `format`. What is too large becomes what the format has for it:
/// an infinity, else NaN, else its largest number. Nothing if the format has
/// nothing for `number`: no NaN, or no negative numbers.
std::optional<llvm::APFloat>
convert(const llvm::APFloat &number, const llvm::fltSemantics &format,
        llvm::APFloat::roundingMode mode = nearestEven);

/// The result in the format of `left` and `right` of what `change` does to
/// `left`: it adds, for instance. Nothing as above.
std::optional<llvm::APFloat>
compute(const llvm::APFloat &left, const llvm::APFloat &right,
        llvm::function_ref<void(llvm::APFloat &left, const llvm::APFloat &)>
            change);

/// Whether the fast-math flags of the op make its result poison, because one of
/// its operands or of `results` is NaN or an infinity, or a complex number with
/// such a part. Flags that allow several results are noted.
bool excludes(Scalars &scalars, llvm::ArrayRef<llvm::APFloat> results = {});

/// Gives `number` as a result, unless it is nothing or the fast-math flags
/// exclude it.
void giveReal(Scalars &scalars, const std::optional<llvm::APFloat> &number,
              unsigned result = 0);

// On terms: operations of LLVM IR that are the op by its document, with its
// fast-math flags. Formats that LLVM has no arithmetic of, and rounding modes,
// are not supported.

/// Gives what the instruction or intrinsic makes of the operands. The last
/// parameter of some intrinsics is whether they have no result for one operand,
/// which is false where `isTotal` is set.
void giveInstruction(Scalars &scalars, unsigned opcode);
void giveIntrinsic(Scalars &scalars, unsigned id, bool isTotal);
/// Gives whether `predicate` holds for the operands.
void giveComparison(Scalars &scalars, llvm::CmpInst::Predicate predicate);

template <unsigned opcode> void instruction(Scalars &scalars) {
  giveInstruction(scalars, opcode);
}
template <unsigned id> void intrinsic(Scalars &scalars) {
  giveIntrinsic(scalars, id, /*isTotal=*/false);
}
template <unsigned id> void totalIntrinsic(Scalars &scalars) {
  giveIntrinsic(scalars, id, /*isTotal=*/true);
}

} // namespace palindrome::dialects

#endif // PALINDROME_VERIFY_JUDGE_DIALECTS_MACHINE_FLOATS_H
