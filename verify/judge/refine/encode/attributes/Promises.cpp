// Promises that can be checked without the execution, or that concern the whole
// function.

#include "verify/judge/refine/encode/attributes/Promises.h"
#include "verify/judge/refine/encode/state/Ranges.h"
#include "verify/judge/refine/structure/AttributeRoles.h"
#include "verify/judge/refine/structure/Convergence.h"
#include "llvm/Analysis/CaptureTracking.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Operator.h"
#include "llvm/Support/ModRef.h"

using namespace palindrome::encode;
using namespace llvm;

/// Whether the parameter attribute is such a promise.
static bool isPromise(Attribute attribute) {
  return !attribute.isStringAttribute() &&
         palindrome::refine::roleOf(
             attribute, palindrome::refine::AttributePlace::Parameter) ==
             palindrome::refine::AttributeRole::Promise;
}

namespace {
/// An access to memory by an instruction.
struct Access {
  const llvm::Value *object; ///< The object accessed; null if it is not known.
  bool mayRead, mayWrite;
};
} // namespace

static const llvm::Value *objectOf(const llvm::Value *pointer) {
  const llvm::Value *object = getUnderlyingObject(pointer);
  return isa<Argument, AllocaInst, GlobalValue>(object) ? object : nullptr;
}

static SmallVector<Access> listAccesses(Side &side, const Instruction &inst) {
  if (auto *load = dyn_cast<LoadInst>(&inst))
    return {{objectOf(load->getPointerOperand()), true, false}};
  if (auto *store = dyn_cast<StoreInst>(&inst))
    return {{objectOf(store->getPointerOperand()), false, true}};
  auto *call = dyn_cast<CallBase>(&inst);
  if (!call)
    return inst.mayReadOrWriteMemory()
               ? SmallVector<Access>{{nullptr, inst.mayReadFromMemory(),
                                      inst.mayWriteToMemory()}}
               : SmallVector<Access>();
  if (isa<AssumeInst>(call) || call->isDebugOrPseudoInst())
    return {};
  MemoryEffects effects = call->getMemoryEffects();
  if (const llvm::Function *callee = call->getCalledFunction())
    effects &= side.problem.libraries.infer(*call, callee)->getMemoryEffects();
  ModRefInfo any = effects.getModRef();
  if (isNoModRef(any))
    return {};
  if (!effects.onlyAccessesArgPointees())
    return {{nullptr, isRefSet(any), isModSet(any)}};
  SmallVector<Access> result;
  for (auto [number, argument] : enumerate(call->args()))
    if (argument->getType()->isPtrOrPtrVectorTy() &&
        !call->doesNotAccessMemory(number))
      result.push_back({objectOf(argument),
                        isRefSet(any) && !call->onlyWritesMemory(number),
                        isModSet(any) && !call->onlyReadsMemory(number)});
  return result;
}

static SmallVector<Access> listAccesses(Side &side) {
  SmallVector<Access> result;
  for (const Instruction &inst : instructions(side.function))
    append_range(result, listAccesses(side, inst));
  return result;
}

/// Whether the function certainly frees no memory.
static bool neverFrees(const Side &side) {
  return all_of(instructions(side.function), [&](const Instruction &inst) {
    auto *call = dyn_cast<CallBase>(&inst);
    return !call || call->hasFnAttr(Attribute::NoFree) ||
           !isModSet(call->getMemoryEffects().getModRef());
  });
}

/// Which of `components` of a pointer the function may capture although
/// `captures` forbids it.
static CaptureComponents mayCapture(const Argument &argument,
                                    CaptureInfo captures,
                                    CaptureComponents components) {
  auto ask = [&](bool byReturning, CaptureComponents allowed) {
    CaptureComponents forbidden = components & ~allowed;
    return capturesNothing(forbidden)
               ? CaptureComponents::None
               : PointerMayBeCaptured(&argument, byReturning, forbidden);
  };
  return ask(false, captures.getOtherComponents()) |
         ask(true, captures.getRetComponents());
}

/// Whether the function keeps a promise on a parameter in every execution.
static bool isKept(Side &side, const Argument &argument,
                   Attribute::AttrKind kind) {
  auto accesses = [&](auto isWrong) {
    return none_of(listAccesses(side), isWrong);
  };
  auto mayBe = [&](const Access &access) {
    return !access.object || access.object == &argument;
  };
  switch (kind) {
  case Attribute::ReadNone:
    return accesses(mayBe);
  case Attribute::ReadOnly:
    return accesses(
        [&](const Access &access) { return mayBe(access) && access.mayWrite; });
  case Attribute::WriteOnly:
    return accesses(
        [&](const Access &access) { return mayBe(access) && access.mayRead; });
  case Attribute::Captures:
    return capturesNothing(
        mayCapture(argument, argument.getAttribute(kind).getCaptureInfo(),
                   CaptureComponents::Provenance));
  case Attribute::NoFree:
    return neverFrees(side);
  case Attribute::NoAlias: {
    // Kept if nothing is written, or if all accesses, or none, are through the
    // parameter.
    auto isOwn = [](const Access &access) {
      return access.object && isa<AllocaInst>(access.object);
    };
    bool writes = false, others = false, throughIt = false;
    for (const Access &access : listAccesses(side)) {
      if (isOwn(access))
        continue;
      writes |= access.mayWrite;
      throughIt |= mayBe(access);
      others |= access.object != &argument;
    }
    return !writes || !others || !throughIt;
  }
  case Attribute::Returned:
    return all_of(side.function, [&](const BasicBlock &block) {
      auto *ret = dyn_cast<ReturnInst>(block.getTerminator());
      return !ret || ret->getReturnValue() == &argument;
    });
  default:
    return false;
  }
}

static StringRef nameOf(Attribute::AttrKind kind) {
  return Attribute::getNameFromAttrKind(kind);
}

/// Whether the object is constant: writing it is undefined behavior in any
/// case.
static bool isConstant(const llvm::Value *object) {
  auto *global = dyn_cast_or_null<GlobalVariable>(object);
  return global && global->isConstant();
}

/// Whether the function's memory effects allow an access to `object`.
static bool isAllowed(MemoryEffects effects, const llvm::Value *object,
                      bool isWrite) {
  if (object) {
    // The copy that byval makes belongs to the caller, unlike an alloca.
    if (isa<AllocaInst>(object))
      return true;
    if (isConstant(object) && !isWrite)
      return true;
  }
  auto allows = [&](IRMemLocation where) {
    ModRefInfo info = effects.getModRef(where);
    return isWrite ? isModSet(info) : isRefSet(info);
  };
  bool argument = allows(IRMemLocation::ArgMem);
  bool other = allows(IRMemLocation::Other);
  if (!object)
    return argument && other;
  return isa<Argument>(object) ? argument : other;
}

/// Marks calls of the target that may violate a promise of the function, unless
/// the same call violates it in the source.
static void checkCalls(Side &side,
                       function_ref<bool(const CallBase &)> isEncodedCall) {
  const llvm::Function &function = side.function;
  MemoryEffects effects = function.getMemoryEffects();
  for (const Instruction &inst : instructions(function)) {
    auto *call = dyn_cast<CallBase>(&inst);
    if (!call || !side.source)
      continue;
    // A call of an unknown function is matched with one of the source, where it
    // does the same.
    MemoryEffects sourceEffects = side.source->function.getMemoryEffects();
    bool isMatched = !isa<IntrinsicInst>(call) && !isEncodedCall(*call);
    if (!isMatched || (sourceEffects & effects) != sourceEffects)
      for (const Access &access : listAccesses(side, inst))
        if ((access.mayRead && !isAllowed(effects, access.object, false)) ||
            (access.mayWrite && !isConstant(access.object) &&
             !isAllowed(effects, access.object, true)) ||
            (!access.object && effects != MemoryEffects::unknown()))
          side.markNarrow("a call where memory is restricted");
  }
  if (!side.source)
    return;
  for (Attribute::AttrKind kind : {Attribute::NoFree, Attribute::NoSync})
    if (function.hasFnAttribute(kind) &&
        !side.source->function.hasFnAttribute(kind) &&
        any_of(instructions(function), [&](const Instruction &inst) {
          auto *call = dyn_cast<CallBase>(&inst);
          return call && !call->hasFnAttr(kind) &&
                 !call->getMemoryEffects().doesNotAccessMemory();
        }))
      side.markNarrow("a call in a function with " + nameOf(kind));
  // Unknown callees may call this function, or others of its module.
  for (Attribute::AttrKind kind : {Attribute::NoRecurse, Attribute::NoCallback})
    if (function.hasFnAttribute(kind) &&
        !side.source->function.hasFnAttribute(kind) &&
        any_of(instructions(function), [&](const Instruction &inst) {
          auto *call = dyn_cast<CallBase>(&inst);
          return call && !isa<IntrinsicInst>(call) &&
                 !call->hasFnAttr(Attribute::NoCallback) &&
                 !isEncodedCall(*call);
        }))
      side.markNarrow("a call in a function with " + nameOf(kind));
}

/// Whether the promise is checked during the execution (PointerPromises.cpp).
static bool isSeenInExecution(Attribute::AttrKind kind) {
  switch (kind) {
  case Attribute::Captures:
  case Attribute::DeadOnReturn:
  case Attribute::NoAlias:
  case Attribute::ReadNone:
  case Attribute::ReadOnly:
  case Attribute::WriteOnly:
    return true;
  default:
    return false;
  }
}

/// Whether a pointer based on `value` has a use that the encoder does not
/// follow.
static bool hasStrangeUse(const llvm::Value &value,
                          SmallPtrSetImpl<const llvm::Value *> &seen) {
  return seen.insert(&value).second &&
         any_of(value.users(), [&](const User *user) {
           if (isa<GEPOperator, SelectInst, PHINode, FreezeInst>(user))
             return hasStrangeUse(*user, seen);
           return !isa<LoadInst, StoreInst, ICmpInst, CallBase, ReturnInst>(
               user);
         });
}

static void checkParameter(Side &side, const Argument &argument,
                           Attribute attribute) {
  Attribute::AttrKind kind = attribute.getKindAsEnum();
  bool sourceHasIt = side.source && side.source->function.getAttributes()
                                            .getParamAttrs(argument.getArgNo())
                                            .getAttribute(kind) == attribute;
  // Whether an address is captured cannot be decided from a single execution.
  // The target is sure to capture no more only if the source has the same
  // attribute.
  if (kind == Attribute::Captures && side.isTarget && !sourceHasIt &&
      capturesAnything(mayCapture(argument, attribute.getCaptureInfo(),
                                  CaptureComponents::Address)))
    side.markNarrow("attribute captures");
  // The instruction that returns checks it.
  if (kind == Attribute::Returned ||
      (kind != Attribute::DeadOnReturn && isKept(side, argument, kind)))
    return;
  SmallPtrSet<const llvm::Value *, 8> seen;
  if (!isSeenInExecution(kind) || !argument.getType()->isPointerTy() ||
      (kind == Attribute::Captures && hasStrangeUse(argument, seen)))
    side.markNarrow("attribute " + nameOf(kind));
  if (argument.getType()->isPointerTy())
    side.provenance.watch(argument);
}

/// Marks convergent calls of the target that may depend on a branch on which
/// they do not depend in the source. All threads of a group execute such a call
/// together, and the encoding has only one.
static void checkConvergence(Side &side) {
  if (side.source &&
      !palindrome::refine::convergesAlike(side.source->function, side.function))
    side.markNarrow("what a convergent call depends on");
}

/// Marks calls of a target that alone is `mustprogress`: a callee that runs for
/// ever, and does nothing that is observed, violates it.
static void checkProgress(Side &side) {
  if (!side.source || !side.function.mustProgress() ||
      side.source->function.mustProgress())
    return;
  for (const Instruction &inst : instructions(side.function))
    if (auto *call = dyn_cast<CallBase>(&inst);
        call && !call->hasFnAttr(Attribute::WillReturn) &&
        !call->hasFnAttr(Attribute::MustProgress))
      return side.markNarrow("attribute mustprogress");
}

void palindrome::encode::checkPromises(
    Side &side, function_ref<bool(const CallBase &)> isEncodedCall) {
  const llvm::Function &function = side.function;
  checkCalls(side, isEncodedCall);
  checkConvergence(side);
  checkProgress(side);
  for (const Argument &argument : function.args())
    for (Attribute attribute :
         function.getAttributes().getParamAttrs(argument.getArgNo()))
      if (isPromise(attribute))
        checkParameter(side, argument, attribute);
}

void palindrome::encode::checkPromisedMemory(Side &side,
                                             const llvm::Value *through,
                                             bool isWrite) {
  const llvm::Value *object = objectOf(through);
  if (isAllowed(side.function.getMemoryEffects(), object, isWrite))
    return;
  if (object)
    side.addUB(Expr::boolean(true));
  else
    side.markNarrow("an access where memory is restricted");
}

void palindrome::encode::checkPromisedEnd(Side &side) {
  for (const DeadWrite &write : side.deadWrites) {
    side.here.domain = write.guard;
    MemoryByte poison;
    poison.bits = Expr::bits(8, 0);
    poison.poison = Expr::boolean(true);
    writeRange(side, write.pointer, write.size, [=](Expr) { return poison; });
  }
  side.here.domain = Expr::boolean(true);
  if (side.function.hasFnAttribute(Attribute::NoUnwind))
    side.addUB(side.unwinds);
  if (side.function.hasFnAttribute(Attribute::WillReturn))
    side.addUB(side.stops);
  if (side.function.hasFnAttribute(Attribute::NoReturn))
    side.addUB(side.returns);
}
