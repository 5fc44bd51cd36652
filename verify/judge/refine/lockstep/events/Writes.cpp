// Which events leave a place in memory as it is.

#include "verify/judge/refine/lockstep/events/Writes.h"
#include "verify/judge/refine/lockstep/events/Escapes.h"
#include "verify/judge/refine/metadata/MetadataMeaning.h"
#include "verify/judge/refine/metadata/TypeBasedAliasing.h"
#include "llvm/IR/GlobalVariable.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"

using namespace palindrome::refine;
using namespace palindrome::refine::lockstep;
using namespace llvm;

Align palindrome::refine::lockstep::alignmentOf(const Term *address,
                                                const DataLayout &layout) {
  if (address->kind == Term::Address) {
    Align align = alignmentOf(address->operands[0], layout);
    for (const AddressStep &step : address->steps)
      align = commonAlignment(align, static_cast<uint64_t>(step.scale));
    return align;
  }
  if (address->kind != Term::Leaf || !address->type->isPointerTy())
    return Align();
  const Value *value = address->value;
  // LangRef, 'Global Variables': without `align`, the target decides on more
  // than the type's alignment.
  if (auto *global = dyn_cast<GlobalVariable>(value))
    return global->getAlign().value_or(
        global->getValueType()->isSized()
            ? layout.getABITypeAlign(global->getValueType())
            : Align());
  if (auto *alloca = dyn_cast<AllocaInst>(value))
    return alloca->getAlign();
  if (auto *argument = dyn_cast<Argument>(value))
    return argument->getParamAlign().valueOrOne();
  if (auto *call = dyn_cast<CallBase>(value))
    return call->getRetAlign().valueOrOne();
  return Align();
}

/// Whether a pointer of a function is poison or not null, by the instruction
/// that makes it. `phis` are those that it was already asked of.
static bool isNeverNull(const Value *value,
                        SmallPtrSetImpl<const Value *> &phis) {
  constexpr unsigned mostPhis = 8;
  if (auto *global = dyn_cast<GlobalObject>(value))
    return !global->hasExternalWeakLinkage();
  if (auto *argument = dyn_cast<Argument>(value))
    return argument->hasNonNullAttr();
  if (auto *call = dyn_cast<CallBase>(value))
    return call->isReturnNonNull();
  if (auto *load = dyn_cast<LoadInst>(value))
    return load->hasMetadata(LLVMContext::MD_nonnull);
  if (auto *step = dyn_cast<GetElementPtrInst>(value))
    return step->isInBounds() && isNeverNull(step->getPointerOperand(), phis);
  auto *phi = dyn_cast<PHINode>(value);
  if (!phi)
    return isa<AllocaInst, PoisonValue>(value);
  if (!phis.insert(phi).second)
    return true;
  return phis.size() <= mostPhis &&
         all_of(phi->incoming_values(),
                [&](const Use &use) { return isNeverNull(use.get(), phis); });
}

bool palindrome::refine::lockstep::isNeverNull(const Term *address,
                                               const Function &function) {
  if (!address->type->isPointerTy() ||
      NullPointerIsDefined(&function, address->type->getPointerAddressSpace()))
    return false;
  // LangRef, 'getelementptr': the result is in the object of the base, or it is
  // greater than the base.
  if (address->kind == Term::Address) {
    auto flags = GEPNoWrapFlags::fromRaw(address->flags);
    bool isAbove = (flags.isInBounds() || flags.hasNoUnsignedWrap()) &&
                   !address->steps.empty() &&
                   all_of(address->steps, [](const AddressStep &step) {
                     return step.operand == 0 && step.scale > 0;
                   });
    // Nothing but null itself is in bounds of null, which is in no object.
    bool isElsewhere = flags.isInBounds() && address->steps.size() == 1 &&
                       address->steps[0].operand == 0 &&
                       address->steps[0].scale != 0;
    return isAbove || isElsewhere ||
           (flags.isInBounds() && isNeverNull(address->operands[0], function));
  }
  if (address->opcode() == Instruction::Select)
    return isNeverNull(address->operands[1], function) &&
           isNeverNull(address->operands[2], function);
  if (address->kind != Term::Leaf)
    return false;
  SmallPtrSet<const Value *, 4> phis;
  return ::isNeverNull(address->value, phis);
}

/// Whether a base is an object of its own, different from all other such ones.
static bool isObject(const Value *base) {
  return isa_and_nonnull<AllocaInst, GlobalVariable>(base);
}

/// Whether an address is surely not poison, wherever the bytes are that it
/// leads to: each step is forward, as far as they go.
static bool isForward(const Term *address) {
  for (; address->kind == Term::Address; address = address->operands[0])
    if (address->flags != 0 &&
        any_of(address->steps, [](const AddressStep &step) {
          return step.operand != 0 || step.scale < 0;
        }))
      return false;
  return true;
}

/// Whether metadata may make a load undefined, rather than its result poison.
static bool mayBeUndefined(const LoadInst &load) {
  SmallVector<std::pair<unsigned, MDNode *>> nodes;
  load.getAllMetadataOtherThanDebugLoc(nodes);
  return any_of(nodes, [&](auto &node) {
    return node.first != LLVMContext::MD_range &&
           node.first != LLVMContext::MD_nonnull &&
           node.first != LLVMContext::MD_align &&
           bearingOf(node.first, load.getContext()) != Bearing::None;
  });
}

/// Whether `function` may read memory that the source need not read, of such a
/// kind: no promise excludes that. What a `noalias` argument points to may be
/// that memory, written through the argument.
static bool mayReadMore(const Function &function, IRMemLocation where) {
  return isRefSet(function.getMemoryEffects().getModRef(where)) &&
         none_of(function.args(), [](const Argument &argument) {
           return argument.hasNoAliasAttr();
         });
}

uint64_t palindrome::refine::lockstep::sizeAtLeast(const Value *base,
                                                   const DataLayout &layout) {
  if (auto *global = dyn_cast_or_null<GlobalVariable>(base))
    return !global->hasExternalWeakLinkage() &&
                   global->getValueType()->isSized()
               ? layout.getTypeAllocSize(global->getValueType())
               : 0;
  auto *alloca = dyn_cast_or_null<AllocaInst>(base);
  auto size = alloca ? alloca->getAllocationSize(layout) : std::nullopt;
  return size && !size->isScalable() ? size->getFixedValue() : 0;
}

/// The bytes that are there at a base whenever `function` is called. 0 if
/// nothing is known.
static uint64_t bytesAt(const Value *base, const Function &function,
                        const DataLayout &layout, bool isAtEntry) {
  if (auto *global = dyn_cast_or_null<GlobalVariable>(base))
    return global->isConstant() || mayReadMore(function, IRMemLocation::Other)
               ? sizeAtLeast(base, layout)
               : 0;
  // A load from a local is poison outside of its lifetime, and not undefined
  // (LangRef, 'Object Lifetime').
  if (auto *alloca = dyn_cast_or_null<AllocaInst>(base))
    return alloca->isStaticAlloca() ? sizeAtLeast(base, layout) : 0;
  // What the caller promises holds until an event may free the object.
  auto *argument = dyn_cast_or_null<Argument>(base);
  if (!argument || !isAtEntry || argument->hasAttribute(Attribute::ReadNone) ||
      argument->hasAttribute(Attribute::WriteOnly) ||
      !mayReadMore(function, IRMemLocation::ArgMem))
    return 0;
  return argument->getDereferenceableBytes();
}

bool palindrome::refine::lockstep::isReadable(const Term *address,
                                              const LoadInst &load,
                                              const DataLayout &layout,
                                              bool isAtEntry) {
  std::optional<int64_t> distance = distanceOf(address);
  TypeSize read = layout.getTypeStoreSize(load.getType());
  // An access to no bytes is undefined through poison, too.
  if (!distance || !isForward(address) || read.isScalable() || read.isZero() ||
      alignmentOf(address, layout) < load.getAlign() || mayBeUndefined(load))
    return false;
  uint64_t size =
      bytesAt(baseOf(address), *load.getFunction(), layout, isAtEntry);
  return *distance >= 0 && read.getFixedValue() <= size &&
         static_cast<uint64_t>(*distance) <= size - read.getFixedValue();
}

/// Whether `one` is an object that was made when the function began or later,
/// and `other` one that was there before, or another such one.
static bool isNewAgainst(const Value *one, const Value *other) {
  return isNew(one) &&
         (isNew(other) || isa_and_nonnull<Argument, GlobalVariable>(other));
}

/// Whether `size` bytes at an address are surely not in the object `base`: the
/// address is an `inbounds` step from another one, so that the object of both
/// has at least the bytes of the step and these, and `base` has fewer.
static bool isTooFarFor(const Value *base, const Term *address, uint64_t size,
                        const DataLayout &layout) {
  std::optional<uint64_t> most;
  if (auto *alloca = dyn_cast_or_null<AllocaInst>(base)) {
    auto bytes = alloca->getAllocationSize(layout);
    if (bytes && !bytes->isScalable())
      most = bytes->getFixedValue();
  } else if (auto *global = dyn_cast_or_null<GlobalVariable>(base)) {
    // Another module may define a larger one.
    if (global->hasInitializer() && !global->isInterposable())
      most = layout.getTypeAllocSize(global->getValueType());
  }
  if (!most || address->kind != Term::Address || size > INT32_MAX ||
      !GEPNoWrapFlags::fromRaw(address->flags).isInBounds())
    return false;
  uint64_t distance = 0;
  for (const AddressStep &step : address->steps) {
    if (step.operand != 0 || step.scale < 0 || step.scale > INT32_MAX)
      return false;
    distance += static_cast<uint64_t>(step.scale);
  }
  return distance + size > *most;
}

/// The sizes of what is used from an address on, however many bytes these are,
/// and of what is used before and behind it.
static constexpr uint64_t forward = INT64_MAX, anywhere = UINT64_MAX;

/// Whether a pointer with the base `other` that is older than `event` is not
/// based on `argument`, a `noalias` one.
static bool isNotBasedOn(const Value *argument, const Value *other,
                         const Instruction &event) {
  auto *exclusive = dyn_cast_or_null<Argument>(argument);
  if (!exclusive || !exclusive->hasNoAliasAttr())
    return false;
  return isa_and_nonnull<Argument, GlobalVariable>(other) ||
         isUncapturedBefore(*exclusive, event);
}

/// Whether two places of which `event` uses the first may have a byte in
/// common. The address of the second is older than the event. With
/// `areAccessed` the source writes to the first, and reads the second: what is
/// accessed through a `noalias` argument may be accessed through no pointer
/// that is not based on it, if it is modified (LangRef, 'Parameter
/// Attributes').
static bool mayOverlap(const Instruction &event, const Term *one,
                       uint64_t oneSize, const Term *other, uint64_t otherSize,
                       bool areAccessed) {
  const Value *oneBase = baseOf(one), *otherBase = baseOf(other);
  const DataLayout &layout = event.getDataLayout();
  if (isTooFarFor(oneBase, other, otherSize, layout) ||
      isTooFarFor(otherBase, one, oneSize, layout))
    return false;
  if (oneBase != otherBase)
    return !(isObject(oneBase) && isObject(otherBase)) &&
           !isNewAgainst(oneBase, otherBase) &&
           !isNewAgainst(otherBase, oneBase) &&
           !leadsElsewhere(otherBase, oneBase, event) &&
           !leadsElsewhere(oneBase, otherBase, event) &&
           !(areAccessed && (isNotBasedOn(oneBase, otherBase, event) ||
                             isNotBasedOn(otherBase, oneBase, event)));
  if (!oneBase)
    return true;
  if (otherSize > INT32_MAX || oneSize == anywhere)
    return true;
  Distance distance = distanceBetween(other, one);
  bool isBehind =
           distance.least && *distance.least >= static_cast<int64_t>(otherSize),
       isBefore = oneSize <= INT32_MAX && distance.most &&
                  *distance.most <= -static_cast<int64_t>(oneSize);
  return !isBehind && !isBefore;
}

bool palindrome::refine::lockstep::hasWholeBytes(const Type *type,
                                                 const DataLayout &layout) {
  return type->isSingleValueType() &&
         (!type->isVectorTy() ||
          layout.getTypeSizeInBits(type->getScalarType()) % 8 == 0);
}

bool palindrome::refine::lockstep::mayWrite(
    const Instruction &event, const Term *address, uint64_t size,
    const LoadInst *reader, const DataLayout &layout,
    function_ref<const Term *(const Value *)> evaluate) {
  const Value *base = baseOf(address);
  if (auto *global = dyn_cast_or_null<GlobalVariable>(base))
    if (global->isConstant())
      return false;
  auto overlaps = [&](const Value *pointer, uint64_t written,
                      bool isWrite = true) {
    return mayOverlap(event, evaluate(pointer), written, address, size,
                      isWrite && reader);
  };
  // LangRef, 'Volatile Memory Accesses': what else such an access modifies, no
  // other one can reach.
  if (auto *load = dyn_cast<LoadInst>(&event); load && !load->isAtomic())
    return false;
  if (auto *store = dyn_cast<StoreInst>(&event); store && !store->isAtomic()) {
    TypeSize written =
        layout.getTypeStoreSize(store->getValueOperand()->getType());
    return (!reader || mayAliasByTypes(*store, *reader)) &&
           (written.isScalable() ||
            overlaps(store->getPointerOperand(), written.getFixedValue()));
  }
  if (isa<LandingPadInst>(event))
    return false;
  auto *call = dyn_cast<CallBase>(&event);
  // Bundles may have effects of their own. Objects may end with no pointer to
  // them.
  if (!call || call->hasOperandBundles() ||
      call->getIntrinsicID() == Intrinsic::stackrestore)
    return true;
  if (auto *intrinsic = dyn_cast<IntrinsicInst>(call);
      intrinsic && intrinsic->isLifetimeStartOrEnd())
    return overlaps(intrinsic->getArgOperand(intrinsic->arg_size() - 1),
                    forward, /*isWrite=*/false);
  if (auto *transfer = dyn_cast<MemIntrinsic>(call);
      transfer && !transfer->isVolatile()) {
    auto *length = dyn_cast<ConstantInt>(transfer->getLength());
    return overlaps(transfer->getRawDest(),
                    length ? length->getLimitedValue() : forward);
  }
  MemoryEffects effects =
      call->getMemoryEffects().getWithoutLoc(IRMemLocation::InaccessibleMem);
  // What is read through a `noalias` argument only pointers based on it modify.
  auto *argument = dyn_cast_or_null<Argument>(base);
  const bool isExclusive = reader && argument && argument->hasNoAliasAttr();
  if (effects.onlyReadsMemory() ||
      ((isNew(base) || isExclusive) && isNotWrittenBy(*base, *call)))
    return false;
  if (!effects.getWithoutLoc(IRMemLocation::ArgMem).onlyReadsMemory())
    return true;
  return any_of(call->args(), [&](const Use &use) {
    return use->getType()->isPtrOrPtrVectorTy() &&
           (!use->getType()->isPointerTy() ||
            (!call->onlyReadsMemory(call->getArgOperandNo(&use)) &&
             overlaps(use, anywhere)));
  });
}

/// What `placeIn` describes: the first byte's address, and how many follow.
/// Null if `event` is none of these.
static std::pair<const Value *, uint64_t> writtenBy(const Instruction &event,
                                                    const DataLayout &layout) {
  if (auto *store = dyn_cast<StoreInst>(&event)) {
    TypeSize size =
        layout.getTypeStoreSize(store->getValueOperand()->getType());
    if (store->isSimple() && !size.isScalable())
      return {store->getPointerOperand(), size.getFixedValue()};
  } else if (auto *memory = dyn_cast<MemIntrinsic>(&event)) {
    auto *length = dyn_cast<ConstantInt>(memory->getLength());
    if (length && !memory->isVolatile() &&
        length->getValue().getActiveBits() <= 63)
      return {memory->getRawDest(), length->getZExtValue()};
  }
  return {nullptr, 0};
}

std::optional<uint64_t> palindrome::refine::lockstep::placeIn(
    const Instruction &event, const Term *address, uint64_t size,
    const DataLayout &layout,
    function_ref<const Term *(const Value *)> evaluate) {
  auto [pointer, written] = writtenBy(event, layout);
  if (!pointer || size > written)
    return std::nullopt;
  const Term *first = evaluate(pointer);
  if (first == address)
    return 0;
  if (!baseOf(address) || baseOf(first) != baseOf(address))
    return std::nullopt;
  Distance distance = distanceBetween(first, address);
  if (!distance.least || distance.least != distance.most ||
      *distance.least < 0 ||
      static_cast<uint64_t>(*distance.least) > written - size)
    return std::nullopt;
  return static_cast<uint64_t>(*distance.least);
}

bool palindrome::refine::lockstep::endsContents(
    const Instruction &event, const Term *address, uint64_t size,
    const DataLayout &layout,
    function_ref<const Term *(const Value *)> evaluate) {
  const Value *base = baseOf(address);
  if (!base)
    return false;
  if (isa<ReturnInst, ResumeInst>(event))
    return isa<AllocaInst>(base);
  if (auto *intrinsic = dyn_cast<IntrinsicInst>(&event);
      intrinsic && intrinsic->getIntrinsicID() == Intrinsic::lifetime_end)
    return isa<AllocaInst>(base) &&
           intrinsic->getArgOperand(intrinsic->arg_size() - 1) == base;
  // A copy may read the place before it is written.
  return !isa<MemTransferInst>(event) &&
         placeIn(event, address, size, layout, evaluate).has_value();
}
