// Integers, floats and promises that differ in what is printed and read of
// them.

#include "verify/seek/makers/Constants.h"
#include "llvm/IR/DerivedTypes.h"

using namespace llvm;

namespace palindrome::makers {

SmallVector<APInt> integersOf(unsigned width) {
  return {
      APInt(width, 0),
      APInt(width, 1),
      APInt::getAllOnes(width),
      APInt::getSignedMinValue(width),
      APInt::getSignedMaxValue(width),
      APInt::getSplat(width, APInt(std::min(width, 8u), width < 8 ? 1 : 0xA5))};
}

SmallVector<APFloat> floatsOf(const fltSemantics &format,
                              const APInt &payload) {
  unsigned width = APFloat::semanticsSizeInBits(format);
  SmallVector<APFloat> values = {APFloat::getZero(format),
                                 APFloat::getZero(format, true),
                                 APFloat::getOne(format),
                                 APFloat::getOne(format, true),
                                 APFloat::getInf(format),
                                 APFloat::getInf(format, true),
                                 APFloat::getNaN(format),
                                 APFloat::getNaN(format, true, 1),
                                 APFloat::getQNaN(format, false, &payload),
                                 APFloat::getSNaN(format),
                                 APFloat::getSNaN(format, true, &payload),
                                 APFloat::getLargest(format),
                                 APFloat::getSmallest(format, true),
                                 APFloat::getSmallestNormalized(format)};
  for (const APInt &bits :
       {APInt(width, 1), APInt::getAllOnes(width),
        APInt::getSignedMinValue(width) | 1, APInt(width, 0x1234),
        APInt::getSplat(width, APInt(8, 0x3F)),
        APInt::getOneBitSet(width, width / 2),
        APInt::getHighBitsSet(width, width / 2)})
    values.push_back(APFloat(format, bits));
  APFloat third(format);
  cantFail(third.convertFromString("0.333333333333333333333333333333333333",
                                   APFloat::rmNearestTiesToEven));
  values.push_back(third);
  return values;
}

bool hasNull(const Type *type) {
  if (auto *structure = dyn_cast<StructType>(type))
    return !structure->isOpaque();
  if (auto *target = dyn_cast<TargetExtType>(type->getScalarType()))
    return target->hasProperty(TargetExtType::HasZeroInit);
  return !type->isX86_AMXTy() && !type->isMetadataTy() && !type->isLabelTy();
}

SmallVector<AddressPromise> addressPromises(unsigned width) {
  return {
      {GEPNoWrapFlags::none(), std::nullopt},
      {GEPNoWrapFlags::inBounds(), std::nullopt},
      {GEPNoWrapFlags::noUnsignedSignedWrap(), std::nullopt},
      {GEPNoWrapFlags::noUnsignedWrap(), std::nullopt},
      {GEPNoWrapFlags::none(),
       ConstantRange(APInt(width, -8, /*isSigned=*/true), APInt(width, 16))}};
}

} // namespace palindrome::makers
