// icmp of integers and pointers (LangRef, 'icmp' Instruction).

#include "verify/judge/refine/interpret/operations/Elementwise.h"
#include "verify/judge/refine/interpret/operations/Operations.h"
#include "llvm/IR/InstrTypes.h"

using namespace llvm;

namespace palindrome::interpret {
namespace {

/// Whether a pointer is in bounds of its object, or, if `end`, at its end.
bool isInside(const Objects &objects, const Lane &pointer, bool end) {
  const MemoryObject &object = objects[pointer.object];
  return pointer.bits.ult(object.size) || (end && pointer.bits == object.size);
}

/// Compares pointers, one of which is to an object that the source allocated,
/// so that its address is a choice. Where the result depends on the choice, the
/// result is one:
///
///   %p = alloca i8
///   %c = icmp eq ptr %p, null      ; false, for any address
///   %d = icmp ult ptr %p, @g       ; either
Lane compareUnplaced(Machine &machine, CmpInst::Predicate predicate,
                     const Lane &x, const Lane &y) {
  auto either = [&] {
    return Lane::of(machine.choices.ask(ChoiceKind::Address, 1));
  };
  bool isUnsigned = !CmpInst::isSigned(predicate);
  APInt zero(x.bits.getBitWidth(), 0);
  if (x.object == y.object) {
    if (isUnsigned && isInside(machine.objects, x, true) &&
        isInside(machine.objects, y, true))
      return Lane::of(ICmpInst::compare(x.bits, y.bits, predicate));
    if (CmpInst::isEquality(predicate))
      return Lane::of(ICmpInst::compare(x.bits, y.bits, predicate));
    return either();
  }
  // No object is at address 0.
  if (isUnsigned && y.isNull() && isInside(machine.objects, x, true))
    return Lane::of(ICmpInst::compare(zero + 1, zero, predicate));
  if (isUnsigned && x.isNull() && isInside(machine.objects, y, true))
    return Lane::of(ICmpInst::compare(zero, zero + 1, predicate));
  // Objects that are alive share no address.
  if (CmpInst::isEquality(predicate) && machine.objects[x.object].isAlive() &&
      machine.objects[y.object].isAlive() &&
      isInside(machine.objects, x, false) &&
      isInside(machine.objects, y, false))
    return Lane::of(predicate == CmpInst::ICMP_NE);
  return either();
}

constexpr char otherSigns[] = "samesign operands have different signs";

} // namespace

Lanes integerComparison(Machine &machine, const Operator &op, Operands in) {
  const auto *compare = dyn_cast<ICmpInst>(&op);
  if (!compare) {
    machine.course.unsupported("a constant comparison");
    return Lanes(countLanes(op.getType()));
  }
  CmpInst::Predicate predicate = compare->getPredicate();
  bool sameSign = compare->hasSameSign();
  auto compute = [&](ArrayRef<Lane> lanes) {
    const Lane &x = lanes[0], &y = lanes[1];
    if (x.isBits()) {
      if (sameSign && x.bits.isNegative() != y.bits.isNegative())
        return Lane::poison(otherSigns);
      return Lane::of(ICmpInst::compare(x.bits, y.bits, predicate));
    }
    if (x.object == y.object && compare->isEquality() && !sameSign)
      return Lane::of(ICmpInst::compare(x.bits, y.bits, predicate));
    auto from = machine.objects.address(x), to = machine.objects.address(y);
    if (!from || !to)
      return sameSign ? Lane::poison(otherSigns)
                      : compareUnplaced(machine, predicate, x, y);
    if (sameSign && from->isNegative() != to->isNegative())
      return Lane::poison(otherSigns);
    return Lane::of(ICmpInst::compare(*from, *to, predicate));
  };
  Lanes result = elementwise(machine.choices, in, operandTypes(op),
                             op.getType(), {sameSign}, compute);
  // undef equals some values and not others.
  if (compare->isEquality() && !sameSign)
    for (auto [i, lane] : enumerate(result)) {
      const Lane &x = in[0][i], &y = in[1][i];
      if (!x.isPoison() && !y.isPoison() &&
          (x.kind == Lane::Undef || y.kind == Lane::Undef))
        lane = Lane::undef();
    }
  return result;
}

} // namespace palindrome::interpret
