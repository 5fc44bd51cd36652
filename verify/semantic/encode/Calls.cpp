// Calls: of intrinsics, through their table.

#include "verify/semantic/encode/Encoders.h"

using namespace palindrome::encode;
using namespace llvm;

static Lanes encodeCall(Side &side, const Instruction &inst) {
  auto &call = cast<CallInst>(inst);
  const llvm::Function *callee = call.getCalledFunction();
  if (!callee) {
    side.setUnsupported("an indirect call");
    return side.poison(inst.getType());
  }
  if (call.isDebugOrPseudoInst())
    return {};
  Encoder encoder = callee->isIntrinsic()
                        ? findIntrinsicEncoder(callee->getIntrinsicID())
                        : nullptr;
  if (!encoder) {
    side.setUnsupported("a call of " + (callee->isIntrinsic()
                                            ? callee->getName()
                                            : StringRef("a function")));
    return side.poison(inst.getType());
  }
  if (call.hasOperandBundles())
    side.setUnsupported("operand bundles of a call of " + callee->getName());
  Lanes value = encoder(side, inst);
  return applyAttributes(side, call.getAttributes().getRetAttrs(),
                         std::move(value));
}

ArrayRef<OpcodeEncoder> palindrome::encode::callEncoders() {
  static constexpr OpcodeEncoder encoders[] = {{Instruction::Call, encodeCall}};
  return encoders;
}
