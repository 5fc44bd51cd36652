// Which encoder an instruction goes to.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_WALK_DISPATCH_H
#define PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_WALK_DISPATCH_H

#include "verify/judge/refine/encode/state/Encoder.h"

namespace palindrome::encode {

/// Encodes an instruction with its metadata: any but phis, landing pads and
/// terminators, which the walk encodes itself. An invoke is encoded as the call
/// that it contains. Sets the problem unsupported and returns poison for an
/// instruction that has no encoder.
Lanes encode(Side &side, const llvm::Instruction &inst);

/// The encoders of calls and invokes (Calls.cpp).
llvm::ArrayRef<OpcodeEncoder> callEncoders();

} // namespace palindrome::encode

#endif // PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_WALK_DISPATCH_H
