// Intrinsics of pointers (LangRef, 'llvm.ptrmask' Intrinsic).

#include "verify/refine/interpret/intrinsics/Intrinsics.h"
#include "verify/refine/interpret/operations/Elementwise.h"

using namespace llvm;

namespace palindrome::interpret {
namespace {

/// llvm.ptrmask: the pointer at the masked address, with the same provenance.
/// Where the source may choose the address, the bits that its alignment leaves
/// zero are known.
Lanes maskedPointer(Machine &machine, const IntrinsicInst &call,
                    ArrayRef<Lanes> in) {
  return elementwise(
      machine, in, operandTypes(call), call.getType(), {true},
      [&](ArrayRef<Lane> lanes) {
        const Lane &pointer = lanes[0];
        APInt mask = lanes[1].bits.zextOrTrunc(pointer.bits.getBitWidth());
        Lane result = pointer;
        if (auto address = machine.address(pointer)) {
          result.bits += (*address & mask) - *address;
          return result;
        }
        uint64_t alignment = machine.memory[pointer.object].alignment;
        if (mask.countl_one() + mask.countr_zero() == mask.getBitWidth() &&
            mask.countr_zero() <= Log2_64(alignment)) {
          result.bits &= mask;
          return result;
        }
        machine.overApproximates |= machine.isSource();
        if (!machine.isSource())
          machine.unsupported("llvm.ptrmask of an unknown address");
        return Lane::poison();
      });
}

} // namespace

IntrinsicHandler pointerIntrinsic(Intrinsic::ID id) {
  return id == Intrinsic::ptrmask ? maskedPointer : nullptr;
}

} // namespace palindrome::interpret
