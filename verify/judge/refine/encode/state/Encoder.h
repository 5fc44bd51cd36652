// The tables of encoders, and what most encoders do: apply an operation to each
// lane.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_STATE_ENCODER_H
#define PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_STATE_ENCODER_H

#include "verify/judge/refine/encode/state/Side.h"
#include "llvm/IR/IntrinsicInst.h"

namespace palindrome::encode {

struct OpcodeEncoder {
  unsigned opcode;
  Encoder encode;
  Exactness exactness;
};

struct IntrinsicEncoder {
  llvm::Intrinsic::ID id;
  Encoder encode;
  Exactness exactness;
};

/// Applies `op` to each pair of lanes of the two operands. A lane of the result
/// is poison if an operand's lane is. Undefs in the operands are chosen once
/// for this use.
template <typename Op>
Lanes encodeLanewise(Side &side, const llvm::Value *a, const llvm::Value *b,
                     Op op) {
  Lanes left = side.use(a), right = side.use(b), result;
  for (auto [x, y] : llvm::zip_equal(left, right)) {
    Lane lane = op(x, y);
    lane.poison = lane.poison || x.poison || y.poison;
    lane.undefs = x.undefs;
    addUndefs(lane.undefs, y.undefs);
    result.push_back(std::move(lane));
  }
  return result;
}

/// The same for one operand.
template <typename Op>
Lanes encodeLanewise(Side &side, const llvm::Value *a, Op op) {
  Lanes result;
  for (const Lane &x : side.use(a)) {
    Lane lane = op(x);
    lane.poison = lane.poison || x.poison;
    lane.undefs = x.undefs;
    result.push_back(std::move(lane));
  }
  return result;
}

} // namespace palindrome::encode

#endif // PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_STATE_ENCODER_H
