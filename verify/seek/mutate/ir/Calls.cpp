// Mutations of calls: callee, calling convention, operand bundles and so on.

#include "verify/seek/mutate/ir/Places.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/InlineAsm.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/LLVMContext.h"

using namespace llvm;

namespace palindrome::mutate {
namespace {

bool callConvention(Module &module, Chooser &choose) {
  auto *i = chooseInstruction<CallBase>(module, choose);
  if (i)
    i->setCallingConv(i->getCallingConv() == CallingConv::Fast
                          ? CallingConv::Cold
                          : CallingConv::Fast);
  return i;
}

bool tailKind(Module &module, Chooser &choose) {
  auto *i = chooseInstruction<CallInst>(module, choose);
  if (i)
    i->setTailCallKind(i->isTailCall() ? CallInst::TCK_NoTail
                                       : CallInst::TCK_Tail);
  return i;
}

bool inlineAsm(Module &module, Chooser &choose) {
  auto *i = chooseInstruction<CallBase>(
      module, choose, [](CallBase &i) { return i.isInlineAsm(); });
  if (!i)
    return false;
  auto *old = cast<InlineAsm>(i->getCalledOperand());
  bool effect = choose.below(2);
  i->setCalledOperand(InlineAsm::get(
      old->getFunctionType(), (old->getAsmString() + (effect ? "" : "x")).str(),
      old->getConstraintString(), effect != old->hasSideEffects(),
      old->isAlignStack(), old->getDialect(), old->canThrow()));
  return true;
}

bool bundleRemoved(Module &module, Chooser &choose) {
  // LLVM prints what a gc.relocate refers to, and crashes if that is missing.
  auto *i = chooseInstruction<CallBase>(module, choose, [](CallBase &i) {
    return i.hasOperandBundles() &&
           !i.countOperandBundlesOfType(LLVMContext::OB_gc_live);
  });
  if (!i)
    return false;
  CallBase *changed = CallBase::removeOperandBundle(
      i, i->getOperandBundleAt(0).getTagID(), i->getIterator());
  changed->takeName(i);
  changed->copyMetadata(*i);
  i->replaceAllUsesWith(changed);
  i->eraseFromParent();
  return true;
}

bool bundleAdded(Module &module, Chooser &choose) {
  auto *i = chooseInstruction<CallInst>(module, choose, [](CallInst &i) {
    return !i.isInlineAsm() && !i.isMustTailCall();
  });
  if (!i)
    return false;
  OperandBundleDef bundle(
      "mutated", ConstantInt::get(Type::getInt32Ty(module.getContext()), 1));
  SmallVector<OperandBundleDef> bundles;
  i->getOperandBundlesAsDefs(bundles);
  bundles.push_back(bundle);
  CallBase *changed = CallBase::Create(i, bundles, i->getIterator());
  changed->takeName(i);
  changed->copyMetadata(*i);
  i->replaceAllUsesWith(changed);
  i->eraseFromParent();
  return true;
}

bool bundleOperand(Module &module, Chooser &choose) {
  std::vector<Use *> found;
  for (Instruction *i : instructionsOf(
           module, [](Instruction &i) { return isa<CallBase>(i); })) {
    auto *call = cast<CallBase>(i);
    if (!call->hasOperandBundles())
      continue;
    for (Use &use : call->operands())
      if (call->isBundleOperand(&use) &&
          !isa<BasicBlock, MetadataAsValue, UndefValue>(use) &&
          !use->getType()->isTokenTy())
        found.push_back(&use);
  }
  if (found.empty())
    return false;
  Use *use = choose.of(found);
  use->set(UndefValue::get(use->get()->getType()));
  return true;
}

/// Chooses a direct call of a function that is not an intrinsic; null if there
/// is none.
CallBase *chooseDirect(Module &module, Chooser &choose) {
  return chooseInstruction<CallBase>(module, choose, [](CallBase &i) {
    return i.getCalledFunction() && !i.getCalledFunction()->isIntrinsic();
  });
}

bool callee(Module &module, Chooser &choose) {
  CallBase *i = chooseDirect(module, choose);
  if (!i)
    return false;
  std::vector<Function *> others;
  for (Function &other : module)
    if (&other != i->getCalledOperand() && !other.isIntrinsic() &&
        other.getFunctionType() == i->getFunctionType() &&
        other.getType() == i->getCalledOperand()->getType())
      others.push_back(&other);
  if (others.empty())
    return false;
  i->setCalledOperand(choose.of(others));
  return true;
}

/// Toggles whether the function type of a call is variadic.
bool calledType(Module &module, Chooser &choose) {
  CallBase *i = chooseDirect(module, choose);
  if (!i)
    return false;
  FunctionType *old = i->getFunctionType();
  SmallVector<Type *> parameters;
  for (Use &argument : i->args())
    parameters.push_back(argument->getType());
  i->mutateFunctionType(
      FunctionType::get(old->getReturnType(), parameters, !old->isVarArg()));
  return true;
}

constexpr Mutation table[] = {
    {"call convention", "calling-convention", callConvention},
    {"tail kind", "tail-kind", tailKind},
    {"inline asm", "inline-asm", inlineAsm},
    {"bundle removed", "bundles", bundleRemoved},
    {"bundle added", "bundles", bundleAdded},
    {"bundle operand", "bundles|operand", bundleOperand},
    {"callee", "operand", callee},
    {"called type", "type", calledType},
};

} // namespace

ArrayRef<Mutation> callMutations() { return table; }

} // namespace palindrome::mutate
