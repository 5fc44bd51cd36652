// Intrinsics of pointers (LangRef, 'llvm.ptrmask' Intrinsic; 'llvm.stacksave'
// Intrinsic).

#include "verify/judge/refine/interpret/intrinsics/Intrinsics.h"
#include "verify/judge/refine/interpret/operations/Elementwise.h"

using namespace llvm;

namespace palindrome::interpret {
namespace {

/// llvm.ptrmask: the pointer at the masked address, with the same provenance.
/// Where the source may choose the address, the bits that its alignment leaves
/// zero are known.
Lanes maskedPointer(Machine &machine, const IntrinsicInst &call,
                    ArrayRef<Lanes> in) {
  return elementwise(
      machine.choices, in, operandTypes(call), call.getType(), {true},
      [&](ArrayRef<Lane> lanes) {
        const Lane &pointer = lanes[0];
        APInt mask = lanes[1].bits.zextOrTrunc(pointer.bits.getBitWidth());
        Lane result = pointer;
        if (auto address = machine.objects.address(pointer)) {
          result.bits += (*address & mask) - *address;
          return result;
        }
        uint64_t alignment = machine.objects[pointer.object].alignment;
        if (mask.countl_one() + mask.countr_zero() == mask.getBitWidth() &&
            mask.countr_zero() <= Log2_64(alignment)) {
          result.bits &= mask;
          return result;
        }
        if (machine.setting.isSource())
          machine.course.overApproximate();
        else
          machine.course.unsupported("llvm.ptrmask of an unknown address");
        return Lane::poison();
      });
}

/// llvm.stacksave: a number that llvm.stackrestore alone understands, which is
/// no address.
Lanes saveStack(Machine &machine, const IntrinsicInst &call, ArrayRef<Lanes>) {
  if (!all_of(call.users(), [](const User *user) {
        auto *other = dyn_cast<IntrinsicInst>(user);
        return other && other->getIntrinsicID() == Intrinsic::stackrestore;
      }))
    machine.course.unsupported("a use of a stack that was saved");
  return {Lane::pointer(0, APInt(machine.setting.width(call.getType()),
                                 machine.frames.stackHeight()))};
}

Lanes restoreStack(Machine &machine, const IntrinsicInst &call,
                   ArrayRef<Lanes> in) {
  // A parameter or a phi may be anything.
  auto *saved = dyn_cast<IntrinsicInst>(call.getArgOperand(0));
  if (!saved || saved->getIntrinsicID() != Intrinsic::stacksave)
    machine.course.unsupported("the release of a stack that was not saved");
  else if (!machine.frames.restoreStack(in[0][0].bits.getZExtValue()))
    machine.course.unsupported("a stack that was saved by another function");
  return {};
}

} // namespace

IntrinsicHandler pointerIntrinsic(Intrinsic::ID id) {
  switch (id) {
  case Intrinsic::ptrmask:
    return maskedPointer;
  case Intrinsic::stacksave:
    return saveStack;
  case Intrinsic::stackrestore:
    return restoreStack;
  default:
    return nullptr;
  }
}

} // namespace palindrome::interpret
