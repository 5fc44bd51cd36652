// The encodings of instructions: a function for each opcode or intrinsic, in a
// file for each kind, found through one table.

#ifndef PALINDROME_VERIFY_REFINE_ENCODE_OPERATIONS_ENCODERS_H
#define PALINDROME_VERIFY_REFINE_ENCODE_OPERATIONS_ENCODERS_H

#include "verify/refine/encode/state/Side.h"
#include "llvm/IR/IntrinsicInst.h"

namespace palindrome::encode {

/// Gives the value of `inst`, without lanes if it is void, and does to `side`
/// what it does. `inst` may be that of a constant expression.
using Encoder = Lanes (*)(Side &side, const llvm::Instruction &inst);

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

// One of each file.
llvm::ArrayRef<OpcodeEncoder> integerEncoders();
llvm::ArrayRef<OpcodeEncoder> castEncoders();
llvm::ArrayRef<OpcodeEncoder> aggregateEncoders();
llvm::ArrayRef<OpcodeEncoder> pointerEncoders();
llvm::ArrayRef<OpcodeEncoder> memoryEncoders();
llvm::ArrayRef<OpcodeEncoder> callEncoders();
llvm::ArrayRef<OpcodeEncoder> varArgEncoders();
llvm::ArrayRef<OpcodeEncoder> floatEncoders();
llvm::ArrayRef<OpcodeEncoder> floatCastEncoders();
llvm::ArrayRef<IntrinsicEncoder> integerIntrinsics();
llvm::ArrayRef<IntrinsicEncoder> memoryIntrinsics();
llvm::ArrayRef<IntrinsicEncoder> assumeIntrinsics();
llvm::ArrayRef<IntrinsicEncoder> varArgIntrinsics();
llvm::ArrayRef<IntrinsicEncoder> fixedPointIntrinsics();
llvm::ArrayRef<IntrinsicEncoder> floatIntrinsics();
llvm::ArrayRef<IntrinsicEncoder> floatCastIntrinsics();
llvm::ArrayRef<IntrinsicEncoder> vectorIntrinsics();
llvm::ArrayRef<IntrinsicEncoder> reduceIntrinsics();
llvm::ArrayRef<IntrinsicEncoder> miscellaneousIntrinsics();
llvm::ArrayRef<IntrinsicEncoder> x86Intrinsics();

/// Null if there is none.
const OpcodeEncoder *findEncoder(unsigned opcode);
const IntrinsicEncoder *findIntrinsicEncoder(llvm::Intrinsic::ID id);

/// Encodes `inst`, or sets the pair unsupported and gives poison.
Lanes encode(Side &side, const llvm::Instruction &inst);

/// What the attributes of a parameter or result make of its value; what is
/// undefined behaviour is added.
Lanes applyAttributes(Side &side, llvm::AttributeSet attributes, Lanes value);

/// Whether others see the access, and act on memory then: it is volatile, or
/// atomic and stronger than unordered.
bool isObserved(const llvm::Instruction &inst);
/// Marks the pair where unordered accesses were made plain.
void checkOrderings(Side &side);
/// Such an access, or a fence. The metadata of its value is not applied.
Lanes encodeObserved(Side &side, const llvm::Instruction &inst);

/// Makes the copy that `byval` passes, and gives a pointer to it.
Lane copyByValue(Side &side, const Lane &pointer, llvm::Type *type,
                 llvm::MaybeAlign align);

/// Applies those of the function and its parameters; of what it returns.
void encodeParameters(Side &side);
Lanes encodeReturn(Side &side, Lanes value);

/// Applies `op` to each pair of lanes of the two operands, used: poison where
/// either is.
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

#endif // PALINDROME_VERIFY_REFINE_ENCODE_OPERATIONS_ENCODERS_H
