// A function, made in IR, through which a function of any type is called.

#include "verify/base/execute/Wrapper.h"
#include "llvm/IR/IRBuilder.h"

using namespace palindrome;
using namespace palindrome::execute;

/// The value for a `byval` parameter: the address of a copy of `value`.
static llvm::Value *copyToStack(llvm::IRBuilder<> &builder, llvm::Value *value,
                                const llvm::Argument &parameter) {
  llvm::AllocaInst *copy = builder.CreateAlloca(value->getType());
  if (llvm::MaybeAlign alignment = parameter.getParamAlign())
    copy->setAlignment(std::max(copy->getAlign(), *alignment));
  builder.CreateStore(value, copy);
  return builder.CreatePointerBitCastOrAddrSpaceCast(copy, parameter.getType());
}

llvm::Function *execute::addWrapper(llvm::Module &module,
                                    const Signature &signature) {
  llvm::LLVMContext &context = module.getContext();
  llvm::Type *pointer = llvm::PointerType::getUnqual(context);
  auto *wrapper = llvm::Function::Create(
      llvm::FunctionType::get(llvm::Type::getVoidTy(context),
                              {pointer, pointer}, /*isVarArg=*/false),
      llvm::GlobalValue::ExternalLinkage, "palindrome.run", module);
  llvm::IRBuilder<> builder(
      llvm::BasicBlock::Create(context, "entry", wrapper));

  llvm::Function *callee = signature.callee(module);
  llvm::Argument *resultMemory = wrapper->getArg(1);
  std::vector<llvm::Value *> values;
  unsigned next = 0;
  for (const llvm::Argument &parameter : callee->args()) {
    if (parameter.hasStructRetAttr()) {
      values.push_back(builder.CreatePointerBitCastOrAddrSpaceCast(
          resultMemory, parameter.getType()));
      continue;
    }
    llvm::Type *type = signature.argumentsType()->getElementType(next);
    llvm::Value *value = builder.CreateLoad(
        type, builder.CreateStructGEP(signature.argumentsType(),
                                      wrapper->getArg(0), next++));
    values.push_back(parameter.hasByValAttr()
                         ? copyToStack(builder, value, parameter)
                         : value);
  }

  llvm::CallInst *call = builder.CreateCall(callee, values);
  call->setCallingConv(callee->getCallingConv());
  llvm::AttributeList attributes = callee->getAttributes();
  call->setAttributes(attributes.removeFnAttributes(context));
  if (!call->getType()->isVoidTy())
    builder.CreateStore(call, resultMemory);
  builder.CreateRetVoid();
  return wrapper;
}
