// Casts, freeze and select: what hands values on.

#include "verify/refine/interpret/operations/Elementwise.h"
#include "verify/refine/interpret/operations/Floats.h"
#include "verify/refine/interpret/operations/Operations.h"
#include "llvm/IR/InstrTypes.h"

using namespace llvm;

namespace palindrome::interpret {

Lanes integerCast(Machine &machine, const Operator &op, Operands in) {
  unsigned opcode = op.getOpcode(),
           width = machine.width(op.getType()->getScalarType());
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
      return nneg && x.isNegative() ? Lane::poison() : Lane::of(x.zext(width));
    APInt low = x.trunc(width);
    if ((nuw && low.zext(x.getBitWidth()) != x) ||
        (nsw && low.sext(x.getBitWidth()) != x))
      return Lane::poison();
    return Lane::of(low);
  };
  Lanes result = elementwise(machine, in, operandTypes(op), op.getType(),
                             {nuw || nsw || nneg}, compute);
  // Any value, truncated, is any value.
  if (opcode == Instruction::Trunc && !nuw && !nsw)
    for (auto [to, from] : zip(result, in[0]))
      if (from.kind == Lane::Undef || from.kind == Lane::Fixed)
        to = Lane::of(from.kind);
  return result;
}

Lanes bitCast(Machine &machine, const Operator &op, Operands in) {
  Type *from = op.getOperand(0)->getType(), *to = op.getType();
  if (from == to || from->isPtrOrPtrVectorTy())
    return in[0];
  if (countLanes(to) == in[0].size()) {
    Lanes result(in[0].begin(), in[0].end());
    for (Lane &lane : result)
      if (lane.kind == Lane::NaN)
        lane = Lane::of(Lane::Fixed);
    return result;
  }
  const char *what = nullptr;
  unsigned number = machine.nextStore();
  Bytes bytes = encode(in[0], from, machine.layout, number);
  auto lanes = decode(
      bytes, to, machine.layout,
      [&](APInt known, const APInt &undef) {
        return machine.drawPart(std::move(known), undef);
      },
      what);
  if (!lanes) {
    machine.unsupported(what);
    return Lanes(countLanes(to));
  }
  // Lanes that share a drawn value are not independent of each other.
  if (machine.isA() && countLanes(to) > in[0].size())
    for (Lane &lane : *lanes)
      if (lane.loose) {
        machine.isWide = true;
        lane = Lane::poison();
      }
  return *lanes;
}

static bool hasLimitedCaptures(const Machine &machine) {
  const Function *root = machine.rootFunction();
  return root && any_of(root->args(), [](const Argument &argument) {
           return argument.hasAttribute(Attribute::Captures);
         });
}

static Lane pointerAt(Machine &machine, const APInt &address) {
  if (address.isZero())
    return Lane::pointer(0, address);
  for (const MemoryBlock &block : machine.memory) {
    if (block.kind == MemoryBlock::Null)
      continue;
    // Which block the address is of is not for us to say.
    if (!block.address || (address.uge(*block.address) &&
                           address.ule(*block.address + block.size))) {
      if (!machine.isA())
        machine.unsupported("inttoptr of an address in a block");
      return Lane::poison();
    }
  }
  return Lane::pointer(0, address);
}

Lanes pointerCast(Machine &machine, const Operator &op, Operands in) {
  Type *to = Machine::scalar(op.getType());
  // The witness has addresses of one kind.
  for (Type *type : {to, Machine::scalar(op.getOperand(0)->getType())})
    if (type->isPointerTy() && type->getPointerAddressSpace() != 0)
      machine.unsupported("an address space");
  // Whose address this would be is not known, so it may be one that must not be
  // captured.
  if (machine.isA() && !to->isPointerTy() && hasLimitedCaptures(machine) &&
      any_of(in[0], [](const Lane &lane) { return !lane.isPointer(); }))
    machine.undefined("an argument may be captured");
  auto compute = [&](ArrayRef<Lane> lanes) {
    if (to->isPointerTy())
      return pointerAt(machine, lanes[0].bits.zextOrTrunc(machine.width(to)));
    auto address = machine.address(lanes[0]);
    machine.memory[lanes[0].block].exposed = true;
    return address ? Lane::of(address->zextOrTrunc(machine.width(to)))
                   : machine.choose(ChoiceKind::Address, to, Lane::Fixed);
  };
  return elementwise(machine, in, operandTypes(op), op.getType(), {true},
                     compute);
}

Lanes freezing(Machine &machine, const Operator &op, Operands in) {
  SmallVector<Type *> types;
  laneTypes(op.getType(), types);
  Lanes result(in[0].begin(), in[0].end());
  for (auto [lane, type] : zip(result, types)) {
    if (lane.isPoison() || lane.kind == Lane::Undef)
      lane = machine.choose(ChoiceKind::Freeze, type, Lane::Fixed);
    lane.loose = false;
  }
  return result;
}

Lanes selection(Machine &machine, const Operator &op, Operands in) {
  SmallVector<Type *> types;
  laneTypes(op.getType(), types);
  Type *bit = Type::getInt1Ty(op.getContext());
  Lanes result;
  for (unsigned i = 0; i != types.size(); ++i) {
    const Lane &condition = in[0][in[0].size() == 1 ? 0 : i];
    Lane lane;
    if (!condition.isPoison()) {
      Lane decided = condition;
      if (condition.isOpen())
        decided = laneOf(bit, machine.ask(ChoiceKind::Undef, 1));
      bool isTrue = decided.bits.isOne();
      lane = in[isTrue ? 1 : 2][i];
      lane = fastResult(machine, op, types[i], lane, &in[isTrue ? 2 : 1][i]);
      if (!lane.isPoison())
        lane.loose |= condition.loose || condition.kind == Lane::Undef;
    }
    result.push_back(std::move(lane));
  }
  // One draw decided several lanes.
  const Lane &first = in[0][0];
  if (machine.isA() && in[0].size() == 1 && types.size() > 1 &&
      (first.loose || first.kind == Lane::Undef)) {
    machine.isWide = true;
    for (Lane &lane : result)
      lane = Lane::poison();
  }
  return result;
}

} // namespace palindrome::interpret
