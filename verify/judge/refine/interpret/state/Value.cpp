// Lanes: the scalars of a type, and the text of a lane.

#include "verify/judge/refine/interpret/state/Value.h"
#include "verify/judge/refine/interpret/state/Limits.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/IR/DerivedTypes.h"

using namespace llvm;

namespace palindrome::interpret {
namespace {

bool appendLaneTypes(Type *type, SmallVectorImpl<Type *> &types) {
  if (types.size() > mostLanes)
    return false;
  if (type->isIntegerTy() || type->isPointerTy() || type->isIEEELikeFPTy() ||
      type->isX86_FP80Ty()) {
    types.push_back(type);
    return true;
  }
  auto repeat = [&](Type *element, uint64_t count) {
    SmallVector<Type *> one;
    if (count == 0)
      return true;
    if (!appendLaneTypes(element, one) ||
        types.size() + one.size() * std::min<uint64_t>(count, mostLanes + 1) >
            mostLanes)
      return false;
    for (uint64_t i = 0; i != count && !one.empty(); ++i)
      types.append(one);
    return true;
  };
  if (auto *vector = dyn_cast<FixedVectorType>(type))
    return repeat(vector->getElementType(), vector->getNumElements());
  if (auto *array = dyn_cast<ArrayType>(type))
    return repeat(array->getElementType(), array->getNumElements());
  if (auto *record = dyn_cast<StructType>(type))
    return !record->isOpaque() && all_of(record->elements(), [&](Type *field) {
      return appendLaneTypes(field, types);
    });
  return false;
}

} // namespace

bool Lane::operator==(const Lane &other) const {
  if (kind != other.kind)
    return false;
  if (kind == Pointer && object != other.object)
    return false;
  return (kind != Pointer && kind != Bits) || bits == other.bits;
}

bool laneTypes(Type *type, SmallVectorImpl<Type *> &types) {
  types.clear();
  return type->isVoidTy() || appendLaneTypes(type, types);
}

unsigned countLanes(Type *type) {
  SmallVector<Type *> types;
  return laneTypes(type, types) ? types.size() : 0;
}

unsigned laneWidth(Type *scalar, const DataLayout &layout) {
  return scalar->isPointerTy()
             ? layout.getIndexTypeSizeInBits(scalar)
             : scalar->getPrimitiveSizeInBits().getFixedValue();
}

Lane zeroLane(Type *scalar, const DataLayout &layout) {
  return laneOf(scalar, APInt::getZero(laneWidth(scalar, layout)));
}

Lane laneOf(Type *scalar, const APInt &bits) {
  return scalar->isPointerTy() ? Lane::pointer(0, bits) : Lane::of(bits);
}

Lane laneOf(const Leaf &leaf) {
  switch (leaf.kind) {
  case Leaf::Poison:
    return Lane::poison();
  case Leaf::Undef:
    return Lane::undef();
  case Leaf::Bits:
    return Lane::of(leaf.bits);
  case Leaf::Pointer:
    return Lane::pointer(leaf.block, leaf.bits);
  }
  return Lane::poison();
}

APFloat floatOf(Type *scalar, const Lane &lane) {
  return APFloat(scalar->getFltSemantics(), lane.bits);
}

Lane withAnyNaN(const Lane &lane, Type *scalar) {
  if (lane.kind != Lane::NaN)
    return lane;
  return Lane::of(APFloat::getQNaN(scalar->getFltSemantics()).bitcastToAPInt());
}

std::string whyPoison(ArrayRef<Lane> lanes) {
  auto *found = find_if(
      lanes, [](const Lane &lane) { return lane.isPoison() && lane.why; });
  if (found == lanes.end())
    return "";
  std::string text = found->why;
  auto replace = [&](StringRef what, const Twine &by) {
    if (size_t at = text.find(what); at != std::string::npos)
      text.replace(at, what.size(), by.str());
  };
  SmallString<24> number;
  found->bits.toStringUnsigned(number);
  replace("%s", number);
  replace("%w", Twine(found->bits.getBitWidth()));
  return text;
}

std::string laneText(const Lane &lane, Type *scalar) {
  switch (lane.kind) {
  case Lane::Poison:
    return "poison";
  case Lane::Undef:
    return "undef";
  case Lane::Frozen:
    return lane.sign > 0   ? "any positive value"
           : lane.sign < 0 ? "any negative value"
                           : "any value";
  case Lane::NaN:
    return "any NaN";
  case Lane::Pointer: {
    if (lane.isNull())
      return "null";
    SmallString<32> text;
    lane.bits.toStringSigned(text);
    return lane.object == 0
               ? ("address " + text).str()
               : ("block " + Twine(lane.object) + " + " + text).str();
  }
  case Lane::Bits:
    break;
  }
  SmallString<40> text;
  if (scalar && scalar->isFloatingPointTy()) {
    APFloat value(scalar->getFltSemantics(), lane.bits);
    value.toString(text);
    SmallString<40> raw;
    lane.bits.toString(raw, 16, false, true);
    return (text + " (" + raw + ")").str();
  }
  lane.bits.toStringUnsigned(text);
  if (lane.bits.isNegative() && lane.bits.getBitWidth() > 1) {
    text += " (";
    lane.bits.toStringSigned(text);
    text += ")";
  }
  return text.str().str();
}

std::string lanesText(ArrayRef<Lane> lanes, Type *type) {
  SmallVector<Type *> types;
  if (type->isVoidTy())
    return "void";
  if (!laneTypes(type, types) || types.size() != lanes.size())
    return "?";
  if (lanes.size() == 1 && !type->isAggregateType() && !type->isVectorTy())
    return laneText(lanes[0], types[0]);
  std::string text = "{";
  for (auto [lane, scalar] : zip(lanes, types))
    text += (text.size() > 1 ? ", " : "") + laneText(lane, scalar);
  return text + "}";
}

} // namespace palindrome::interpret
