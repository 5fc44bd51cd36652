// llvm.assume: immediate UB unless its condition and its operand bundles hold
// (LangRef, 'Assume Operand Bundles').
//
//   call void @llvm.assume(i1 true) ["align"(ptr %p, i64 8)]

#include "verify/judge/refine/interpret/attributes/Attributes.h"
#include "verify/judge/refine/interpret/intrinsics/Intrinsics.h"

using namespace llvm;

namespace palindrome::interpret {

/// Whether the pointer satisfies the bundle `tag(pointer, numbers...)`. Nothing
/// if the interpreter does not model it.
static std::optional<bool> holds(const Machine &machine, StringRef tag,
                                 Lane pointer, ArrayRef<APInt> numbers) {
  if (tag == "noundef")
    return true;
  if (tag == "nonnull" && numbers.empty()) {
    auto address = machine.objects.address(pointer);
    return address ? !address->isZero()
                   : pointer.bits.ule(machine.objects[pointer.object].size);
  }
  if (tag == "align" && !numbers.empty()) {
    uint64_t alignment = numbers[0].getZExtValue();
    if (numbers.size() > 1)
      pointer.bits -= numbers[1].zextOrTrunc(pointer.bits.getBitWidth());
    // LangRef: another number than a power of two holds for null alone.
    return isPowerOf2_64(alignment)
               ? machine.objects.isAligned(pointer, alignment).value_or(false)
               : pointer.isNull();
  }
  if ((tag == "dereferenceable" || tag == "dereferenceable_or_null") &&
      numbers.size() == 1)
    return (tag == "dereferenceable_or_null" && pointer.isNull()) ||
           numbers[0].isZero() ||
           machine.accesses.isDereferenceable(pointer,
                                              numbers[0].getZExtValue());
  return std::nullopt;
}

static void assumeBundle(Machine &machine, const OperandBundleUse &bundle) {
  StringRef tag = bundle.getTagName();
  if (tag == "ignore" || tag == "cold")
    return;
  if (bundle.Inputs.empty() || !bundle.Inputs[0]->getType()->isPointerTy()) {
    if (tag == "noundef" && !bundle.Inputs.empty())
      requireWellDefined(machine, machine.values.operand(bundle.Inputs[0]),
                         "an assumption's value");
    else
      machine.course.unsupported("an assumption of " + tag);
    return;
  }
  Lane pointer = machine.values.operand(bundle.Inputs[0])[0];
  SmallVector<APInt, 2> numbers;
  for (const Use &use : drop_begin(bundle.Inputs)) {
    Lane lane = machine.values.operand(use)[0];
    if (!lane.isBits()) {
      machine.course.onPossibleUB("an assumption that is not determined");
      return;
    }
    numbers.push_back(lane.bits.zextOrTrunc(64));
  }
  requireWellDefined(machine, pointer, "an assumption's pointer");
  if (machine.course.stopped())
    return;
  std::optional<bool> isTrue = holds(machine, tag, pointer, numbers);
  if (!isTrue)
    machine.course.unsupported("an assumption of " + tag);
  else if (!*isTrue)
    machine.course.onImmediateUB(
        "an assumption of " +
        (tag == "dereferenceable_or_null" ? "dereferenceable" : tag) +
        " is false");
}

void assume(Machine &machine, const IntrinsicInst &call) {
  Lane condition = machine.values.operand(call.getArgOperand(0))[0];
  requireWellDefined(machine, condition, "an assumption");
  if (condition.isBits() && condition.bits.isZero())
    machine.course.onImmediateUB("an assumption is false");
  for (unsigned i = 0; i != call.getNumOperandBundles(); ++i)
    assumeBundle(machine, call.getOperandBundleAt(i));
}

} // namespace palindrome::interpret
