// Encodes metadata: !range and the kinds that are attributes of results, too,
// and the kinds that promise that accesses do not alias.
//
// A promise such as !tbaa or !noalias is violated by a pair of accesses. Here a
// single access may violate it, as an uninterpreted predicate of its metadata
// and place decides, the same in source and target:
//
//   %r = load i8, ptr %p, !tbaa !0   becomes   UB: aliasing.tbaa.0(p)
//
// If the target is defined whenever the source is, for every such predicate,
// then each access of the target is also one of the source, and so is each pair
// that violates the promise. A counterexample need not be one.

#include "verify/judge/refine/encode/attributes/Metadata.h"
#include "verify/judge/refine/encode/attributes/Attributes.h"
#include "verify/judge/refine/metadata/MetadataMeaning.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Metadata.h"

using namespace palindrome::encode;
using namespace llvm;

//===-- Values ------------------------------------------------------------===//

static uint64_t integerIn(const MDNode &node) {
  return mdconst::extract<ConstantInt>(node.getOperand(0))->getZExtValue();
}

static Expr isInRanges(Expr value, const MDNode &node) {
  Expr isIn = Expr::boolean(false);
  for (unsigned i = 0; i + 1 < node.getNumOperands(); i += 2) {
    auto bound = [&](unsigned at) {
      return mdconst::extract<ConstantInt>(node.getOperand(at))->getValue();
    };
    isIn |=
        (value - Expr::bits(bound(i))).ult(Expr::bits(bound(i + 1) - bound(i)));
  }
  return isIn;
}

/// The attributes with the meaning of the metadata of the same name.
static AttributeSet asAttributes(const Instruction &inst) {
  AttrBuilder builder(inst.getContext());
  if (inst.hasMetadata(LLVMContext::MD_nonnull))
    builder.addAttribute(Attribute::NonNull);
  if (inst.hasMetadata(LLVMContext::MD_noundef))
    builder.addAttribute(Attribute::NoUndef);
  if (const MDNode *node = inst.getMetadata(LLVMContext::MD_align))
    builder.addAlignmentAttr(Align(integerIn(*node)));
  if (const MDNode *node = inst.getMetadata(LLVMContext::MD_dereferenceable))
    builder.addDereferenceableAttr(integerIn(*node));
  if (const MDNode *node =
          inst.getMetadata(LLVMContext::MD_dereferenceable_or_null))
    builder.addDereferenceableOrNullAttr(integerIn(*node));
  return AttributeSet::get(inst.getContext(), builder);
}

//===-- Aliasing ----------------------------------------------------------===//

/// How many times the memory block became alive. Accesses to it in different
/// lifetimes do not alias.
static Expr livesOf(Side &side, Expr block) {
  constexpr unsigned width = 8;
  Expr count = Expr::bits(width, 0);
  for (const LifeEvent &event : side.objects.lifeEvents()) {
    Expr hits = event.covers ? event.covers(block) : event.block == block;
    Expr counts = event.guard && hits && Expr::boolean(event.isAlive);
    count = counts.select(count + Expr::bits(width, 1), count);
  }
  return count;
}

/// Whether a tag of !tbaa promises that nothing writes to the memory: the last
/// operand is 1 in one of
///
///   !{!base, !access, i64 offset, i64 1}              structure paths
///   !{!base, !access, i64 offset, i64 size, i64 1}    the same, with sizes
///   !{!"name", !parent, i64 1}                        without paths
static bool isOfConstantMemory(const MDNode &tag) {
  unsigned last = 2;
  if (auto *base = dyn_cast<MDNode>(tag.getOperand(0));
      base && tag.getNumOperands() >= 3) {
    auto *access = dyn_cast<MDNode>(tag.getOperand(1));
    bool hasSizes = access && access->getNumOperands() >= 1 &&
                    isa<MDNode>(access->getOperand(0));
    last = hasSizes ? 4 : 3;
  }
  auto *flag = last < tag.getNumOperands()
                   ? mdconst::dyn_extract<ConstantInt>(tag.getOperand(last))
                   : nullptr;
  return flag && flag->getValue()[0];
}

static bool declaresScopes(const llvm::Function &function) {
  return any_of(instructions(function), [](const Instruction &inst) {
    return isa<NoAliasScopeDeclInst>(inst);
  });
}

static void checkAliasing(Side &side, const Instruction &inst,
                          ArrayRef<std::pair<unsigned, MDNode *>> nodes) {
  const llvm::Value *pointer = getLoadStorePointerOperand(&inst);
  if (!pointer)
    return side.markNarrow("what a call may alias");
  // A scope that is declared in a loop is a new one in each iteration.
  if (side.source && (side.hasLoops || side.source->hasLoops) &&
      (declaresScopes(side.function) || declaresScopes(side.source->function)))
    side.problem.mark(Under, "scopes of noalias in loops");
  std::string name =
      "aliasing." + std::to_string(side.problem.layout.getTypeStoreSize(
                        getLoadStoreType(&inst)));
  for (auto [kind, node] : nodes)
    name += "." + std::to_string(kind) + "." +
            std::to_string(side.problem.metadata.get(node, side.isTarget));
  Expr place = side.choices.sample(side.get(pointer).front()).value;
  Expr lives = livesOf(side, Blocks::blockOf(place));
  Uninterpreted isBroken(name, {place.width(), lives.width()}, 1);
  side.addUB(isBroken({place, lives}).toBoolean());
  side.problem.mark(Over, "metadata on what may alias");
}

//===----------------------------------------------------------------------===//

Lanes palindrome::encode::applyMetadata(Side &side, const Instruction &inst,
                                        Lanes value) {
  if (!inst.hasMetadataOtherThanDebugLoc())
    return value;
  SmallVector<std::pair<unsigned, MDNode *>> nodes, aliasing;
  inst.getAllMetadataOtherThanDebugLoc(nodes);
  for (auto [kind, node] : nodes) {
    std::optional<refine::Bearing> bearing =
        refine::bearingOf(kind, inst.getContext());
    if (!bearing) {
      side.markNarrow("metadata !" +
                      refine::metadataKindName(kind, inst.getContext()));
    } else if (bearing == refine::Bearing::Aliasing) {
      aliasing.emplace_back(kind, node);
      if (kind == LLVMContext::MD_tbaa && isOfConstantMemory(*node))
        side.markNarrow("!tbaa of constant memory");
    } else if (kind == LLVMContext::MD_range) {
      for (Lane &lane : value)
        lane.poison |= !isInRanges(lane.value, *node);
    }
  }
  if (!aliasing.empty())
    checkAliasing(side, inst, aliasing);
  return applyAttributes(side, asAttributes(inst), inst.getType(),
                         std::move(value));
}
