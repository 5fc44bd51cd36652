// llvm.assume.

#include "verify/refine/interpret/attributes/Attributes.h"
#include "verify/refine/interpret/intrinsics/Intrinsics.h"

using namespace llvm;

namespace palindrome::interpret {

void assume(Machine &machine, const IntrinsicInst &call) {
  Lane condition = machine.operand(call.getArgOperand(0))[0];
  demandDefined(machine, condition, "an assumption");
  if (condition.isBits() && condition.bits.isZero())
    machine.undefined("an assumption is false");
  for (unsigned i = 0; i != call.getNumOperandBundles(); ++i) {
    OperandBundleUse bundle = call.getOperandBundleAt(i);
    StringRef tag = bundle.getTagName();
    if (tag == "ignore" || tag == "cold")
      continue;
    if (bundle.Inputs.empty() || !bundle.Inputs[0]->getType()->isPointerTy()) {
      if (tag == "noundef" && !bundle.Inputs.empty())
        demandDefined(machine, machine.operand(bundle.Inputs[0]),
                      "an assumption's value");
      else
        machine.unsupported("an assumption of " + tag);
      continue;
    }
    Lane pointer = machine.operand(bundle.Inputs[0])[0];
    SmallVector<APInt, 2> numbers;
    for (const Use &use : drop_begin(bundle.Inputs)) {
      Lane lane = machine.operand(use)[0];
      if (!lane.isBits()) {
        machine.perhapsUndefined("an assumption that is not determined");
        return;
      }
      numbers.push_back(lane.bits.zextOrTrunc(64));
    }
    demandDefined(machine, pointer, "an assumption's pointer");
    if (machine.stopped())
      return;
    if (tag == "noundef")
      continue;
    auto address = machine.address(pointer);
    if (tag == "nonnull" && numbers.empty()) {
      if (address ? address->isZero()
                  : pointer.bits.ugt(machine.memory[pointer.block].size))
        machine.undefined("an assumption of nonnull is false");
    } else if (tag == "align" && !numbers.empty()) {
      uint64_t alignment = numbers[0].getZExtValue();
      if (numbers.size() > 1)
        pointer.bits -= numbers[1].zextOrTrunc(pointer.bits.getBitWidth());
      bool isZero = pointer.block == 0 && pointer.bits.isZero();
      bool holds = isPowerOf2_64(alignment)
                       ? machine.isAligned(pointer, alignment).value_or(false)
                       : isZero;
      if (!holds)
        machine.undefined("an assumption of align is false");
    } else if ((tag == "dereferenceable" || tag == "dereferenceable_or_null") &&
               numbers.size() == 1) {
      bool isNull = pointer.block == 0 && pointer.bits.isZero();
      if (!(isNull && tag != "dereferenceable") && !numbers[0].isZero() &&
          !machine.isDereferenceable(pointer, numbers[0].getZExtValue()))
        machine.undefined("an assumption of dereferenceable is false");
    } else {
      machine.unsupported("an assumption of " + tag);
    }
  }
}

} // namespace palindrome::interpret
