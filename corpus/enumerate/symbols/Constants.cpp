// Constants of each kind and type, and constant expressions, as initializers
// and as operands.

#include "llvm/IR/Constants.h"
#include "corpus/enumerate/cases/Body.h"
#include "corpus/enumerate/symbols/Kinds.h"
#include "verify/seek/makers/Constants.h"
#include "llvm/IR/GlobalVariable.h"
#include "llvm/IR/Instructions.h"

using namespace llvm;
using namespace palindrome;
using namespace palindrome::enumerate;

using MakeConstant = function_ref<Constant *(Module &)>;

/// Adds the constant that `make` returns, if any, as an initializer, as an
/// operand, and as a part of an aggregate.
static void addConstant(Enumeration &e, MakeConstant make) {
  e.add([&](Module &module) {
    Constant *constant = make(module);
    if (!constant)
      return false;
    new GlobalVariable(module, constant->getType(), true,
                       GlobalValue::ExternalLinkage, constant, "v");
    return true;
  });
  e.add([&](Module &module) {
    Constant *constant = make(module);
    if (!constant)
      return false;
    Body body(module, asResult(constant->getType()), {});
    if (constant->getType()->isX86_AMXTy())
      body.insert(new StoreInst(constant,
                                UndefValue::get(PointerType::get(e.context, 0)),
                                false, Align(4)));
    body.finish(constant);
    return true;
  });
  e.add([&](Module &module) {
    Constant *constant = make(module);
    if (!constant || !StructType::isValidElementType(constant->getType()) ||
        constant->getType()->isScalableTy())
      return false;
    Constant *parts[] = {constant, ConstantInt::getTrue(e.context), constant};
    Constant *whole = ConstantStruct::getAnon(parts);
    Body body(module, whole->getType(), {});
    body.finish(whole);
    return true;
  });
}

static Constant *splat(Type *type, Constant *element) {
  auto *vector = dyn_cast<VectorType>(type);
  return vector ? ConstantVector::getSplat(vector->getElementCount(), element)
                : element;
}

/// `first` in the first lane of a fixed vector, `other` in all others.
static Constant *mixed(FixedVectorType *type, Constant *first,
                       Constant *other) {
  SmallVector<Constant *> lanes(type->getNumElements(), other);
  lanes.front() = first;
  return ConstantVector::get(lanes);
}

static void enumerateIntegers(Enumeration &e) {
  for (Type *type : e.types.integerLike) {
    unsigned width = type->getScalarSizeInBits();
    Type *scalar = type->getScalarType();
    for (const APInt &value : makers::integersOf(width)) {
      Constant *element = ConstantInt::get(scalar, value);
      addConstant(e, [&](Module &) { return splat(type, element); });
      if (auto *fixed = dyn_cast<FixedVectorType>(type)) {
        addConstant(e, [&](Module &) {
          return mixed(fixed, element, ConstantInt::get(scalar, 0));
        });
        addConstant(e, [&](Module &) {
          return mixed(fixed, element, PoisonValue::get(scalar));
        });
        addConstant(e, [&](Module &) {
          return mixed(fixed, UndefValue::get(scalar), element);
        });
      }
    }
  }
}

static void enumerateFloats(Enumeration &e) {
  for (Type *type : e.types.floatLike) {
    Type *scalar = type->getScalarType();
    APInt payload(type->getScalarSizeInBits(), 0x2A5);
    for (const APFloat &value :
         makers::floatsOf(scalar->getFltSemantics(), payload)) {
      Constant *element = ConstantFP::get(e.context, value);
      addConstant(e, [&](Module &) { return splat(type, element); });
      if (auto *fixed = dyn_cast<FixedVectorType>(type)) {
        addConstant(e, [&](Module &) {
          return mixed(fixed, element, ConstantFP::get(scalar, 1.0));
        });
        addConstant(e, [&](Module &) {
          return mixed(fixed, element, PoisonValue::get(scalar));
        });
      }
    }
  }
}

static void enumeratePlain(Enumeration &e) {
  for (Type *type : e.types.all) {
    if (!type->isFirstClassType() || type->isLabelTy() ||
        type->isMetadataTy() || type->isTokenTy())
      continue;
    addConstant(e, [&](Module &) { return UndefValue::get(type); });
    addConstant(e, [&](Module &) { return PoisonValue::get(type); });
    if (makers::hasNull(type))
      addConstant(e, [&](Module &) { return Constant::getNullValue(type); });
  }
}

/// Aggregates of each type with undef, poison and null parts.
static void enumerateAggregates(Enumeration &e) {
  for (Type *type : e.types.aggregates) {
    unsigned parts = isa<StructType>(type)
                         ? type->getStructNumElements()
                         : unsigned(type->getArrayNumElements());
    for (unsigned form = 0; form != 4; ++form)
      addConstant(e, [&](Module &) -> Constant * {
        SmallVector<Constant *> elements;
        for (unsigned i = 0; i != parts; ++i) {
          Type *part = isa<StructType>(type) ? type->getStructElementType(i)
                                             : type->getArrayElementType();
          unsigned choice = form == 3 ? i % 3 : form;
          if (choice == 0)
            elements.push_back(Constant::getNullValue(part));
          else if (choice == 1)
            elements.push_back(UndefValue::get(part));
          else
            elements.push_back(PoisonValue::get(part));
        }
        if (auto *structure = dyn_cast<StructType>(type))
          return ConstantStruct::get(structure, elements);
        return ConstantArray::get(cast<ArrayType>(type), elements);
      });
  }
  for (StringRef text :
       {StringRef("text"), StringRef("\0\xff\"\\\n", 5), StringRef("")})
    for (bool terminated : {false, true})
      addConstant(e, [&](Module &) {
        return ConstantDataArray::getString(e.context, text, terminated);
      });
  for (const TypeList *list : {&e.types.integers, &e.types.floats})
    for (Type *type : *list)
      addConstant(e, [&](Module &) -> Constant * {
        Constant *one = type->isIntegerTy() ? ConstantInt::get(type, 1)
                                            : ConstantFP::get(type, 1.5);
        return ConstantArray::get(ArrayType::get(type, 3),
                                  {one, Constant::getNullValue(type), one});
      });
}

static GlobalVariable *variable(Module &module, unsigned space = 0) {
  return new GlobalVariable(module, Type::getInt64Ty(module.getContext()),
                            false, GlobalValue::ExternalLinkage, nullptr, "g",
                            nullptr, GlobalValue::NotThreadLocal, space);
}

static void enumerateExpressions(Enumeration &e) {
  Type *i64 = Type::getInt64Ty(e.context);
  for (unsigned op = Instruction::CastOpsBegin; op != Instruction::CastOpsEnd;
       ++op) {
    if (!ConstantExpr::isDesirableCastOp(op))
      continue;
    for (unsigned lanes : {0, 1, 4})
      for (unsigned source : {0, 1, 2})
        for (const TypeList *list :
             {&e.types.integers, &e.types.pointers, &e.types.floats})
          for (Type *scalar : *list)
            addConstant(e, [&](Module &module) -> Constant * {
              Constant *from = variable(module, source == 2 ? 3 : 0);
              if (source == 1)
                from = ConstantExpr::getPtrToInt(from, i64);
              Type *to = scalar;
              if (lanes) {
                from = ConstantVector::getSplat(ElementCount::getFixed(lanes),
                                                from);
                to = FixedVectorType::get(scalar, lanes);
              }
              auto cast = Instruction::CastOps(op);
              if (from->getType() == to ||
                  !CastInst::castIsValid(cast, from->getType(), to))
                return nullptr;
              return ConstantExpr::getCast(cast, from, to);
            });
  }
  for (unsigned op = Instruction::BinaryOpsBegin;
       op != Instruction::BinaryOpsEnd; ++op)
    for (unsigned flags = 0; flags != 4; ++flags)
      for (Type *type : e.types.integers) {
        if (!ConstantExpr::isDesirableBinOp(op))
          continue;
        addConstant(e, [&](Module &module) {
          return ConstantExpr::get(
              op, ConstantExpr::getPtrToInt(variable(module), type),
              ConstantExpr::getPtrToInt(variable(module), type), flags);
        });
      }
  auto addAddress = [&](Type *type, const makers::AddressPromise &promise,
                        unsigned space) {
    addConstant(e, [&](Module &module) -> Constant * {
      if (!type->isSized() || type->isScalableTy())
        return nullptr;
      Constant *index = ConstantInt::get(i64, 3);
      return ConstantExpr::getGetElementPtr(type, variable(module, space),
                                            ArrayRef<Constant *>(index),
                                            promise.flags, promise.inRange);
    });
  };
  for (Type *type : e.types.values) {
    for (const makers::AddressPromise &promise : makers::addressPromises(64))
      addAddress(type, promise, 0);
    addAddress(type, {}, 3);
  }
}

/// Constants that refer to symbols and blocks.
static void enumerateReferences(Enumeration &e) {
  Type *i64 = Type::getInt64Ty(e.context);
  for (bool defined : {false, true})
    for (unsigned kind = 0; kind != 3; ++kind)
      addConstant(e, [&](Module &module) -> Constant * {
        Body body(module, {});
        BasicBlock *block = body.newBlock("b");
        body.builder.CreateBr(block);
        body.builder.SetInsertPoint(block);
        body.finish();
        if (kind == 2)
          return BlockAddress::get(body.function, block);
        Function *function = body.function;
        if (!defined)
          function =
              Function::Create(body.function->getFunctionType(),
                               GlobalValue::ExternalLinkage, "g", module);
        return kind ? static_cast<Constant *>(NoCFIValue::get(function))
                    : DSOLocalEquivalent::get(function);
      });
  for (unsigned key : {0u, 3u, 0xFFFFFFFFu})
    for (uint64_t discriminator : {uint64_t(0), uint64_t(1234), UINT64_MAX})
      for (unsigned parts : {0, 1, 2, 3})
        addConstant(e, [&](Module &module) -> Constant * {
          Constant *null =
              ConstantPointerNull::get(PointerType::get(e.context, 0));
          Constant *pointer = variable(module);
          return ConstantPtrAuth::get(
              parts & 2 ? ConstantExpr::getGetElementPtr(
                              i64, pointer,
                              ArrayRef<Constant *>(ConstantInt::get(i64, 1)))
                        : pointer,
              ConstantInt::get(cast<IntegerType>(Type::getInt32Ty(e.context)),
                               key),
              ConstantInt::get(cast<IntegerType>(i64), discriminator),
              parts & 1 ? variable(module) : null, null);
        });
  // A block whose address is taken in another function, and before its own.
  e.addText("define ptr @NAMEa() {\n  ret ptr blockaddress(@NAME, %b)\n}\n"
            "define void @NAME() {\n  br label %b\nb:\n  ret void\n}\n");
  e.addText("@NAMEv = global ptr blockaddress(@NAME, %1)\n"
            "define void @NAME() {\n  br label %1\n1:\n  ret void\n}\n");
  e.addText("define void @NAME() addrspace(3) {\n  br label %b\nb:\n  ret "
            "void\n}\n@NAMEv = global ptr addrspace(3) blockaddress(@NAME, "
            "%b)\n");
  e.addText("@NAMEv = global i32 trunc (i64 sub (i64 ptrtoint (ptr "
            "dso_local_equivalent @NAME to i64), i64 ptrtoint (ptr @NAMEv to "
            "i64)) to i32)\ndeclare void @NAME()\n");
  e.addText("@NAME = global ptr @NAME\n");
  e.addText("@NAME = global [2 x ptr] [ptr getelementptr inbounds ([2 x ptr], "
            "ptr @NAME, i64 0, i64 1), ptr @NAME]\n");
  e.addText("@NAMEa = global { ptr, i32 } { ptr @NAMEb, i32 1 }\n@NAMEb = "
            "global { ptr, i32 } { ptr @NAMEa, i32 2 }\n");
}

void palindrome::enumerate::enumerateConstants(Enumeration &e) {
  enumeratePlain(e);
  enumerateIntegers(e);
  enumerateFloats(e);
  enumerateAggregates(e);
  enumerateExpressions(e);
  enumerateReferences(e);
}
