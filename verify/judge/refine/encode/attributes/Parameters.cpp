// Encodes attributes of parameters and results (LangRef, 'Parameter
// Attributes'): a violation is poison or undefined behavior.
//
//   i8 range(i8 0, 4) %x          poison: !(x - 0 <u 4)
//   ptr dereferenceable(8) %p     UB unless 8 bytes are readable
//
// interpret/attributes/Attributes.cpp treats the same attributes. The
// repetition is deliberate: the interpreter checks this encoder, so they share
// no code.

#include "verify/judge/refine/encode/attributes/Attributes.h"
#include "verify/judge/refine/encode/attributes/Promises.h"
#include "verify/judge/refine/encode/floats/Floats.h"
#include "verify/judge/refine/encode/ir/OwnResults.h"
#include "verify/judge/refine/encode/state/Ranges.h"
#include "verify/judge/refine/structure/AttributeRoles.h"

using namespace palindrome::encode;
using namespace llvm;
using palindrome::refine::AttributePlace;
using palindrome::refine::AttributeRole;
using palindrome::refine::roleOf;

/// Whether the attribute restricts no value: it is about the interface, a
/// promise on what the function does (Promises.h), or a string.
static bool restrictsNothing(Attribute attribute) {
  if (attribute.isStringAttribute())
    return true;
  AttributeRole role = roleOf(attribute, AttributePlace::Parameter);
  return role == AttributeRole::Interface || role == AttributeRole::Promise;
}

/// Makes the numbers poison that `nofpclass` excludes. A value of such a type
/// consists of floating-point numbers of one format.
static void applyNoFPClass(Side &side, FPClassTest excluded, Type *type,
                           Lanes &value) {
  SmallVector<LaneType> types;
  if (!listLanes(type, side.problem.layout, types))
    return;
  for (auto [lane, laneType] : zip_equal(value, types))
    if (auto format = formatOf(side, laneType.type))
      lane.poison |= isInClass(*format, lane.value, excluded);
}

Lanes palindrome::encode::applyAttributes(Side &side, AttributeSet attributes,
                                          Type *type, Lanes value) {
  bool isDefinite = attributes.hasAttribute(Attribute::NoUndef) ||
                    attributes.hasAttribute(Attribute::Dereferenceable) ||
                    attributes.hasAttribute(Attribute::DereferenceableOrNull);
  for (Attribute attribute : attributes) {
    if (restrictsNothing(attribute))
      continue;
    switch (attribute.getKindAsEnum()) {
    case Attribute::NoUndef:
    case Attribute::Writable: // See `checkMemory`.
      break;
    case Attribute::Range:
      for (Lane &lane : value) {
        const ConstantRange &range = attribute.getRange();
        Expr low = Expr::bits(range.getLower());
        Expr size = Expr::bits(range.getUpper() - range.getLower());
        lane.poison |= !(lane.value - low).ult(size);
      }
      break;
    case Attribute::NoFPClass:
      applyNoFPClass(side, attribute.getNoFPClass(), type, value);
      break;
    case Attribute::NonNull:
      for (Lane &lane : value)
        lane.poison |= side.objects.isNull(lane.value);
      break;
    case Attribute::Alignment:
      for (Lane &lane : value)
        lane.poison |=
            !side.objects.isAligned(lane.value, *attribute.getAlignment());
      break;
    case Attribute::Dereferenceable:
      for (Lane &lane : value)
        side.checkAccess(
            side.useDefinite(lane),
            Expr::bits(offsetBits, attribute.getDereferenceableBytes()),
            Align(1), /*isWrite=*/false);
      break;
    case Attribute::DereferenceableOrNull:
      for (Lane &lane : value) {
        // Poison is undefined behavior here, null or not.
        Expr pointer = side.useDefinite(lane);
        Expr size =
            Expr::bits(offsetBits, attribute.getDereferenceableOrNullBytes());
        side.here.onlyIf(!side.objects.isNull(pointer), [&] {
          side.checkAccess(pointer, size, Align(1), /*isWrite=*/false);
        });
      }
      break;
    default:
      side.setUnsupported("attribute " + Attribute::getNameFromAttrKind(
                                             attribute.getKindAsEnum()));
      return value;
    }
  }
  if (isDefinite)
    for (Lane &lane : value)
      lane = Lane{side.useDefinite(lane)};
  return value;
}

Lane palindrome::encode::copyByValue(Side &side, const Lane &pointer,
                                     Type *type, MaybeAlign align) {
  Expr size =
      Expr::bits(offsetBits, side.problem.layout.getTypeAllocSize(type));
  Expr from = side.useDefinite(pointer);
  side.checkAccess(from, size, Align(1), /*isWrite=*/false);
  // Without `align`, the platform chooses the alignment, the same for source
  // and target: at least the type's own, for types aligned to at most a word.
  Align known = align.value_or(side.problem.layout.getABITypeAlign(type));
  if (!align && known > 8)
    side.problem.mark(Under, "the alignment of a copy that is passed");
  unsigned index = side.objects.makeBlock(size, known.value(),
                                          /*isHeap=*/false, side.here.domain);
  Expr to = side.problem.blocks.makePointer(
      side.problem.blocks.localBlock(index), Expr::bits(offsetBits, 0));
  moveRange(side, to, from, size);
  return Lane{to};
}

/// Checks that the memory that a parameter's attributes promise is writable:
/// that of sret, and with `writable` what is dereferenceable.
static void checkMemory(Side &side, AttributeSet attributes,
                        const Lane &pointer) {
  uint64_t size = attributes.getDereferenceableBytes();
  if (Type *type = attributes.getStructRetType()) {
    size = std::max(
        size, side.problem.layout.getTypeAllocSize(type).getKnownMinValue());
    side.checkAccess(side.useDefinite(pointer), Expr::bits(offsetBits, size),
                     Align(1), /*isWrite=*/true);
  }
  if (!attributes.hasAttribute(Attribute::Writable))
    return;
  uint64_t sizeOrNull = attributes.getDereferenceableOrNullBytes();
  if (size == 0 && sizeOrNull == 0)
    return;
  Expr definite = side.useDefinite(pointer);
  Expr isThere =
      size == 0 ? !side.objects.isNull(definite) : Expr::boolean(true);
  side.here.onlyIf(isThere, [&] {
    side.checkAccess(definite,
                     Expr::bits(offsetBits, std::max(size, sizeOrNull)),
                     Align(1), /*isWrite=*/true);
  });
}

static Lanes encodeParameter(Side &side, const Argument &argument) {
  AttributeSet attributes =
      side.function.getAttributes().getParamAttrs(argument.getArgNo());
  Lanes value = side.get(&argument);
  if (Type *type = attributes.getByValType())
    value = {copyByValue(side, value.front(), type, attributes.getAlignment())};
  if (argument.getType()->isPointerTy())
    checkMemory(side, attributes, value.front());
  // The definition of a library function may rely on what the callers of its
  // declaration have to keep.
  if (!side.isTarget && side.problem.libraries.isDefined(argument))
    attributes =
        attributes.addAttribute(argument.getContext(), Attribute::NoUndef);
  return applyAttributes(side, attributes, argument.getType(),
                         std::move(value));
}

void palindrome::encode::encodeParameters(
    Side &side, function_ref<bool(const CallBase &)> isEncodedCall) {
  AttributeList attributes = side.function.getAttributes();
  // See Promises.h, Blocks.h and Scalable.h for what the others require.
  for (Attribute attribute : attributes.getFnAttrs()) {
    if (attribute.isStringAttribute())
      continue;
    AttributeRole role = roleOf(attribute, AttributePlace::Function);
    if (role == AttributeRole::Unmodelled || role == AttributeRole::Library)
      side.setUnsupported(
          "function attribute " +
          Attribute::getNameFromAttrKind(attribute.getKindAsEnum()));
  }
  for (const Argument &argument : side.function.args())
    side.values.setArgument(argument, encodeParameter(side, argument));
  checkPromises(side, isEncodedCall);
  if (!side.source)
    return;
  // These must agree in source and target.
  const llvm::Function &source = side.source->function;
  if (NullPointerIsDefined(&side.function) != NullPointerIsDefined(&source))
    side.setUnsupported("null_pointer_is_valid on one side");
  if (side.function.isPresplitCoroutine() != source.isPresplitCoroutine())
    side.setUnsupported("presplitcoroutine on one side");
  if (side.function.hasFnAttribute(Attribute::StrictFP) !=
      source.hasFnAttribute(Attribute::StrictFP))
    side.setUnsupported("strictfp on one side");
  for (const Argument &argument : source.args())
    for (Attribute::AttrKind kind : {Attribute::ByVal, Attribute::StructRet})
      if (Attribute theirs = argument.getAttribute(kind),
          ours = side.function.getArg(argument.getArgNo())->getAttribute(kind);
          theirs.isValid() != ours.isValid() ||
          (ours.isValid() &&
           !arePassedAlike(theirs.getValueAsType(), ours.getValueAsType(),
                           side.problem.layout)))
        side.setUnsupported("attribute " +
                            Attribute::getNameFromAttrKind(kind) +
                            " on one side");
}

/// Adds the undefined behavior of a result that is `dereferenceable` and points
/// to an object that the return ends.
static void checkReturnedObject(Side &side, const Lanes &value) {
  AttributeSet attributes = side.function.getAttributes().getRetAttrs();
  if (!attributes.hasAttribute(Attribute::Dereferenceable) &&
      !attributes.hasAttribute(Attribute::DereferenceableOrNull))
    return;
  for (const Lane &lane : value) {
    Lane sample = side.choices.sample(lane);
    Expr block = Blocks::blockOf(sample.value);
    side.addUB(!sample.poison && side.objects.isAlloca(block));
    // LangRef leaves open how long the copy of a byval argument lives.
    for (unsigned index : side.objects.localsOf(block))
      if (const LocalBlock &local = side.objects.localBlocks()[index];
          local.isPresent() && !local.madeBy)
        side.problem.mark(side.isTarget ? Under : Over,
                          "how long a copy that is passed lives");
  }
}

/// Whether the caller certainly has a pointer to an object that it may write:
/// the object of a parameter, or a global that other modules can refer to.
static Expr isCallersObject(Side &side, Expr block) {
  const Blocks &blocks = side.problem.blocks;
  Expr isIt = Expr::boolean(false);
  for (const Argument &argument : side.function.args()) {
    if (!argument.getType()->isPointerTy())
      continue;
    Lane passed = side.choices.sample(side.get(&argument).front());
    isIt |= !passed.poison && Blocks::blockOf(passed.value) == block;
  }
  for (auto [number, global] : enumerate(blocks.globals()))
    if (auto *variable = dyn_cast_or_null<GlobalVariable>(global);
        variable && !variable->hasLocalLinkage())
      isIt |= block == Expr::bits(blocks.blockBits(), uint64_t(number));
  return isIt && blocks.isInitial(block) && !block.isZero() &&
         !blocks.size(block).isZero() && blocks.isWritable(block) &&
         side.objects.isAlive(block);
}

/// `noalias` of the result: poison, at least, if it points to an object to
/// which others have pointers. What the source promises as well is no matter:
/// the caller's use of the two pointers is undefined for the target's outcome
/// only if it is for the source's.
static Lanes applyNoAlias(Side &side, Lanes value) {
  auto promises = [](const llvm::Function &function) {
    return function.hasRetAttribute(Attribute::NoAlias);
  };
  if (!promises(side.function) ||
      (side.source && promises(side.source->function)) ||
      returnsOwnObjects(side.function, side.problem.libraries))
    return value;
  side.markNarrow("attribute noalias of the result");
  if (side.isTarget)
    for (Lane &lane : value)
      lane.poison |= isCallersObject(side, Blocks::blockOf(lane.value));
  return value;
}

Lanes palindrome::encode::encodeReturn(Side &side, Lanes value) {
  checkReturnedObject(side, value);
  value = applyNoAlias(side, std::move(value));
  return applyAttributes(side, side.function.getAttributes().getRetAttrs(),
                         side.function.getReturnType(), std::move(value));
}
