// Follows the operands of events back to the parameters of a function.

#include "verify/refine/lockstep/events/Captures.h"
#include "verify/refine/structure/Structure.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Operator.h"
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

/// Whether `captures` of the parameter forbids that something is captured of it
/// by returning it, or by another use of it.
static bool isRestricted(const Argument &argument, bool byReturning,
                         CaptureComponents captured) {
  if (!argument.hasAttribute(Attribute::Captures))
    return false;
  CaptureInfo info =
      argument.getAttribute(Attribute::Captures).getCaptureInfo();
  CaptureComponents allowed =
      byReturning ? info.getRetComponents() : info.getOtherComponents();
  return (allowed & captured) != captured;
}

/// Whether what an instruction makes depends on its operands alone. What memory
/// contains, and what a callee returns, other events have brought there.
static bool isComputed(const Instruction &inst) {
  return !inst.mayReadOrWriteMemory() && !isa<CallBase, AllocaInst>(inst);
}

/// What an instruction tells of a pointer, if what it makes is captured
/// (LangRef, "Pointer Capture").
static CaptureComponents capturedBy(const Instruction &inst,
                                    CaptureComponents captured) {
  const auto *comparison = dyn_cast<ICmpInst>(&inst);
  if (!comparison)
    return captured;
  return captured & (isa<ConstantPointerNull>(comparison->getOperand(1))
                         ? CaptureComponents::AddressIsNull
                         : CaptureComponents::Address);
}

namespace {
/// Looks for the parameters that a value tells of.
class Dependence {
public:
  explicit Dependence(bool byReturning) : byReturning(byReturning) {}

  /// Whether a value tells something of a restricted parameter.
  bool isOf(const Value *value,
            CaptureComponents captured = CaptureComponents::All) {
    if (auto *argument = dyn_cast<Argument>(value))
      return isRestricted(*argument, byReturning, captured);
    auto *inst = dyn_cast<Instruction>(value);
    if (!inst || !seen.insert({inst, unsigned(captured)}).second)
      return false;
    // An intrinsic without memory is an operation like others.
    auto *call = dyn_cast<CallBase>(inst);
    if (!isComputed(*inst) && !(call && call->doesNotAccessMemory()))
      return false;
    return any_of(inst->operands(), [&](const Use &use) {
      return isOf(use.get(), capturedBy(*inst, captured));
    });
  }

private:
  bool byReturning;
  DenseSet<std::pair<const Value *, unsigned>> seen;
};
} // namespace

/// What an address is based on, if its steps tell nothing of a restricted
/// parameter.
static const Value *baseOf(const Value *address, bool byReturning) {
  while (auto *steps = dyn_cast<GEPOperator>(address)) {
    Dependence dependence(byReturning);
    if (any_of(steps->indices(),
               [&](const Use &index) { return dependence.isOf(index.get()); }))
      break;
    address = steps->getPointerOperand();
  }
  return address;
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

bool palindrome::refine::lockstep::mayCaptureMore(
    const Use &ours, const Use &theirs, function_ref<bool()> isNoPoison) {
  auto *inst = cast<Instruction>(theirs.getUser());
  if (none_of(inst->getFunction()->args(), [](const Argument &argument) {
        return argument.hasAttribute(Attribute::Captures);
      }))
    return false;
  const bool byReturning = isa<ReturnInst>(inst);
  if (capturesNothingOf(theirs) || !Dependence(byReturning).isOf(theirs) ||
      isComputedAlike(ours, theirs, mostSteps))
    return false;
  // Steps from one pointer tell the same of it, whatever they are computed
  // from, unless they make poison of it on one side.
  return !isComputedAlike(baseOf(ours, byReturning),
                          baseOf(theirs, byReturning), mostSteps) ||
         !isNoPoison();
}
