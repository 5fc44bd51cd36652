// Checks of LLVM attributes before they are made (LangRef, "Parameter
// Attributes", "Function Attributes").

#include "export/types/AttributeChecks.h"
#include "translate/Carrier.h"
#include "llvm/ADT/FloatingPointMode.h"
#include "llvm/IR/AttributeMask.h"
#include "llvm/IR/DerivedTypes.h"
#include "llvm/IR/Value.h"
#include "llvm/Support/MathExtras.h"

using namespace palindrome;
using namespace palindrome::exporter;
using llvm::Attribute;

bool palindrome::exporter::isValidAttribute(Attribute::AttrKind kind,
                                            uint64_t value) {
  switch (kind) {
  case Attribute::Alignment:
  case Attribute::StackAlignment:
    return llvm::isPowerOf2_64(value) && value <= llvm::Value::MaximumAlignment;
  case Attribute::UWTable:
    return value >= 1 &&
           value <= static_cast<uint64_t>(llvm::UWTableKind::Async);
  case Attribute::Memory:
    return value <= llvm::MemoryEffects::unknown().toIntValue();
  case Attribute::Captures:
    return value <= llvm::CaptureInfo::all().toIntValue();
  case Attribute::NoFPClass:
    return value >= 1 && value <= llvm::fcAllFlags;
  case Attribute::AllocKind:
    return value >= 1 && value < 64;
  case Attribute::Dereferenceable:
  case Attribute::DereferenceableOrNull:
    return value != 0;
  default:
    return true;
  }
}

bool palindrome::exporter::isValidRange(const llvm::APInt &lower,
                                        const llvm::APInt &upper) {
  return lower.getBitWidth() == upper.getBitWidth() &&
         (lower != upper || lower.isZero());
}

llvm::AttributeList palindrome::exporter::fitAttributes(
    llvm::LLVMContext &context, llvm::AttributeList list,
    llvm::FunctionType *type, unsigned numArguments, bool isIntrinsic,
    const DropReporter &report) {
  auto fit = [&](llvm::AttributeSet set, llvm::Type *on,
                 bool (*allows)(Attribute::AttrKind), bool mayBeImmediate) {
    if (!set.hasAttributes())
      return set;
    llvm::AttributeMask wrong =
        on ? llvm::AttributeFuncs::typeIncompatible(on, set)
           : llvm::AttributeMask();
    for (Attribute attribute : set) {
      if (attribute.isStringAttribute() || allows(attribute.getKindAsEnum()))
        continue;
      wrong.addAttribute(attribute.getKindAsEnum());
    }
    if (!mayBeImmediate)
      wrong.addAttribute(Attribute::ImmArg);
    for (Attribute attribute : set)
      if (!attribute.isStringAttribute() &&
          wrong.contains(attribute.getKindAsEnum()))
        report.drop("attribute '" + attribute.getAsString() + "'",
                    "it may not stand there");
    return set.removeAttributes(context, wrong);
  };

  llvm::SmallVector<llvm::AttributeSet> arguments;
  for (unsigned i = 0; i + 2 < list.getNumAttrSets(); ++i) {
    llvm::AttributeSet set = list.getParamAttrs(i);
    bool isFixed = i < type->getNumParams();
    // LLVM's verifier lets immarg pass on variadic arguments.
    if (i < numArguments)
      arguments.push_back(fit(set, isFixed ? type->getParamType(i) : nullptr,
                              Attribute::canUseAsParamAttr,
                              isIntrinsic || !isFixed));
    else if (set.hasAttributes())
      report.drop("the attributes of parameter " + std::to_string(i),
                  "there is no such parameter");
  }
  return llvm::AttributeList::get(
      context,
      fit(list.getFnAttrs(), nullptr, Attribute::canUseAsFnAttr, isIntrinsic),
      fit(list.getRetAttrs(), type->getReturnType(), Attribute::canUseAsRetAttr,
          isIntrinsic),
      arguments);
}
