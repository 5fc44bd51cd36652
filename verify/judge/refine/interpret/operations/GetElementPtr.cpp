// getelementptr (LangRef, 'getelementptr' Instruction).
//
//   %q = getelementptr inbounds {i32, [4 x i16]}, ptr %p, i64 %i, i32 1, i64 %j
//   adds %i * 12, then 4, then %j * 2 to the address of %p

#include "verify/judge/refine/interpret/operations/Operations.h"
#include "llvm/IR/GetElementPtrTypeIterator.h"

using namespace llvm;

namespace palindrome::interpret {
namespace {

/// An offset that is added to the address, in bytes: the field's own `scale`,
/// or the index, which is operand `operand`, times `scale`.
struct Offset {
  unsigned operand;
  uint64_t scale;
  bool isField;
};

class AddressComputation {
public:
  AddressComputation(Machine &machine, const GEPOperator &gep)
      : machine(machine), gep(gep),
        width(machine.setting.width(gep.getType()->getScalarType())) {
    unsigned operand = 1;
    for (auto it = gep_type_begin(gep), end = gep_type_end(gep); it != end;
         ++it, ++operand) {
      if (StructType *record = it.getStructTypeOrNull()) {
        unsigned field =
            cast<Constant>(it.getOperand())->getUniqueInteger().getZExtValue();
        uint64_t at = machine.setting.layout.getStructLayout(record)
                          ->getElementOffset(field)
                          .getFixedValue();
        offsets.push_back({operand, at, true});
      } else {
        TypeSize scale = it.getSequentialElementStride(machine.setting.layout);
        if (scale.isScalable())
          machine.course.unsupported("a scalable type");
        else
          offsets.push_back({operand, scale.getFixedValue(), false});
      }
    }
  }

  /// The result for one lane of each operand.
  Lane compute(ArrayRef<Lane> lanes) const {
    Lane pointer = lanes[0];
    if (!pointer.isPointer())
      return Lane::poison();
    GEPNoWrapFlags flags = gep.getNoWrapFlags();
    bool nusw = flags.hasNoUnsignedSignedWrap(),
         nuw = flags.hasNoUnsignedWrap();
    const char *wraps = nullptr;
    bool allZero = true;
    APInt total(width, 0);
    auto noteOverflow = [&](bool isSigned, bool isUnsigned) {
      if (nuw && isUnsigned)
        wraps = "nuw overflow";
      if (nusw && isSigned)
        wraps = "nusw overflow";
    };
    const Lane &base = lanes[0];
    bool outside = !isInside(pointer, base);
    std::optional<APInt> address = machine.objects.address(pointer);
    for (const Offset &offset : offsets) {
      APInt step(width, offset.scale, false, true);
      if (!offset.isField) {
        const APInt &given = lanes[offset.operand].bits;
        APInt index = given.sextOrTrunc(width);
        allZero &= given.isZero();
        if (given.getBitWidth() > width)
          noteOverflow(index.sext(given.getBitWidth()) != given,
                       index.zext(given.getBitWidth()) != given);
        bool s = false, u = false;
        APInt product = index.smul_ov(step, s);
        (void)index.umul_ov(step, u);
        noteOverflow(s, u);
        step = product;
      } else {
        allZero &= step.isZero();
      }
      bool s = false, u = false;
      APInt sum = total.sadd_ov(step, s);
      (void)total.uadd_ov(step, u);
      noteOverflow(s, u);
      total = sum;
      if (address) {
        // With nusw the address is unsigned and the offset signed.
        APInt next = address->uadd_ov(step, u);
        s = step.isNegative() ? next.ugt(*address) : next.ult(*address);
        noteOverflow(s, u);
        address = next;
      }
      Lane there = pointer;
      there.bits += total;
      outside |= !isInside(there, base);
    }
    if (!address &&
        (((nusw || nuw) && outside) || (nuw && total.isNegative()))) {
      // The address is a choice of the source's. No choice wraps within the
      // object's bounds, and some choice may wrap outside of them.
      wraps = "the address may wrap around";
    }
    pointer.bits += total;
    pointer.fromUndef = false;
    if (flags.isInBounds() && !allZero && outside)
      return Lane::poison("inbounds leaves the object");
    return wraps ? Lane::poison(wraps) : pointer;
  }

private:
  /// Whether the address is in bounds of the object, its end included. Where
  /// that is uncertain, the source's is not, which over-approximates, and the
  /// target's is.
  bool isInside(const Lane &pointer, const Lane &base) const {
    const MemoryObject &object = machine.objects[pointer.object];
    if (object.kind == MemoryObject::Null && !base.bits.isZero())
      return !machine.setting.isSource();
    if (!object.isAlive() && machine.setting.isSource())
      return false;
    return pointer.bits.ule(object.size);
  }

  Machine &machine;
  const GEPOperator &gep;
  unsigned width;
  SmallVector<Offset, 4> offsets;
};

} // namespace

Lanes addressComputation(Machine &machine, const Operator &op, Operands in) {
  const auto &gep = cast<GEPOperator>(op);
  unsigned count = countLanes(op.getType());
  if (!machine.setting.isPlainSpace(gep.getPointerAddressSpace())) {
    machine.course.unsupported("an address space");
    return Lanes(count);
  }
  AddressComputation computation(machine, gep);
  SmallVector<Type *, 4> types;
  for (const Use &use : op.operands())
    types.push_back(use->getType()->getScalarType());
  bool flagged = gep.getNoWrapFlags() != GEPNoWrapFlags::none();
  Lanes result;
  SmallVector<Lane, 4> lanes(in.size());
  for (unsigned i = 0; i != count; ++i) {
    for (auto [to, from] : zip(lanes, in))
      to = from[from.size() == 1 ? 0 : i];
    result.push_back(machine.choices.strict(
        lanes, types, op.getType()->getScalarType(), {flagged},
        [&](ArrayRef<Lane> lanes) { return computation.compute(lanes); }));
  }
  return result;
}

} // namespace palindrome::interpret
