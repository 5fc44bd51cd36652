// The roles of instructions.

#include "verify/judge/refine/lockstep/events/Roles.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Operator.h"

using namespace palindrome::refine::lockstep;
using namespace llvm;

/// Whether fast-math flags leave the result open, rather than make it poison.
///
/// A comparison, a negation and a selection do not round, divide or call a
/// function: only to compute them from other operands (`reassoc`), or with
/// another sign of a zero, gives another result. A comparison takes both zeros
/// for equal.
static bool hasLooseFlags(const Instruction &inst) {
  if (!isa<FPMathOperator>(inst))
    return false;
  FastMathFlags flags = inst.getFastMathFlags();
  switch (inst.getOpcode()) {
  case Instruction::FCmp:
    return flags.allowReassoc();
  case Instruction::FNeg:
  case Instruction::Select:
    return flags.allowReassoc() || flags.noSignedZeros();
  default:
    return flags.allowReassoc() || flags.noSignedZeros() ||
           flags.allowReciprocal() || flags.allowContract() ||
           flags.approxFunc();
  }
}

/// Whether an attribute makes a call undefined for some arguments.
static bool requiresValues(const CallBase &call) {
  auto needs = [](AttributeSet set) {
    return set.hasAttribute(Attribute::NoUndef) ||
           set.hasAttribute(Attribute::Dereferenceable) ||
           set.hasAttribute(Attribute::DereferenceableOrNull);
  };
  AttributeList mine = call.getAttributes(), ofCallee;
  if (const Function *callee = call.getCalledFunction())
    ofCallee = callee->getAttributes();
  if (needs(mine.getRetAttrs()) || needs(ofCallee.getRetAttrs()))
    return true;
  for (unsigned i = 0; i != call.arg_size(); ++i)
    if (needs(mine.getParamAttrs(i)) || needs(ofCallee.getParamAttrs(i)))
      return true;
  return false;
}

static StepRole roleByName(const IntrinsicInst &call) {
  // That the call returns is undefined behavior then.
  if (call.doesNotReturn())
    return StepRole::Event;
  switch (call.getIntrinsicID()) {
  case Intrinsic::assume:
    return call.hasOperandBundles() ? StepRole::Event : StepRole::Assumption;
  case Intrinsic::donothing:
    return StepRole::Nothing;
  case Intrinsic::prefetch:
    return call.hasOperandBundles() || requiresValues(call) ? StepRole::Event
                                                            : StepRole::Nothing;
  // Their result is the argument; is defined for all bits of a floating-point
  // value.
  case Intrinsic::expect:
  case Intrinsic::expect_with_probability:
  case Intrinsic::fabs:
  case Intrinsic::copysign:
  case Intrinsic::is_fpclass:
  case Intrinsic::fptosi_sat:
  case Intrinsic::fptoui_sat:
    if (call.hasMetadataOtherThanDebugLoc())
      return StepRole::PureCall;
    return hasLooseFlags(call) ? StepRole::Choice : StepRole::Pure;
  // LLVM decides them when it wants to.
  case Intrinsic::is_constant:
  case Intrinsic::objectsize:
    return StepRole::Choice;
  default:
    break;
  }
  if (!call.doesNotAccessMemory() || !call.doesNotThrow() ||
      !call.willReturn() || call.isConvergent() || call.hasOperandBundles())
    return StepRole::Event;
  // Metadata may make the result poison; attributes are a part of the term.
  if (!call.hasFnAttr(Attribute::Speculatable) ||
      call.hasMetadataOtherThanDebugLoc())
    return StepRole::PureCall;
  auto isInteger = [](const Type *type) { return type->isIntOrIntVectorTy(); };
  auto *parts = dyn_cast<StructType>(call.getType());
  bool hasOneResult =
      parts ? all_of(parts->elements(), isInteger) : isInteger(call.getType());
  // What has no defined result for some numbers, such as `llvm.lround`, is a
  // choice.
  bool isOfIntegers = all_of(
      call.args(), [&](const Use &use) { return isInteger(use->getType()); });
  return hasOneResult && isOfIntegers && !hasLooseFlags(call)
             ? StepRole::Pure
             : StepRole::Choice;
}

static StepRole roleOfIntrinsic(const IntrinsicInst &call) {
  StepRole role = roleByName(call);
  return (role == StepRole::Pure || role == StepRole::Choice) &&
                 requiresValues(call)
             ? StepRole::PureCall
             : role;
}

static StepRole roleOfCall(const CallInst &call) {
  if (call.isDebugOrPseudoInst())
    return StepRole::Nothing;
  if (call.hasFnAttr(Attribute::ReturnsTwice))
    return StepRole::Excluded;
  if (auto *intrinsic = dyn_cast<IntrinsicInst>(&call))
    return roleOfIntrinsic(*intrinsic);
  bool isPure = call.doesNotAccessMemory() && call.doesNotThrow() &&
                call.willReturn() && !call.isConvergent() &&
                !call.hasOperandBundles() && !call.isInlineAsm() &&
                !call.isMustTailCall();
  return isPure ? StepRole::PureCall : StepRole::Event;
}

StepRole palindrome::refine::lockstep::roleOf(const Instruction &inst) {
  if (inst.getType()->isTokenTy())
    return StepRole::Excluded;
  switch (inst.getOpcode()) {
  case Instruction::PHI:
    return hasLooseFlags(inst) || inst.getRawSubclassOptionalData() != 0
               ? StepRole::Excluded
               : StepRole::Phi;
  case Instruction::Br:
  case Instruction::Switch:
    return StepRole::Branch;
  case Instruction::Ret:
  case Instruction::Unreachable:
  case Instruction::Resume:
  case Instruction::LandingPad:
  case Instruction::Store:
  case Instruction::Fence:
  case Instruction::AtomicCmpXchg:
  case Instruction::AtomicRMW:
  case Instruction::VAArg:
    return StepRole::Event;
  case Instruction::Invoke:
    return cast<InvokeInst>(inst).hasFnAttr(Attribute::ReturnsTwice)
               ? StepRole::Excluded
               : StepRole::Event;
  case Instruction::Load:
    return cast<LoadInst>(inst).isSimple() ? StepRole::Load : StepRole::Event;
  case Instruction::Call:
    return roleOfCall(cast<CallInst>(inst));
  case Instruction::Alloca:
  case Instruction::Freeze:
  case Instruction::FPTrunc:
  case Instruction::FPExt:
  // The provenance of the pointer is a choice.
  case Instruction::IntToPtr:
    return StepRole::Choice;
  case Instruction::UDiv:
  case Instruction::SDiv:
  case Instruction::URem:
  case Instruction::SRem:
    return StepRole::Division;
  case Instruction::FNeg:
  case Instruction::FCmp:
  case Instruction::Select:
    return hasLooseFlags(inst) ? StepRole::Choice : StepRole::Pure;
  case Instruction::ICmp:
  case Instruction::GetElementPtr:
  case Instruction::ExtractElement:
  case Instruction::InsertElement:
  case Instruction::ShuffleVector:
  case Instruction::ExtractValue:
  case Instruction::InsertValue:
    return StepRole::Pure;
  default:
    break;
  }
  if (isa<CastInst>(inst))
    return StepRole::Pure;
  if (isa<BinaryOperator>(inst))
    return inst.getType()->isIntOrIntVectorTy() ? StepRole::Pure
                                                : StepRole::Choice;
  return StepRole::Excluded;
}

const Value *
palindrome::refine::lockstep::decidingValue(const Instruction &branch) {
  if (auto *choice = dyn_cast<SwitchInst>(&branch))
    return choice->getCondition();
  auto *conditional = dyn_cast<BranchInst>(&branch);
  return conditional && conditional->isConditional()
             ? conditional->getCondition()
             : nullptr;
}
