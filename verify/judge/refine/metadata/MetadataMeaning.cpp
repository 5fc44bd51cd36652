// Classifies the metadata of instructions, and compares its nodes.

#include "verify/judge/refine/metadata/MetadataMeaning.h"
#include "verify/judge/refine/metadata/LoopHints.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/GlobalValue.h"
#include "llvm/IR/LLVMContext.h"

using namespace llvm;

namespace palindrome::refine {

StringRef metadataKindName(unsigned kind, const LLVMContext &context) {
  SmallVector<StringRef> names;
  context.getMDKindNames(names);
  return names[kind];
}

namespace {
/// What a column of Metadata.def says.
enum class Entry { None, Value, Aliasing, Callee, Unknown };

/// A row of Metadata.def.
struct Meaning {
  Entry ofInstruction = Entry::Unknown, ofFunction = Entry::Unknown;
};
} // namespace

static std::optional<Bearing> bearingOf(Entry entry) {
  switch (entry) {
  case Entry::None:
    return Bearing::None;
  case Entry::Value:
    return Bearing::Value;
  case Entry::Aliasing:
    return Bearing::Aliasing;
  case Entry::Callee:
    return Bearing::Callee;
  case Entry::Unknown:
    return std::nullopt;
  }
  llvm_unreachable("no other entries");
}

static Meaning meaningOf(unsigned kind, const LLVMContext &context) {
  static const DenseMap<unsigned, Meaning> fixed = {
#define METADATA(KIND, INSTRUCTION, FUNCTION)                                  \
  {LLVMContext::MD_##KIND, {Entry::INSTRUCTION, Entry::FUNCTION}},
#include "verify/judge/refine/metadata/Metadata.def"
  };
  static const StringMap<Meaning> named = {
#define NAMED(NAME, INSTRUCTION, FUNCTION)                                     \
  {NAME, {Entry::INSTRUCTION, Entry::FUNCTION}},
#include "verify/judge/refine/metadata/Metadata.def"
  };
  auto row = fixed.find(kind);
  return row != fixed.end() ? row->second
                            : named.lookup(metadataKindName(kind, context));
}

std::optional<Bearing> bearingOf(unsigned kind, const LLVMContext &context) {
  return bearingOf(meaningOf(kind, context).ofInstruction);
}

std::optional<Bearing> bearingOnFunction(unsigned kind,
                                         const LLVMContext &context) {
  return bearingOf(meaningOf(kind, context).ofFunction);
}

/// Whether `node` is a type of TBAA with one member, at the offset 0.
static bool hasOneMemberAtStart(const MDTuple &node) {
  return node.getNumOperands() == 3 &&
         isa_and_nonnull<MDString>(node.getOperand(0)) &&
         isa_and_nonnull<MDTuple>(node.getOperand(1)) &&
         mdconst::hasa<ConstantInt>(node.getOperand(2)) &&
         mdconst::extract<ConstantInt>(node.getOperand(2))->isZero();
}

bool MetadataComparison::sameLists(ArrayRef<const Metadata *> x,
                                   ArrayRef<const Metadata *> y) {
  return x.size() == y.size() &&
         all_of_zip(x, y, [&](const Metadata *one, const Metadata *other) {
           return compare(one, other);
         });
}

/// The operands of `node` but for debug locations.
static SmallVector<const Metadata *> operandsOf(const MDTuple &node) {
  SmallVector<const Metadata *> kept;
  for (const MDOperand &operand : node.operands())
    if (!isa_and_nonnull<DILocation>(operand.get()))
      kept.push_back(operand.get());
  return kept;
}

bool MetadataComparison::sameOperands(const MDTuple &x, const MDTuple &y) {
  auto operands = [&](const MDTuple &node) {
    SmallVector<const Metadata *> kept = operandsOf(node);
    if (isTBAA && hasOneMemberAtStart(node))
      kept.pop_back();
    return kept;
  };
  return sameLists(operands(x), operands(y));
}

/// Whether `node` has the form of an identifier of a loop.
static bool isLoop(const MDTuple *node) {
  return node && node->isDistinct() && node->getNumOperands() != 0 &&
         node->getOperand(0) == node;
}

/// Notes in `partners` that `x` corresponds to `y`.
static void pairLoops(DenseMap<const Metadata *, const Metadata *> &partners,
                      const Metadata *x, const Metadata *y) {
  auto [known, isNew] = partners.try_emplace(x, y);
  if (!isNew && known->second != y)
    known->second = nullptr;
}

/// The properties that the identifier `node` states of a loop, without hints.
static SmallVector<const Metadata *> propertiesOf(const MDTuple &node) {
  SmallVector<const Metadata *> properties = operandsOf(node);
  properties.erase(properties.begin());
  erase_if(properties, [](const Metadata *property) {
    auto *tuple = dyn_cast_or_null<MDTuple>(property);
    auto *name = tuple && tuple->getNumOperands()
                     ? dyn_cast_or_null<MDString>(tuple->getOperand(0))
                     : nullptr;
    return name && isLoopHint(name->getString());
  });
  return properties;
}

bool MetadataComparison::sameLoop(const MDTuple &x, const MDTuple &y) {
  if (parallel.contains(&x) || parallel.contains(&y))
    return same(&x, &y);
  if (!succeeds([&] { return sameLists(propertiesOf(x), propertiesOf(y)); }))
    return false;
  pairLoops(loopsThere, &x, &y);
  pairLoops(loopsBack, &y, &x);
  return true;
}

/// Whether an access may be parallel in the loops `x`, and its counterpart in
/// the loops `y`: these are corresponding loops, and no others. Loops that are
/// compared later have to correspond alike.
bool MetadataComparison::mayBeParallel(const Metadata *x, const Metadata *y) {
  auto *tupleX = dyn_cast_or_null<MDTuple>(x);
  auto *tupleY = dyn_cast_or_null<MDTuple>(y);
  if (!tupleX || !tupleY)
    return false;
  if (!isLoop(tupleX))
    return tupleX->getNumOperands() == tupleY->getNumOperands() &&
           all_of_zip(tupleX->operands(), tupleY->operands(),
                      [&](const MDOperand &one, const MDOperand &other) {
                        return mayBeParallel(one.get(), other.get());
                      }) &&
           same(x, y);
  auto isPartner = [](const Partners &partners, const Metadata *one,
                      const Metadata *other) {
    auto known = partners.find(one);
    return known == partners.end() || known->second == other;
  };
  if (!isPartner(loopsThere, x, y) || !isPartner(loopsBack, y, x))
    return false;
  parallel.insert_range(ArrayRef{x, y});
  return same(x, y);
}

bool MetadataComparison::same(unsigned kind, const Metadata *x,
                              const Metadata *y) {
  if (kind == LLVMContext::MD_mem_parallel_loop_access)
    return mayBeParallel(x, y);
  auto *tupleX = dyn_cast_or_null<MDTuple>(x);
  auto *tupleY = dyn_cast_or_null<MDTuple>(y);
  if (kind == LLVMContext::MD_loop && isLoop(tupleX) && isLoop(tupleY))
    return sameLoop(*tupleX, *tupleY);
  isTBAA = kind == LLVMContext::MD_tbaa;
  bool isSame = same(x, y);
  isTBAA = false;
  return isSame;
}

bool MetadataComparison::isIdle(const Instruction &inst, const MDNode &list) {
  const Function *function = inst.getFunction();
  return !scopes.try_emplace(function, *function).first->second.areUsed(list);
}

bool MetadataComparison::same(const Metadata *x, const Metadata *y) {
  return succeeds([&] { return compare(x, y); });
}

/// Whether `comparison` finds equality.
bool MetadataComparison::succeeds(function_ref<bool()> comparison) {
  added.clear();
  addedBack.clear();
  if (comparison())
    return true;
  // Nodes that differ do not correspond, here or in a later comparison.
  for (const Metadata *node : added)
    there.erase(node);
  for (const Metadata *node : addedBack)
    back.erase(node);
  return false;
}

bool MetadataComparison::compare(const Metadata *x, const Metadata *y) {
  auto *tupleX = dyn_cast_or_null<MDTuple>(x);
  auto *tupleY = dyn_cast_or_null<MDTuple>(y);
  // LLVM makes equal metadata of other classes one object, but for functions
  // and variables of two modules, such as those of `!callees`: those that
  // correspond have one name.
  auto globalOf = [](const Metadata *node) {
    auto *constant = dyn_cast_or_null<ConstantAsMetadata>(node);
    return constant ? dyn_cast<GlobalValue>(constant->getValue()) : nullptr;
  };
  if (const GlobalValue *one = globalOf(x), *other = globalOf(y); one && other)
    return one == other ||
           (one->hasName() && one->getName() == other->getName() &&
            one->getValueType() == other->getValueType());
  if (!tupleX || !tupleY)
    return x == y;
  if (tupleX->isDistinct() != tupleY->isDistinct())
    return false;
  bool isNew = there.try_emplace(x, y).second;
  bool isNewBack = back.try_emplace(y, x).second;
  if (isNew)
    added.push_back(x);
  if (isNewBack)
    addedBack.push_back(y);
  // A pair that was compared before, or whose comparison is under way, need not
  // be compared again: its first difference makes the whole comparison fail.
  if (!isNew || !isNewBack)
    return there.lookup(x) == y && back.lookup(y) == x;
  return sameOperands(*tupleX, *tupleY);
}

} // namespace palindrome::refine
