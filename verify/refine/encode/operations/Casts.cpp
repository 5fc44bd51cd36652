// Conversions (LangRef, conversion operations).

#include "verify/refine/encode/operations/Encoders.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace palindrome::encode;
using namespace llvm;

static unsigned scalarBits(const Side &side, Type *type) {
  return side.problem.widthOf(type->getScalarType());
}

static Lanes encodeTrunc(Side &side, const Instruction &inst) {
  auto *trunc = dyn_cast<TruncInst>(&inst);
  unsigned width = scalarBits(side, inst.getType());
  return encodeLanewise(side, inst.getOperand(0), [&](const Lane &x) {
    Lane lane{x.value.trunc(width)};
    unsigned from = x.value.width();
    if (trunc && trunc->hasNoUnsignedWrap())
      lane.poison |= lane.value.zext(from) != x.value;
    if (trunc && trunc->hasNoSignedWrap())
      lane.poison |= lane.value.sext(from) != x.value;
    return lane;
  });
}

static Lanes encodeZExt(Side &side, const Instruction &inst) {
  auto *ext = dyn_cast<PossiblyNonNegInst>(&inst);
  unsigned width = scalarBits(side, inst.getType());
  return encodeLanewise(side, inst.getOperand(0), [&](const Lane &x) {
    Lane lane{x.value.zext(width)};
    if (ext && ext->hasNonNeg())
      lane.poison |= x.value.isNegative();
    return lane;
  });
}

static Lanes encodeSExt(Side &side, const Instruction &inst) {
  unsigned width = scalarBits(side, inst.getType());
  return encodeLanewise(side, inst.getOperand(0), [&](const Lane &x) {
    return Lane{x.value.sext(width)};
  });
}

/// The address. Undef offsets and blocks were chosen. Others may make a pointer
/// of it again (LangRef, pointer aliasing rules).
static Lanes encodePtrToInt(Side &side, const Instruction &inst) {
  for (const Lane &pointer : side.get(inst.getOperand(0)))
    side.objects.escape(pointer);
  unsigned width = scalarBits(side, inst.getType());
  return encodeLanewise(side, inst.getOperand(0), [&](const Lane &x) {
    side.problem.looksAtAddresses = true;
    return Lane{side.objects.addressOf(x.value).zextOrTrunc(width)};
  });
}

/// Whether it may matter which objects the pointer `value` leads to, or one
/// that is made of it.
static bool mayBeAccessed(const llvm::Value &value) {
  SmallVector<const llvm::Value *> todo = {&value};
  SmallPtrSet<const llvm::Value *, 8> seen;
  auto isHarmless = [&](const User *user) {
    if (isa<ICmpInst, PtrToIntInst, PtrToAddrInst>(user))
      return true;
    if (auto *ret = dyn_cast<ReturnInst>(user))
      return !ret->getFunction()->getAttributes().hasRetAttrs();
    auto *gep = dyn_cast<GetElementPtrInst>(user);
    if (gep ? gep->isInBounds() : !isa<PHINode, SelectInst, FreezeInst>(user))
      return false;
    todo.push_back(user);
    return true;
  };
  while (!todo.empty()) {
    const llvm::Value *next = todo.pop_back_val();
    if (seen.insert(next).second && !all_of(next->users(), isHarmless))
      return true;
  }
  return false;
}

/// The address, in no object. Which objects it may lead to is not followed.
static Lanes encodeIntToPtr(Side &side, const Instruction &inst) {
  unsigned width = side.problem.layout.getPointerTypeSizeInBits(inst.getType());
  Lanes result = encodeLanewise(side, inst.getOperand(0), [&](const Lane &x) {
    return Lane{side.problem.blocks.makePointer(
        Expr::bits(side.problem.blocks.blockBits(), 0),
        x.value.zextOrTrunc(width).zextOrTrunc(offsetBits))};
  });
  bool isNull = all_of(
      result, [](const Lane &lane) { return lane.value.isZero().isTrue(); });
  if (isNull)
    return result;
  // What is accessed through it in A may be there; what it is compared with may
  // be in an object.
  side.problem.mark(Over, "inttoptr");
  bool isConstant = !inst.getParent();
  if (!side.isTarget && (isConstant || mayBeAccessed(inst)))
    side.problem.mark(Under, "inttoptr");
  side.problem.hasIntToPtr = true;
  return result;
}

static Lanes encodeBitCast(Side &side, const Instruction &inst) {
  Type *from = inst.getOperand(0)->getType(), *to = inst.getType();
  Lanes value = side.get(inst.getOperand(0));
  if (from->isPtrOrPtrVectorTy() || to->isPtrOrPtrVectorTy() ||
      scalarBits(side, from) == scalarBits(side, to))
    return value;
  // Through all bits, the first lane's lowest, or highest if big-endian. A lane
  // is poison where one that it has bits of is.
  bool isBigEndian = side.problem.layout.isBigEndian();
  if (isBigEndian)
    std::reverse(value.begin(), value.end());
  Lanes result = side.problem.poison(to);
  unsigned fromBits = scalarBits(side, from), toBits = scalarBits(side, to);
  Expr bits;
  Lanes used;
  for (const Lane &lane : value) {
    used.push_back(side.choices.use(lane));
    bits = bits.isSet() ? used.back().value.concat(bits) : used.back().value;
  }
  for (auto [i, lane] : enumerate(result)) {
    unsigned low = i * toBits, high = low + toBits - 1;
    lane.value = bits.extract(high, low);
    lane.poison = Expr::boolean(false);
    for (unsigned part = low / fromBits; part <= high / fromBits; ++part) {
      lane.poison |= used[part].poison;
      addUndefs(lane.undefs, used[part].undefs);
    }
  }
  if (isBigEndian)
    std::reverse(result.begin(), result.end());
  return result;
}

ArrayRef<OpcodeEncoder> palindrome::encode::castEncoders() {
  static constexpr OpcodeEncoder encoders[] = {
      {Instruction::Trunc, encodeTrunc, Exact},
      {Instruction::ZExt, encodeZExt, Exact},
      {Instruction::SExt, encodeSExt, Exact},
      {Instruction::PtrToInt, encodePtrToInt, Exact},
      {Instruction::PtrToAddr, encodePtrToInt, Exact},
      {Instruction::IntToPtr, encodeIntToPtr, Exact},
      {Instruction::BitCast, encodeBitCast, Exact},
  };
  return encoders;
}
