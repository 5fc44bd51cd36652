// Attributes. Where it is not certain that one is broken, A is taken to have
// undefined behavior, and B to have none.

#include "verify/refine/interpret/attributes/Attributes.h"
#include "llvm/IR/ConstantRange.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Metadata.h"

using namespace llvm;

namespace palindrome::interpret {
namespace {

void demandNonNull(Machine &machine, Lane &lane) {
  if (lane.isOpen()) {
    lane = Lane::poison();
  } else if (lane.isPointer()) {
    auto address = machine.address(lane);
    bool maybeNull =
        address
            ? address->isZero()
            : machine.isA() && lane.bits.ugt(machine.memory[lane.block].size);
    if (maybeNull)
      lane = Lane::poison();
  }
}

void demandAligned(Machine &machine, Lane &lane, uint64_t alignment) {
  if (alignment <= 1)
    return;
  if (lane.isOpen() ||
      (lane.isPointer() && !machine.isAligned(lane, alignment).value_or(false)))
    lane = Lane::poison();
}

void demandRange(Lane &lane, const ConstantRange &range) {
  if ((lane.isOpen() && !range.isFullSet()) ||
      (lane.isBits() && !range.contains(lane.bits)))
    lane = Lane::poison();
}

void demandClass(Lane &lane, Type *scalar, FPClassTest excluded) {
  if (excluded == fcNone)
    return;
  if (lane.isOpen() ||
      (lane.isBits() && (floatOf(scalar, lane).classify() & excluded)))
    lane = Lane::poison();
}

void demandDereferenceable(Machine &machine, const Lane &lane, uint64_t bytes,
                           bool orNull) {
  if (bytes == 0)
    return;
  if (!lane.isPointer()) {
    machine.undefined("a dereferenceable pointer is not well defined");
    return;
  }
  if (orNull && lane.block == 0 && lane.bits.isZero())
    return;
  if (!machine.isDereferenceable(lane, bytes))
    machine.undefined("a pointer is not dereferenceable(" + Twine(bytes) + ")");
}

uint64_t metadataInteger(const MDNode &node) {
  auto *constant = mdconst::dyn_extract<ConstantInt>(node.getOperand(0));
  return constant ? constant->getZExtValue() : 0;
}

} // namespace

void demandDefined(Machine &machine, ArrayRef<Lane> lanes, const char *what) {
  for (const Lane &lane : lanes) {
    machine.noteDemand(lane);
    if (lane.isPoison())
      machine.undefined(Twine(what) + " is poison");
    else if (lane.kind == Lane::Undef)
      machine.undefined(Twine(what) + " is undef");
    else if (lane.loose && machine.isA())
      machine.perhapsUndefined(Twine(what) + " may be undef");
  }
}

void applyAttributes(Machine &machine, MutableArrayRef<Lane> lanes, Type *type,
                     AttributeSet attributes) {
  if (!attributes.hasAttributes())
    return;
  SmallVector<Type *> types;
  laneTypes(type, types);
  for (auto [lane, scalar] : zip(lanes, types)) {
    if (attributes.hasAttribute(Attribute::Range))
      demandRange(lane, attributes.getAttribute(Attribute::Range).getRange());
    if (scalar->isFloatingPointTy())
      demandClass(lane, scalar, attributes.getNoFPClass());
    if (!scalar->isPointerTy())
      continue;
    if (attributes.hasAttribute(Attribute::NonNull))
      demandNonNull(machine, lane);
    if (auto alignment = attributes.getAlignment())
      demandAligned(machine, lane, alignment->value());
    if (uint64_t bytes = attributes.getDereferenceableBytes()) {
      demandDereferenceable(machine, lane, bytes, machine.nullIsValid());
      if (!machine.nullIsValid())
        demandNonNull(machine, lane);
    }
    demandDereferenceable(machine, lane,
                          attributes.getDereferenceableOrNullBytes(), true);
  }
  if (attributes.hasAttribute(Attribute::NoUndef))
    demandDefined(machine, lanes, "a noundef value");
}

void applyMetadata(Machine &machine, MutableArrayRef<Lane> lanes,
                   const Instruction &instruction) {
  SmallVector<std::pair<unsigned, MDNode *>> nodes;
  instruction.getAllMetadataOtherThanDebugLoc(nodes);
  SmallVector<Type *> types;
  laneTypes(instruction.getType(), types);
  bool noundef = false;
  for (auto [kind, node] : nodes) {
    for (auto [lane, scalar] : zip(lanes, types)) {
      switch (kind) {
      case LLVMContext::MD_range:
        demandRange(lane, getConstantRangeFromMetadata(*node));
        break;
      case LLVMContext::MD_nonnull:
        demandNonNull(machine, lane);
        break;
      case LLVMContext::MD_align:
        demandAligned(machine, lane, metadataInteger(*node));
        break;
      case LLVMContext::MD_dereferenceable:
        demandDereferenceable(machine, lane, metadataInteger(*node), false);
        break;
      case LLVMContext::MD_dereferenceable_or_null:
        demandDereferenceable(machine, lane, metadataInteger(*node), true);
        break;
      default:
        break;
      }
    }
    noundef |= kind == LLVMContext::MD_noundef;
    // What they promise is not followed, but for what AliasPromises sees.
    bool isOfAliasing = kind == LLVMContext::MD_alias_scope ||
                        kind == LLVMContext::MD_noalias ||
                        kind == LLVMContext::MD_tbaa;
    if (machine.isA() &&
        ((isOfAliasing && !isa<LoadInst, StoreInst>(instruction)) ||
         kind == LLVMContext::MD_invariant_load ||
         kind == LLVMContext::MD_invariant_group ||
         kind == LLVMContext::MD_tbaa_struct ||
         kind == LLVMContext::MD_callees || kind == LLVMContext::MD_fpmath ||
         kind == LLVMContext::MD_noalias_addrspace))
      machine.unsupported("metadata that promises what is not followed");
  }
  if (noundef)
    demandDefined(machine, lanes, "a value with !noundef");
}

} // namespace palindrome::interpret
