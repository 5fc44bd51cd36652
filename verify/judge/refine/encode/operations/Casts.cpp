// Encodes conversions other than floating-point ones (LangRef, 'Conversion
// Operations'): integers, pointers and bitcast.
//
// interpret/operations/Casts.cpp computes the same operations. The repetition
// is deliberate: the interpreter checks this encoder, so they share no code.

#include "verify/judge/refine/encode/ir/PointerUses.h"
#include "verify/judge/refine/encode/operations/Encoders.h"

using namespace palindrome::encode;
using namespace llvm;

static unsigned scalarBits(const Side &side, Type *type) {
  return side.problem.widthOf(type->getScalarType());
}

/// The width of the addresses of pointers of `type`.
static unsigned addressBits(const Side &side, Type *type) {
  return side.problem.layout.getPointerTypeSizeInBits(type);
}

///   %r = trunc nsw i16 %x to i8   becomes
///   value: x[7:0]    poison: sext(x[7:0]) != x
static Lanes encodeTrunc(Side &side, const Instruction &inst) {
  auto *trunc = dyn_cast<TruncInst>(&inst);
  unsigned width = scalarBits(side, inst.getType());
  return encodeLanewise(side, inst.getOperand(0), [&](const Lane &x) {
    Lane lane{x.value.trunc(width)};
    if (x.variation().isWhole)
      lane.varies = x.variation();
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
    lane.varies = {x.variation().condition, false};
    if (ext && ext->hasNonNeg())
      lane.poison |= x.value.isNegative();
    return lane;
  });
}

static Lanes encodeSExt(Side &side, const Instruction &inst) {
  unsigned width = scalarBits(side, inst.getType());
  return encodeLanewise(side, inst.getOperand(0), [&](const Lane &x) {
    return Lane{x.value.sext(width),
                Expr::boolean(false),
                {},
                {x.variation().condition, false}};
  });
}

/// Encodes ptrtoint and ptrtoaddr as the address of the pointer.
static Lanes encodePtrToInt(Side &side, const Instruction &inst) {
  for (const Lane &pointer : side.get(inst.getOperand(0)))
    side.objects.expose(pointer);
  unsigned width = scalarBits(side, inst.getType());
  return encodeLanewise(side, inst.getOperand(0), [&](const Lane &x) {
    side.problem.looksAtAddresses = true;
    return Lane{side.objects.addressOf(x.value)
                    .trunc(addressBits(side, inst.getOperand(0)->getType()))
                    .zextOrTrunc(width)};
  });
}

/// Encodes inttoptr as a pointer to the integer's address without provenance:
/// block 0, which holds no object. LangRef allows it to point to any object
/// whose address escaped, so the encoding is approximate.
static Lanes encodeIntToPtr(Side &side, const Instruction &inst) {
  const Blocks &blocks = side.problem.blocks;
  unsigned space = inst.getType()->getPointerAddressSpace();
  unsigned width = addressBits(side, inst.getType());
  Lanes result = encodeLanewise(side, inst.getOperand(0), [&](const Lane &x) {
    return Lane{blocks.makePointer(
        Expr::bits(blocks.blockBits(), blocks.nullBlock(space)),
        x.value.zextOrTrunc(width).sextOrTrunc(offsetBits))};
  });
  bool isNull = all_of(result, [](const Lane &lane) {
    return Blocks::offsetOf(lane.value).isZero().isTrue();
  });
  if (isNull)
    return result;
  // If it has the provenance of an object, an access through it is defined
  // where the encoding has undefined behavior. In the target, that makes
  // counterexamples that are none; in the source, it hides some.
  side.problem.mark(Over, "inttoptr");
  bool isConstant = !inst.getParent();
  if (!side.isTarget && (isConstant || mayBeAccessed(inst)))
    side.problem.mark(Under, "inttoptr");
  side.problem.hasIntToPtr = true;
  return result;
}

/// Encodes addrspacecast (LangRef, 'addrspacecast .. to' Instruction): the
/// result points to the same place, or is an address without provenance. Which
/// is a function of the pointer that belongs to the machine; a cast that leads
/// to the same place can be reversed.
///
///   %r = addrspacecast ptr addrspace(1) %p to ptr   becomes
///   space.0.1(p) ? p : (null's block, address.1.0(p))
static Lanes encodeAddrSpaceCast(Side &side, const Instruction &inst) {
  const Blocks &blocks = side.problem.blocks;
  unsigned from = inst.getOperand(0)->getType()->getPointerAddressSpace(),
           to = inst.getType()->getPointerAddressSpace();
  side.problem.castsSpaces = true;
  side.problem.mark(Over, "addrspacecast");
  auto name = [](const char *prefix, unsigned a, unsigned b) {
    return (prefix + Twine(a) + "." + Twine(b)).str();
  };
  unsigned pointerBits = blocks.pointerBits();
  Uninterpreted isSame(name("space.", std::min(from, to), std::max(from, to)),
                       {pointerBits}, 1);
  Uninterpreted address(name("address.", from, to), {pointerBits}, offsetBits);
  unsigned width = addressBits(side, inst.getType());
  return encodeLanewise(side, inst.getOperand(0), [&](const Lane &x) {
    Expr block = Blocks::blockOf(x.value);
    Expr keeps = !blocks.isNullBlock(block) && isSame({x.value}).toBoolean();
    return Lane{keeps.select(
        x.value, blocks.makePointer(
                     Expr::bits(blocks.blockBits(), blocks.nullBlock(to)),
                     address({x.value}).trunc(width).sextOrTrunc(offsetBits)))};
  });
}

static Lanes encodeBitCast(Side &side, const Instruction &inst) {
  Type *from = inst.getOperand(0)->getType(), *to = inst.getType();
  Lanes value = side.get(inst.getOperand(0));
  if (from->isPtrOrPtrVectorTy() || to->isPtrOrPtrVectorTy() ||
      scalarBits(side, from) == scalarBits(side, to))
    return value;
  // The lanes are concatenated and cut anew. The first lane has the lowest
  // bits, or the highest if the layout is big-endian:
  //
  //   bitcast <2 x i8> <x, y> to i16   becomes   y ++ x, big-endian x ++ y
  //
  // A lane of the result is poison if one that contributes bits to it is.
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
      {Instruction::AddrSpaceCast, encodeAddrSpaceCast, Exact},
      {Instruction::BitCast, encodeBitCast, Exact},
  };
  return encoders;
}
