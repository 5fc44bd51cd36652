// Which events leave a place in memory as it is.

#include "verify/refine/lockstep/Writes.h"
#include "verify/refine/metadata/MetadataMeaning.h"
#include "llvm/Analysis/AliasAnalysis.h"
#include "llvm/IR/GlobalVariable.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"

using namespace palindrome::refine;
using namespace palindrome::refine::lockstep;
using namespace llvm;

const Value *palindrome::refine::lockstep::baseOf(const Term *address) {
  while (address->kind == Term::Address)
    address = address->operands[0];
  return address->kind == Term::Leaf ? address->value : nullptr;
}

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
  if (auto *global = dyn_cast<GlobalVariable>(value))
    return global->getPointerAlignment(layout);
  if (auto *alloca = dyn_cast<AllocaInst>(value))
    return alloca->getAlign();
  if (auto *argument = dyn_cast<Argument>(value))
    return argument->getParamAlign().valueOrOne();
  if (auto *call = dyn_cast<CallBase>(value))
    return call->getRetAlign().valueOrOne();
  return Align();
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
    return isAbove ||
           (flags.isInBounds() && isNeverNull(address->operands[0], function));
  }
  if (address->kind != Term::Leaf)
    return false;
  const Value *value = address->value;
  if (auto *global = dyn_cast<GlobalObject>(value))
    return !global->hasExternalWeakLinkage();
  if (auto *argument = dyn_cast<Argument>(value))
    return argument->hasNonNullAttr();
  if (auto *call = dyn_cast<CallBase>(value))
    return call->isReturnNonNull();
  return isa<AllocaInst>(value);
}

/// Whether nothing but loads and stores through it, and through addresses in
/// it, uses a pointer: it is not stored, passed, compared or returned.
static bool isUsedForAccessAlone(const Value &pointer, unsigned depth = 0) {
  if (depth > 4)
    return false;
  return all_of(pointer.uses(), [&](const Use &use) {
    const auto *user = dyn_cast<Instruction>(use.getUser());
    if (!user)
      return false;
    if (isa<LoadInst>(user))
      return true;
    if (isa<StoreInst>(user))
      return use.getOperandNo() == 1;
    if (auto *intrinsic = dyn_cast<IntrinsicInst>(user))
      return intrinsic->isLifetimeStartOrEnd();
    return isa<GetElementPtrInst>(user) &&
           isUsedForAccessAlone(*user, depth + 1);
  });
}

static bool isPrivate(const Value *base) {
  return isa_and_nonnull<AllocaInst>(base) && isUsedForAccessAlone(*base);
}

/// Whether a base is an object of its own, different from all other such ones.
static bool isObject(const Value *base) {
  return isa_and_nonnull<AllocaInst, GlobalVariable>(base);
}

/// The constant distance of an address from its base. Nothing if it varies.
static std::optional<int64_t> distanceOf(const Term *address) {
  int64_t distance = 0;
  for (; address->kind == Term::Address; address = address->operands[0])
    for (const AddressStep &step : address->steps)
      if (step.operand != 0 || AddOverflow(distance, step.scale, distance))
        return std::nullopt;
  return distance;
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

bool palindrome::refine::lockstep::isReadable(const Term *address,
                                              const LoadInst &load,
                                              const DataLayout &layout) {
  auto *global = dyn_cast_or_null<GlobalVariable>(baseOf(address));
  std::optional<int64_t> distance = distanceOf(address);
  TypeSize read = layout.getTypeStoreSize(load.getType());
  if (!global || global->hasExternalWeakLinkage() || !distance ||
      !global->getValueType()->isSized() || read.isScalable() ||
      alignmentOf(address, layout) < load.getAlign() || mayBeUndefined(load) ||
      (!global->isConstant() &&
       !isRefSet(load.getFunction()->getMemoryEffects().getModRef(
           IRMemLocation::Other))))
    return false;
  uint64_t size = layout.getTypeAllocSize(global->getValueType());
  return *distance >= 0 && read.getFixedValue() <= size &&
         static_cast<uint64_t>(*distance) <= size - read.getFixedValue();
}

/// Whether `one` is an object that was made after the function began, and
/// `other` one that was there before, or another such one.
static bool isNewAgainst(const Value *one, const Value *other) {
  auto isNew = [](const Value *base) {
    if (!base)
      return false;
    return isa<AllocaInst>(base) || isNoAliasCall(base);
  };
  return isNew(one) &&
         (isNew(other) || isa_and_nonnull<Argument, GlobalVariable>(other));
}

static bool mayOverlap(const Term *one, uint64_t oneSize, const Term *other,
                       uint64_t otherSize) {
  const Value *oneBase = baseOf(one), *otherBase = baseOf(other);
  if (oneBase != otherBase)
    return !(isObject(oneBase) && isObject(otherBase)) &&
           !isNewAgainst(oneBase, otherBase) &&
           !isNewAgainst(otherBase, oneBase) && !isPrivate(oneBase) &&
           !isPrivate(otherBase);
  if (!oneBase)
    return true;
  std::optional<int64_t> from = distanceOf(one), to = distanceOf(other);
  if (!from || !to || std::max(oneSize, otherSize) > INT32_MAX ||
      std::abs(*from) > INT32_MAX || std::abs(*to) > INT32_MAX)
    return true;
  return *from < *to + static_cast<int64_t>(otherSize) &&
         *to < *from + static_cast<int64_t>(oneSize);
}

bool palindrome::refine::lockstep::mayWrite(
    const Instruction &event, const Term *address, uint64_t size,
    const DataLayout &layout,
    function_ref<const Term *(const Value *)> evaluate) {
  const Value *base = baseOf(address);
  if (auto *global = dyn_cast_or_null<GlobalVariable>(base))
    if (global->isConstant())
      return false;
  if (auto *store = dyn_cast<StoreInst>(&event); store && store->isSimple()) {
    TypeSize written =
        layout.getTypeStoreSize(store->getValueOperand()->getType());
    return written.isScalable() ||
           mayOverlap(evaluate(store->getPointerOperand()),
                      written.getFixedValue(), address, size);
  }
  if (isa<LandingPadInst>(event))
    return false;
  auto *call = dyn_cast<CallBase>(&event);
  if (!call)
    return true;
  if (auto *intrinsic = dyn_cast<IntrinsicInst>(call);
      intrinsic && intrinsic->isLifetimeStartOrEnd())
    return mayOverlap(
        evaluate(intrinsic->getArgOperand(intrinsic->arg_size() - 1)),
        INT32_MAX, address, size);
  // Bundles may have effects of their own.
  return call->hasOperandBundles() ||
         !(call->onlyReadsMemory() || isPrivate(base));
}
