// Follows the addresses in an object through the function that has made it.

#include "verify/judge/refine/lockstep/events/Escapes.h"
#include "verify/judge/refine/lockstep/events/LibraryCalls.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/Analysis/AliasAnalysis.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/Support/ModRef.h"

using namespace palindrome::refine;
using namespace llvm;

/// The most addresses in an object whose uses are looked at.
static constexpr unsigned mostAddresses = 100;

bool lockstep::isNew(const Value *base) {
  if (!base)
    return false;
  auto *argument = dyn_cast<Argument>(base);
  return isa<AllocaInst>(base) || isNoAliasCall(base) ||
         (argument && argument->hasByValAttr());
}

/// Whether a call that captures nothing of an argument may return it.
static bool mayReturn(const CallBase &call, unsigned argument) {
  return call.paramHasAttr(argument, Attribute::Returned) ||
         (isa<IntrinsicInst>(call) && call.getType()->isPtrOrPtrVectorTy());
}

/// Whether a use lets others know its pointer, so that they may access its
/// object later.
static bool captures(const Use &use) {
  const auto &user = *cast<Instruction>(use.getUser());
  if (isa<LoadInst>(user))
    return false;
  if (isa<StoreInst>(user))
    return use.getOperandNo() != StoreInst::getPointerOperandIndex();
  auto *call = dyn_cast<CallBase>(&user);
  if (!call || !call->isArgOperand(&use))
    return true;
  unsigned number = call->getArgOperandNo(&use);
  return (!call->doesNotCapture(number) &&
          !lockstep::capturesNothing(*call, number)) ||
         mayReturn(*call, number);
}

/// Whether a use lets others write to the object later. For that they have to
/// know more than the address, and to have more than the right to read there
/// (LangRef, "Pointer Capture").
static bool capturesToWrite(const Use &use) {
  if (!captures(use) || isa<ICmpInst>(use.getUser()))
    return false;
  auto *call = dyn_cast<CallBase>(use.getUser());
  if (!call || !call->isArgOperand(&use))
    return true;
  unsigned number = call->getArgOperandNo(&use);
  CaptureInfo info = call->getCaptureInfo(number);
  return capturesFullProvenance(info.getOtherComponents() |
                                info.getRetComponents()) ||
         mayReturn(*call, number);
}

namespace {
/// The instructions that may be executed before an event, and with
/// `includesEvent` that itself.
class Before {
public:
  explicit Before(const Instruction &event, bool includesEvent = true)
      : event(event), includesEvent(includesEvent) {}

  bool contains(const Instruction &inst) {
    collect();
    return blocks.contains(inst.getParent()) ||
           (inst.getParent() == event.getParent() &&
            (&inst == &event ? includesEvent : inst.comesBefore(&event)));
  }

  const Instruction &event;

private:
  const bool includesEvent;
  /// Finds the blocks when they are first needed: most objects are captured
  /// nowhere.
  void collect() {
    if (isCollected)
      return;
    isCollected = true;
    SmallVector<const BasicBlock *> open{event.getParent()};
    while (!open.empty())
      for (const BasicBlock *block : predecessors(open.pop_back_val()))
        if (blocks.insert(block).second)
          open.push_back(block);
  }

  /// Those from which a path leads to the block of the event, which is among
  /// them if it is in a cycle.
  SmallPtrSet<const BasicBlock *, 16> blocks;
  bool isCollected = false;
};
} // namespace

/// Whether an address in the object `base` is captured on a path to an event,
/// or by a use there for which `isAllowed` is false. The instruction of a use
/// for which `isAddress` holds makes an address of another one.
static bool isKnownTo(const Value *base, Before &before,
                      function_ref<bool(const Use &)> isAddress,
                      function_ref<bool(const Use &)> isAllowed,
                      function_ref<bool(const Use &)> isCaptured = captures) {
  SmallSetVector<const Value *, 8> addresses;
  addresses.insert(base);
  for (unsigned i = 0; i != addresses.size(); ++i) {
    if (i == mostAddresses)
      return true;
    for (const Use &use : addresses[i]->uses()) {
      auto *user = dyn_cast<Instruction>(use.getUser());
      if (!user)
        return true;
      const bool isStep = isAddress(use);
      if (isStep)
        addresses.insert(user);
      if ((user == &before.event && !isAllowed(use)) ||
          (!isStep && isCaptured(use) && before.contains(*user)))
        return true;
    }
  }
  return false;
}

/// Whether an instruction makes an address of another one of the same object.
static bool isStep(const Use &use) {
  return isa<GetElementPtrInst>(use.getUser());
}

/// Whether `use` makes an address of the same object: in a step, or as an
/// argument that the callee may return, and of which it keeps nothing:
///
///   %q = call ptr @f(ptr captures(ret: address, provenance) %p)
static bool isStepOrResult(const Use &use) {
  auto *call = dyn_cast<CallBase>(use.getUser());
  if (!call || !call->isArgOperand(&use))
    return isStep(use);
  unsigned number = call->getArgOperandNo(&use);
  CaptureInfo info = call->getCaptureInfo(number);
  return capturesNothing(info.getOtherComponents()) &&
         (capturesFullProvenance(info.getRetComponents()) ||
          mayReturn(*call, number));
}

bool lockstep::isUnknownTo(const Value *base, const CallBase &call) {
  auto none = [](const Use &) { return false; };
  Before before(call);
  return isNew(base) && !isKnownTo(base, before, isStepOrResult, none);
}

bool lockstep::isNotWrittenBy(const Value &base, const CallBase &call) {
  auto isRead = [&](const Use &use) {
    return call.isArgOperand(&use) &&
           call.onlyReadsMemory(call.getArgOperandNo(&use));
  };
  Before before(call);
  return !isKnownTo(&base, before, isStepOrResult, isRead, capturesToWrite);
}

bool lockstep::isUncapturedBefore(const Value &base, const Instruction &event) {
  auto any = [](const Use &) { return true; };
  Before before(event, /*includesEvent=*/false);
  return !isKnownTo(&base, before, isStep, any);
}

bool lockstep::leadsElsewhere(const Value *pointer, const Value *base,
                              const Instruction &event) {
  if (!isNew(base))
    return false;
  auto *load = dyn_cast_or_null<LoadInst>(pointer);
  const bool isLoadedHere = load && load->getFunction() == event.getFunction();
  return isUncapturedBefore(*base, isLoadedHere ? *load : event);
}

bool lockstep::mayAccessFrame(const CallBase &call) {
  auto isAddress = [](const Use &use) {
    return isa<GetElementPtrInst, PHINode, SelectInst>(use.getUser());
  };
  // A hidden copy is made before the callee begins (LangRef, `byval`).
  auto isCopied = [&](const Use &use) {
    return call.isArgOperand(&use) &&
           call.isByValArgument(call.getArgOperandNo(&use));
  };
  Before before(call);
  auto mayAccess = [&](const Value &object) {
    return isKnownTo(&object, before, isAddress, isCopied);
  };
  const Function &caller = *call.getFunction();
  return caller.isVarArg() ||
         any_of(instructions(caller),
                [&](const Instruction &inst) {
                  return isa<AllocaInst>(inst) && mayAccess(inst);
                }) ||
         any_of(caller.args(), [&](const Argument &argument) {
           return argument.hasPassPointeeByValueCopyAttr() &&
                  mayAccess(argument);
         });
}
