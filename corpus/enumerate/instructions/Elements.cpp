// Instructions that take any value: `select`, `phi`, `freeze`, `va_arg` and
// `ret`; and those that take parts out of vectors and aggregates.

#include "corpus/enumerate/cases/Body.h"
#include "corpus/enumerate/instructions/Kinds.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Instructions.h"

using namespace llvm;
using namespace palindrome::enumerate;

static void enumerateSelects(Enumeration &e, Type *type) {
  Type *i1 = Type::getInt1Ty(e.context);
  for (bool lanes : {false, true}) {
    auto *vector = dyn_cast<VectorType>(type);
    if (lanes && !vector)
      continue;
    for (unsigned flags = 0; flags != numFlagChoices; ++flags)
      e.add([&](Module &module) {
        Type *condition = lanes ? VectorType::get(i1, vector) : i1;
        Body body(module, asResult(type), {condition, type, type});
        auto *made = body.insert(
            SelectInst::Create(body.arg(0), body.arg(1), body.arg(2)));
        body.finish(made);
        return setFlags(*made, flags);
      });
  }
}

static void enumeratePhis(Enumeration &e, Type *type) {
  for (unsigned flags = 0; flags != numFlagChoices; ++flags)
    e.add([&](Module &module) {
      Body body(module, asResult(type), {type});
      BasicBlock *next = body.newBlock();
      body.builder.CreateBr(next);
      body.builder.SetInsertPoint(next);
      PHINode *made = body.builder.CreatePHI(type, 1);
      made->addIncoming(body.arg(0), body.block);
      body.finish(made);
      return setFlags(*made, flags);
    });
}

void palindrome::enumerate::enumerateValues(Enumeration &e) {
  for (Type *type : e.types.all) {
    if (!type->isFirstClassType() || type->isLabelTy() ||
        type->isMetadataTy() || type->isTokenTy())
      continue;
    enumerateSelects(e, type);
    enumeratePhis(e, type);
    e.add([&](Module &module) {
      Body body(module, asResult(type), {type});
      body.finish(body.insert(new FreezeInst(body.arg(0))));
      return true;
    });
    e.add([&](Module &module) {
      Body body(module, asResult(type), {PointerType::get(e.context, 0)});
      body.finish(body.insert(new VAArgInst(body.arg(0), type)));
      return true;
    });
    e.add([&](Module &module) {
      Body body(module, type, {type});
      body.finish(body.arg(0));
      return true;
    });
    e.add([&](Module &module) {
      Function::Create(FunctionType::get(type, {type, type}, true),
                       GlobalValue::ExternalLinkage, "f", module);
      return true;
    });
  }
}

/// Takes out and puts in each element, and each element of the first.
static void enumerateAggregates(Enumeration &e, Type *type) {
  SmallVector<SmallVector<unsigned, 2>> paths;
  for (unsigned i = 0; i != 3; ++i) {
    paths.push_back({i});
    paths.push_back({i, 0});
    paths.push_back({i, 0, 1});
  }
  for (const SmallVector<unsigned, 2> &path : paths) {
    Type *part = ExtractValueInst::getIndexedType(type, path);
    if (!part)
      continue;
    e.add([&](Module &module) {
      Body body(module, asResult(part), {type});
      body.finish(body.insert(ExtractValueInst::Create(body.arg(0), path)));
      return true;
    });
    e.add([&](Module &module) {
      Body body(module, asResult(type), {type, part});
      body.finish(
          body.insert(InsertValueInst::Create(body.arg(0), body.arg(1), path)));
      return true;
    });
  }
}

static void enumerateLanes(Enumeration &e, VectorType *type) {
  Type *element = type->getElementType();
  for (Type *index : e.types.integers)
    for (bool constant : {false, true}) {
      e.add([&](Module &module) {
        Body body(module, element, {type, index});
        Value *lane = constant ? ConstantInt::get(index, 1) : nullptr;
        body.finish(body.insert(ExtractElementInst::Create(
            body.arg(0), lane ? lane : body.arg(1))));
        return true;
      });
      e.add([&](Module &module) {
        Body body(module, type, {type, index, element});
        Value *lane = constant ? ConstantInt::get(index, 1) : nullptr;
        body.finish(body.insert(InsertElementInst::Create(
            body.arg(0), body.arg(2), lane ? lane : body.arg(1))));
        return true;
      });
    }
}

static void enumerateShuffles(Enumeration &e, VectorType *type) {
  int lanes = int(type->getElementCount().getKnownMinValue());
  SmallVector<SmallVector<int>> masks;
  for (int size : {1, 2, 3, 4, 7, 16}) {
    masks.push_back(SmallVector<int>(size, 0));
    masks.push_back(SmallVector<int>(size, -1));
    SmallVector<int> reversed, partly;
    for (int i = 0; i != size; ++i) {
      reversed.push_back((2 * lanes - 1) - i % (2 * lanes));
      partly.push_back(i % 2 ? -1 : i % lanes);
    }
    masks.push_back(reversed);
    masks.push_back(partly);
  }
  for (const SmallVector<int> &mask : masks)
    e.add([&](Module &module) {
      if (!ShuffleVectorInst::isValidOperands(PoisonValue::get(type),
                                              PoisonValue::get(type), mask))
        return false;
      Type *result = VectorType::get(type->getElementType(), mask.size(),
                                     isa<ScalableVectorType>(type));
      Body body(module, result, {type, type});
      body.finish(
          body.insert(new ShuffleVectorInst(body.arg(0), body.arg(1), mask)));
      return true;
    });
}

void palindrome::enumerate::enumerateElements(Enumeration &e) {
  for (Type *type : e.types.aggregates)
    enumerateAggregates(e, type);
  for (Type *type : e.types.vectors) {
    enumerateLanes(e, cast<VectorType>(type));
    enumerateShuffles(e, cast<VectorType>(type));
  }
}
