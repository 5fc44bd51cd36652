// Compares the definitions of two globals. A difference that another module can
// observe makes them different; one whose effect is not modelled makes them
// unknown.

#include "verify/judge/refine/Globals.h"
#include "verify/judge/refine/structure/Structure.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/GlobalVariable.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Operator.h"
#include "llvm/Support/raw_ostream.h"

using namespace palindrome::refine;
using palindrome::Meaning;

std::string palindrome::refine::symbolOf(const llvm::GlobalValue &global) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  global.printAsOperand(stream, /*PrintType=*/false);
  return text;
}

bool palindrome::refine::defines(const llvm::GlobalValue &global) {
  return !global.isDeclaration() && !global.hasAvailableExternallyLinkage();
}

Judgement palindrome::refine::judgeLinkage(const llvm::GlobalObject &source,
                                           const llvm::GlobalObject &target) {
  std::string name = symbolOf(source);
  if (source.hasSection() != target.hasSection() ||
      source.getSection() != target.getSection())
    return Judgement::unsupported("the section of " + name + " differs");
  if (source.hasLocalLinkage() && target.hasLocalLinkage())
    return {};
  if (source.getLinkage() != target.getLinkage())
    return Judgement::unsupported("the linkage of " + name + " differs");
  if (source.getVisibility() != target.getVisibility() ||
      source.getDLLStorageClass() != target.getDLLStorageClass() ||
      source.getPartition() != target.getPartition() ||
      source.hasComdat() != target.hasComdat())
    return Judgement::unsupported("how others see " + name + " differs");
  return {};
}

/// The attributes of a parameter or a return value that decide where the ABI
/// passes it (LangRef, "Parameter Attributes").
static constexpr llvm::Attribute::AttrKind abiAttributes[] = {
    llvm::Attribute::ByVal,        llvm::Attribute::ByRef,
    llvm::Attribute::StructRet,    llvm::Attribute::InAlloca,
    llvm::Attribute::Preallocated, llvm::Attribute::InReg,
    llvm::Attribute::Nest,         llvm::Attribute::SwiftSelf,
    llvm::Attribute::SwiftAsync,   llvm::Attribute::SwiftError,
};

/// The attributes that decide whether the caller or the callee extends a narrow
/// integer. Whether a difference has an effect depends on the machine.
static constexpr llvm::Attribute::AttrKind extensions[] = {
    llvm::Attribute::ZExt, llvm::Attribute::SExt, llvm::Attribute::NoExt};

/// The alignment of the slot in which a parameter with the attributes `set` is
/// passed; nothing if it is left to the machine, or there is no slot.
static llvm::MaybeAlign slotAlign(llvm::AttributeSet set) {
  if (llvm::MaybeAlign align = set.getStackAlignment())
    return align;
  bool isInMemory = llvm::any_of(
      llvm::ArrayRef{llvm::Attribute::ByVal, llvm::Attribute::ByRef,
                     llvm::Attribute::InAlloca, llvm::Attribute::Preallocated},
      [&](auto kind) { return set.hasAttribute(kind); });
  return isInMemory ? set.getAlignment() : llvm::MaybeAlign();
}

Judgement palindrome::refine::judgeSignature(const llvm::Function &source,
                                             const llvm::Function &target) {
  if (!sameType(source.getFunctionType(), target.getFunctionType()))
    return Judgement::different("the types of the functions differ");
  if (source.getCallingConv() != target.getCallingConv())
    return Judgement::different("the calling conventions differ");
  Judgement judgement;
  auto compare = [&](llvm::AttributeSet ofSource, llvm::AttributeSet ofTarget) {
    for (llvm::Attribute::AttrKind kind : abiAttributes)
      if (!sameAttribute(ofSource.getAttribute(kind),
                         ofTarget.getAttribute(kind)))
        judgement.merge(Judgement::different(
            "an attribute of the ABI differs: " +
            llvm::Attribute::getNameFromAttrKind(kind).str()));
    if (slotAlign(ofSource) != slotAlign(ofTarget))
      judgement.merge(
          Judgement::unsupported("a parameter is aligned otherwise in memory"));
    for (llvm::Attribute::AttrKind kind : extensions)
      if (ofSource.hasAttribute(kind) != ofTarget.hasAttribute(kind))
        judgement.merge(Judgement::unsupported(
            llvm::Attribute::getNameFromAttrKind(kind).str() +
            " on one side only"));
  };
  compare(source.getAttributes().getRetAttrs(),
          target.getAttributes().getRetAttrs());
  for (unsigned i = 0, e = source.arg_size(); i != e; ++i)
    compare(source.getAttributes().getParamAttrs(i),
            target.getAttributes().getParamAttrs(i));
  // The data before a function is read by assembly and by run-time libraries.
  auto data = [](const llvm::Function &f) {
    return f.hasPrefixData() || f.hasPrologueData();
  };
  if (data(source) || data(target))
    judgement.merge(Judgement::unsupported("prefix or prologue data"));
  return judgement;
}

namespace {
/// An address that is a constant: steps from a base, of `offset` bytes in all.
struct ConstantAddress {
  const llvm::Constant *base;
  llvm::APInt offset;
  unsigned steps = 0;
  bool isInBounds = true; ///< All steps are `inbounds`.
  /// The promises that some step makes.
  llvm::GEPNoWrapFlags promises = llvm::GEPNoWrapFlags::none();
};
} // namespace

/// The address that `constant` is; nothing if it is not of that form.
static std::optional<ConstantAddress>
addressOf(const llvm::Constant *constant, const llvm::DataLayout &layout) {
  if (!constant->getType()->isPointerTy())
    return std::nullopt;
  ConstantAddress address{
      constant,
      llvm::APInt(layout.getIndexTypeSizeInBits(constant->getType()), 0)};
  while (true) {
    // Nothing else can be what this name refers to.
    if (auto *alias = llvm::dyn_cast<llvm::GlobalAlias>(address.base);
        alias && alias->isDefinitionExact()) {
      address.base = alias->getAliasee();
      continue;
    }
    auto *gep = llvm::dyn_cast<llvm::GEPOperator>(address.base);
    if (!gep)
      break;
    if (gep->getInRange() ||
        !gep->accumulateConstantOffset(layout, address.offset))
      return std::nullopt;
    ++address.steps;
    address.isInBounds &= gep->isInBounds();
    address.promises |= gep->getNoWrapFlags();
    address.base = llvm::cast<llvm::Constant>(gep->getPointerOperand());
  }
  return address;
}

bool palindrome::refine::sameAddress(const llvm::Constant *source,
                                     const llvm::Constant *target,
                                     const llvm::DataLayout &layout,
                                     ConstantComparison &constants) {
  std::optional<ConstantAddress> one = addressOf(source, layout),
                                 other = addressOf(target, layout);
  if (!one || !other || one->offset != other->offset ||
      !constants.same(one->base, other->base))
    return false;
  if (other->promises == llvm::GEPNoWrapFlags::none())
    return true;
  // A step within the bounds of an object, forward, has all promises.
  return other->steps == 1 && one->isInBounds &&
         (!other->promises.hasNoUnsignedWrap() || !other->offset.isNegative());
}

/// Whether the target's function may take the place of the source's, whose
/// address does not matter (LangRef, "Functions", `unnamed_addr`): in the
/// source, both are the same.
static bool isMergedInto(const llvm::Constant *source,
                         const llvm::Constant *target) {
  auto *from = llvm::dyn_cast<llvm::Function>(source),
       *into = llvm::dyn_cast<llvm::Function>(target);
  if (!from || !into || !from->hasGlobalUnnamedAddr())
    return false;
  const llvm::Function *same = from->getParent()->getFunction(into->getName());
  return same && areInterchangeable(*from, *same);
}

/// Whether the bytes of `target` refine those of `source`. Both constants have
/// the same type.
static Judgement judgeInitialValue(const llvm::Constant *source,
                                   const llvm::Constant *target,
                                   const llvm::DataLayout &layout,
                                   ConstantComparison &constants) {
  if (constants.same(source, target))
    return {};
  if (sameAddress(source, target, layout, constants) ||
      isMergedInto(source, target))
    return {Meaning::Refined, ""};
  if (llvm::isa<llvm::PoisonValue>(source) ||
      (llvm::isa<llvm::UndefValue>(source) &&
       !target->containsPoisonElement() &&
       !llvm::isa<llvm::PoisonValue, llvm::ConstantExpr>(target)))
    return {Meaning::Refined, ""};
  if ((llvm::isa<llvm::ConstantInt>(source) &&
       llvm::isa<llvm::ConstantInt>(target)) ||
      (llvm::isa<llvm::ConstantFP>(source) &&
       llvm::isa<llvm::ConstantFP>(target)))
    return Judgement::different("the initial values differ");
  uint64_t count = 0;
  llvm::Type *type = source->getType();
  if (auto *array = llvm::dyn_cast<llvm::ArrayType>(type))
    count = array->getNumElements();
  else if (auto *vector = llvm::dyn_cast<llvm::FixedVectorType>(type))
    count = vector->getNumElements();
  else if (auto *structure = llvm::dyn_cast<llvm::StructType>(type))
    count = structure->getNumElements();
  Judgement judgement =
      count ? Judgement() : Judgement::unsupported("the initial values");
  for (uint64_t i = 0; i != count && judgement.meaning != Meaning::Different;
       ++i) {
    const llvm::Constant *sourcePart = source->getAggregateElement(i);
    const llvm::Constant *targetPart = target->getAggregateElement(i);
    if (!sourcePart || !targetPart)
      return Judgement::unsupported("the initial values");
    judgement.merge(
        judgeInitialValue(sourcePart, targetPart, layout, constants));
  }
  return judgement;
}

/// Whether all uses of `pointer` in its module are loads, directly or through
/// address computations.
static bool isOnlyRead(const llvm::Value &pointer) {
  return llvm::all_of(pointer.users(), [](const llvm::User *user) {
    return llvm::isa<llvm::LoadInst>(user) ||
           (llvm::isa<llvm::GEPOperator>(user) && isOnlyRead(*user));
  });
}

/// Compares address space, size and alignment of the two memory objects.
static Judgement judgePlace(const llvm::GlobalVariable &source,
                            const llvm::GlobalVariable &target) {
  const llvm::DataLayout &layout = source.getParent()->getDataLayout();
  std::string name = symbolOf(source);
  if (source.getAddressSpace() != target.getAddressSpace())
    return Judgement::different("the address spaces of " + name + " differ");
  if (source.isThreadLocal() != target.isThreadLocal())
    return Judgement::different(name + " is thread-local on one side only");
  if (source.hasGlobalUnnamedAddr() != target.hasGlobalUnnamedAddr() &&
      !isOnlyRead(source) && !isOnlyRead(target))
    return Judgement::unsupported("unnamed_addr of " + name +
                                  " on one side only");
  llvm::TypeSize sourceSize = layout.getTypeAllocSize(source.getValueType());
  llvm::TypeSize targetSize = layout.getTypeAllocSize(target.getValueType());
  llvm::Align sourceAlign = source.getPointerAlignment(layout);
  llvm::Align targetAlign = target.getPointerAlignment(layout);
  bool defined = !source.isDeclaration() && !target.isDeclaration();
  if (sourceSize == targetSize && sourceAlign == targetAlign)
    return {};
  if (!defined)
    return Judgement::unsupported("the size or alignment of " + name +
                                  " differs");
  if (llvm::TypeSize::isKnownLT(targetSize, sourceSize))
    return Judgement::different(name + " is smaller in the target");
  if (targetAlign < sourceAlign)
    return Judgement::different(name + " is less aligned in the target");
  if (sourceSize != targetSize)
    return Judgement::unsupported(name + " is larger in the target");
  return {Meaning::Refined, ""};
}

Judgement
palindrome::refine::judgeVariable(const llvm::GlobalVariable &source,
                                  const llvm::GlobalVariable &target) {
  std::string name = symbolOf(source);
  Judgement judgement = judgePlace(source, target);
  if (source.isExternallyInitialized() != target.isExternallyInitialized())
    judgement.merge(Judgement::unsupported(
        name + " is initialized by others on one side only"));
  if (source.isConstant() && !target.isConstant())
    judgement.merge({Meaning::Refined, ""});
  if (!source.isConstant() && target.isConstant()) {
    bool isDeclared = source.isDeclaration() || target.isDeclaration();
    if (!isDeclared && !source.hasLocalLinkage())
      judgement.merge(
          Judgement::different(name + " can be written to in the source only"));
    else if (isDeclared || !isOnlyRead(source))
      judgement.merge(
          Judgement::unsupported(name + " is a constant in the target only"));
  }
  if (source.isDeclaration() && target.isDeclaration())
    return judgement;
  if (source.isDeclaration() || target.isDeclaration()) {
    judgement.merge(Judgement::unsupported(
        name + " is defined in " +
        (source.isDeclaration() ? "the target" : "the source") + " alone"));
    return judgement;
  }
  judgement.merge(judgeLinkage(source, target));
  if (judgement.meaning == Meaning::Different)
    return judgement;
  if (!sameType(source.getValueType(), target.getValueType())) {
    judgement.merge(Judgement::unsupported("the type of " + name + " differs"));
    return judgement;
  }
  ConstantComparison constants;
  Judgement value =
      judgeInitialValue(source.getInitializer(), target.getInitializer(),
                        source.getParent()->getDataLayout(), constants);
  if (!value.what.empty())
    value.what += " of " + name;
  judgement.merge(std::move(value));
  return judgement;
}
