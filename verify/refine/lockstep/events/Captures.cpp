// Follows the operands of events back to the parameters of a function.

#include "verify/refine/lockstep/events/Captures.h"
#include "verify/refine/structure/Structure.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/Instructions.h"
#include "llvm/Support/ModRef.h"

using namespace palindrome::refine;
using namespace llvm;

/// How many instructions an operand is followed through, one after the other.
static constexpr unsigned mostSteps = 16;

/// Whether an event captures nothing of the operand: it accesses memory there,
/// calls it, or passes it to a parameter that captures nothing.
static bool capturesNothingOf(const Use &operand) {
  auto *inst = cast<Instruction>(operand.getUser());
  if (isa<LoadInst>(inst))
    return true;
  if (isa<StoreInst>(inst))
    return operand.getOperandNo() == StoreInst::getPointerOperandIndex();
  if (isa<AtomicRMWInst>(inst))
    return operand.getOperandNo() == AtomicRMWInst::getPointerOperandIndex();
  if (isa<AtomicCmpXchgInst>(inst))
    return operand.getOperandNo() ==
           AtomicCmpXchgInst::getPointerOperandIndex();
  auto *call = dyn_cast<CallBase>(inst);
  if (!call)
    return false;
  return call->isCallee(&operand) ||
         (call->isArgOperand(&operand) && operand->getType()->isPointerTy() &&
          capturesNothing(
              call->getCaptureInfo(call->getArgOperandNo(&operand))));
}

/// Whether `captures` of the parameter forbids some of what returning it, or
/// another use of it, captures.
static bool isRestricted(const Argument &argument, bool byReturning) {
  if (!argument.hasAttribute(Attribute::Captures))
    return false;
  CaptureInfo allowed =
      argument.getAttribute(Attribute::Captures).getCaptureInfo();
  return (byReturning ? allowed.getRetComponents()
                      : allowed.getOtherComponents()) != CaptureComponents::All;
}

/// Whether what an instruction makes depends on its operands alone. What memory
/// contains, and what a callee returns, other events have brought there.
static bool isComputed(const Instruction &inst) {
  return !inst.mayReadOrWriteMemory() && !isa<CallBase, AllocaInst>(inst);
}

static bool dependsOnRestricted(const Value *value, bool byReturning,
                                SmallPtrSetImpl<const Value *> &seen) {
  if (auto *argument = dyn_cast<Argument>(value))
    return isRestricted(*argument, byReturning);
  auto *inst = dyn_cast<Instruction>(value);
  if (!inst || !seen.insert(inst).second)
    return false;
  // An intrinsic without memory is an operation like others.
  auto *call = dyn_cast<CallBase>(inst);
  if (!isComputed(*inst) && !(call && call->doesNotAccessMemory()))
    return false;
  return any_of(inst->operands(), [&](const Use &use) {
    return dependsOnRestricted(use.get(), byReturning, seen);
  });
}

/// Whether both values are computed by the same operations from the same
/// arguments and constants, so that they are the same in each execution.
static bool isComputedAlike(const Value *one, const Value *other,
                            unsigned steps) {
  if (auto *argument = dyn_cast<Argument>(one)) {
    auto *theirs = dyn_cast<Argument>(other);
    return theirs && theirs->getArgNo() == argument->getArgNo();
  }
  if (auto *constant = dyn_cast<Constant>(one)) {
    auto *theirs = dyn_cast<Constant>(other);
    return theirs && ConstantComparison().same(constant, theirs);
  }
  auto *inst = dyn_cast<Instruction>(one),
       *theirs = dyn_cast<Instruction>(other);
  return steps != 0 && inst && theirs && isComputed(*inst) &&
         !isa<PHINode, FreezeInst>(inst) &&
         inst->getOpcode() == theirs->getOpcode() &&
         sameType(inst->getType(), theirs->getType()) &&
         inst->hasSameSpecialState(theirs) &&
         inst->getRawSubclassOptionalData() ==
             theirs->getRawSubclassOptionalData() &&
         inst->getNumOperands() == theirs->getNumOperands() &&
         all_of_zip(inst->operands(), theirs->operands(),
                    [&](const Use &mine, const Use &use) {
                      return isComputedAlike(mine.get(), use.get(), steps - 1);
                    });
}

bool palindrome::refine::lockstep::mayCaptureMore(const Use &ours,
                                                  const Use &theirs) {
  auto *inst = cast<Instruction>(theirs.getUser());
  if (none_of(inst->getFunction()->args(), [](const Argument &argument) {
        return argument.hasAttribute(Attribute::Captures);
      }))
    return false;
  SmallPtrSet<const Value *, 8> seen;
  return !capturesNothingOf(theirs) &&
         dependsOnRestricted(theirs, isa<ReturnInst>(inst), seen) &&
         !isComputedAlike(ours, theirs, mostSteps);
}
