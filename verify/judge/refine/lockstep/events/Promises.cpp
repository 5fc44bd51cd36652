// Which promises of the target follow from those of the source.

#include "verify/judge/refine/lockstep/events/Promises.h"
#include "verify/judge/refine/lockstep/events/Escapes.h"
#include "verify/judge/refine/lockstep/events/LibraryCalls.h"
#include "verify/judge/refine/metadata/TypeBasedAliasing.h"
#include "verify/judge/refine/promises/Keeps.h"
#include "verify/judge/refine/structure/AttributeRoles.h"
#include "verify/judge/refine/structure/LandingPads.h"
#include "verify/judge/refine/structure/Structure.h"
#include "llvm/IR/InlineAsm.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Operator.h"
#include "llvm/Support/ModRef.h"
#include <array>

using namespace palindrome::refine;
using namespace palindrome::refine::lockstep;
using namespace llvm;

/// Whether an attribute has no effect on an execution, or one that Doubt.cpp
/// and LLVM's TargetLibraryInfo are asked about.
static bool isHint(Attribute attribute, AttributePlace place) {
  switch (roleOf(attribute, place)) {
  case AttributeRole::Guide:
  case AttributeRole::Code:
  case AttributeRole::Library:
  case AttributeRole::Results:
    return true;
  default:
    return false;
  }
}

/// Whether an attribute is a part of the interface, or of the meaning of other
/// instructions: it must be on both sides or on none.
static bool isNeededOnBothSides(Attribute attribute, AttributePlace place) {
  AttributeRole role = roleOf(attribute, place);
  return role == AttributeRole::Interface || role == AttributeRole::Unmodelled;
}

/// Whether a place that has the attribute `mine` keeps to `wanted`, too.
static bool impliesAttribute(Attribute mine, Attribute wanted) {
  if (sameAttribute(mine, wanted))
    return true;
  if (!mine.hasKindAsEnum() || !wanted.hasKindAsEnum())
    return false;
  auto kind = mine.getKindAsEnum();
  switch (wanted.getKindAsEnum()) {
  case Attribute::Alignment:
    return kind == Attribute::Alignment &&
           mine.getAlignment().valueOrOne() >=
               wanted.getAlignment().valueOrOne();
  case Attribute::Captures: {
    if (kind != Attribute::Captures)
      return false;
    CaptureInfo ours = mine.getCaptureInfo(), theirs = wanted.getCaptureInfo();
    return (ours | theirs) == theirs;
  }
  case Attribute::Dereferenceable:
    return kind == Attribute::Dereferenceable &&
           mine.getDereferenceableBytes() >= wanted.getDereferenceableBytes();
  case Attribute::DereferenceableOrNull: {
    uint64_t bytes = wanted.getDereferenceableOrNullBytes();
    return kind == Attribute::Dereferenceable
               ? mine.getDereferenceableBytes() >= bytes
               : kind == Attribute::DereferenceableOrNull &&
                     mine.getDereferenceableOrNullBytes() >= bytes;
  }
  case Attribute::ReadOnly:
  case Attribute::WriteOnly:
    return kind == Attribute::ReadNone;
  case Attribute::MustProgress:
    return kind == Attribute::WillReturn;
  default:
    return false;
  }
}

namespace {
/// The attributes of one place: those of a call, and of its callee; and those
/// that follow from the callee's definition.
struct Sets {
  AttributePlace place;
  AttributeSet own, ofCallee = {}, inferred = {};

  Attribute find(Attribute like) const {
    for (AttributeSet set : {own, ofCallee, inferred})
      if (Attribute found = findKind(set, like); found.isValid())
        return found;
    return Attribute();
  }
  /// Whether one of the sets has an attribute of which `attribute` follows.
  bool imply(Attribute attribute) const {
    return any_of(std::array{own, ofCallee, inferred}, [&](AttributeSet set) {
      return any_of(set, [&](Attribute mine) {
        return impliesAttribute(mine, attribute);
      });
    });
  }
  template <typename Predicate> bool all(Predicate predicate) const {
    return all_of(own, predicate) && all_of(ofCallee, predicate);
  }
};

/// Whether each attribute of `target` follows from `source`, or `allows` it.
bool follow(const Sets &source, const Sets &target,
            function_ref<bool(Attribute)> allows) {
  return target.all([&](Attribute attribute) {
    return isHint(attribute, target.place) ||
           (isNeededOnBothSides(attribute, target.place)
                ? sameAttribute(source.find(attribute), attribute)
                : source.imply(attribute) || allows(attribute));
  }) && source.all([&](Attribute attribute) {
    return !isNeededOnBothSides(attribute, source.place) ||
           sameAttribute(attribute, target.find(attribute));
  });
}
} // namespace

/// The effects on memory that the attributes of a function or call allow.
static MemoryEffects effectsOf(const Sets &sets) {
  MemoryEffects effects = MemoryEffects::unknown();
  for (AttributeSet set : {sets.own, sets.ofCallee, sets.inferred})
    if (Attribute attribute = set.getAttribute(Attribute::Memory);
        attribute.isValid())
      effects &= attribute.getMemoryEffects();
  return effects;
}

/// Whether a promise on effects, `attribute`, follows from that of the source.
static bool impliesEffects(const Sets &source, Attribute attribute) {
  MemoryEffects mine = effectsOf(source);
  return (mine & attribute.getMemoryEffects()) == mine;
}

bool palindrome::refine::lockstep::promisesNoMore(const Function &source,
                                                  const Function &target) {
  const AttributeList of = source.getAttributes(), to = target.getAttributes();
  auto isShown = [&](AttributePlace place, AttributeSet mine,
                     AttributeSet wanted, unsigned parameter = 0) {
    Sets ofPlace{place, mine};
    return follow(ofPlace, {place, wanted}, [&](Attribute attribute) {
      bool isImplied = attribute.hasKindAsEnum() &&
                       attribute.getKindAsEnum() == Attribute::Memory &&
                       impliesEffects(ofPlace, attribute);
      return isImplied || keeps(target, place, parameter, attribute);
    });
  };
  if (!isShown(AttributePlace::Function, of.getFnAttrs(), to.getFnAttrs()) ||
      !isShown(AttributePlace::Result, of.getRetAttrs(), to.getRetAttrs()))
    return false;
  for (unsigned i = 0; i != source.arg_size(); ++i)
    if (!isShown(AttributePlace::Parameter, of.getParamAttrs(i),
                 to.getParamAttrs(i), i))
      return false;
  return source.hasGC() == target.hasGC() && !handleOtherwise(source, target);
}

bool palindrome::refine::lockstep::restrictsNoMore(
    const Instruction &source, const Instruction &target,
    MetadataComparison &metadata) {
  SmallVector<std::pair<unsigned, MDNode *>> nodes;
  target.getAllMetadataOtherThanDebugLoc(nodes);
  return all_of(nodes, [&](auto &node) {
    if (bearingOf(node.first, target.getContext()) == Bearing::None)
      return true;
    if ((node.first == LLVMContext::MD_alias_scope ||
         node.first == LLVMContext::MD_noalias) &&
        metadata.isIdle(target, *node.second))
      return true;
    const MDNode *mine = source.getMetadata(node.first);
    if (!mine)
      return false;
    auto same = [&](const MDNode &one, const MDNode &other) {
      return metadata.same(LLVMContext::MD_tbaa, &one, &other);
    };
    // Fewer scopes are fewer promises.
    auto isPart = [&](const MDNode &some, const MDNode &all) {
      return all_of(some.operands(), [&](const MDOperand &scope) {
        return any_of(all.operands(), [&](const MDOperand &other) {
          return metadata.same(other, scope);
        });
      });
    };
    return metadata.same(node.first, mine, node.second) ||
           (node.first == LLVMContext::MD_noalias &&
            isPart(*node.second, *mine)) ||
           (node.first == LLVMContext::MD_tbaa &&
            isMoreGeneral(*node.second, *mine, same));
  });
}

bool palindrome::refine::lockstep::readsExactly(const LoadInst &load) {
  SmallVector<std::pair<unsigned, MDNode *>> nodes;
  load.getAllMetadataOtherThanDebugLoc(nodes);
  return all_of(nodes, [&](auto &node) {
    std::optional<Bearing> bearing = bearingOf(node.first, load.getContext());
    return node.first == LLVMContext::MD_noundef ||
           (bearing && *bearing != Bearing::Value);
  });
}

/// The function that the source calls if both calls have the same callee, which
/// is shown of the operands; null if it is not known. What its declaration
/// promises is true of it through whatever pointer it is called:
///
///   %f = load ptr, ptr @table          ; the source
///   call void %f()
///   call void @f()                     ; the target, where @f is `nounwind`
static const Function *calledBy(const CallBase &source,
                                const CallBase &target) {
  const Function *there = target.getCalledFunction();
  if (source.getCalledFunction() || source.isInlineAsm() || !there)
    return source.getCalledFunction();
  const Function *here = source.getModule()->getFunction(there->getName());
  return here && sameType(here->getFunctionType(), source.getFunctionType())
             ? here
             : nullptr;
}

static AttributeList attributesOf(const Function *callee) {
  return callee ? callee->getAttributes() : AttributeList();
}

/// The bytes that are surely there at a constant address: those of a global,
/// behind it. Steps back may lead to an address that is out of bounds before.
static uint64_t bytesAt(const Value *address, const DataLayout &layout) {
  APInt offset(layout.getIndexTypeSizeInBits(address->getType()), 0);
  auto isForward = [&](const GEPOperator &gep) {
    TypeSize size = layout.getTypeAllocSize(gep.getSourceElementType());
    return !size.isScalable() && size.getFixedValue() <= INT32_MAX &&
           all_of(gep.indices(), [](const Use &index) {
             auto *known = dyn_cast<ConstantInt>(index);
             return known && known->getValue().getActiveBits() < 32;
           });
  };
  while (auto *gep = dyn_cast<GEPOperator>(address)) {
    if (!isForward(*gep) || !gep->accumulateConstantOffset(layout, offset))
      return 0;
    address = gep->getPointerOperand();
  }
  auto *global = dyn_cast<GlobalVariable>(address);
  if (!global || global->hasExternalWeakLinkage() ||
      !global->getValueType()->isSized() ||
      layout.getTypeStoreSize(global->getValueType()).isScalable())
    return 0;
  uint64_t size = layout.getTypeStoreSize(global->getValueType());
  return offset.isNegative() || offset.ugt(size)
             ? 0
             : size - offset.getLimitedValue();
}

/// Whether an attribute of the argument `number` need not be on the source, or
/// can be shown.
static bool allowsArgument(const CallBase &source, unsigned number,
                           Attribute attribute,
                           SmallVectorImpl<Requirement> &required) {
  if (!attribute.hasKindAsEnum())
    return false;
  uint64_t accessed = accessedBytes(source, number);
  // How many bytes are accessed may be known where the call is made.
  auto accesses = [&](uint64_t bytes) {
    if (accessed >= bytes)
      return true;
    std::optional<AccessedSize> size = accessedSize(source, number);
    if (!size || !size->argument || (bytes > 1 && !size->isWhole))
      return false;
    required.push_back({*size->argument, Requirement::AtLeast, bytes});
    return true;
  };
  const bool isNullable =
      source.getFunction()->nullPointerIsDefined() ||
      (source.getArgOperand(number)->getType()->isPointerTy() &&
       source.getArgOperand(number)->getType()->getPointerAddressSpace() != 0);
  const Value *argument = source.getArgOperand(number);
  auto isThere = [&](uint64_t bytes) {
    return (argument->getType()->isPointerTy() &&
            bytesAt(argument, source.getDataLayout()) >= bytes) ||
           accesses(bytes);
  };
  switch (attribute.getKindAsEnum()) {
  case Attribute::NoUndef:
    return accesses(1);
  case Attribute::Captures:
    return capturesNothing(source, number);
  case Attribute::Dereferenceable:
    return !isNullable && isThere(attribute.getDereferenceableBytes());
  case Attribute::DereferenceableOrNull:
    return isThere(attribute.getDereferenceableOrNullBytes());
  case Attribute::NonNull:
    if (accessed == 0 || isNullable)
      required.push_back({number, Requirement::NonNull});
    return true;
  case Attribute::Alignment:
    required.push_back({number, Requirement::Aligned,
                        attribute.getAlignment().valueOrOne().value()});
    return true;
  default:
    return false;
  }
}

/// Whether an attribute of the result follows from what the callee is.
static bool allowsResult(const CallBase &source, Attribute attribute) {
  if (!attribute.hasKindAsEnum())
    return false;
  Allocation made = allocationOf(source);
  switch (attribute.getKindAsEnum()) {
  case Attribute::Dereferenceable:
    return made.neverFails && made.bytes >= attribute.getDereferenceableBytes();
  case Attribute::DereferenceableOrNull:
    return made.bytes >= attribute.getDereferenceableOrNullBytes();
  default:
    return false;
  }
}

static bool doTheSameCall(const CallBase &source, const CallBase &target,
                          palindrome::encode::LibraryDeclarations &libraries,
                          SmallVectorImpl<Requirement> &required) {
  if (!sameType(source.getFunctionType(), target.getFunctionType()) ||
      source.getCallingConv() != target.getCallingConv() ||
      !source.hasIdenticalOperandBundleSchema(target) ||
      source.arg_size() != target.arg_size())
    return false;
  // An unknown function may be defined where that of the library is not.
  std::optional<LibFunc> called = palindrome::encode::libraryFunctionOf(target);
  if (called && palindrome::encode::libraryFunctionOf(source) != called &&
      !callsAlike(source, target))
    return false;
  auto kindOf = [](const CallBase &call) {
    auto *plain = dyn_cast<CallInst>(&call);
    return plain ? plain->getTailCallKind() : CallInst::TCK_None;
  };
  const Function &caller = *source.getFunction();
  CallInst::TailCallKind of = kindOf(source), to = kindOf(target);
  if ((of == CallInst::TCK_MustTail) != (to == CallInst::TCK_MustTail))
    return false;
  // LangRef, 'call': `tail` promises that the callee does not access allocas
  // and `byval` arguments of the caller.
  if (to == CallInst::TCK_Tail && of != CallInst::TCK_Tail &&
      mayAccessFrame(target))
    return false;

  // What the callee's own body keeps it promises without effect.
  const Function *callee = target.getCalledFunction();
  const bool isBodyKnown = callee && callee->hasExactDefinition();
  auto isKept = [&](AttributePlace place, Attribute attribute,
                    unsigned parameter = 0) {
    return isBodyKnown && keeps(*callee, place, parameter, attribute);
  };
  AttributeList mine = source.getAttributes(), other = target.getAttributes();
  const AttributeList ofCallee = attributesOf(calledBy(source, target)),
                      toCallee = attributesOf(callee);
  const AttributeList inferred = inferredAttributes(source, libraries);
  Sets ofCall{AttributePlace::Function, mine.getFnAttrs(),
              ofCallee.getFnAttrs(), inferred.getFnAttrs()};
  Sets toCall{AttributePlace::Function, other.getFnAttrs(),
              toCallee.getFnAttrs()};
  auto allowsFunction = [&](Attribute attribute) {
    if (!attribute.hasKindAsEnum())
      return false;
    if (isKept(AttributePlace::Function, attribute))
      return true;
    switch (attribute.getKindAsEnum()) {
    case Attribute::Memory:
      return impliesEffects(ofCall, attribute);
    // A callee that breaks it makes the caller break its own promise.
    case Attribute::NoUnwind:
      if (auto *assembly = dyn_cast<InlineAsm>(source.getCalledOperand()))
        return !assembly->canThrow();
      return isa<CallInst>(source) &&
             caller.hasFnAttribute(Attribute::NoUnwind);
    // A caller that is `nofree` may free what it has allocated by a callee that
    // is not. What only reads memory frees nothing that was there before.
    case Attribute::NoFree:
      return effectsOf(ofCall).onlyReadsMemory();
    case Attribute::NoSync:
      return caller.hasFnAttribute(Attribute::NoSync) ||
             (effectsOf(ofCall).doesNotAccessMemory() &&
              !source.isConvergent());
    case Attribute::WillReturn:
      return caller.hasFnAttribute(attribute.getKindAsEnum());
    default:
      return false;
    }
  };
  if (!follow(ofCall, toCall, allowsFunction) ||
      !follow(
          {AttributePlace::Result, mine.getRetAttrs(), ofCallee.getRetAttrs(),
           inferred.getRetAttrs()},
          {AttributePlace::Result, other.getRetAttrs(), toCallee.getRetAttrs()},
          [&](Attribute attribute) {
            return allowsResult(source, attribute) ||
                   isKept(AttributePlace::Result, attribute);
          }))
    return false;
  for (unsigned i = 0; i != source.arg_size(); ++i)
    if (!follow({AttributePlace::Parameter, mine.getParamAttrs(i),
                 ofCallee.getParamAttrs(i), inferred.getParamAttrs(i)},
                {AttributePlace::Parameter, other.getParamAttrs(i),
                 toCallee.getParamAttrs(i)},
                [&](Attribute attribute) {
                  if (attribute.hasKindAsEnum() &&
                      attribute.getKindAsEnum() == Attribute::ReadOnly &&
                      effectsOf(ofCall).onlyReadsMemory())
                    return true;
                  return isKept(AttributePlace::Parameter, attribute, i) ||
                         allowsArgument(source, i, attribute, required);
                }))
      return false;
  return true;
}

SmallVector<const Use *, 8>
palindrome::refine::lockstep::operandsOf(const Instruction &inst) {
  SmallVector<const Use *, 8> result;
  for (const Use &use : inst.operands())
    if (!isa<BasicBlock>(use))
      result.push_back(&use);
  return result;
}

bool palindrome::refine::lockstep::cannotUnwind(
    const CallBase &call, palindrome::encode::LibraryDeclarations &libraries) {
  return call.doesNotThrow() ||
         inferredAttributes(call, libraries).hasFnAttr(Attribute::NoUnwind);
}

bool palindrome::refine::lockstep::doesTheSame(
    const Instruction &source, const Instruction &target,
    MetadataComparison &metadata,
    palindrome::encode::LibraryDeclarations &libraries,
    SmallVectorImpl<Requirement> &required) {
  bool areCalls =
      isa<CallInst, InvokeInst>(source) && isa<CallInst, InvokeInst>(target);
  if ((source.getOpcode() != target.getOpcode() && !areCalls) ||
      !sameType(source.getType(), target.getType()) ||
      (target.getRawSubclassOptionalData() &
       ~source.getRawSubclassOptionalData()) != 0 ||
      !restrictsNoMore(source, target, metadata))
    return false;
  auto ours = operandsOf(source), theirs = operandsOf(target);
  if (ours.size() != theirs.size())
    return false;
  for (auto [one, other] : zip(ours, theirs))
    if (!sameType(one->get()->getType(), other->get()->getType()))
      return false;
  if (auto *call = dyn_cast<CallBase>(&source))
    return doTheSameCall(*call, cast<CallBase>(target), libraries, required);
  if (auto *pad = dyn_cast<LandingPadInst>(&source)) {
    auto &other = cast<LandingPadInst>(target);
    if (pad->isCleanup() != other.isCleanup() && !catchesAll(*pad))
      return false;
    for (unsigned i = 0; i != pad->getNumClauses(); ++i)
      if (pad->isCatch(i) != other.isCatch(i))
        return false;
    return true;
  }
  if (auto *alloca = dyn_cast<AllocaInst>(&source)) {
    auto &other = cast<AllocaInst>(target);
    return sameType(alloca->getAllocatedType(), other.getAllocatedType()) &&
           alloca->getAlign() <= other.getAlign() &&
           alloca->isSwiftError() == other.isSwiftError() &&
           alloca->isUsedWithInAlloca() == other.isUsedWithInAlloca();
  }
  // LLVM's own comparison takes structs of other names for other types.
  if (source.getNumOperands() != target.getNumOperands() ||
      !equal(source.operands(), target.operands(),
             [](const Use &one, const Use &other) {
               return sameType(one->getType(), other->getType());
             }) ||
      !source.hasSameSpecialState(&target, /*IgnoreAlignment=*/true))
    return false;
  if (isa<LoadInst, StoreInst>(source)) {
    auto alignOf = [](const Instruction &inst) {
      return inst.getOpcode() == Instruction::Load
                 ? cast<LoadInst>(inst).getAlign()
                 : cast<StoreInst>(inst).getAlign();
    };
    if (alignOf(target) > alignOf(source))
      required.push_back({isa<LoadInst>(source) ? 0U : 1U, Requirement::Aligned,
                          alignOf(target).value()});
    return true;
  }
  if (auto *exchange = dyn_cast<AtomicCmpXchgInst>(&source))
    return exchange->getAlign() >= cast<AtomicCmpXchgInst>(target).getAlign();
  if (auto *update = dyn_cast<AtomicRMWInst>(&source))
    return update->getAlign() >= cast<AtomicRMWInst>(target).getAlign();
  return true;
}
