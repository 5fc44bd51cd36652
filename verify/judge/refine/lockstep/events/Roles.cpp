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

static Role roleByName(const IntrinsicInst &call) {
  // That the call returns is undefined behavior then.
  if (call.doesNotReturn())
    return Role::Event;
  switch (call.getIntrinsicID()) {
  case Intrinsic::assume:
    return call.hasOperandBundles() ? Role::Event : Role::Assumption;
  case Intrinsic::donothing:
    return Role::Nothing;
  case Intrinsic::prefetch:
    return call.hasOperandBundles() || requiresValues(call) ? Role::Event
                                                            : Role::Nothing;
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
      return Role::PureCall;
    return hasLooseFlags(call) ? Role::Choice : Role::Pure;
  // LLVM decides them when it wants to.
  case Intrinsic::is_constant:
  case Intrinsic::objectsize:
    return Role::Choice;
  default:
    break;
  }
  if (!call.doesNotAccessMemory() || !call.doesNotThrow() ||
      !call.willReturn() || call.isConvergent() || call.hasOperandBundles())
    return Role::Event;
  // Metadata may make the result poison; attributes are a part of the term.
  if (!call.hasFnAttr(Attribute::Speculatable) ||
      call.hasMetadataOtherThanDebugLoc())
    return Role::PureCall;
  auto isInteger = [](const Type *type) { return type->isIntOrIntVectorTy(); };
  auto *parts = dyn_cast<StructType>(call.getType());
  bool hasOneResult =
      parts ? all_of(parts->elements(), isInteger) : isInteger(call.getType());
  // What has no defined result for some numbers, such as `llvm.lround`, is a
  // choice.
  bool isOfIntegers = all_of(
      call.args(), [&](const Use &use) { return isInteger(use->getType()); });
  return hasOneResult && isOfIntegers && !hasLooseFlags(call) ? Role::Pure
                                                              : Role::Choice;
}

static Role roleOfIntrinsic(const IntrinsicInst &call) {
  Role role = roleByName(call);
  return (role == Role::Pure || role == Role::Choice) && requiresValues(call)
             ? Role::PureCall
             : role;
}

static Role roleOfCall(const CallInst &call) {
  if (call.isDebugOrPseudoInst())
    return Role::Nothing;
  if (call.hasFnAttr(Attribute::ReturnsTwice))
    return Role::Excluded;
  if (auto *intrinsic = dyn_cast<IntrinsicInst>(&call))
    return roleOfIntrinsic(*intrinsic);
  bool isPure = call.doesNotAccessMemory() && call.doesNotThrow() &&
                call.willReturn() && !call.isConvergent() &&
                !call.hasOperandBundles() && !call.isInlineAsm() &&
                !call.isMustTailCall();
  return isPure ? Role::PureCall : Role::Event;
}

Role palindrome::refine::lockstep::roleOf(const Instruction &inst) {
  if (inst.getType()->isTokenTy())
    return Role::Excluded;
  switch (inst.getOpcode()) {
  case Instruction::PHI:
    return hasLooseFlags(inst) || inst.getRawSubclassOptionalData() != 0
               ? Role::Excluded
               : Role::Phi;
  case Instruction::Br:
  case Instruction::Switch:
    return Role::Branch;
  case Instruction::Ret:
  case Instruction::Unreachable:
  case Instruction::Resume:
  case Instruction::LandingPad:
  case Instruction::Store:
  case Instruction::Fence:
  case Instruction::AtomicCmpXchg:
  case Instruction::AtomicRMW:
  case Instruction::VAArg:
    return Role::Event;
  case Instruction::Invoke:
    return cast<InvokeInst>(inst).hasFnAttr(Attribute::ReturnsTwice)
               ? Role::Excluded
               : Role::Event;
  case Instruction::Load:
    return cast<LoadInst>(inst).isSimple() ? Role::Load : Role::Event;
  case Instruction::Call:
    return roleOfCall(cast<CallInst>(inst));
  case Instruction::Alloca:
  case Instruction::Freeze:
  case Instruction::FPTrunc:
  case Instruction::FPExt:
  // The provenance of the pointer is a choice.
  case Instruction::IntToPtr:
    return Role::Choice;
  case Instruction::UDiv:
  case Instruction::SDiv:
  case Instruction::URem:
  case Instruction::SRem:
    return Role::Division;
  case Instruction::FNeg:
  case Instruction::FCmp:
  case Instruction::Select:
    return hasLooseFlags(inst) ? Role::Choice : Role::Pure;
  case Instruction::ICmp:
  case Instruction::GetElementPtr:
  case Instruction::ExtractElement:
  case Instruction::InsertElement:
  case Instruction::ShuffleVector:
  case Instruction::ExtractValue:
  case Instruction::InsertValue:
    return Role::Pure;
  default:
    break;
  }
  if (isa<CastInst>(inst))
    return Role::Pure;
  if (isa<BinaryOperator>(inst))
    return inst.getType()->isIntOrIntVectorTy() ? Role::Pure : Role::Choice;
  return Role::Excluded;
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
