// What is known of leaves, and which choices both sides make for them.

#include "verify/judge/refine/lockstep/terms/ConeUses.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/ConstantRange.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Metadata.h"

using namespace palindrome::refine::lockstep;
using namespace llvm;

/// The most uses in a question: a term that is used twice is expanded twice.
static constexpr size_t maxUses = 500;

//===----------------------------------------------------------------------===//
// What always holds for leaves
//===----------------------------------------------------------------------===//

namespace {
/// Collects the attributes of a leaf.
struct LeafAttributes {
  LeafAttributes(const Function &function, bool usesAddresses)
      : function(function), usesAddresses(usesAddresses),
        result(function.getContext()) {}

  void addAlign(Align align) {
    // It costs the solver much.
    if (usesAddresses && align > 1)
      result.addAlignmentAttr(align);
  }
  void addRange(const ConstantRange &range) {
    if (!range.isFullSet() && !range.isEmptySet())
      result.addRangeAttr(range);
  }
  /// For a pointer to an object.
  void addPointer(const Type &type) {
    result.addAttribute(Attribute::NoUndef);
    if (!NullPointerIsDefined(&function, type.getPointerAddressSpace()))
      result.addAttribute(Attribute::NonNull);
  }
  /// Adds those of `set` that concern the value alone. (That a float is of no
  /// excluded class is not encoded.)
  void add(const Type &type, AttributeSet set) {
    for (Attribute::AttrKind kind : {Attribute::NoUndef, Attribute::NonNull})
      if (set.hasAttribute(kind))
        result.addAttribute(kind);
    if (Attribute range = set.getAttribute(Attribute::Range); range.isValid())
      addRange(range.getRange());
    if (MaybeAlign align = set.getAlignment(); align && type.isPointerTy())
      addAlign(*align);
    if (type.isPointerTy() && set.getDereferenceableBytes() != 0)
      addPointer(type);
  }
  void add(const LoadInst &load) {
    if (load.hasMetadata(LLVMContext::MD_noundef))
      result.addAttribute(Attribute::NoUndef);
    if (load.hasMetadata(LLVMContext::MD_nonnull))
      result.addAttribute(Attribute::NonNull);
    if (const MDNode *align = load.getMetadata(LLVMContext::MD_align))
      addAlign(Align(
          mdconst::extract<ConstantInt>(align->getOperand(0))->getZExtValue()));
  }
  AttributeSet get() const {
    return AttributeSet::get(function.getContext(), result);
  }

  const Function &function;
  const bool usesAddresses;
  AttrBuilder result;
};
} // namespace

AttributeSet palindrome::refine::lockstep::attributesOf(const Term &leaf,
                                                        const Function &source,
                                                        bool usesAddresses) {
  LeafAttributes attributes(source, usesAddresses);
  const Type &type = *leaf.type;
  // On either side.
  if (isa<FreezeInst>(leaf.value))
    attributes.result.addAttribute(Attribute::NoUndef);
  if (leaf.kind == Term::Foreign)
    return attributes.get();
  if (auto *argument = dyn_cast<Argument>(leaf.value)) {
    attributes.add(type, argument->getAttributes());
    if (argument->hasByValAttr())
      attributes.addPointer(type);
  } else if (auto *call = dyn_cast<CallBase>(leaf.value)) {
    if (const Function *callee = call->getCalledFunction())
      attributes.add(type, callee->getAttributes().getRetAttrs());
    attributes.add(type, call->getAttributes().getRetAttrs());
  } else if (auto *load = dyn_cast<LoadInst>(leaf.value)) {
    attributes.add(*load);
  } else if (auto *object = dyn_cast<AllocaInst>(leaf.value)) {
    attributes.addPointer(type);
    attributes.addAlign(object->getAlign());
  }
  // For several ranges, the smallest that contains all of them: it makes fewer
  // values poison than the metadata does.
  if (auto *inst = dyn_cast<Instruction>(leaf.value))
    if (const MDNode *range = inst->getMetadata(LLVMContext::MD_range))
      attributes.addRange(getConstantRangeFromMetadata(*range));
  return attributes.get();
}

//===----------------------------------------------------------------------===//
// Choices
//===----------------------------------------------------------------------===//

/// Whether the bits of an address can matter to an operation.
static bool looksAtAddress(const Term *term) {
  return term->opcode() == Instruction::PtrToInt ||
         term->opcode() == Instruction::PtrToAddr ||
         term->opcode() == Instruction::Call;
}

void ConeUses::lookForSingle(const ConeQuestion &question,
                             LeafAttributesOf knownOf) {
  bool usesAddresses = any_of(question.parts.all(), looksAtAddress);
  for (const Term *part : question.parts.all()) {
    if (!isLeaf(*part) || isGlobal(*part)) {
      isSingle[part] = part->opcode() == Instruction::Freeze ||
                       all_of(part->operands, [&](const Term *operand) {
                         return isSingle.lookup(operand);
                       });
      continue;
    }
    AttributeSet known = knownOf(*part, usesAddresses);
    if (is_contained(question.defined, part))
      known = known.addAttribute(part->type->getContext(), Attribute::NoUndef);
    attributes[part] = known;
    isSingle[part] = known.hasAttribute(Attribute::NoUndef);
  }
}

unsigned ConeUses::newParameter(const Term *leaf) {
  parameters.push_back({leaf, attributes.lookup(leaf)});
  return parameters.size() - 1;
}

Chosen *ConeUses::make(const Term *term) {
  areFew &= memory.size() < maxUses;
  Chosen &use = memory.emplace_back();
  use.term = term;
  if (isLeaf(*term) && !isGlobal(*term))
    use.parameter = newParameter(term);
  return &use;
}

/// A use of its own for each that the target has.
const Chosen *ConeUses::useInTarget(const Term *term) {
  if (isSingle.lookup(term) && uses.count(term))
    return uses[term].front();
  Chosen *made = make(term);
  for (const Term *operand : term->operands)
    if (areFew)
      made->operands.push_back(useInTarget(operand));
  uses[term].push_back(made);
  return made;
}

/// One of those of the target, in turn.
const Chosen *ConeUses::useInSource(const Term *term) {
  if (auto known = uses.find(term); known != uses.end())
    return known->second[taken[term]++ % known->second.size()];
  Chosen *made = make(term);
  for (const Term *operand : term->operands)
    if (areFew)
      made->operands.push_back(useInSource(operand));
  if (isLeaf(*term) || isSingle.lookup(term))
    uses[term].push_back(made);
  return made;
}

/// How many choices for its leaves `term` is looked at for.
size_t ConeUses::versionsOf(const Term *term) {
  size_t result = 1;
  Parts parts;
  parts.add(term);
  for (const Term *part : parts.all())
    if (isLeaf(*part))
      if (auto known = uses.find(part); known != uses.end())
        result = std::max(result, known->second.size());
  return result;
}

/// The value of `term` for the choices with this number at all of its leaves.
const Chosen *ConeUses::version(const Term *term, size_t number) {
  if (isSingle.lookup(term))
    return useInSource(term);
  if (isLeaf(*term)) {
    if (!uses.count(term))
      return useInSource(term);
    const auto &known = uses[term];
    return known[std::min(number, known.size() - 1)];
  }
  const Chosen *&known = versions[{term, number}];
  if (known)
    return known;
  Chosen *made = make(term);
  known = made;
  for (const Term *operand : term->operands)
    if (areFew)
      made->operands.push_back(version(operand, number));
  return made;
}

/// The value of `term` where its uses of each leaf choose in turn what those of
/// the target do; `next` has the number of the next one.
const Chosen *ConeUses::mixed(const Term *term,
                              DenseMap<const Term *, size_t> &next) {
  if (isSingle.lookup(term) || (isLeaf(*term) && !uses.count(term)))
    return useInSource(term);
  if (isLeaf(*term)) {
    const auto &known = uses[term];
    return known[next[term]++ % known.size()];
  }
  Chosen *made = make(term);
  for (const Term *operand : term->operands)
    if (areFew)
      made->operands.push_back(mixed(operand, next));
  return made;
}

ConeUses::ConeUses(const ConeQuestion &question, LeafAttributesOf knownOf) {
  lookForSingle(question, knownOf);
  to = useInTarget(question.to);
  if (question.from)
    from = useInSource(question.from);
  for (const Fact &fact : question.facts) {
    const size_t count = versionsOf(fact.condition);
    for (size_t i = 0; i != count; ++i)
      if (areFew)
        facts.push_back({version(fact.condition, i), fact.holds});
    // A fact holds for all choices, also for another one at each use.
    DenseMap<const Term *, size_t> next;
    if (areFew && count > 1)
      facts.push_back({mixed(fact.condition, next), fact.holds});
  }
  for (const Term *term : question.defined) {
    // A leaf is known to be one. Others are not compared in this way.
    if (isLeaf(*term) || !term->type->isIntOrPtrTy())
      continue;
    for (size_t i = 0, count = versionsOf(term); i != count; ++i)
      if (areFew)
        equal.push_back({version(term, 0), version(term, i)});
  }
}
