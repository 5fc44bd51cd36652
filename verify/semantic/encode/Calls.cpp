// Calls: of intrinsics through their table, of others as unknown.

#include "verify/semantic/encode/Encoders.h"

using namespace palindrome::encode;
using namespace llvm;

/// Those that are as any function of which nothing is known.
static bool isUnknownIntrinsic(const llvm::Function &callee) {
  switch (callee.getIntrinsicID()) {
  case Intrinsic::trap:
  case Intrinsic::debugtrap:
  case Intrinsic::ubsantrap:
    return true;
  default:
    return false;
  }
}

/// But for what is about the callee.
static AttributeSet resultAttributes(const CallBase &call,
                                     AttributeList attributes) {
  return attributes.getRetAttrs().removeAttribute(call.getContext(),
                                                  Attribute::NoAlias);
}

static Lanes encodeCall(Side &side, const Instruction &inst) {
  auto &call = cast<CallInst>(inst);
  const llvm::Function *callee = call.getCalledFunction();
  if (call.isDebugOrPseudoInst())
    return {};
  Lanes value;
  if (callee && callee->isIntrinsic() && !isUnknownIntrinsic(*callee)) {
    Encoder encoder = findIntrinsicEncoder(callee->getIntrinsicID());
    if (!encoder) {
      side.setUnsupported("a call of " + callee->getName());
      return side.poison(inst.getType());
    }
    if (call.hasOperandBundles())
      side.setUnsupported("operand bundles of a call of " + callee->getName());
    value = encoder(side, inst);
  } else {
    value = encodeUnknownCall(side, call);
    if (callee)
      value =
          applyAttributes(side, resultAttributes(call, callee->getAttributes()),
                          std::move(value));
  }
  return applyAttributes(side, resultAttributes(call, call.getAttributes()),
                         std::move(value));
}

ArrayRef<OpcodeEncoder> palindrome::encode::callEncoders() {
  static constexpr OpcodeEncoder encoders[] = {{Instruction::Call, encodeCall}};
  return encoders;
}
