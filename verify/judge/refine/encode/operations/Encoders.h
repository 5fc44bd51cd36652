// The tables of encoders of instructions and intrinsics. Each file of this room
// encodes one family of operations and contributes its rows; each row names the
// function that encodes an opcode or intrinsic, and how exact the encoding is.
// Floating-point operations are in floats/, calls of functions in calls/ and
// library/.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_OPERATIONS_ENCODERS_H
#define PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_OPERATIONS_ENCODERS_H

#include "verify/judge/refine/encode/state/Encoder.h"
#include "llvm/IR/IntrinsicInst.h"

namespace palindrome::encode {

// The rows of each file.
llvm::ArrayRef<OpcodeEncoder> integerEncoders();
llvm::ArrayRef<OpcodeEncoder> castEncoders();
llvm::ArrayRef<OpcodeEncoder> aggregateEncoders();
llvm::ArrayRef<OpcodeEncoder> pointerEncoders();
llvm::ArrayRef<OpcodeEncoder> memoryEncoders();
llvm::ArrayRef<OpcodeEncoder> varArgEncoders();
llvm::ArrayRef<IntrinsicEncoder> integerIntrinsics();
llvm::ArrayRef<IntrinsicEncoder> pointerIntrinsics();
llvm::ArrayRef<IntrinsicEncoder> memoryIntrinsics();
llvm::ArrayRef<IntrinsicEncoder> invarianceIntrinsics();
llvm::ArrayRef<IntrinsicEncoder> assumeIntrinsics();
llvm::ArrayRef<IntrinsicEncoder> varArgIntrinsics();
llvm::ArrayRef<IntrinsicEncoder> fixedPointIntrinsics();
llvm::ArrayRef<IntrinsicEncoder> vectorIntrinsics();
llvm::ArrayRef<IntrinsicEncoder> reduceIntrinsics();
llvm::ArrayRef<IntrinsicEncoder> miscellaneousIntrinsics();
llvm::ArrayRef<IntrinsicEncoder> x86Intrinsics();

/// The intrinsic that `inst`, a call of one, calls.
inline llvm::Intrinsic::ID idOf(const llvm::Instruction &inst) {
  return llvm::cast<llvm::IntrinsicInst>(inst).getIntrinsicID();
}

/// The encoder of an opcode of these files or of floats/; null if there is
/// none.
const OpcodeEncoder *findEncoder(unsigned opcode);
/// The encoder of an intrinsic; null if there is none.
const IntrinsicEncoder *findIntrinsicEncoder(llvm::Intrinsic::ID id);

} // namespace palindrome::encode

#endif // PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_OPERATIONS_ENCODERS_H
