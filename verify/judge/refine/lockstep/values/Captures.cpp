// Follows the operands of events back to the parameters of a function, and
// compares what both sides compute from them.

#include "verify/judge/refine/lockstep/events/LibraryCalls.h"
#include "verify/judge/refine/lockstep/facts/Premises.h"
#include "verify/judge/refine/lockstep/integers/TermReduction.h"
#include "verify/judge/refine/lockstep/values/EventOperands.h"
#include "verify/judge/refine/lockstep/values/Refinement.h"
#include "verify/judge/refine/lockstep/values/WalkValues.h"
#include "verify/judge/refine/structure/Structure.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Operator.h"
#include "llvm/Support/ModRef.h"

using namespace palindrome::refine;
using namespace palindrome::refine::lockstep;
using namespace llvm;

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

/// Whether the operand of an event may break `captures` of a parameter.
static bool mayBreakCaptures(const Use &operand) {
  auto *inst = cast<Instruction>(operand.getUser());
  return any_of(inst->getFunction()->args(),
                [](const Argument &argument) {
                  return argument.hasAttribute(Attribute::Captures);
                }) &&
         !capturesNothingOf(operand) &&
         Dependence(isa<ReturnInst>(inst)).isOf(operand);
}

/// Whether a value tells something of a parameter whose `captures` may forbid
/// that, in any way.
static bool tellsOfParameter(const Value *value) {
  return Dependence(/*byReturning=*/false).isOf(value) ||
         Dependence(/*byReturning=*/true).isOf(value);
}

/// What an address is based on, if its steps tell nothing of such a parameter.
static const Value *basisOf(const Value *address) {
  while (auto *steps = dyn_cast<GEPOperator>(address)) {
    if (any_of(steps->indices(),
               [](const Use &index) { return tellsOfParameter(index); }))
      break;
    address = steps->getPointerOperand();
  }
  return address;
}

/// Whether both compute the same from the same operands, but that the target
/// may make poison of them where the source makes none.
static bool computesAlike(const Instruction &mine, const Instruction &theirs) {
  const unsigned flags = mine.getRawSubclassOptionalData();
  return isComputed(mine) && !isa<PHINode, FreezeInst>(mine) &&
         mine.getOpcode() == theirs.getOpcode() &&
         sameType(mine.getType(), theirs.getType()) &&
         mine.hasSameSpecialState(&theirs) &&
         (isa<FPMathOperator>(mine)
              ? theirs.getRawSubclassOptionalData() == flags
              : (theirs.getRawSubclassOptionalData() & flags) == flags) &&
         mine.getNumOperands() == theirs.getNumOperands();
}

/// The values from which `value` is computed so that poison in one of them
/// makes it poison.
static void collectSpread(const Value *value, unsigned steps,
                          SmallVectorImpl<const Value *> &values) {
  if (!isa<BinaryOperator, CastInst, GetElementPtrInst, CmpInst>(value) ||
      steps == 0) {
    if (!isa<Constant>(value))
      values.push_back(value);
    return;
  }
  for (const Use &operand : cast<Instruction>(value)->operands())
    collectSpread(operand, steps - 1, values);
}

bool EventOperands::capturesNoMore(Walk &walk, const Value *from,
                                   const Value *to, bool onArrival,
                                   unsigned steps) {
  const Value *one = walk.source.standsFor(from, onArrival),
              *other = walk.target.standsFor(to, onArrival);
  // The forms of a term are equivalent, also where it is poison.
  if (auto *argument = dyn_cast<Argument>(other))
    if (values.evaluate(walk, from, true, onArrival) ==
        pool.leaf(source.function.getArg(argument->getArgNo())))
      return true;
  if (auto *constant = dyn_cast<Constant>(one)) {
    auto *theirs = dyn_cast<Constant>(other);
    if (theirs && ConstantComparison().same(constant, theirs))
      return true;
  }
  if (walk.source.isOld(one) && walk.target.isOld(other) &&
      premises.demand(walk, {Demand::Captured, one, other}))
    return true;
  if (steps == 0)
    return false;
  // What a phi has taken was there before the walk arrived.
  const bool isResolved = one != from;
  const bool areTogether = !onArrival || isResolved == (other != to);
  auto follow = [&](const Value *mine, const Value *theirs) {
    return areTogether && capturesNoMore(walk, mine, theirs,
                                         onArrival && !isResolved, steps - 1);
  };
  auto *mine = dyn_cast<Instruction>(one),
       *theirs = dyn_cast<Instruction>(other);
  if (mine && theirs && computesAlike(*mine, *theirs) &&
      all_of_zip(mine->operands(), theirs->operands(), follow))
    return true;
  // Steps from one pointer tell the same of it, whatever they are computed
  // from, unless they are poison in the source alone.
  const Value *base = basisOf(one), *theirBase = basisOf(other);
  const bool areSteps = base != one || theirBase != other;
  if (!refinement.areRelated(walk, from, to, onArrival) ||
      !(areSteps ? follow(base, theirBase) : !tellsOfParameter(other)))
    return false;
  auto termOf = [&](const Value *value, bool isSource) {
    const bool isAsBefore = isSource ? isResolved : other != to;
    return values.reduced(walk, value, isSource, onArrival && !isAsBefore);
  };
  // Where one of these is poison, so is what the target computes.
  SmallVector<const Term *> spread;
  if (areSteps)
    spread.push_back(termOf(base, true));
  SmallVector<const Value *> ours, its;
  collectSpread(one, steps, ours);
  collectSpread(other, steps, its);
  for (const Value *value : ours) {
    const Term *term = termOf(value, true);
    if (any_of(its, [&](const Value *there) {
          return termOf(there, false) == term && follow(value, there);
        }))
      spread.push_back(term);
  }
  return reduction.isNoPoisonUnless(
      walk, values.reduced(walk, from, true, onArrival), spread);
}

bool EventOperands::mayCaptureMore(Walk &walk, const Use &ours,
                                   const Use &theirs) {
  return mayBreakCaptures(theirs) &&
         !capturesNoMore(walk, ours, theirs, /*onArrival=*/false);
}
