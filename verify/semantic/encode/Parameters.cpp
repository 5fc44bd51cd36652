// What attributes of parameters and results say (LangRef, parameter
// attributes): poison or undefined behaviour where it is not so.

#include "verify/semantic/encode/Encoders.h"
#include "verify/semantic/encode/Promises.h"
#include "llvm/IR/AttributeMask.h"

using namespace palindrome::encode;
using namespace llvm;

/// The attributes that change nothing of what a value may be.
static bool saysNothingOfValue(Attribute attribute) {
  if (attribute.isStringAttribute())
    return true;
  switch (attribute.getKindAsEnum()) {
  case Attribute::SExt:
  case Attribute::ZExt:
  case Attribute::NoExt:
  case Attribute::InReg:
  case Attribute::ImmArg:
    return true;
  default:
    return false;
  }
}

Lanes palindrome::encode::applyAttributes(Side &side, AttributeSet attributes,
                                          Lanes value) {
  bool isDefinite = attributes.hasAttribute(Attribute::NoUndef) ||
                    attributes.hasAttribute(Attribute::Dereferenceable);
  for (Attribute attribute : attributes) {
    if (saysNothingOfValue(attribute))
      continue;
    switch (attribute.getKindAsEnum()) {
    case Attribute::NoUndef:
      break;
    case Attribute::Range:
      for (Lane &lane : value) {
        const ConstantRange &range = attribute.getRange();
        Expr low = Expr::bits(range.getLower());
        Expr size = Expr::bits(range.getUpper() - range.getLower());
        lane.poison |= !(lane.value - low).ult(size);
      }
      break;
    case Attribute::NonNull:
      for (Lane &lane : value)
        lane.poison |= side.isNull(lane.value);
      break;
    case Attribute::Alignment:
      for (Lane &lane : value)
        lane.poison |= !side.isAligned(lane.value, *attribute.getAlignment());
      break;
    case Attribute::Dereferenceable:
      for (Lane &lane : value)
        side.checkAccess(
            side.useDefinite(lane),
            Expr::bits(offsetBits, attribute.getDereferenceableBytes()),
            Align(1), /*isWrite=*/false);
      break;
    case Attribute::DereferenceableOrNull:
      for (Lane &lane : value) {
        // Of what is no value, it says nothing that is known.
        if (side.isB && !(lane.poison.isFalse() && lane.undefs.empty())) {
          side.pair.mark(Over, "dereferenceable_or_null of poison");
          side.useDefinite(lane);
        }
        Expr pointer = side.sample(lane).value;
        Expr all = side.domain;
        side.domain &= !lane.poison && !side.isNull(pointer);
        if (lane.undefs.empty() || side.isB)
          side.checkAccess(
              pointer,
              Expr::bits(offsetBits, attribute.getDereferenceableOrNullBytes()),
              Align(1), /*isWrite=*/false);
        side.domain = all;
      }
      break;
    default:
      side.setUnsupported("attribute " + Attribute::getNameFromAttrKind(
                                             attribute.getKindAsEnum()));
      return value;
    }
  }
  if (isDefinite)
    for (Lane &lane : value)
      lane = Lane{side.useDefinite(lane)};
  return value;
}

void palindrome::encode::encodeParameters(Side &side) {
  AttributeList attributes = side.function.getAttributes();
  for (Attribute attribute : attributes.getFnAttrs()) {
    if (attribute.isStringAttribute())
      continue;
    switch (attribute.getKindAsEnum()) {
    // These are promises (Promises.h), or advice.
    case Attribute::AlwaysInline:
    case Attribute::Cold:
    case Attribute::Hot:
    case Attribute::InlineHint:
    case Attribute::MinSize:
    case Attribute::Memory:
    case Attribute::MustProgress:
    case Attribute::NoCallback:
    case Attribute::NoFree:
    case Attribute::NoInline:
    case Attribute::NoRecurse:
    case Attribute::NoReturn:
    case Attribute::NoSync:
    case Attribute::NoUnwind:
    case Attribute::OptimizeForSize:
    case Attribute::OptimizeNone:
    case Attribute::Speculatable:
    case Attribute::StackProtect:
    case Attribute::StackProtectReq:
    case Attribute::StackProtectStrong:
    case Attribute::UWTable:
    case Attribute::WillReturn:
      break;
    default:
      side.setUnsupported(
          "function attribute " +
          Attribute::getNameFromAttrKind(attribute.getKindAsEnum()));
    }
  }
  AttributeMask promises;
  for (const Argument &argument : side.function.args())
    for (Attribute attribute : attributes.getParamAttrs(argument.getArgNo()))
      if (!attribute.isStringAttribute() &&
          isPromise(attribute.getKindAsEnum()))
        promises.addAttribute(attribute.getKindAsEnum());
  for (const Argument &argument : side.function.args())
    if (argument.hasAttribute(Attribute::Dereferenceable))
      side.checkAddressSpace(*argument.getType());
  for (const Argument &argument : side.function.args())
    side.setArgument(
        argument,
        applyAttributes(side,
                        attributes.getParamAttrs(argument.getArgNo())
                            .removeAttributes(argument.getContext(), promises),
                        side.get(&argument)));
  checkPromises(side);
}

Lanes palindrome::encode::encodeReturn(Side &side, Lanes value) {
  return applyAttributes(side, side.function.getAttributes().getRetAttrs(),
                         std::move(value));
}
