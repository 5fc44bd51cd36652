// Mutations that set all flags and properties of an instruction at random.

#include "verify/seek/mutate/ir/Places.h"
#include "verify/seek/mutate/wild/Tables.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Operator.h"

using namespace llvm;

namespace palindrome::mutate {

static bool anyFastMath(Module &module, Chooser &choose) {
  auto *i = chooseInstruction<Instruction>(
      module, choose, [](Instruction &i) { return isa<FPMathOperator>(i); });
  if (!i)
    return false;
  FastMathFlags flags;
  flags.setAllowReassoc(choose.flip());
  flags.setNoNaNs(choose.flip());
  flags.setNoInfs(choose.flip());
  flags.setNoSignedZeros(choose.flip());
  flags.setAllowReciprocal(choose.flip());
  flags.setAllowContract(choose.flip());
  flags.setApproxFunc(choose.flip());
  i->copyFastMathFlags(flags);
  return true;
}

static bool anyArithmeticFlags(Module &module, Chooser &choose) {
  auto *i = chooseInstruction<Instruction>(module, choose, [](Instruction &i) {
    return isa<OverflowingBinaryOperator, PossiblyExactOperator,
               PossiblyDisjointInst, PossiblyNonNegInst, ICmpInst, TruncInst>(
        i);
  });
  if (!i)
    return false;
  if (isa<OverflowingBinaryOperator, TruncInst>(i)) {
    i->setHasNoSignedWrap(choose.flip());
    i->setHasNoUnsignedWrap(choose.flip());
  }
  if (isa<PossiblyExactOperator>(i))
    i->setIsExact(choose.flip());
  if (auto *disjoint = dyn_cast<PossiblyDisjointInst>(i))
    disjoint->setIsDisjoint(choose.flip());
  if (isa<PossiblyNonNegInst>(i))
    i->setNonNeg(choose.flip());
  if (auto *compare = dyn_cast<ICmpInst>(i))
    compare->setSameSign(choose.flip());
  return true;
}

static bool anyGepFlags(Module &module, Chooser &choose) {
  static const GEPNoWrapFlags anyFlags[] = {
      GEPNoWrapFlags::none(), GEPNoWrapFlags::inBounds(),
      GEPNoWrapFlags::noUnsignedSignedWrap(), GEPNoWrapFlags::noUnsignedWrap(),
      GEPNoWrapFlags::all()};
  auto *i = chooseInstruction<GetElementPtrInst>(module, choose);
  if (i)
    i->setNoWrapFlags(choose.of(anyFlags) |
                      (choose.flip() ? GEPNoWrapFlags::noUnsignedWrap()
                                     : GEPNoWrapFlags::none()));
  return i;
}

template <typename Access> static void setAccess(Access *i, Chooser &choose) {
  static constexpr StringLiteral scopes[] = {"singlethread", "", "agent",
                                             "wavefront-one-as", "weird \" x"};
  i->setVolatile(choose.flip());
  i->setAlignment(Align(uint64_t(1) << choose.below(choose.oneIn(9) ? 33 : 7)));
  if (i->isAtomic())
    i->setSyncScopeID(
        i->getContext().getOrInsertSyncScopeID(choose.of(scopes)));
}

static bool anyAccess(Module &module, Chooser &choose) {
  auto *i = chooseInstruction<Instruction>(module, choose, [](Instruction &i) {
    return isa<LoadInst, StoreInst, AtomicRMWInst, AtomicCmpXchgInst>(i);
  });
  if (!i)
    return false;
  auto ordering = AtomicOrdering(choose.below(8));
  if (ordering == AtomicOrdering(3)) // `consume`, which IR does not have.
    ordering = AtomicOrdering::Monotonic;
  if (auto *load = dyn_cast<LoadInst>(i)) {
    load->setOrdering(ordering);
    setAccess(load, choose);
  } else if (auto *store = dyn_cast<StoreInst>(i)) {
    store->setOrdering(ordering);
    setAccess(store, choose);
  } else if (auto *update = dyn_cast<AtomicRMWInst>(i)) {
    if (isStrongerThanUnordered(ordering))
      update->setOrdering(ordering);
    setAccess(update, choose);
  } else if (auto *exchange = dyn_cast<AtomicCmpXchgInst>(i)) {
    if (isStrongerThanUnordered(ordering)) {
      if (choose.flip())
        exchange->setSuccessOrdering(ordering);
      else if (AtomicCmpXchgInst::isValidFailureOrdering(ordering))
        exchange->setFailureOrdering(ordering);
    }
    exchange->setWeak(choose.flip());
    setAccess(exchange, choose);
  }
  return true;
}

static bool anyTailKind(Module &module, Chooser &choose) {
  auto *i = chooseInstruction<CallInst>(module, choose);
  if (i)
    i->setTailCallKind(CallInst::TailCallKind(choose.below(4)));
  return i;
}

static bool anyConvention(Module &module, Chooser &choose) {
  // Of a function and of all its calls, so that no call is undefined.
  auto *function = chooseGlobal<Function>(
      module, choose, [](Function &f) { return !f.isIntrinsic(); });
  if (!function)
    return false;
  auto convention = choose.oneIn(9) ? choose.below(CallingConv::MaxID + 1)
                                    : choose.below(130);
  function->setCallingConv(convention);
  for (User *user : function->users())
    if (auto *call = dyn_cast<CallBase>(user);
        call && call->getCalledOperand() == function)
      call->setCallingConv(convention);
  return true;
}

static bool anyAlloca(Module &module, Chooser &choose) {
  auto *i = chooseInstruction<AllocaInst>(module, choose);
  if (!i)
    return false;
  i->setUsedWithInAlloca(choose.flip());
  i->setSwiftError(choose.flip());
  i->setAlignment(Align(uint64_t(1) << choose.below(33)));
  return true;
}

constexpr Mutation anyFlagRows[] = {
    {"any fast-math flags", forFuzzing, anyFastMath},
    {"any arithmetic flags", forFuzzing, anyArithmeticFlags},
    {"any getelementptr flags", forFuzzing, anyGepFlags},
    {"any access", forFuzzing, anyAccess},
    {"any tail kind", forFuzzing, anyTailKind},
    {"any convention", forFuzzing, anyConvention},
    {"any alloca", forFuzzing, anyAlloca},
};

ArrayRef<Mutation> anyFlagMutations() { return anyFlagRows; }

} // namespace palindrome::mutate
