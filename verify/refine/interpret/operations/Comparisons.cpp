// icmp, of integers and of pointers.

#include "verify/refine/interpret/operations/Elementwise.h"
#include "verify/refine/interpret/operations/Operations.h"
#include "llvm/IR/InstrTypes.h"

using namespace llvm;

namespace palindrome::interpret {
namespace {

/// Whether the pointer is into its block, or at its end where `end` allows it.
bool isInside(const Machine &machine, const Lane &pointer, bool end) {
  const MemoryBlock &block = machine.memory[pointer.block];
  return pointer.bits.ult(block.size) || (end && pointer.bits == block.size);
}

bool isNull(const Lane &pointer) {
  return pointer.block == 0 && pointer.bits.isZero();
}

/// Compares where the address of one pointer is a choice of A's: what does not
/// hold for each choice may be either.
Lane compareUnplaced(Machine &machine, CmpInst::Predicate predicate,
                     const Lane &x, const Lane &y) {
  auto either = [&] { return Lane::of(machine.ask(ChoiceKind::Address, 1)); };
  bool isUnsigned = !CmpInst::isSigned(predicate);
  APInt zero(x.bits.getBitWidth(), 0);
  if (x.block == y.block) {
    if (isUnsigned && isInside(machine, x, true) && isInside(machine, y, true))
      return Lane::of(ICmpInst::compare(x.bits, y.bits, predicate));
    if (CmpInst::isEquality(predicate))
      return Lane::of(ICmpInst::compare(x.bits, y.bits, predicate));
    return either();
  }
  // A block is at no null.
  if (isUnsigned && isNull(y) && isInside(machine, x, true))
    return Lane::of(ICmpInst::compare(zero + 1, zero, predicate));
  if (isUnsigned && isNull(x) && isInside(machine, y, true))
    return Lane::of(ICmpInst::compare(zero, zero + 1, predicate));
  // Live blocks share no address.
  if (CmpInst::isEquality(predicate) && machine.memory[x.block].alive &&
      machine.memory[y.block].alive && isInside(machine, x, false) &&
      isInside(machine, y, false))
    return Lane::of(predicate == CmpInst::ICMP_NE);
  return either();
}

} // namespace

Lanes integerComparison(Machine &machine, const Operator &op, Operands in) {
  const auto *compare = dyn_cast<ICmpInst>(&op);
  if (!compare) {
    machine.unsupported("a constant comparison");
    return Lanes(countLanes(op.getType()));
  }
  CmpInst::Predicate predicate = compare->getPredicate();
  bool sameSign = compare->hasSameSign();
  auto compute = [&](ArrayRef<Lane> lanes) {
    const Lane &x = lanes[0], &y = lanes[1];
    if (x.isBits()) {
      if (sameSign && x.bits.isNegative() != y.bits.isNegative())
        return Lane::poison();
      return Lane::of(ICmpInst::compare(x.bits, y.bits, predicate));
    }
    if (x.block == y.block && compare->isEquality() && !sameSign)
      return Lane::of(ICmpInst::compare(x.bits, y.bits, predicate));
    auto from = machine.address(x), to = machine.address(y);
    if (!from || !to)
      return sameSign ? Lane::poison()
                      : compareUnplaced(machine, predicate, x, y);
    if (sameSign && from->isNegative() != to->isNegative())
      return Lane::poison();
    return Lane::of(ICmpInst::compare(*from, *to, predicate));
  };
  Lanes result = elementwise(machine, in, operandTypes(op), op.getType(),
                             {sameSign}, compute);
  // Whether any value is equal to another is any value too.
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
