// Attributes and metadata of values (LangRef, 'Parameter Attributes';
// 'Metadata'). Where the interpreter cannot determine whether a value violates
// one, the source's value does, which over-approximates, and the target's does
// not.
//
//   %r = call nonnull ptr @f()             ; null becomes poison
//   %r = call noundef nonnull ptr @f()     ; null is immediate UB
//
// Twin of encode/attributes/Promises.cpp; the two share no code on purpose.

#include "verify/judge/refine/interpret/attributes/Attributes.h"
#include "llvm/IR/ConstantRange.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Metadata.h"

using namespace llvm;

namespace palindrome::interpret {
namespace {

/// nonnull: null becomes poison.
void applyNonNull(const Machine &machine, Lane &lane) {
  static constexpr char why[] = "nonnull is violated";
  if (lane.isUndetermined()) {
    lane = Lane::poison(why);
  } else if (lane.isPointer()) {
    auto address = machine.objects.address(lane);
    bool maybeNull = address
                         ? address->isZero()
                         : machine.setting.isSource() &&
                               lane.bits.ugt(machine.objects[lane.object].size);
    if (maybeNull)
      lane = Lane::poison(why);
  }
}

/// align: a pointer that is less aligned becomes poison.
void applyAlign(const Objects &objects, Lane &lane, uint64_t alignment) {
  if (alignment <= 1)
    return;
  if (lane.isUndetermined() ||
      (lane.isPointer() && !objects.isAligned(lane, alignment).value_or(false)))
    lane = Lane::poison("align is violated");
}

/// range: a value outside of the range becomes poison.
void applyRange(Lane &lane, const ConstantRange &range) {
  if ((lane.isUndetermined() && !range.isFullSet()) ||
      (lane.isBits() && !range.contains(lane.bits)))
    lane = Lane::poison("the value is out of range");
}

/// nofpclass: a value of an excluded class becomes poison.
void applyNoFPClass(Lane &lane, Type *scalar, FPClassTest excluded) {
  if (excluded == fcNone)
    return;
  if (lane.isUndetermined() ||
      (lane.isBits() && (floatOf(scalar, lane).classify() & excluded)))
    lane = Lane::poison("nofpclass is violated");
}

/// dereferenceable: any other pointer is immediate UB.
void applyDereferenceable(Machine &machine, const Lane &lane, uint64_t bytes,
                          bool orNull) {
  if (bytes == 0)
    return;
  if (!lane.isPointer()) {
    machine.course.onImmediateUB(
        "a dereferenceable pointer is not well defined");
    return;
  }
  if (orNull && lane.isNull())
    return;
  if (!machine.accesses.isDereferenceable(lane, bytes))
    machine.course.onImmediateUB("a pointer is not dereferenceable(" +
                                 Twine(bytes) + ")");
}

/// sret: the memory of the result must be there, and writable.
void applyStructRet(Machine &machine, const Lane &lane, Type *type) {
  uint64_t bytes =
      machine.setting.layout.getTypeAllocSize(type).getKnownMinValue();
  if (bytes == 0)
    return;
  applyDereferenceable(machine, lane, bytes, /*orNull=*/false);
  if (!machine.course.stopped() && !machine.objects[lane.object].writable)
    machine.course.onImmediateUB("the memory of a result is constant");
}

/// The integer that is the only operand of a node such as `!{i64 8}`.
uint64_t metadataInteger(const MDNode &node) {
  auto *constant = mdconst::dyn_extract<ConstantInt>(node.getOperand(0));
  return constant ? constant->getZExtValue() : 0;
}

/// Whether the tag of an access promises that its memory is constant: where
/// there is a number behind the offset and the size or, in a tag that is a type
/// itself, behind the parent type, it is odd.
bool promisesConstant(const MDNode &tag) {
  ArrayRef<MDOperand> operands = tag.operands();
  bool isPath = operands.size() > 2 && isa<MDNode>(operands[0]);
  const MDNode *accessed = isPath ? dyn_cast<MDNode>(operands[1]) : nullptr;
  bool isSized = accessed && accessed->getNumOperands() != 0 &&
                 isa<MDNode>(accessed->getOperand(0));
  size_t place = isSized ? 4 : isPath ? 3 : 2;
  if (place >= operands.size())
    return false;
  auto *number = mdconst::dyn_extract<ConstantInt>(operands[place]);
  return number && number->getValue()[0];
}

} // namespace

void requireWellDefined(Machine &machine, ArrayRef<Lane> lanes,
                        const char *what) {
  for (const Lane &lane : lanes) {
    machine.choices.noteWellDefinedUse(lane);
    if (lane.isPoison()) {
      std::string why = whyPoison(lane);
      machine.course.onImmediateUB(Twine(what) + " is poison" +
                                   (why.empty() ? "" : ": ") + why);
    } else if (lane.kind == Lane::Undef)
      machine.course.onImmediateUB(Twine(what) + " is undef");
    else if (lane.fromUndef && machine.setting.isSource())
      machine.course.onPossibleUB(Twine(what) + " may be undef");
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
      applyRange(lane, attributes.getAttribute(Attribute::Range).getRange());
    if (scalar->isFloatingPointTy())
      applyNoFPClass(lane, scalar, attributes.getNoFPClass());
    if (!scalar->isPointerTy())
      continue;
    if (attributes.hasAttribute(Attribute::NonNull))
      applyNonNull(machine, lane);
    if (auto alignment = attributes.getAlignment())
      applyAlign(machine.objects, lane, alignment->value());
    if (uint64_t bytes = attributes.getDereferenceableBytes()) {
      applyDereferenceable(machine, lane, bytes, machine.frames.nullIsValid());
      if (!machine.frames.nullIsValid())
        applyNonNull(machine, lane);
    }
    applyDereferenceable(machine, lane,
                         attributes.getDereferenceableOrNullBytes(), true);
    if (Type *result = attributes.getStructRetType())
      applyStructRet(machine, lane, result);
  }
  if (attributes.hasAttribute(Attribute::NoUndef))
    requireWellDefined(machine, lanes, "a noundef value");
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
        applyRange(lane, getConstantRangeFromMetadata(*node));
        break;
      case LLVMContext::MD_nonnull:
        applyNonNull(machine, lane);
        break;
      case LLVMContext::MD_align:
        applyAlign(machine.objects, lane, metadataInteger(*node));
        break;
      case LLVMContext::MD_dereferenceable:
        applyDereferenceable(machine, lane, metadataInteger(*node), false);
        break;
      case LLVMContext::MD_dereferenceable_or_null:
        applyDereferenceable(machine, lane, metadataInteger(*node), true);
        break;
      default:
        break;
      }
    }
    noundef |= kind == LLVMContext::MD_noundef;
    // Of aliasing metadata only that of loads and stores is checked
    // (Aliasing.h).
    bool isAliasing = kind == LLVMContext::MD_alias_scope ||
                      kind == LLVMContext::MD_noalias ||
                      kind == LLVMContext::MD_tbaa;
    if (machine.setting.isSource() &&
        ((isAliasing && !isa<LoadInst, StoreInst>(instruction)) ||
         kind == LLVMContext::MD_invariant_load ||
         kind == LLVMContext::MD_invariant_group ||
         kind == LLVMContext::MD_tbaa_struct ||
         (kind == LLVMContext::MD_tbaa && promisesConstant(*node)) ||
         kind == LLVMContext::MD_fpmath ||
         kind == LLVMContext::MD_noalias_addrspace))
      machine.course.unsupported("metadata that promises what is not followed");
  }
  if (noundef)
    requireWellDefined(machine, lanes, "a value with !noundef");
}

} // namespace palindrome::interpret
