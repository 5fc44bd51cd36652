// Mutations of calls: operand bundles with LLVM's tags, inline asm, and calls
// of what is there.

#include "verify/seek/mutate/ir/Places.h"
#include "verify/seek/mutate/random/Constants.h"
#include "verify/seek/mutate/random/Names.h"
#include "verify/seek/mutate/random/Types.h"
#include "verify/seek/mutate/random/Values.h"
#include "verify/seek/mutate/wild/Tables.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/InlineAsm.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Intrinsics.h"

using namespace llvm;

namespace palindrome::mutate {

static bool anyBundle(Module &module, Chooser &choose) {
  auto *call = chooseInstruction<CallBase>(module, choose);
  if (!call)
    return false;
  LLVMContext &context = module.getContext();
  Type *i32 = Type::getInt32Ty(context), *i64 = Type::getInt64Ty(context);
  std::string tag;
  SmallVector<Value *> operands;
  switch (choose.below(7)) {
  case 0:
    tag = "ptrauth";
    operands = {ConstantInt::get(i32, choose.below(4)),
                randomValue(*call, i64, choose)};
    break;
  case 1:
    tag = "kcfi";
    operands = {ConstantInt::get(i32, choose.below(99))};
    break;
  case 2:
    tag = "cfguardtarget";
    operands = {randomValue(*call, PointerType::get(context, 0), choose)};
    break;
  case 3:
    tag = "funclet";
    operands = {ConstantTokenNone::get(context)};
    break;
  default:
    tag = choose.flip() ? "deopt" : randomName(choose);
    for (size_t n = choose.below(4); n != 0; --n)
      operands.push_back(
          randomValue(*call, randomSizedType(module, choose), choose));
  }
  SmallVector<OperandBundleDef> bundles;
  call->getOperandBundlesAsDefs(bundles);
  bundles.emplace_back(tag, operands);
  CallBase *changed = CallBase::Create(call, bundles, call->getIterator());
  changed->takeName(call);
  changed->copyMetadata(*call);
  call->replaceAllUsesWith(changed);
  call->eraseFromParent();
  return true;
}

/// Inserts a call of any function that is there.
static bool callMade(Module &module, Chooser &choose) {
  Instruction *point = randomPoint(module, choose);
  auto *callee = chooseGlobal<Function>(
      module, choose, [](Function &f) { return !f.isIntrinsic(); });
  if (!point || !callee)
    return false;
  SmallVector<Value *> arguments;
  for (Type *type : callee->getFunctionType()->params())
    arguments.push_back(randomValue(*point, type, choose));
  if (callee->isVarArg())
    for (size_t n = choose.below(3); n != 0; --n)
      arguments.push_back(
          randomValue(*point, randomSizedType(module, choose), choose));
  auto *call = CallInst::Create(callee->getFunctionType(), callee, arguments,
                                "", point->getIterator());
  call->setCallingConv(callee->getCallingConv());
  call->setAttributes(callee->getAttributes());
  useResult(*call, choose);
  return true;
}

/// Inserts an indirect call, through any pointer and with any type.
static bool indirectCallMade(Module &module, Chooser &choose) {
  Instruction *point = randomPoint(module, choose);
  if (!point)
    return false;
  SmallVector<Type *> types;
  SmallVector<Value *> arguments;
  for (size_t n = choose.below(4); n != 0; --n) {
    types.push_back(randomSizedType(module, choose));
    arguments.push_back(randomValue(*point, types.back(), choose));
  }
  Type *result = choose.oneIn(3) ? Type::getVoidTy(module.getContext())
                                 : randomSizedType(module, choose);
  bool variadic = choose.oneIn(4);
  if (variadic && !types.empty())
    types.pop_back();
  auto *type = FunctionType::get(result, types, variadic);
  Value *callee = randomValue(
      *point,
      PointerType::get(module.getContext(),
                       module.getDataLayout().getProgramAddressSpace()),
      choose);
  if (isa<Constant>(callee) && !isa<Function>(callee))
    callee = ConstantPointerNull::get(cast<PointerType>(callee->getType()));
  auto *call =
      CallInst::Create(type, callee, arguments, "", point->getIterator());
  useResult(*call, choose);
  return true;
}

static bool asmMade(Module &module, Chooser &choose) {
  Instruction *point = randomPoint(module, choose);
  if (!point)
    return false;
  LLVMContext &context = module.getContext();
  SmallVector<Type *> outputs, inputs;
  SmallVector<Value *> arguments;
  std::string constraints;
  auto add = [&](StringRef constraint) {
    constraints += (constraints.empty() ? "" : ",") + constraint.str();
  };
  static constexpr StringLiteral outputConstraints[] = {"=r", "=&r", "=x",
                                                        "={eax}", "=r|m"};
  static constexpr StringLiteral inputConstraints[] = {"r",     "m",  "i", "X",
                                                       "{ecx}", "rm", "n"};
  for (size_t n = choose.below(3); n != 0; --n) {
    outputs.push_back(randomScalarType(context, choose));
    add(choose.of(outputConstraints));
  }
  if (choose.oneIn(4)) {
    // An indirect operand is a pointer with the type of the element.
    inputs.push_back(PointerType::get(context, 0));
    add(choose.flip() ? "=*m" : "*m");
  }
  for (size_t n = choose.below(3); n != 0; --n) {
    inputs.push_back(randomScalarType(context, choose));
    add(!outputs.empty() && choose.oneIn(4) ? "0"
                                            : choose.of(inputConstraints));
  }
  if (choose.flip())
    add("~{memory}");
  if (choose.oneIn(3))
    add("~{flags}");
  for (Type *type : inputs)
    arguments.push_back(randomValue(*point, type, choose));
  Type *result = outputs.empty()       ? Type::getVoidTy(context)
                 : outputs.size() == 1 ? outputs[0]
                                       : StructType::get(context, outputs);
  auto *type = FunctionType::get(result, inputs, /*isVarArg=*/false);
  if (errorToBool(InlineAsm::verify(type, constraints)))
    return false;
  auto *code = InlineAsm::get(
      type, randomString(choose), constraints, choose.flip(), choose.oneIn(4),
      choose.oneIn(3) ? InlineAsm::AD_Intel : InlineAsm::AD_ATT,
      choose.oneIn(4));
  auto *call =
      CallInst::Create(type, code, arguments, "", point->getIterator());
  if (constraints.find('*') != std::string::npos)
    call->addParamAttr(0, Attribute::get(context, Attribute::ElementType,
                                         Type::getInt32Ty(context)));
  useResult(*call, choose);
  return true;
}

/// Inserts `llvm.assume` with bundles.
static bool assumeMade(Module &module, Chooser &choose) {
  Instruction *point = randomPoint(module, choose);
  if (!point)
    return false;
  LLVMContext &context = module.getContext();
  Value *pointer = randomValue(*point, PointerType::get(context, 0), choose);
  auto number = [&](uint64_t n) {
    return ConstantInt::get(Type::getInt64Ty(context), n);
  };
  SmallVector<OperandBundleDef> bundles;
  for (size_t n = choose.below(3) + 1; n != 0; --n)
    switch (choose.below(6)) {
    case 0:
      bundles.emplace_back(
          "align", ArrayRef<Value *>{pointer, number(1u << choose.below(9))});
      break;
    case 1:
      bundles.emplace_back("nonnull", ArrayRef<Value *>{pointer});
      break;
    case 2:
      bundles.emplace_back("dereferenceable",
                           ArrayRef<Value *>{pointer, number(8)});
      break;
    case 3:
      bundles.emplace_back("separate_storage",
                           ArrayRef<Value *>{pointer, pointer});
      break;
    case 4:
      bundles.emplace_back(
          "noundef", ArrayRef<Value *>{randomValue(
                         *point, randomScalarType(context, choose), choose)});
      break;
    default:
      bundles.emplace_back(choose.flip() ? "cold" : "ignore",
                           ArrayRef<Value *>{});
    }
  CallInst::Create(
      Intrinsic::getOrInsertDeclaration(&module, Intrinsic::assume),
      {ConstantInt::getTrue(context)}, bundles, "", point->getIterator());
  return true;
}

constexpr Mutation anyCallRows[] = {
    {"any bundle", forFuzzing, anyBundle},
    {"call made", forFuzzing, callMade},
    {"indirect call made", forFuzzing, indirectCallMade},
    {"inline asm made", forFuzzing, asmMade},
    {"assume made", forFuzzing, assumeMade},
};

ArrayRef<Mutation> anyCallMutations() { return anyCallRows; }

} // namespace palindrome::mutate
