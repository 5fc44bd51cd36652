// What floating-point operations have in common: the choice of a NaN (LangRef,
// 'Behavior of Floating-Point NaN values'), fast-math flags ('Fast-Math Flags')
// and the treatment of denormals ('Floating Point Environment', and the
// function attribute "denormal-fp-math").

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_FLOATS_FLOATS_H
#define PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_FLOATS_FLOATS_H

#include "verify/judge/refine/encode/model/Terms.h"
#include "verify/judge/refine/encode/state/Encoder.h"
#include "llvm/IR/Operator.h"

namespace palindrome::encode {

// The tables of the encoders in this room.
llvm::ArrayRef<OpcodeEncoder> floatEncoders();
llvm::ArrayRef<OpcodeEncoder> floatCastEncoders();
llvm::ArrayRef<IntrinsicEncoder> floatIntrinsics();
llvm::ArrayRef<IntrinsicEncoder> floatCastIntrinsics();

/// The format of a type, or of a vector's elements. If it is not one of IEEE
/// 754, marks the problem as unsupported and returns none.
std::optional<FloatFormat> formatOf(Side &side, const llvm::Type *type);

/// The flags of `inst`. If they allow other values than those encoded (afn,
/// reassoc or contract where there is something to rewrite), marks the side as
/// encoded too narrowly.
llvm::FastMathFlags mathFlags(Side &side, const llvm::Instruction &inst);

/// Computes an operation on operands whose undefs are chosen.
using FloatCompute = llvm::function_ref<FloatResult(llvm::ArrayRef<Expr>)>;

enum class NaNs {
  Any,    ///< Preferred, quieted, unchanged, or target-specific.
  Quieted ///< The same without the unchanged, which may be signaling.
};

/// Encodes an operation on one lane: flushes denormal operands and results,
/// applies the flags, and chooses the NaN if the result is one. `in` and `out`
/// are the formats of the operands and of the result. The operands' undefs are
/// chosen already.
Lane floatLane(Side &side, llvm::FastMathFlags flags, FloatFormat in,
               FloatFormat out, llvm::ArrayRef<Lane> operands,
               FloatCompute compute, NaNs nans = NaNs::Any);

/// Whether the top bit of the type is its sign, and its only one. If not, marks
/// the problem as unsupported.
bool hasSignBit(Side &side, const llvm::Type *type);

/// Whether `x` is in one of the classes in `mask`, a set of `FPClassTest` bits.
Expr isInClass(FloatFormat format, Expr x, unsigned mask);

/// Whether nnan or ninf make the value `x` poison.
Expr isExcluded(llvm::FastMathFlags flags, FloatFormat format, Expr x);

/// Applies the flags of `inst` to a lane of its result, for operations that
/// only select or copy bits and compute no number, such as select and fneg.
Lane applyMathFlags(Side &side, const llvm::Instruction &inst, Lane lane);
/// The same for all lanes of its value, if that is of a floating-point type.
Lanes applyMathFlags(Side &side, const llvm::Instruction &inst, Lanes value);
/// Whether nnan or ninf of a call make its result poison because of `lane`,
/// which is of an argument or of the result.
Expr excludedByMathFlags(Side &side, const llvm::Instruction &inst,
                         llvm::Type *type, const Lane &lane);

/// The result of an operation of which only the name is known: an uninterpreted
/// function of the operands, the same in source and target.
FloatResult unspecified(Side &side, llvm::StringRef name, FloatFormat format,
                        llvm::ArrayRef<Expr> operands);

/// The minimum or maximum of two operands, in the sense of the intrinsic
/// `inst`.
FloatResult extremum(Side &side, const llvm::Instruction &inst,
                     FloatFormat format, llvm::ArrayRef<Expr> operands);

/// The operand `x`, with a denormal flushed if the function's mode for inputs
/// requires it.
Expr readOperand(Side &side, FloatFormat format, Expr x);

} // namespace palindrome::encode

#endif // PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_FLOATS_FLOATS_H
