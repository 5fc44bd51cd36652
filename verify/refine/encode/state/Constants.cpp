// Constants.

#include "llvm/IR/Constants.h"
#include "verify/refine/encode/operations/Encoders.h"
#include "llvm/IR/GlobalAlias.h"
#include "llvm/IR/GlobalIFunc.h"

using namespace palindrome::encode;
using namespace llvm;

Lanes Side::constant(const Constant *value) {
  Type *type = value->getType();
  auto one = [](Expr expr) { return Lanes{Lane{expr}}; };
  if (isa<PoisonValue>(value))
    return poison(type);
  if (isa<UndefValue>(value))
    return undef(type);
  // Splats of vectors are among these.
  if (auto *integer = dyn_cast<ConstantInt>(value);
      integer && type->isIntegerTy())
    return one(Expr::bits(integer->getValue()));
  if (auto *real = dyn_cast<ConstantFP>(value);
      real && type->isFloatingPointTy())
    return one(Expr::bits(real->getValueAPF().bitcastToAPInt()));
  if (SmallVector<LaneType> lanes;
      type->isPointerTy() && !listLanes(type, problem.layout, lanes))
    return poison(type);
  if (isa<ConstantPointerNull>(value))
    return one(problem.blocks.null());
  if (auto *global = dyn_cast<GlobalValue>(value)) {
    if (global->hasExternalWeakLinkage() || global->isInterposable())
      setUnsupported("a weak symbol");
    if (isa<GlobalAlias, GlobalIFunc>(global) || global->isThreadLocal())
      setUnsupported("an alias, ifunc or thread-local variable");
    return one(problem.blocks.makePointer(problem.blocks.numberOf(*global)));
  }
  if (auto *expression = dyn_cast<ConstantExpr>(value)) {
    Instruction *inst = expression->getAsInstruction();
    Lanes result = encode(*this, *inst);
    inst->deleteValue();
    return result;
  }
  SmallVector<LaneType> lanes;
  if (!listLanes(type, problem.layout, lanes)) {
    setUnsupported("a constant of this type");
    return poison(type);
  }
  if (isa<ConstantAggregateZero>(value)) {
    Lanes result;
    for (LaneType lane : lanes)
      result.push_back({Expr::bits(problem.widthOf(lane.type), 0)});
    return result;
  }
  unsigned count = 0;
  if (auto *structType = dyn_cast<StructType>(type))
    count = structType->getNumElements();
  else if (auto *array = dyn_cast<ArrayType>(type))
    count = array->getNumElements();
  else if (auto *vector = dyn_cast<FixedVectorType>(type))
    count = vector->getNumElements();
  Lanes result;
  for (unsigned i = 0; i < count; ++i) {
    Constant *element = value->getAggregateElement(i);
    if (!element)
      break;
    llvm::append_range(result, constant(element));
  }
  if (result.size() != lanes.size()) {
    setUnsupported("a constant of this kind");
    return poison(type);
  }
  return result;
}
