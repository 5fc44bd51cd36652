// Calls: conventions, tail calls, operand bundles, inline assembly, variable
// arguments, indirect callees, invoke and callbr.

#include "corpus/enumerate/cases/Body.h"
#include "corpus/enumerate/instructions/Kinds.h"
#include "llvm/IR/CallingConv.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/InlineAsm.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/LLVMContext.h"

using namespace llvm;
using namespace palindrome::enumerate;

static Function *declare(Module &module, FunctionType *type,
                         unsigned space = 0) {
  return Function::Create(type, GlobalValue::ExternalLinkage, space, "g",
                          &module);
}

static void enumerateConventions(Enumeration &e) {
  Type *i32 = Type::getInt32Ty(e.context);
  auto *type = FunctionType::get(i32, {i32}, false);
  for (unsigned convention = 0; convention <= CallingConv::MaxID;
       ++convention) {
    e.add([&](Module &module) {
      declare(module, type)->setCallingConv(convention);
      return true;
    });
    for (FunctionType *plain :
         {type, FunctionType::get(Type::getVoidTy(e.context), {}, false)}) {
      e.add([&](Module &module) {
        Function *function = declare(module, plain);
        function->setCallingConv(convention);
        new UnreachableInst(e.context,
                            BasicBlock::Create(e.context, "", function));
        return true;
      });
      e.add([&](Module &module) {
        Body body(module, plain->getReturnType(), plain->params());
        SmallVector<Value *> arguments;
        for (Argument &argument : body.function->args())
          arguments.push_back(&argument);
        auto *call = body.insert(
            CallInst::Create(plain, declare(module, plain), arguments));
        call->setCallingConv(convention);
        body.finish(call);
        return true;
      });
    }
  }
}

static void enumerateTails(Enumeration &e) {
  for (unsigned kind = 0; kind <= CallInst::TCK_LAST; ++kind)
    for (unsigned convention :
         {0u, unsigned(CallingConv::Fast), unsigned(CallingConv::Tail),
          unsigned(CallingConv::SwiftTail)})
      for (Type *type : e.types.few)
        for (unsigned flags : {0, 1})
          for (bool indirect : {false, true})
            e.add([&](Module &module) {
              Type *pointer = e.types.pointers[0];
              auto *signature =
                  FunctionType::get(asResult(type), {pointer, type}, false);
              Body body(module, signature->getReturnType(),
                        signature->params());
              body.function->setCallingConv(convention);
              Function *callee =
                  indirect ? nullptr : declare(module, signature);
              auto *call = body.insert(CallInst::Create(
                  signature,
                  callee ? static_cast<Value *>(callee) : body.arg(0),
                  {body.arg(0), body.arg(1)}));
              call->setCallingConv(convention);
              call->setTailCallKind(CallInst::TailCallKind(kind));
              body.finish(call);
              return setFlags(*call, flags);
            });
}

/// Calls of functions on each type, also with variable arguments, of another
/// type than the callee's, and in address spaces.
static void enumerateSignatures(Enumeration &e) {
  for (Type *type : e.types.values)
    for (bool variadic : {false, true})
      for (unsigned other : {0, 1, 2})
        e.add([&](Module &module) {
          auto *signature = FunctionType::get(asResult(type), type, variadic);
          Body body(module, signature->getReturnType(), type);
          unsigned space = other == 2 ? 3 : 0;
          Function *callee =
              declare(module,
                      other == 1 ? FunctionType::get(Type::getVoidTy(e.context),
                                                     {}, false)
                                 : signature,
                      space);
          SmallVector<Value *> arguments = {body.arg(0)};
          if (variadic)
            arguments.push_back(body.arg(0));
          body.finish(
              body.insert(CallInst::Create(signature, callee, arguments)));
          return true;
        });
}

static void enumerateBundles(Enumeration &e) {
  SmallVector<StringRef> tags;
  e.context.getOperandBundleTags(tags);
  tags.append({"unknown", "", "a \"tag\"\n"});
  Type *i32 = Type::getInt32Ty(e.context), *i64 = Type::getInt64Ty(e.context);
  Type *pointer = e.types.pointers[0];
  for (StringRef tag : tags)
    for (unsigned form = 0; form != 10; ++form)
      for (unsigned around = 0; around != 4; ++around)
        e.add([&](Module &module) {
          Body body(module, {i32, i64, pointer});
          SmallVector<Value *> inputs;
          switch (form) {
          case 1:
            inputs = {body.arg(0)};
            break;
          case 2:
            inputs = {ConstantInt::get(i64, 7)};
            break;
          case 3:
            inputs = {body.arg(2)};
            break;
          case 4:
            inputs = {body.arg(2), body.arg(0)};
            break;
          case 5:
            inputs = {ConstantInt::get(i32, 1), ConstantInt::get(i64, 2)};
            break;
          case 6:
            inputs = {declare(module, FunctionType::get(pointer, {}, false))};
            break;
          case 7:
            inputs = {ConstantTokenNone::get(e.context)};
            break;
          case 9:
            inputs = {ConstantInt::get(i32, 7)};
            break;
          case 8:
            inputs = {ConstantInt::get(i32, 0), body.arg(1)};
            break;
          default:
            break;
          }
          SmallVector<OperandBundleDef> bundles;
          bundles.emplace_back(tag.str(), inputs);
          if (around == 1) // Twice.
            bundles.emplace_back(tag.str(), inputs);
          if (around == 2) // With another one.
            bundles.emplace_back("other", ArrayRef<Value *>(body.arg(0)));
          auto *signature = FunctionType::get(pointer, {}, false);
          Value *callee = body.arg(2);
          if (around != 3) // Indirectly.
            callee = declare(module, signature);
          body.insert(CallInst::Create(signature, callee, {}, bundles));
          body.finish();
          return true;
        });
}

static void enumerateAssembly(Enumeration &e) {
  Type *i32 = Type::getInt32Ty(e.context);
  Type *pointer = e.types.pointers[0], *voidType = Type::getVoidTy(e.context);
  struct Form {
    StringRef assembly, constraints;
    Type *result;
    SmallVector<Type *, 2> parameters;
  };
  const Form forms[] = {
      {"", "", voidType, {}},
      {"nop", "~{memory},~{dirflag},~{fpsr},~{flags}", voidType, {}},
      {"mov $1, $0", "=r,r", i32, {i32}},
      {"mov $1, $0", "=&r,0", i32, {i32}},
      {"xchg $0, $1",
       "=r,=r,0,1",
       StructType::get(e.context, {i32, i32}),
       {i32, i32}},
      {"mov ${1:w}, ${0:h}", "={eax},{ebx},~{memory}", i32, {i32}},
      {"a \"b\"\n\tc\\", "r,i,n", voidType, {i32, i32, i32}},
      {"$(a$|b$)", "=A|r,rm|i", i32, {i32}},
      {StringRef("\0\xff", 2), "", voidType, {}},
      {"", "=*m", voidType, {pointer}}};
  for (const Form &form : forms)
    for (unsigned bits = 0; bits != 16; ++bits)
      for (unsigned user = 0; user != 2; ++user)
        e.add([&](Module &module) {
          auto *signature =
              FunctionType::get(form.result, form.parameters, false);
          if (InlineAsm::verify(signature, form.constraints))
            return false;
          Body body(module, form.result, form.parameters);
          SmallVector<Value *> arguments;
          for (Argument &argument : body.function->args())
            arguments.push_back(&argument);
          InlineAsm *assembly = InlineAsm::get(
              signature, form.assembly, form.constraints, bits & 1, bits & 2,
              bits & 4 ? InlineAsm::AD_Intel : InlineAsm::AD_ATT, bits & 8);
          CallBase *call = nullptr;
          if (user == 0) {
            call =
                body.insert(CallInst::Create(signature, assembly, arguments));
          } else {
            BasicBlock *next = body.newBlock(), *label = body.newBlock();
            call = body.insert(CallBrInst::Create(signature, assembly, next,
                                                  label, arguments));
            new UnreachableInst(e.context, label);
            body.builder.SetInsertPoint(next);
          }
          if (form.constraints == "=*m")
            call->addParamAttr(
                0, Attribute::get(e.context, Attribute::ElementType, i32));
          body.finish(call);
          return true;
        });
}

void palindrome::enumerate::enumerateCalls(Enumeration &e) {
  enumerateConventions(e);
  enumerateTails(e);
  enumerateSignatures(e);
  enumerateBundles(e);
  enumerateAssembly(e);
}
