// Encodes llvm.assume with its operand bundles (LangRef, 'Assume Operand
// Bundles'), and intrinsics that inform the optimizer and have no effect. A
// violated assumption is undefined behavior.

#include "verify/judge/refine/encode/operations/Encoders.h"

using namespace palindrome::encode;
using namespace llvm;

///   ["nonnull"(ptr %p)]                 becomes   UB: p == null
///   ["align"(ptr %p, i64 8)]            becomes   UB: p's address % 8 != 0
///   ["dereferenceable"(ptr %p, i64 4)]  becomes   UB: *p has no 4 bytes
static void encodeBundle(Side &side, const OperandBundleUse &bundle) {
  StringRef tag = bundle.getTagName();
  auto operand = [&](unsigned number) {
    return side.useDefinite(side.get(bundle.Inputs[number]).front());
  };
  auto bytes = [&](unsigned number) {
    return operand(number).zextOrTrunc(offsetBits);
  };
  unsigned count = bundle.Inputs.size();
  if (tag == "ignore" || tag == "cold" || count == 0)
    return;
  if (tag == "noundef") {
    for (const Lane &lane : side.get(bundle.Inputs[0]))
      side.useDefinite(lane);
  } else if (tag == "nonnull" && count == 1) {
    side.addUB(side.objects.isNull(operand(0)));
  } else if (tag == "align" && (count == 2 || count == 3)) {
    auto *align = dyn_cast<ConstantInt>(bundle.Inputs[1]);
    if (!align || !align->getValue().isPowerOf2()) {
      side.setUnsupported("an alignment that is not known");
      return;
    }
    Expr address = side.objects.addressOf(operand(0));
    if (count == 3)
      address = address - operand(2).sextOrTrunc(offsetBits);
    unsigned low = align->getValue().logBase2();
    if (low != 0 && low < offsetBits)
      side.addUB(!address.trunc(low).isZero());
  } else if (tag == "dereferenceable" && count == 2) {
    side.checkAccess(operand(0), bytes(1), Align(1), /*isWrite=*/false);
  } else {
    side.setUnsupported("an assume of " + tag);
  }
}

static Lanes encodeAssume(Side &side, const Instruction &inst) {
  auto &call = cast<CallBase>(inst);
  side.addUB(
      !side.useDefinite(side.get(call.getArgOperand(0)).front()).toBoolean());
  for (unsigned i = 0; i < call.getNumOperandBundles(); ++i)
    encodeBundle(side, call.getOperandBundleAt(i));
  return {};
}

ArrayRef<IntrinsicEncoder> palindrome::encode::assumeIntrinsics() {
  static constexpr IntrinsicEncoder encoders[] = {
      {Intrinsic::assume, encodeAssume, Exact},
  };
  return encoders;
}
