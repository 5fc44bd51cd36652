// The lookup of encoders by opcode and intrinsic.

#include "verify/judge/refine/encode/operations/Encoders.h"
#include "verify/judge/refine/encode/floats/Floats.h"

using namespace palindrome::encode;
using namespace llvm;

const OpcodeEncoder *palindrome::encode::findEncoder(unsigned opcode) {
  static const auto table = [] {
    DenseMap<unsigned, const OpcodeEncoder *> table;
    for (ArrayRef<OpcodeEncoder> part :
         {integerEncoders(), castEncoders(), floatEncoders(),
          floatCastEncoders(), aggregateEncoders(), pointerEncoders(),
          memoryEncoders(), varArgEncoders()})
      for (const OpcodeEncoder &entry : part)
        table.try_emplace(entry.opcode, &entry);
    return table;
  }();
  return table.lookup(opcode);
}

const IntrinsicEncoder *
palindrome::encode::findIntrinsicEncoder(Intrinsic::ID id) {
  static const auto table = [] {
    DenseMap<unsigned, const IntrinsicEncoder *> table;
    for (ArrayRef<IntrinsicEncoder> part :
         {integerIntrinsics(), pointerIntrinsics(), memoryIntrinsics(),
          invarianceIntrinsics(), assumeIntrinsics(), fixedPointIntrinsics(),
          floatIntrinsics(), floatCastIntrinsics(), reduceIntrinsics(),
          vectorIntrinsics(), miscellaneousIntrinsics(), x86Intrinsics(),
          varArgIntrinsics()})
      for (const IntrinsicEncoder &entry : part)
        table.try_emplace(entry.id, &entry);
    return table;
  }();
  return table.lookup(id);
}
