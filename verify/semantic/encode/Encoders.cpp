// The table of encodings.

#include "verify/semantic/encode/Encoders.h"

using namespace palindrome::encode;
using namespace llvm;

Encoder palindrome::encode::findEncoder(unsigned opcode) {
  static const auto table = [] {
    DenseMap<unsigned, Encoder> table;
    for (ArrayRef<OpcodeEncoder> part :
         {integerEncoders(), castEncoders(), floatEncoders(),
          floatCastEncoders(), aggregateEncoders(), pointerEncoders(),
          memoryEncoders(), callEncoders()})
      for (const OpcodeEncoder &entry : part)
        table.try_emplace(entry.opcode, entry.encode);
    return table;
  }();
  return table.lookup(opcode);
}

Encoder palindrome::encode::findIntrinsicEncoder(Intrinsic::ID id) {
  static const auto table = [] {
    DenseMap<unsigned, Encoder> table;
    for (ArrayRef<IntrinsicEncoder> part :
         {integerIntrinsics(), memoryIntrinsics(), assumeIntrinsics(),
          fixedPointIntrinsics(), floatIntrinsics(), floatCastIntrinsics(),
          reduceIntrinsics(), vectorIntrinsics(), miscellaneousIntrinsics(),
          x86Intrinsics()})
      for (const IntrinsicEncoder &entry : part)
        table.try_emplace(entry.id, entry.encode);
    return table;
  }();
  return table.lookup(id);
}

Lanes palindrome::encode::encode(Side &side, const Instruction &inst) {
  if (Encoder encoder = findEncoder(inst.getOpcode()))
    return encoder(side, inst);
  side.setUnsupported(inst.getOpcodeName());
  return side.poison(inst.getType());
}
