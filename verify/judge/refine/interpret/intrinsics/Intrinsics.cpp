// The intrinsics that are hints or access memory; the handlers of all others.

#include "verify/judge/refine/interpret/intrinsics/Intrinsics.h"
#include "verify/judge/refine/interpret/attributes/Parameters.h"
#include "verify/judge/refine/interpret/operations/Allocas.h"

using namespace llvm;

namespace palindrome::interpret {
namespace {

/// llvm.experimental.guard: leaves the function for the interpreter of the
/// deoptimized code unless the condition holds, and possibly even then.
void guard(Machine &machine, const IntrinsicInst &call) {
  Lane condition = machine.values.operand(call.getArgOperand(0))[0];
  if (!machine.setting.hasOneValue(condition)) {
    machine.course.onImmediateUB("a guard on undef or poison");
    return;
  }
  if (!condition.bits.isZero() &&
      machine.choices.ask(ChoiceKind::Other, 1).isZero())
    return;
  Event event;
  event.at = &call;
  event.callee = call.getCalledFunction();
  event.readsAll = true;
  for (const Use &use : drop_begin(call.data_ops())) {
    SmallVector<Type *> types;
    if (!laneTypes(use->getType(), types)) {
      machine.course.unsupported("an operand of this type");
      return;
    }
    event.lanes.append(machine.values.operand(use));
    event.types.insert(event.types.end(), types.begin(), types.end());
  }
  event.reads.resize(event.lanes.size());
  event.hidden.resize(event.lanes.size());
  event.keeps.resize(event.lanes.size(), true);
  event.memory = std::make_shared<const Memory>(machine.objects.all());
  machine.record.add(std::move(event));
  machine.course.stop(Outcome::NoReturn, "");
}

/// llvm.invariant.start: what the pointer points to is constant. Returns the
/// number of the scope.
Lanes startInvariant(Machine &machine, const IntrinsicInst &call) {
  Lane pointer = machine.values.operand(call.getArgOperand(1))[0];
  const APInt &size = cast<ConstantInt>(call.getArgOperand(0))->getValue();
  std::optional<Invariant> scope;
  if (size.isAllOnes())
    machine.course.unsupported("llvm.invariant.start of an object");
  else if (pointer.isPointer() &&
           !(machine.setting.isSource() && pointer.fromUndef))
    scope = {pointer.object, pointer.bits.getZExtValue(), size.getZExtValue()};
  APInt number(machine.setting.layout.getIndexSizeInBits(0),
               machine.accesses.beginInvariant(scope));
  return {Lane::pointer(0, number)};
}

void endInvariant(Machine &machine, const IntrinsicInst &call) {
  Lane token = machine.values.operand(call.getArgOperand(0))[0];
  if (!token.isPointer() || token.object != 0 ||
      !machine.accesses.endInvariant(token.bits))
    machine.course.unsupported("the end of no scope");
}

/// Executes an intrinsic that returns its first argument or has no result;
/// `isHint` is false if `call` is not one of those.
Lanes hint(Machine &machine, const IntrinsicInst &call, bool &isHint) {
  isHint = true;
  switch (call.getIntrinsicID()) {
  case Intrinsic::expect:
  case Intrinsic::expect_with_probability:
  case Intrinsic::annotation:
  case Intrinsic::ssa_copy:
  case Intrinsic::threadlocal_address:
    return machine.values.operand(call.getArgOperand(0));
  case Intrinsic::donothing:
  case Intrinsic::sideeffect:
  case Intrinsic::pseudoprobe:
  case Intrinsic::prefetch:
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
  case Intrinsic::experimental_guard:
    guard(machine, call);
    return {};
  case Intrinsic::invariant_start:
    return startInvariant(machine, call);
  case Intrinsic::invariant_end:
    endInvariant(machine, call);
    return {};
  case Intrinsic::lifetime_start:
  case Intrinsic::lifetime_end:
    setLifetime(
        machine,
        machine.values.operand(call.getArgOperand(call.arg_size() - 1))[0],
        call.getIntrinsicID() == Intrinsic::lifetime_start);
    return {};
  case Intrinsic::trap:
  case Intrinsic::debugtrap: {
    Event event;
    event.at = &call;
    event.callee = call.getCalledFunction();
    machine.record.add(std::move(event));
    if (call.getIntrinsicID() == Intrinsic::trap)
      machine.course.stop(Outcome::NoReturn, "");
    return {};
  }
  default:
    isHint = false;
    return {};
  }
}

} // namespace

Lanes intrinsic(Machine &machine, const IntrinsicInst &call) {
  Lanes none(countLanes(call.getType()));
  bool isHint = false;
  Lanes hinted = hint(machine, call, isHint);
  if (isHint)
    return hinted;
  if (call.hasOperandBundles()) {
    machine.course.unsupported("an operand bundle");
    return none;
  }
  Intrinsic::ID id = call.getIntrinsicID();
  std::vector<Lanes> arguments = callArguments(machine, call);
  applyParameterAttributes(machine, call, call.getCalledFunction(), arguments);
  if (machine.course.stopped())
    return none;
  if (auto *memory = dyn_cast<AnyMemIntrinsic>(&call)) {
    const Lane &size = arguments[2][0];
    if (memory->isAtomic() && machine.setting.hasOneValue(size) &&
        !arguments[3][0].bits.isZero() &&
        size.bits.getLimitedValue() % arguments[3][0].bits.getZExtValue() != 0)
      machine.course.onImmediateUB("a part of an element is accessed");
    else if (!memory->isAtomic() && cast<MemIntrinsic>(memory)->isVolatile())
      machine.course.unsupported("a volatile memory intrinsic");
    else if (isa<AnyMemSetInst>(memory))
      fillMemory(machine, arguments[0][0], arguments[1][0], size);
    else
      copyMemory(machine, arguments[0][0], arguments[1][0], size,
                 isa<AnyMemMoveInst>(memory));
    return {};
  }
  IntrinsicHandler handler = integerIntrinsic(id);
  if (!handler)
    handler = floatIntrinsic(id);
  if (!handler && machine.setting.options.approximates)
    handler = approximateIntrinsic(id);
  if (!handler)
    handler = pointerIntrinsic(id);
  if (!handler)
    handler = maskedIntrinsic(id);
  if (!handler)
    handler = constrainedIntrinsic(id);
  if (!handler)
    handler = varArgIntrinsic(id);
  if (!handler)
    handler = vectorIntrinsic(id);
  if (!handler)
    handler = x86Intrinsic(id);
  if (!handler) {
    machine.course.unsupported("the intrinsic " +
                               call.getCalledFunction()->getName());
    return none;
  }
  Lanes result = handler(machine, call, arguments);
  applyReturnAttributes(machine, call, nullptr, result);
  return result;
}

} // namespace palindrome::interpret
