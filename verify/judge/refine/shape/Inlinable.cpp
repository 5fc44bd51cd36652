// Which calls a copy of the callee's body may stand for.

#include "verify/judge/refine/shape/Inline.h"
#include "verify/judge/refine/structure/AttributeRoles.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/Analysis/CFG.h"
#include "llvm/Analysis/CaptureTracking.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Operator.h"

using namespace palindrome::refine;
using llvm::Attribute;

/// Whether the attribute of a function or parameter has no effect on behavior,
/// or one that `noundef` and the like spell out (`assumeDefined`).
static bool isHarmless(Attribute attribute) {
  if (attribute.isStringAttribute())
    return roleOf(attribute.getKindAsString()) != AttributeRole::Unmodelled;
  switch (attribute.getKindAsEnum()) {
  case Attribute::InReg:
  case Attribute::NoExt:
  case Attribute::NoUndef:
  case Attribute::SExt:
  case Attribute::ZExt:
    return true;
  default:
    return guidesCompilation(attribute.getKindAsEnum());
  }
}

bool palindrome::refine::hasLoops(const llvm::Function &function) {
  llvm::SmallVector<
      std::pair<const llvm::BasicBlock *, const llvm::BasicBlock *>>
      edges;
  llvm::FindFunctionBackedges(function, edges);
  return !edges.empty();
}

/// Whether a promise of a function is broken as well by a copy of its body in a
/// caller that makes the same promise: it is about all that is done between a
/// call and the return. The promise not to recur is so if nobody else calls the
/// function, since a call within it would be one within its caller.
static bool isSharedPromise(const llvm::Function &body, Attribute attribute,
                            const llvm::Function &caller,
                            const llvm::Function *original) {
  if (!attribute.isEnumAttribute() ||
      !caller.hasFnAttribute(attribute.getKindAsEnum()))
    return false;
  switch (attribute.getKindAsEnum()) {
  case Attribute::MustProgress:
  case Attribute::NoCallback:
  case Attribute::NoFree:
  case Attribute::NoSync:
  case Attribute::WillReturn:
    return true;
  case Attribute::NoRecurse:
    return body.hasLocalLinkage() &&
           llvm::all_of(body.uses(), [&](const llvm::Use &use) {
             auto *call = llvm::dyn_cast<llvm::CallBase>(use.getUser());
             return call && call->isCallee(&use) &&
                    (call->getFunction() == &caller ||
                     call->getFunction() == original);
           });
  default:
    return false;
  }
}

/// Whether the body may hand an exception on that it has caught.
static bool mayResume(const llvm::Function &body) {
  return llvm::any_of(body, [](const llvm::BasicBlock &block) {
    return llvm::isa<llvm::ResumeInst>(block.getTerminator());
  });
}

/// Whether a copy of `body` in `caller` certainly keeps a promise about the
/// function or one of its parameters, or breaks one of its own instead.
static bool isKept(const llvm::Function &body, Attribute attribute,
                   const llvm::Function &caller,
                   const llvm::Function *original) {
  if (isSharedPromise(body, attribute, caller, original))
    return true;
  auto none = [&](auto isWrong) {
    return llvm::none_of(llvm::instructions(body), isWrong);
  };
  auto reads = [](const llvm::Instruction &inst) {
    return inst.mayReadFromMemory();
  };
  auto writes = [](const llvm::Instruction &inst) {
    return inst.mayWriteToMemory();
  };
  switch (attribute.getKindAsEnum()) {
  case Attribute::Memory: {
    llvm::ModRefInfo allowed = attribute.getMemoryEffects().getModRef();
    bool accesses = !none(reads) || !none(writes);
    return !accesses || (attribute.getMemoryEffects().getModRef(
                             llvm::IRMemLocation::Other) == allowed &&
                         attribute.getMemoryEffects().getModRef(
                             llvm::IRMemLocation::ArgMem) == allowed &&
                         (none(reads) || llvm::isRefSet(allowed)) &&
                         (none(writes) || llvm::isModSet(allowed)));
  }
  // The calls of the copy make this promise (`addNoUnwind`).
  case Attribute::NoUnwind:
    return !mayResume(body);
  case Attribute::NoReturn:
    return llvm::none_of(body, [](const llvm::BasicBlock &block) {
      return llvm::isa<llvm::ReturnInst>(block.getTerminator());
    });
  case Attribute::MustProgress:
  case Attribute::WillReturn:
    if (hasLoops(body))
      return false;
    [[fallthrough]];
  case Attribute::NoCallback:
  case Attribute::NoFree:
  case Attribute::NoRecurse:
  case Attribute::NoSync:
    return none([](const llvm::Instruction &inst) {
      return inst.isAtomic() || inst.isVolatile() ||
             (llvm::isa<llvm::CallBase>(inst) &&
              !llvm::isa<llvm::IntrinsicInst>(inst));
    });
  case Attribute::NoAlias:
  case Attribute::ReadOnly:
    return none(writes);
  case Attribute::WriteOnly:
    return none(reads);
  case Attribute::ReadNone:
  case Attribute::Captures:
    return none(reads) && none(writes) &&
           !body.getReturnType()->isPtrOrPtrVectorTy();
  default:
    return false;
  }
}

/// Whether memory of others may be freed in the function before it comes to
/// `call`, also by another thread that it waits for.
static bool mayHaveFreed(const llvm::CallBase &call) {
  return llvm::any_of(
      llvm::instructions(*call.getFunction()), [&](const auto &inst) {
        auto *other = llvm::dyn_cast<llvm::CallBase>(&inst);
        const bool mayFree =
            inst.isAtomic() || (other && !other->onlyReadsMemory() &&
                                !(other->hasFnAttr(Attribute::NoFree) &&
                                  (other->hasFnAttr(Attribute::NoSync) ||
                                   llvm::isa<llvm::IntrinsicInst>(other))));
        return mayFree &&
               (&inst == &call ? hasLoops(*call.getFunction())
                               : llvm::isPotentiallyReachable(&inst, &call));
      });
}

/// Whether the caller's own caller has promised of an argument of `call` what
/// the attribute does. What can be accessed at the beginning can be as long as
/// nothing is freed.
static bool isPassedOn(const llvm::CallBase &call, unsigned number,
                       Attribute attribute) {
  auto *parameter = llvm::dyn_cast<llvm::Argument>(call.getArgOperand(number));
  if (!parameter || !attribute.isValid() || attribute.isStringAttribute())
    return false;
  Attribute mine = parameter->getAttribute(attribute.getKindAsEnum());
  if (!mine.isValid())
    return false;
  switch (attribute.getKindAsEnum()) {
  case Attribute::NonNull:
  case Attribute::NoUndef:
    return true;
  case Attribute::Alignment:
    return mine.getValueAsInt() >= attribute.getValueAsInt();
  case Attribute::Dereferenceable:
  case Attribute::DereferenceableOrNull:
    return mine.getValueAsInt() >= attribute.getValueAsInt() &&
           !mayHaveFreed(call);
  case Attribute::Range:
    return attribute.getRange().contains(mine.getRange());
  default:
    return false;
  }
}

namespace {
/// Of what a body is surely undefined, because of what it does first with a
/// parameter.
struct FirstUse {
  bool accesses = false;        ///< It accesses memory there.
  bool excludesNull = false;    ///< It must not be null.
  uint64_t dereferenceable = 0; ///< Bytes that can be accessed.
  llvm::Align align;
};
} // namespace

/// What a body surely executes before it does what others can see, and the
/// first instruction that may do that.
static llvm::SmallVector<const llvm::Instruction *>
beginningOf(const llvm::Function &body) {
  llvm::SmallVector<const llvm::Instruction *> all;
  llvm::SmallPtrSet<const llvm::BasicBlock *, 4> seen;
  for (const llvm::BasicBlock *block = &body.getEntryBlock();
       block && seen.insert(block).second; block = block->getUniqueSuccessor())
    for (const llvm::Instruction &inst : *block) {
      all.push_back(&inst);
      if (!inst.isTerminator() &&
          (inst.mayHaveSideEffects() ||
           !llvm::isGuaranteedToTransferExecutionToSuccessor(&inst)))
        return all;
    }
  return all;
}

/// A load may read poison where an object of the stack is dead, so that the
/// value has to be used, too, for that to be undefined. So has an argument to
/// be `noundef` for what would make it poison.
static FirstUse firstUseOf(const llvm::Argument &parameter) {
  FirstUse result;
  llvm::SmallPtrSet<const llvm::Value *, 4> loaded;
  auto pass = [&](const llvm::CallBase &call) {
    for (unsigned i = 0; i != call.arg_size(); ++i) {
      const llvm::Value *argument = call.getArgOperand(i);
      if (argument == &parameter)
        result.dereferenceable = std::max(result.dereferenceable,
                                          call.getParamDereferenceableBytes(i));
      if (!call.paramHasAttr(i, Attribute::NoUndef))
        continue;
      result.accesses |= loaded.contains(argument);
      if (argument != &parameter)
        continue;
      result.excludesNull |= call.paramHasAttr(i, Attribute::NonNull);
      result.align = std::max(result.align, call.getParamAlign(i).valueOrOne());
    }
  };
  for (const llvm::Instruction *inst : beginningOf(*parameter.getParent())) {
    if (auto *call = llvm::dyn_cast<llvm::CallBase>(inst))
      pass(*call);
    const llvm::Value *address = llvm::getLoadStorePointerOperand(inst);
    if (!address || inst->isVolatile() || inst->isAtomic())
      continue;
    const llvm::Value *base = llvm::getUnderlyingObject(address);
    result.accesses |= loaded.contains(base);
    if (base != &parameter)
      continue;
    if (llvm::isa<llvm::LoadInst>(inst))
      loaded.insert(inst);
    else
      result.accesses = true;
    if (address == &parameter)
      result.align = std::max(result.align, llvm::getLoadStoreAlignment(inst));
  }
  result.excludesNull |=
      result.accesses &&
      !llvm::NullPointerIsDefined(
          parameter.getParent(), parameter.getType()->getPointerAddressSpace());
  return result;
}

/// Whether the body is undefined where the argument breaks a promise, because
/// of what it does first. An object that is alive is as large as it was.
static bool isBrokenAnyway(const llvm::Function &body,
                           const llvm::CallBase &call, unsigned number,
                           Attribute attribute) {
  const llvm::Argument &parameter = *body.getArg(number);
  if (!parameter.getType()->isPointerTy() || attribute.isStringAttribute())
    return false;
  const FirstUse first = firstUseOf(parameter);
  switch (attribute.getKindAsEnum()) {
  case Attribute::NonNull:
    return first.excludesNull;
  case Attribute::Alignment:
    return first.align >= *attribute.getAlignment();
  case Attribute::Dereferenceable: {
    auto *own = llvm::dyn_cast<llvm::Argument>(call.getArgOperand(number));
    uint64_t bytes = attribute.getDereferenceableBytes();
    return first.dereferenceable >= bytes ||
           (first.accesses && own && own->getDereferenceableBytes() >= bytes);
  }
  default:
    return false;
  }
}

/// Whether nothing is lost with the attributes in `list`, which are those of
/// `call` or of the function `body` that it calls, where a copy of this stands
/// for the call.
static bool isExact(const llvm::Function &body, llvm::AttributeList list,
                    const llvm::CallBase &call,
                    const llvm::Function *original) {
  auto isKeptHere = [&](Attribute attribute) {
    return isHarmless(attribute) ||
           isKept(body, attribute, *call.getFunction(), original);
  };
  for (unsigned i = 0; i != call.arg_size(); ++i)
    for (Attribute attribute : list.getParamAttrs(i))
      if (!isKeptHere(attribute) && !isPassedOn(call, i, attribute) &&
          !isBrokenAnyway(body, call, i, attribute))
        return false;
  return llvm::all_of(list.getFnAttrs(), isKeptHere) &&
         llvm::all_of(list.getRetAttrs(), isKeptHere);
}

bool palindrome::refine::hasObjects(const llvm::Function &function) {
  return llvm::any_of(llvm::instructions(function), [](const auto &inst) {
    return llvm::isa<llvm::AllocaInst>(inst);
  });
}

/// Whether an instruction does the same in the frame of a caller.
static bool isFreeOfItsFrame(const llvm::Instruction &inst) {
  if (auto *alloca = llvm::dyn_cast<llvm::AllocaInst>(&inst))
    return alloca->isStaticAlloca() && !alloca->isUsedWithInAlloca();
  if (auto *call = llvm::dyn_cast<llvm::CallBase>(&inst)) {
    switch (call->getIntrinsicID()) {
    case llvm::Intrinsic::addressofreturnaddress:
    case llvm::Intrinsic::eh_sjlj_setjmp:
    case llvm::Intrinsic::experimental_deoptimize:
    case llvm::Intrinsic::frameaddress:
    case llvm::Intrinsic::localescape:
    case llvm::Intrinsic::localrecover:
    case llvm::Intrinsic::returnaddress:
    case llvm::Intrinsic::sponentry:
    case llvm::Intrinsic::vastart:
      return false;
    default:
      return !call->isMustTailCall() &&
             (!call->isConvergent() ||
              call->getIntrinsicID() == llvm::Intrinsic::is_constant) &&
             !call->hasFnAttr(Attribute::ReturnsTwice);
    }
  }
  return !inst.isTerminator() ||
         llvm::isa<llvm::BranchInst, llvm::SwitchInst, llvm::ReturnInst,
                   llvm::UnreachableInst, llvm::ResumeInst, llvm::InvokeInst>(
             inst);
}

/// Whether a copy of the body may stand for a call by `caller`: it does what
/// the call does where that is defined.
static bool canStandFor(const llvm::Function &callee,
                        const llvm::Function &caller) {
  if (callee.isDeclaration() || callee.isInterposable() || callee.isVarArg() ||
      callee.hasGC() || callee.isPresplitCoroutine() || callee.isConvergent() ||
      callee.hasFnAttribute(Attribute::Naked) ||
      callee.hasFnAttribute(Attribute::AllocKind))
    return false;
  if (callee.hasPersonalityFn() && caller.hasPersonalityFn() &&
      callee.getPersonalityFn() != caller.getPersonalityFn())
    return false;
  for (llvm::StringRef mode : {"denormal-fp-math", "denormal-fp-math-f32"})
    if (callee.getFnAttribute(mode) != caller.getFnAttribute(mode))
      return false;
  for (auto kind : {Attribute::StrictFP, Attribute::NullPointerIsValid})
    if (callee.hasFnAttribute(kind) != caller.hasFnAttribute(kind))
      return false;
  // A loop of the body that never ends would become undefined behavior.
  if (caller.mustProgress() && !callee.mustProgress() && hasLoops(callee))
    return false;
  for (const llvm::Argument &argument : callee.args())
    if (argument.hasPassPointeeByValueCopyAttr() ||
        argument.hasSwiftErrorAttr())
      return false;
  return llvm::all_of(llvm::instructions(callee), isFreeOfItsFrame);
}

/// Whether the same holds the other way as well, but for attributes.
static bool isExactBody(const llvm::Function &callee) {
  if (!callee.hasExactDefinition() ||
      llvm::any_of(callee.args(), [](const llvm::Argument &argument) {
        return argument.hasStructRetAttr();
      }))
    return false;
  return llvm::none_of(llvm::instructions(callee), [](const auto &inst) {
    // An object of the stack ends with its function: its address must not
    // remain.
    if (auto *alloca = llvm::dyn_cast<llvm::AllocaInst>(&inst))
      return llvm::PointerMayBeCaptured(alloca, /*ReturnCaptures=*/true);
    auto *call = llvm::dyn_cast<llvm::CallBase>(&inst);
    return call && call->isInlineAsm();
  });
}

/// Whether the body catches no exceptions and resumes none, so that each one
/// passes through it. The personality defines whether an exception that a body
/// has caught and resumed enters the caller's landing pad as one does that was
/// caught there at once.
static bool neverResumes(const llvm::Function &callee) {
  return llvm::none_of(callee, [](const llvm::BasicBlock &block) {
    return block.isLandingPad() ||
           llvm::isa<llvm::ResumeInst>(block.getTerminator());
  });
}

bool palindrome::refine::canInline(const llvm::CallBase &call,
                                   Inlining inlining,
                                   const llvm::Function *original) {
  const llvm::Function *callee = call.getCalledFunction();
  if (!callee || callee == call.getFunction() || call.isMustTailCall() ||
      !llvm::isa<llvm::CallInst, llvm::InvokeInst>(call) ||
      (llvm::isa<llvm::InvokeInst>(call) && !neverResumes(*callee)) ||
      call.hasOperandBundles() || call.isConvergent() ||
      callee->getFunctionType() != call.getFunctionType() ||
      callee->getCallingConv() != call.getCallingConv() ||
      !canStandFor(*callee, *call.getFunction()))
    return false;
  auto *plain = llvm::dyn_cast<llvm::CallInst>(&call);
  const bool isTail = plain && plain->isTailCall();
  return inlining == Inlining::Stricter ||
         ((!isTail || !hasObjects(*call.getFunction())) &&
          !llvm::isa<llvm::FPMathOperator>(call) &&
          !call.hasMetadataOtherThanDebugLoc() && isExactBody(*callee) &&
          isExact(*callee, callee->getAttributes(), call, original) &&
          isExact(*callee, call.getAttributes(), call, original));
}
