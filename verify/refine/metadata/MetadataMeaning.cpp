// Classifies the metadata of instructions, and compares its nodes.

#include "verify/refine/metadata/MetadataMeaning.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/LLVMContext.h"

using namespace llvm;

namespace palindrome::refine {

/// The largest number of a kind that LLVM itself defines.
static unsigned lastFixedKind() {
  static const unsigned last = [] {
    SmallVector<StringRef> names;
    LLVMContext().getMDKindNames(names);
    return names.size() - 1;
  }();
  return last;
}

StringRef metadataKindName(unsigned kind, const LLVMContext &context) {
  SmallVector<StringRef> names;
  context.getMDKindNames(names);
  return names[kind];
}

std::optional<Bearing> bearingOf(unsigned kind, const LLVMContext &context) {
  switch (kind) {
  case LLVMContext::MD_dbg:
  case LLVMContext::MD_prof:
  case LLVMContext::MD_nontemporal:
  case LLVMContext::MD_unpredictable:
  case LLVMContext::MD_make_implicit:
  case LLVMContext::MD_annotation:
  case LLVMContext::MD_nosanitize:
  case LLVMContext::MD_pcsections:
  case LLVMContext::MD_DIAssignID:
  case LLVMContext::MD_memprof:
  case LLVMContext::MD_callsite:
  case LLVMContext::MD_irr_loop:
  case LLVMContext::MD_callee_type:
  case LLVMContext::MD_alloc_token:
    return Bearing::None;
  case LLVMContext::MD_range:
  case LLVMContext::MD_nonnull:
  case LLVMContext::MD_align:
  case LLVMContext::MD_noundef:
  case LLVMContext::MD_dereferenceable:
  case LLVMContext::MD_dereferenceable_or_null:
    return Bearing::Value;
  case LLVMContext::MD_callees:
    return Bearing::Callee;
  case LLVMContext::MD_tbaa:
  case LLVMContext::MD_tbaa_struct:
  case LLVMContext::MD_alias_scope:
  case LLVMContext::MD_noalias:
    return Bearing::Aliasing;
  default:
    // AMDGPU's kinds are promises about memory accesses, as LLVM's own are.
    if (kind <= lastFixedKind() ||
        metadataKindName(kind, context).starts_with("amdgpu."))
      return std::nullopt;
    return Bearing::None;
  }
}

/// Whether `node` is a type of TBAA with one member, at the offset 0.
static bool hasOneMemberAtStart(const MDTuple &node) {
  return node.getNumOperands() == 3 &&
         isa_and_nonnull<MDString>(node.getOperand(0)) &&
         isa_and_nonnull<MDTuple>(node.getOperand(1)) &&
         mdconst::hasa<ConstantInt>(node.getOperand(2)) &&
         mdconst::extract<ConstantInt>(node.getOperand(2))->isZero();
}

bool MetadataComparison::sameOperands(const MDTuple &x, const MDTuple &y) {
  auto operands = [&](const MDTuple &node) {
    SmallVector<const Metadata *> kept;
    for (const MDOperand &operand : node.operands())
      if (!isa_and_nonnull<DILocation>(operand.get()))
        kept.push_back(operand.get());
    if (isTBAA && hasOneMemberAtStart(node))
      kept.pop_back();
    return kept;
  };
  auto operandsX = operands(x), operandsY = operands(y);
  return operandsX.size() == operandsY.size() &&
         all_of_zip(operandsX, operandsY,
                    [&](const Metadata *one, const Metadata *other) {
                      return compare(one, other);
                    });
}

bool MetadataComparison::same(unsigned kind, const Metadata *x,
                              const Metadata *y) {
  isTBAA = kind == LLVMContext::MD_tbaa;
  bool isSame = same(x, y);
  isTBAA = false;
  return isSame;
}

bool MetadataComparison::same(const Metadata *x, const Metadata *y) {
  added.clear();
  addedBack.clear();
  if (compare(x, y))
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
  // LLVM makes equal metadata of other classes one object.
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
