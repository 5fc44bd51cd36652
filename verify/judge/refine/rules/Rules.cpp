// Compares two bodies up to the differences in Rules.def.

#include "verify/judge/refine/rules/Rules.h"
#include "verify/judge/refine/structure/AttributeRoles.h"
#include "verify/judge/refine/structure/Structure.h"
#include "verify/judge/refine/structure/TailCalls.h"
#include "verify/judge/refine/structure/Tolerance.h"
#include "llvm/ADT/SmallBitVector.h"
#include "llvm/IR/ConstantRange.h"
#include "llvm/IR/FMF.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Operator.h"
#include "llvm/Support/ModRef.h"

using namespace palindrome::refine;

/// The position of each rule in Rules.def.
enum RuleNumber : unsigned {
#define FLAG_RULE(FLAG, SECTION, EVIDENCE) Flag_##FLAG,
#define ATTRIBUTE_RULE(KIND, NAME, PLACES, CHANGE, SECTION, EVIDENCE)          \
  Attribute_##KIND,
#define METADATA_RULE(KIND, NAME, SECTION, EVIDENCE) Metadata_##KIND,
#define OTHER_RULE(ID, NAME, SECTION, EVIDENCE) Other_##ID,
#include "verify/judge/refine/rules/Rules.def"
  NumberOfRules
};

/// The names of the columns CHANGE and EVIDENCE of the table.
#define Dropped " dropped"
#define Weaker " weaker or dropped"
#define Proved ""
#define Argued(ARGUMENT) ARGUMENT
static constexpr Rule rules[] = {
#define FLAG_RULE(FLAG, SECTION, EVIDENCE)                                     \
  {#FLAG " dropped", SECTION, EVIDENCE},
#define ATTRIBUTE_RULE(KIND, NAME, PLACES, CHANGE, SECTION, EVIDENCE)          \
  {NAME CHANGE, SECTION, EVIDENCE},
#define METADATA_RULE(KIND, NAME, SECTION, EVIDENCE)                           \
  {NAME " dropped", SECTION, EVIDENCE},
#define OTHER_RULE(ID, NAME, SECTION, EVIDENCE) {NAME, SECTION, EVIDENCE},
#include "verify/judge/refine/rules/Rules.def"
};
#undef Dropped
#undef Weaker
#undef Proved
#undef Argued

llvm::ArrayRef<Rule> palindrome::refine::allRules() { return rules; }

namespace {
/// Where an attribute rule applies.
enum Places : unsigned { Functions = 1, Values = 2 };

struct AttributeRule {
  llvm::Attribute::AttrKind kind;
  unsigned number;
  unsigned places;
};
} // namespace

static constexpr AttributeRule attributeRules[] = {
#define ATTRIBUTE_RULE(KIND, NAME, PLACES, CHANGE, SECTION, EVIDENCE)          \
  {llvm::Attribute::KIND, Attribute_##KIND, PLACES},
#include "verify/judge/refine/rules/Rules.def"
};

/// Whether the value of the attribute `target` promises no more than that of
/// `source`, which has the same kind and another value.
static bool isWeaker(llvm::Attribute source, llvm::Attribute target) {
  using llvm::Attribute;
  switch (source.getKindAsEnum()) {
  case Attribute::Range:
    return target.getRange().getBitWidth() == source.getRange().getBitWidth() &&
           target.getRange().contains(source.getRange());
  case Attribute::NoFPClass:
    return (target.getNoFPClass() & source.getNoFPClass()) ==
           target.getNoFPClass();
  case Attribute::Alignment:
  case Attribute::Dereferenceable:
  case Attribute::DereferenceableOrNull:
    return target.getValueAsInt() <= source.getValueAsInt();
  case Attribute::VScaleRange: {
    std::optional<unsigned> most = source.getVScaleRangeMax(),
                            mostThere = target.getVScaleRangeMax();
    return target.getVScaleRangeMin() <= source.getVScaleRangeMin() &&
           (!mostThere || (most && *most <= *mostThere));
  }
  case Attribute::Memory:
    return (target.getMemoryEffects() & source.getMemoryEffects()) ==
           source.getMemoryEffects();
  case Attribute::Captures: {
    llvm::CaptureInfo ofSource = source.getCaptureInfo(),
                      ofTarget = target.getCaptureInfo();
    return (ofSource | ofTarget) == ofTarget;
  }
  default:
    return false;
  }
}

/// Whether the attribute `target` of a call promises no more than `ofCallee`,
/// that of the declaration, and `source`, that of the call; either may be
/// missing.
static bool promises(llvm::Attribute source, llvm::Attribute ofCallee,
                     llvm::Attribute target) {
  if (!ofCallee.isValid())
    return false;
  if (target.hasAttribute(llvm::Attribute::Memory) && source.isValid()) {
    llvm::MemoryEffects both =
        source.getMemoryEffects() & ofCallee.getMemoryEffects();
    return (target.getMemoryEffects() & both) == both;
  }
  return ofCallee == target || isWeaker(ofCallee, target);
}

/// Whether a parameter with the attributes `set` is passed in memory of its
/// own, whose alignment the caller and the callee must agree on.
static bool isPassedInMemory(llvm::AttributeSet set) {
  using llvm::Attribute;
  return llvm::any_of(llvm::ArrayRef{Attribute::ByVal, Attribute::ByRef,
                                     Attribute::StructRet, Attribute::InAlloca,
                                     Attribute::Preallocated},
                      [&](auto kind) { return set.hasAttribute(kind); });
}

/// The flags of `instruction`, as numbers of rules.
static llvm::SmallBitVector flagsOf(const llvm::Instruction &instruction) {
  llvm::SmallBitVector flags(NumberOfRules);
  auto add = [&](RuleNumber number, bool isSet) {
    if (isSet)
      flags.set(number);
  };
  if (auto *op =
          llvm::dyn_cast<llvm::OverflowingBinaryOperator>(&instruction)) {
    add(Flag_nuw, op->hasNoUnsignedWrap());
    add(Flag_nsw, op->hasNoSignedWrap());
  }
  if (auto *trunc = llvm::dyn_cast<llvm::TruncInst>(&instruction)) {
    add(Flag_nuw, trunc->hasNoUnsignedWrap());
    add(Flag_nsw, trunc->hasNoSignedWrap());
  }
  if (auto *op = llvm::dyn_cast<llvm::PossiblyExactOperator>(&instruction))
    add(Flag_exact, op->isExact());
  if (auto *op = llvm::dyn_cast<llvm::PossiblyDisjointInst>(&instruction))
    add(Flag_disjoint, op->isDisjoint());
  if (llvm::isa<llvm::PossiblyNonNegInst>(instruction))
    add(Flag_nneg, instruction.hasNonNeg());
  if (auto *compare = llvm::dyn_cast<llvm::ICmpInst>(&instruction))
    add(Flag_samesign, compare->hasSameSign());
  if (auto *gep = llvm::dyn_cast<llvm::GetElementPtrInst>(&instruction)) {
    llvm::GEPNoWrapFlags wrap = gep->getNoWrapFlags();
    add(Flag_inbounds, wrap.isInBounds());
    add(Flag_nusw, wrap.hasNoUnsignedSignedWrap());
    add(Flag_nuw, wrap.hasNoUnsignedWrap());
  }
  if (llvm::isa<llvm::FPMathOperator>(instruction)) {
    llvm::FastMathFlags math = instruction.getFastMathFlags();
    add(Flag_nnan, math.noNaNs());
    add(Flag_ninf, math.noInfs());
    add(Flag_nsz, math.noSignedZeros());
    add(Flag_arcp, math.allowReciprocal());
    add(Flag_contract, math.allowContract());
    add(Flag_afn, math.approxFunc());
    add(Flag_reassoc, math.allowReassoc());
  }
  return flags;
}

namespace {
/// Allows what Rules.def lists, and notes the rules that were used.
class RuleTolerance : public Tolerance {
public:
  bool allowsAttribute(bool isFunction, llvm::Attribute source,
                       llvm::Attribute target, llvm::AttributeSet set,
                       llvm::AttributeSet ofCallee) override;
  bool allowsFlags(const llvm::Instruction &source,
                   const llvm::Instruction &target) override;
  bool allowsWithoutMetadata(unsigned kind) override;
  bool allowsAlign(llvm::Align source, llvm::Align target) override;
  bool allowsWithoutTail(const llvm::CallBase &source) override {
    return !isGuaranteedTailCall(source) && use(Other_Tail);
  }

  /// The names of the rules that were used.
  std::vector<std::string> names() const;

private:
  bool allowsString(llvm::Attribute source, llvm::Attribute target);
  bool use(unsigned number) {
    used.set(number);
    return true;
  }

  llvm::SmallBitVector used = llvm::SmallBitVector(NumberOfRules);
};
} // namespace

bool RuleTolerance::allowsAttribute(bool isFunction, llvm::Attribute source,
                                    llvm::Attribute target,
                                    llvm::AttributeSet set,
                                    llvm::AttributeSet ofCallee) {
  llvm::Attribute some = source.isValid() ? source : target;
  if (!some.isValid())
    return false;
  if (some.isStringAttribute())
    return isFunction && allowsString(source, target);
  llvm::Attribute::AttrKind kind = some.getKindAsEnum();
  if (isFunction &&
      roleOf(kind, AttributePlace::Function) == AttributeRole::Guide)
    return use(Other_Hint);
  const AttributeRule *rule =
      llvm::find_if(attributeRules, [&](const AttributeRule &rule) {
        return rule.kind == kind &&
               (rule.places & (isFunction ? Functions : Values));
      });
  if (rule == std::end(attributeRules))
    return false;
  if (kind == llvm::Attribute::Alignment &&
      (isPassedInMemory(set) || isPassedInMemory(ofCallee)))
    return false;
  if (target.isValid() && promises(source, ofCallee.getAttribute(kind), target))
    return use(Other_OfCallee);
  if (!source.isValid())
    return false;
  return (!target.isValid() || isWeaker(source, target)) && use(rule->number);
}

bool RuleTolerance::allowsString(llvm::Attribute source,
                                 llvm::Attribute target) {
  llvm::StringRef name = (source.isValid() ? source : target).getKindAsString();
  if (roleOf(name) == AttributeRole::Guide)
    return use(Other_Hint);
  if (!isSwitch(name))
    return false;
  auto isOn = [](llvm::Attribute attribute) {
    return attribute.isValid() && attribute.getValueAsString() == "true";
  };
  if (isOn(source) == isOn(target))
    return use(Other_Switch);
  return isOn(source) && roleOf(name) == AttributeRole::Results &&
         use(Other_FloatSwitch);
}

bool RuleTolerance::allowsFlags(const llvm::Instruction &source,
                                const llvm::Instruction &target) {
  unsigned added = target.getRawSubclassOptionalData() &
                   ~source.getRawSubclassOptionalData();
  llvm::SmallBitVector lost = flagsOf(source);
  lost.reset(flagsOf(target));
  if (added || lost.none())
    return false;
  used |= lost;
  return true;
}

bool RuleTolerance::allowsWithoutMetadata(unsigned kind) {
  switch (kind) {
#define METADATA_RULE(KIND, NAME, SECTION, EVIDENCE)                           \
  case llvm::LLVMContext::MD_##KIND:                                           \
    return use(Metadata_##KIND);
#include "verify/judge/refine/rules/Rules.def"
  default:
    return false;
  }
}

bool RuleTolerance::allowsAlign(llvm::Align source, llvm::Align target) {
  return target < source && use(Other_AccessAlign);
}

std::vector<std::string> RuleTolerance::names() const {
  std::vector<std::string> names;
  for (unsigned number : used.set_bits())
    names.push_back(rules[number].name.str());
  return names;
}

std::optional<std::vector<std::string>>
palindrome::refine::rulesBetween(const llvm::AttributeList &source,
                                 const llvm::AttributeList &target) {
  RuleTolerance tolerance;
  if (!sameAttributes(source, target, tolerance))
    return std::nullopt;
  return tolerance.names();
}

bool palindrome::refine::attributesRefine(const llvm::AttributeList &source,
                                          const llvm::AttributeList &target) {
  return rulesBetween(source, target).has_value();
}

std::optional<std::vector<std::string>>
palindrome::refine::rulesBetween(const llvm::Function &source,
                                 const llvm::Function &target) {
  RuleTolerance tolerance;
  if (!sameBody(source, target, tolerance))
    return std::nullopt;
  return tolerance.names();
}
