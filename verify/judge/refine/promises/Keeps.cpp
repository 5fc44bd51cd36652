// Promises about a whole function, and which file looks at the others.

#include "verify/judge/refine/promises/Keeps.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Analysis/CFG.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"

using namespace palindrome;
using namespace palindrome::refine;
using namespace llvm;

/// Whether all calls of the body, other than those of debug info, are such.
static bool allCalls(const Function &function,
                     function_ref<bool(const CallBase &)> isSuch) {
  return all_of(instructions(function), [&](const Instruction &inst) {
    auto *call = dyn_cast<CallBase>(&inst);
    return !call || call->isDebugOrPseudoInst() || isSuch(*call);
  });
}

/// Whether a chain of calls that begins in `function` comes back to a body that
/// it has passed. `passed` has the functions that were looked at: true for
/// those that the chain is still in, and for those from which one comes back.
static bool recurs(const Function &function,
                   DenseMap<const Function *, bool> &passed) {
  auto [place, isNew] = passed.try_emplace(&function, true);
  if (!isNew)
    return place->second;
  bool isFound = !allCalls(function, [&](const CallBase &call) {
    const Function *callee = call.getCalledFunction();
    return !callee || callee->isDeclaration() || !recurs(*callee, passed);
  });
  passed[&function] = isFound;
  return isFound;
}

/// Whether `function`, or a body that it calls, calls itself. A proof may be
/// about a copy of a function, which calls the original.
static bool callsItself(const Function &function) {
  DenseMap<const Function *, bool> passed;
  return recurs(function, passed);
}

static bool neverUnwinds(const Function &function) {
  return none_of(instructions(function),
                 [](const Instruction &inst) { return inst.mayThrow(); });
}

static bool neverFrees(const Function &function) {
  return allCalls(function, [](const CallBase &call) {
    return call.hasFnAttr(Attribute::NoFree) || call.onlyReadsMemory();
  });
}

static bool neverSynchronizes(const Function &function) {
  return none_of(instructions(function), [](const Instruction &inst) {
    if (auto *call = dyn_cast<CallBase>(&inst)) {
      auto *transfer = dyn_cast<MemIntrinsic>(call);
      return !call->hasFnAttr(Attribute::NoSync) &&
             !call->isDebugOrPseudoInst() &&
             !(transfer && !transfer->isVolatile());
    }
    return inst.isVolatile() || inst.isAtomic();
  });
}

/// A callee elsewhere that is `nocallback` comes back by returning alone.
static bool neverRecurses(const Function &function) {
  return allCalls(function,
                  [](const CallBase &call) {
                    const Function *callee = call.getCalledFunction();
                    return callee && (callee->isIntrinsic() ||
                                      call.hasFnAttr(Attribute::NoRecurse) ||
                                      (callee->isDeclaration() &&
                                       call.hasFnAttr(Attribute::NoCallback)));
                  }) &&
         !callsItself(function);
}

static bool alwaysReturns(const Function &function) {
  SmallVector<std::pair<const BasicBlock *, const BasicBlock *>> back;
  FindFunctionBackedges(function, back);
  return back.empty() &&
         allCalls(function,
                  [](const CallBase &call) {
                    return call.hasFnAttr(Attribute::WillReturn);
                  }) &&
         !callsItself(function);
}

/// Whether no path leads to a `ret`: each ends, or comes to a call that does
/// not return.
static bool neverReturns(const Function &function) {
  SmallVector<const BasicBlock *> open{&function.getEntryBlock()};
  SmallPtrSet<const BasicBlock *, 16> seen{open.front()};
  while (!open.empty()) {
    const BasicBlock &block = *open.pop_back_val();
    bool isEnded = any_of(block, [](const Instruction &inst) {
      auto *call = dyn_cast<CallInst>(&inst);
      return call && call->doesNotReturn();
    });
    if (isEnded)
      continue;
    if (isa<ReturnInst>(block.getTerminator()))
      return false;
    for (const BasicBlock *next : successors(&block))
      if (seen.insert(next).second)
        open.push_back(next);
  }
  return true;
}

static bool functionKeeps(const Function &function, Attribute attribute) {
  auto isWithin = [&](MemoryEffects allowed) {
    MemoryEffects mine = effectsOfBody(function);
    return (mine & allowed) == mine;
  };
  switch (attribute.getKindAsEnum()) {
  case Attribute::NoUnwind:
    return neverUnwinds(function);
  case Attribute::NoFree:
    return neverFrees(function);
  case Attribute::NoSync:
    return neverSynchronizes(function);
  case Attribute::NoRecurse:
    return neverRecurses(function);
  case Attribute::WillReturn:
  case Attribute::MustProgress:
    return alwaysReturns(function);
  case Attribute::NoReturn:
    return neverReturns(function);
  case Attribute::Memory:
    return isWithin(attribute.getMemoryEffects());
  default:
    return false;
  }
}

static bool parameterKeeps(const Argument &argument, Attribute attribute) {
  if (attribute.getKindAsEnum() == Attribute::Returned)
    return all_of(*argument.getParent(), [&](const BasicBlock &block) {
      auto *result = dyn_cast<ReturnInst>(block.getTerminator());
      return !result || result->getReturnValue() == &argument;
    });
  if (!argument.getType()->isPointerTy())
    return false;
  if (attribute.getKindAsEnum() == Attribute::Initializes)
    return initializes(argument, attribute);
  PointerUse use = useOf(argument);
  switch (attribute.getKindAsEnum()) {
  case Attribute::Captures: {
    CaptureInfo allowed = attribute.getCaptureInfo();
    return (use.captured | allowed) == allowed;
  }
  case Attribute::ReadNone:
    return !use.isUnknown && !use.reads && !use.writes;
  case Attribute::ReadOnly:
    return !use.isUnknown && !use.writes;
  case Attribute::WriteOnly:
    return !use.isUnknown && !use.reads;
  default:
    return false;
  }
}

bool refine::keeps(const Function &function, AttributePlace place,
                   unsigned parameter, Attribute attribute) {
  if (function.isDeclaration() || !attribute.hasKindAsEnum())
    return false;
  switch (place) {
  case AttributePlace::Function:
    return functionKeeps(function, attribute);
  case AttributePlace::Result:
    return resultKeeps(function, attribute);
  case AttributePlace::Parameter:
    return parameter < function.arg_size() &&
           parameterKeeps(*function.getArg(parameter), attribute);
  }
  return false;
}
