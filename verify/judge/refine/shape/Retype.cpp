// Makes a function of another type, and the calls of it.

#include "verify/judge/refine/shape/Retype.h"
#include "verify/judge/refine/structure/LocalCalls.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"

using namespace palindrome::refine;
using namespace llvm;

bool palindrome::refine::canRetype(const Function &function) {
  auto calls = localCallsOf(function);
  return calls && !function.isVarArg() &&
         !function.hasFnAttribute(Attribute::AllocSize) &&
         none_of(function,
                 [](const BasicBlock &block) {
                   return block.hasAddressTaken() ||
                          block.getTerminatingMustTailCall();
                 }) &&
         all_of(*calls, [](const CallBase *call) {
           return isa<CallInst, InvokeInst>(call) &&
                  !call->hasOperandBundles() && !call->isMustTailCall();
         });
}

/// The attributes `list` for parameters of these origins.
static AttributeList attributesFor(LLVMContext &context, AttributeList list,
                                   ArrayRef<std::optional<unsigned>> origins,
                                   bool hasResult) {
  SmallVector<AttributeSet> parameters;
  for (std::optional<unsigned> origin : origins) {
    AttributeSet set = origin ? list.getParamAttrs(*origin) : AttributeSet();
    parameters.push_back(
        hasResult ? set : set.removeAttribute(context, Attribute::Returned));
  }
  return AttributeList::get(context, list.getFnAttrs(),
                            hasResult ? list.getRetAttrs() : AttributeSet(),
                            parameters);
}

/// Replaces a call by one of `function` with these arguments.
static void replaceCall(CallBase &call, Function &function,
                        ArrayRef<Value *> arguments, AttributeList attributes) {
  CallBase *mine = nullptr;
  if (auto *invoke = dyn_cast<InvokeInst>(&call)) {
    mine = InvokeInst::Create(&function, invoke->getNormalDest(),
                              invoke->getUnwindDest(), arguments, "",
                              call.getIterator());
  } else {
    auto *plain =
        CallInst::Create(&function, arguments, "", call.getIterator());
    plain->setTailCallKind(cast<CallInst>(call).getTailCallKind());
    mine = plain;
  }
  mine->setCallingConv(call.getCallingConv());
  mine->setAttributes(attributes);
  mine->copyMetadata(call);
  if (!mine->getType()->isVoidTy()) {
    mine->copyIRFlags(&call);
    mine->takeName(&call);
    call.replaceAllUsesWith(mine);
  }
  call.eraseFromParent();
}

Function &palindrome::refine::retype(
    Function &function, FunctionType *type,
    ArrayRef<std::optional<unsigned>> origins,
    function_ref<Value *(CallBase &call, unsigned number)> argument) {
  LLVMContext &context = function.getContext();
  const bool hasResult = !type->getReturnType()->isVoidTy() ||
                         function.getReturnType()->isVoidTy();
  Function &mine =
      *Function::Create(type, function.getLinkage(), function.getAddressSpace(),
                        "", function.getParent());
  mine.copyAttributesFrom(&function);
  mine.setComdat(function.getComdat());
  mine.copyMetadata(&function, 0);
  mine.setAttributes(
      attributesFor(context, function.getAttributes(), origins, hasResult));
  mine.splice(mine.begin(), &function);
  for (auto [number, origin] : enumerate(origins))
    if (origin) {
      mine.getArg(number)->takeName(function.getArg(*origin));
      function.getArg(*origin)->replaceAllUsesWith(mine.getArg(number));
    }
  if (!hasResult)
    for (BasicBlock &block : mine)
      if (auto *result = dyn_cast<ReturnInst>(block.getTerminator())) {
        ReturnInst::Create(context, nullptr, result->getIterator());
        result->eraseFromParent();
      }
  for (User *user : make_early_inc_range(function.users())) {
    auto &call = cast<CallBase>(*user);
    SmallVector<Value *> arguments;
    for (auto [number, origin] : enumerate(origins))
      arguments.push_back(origin ? call.getArgOperand(*origin)
                                 : argument(call, number));
    replaceCall(
        call, mine, arguments,
        attributesFor(context, call.getAttributes(), origins, hasResult));
  }
  mine.takeName(&function);
  function.eraseFromParent();
  return mine;
}
