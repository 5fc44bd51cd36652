// Random attributes of LLVM, of all kinds.

#include "verify/seek/mutate/random/Attributes.h"
#include "verify/seek/makers/Attributes.h"
#include "verify/seek/mutate/random/Names.h"
#include "verify/seek/mutate/random/Types.h"
#include "llvm/IR/ConstantRange.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace palindrome::mutate {

static Attribute randomRange(LLVMContext &context, unsigned width,
                             Chooser &choose) {
  APInt low(width, choose.bits(), /*isSigned=*/true, /*implicitTrunc=*/true);
  APInt high(width, choose.bits(), /*isSigned=*/true, /*implicitTrunc=*/true);
  if (low == high)
    high = low + 1;
  if (low == high)
    return Attribute::get(context, "palindrome");
  return Attribute::get(context, Attribute::Range, ConstantRange(low, high));
}

static Attribute randomRangeList(LLVMContext &context, Chooser &choose) {
  SmallVector<ConstantRange> ranges;
  int64_t at = int64_t(choose.below(100)) - 50;
  for (size_t n = choose.below(3) + 1; n != 0; --n) {
    int64_t end = at + 1 + int64_t(choose.below(40));
    ranges.emplace_back(APInt(64, at, /*isSigned=*/true),
                        APInt(64, end, /*isSigned=*/true));
    at = end + 1 + int64_t(choose.below(9));
  }
  return Attribute::get(context, Attribute::Initializes, ranges);
}

/// The kinds that may stand at `index`.
static const std::vector<Attribute::AttrKind> &kindsAt(unsigned index) {
  auto select = [](bool (*accept)(Attribute::AttrKind)) {
    std::vector<Attribute::AttrKind> kinds;
    for (unsigned k = Attribute::None + 1; k != Attribute::EndAttrKinds; ++k)
      if (auto kind = Attribute::AttrKind(k); accept(kind))
        kinds.push_back(kind);
    return kinds;
  };
  static const auto ofFunction = select(Attribute::canUseAsFnAttr),
                    ofReturn = select(Attribute::canUseAsRetAttr),
                    ofParameter = select(Attribute::canUseAsParamAttr);
  return index == AttributeList::FunctionIndex ? ofFunction
         : index == AttributeList::ReturnIndex ? ofReturn
                                               : ofParameter;
}

Attribute randomAttribute(Module &module, unsigned index, Type *type,
                          Chooser &choose) {
  LLVMContext &context = module.getContext();
  if (choose.oneIn(16))
    return Attribute::get(context, randomName(choose), randomString(choose));
  if (choose.oneIn(4)) {
    SmallVector<Attribute> strings = makers::stringAttributes(context);
    return choose.of(strings);
  }
  Attribute::AttrKind kind = choose.of(kindsAt(index));
  if (Attribute::isTypeAttrKind(kind))
    return Attribute::get(context, kind, randomSizedType(module, choose));
  unsigned width =
      type && type->isIntOrIntVectorTy() ? type->getScalarSizeInBits() : 32;
  if (choose.flip()) {
    if (std::optional<uint64_t> set = makers::setOf(kind, choose.bits()))
      return Attribute::get(context, kind, *set);
    if (Attribute::isConstantRangeAttrKind(kind))
      return randomRange(context, width, choose);
    if (Attribute::isConstantRangeListAttrKind(kind))
      return randomRangeList(context, choose);
  }
  SmallVector<Attribute> all = makers::attributesOf(context, kind, {}, width);
  return choose.of(all);
}

} // namespace palindrome::mutate
