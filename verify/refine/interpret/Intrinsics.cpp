// Intrinsics: which file knows one; and those of memory and of hints.

#include "verify/refine/interpret/Intrinsics.h"
#include "verify/refine/interpret/Attributes.h"
#include "verify/refine/interpret/Calls.h"

using namespace llvm;

namespace palindrome::refine {
namespace {

constexpr uint64_t kMostBytes = 1 << 16;

/// The size of a memory operation; nothing where there is none to do.
std::optional<uint64_t> sizeOf(Machine &machine, const Lane &size) {
  if (!size.isBits() || (machine.isA() && size.loose)) {
    machine.perhapsUndefined("a size that is not determined");
    return std::nullopt;
  }
  if (size.bits.isZero())
    return std::nullopt;
  return size.bits.getLimitedValue();
}

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

/// Calls that give their first argument, and those that do nothing.
Lanes hint(Machine &machine, const IntrinsicInst &call, bool &isHint) {
  isHint = true;
  switch (call.getIntrinsicID()) {
  case Intrinsic::expect:
  case Intrinsic::expect_with_probability:
  case Intrinsic::annotation:
  case Intrinsic::ssa_copy:
    return machine.operand(call.getArgOperand(0));
  case Intrinsic::donothing:
  case Intrinsic::sideeffect:
  case Intrinsic::pseudoprobe:
  case Intrinsic::var_annotation:
  case Intrinsic::experimental_noalias_scope_decl:
  case Intrinsic::dbg_declare:
  case Intrinsic::dbg_value:
  case Intrinsic::dbg_label:
  case Intrinsic::dbg_assign:
    return {};
  case Intrinsic::assume:
    assume(machine, call);
    return {};
  case Intrinsic::lifetime_start:
  case Intrinsic::lifetime_end:
    machine.setLifetime(call.getArgOperand(call.arg_size() - 1),
                        call.getIntrinsicID() == Intrinsic::lifetime_start);
    return {};
  case Intrinsic::trap:
  case Intrinsic::debugtrap: {
    Event event;
    event.at = &call;
    event.callee = call.getCalledFunction();
    machine.events.push_back(event);
    if (call.getIntrinsicID() == Intrinsic::trap)
      machine.stop(Outcome::Stuck, "");
    return {};
  }
  default:
    isHint = false;
    return {};
  }
}

} // namespace

void copyMemory(Machine &machine, const Lane &to, const Lane &from,
                const Lane &size, bool mayOverlap) {
  auto bytes = sizeOf(machine, size);
  if (!bytes)
    return;
  MemoryBlock *source = machine.access(from, *bytes, 1, Machine::Access::Read);
  MemoryBlock *target =
      source ? machine.access(to, *bytes, 1, Machine::Access::Write) : nullptr;
  if (!target)
    return;
  if (*bytes > kMostBytes) {
    machine.unsupported("a copy of many bytes");
    return;
  }
  uint64_t x = from.bits.getZExtValue(), y = to.bits.getZExtValue();
  if (!mayOverlap && source == target && x != y &&
      std::max(x, y) - std::min(x, y) < *bytes) {
    machine.undefined("memcpy of memory that overlaps");
    return;
  }
  machine.writeBytes(*target, y, machine.readBytes(*source, x, *bytes));
}

void fillMemory(Machine &machine, const Lane &to, const Lane &value,
                const Lane &size) {
  auto bytes = sizeOf(machine, size);
  if (!bytes)
    return;
  MemoryBlock *target = machine.access(to, *bytes, 1, Machine::Access::Write);
  if (!target)
    return;
  if (*bytes > kMostBytes) {
    machine.unsupported("a fill of many bytes");
    return;
  }
  MemoryByte byte;
  if (value.isPoison() || value.loose)
    byte = MemoryByte::poisoned();
  else if (value.isBits())
    byte = MemoryByte::of(uint8_t(value.bits.getZExtValue()));
  if (value.loose && !machine.isA())
    byte = MemoryByte::of(uint8_t(value.bits.getZExtValue()));
  machine.writeBytes(*target, to.bits.getZExtValue(), Bytes(*bytes, byte));
}

Lanes intrinsic(Machine &machine, const IntrinsicInst &call) {
  Lanes none(countLanes(call.getType()));
  bool isHint = false;
  Lanes hinted = hint(machine, call, isHint);
  if (isHint)
    return hinted;
  if (call.hasOperandBundles()) {
    machine.unsupported("an operand bundle");
    return none;
  }
  Intrinsic::ID id = call.getIntrinsicID();
  std::vector<Lanes> arguments = callArguments(machine, call);
  const Function *callee = call.getCalledFunction();
  for (auto [i, lanes] : enumerate(arguments)) {
    Type *type = call.getArgOperand(i)->getType();
    applyAttributes(machine, lanes, type,
                    call.getAttributes().getParamAttrs(i));
    applyAttributes(machine, lanes, type,
                    callee->getAttributes().getParamAttrs(i));
  }
  if (machine.stopped())
    return none;
  if (auto *memory = dyn_cast<MemIntrinsic>(&call)) {
    if (memory->isVolatile())
      machine.unsupported("a volatile memory intrinsic");
    else if (isa<MemSetInst>(memory))
      fillMemory(machine, arguments[0][0], arguments[1][0], arguments[2][0]);
    else
      copyMemory(machine, arguments[0][0], arguments[1][0], arguments[2][0],
                 isa<MemMoveInst>(memory));
    return {};
  }
  IntrinsicHandler handler = integerIntrinsic(id);
  if (!handler)
    handler = floatIntrinsic(id);
  if (!handler)
    handler = x86Intrinsic(id);
  if (!handler) {
    machine.unsupported("the intrinsic " + call.getCalledFunction()->getName());
    return none;
  }
  Lanes result = handler(machine, call, arguments);
  if (!machine.stopped()) {
    applyAttributes(machine, result, call.getType(),
                    call.getAttributes().getRetAttrs());
    applyMetadata(machine, result, call);
  }
  return result;
}

} // namespace palindrome::refine
