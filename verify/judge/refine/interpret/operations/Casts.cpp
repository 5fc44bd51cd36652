// Casts other than those of floating-point numbers (LangRef, 'Conversion
// Operations').

#include "verify/judge/refine/interpret/operations/Elementwise.h"
#include "verify/judge/refine/interpret/operations/Operations.h"
#include "llvm/IR/InstrTypes.h"

using namespace llvm;

namespace palindrome::interpret {

Lanes integerCast(Machine &machine, const Operator &op, Operands in) {
  unsigned opcode = op.getOpcode(),
           width = machine.setting.width(op.getType()->getScalarType());
  bool nuw = false, nsw = false, nneg = false;
  if (auto *trunc = dyn_cast<TruncInst>(&op)) {
    nuw = trunc->hasNoUnsignedWrap();
    nsw = trunc->hasNoSignedWrap();
  }
  if (auto *extension = dyn_cast<PossiblyNonNegInst>(&op))
    nneg = extension->hasNonNeg();
  auto compute = [&](ArrayRef<Lane> lanes) {
    const APInt &x = lanes[0].bits;
    if (opcode == Instruction::SExt)
      return Lane::of(x.sext(width));
    if (opcode == Instruction::ZExt)
      return nneg && x.isNegative() ? Lane::poison("nneg of a negative number")
                                    : Lane::of(x.zext(width));
    APInt low = x.trunc(width);
    if (nsw && low.sext(x.getBitWidth()) != x)
      return Lane::poison("nsw overflow");
    if (nuw && low.zext(x.getBitWidth()) != x)
      return Lane::poison("nuw overflow");
    return Lane::of(low);
  };
  Lanes result = elementwise(machine.choices, in, operandTypes(op),
                             op.getType(), {nuw || nsw || nneg}, compute);
  // Truncation maps the set of all values onto the set of all values.
  if (opcode == Instruction::Trunc && !nuw && !nsw)
    for (auto [to, from] : zip(result, in[0]))
      if (from.kind == Lane::Undef || from.kind == Lane::Frozen)
        to = Lane::of(from.kind);
  return result;
}

/// bitcast. Where the number of lanes changes, the value goes through memory
/// (LangRef, 'bitcast .. to' Instruction):
///
///   %r = bitcast <2 x i16> %x to i32
Lanes bitCast(Machine &machine, const Operator &op, Operands in) {
  Type *from = op.getOperand(0)->getType(), *to = op.getType();
  if (from == to || from->isPtrOrPtrVectorTy())
    return in[0];
  if (countLanes(to) == in[0].size()) {
    Lanes result(in[0].begin(), in[0].end());
    for (Lane &lane : result)
      if (lane.kind == Lane::NaN)
        lane = Lane::of(Lane::Frozen);
    return result;
  }
  const char *what = nullptr;
  unsigned number = machine.accesses.nextStore();
  Bytes bytes = toBytes(in[0], from, machine.setting.layout, number);
  auto lanes = fromBytes(
      bytes, to, machine.setting.layout,
      [&](APInt known, const APInt &undef) {
        return machine.choices.chooseUndefBits(std::move(known), undef);
      },
      what);
  if (!lanes) {
    machine.course.unsupported(what);
    return Lanes(countLanes(to));
  }
  // Several lanes hold parts of one chosen value, which is a second use of it.
  if (machine.setting.isSource() && countLanes(to) > in[0].size())
    machine.choices.poisonIfFromUndef(*lanes);
  return *lanes;
}

/// Whether the executed function has a parameter with a captures attribute.
static bool hasLimitedCaptures(const Frames &frames) {
  const Function *root = frames.rootFunction();
  return root && any_of(root->args(), [](const Argument &argument) {
           return argument.hasAttribute(Attribute::Captures);
         });
}

Lanes pointerCast(Machine &machine, const Operator &op, Operands in) {
  Type *to = op.getType()->getScalarType();
  // The witness has objects of address space 0 alone.
  for (Type *type : {to, op.getOperand(0)->getType()->getScalarType()})
    if (type->isPointerTy() && type->getPointerAddressSpace() != 0 &&
        !(machine.setting.options.hasFlatMemory &&
          machine.setting.isPlainSpace(type->getPointerAddressSpace())))
      machine.course.unsupported("an address space");
  if (op.getOpcode() == Instruction::AddrSpaceCast) {
    if (!machine.setting.options.hasFlatMemory)
      machine.course.unsupported("an address space");
    return in[0];
  }
  // The address of an undetermined pointer may be that of an argument that must
  // not be captured.
  if (machine.setting.isSource() && !to->isPointerTy() &&
      hasLimitedCaptures(machine.frames) &&
      any_of(in[0], [](const Lane &lane) { return !lane.isPointer(); }))
    machine.course.onImmediateUB("an argument may be captured");
  auto compute = [&](ArrayRef<Lane> lanes) {
    if (to->isPointerTy())
      return machine.objects.pointerAt(
          lanes[0].bits.zextOrTrunc(machine.setting.width(to)));
    auto address = machine.objects.address(lanes[0]);
    MemoryObject &object = machine.objects[lanes[0].object];
    (op.getOpcode() == Instruction::PtrToAddr ? object.measured
                                              : object.exposed) = true;
    return address
               ? Lane::of(address->zextOrTrunc(machine.setting.width(to)))
               : machine.choices.choose(ChoiceKind::Address, to, Lane::Frozen);
  };
  return elementwise(machine.choices, in, operandTypes(op), op.getType(),
                     {true}, compute);
}

} // namespace palindrome::interpret
