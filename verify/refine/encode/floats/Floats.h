// What the operations on floating-point numbers have in common: NaNs that are
// not determined, fast-math flags, denormals (LangRef, behavior of
// floating-point NaN values, fast-math flags, "denormal-fp-math").

#ifndef PALINDROME_VERIFY_REFINE_ENCODE_FLOATS_FLOATS_H
#define PALINDROME_VERIFY_REFINE_ENCODE_FLOATS_FLOATS_H

#include "verify/refine/encode/model/Terms.h"
#include "verify/refine/encode/state/Encoder.h"
#include "llvm/IR/Operator.h"

namespace palindrome::encode {

// The tables of the encoders in this room.
llvm::ArrayRef<OpcodeEncoder> floatEncoders();
llvm::ArrayRef<OpcodeEncoder> floatCastEncoders();
llvm::ArrayRef<IntrinsicEncoder> floatIntrinsics();
llvm::ArrayRef<IntrinsicEncoder> floatCastIntrinsics();

/// The format of a type, or of a vector's elements; sets the pair unsupported
/// if it is none of IEEE's.
std::optional<FloatFormat> formatOf(Side &side, const llvm::Type *type);

/// The flags of `inst`. Those that allow other values by rewriting more than
/// one instruction make the pair unsupported in B, and its failing doubtful if
/// they are in A.
llvm::FastMathFlags mathFlags(Side &side, const llvm::Instruction &inst);

/// Computes an operation on operands that are used.
using FloatCompute = llvm::function_ref<FloatResult(llvm::ArrayRef<Expr>)>;

enum class NaNs {
  Any,    ///< Those that LangRef allows for operations.
  Quieted ///< All but the unchanged.
};

/// The result of an operation on lanes of format `in`, with these flags and a
/// NaN that is chosen. The lanes have been used.
Lane floatLane(Side &side, llvm::FastMathFlags flags, FloatFormat in,
               FloatFormat out, llvm::ArrayRef<Lane> operands,
               FloatCompute compute, NaNs nans = NaNs::Any);

/// Whether the first bit of the type is all of its sign; sets the pair
/// unsupported if not.
bool hasSignBit(Side &side, const llvm::Type *type);

/// Whether the flags make poison of `x`.
Expr isExcluded(llvm::FastMathFlags flags, FloatFormat format, Expr x);

/// What the flags of `inst` make of a lane that is one of its operands' bits,
/// as select has it, and of no other value.
Lane applyMathFlags(Side &side, const llvm::Instruction &inst, Lane lane);
/// The same for all lanes of its value, if it is one of numbers.
Lanes applyMathFlags(Side &side, const llvm::Instruction &inst, Lanes value);
/// Whether the flags of a call make its result poison, for an argument or for
/// what it is.
Expr excludedByMathFlags(Side &side, const llvm::Instruction &inst,
                         llvm::Type *type, const Lane &lane);

/// What the function or operation of that name gives for the same operands in
/// either function, of which nothing else is said.
FloatResult unspecified(Side &side, llvm::StringRef name, FloatFormat format,
                        llvm::ArrayRef<Expr> operands);

/// The minimum or maximum that `inst`, an intrinsic, is about.
FloatResult extremum(Side &side, const llvm::Instruction &inst,
                     FloatFormat format, llvm::ArrayRef<Expr> operands);

/// As the function that runs treats denormal operands.
Expr readOperand(Side &side, FloatFormat format, Expr x);

} // namespace palindrome::encode

#endif // PALINDROME_VERIFY_REFINE_ENCODE_FLOATS_FLOATS_H
