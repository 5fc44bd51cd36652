// Judges globals by their definitions. What other modules can tell apart is
// different; what is not understood is unknown.

#include "verify/refine/Globals.h"
#include "verify/refine/Structure.h"
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

Judgement palindrome::refine::judgeLinkage(const llvm::GlobalObject &a,
                                           const llvm::GlobalObject &b) {
  std::string name = symbolOf(a);
  if (a.hasSection() != b.hasSection() || a.getSection() != b.getSection())
    return Judgement::unsupported("the section of " + name + " differs");
  if (a.hasLocalLinkage() && b.hasLocalLinkage())
    return {};
  if (a.getLinkage() != b.getLinkage())
    return Judgement::unsupported("the linkage of " + name + " differs");
  if (a.getVisibility() != b.getVisibility() ||
      a.getDLLStorageClass() != b.getDLLStorageClass() ||
      a.getPartition() != b.getPartition() || a.hasComdat() != b.hasComdat())
    return Judgement::unsupported("how others see " + name + " differs");
  return {};
}

/// What of a parameter or a return value the machine's conventions hang on.
static constexpr llvm::Attribute::AttrKind abiAttributes[] = {
    llvm::Attribute::ByVal,        llvm::Attribute::ByRef,
    llvm::Attribute::StructRet,    llvm::Attribute::InAlloca,
    llvm::Attribute::Preallocated, llvm::Attribute::InReg,
    llvm::Attribute::Nest,         llvm::Attribute::SwiftSelf,
    llvm::Attribute::SwiftAsync,   llvm::Attribute::SwiftError,
};

/// Who extends a narrow integer. A difference may show, or not, by machine.
static constexpr llvm::Attribute::AttrKind extensions[] = {
    llvm::Attribute::ZExt, llvm::Attribute::SExt, llvm::Attribute::NoExt};

Judgement palindrome::refine::judgeSignature(const llvm::Function &a,
                                             const llvm::Function &b) {
  if (!sameType(a.getFunctionType(), b.getFunctionType()))
    return Judgement::different("the types of the functions differ");
  if (a.getCallingConv() != b.getCallingConv())
    return Judgement::different("the calling conventions differ");
  Judgement judgement;
  auto compare = [&](llvm::AttributeSet ofA, llvm::AttributeSet ofB) {
    for (llvm::Attribute::AttrKind kind : abiAttributes)
      if (!sameAttribute(ofA.getAttribute(kind), ofB.getAttribute(kind)))
        judgement.merge(Judgement::different(
            "who passes what where differs: " +
            llvm::Attribute::getNameFromAttrKind(kind).str()));
    for (llvm::Attribute::AttrKind kind : extensions)
      if (ofA.hasAttribute(kind) != ofB.hasAttribute(kind))
        judgement.merge(Judgement::unsupported(
            llvm::Attribute::getNameFromAttrKind(kind).str() +
            " on one side only"));
  };
  compare(a.getAttributes().getRetAttrs(), b.getAttributes().getRetAttrs());
  for (unsigned i = 0, e = a.arg_size(); i != e; ++i)
    compare(a.getAttributes().getParamAttrs(i),
            b.getAttributes().getParamAttrs(i));
  // What only an assembler or the run time of a language sees.
  auto data = [](const llvm::Function &f) {
    return f.hasPrefixData() || f.hasPrologueData();
  };
  if (data(a) || data(b))
    judgement.merge(Judgement::unsupported("prefix or prologue data"));
  return judgement;
}

/// Whether the bytes of `b` refine those of `a`, of one type.
static Judgement judgeInitialValue(const llvm::Constant *a,
                                   const llvm::Constant *b,
                                   ConstantComparison &constants) {
  if (constants.same(a, b))
    return {};
  if (llvm::isa<llvm::PoisonValue>(a) ||
      (llvm::isa<llvm::UndefValue>(a) && !b->containsPoisonElement() &&
       !llvm::isa<llvm::PoisonValue, llvm::ConstantExpr>(b)))
    return {Meaning::Refined, ""};
  if ((llvm::isa<llvm::ConstantInt>(a) && llvm::isa<llvm::ConstantInt>(b)) ||
      (llvm::isa<llvm::ConstantFP>(a) && llvm::isa<llvm::ConstantFP>(b)))
    return Judgement::different("the initial values differ");
  uint64_t count = 0;
  llvm::Type *type = a->getType();
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
    const llvm::Constant *partA = a->getAggregateElement(i);
    const llvm::Constant *partB = b->getAggregateElement(i);
    if (!partA || !partB)
      return Judgement::unsupported("the initial values");
    judgement.merge(judgeInitialValue(partA, partB, constants));
  }
  return judgement;
}

/// Whether `global` is only ever read, directly.
static bool isOnlyRead(const llvm::Value &pointer) {
  return llvm::all_of(pointer.users(), [](const llvm::User *user) {
    return llvm::isa<llvm::LoadInst>(user) ||
           (llvm::isa<llvm::GEPOperator>(user) && isOnlyRead(*user));
  });
}

/// What both say of the object's place in memory.
static Judgement judgePlace(const llvm::GlobalVariable &a,
                            const llvm::GlobalVariable &b) {
  const llvm::DataLayout &layout = a.getParent()->getDataLayout();
  std::string name = symbolOf(a);
  if (a.getAddressSpace() != b.getAddressSpace())
    return Judgement::different("the address spaces of " + name + " differ");
  if (a.isThreadLocal() != b.isThreadLocal())
    return Judgement::different(name + " is of a thread on one side only");
  if (a.hasGlobalUnnamedAddr() != b.hasGlobalUnnamedAddr() && !isOnlyRead(a) &&
      !isOnlyRead(b))
    return Judgement::unsupported("unnamed_addr of " + name +
                                  " on one side only");
  llvm::TypeSize sizeA = layout.getTypeAllocSize(a.getValueType());
  llvm::TypeSize sizeB = layout.getTypeAllocSize(b.getValueType());
  llvm::Align alignA = a.getPointerAlignment(layout);
  llvm::Align alignB = b.getPointerAlignment(layout);
  bool defined = !a.isDeclaration() && !b.isDeclaration();
  if (sizeA == sizeB && alignA == alignB)
    return {};
  if (!defined)
    return Judgement::unsupported("the size or alignment of " + name +
                                  " differs");
  if (llvm::TypeSize::isKnownLT(sizeB, sizeA))
    return Judgement::different(name + " is smaller in B");
  if (alignB < alignA)
    return Judgement::different(name + " is less aligned in B");
  if (sizeA != sizeB)
    return Judgement::unsupported(name + " is larger in B");
  return {Meaning::Refined, ""};
}

Judgement palindrome::refine::judgeVariable(const llvm::GlobalVariable &a,
                                            const llvm::GlobalVariable &b) {
  std::string name = symbolOf(a);
  Judgement judgement = judgePlace(a, b);
  if (a.isExternallyInitialized() != b.isExternallyInitialized())
    judgement.merge(Judgement::unsupported(
        name + " is initialized by others on one side only"));
  if (a.isConstant() && !b.isConstant())
    judgement.merge({Meaning::Refined, ""});
  if (!a.isConstant() && b.isConstant()) {
    bool isDeclared = a.isDeclaration() || b.isDeclaration();
    if (!isDeclared && !a.hasLocalLinkage())
      judgement.merge(
          Judgement::different(name + " can be written to in A only"));
    else if (isDeclared || !isOnlyRead(a))
      judgement.merge(
          Judgement::unsupported(name + " is a constant in B only"));
  }
  if (a.isDeclaration() && b.isDeclaration())
    return judgement;
  if (a.isDeclaration() || b.isDeclaration()) {
    judgement.merge(Judgement::unsupported(
        name + " is defined in " + (a.isDeclaration() ? "B" : "A") + " alone"));
    return judgement;
  }
  judgement.merge(judgeLinkage(a, b));
  if (judgement.meaning == Meaning::Different)
    return judgement;
  if (!sameType(a.getValueType(), b.getValueType())) {
    judgement.merge(Judgement::unsupported("the type of " + name + " differs"));
    return judgement;
  }
  ConstantComparison constants;
  Judgement value =
      judgeInitialValue(a.getInitializer(), b.getInitializer(), constants);
  if (!value.what.empty())
    value.what += " of " + name;
  judgement.merge(std::move(value));
  return judgement;
}
