// `alloca`, `load`, `store` and `getelementptr` of every type.

#include "corpus/enumerate/cases/Body.h"
#include "corpus/enumerate/instructions/Kinds.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Instructions.h"

using namespace llvm;
using namespace palindrome::enumerate;

static const uint64_t alignments[] = {1, 2, 16, uint64_t(1) << 32};

static void enumerateAllocas(Enumeration &e, Type *type, bool fully) {
  Type *voidType = Type::getVoidTy(e.context);
  for (uint64_t align : alignments)
    for (unsigned space : {0, 5})
      e.add([&](Module &module) {
        Body body(module, voidType, {});
        body.insert(new AllocaInst(type, space, nullptr, Align(align)));
        body.finish();
        return true;
      });
  for (bool inalloca : {false, true})
    for (bool swiftError : {false, true})
      e.add([&](Module &module) {
        Body body(module, voidType, {});
        auto *made = body.insert(new AllocaInst(type, 0, nullptr, Align(4)));
        made->setUsedWithInAlloca(inalloca);
        made->setSwiftError(swiftError);
        body.finish();
        return inalloca || swiftError;
      });
  if (!fully)
    return;
  for (Type *size : e.types.integers)
    for (bool constant : {false, true})
      e.add([&](Module &module) {
        Body body(module, voidType, {size});
        Value *count = body.arg(0);
        if (constant)
          count = ConstantInt::get(size, 1);
        body.insert(new AllocaInst(type, 0, count, Align(4)));
        body.finish();
        return true;
      });
}

static void enumerateAccesses(Enumeration &e, Type *type, Type *pointer) {
  bool inMemory = type->isSized() && FunctionType::isValidArgumentType(type);
  for (uint64_t align : alignments)
    for (bool isVolatile : {false, true}) {
      e.add([&](Module &module) {
        Body body(module, asResult(type), {pointer});
        if (!inMemory)
          return false;
        body.finish(body.insert(
            new LoadInst(type, body.arg(0), "", isVolatile, Align(align))));
        return true;
      });
      e.add([&](Module &module) {
        if (!inMemory)
          return false;
        // A function cannot have a parameter of the type x86_amx.
        bool constant = type->isX86_AMXTy();
        Body body(module, constant ? ArrayRef<Type *>(pointer)
                                   : ArrayRef<Type *>({pointer, type}));
        Value *stored = constant ? static_cast<Value *>(UndefValue::get(type))
                                 : body.arg(1);
        body.insert(
            new StoreInst(stored, body.arg(0), isVolatile, Align(align)));
        body.finish();
        return true;
      });
    }
}

void palindrome::enumerate::enumerateMemory(Enumeration &e) {
  for (Type *type : e.types.all) {
    if (!type->isSized())
      continue;
    enumerateAllocas(e, type, is_contained(e.types.few, type));
    for (Type *pointer : e.types.pointers)
      enumerateAccesses(e, type, pointer);
  }
}

static void enumerateIndices(Enumeration &e, Type *type, Type *pointer,
                             ArrayRef<Type *> indices, unsigned fixed) {
  for (unsigned flags = 0; flags != 5; ++flags)
    e.add([&](Module &module) {
      SmallVector<Type *> parameters = {pointer};
      parameters.append(indices.begin(), indices.end());
      Type *result = pointer;
      for (Type *index : indices)
        if (auto *vector = dyn_cast<VectorType>(index))
          if (!isa<VectorType>(result))
            result = VectorType::get(result, vector);
      Body body(module, result, parameters);
      SmallVector<Value *> values;
      for (unsigned i = 0; i != indices.size(); ++i)
        values.push_back(i && fixed ? static_cast<Value *>(ConstantInt::get(
                                          indices[i], fixed - 1))
                                    : body.arg(i + 1));
      if (!GetElementPtrInst::getIndexedType(type, values))
        return false;
      auto *made =
          body.insert(GetElementPtrInst::Create(type, body.arg(0), values));
      body.finish(made);
      return setFlags(*made, flags);
    });
}

void palindrome::enumerate::enumerateAddresses(Enumeration &e) {
  Type *i32 = Type::getInt32Ty(e.context);
  for (Type *type : e.types.all) {
    if (!type->isSized())
      continue;
    for (Type *pointer : e.types.pointerLike)
      enumerateIndices(e, type, pointer, i32, 0);
    for (unsigned fixed : {0, 1, 2})
      enumerateIndices(e, type, e.types.pointers[0], {i32, i32}, fixed);
  }
  for (Type *type : e.types.few)
    for (Type *index : e.types.integerLike) {
      enumerateIndices(e, type, e.types.pointers[0], index, 0);
      enumerateIndices(e, type, e.types.pointers[1], {index, i32}, 1);
      if (auto *lanes = dyn_cast<VectorType>(index))
        enumerateIndices(e, type, VectorType::get(e.types.pointers[0], lanes),
                         index, 0);
    }
}
