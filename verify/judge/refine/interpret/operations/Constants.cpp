// The values of constants (LangRef, 'Constants').

#include "llvm/IR/Constants.h"
#include "verify/judge/refine/interpret/operations/Operations.h"
#include "llvm/IR/GlobalValue.h"

using namespace llvm;

namespace palindrome::interpret {

Lanes Machine::constant(const Constant *constant) {
  auto found = constants.find(constant);
  if (found != constants.end())
    return found->second;
  Type *type = constant->getType();
  SmallVector<Type *> types;
  Lanes lanes;
  if (!laneTypes(type, types)) {
    unsupported("a constant of a type that is not followed");
    return lanes;
  }
  if (isa<PoisonValue>(constant)) {
    lanes.assign(types.size(), Lane::poison());
  } else if (isa<UndefValue>(constant)) {
    lanes.assign(types.size(), Lane::undef());
  } else if (constant->isNullValue()) {
    for (Type *scalar : types)
      lanes.push_back(scalar->isPointerTy()
                          ? null(scalar->getPointerAddressSpace())
                          : zeroLane(scalar, layout));
  } else if (auto *integer = dyn_cast<ConstantInt>(constant)) {
    lanes.assign(types.size(), Lane::of(integer->getValue()));
  } else if (auto *number = dyn_cast<ConstantFP>(constant)) {
    lanes.assign(types.size(),
                 Lane::of(number->getValueAPF().bitcastToAPInt()));
  } else if (auto *global = dyn_cast<GlobalValue>(constant)) {
    lanes.push_back(globalAddress(*global));
  } else if (isa<ConstantAggregate, ConstantDataSequential>(constant)) {
    unsigned count =
        isa<ConstantAggregate>(constant)
            ? constant->getNumOperands()
            : cast<ConstantDataSequential>(constant)->getNumElements();
    for (unsigned i = 0; i != count; ++i)
      lanes.append(this->constant(constant->getAggregateElement(i)));
  } else if (auto *expression = dyn_cast<ConstantExpr>(constant)) {
    // The operation may make choices, another one at each use.
    SmallVector<Lanes, 4> operands;
    for (const Use &use : expression->operands())
      operands.push_back(this->constant(cast<Constant>(use)));
    Operation *operation = operationOf(expression->getOpcode());
    if (operation && !stopped())
      return operation(*this, *cast<Operator>(expression), operands);
    unsupported("a constant expression");
    lanes.resize(types.size());
  } else {
    unsupported("a constant that is not followed");
    lanes.resize(types.size());
  }
  if (!stopped())
    constants[constant] = lanes;
  return lanes;
}

} // namespace palindrome::interpret
