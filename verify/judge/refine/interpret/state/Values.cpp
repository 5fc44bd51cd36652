// The values of operands (LangRef, 'Constants'). The objects of globals are
// looked up by name, since the source and the target may be of two modules.

#include "verify/judge/refine/interpret/state/Values.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/GlobalAlias.h"
#include "llvm/IR/Operator.h"

using namespace llvm;

namespace palindrome::interpret {

Lanes Values::operand(const Value *value) {
  if (auto *known = dyn_cast<Constant>(value))
    return constant(known);
  Registers &registers = frames.registers();
  auto found = registers.find(value);
  if (found == registers.end()) {
    course.unsupported("an operand that has no value");
    return Lanes(countLanes(value->getType()));
  }
  Register &reg = found->second;
  course.addWork(reg.lanes.size());
  if (reg.uses++ == 0)
    return reg.lanes;
  if (setting.isSource())
    choices.poisonIfFromUndef(reg.lanes);
  return setting.options.redrawsUndef ? executor.computeAgain(value, reg.lanes)
                                      : reg.lanes;
}

Lane Values::globalAddress(const GlobalValue &global) {
  unsigned bits = setting.layout.getIndexTypeSizeInBits(global.getType());
  if (auto *alias = dyn_cast<GlobalAlias>(&global)) {
    if (alias->isInterposable())
      course.unsupported("an alias that may be replaced");
    else
      return constant(alias->getAliasee())[0];
    return Lane::poison();
  }
  for (auto [number, object] : enumerate(objects))
    if (object.global && object.global->getName() == global.getName())
      return object.missing && global.hasExternalWeakLinkage()
                 ? Lane::pointer(0, APInt(bits, 0))
                 : Lane::pointer(number, APInt(bits, 0));
  course.unsupported("a global that the witness does not give");
  return Lane::poison();
}

Lane Values::given(const Leaf &leaf, Type *scalar) {
  bool hasBits = leaf.kind == Leaf::Bits || leaf.kind == Leaf::Pointer;
  if (hasBits && leaf.bits.getBitWidth() != setting.width(scalar)) {
    course.unsupported("a value of the witness that is no value of its type");
    return Lane::poison();
  }
  return laneOf(leaf);
}

Lanes Values::constant(const Constant *constant) {
  auto found = constants.find(constant);
  if (found != constants.end())
    return found->second;
  Type *type = constant->getType();
  SmallVector<Type *> types;
  Lanes lanes;
  if (!laneTypes(type, types)) {
    course.unsupported("a constant of a type that is not followed");
    return lanes;
  }
  if (isa<PoisonValue>(constant)) {
    lanes.assign(types.size(), Lane::poison());
  } else if (isa<UndefValue>(constant)) {
    lanes.assign(types.size(), Lane::undef());
  } else if (constant->isNullValue()) {
    for (Type *scalar : types)
      lanes.push_back(scalar->isPointerTy()
                          ? objects.null(scalar->getPointerAddressSpace())
                          : zeroLane(scalar, setting.layout));
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
    if (auto result = executor.compute(*expression, operands))
      return *result;
    course.unsupported("a constant expression");
    lanes.resize(types.size());
  } else {
    course.unsupported("a constant that is not followed");
    lanes.resize(types.size());
  }
  if (!course.stopped())
    constants[constant] = lanes;
  return lanes;
}

} // namespace palindrome::interpret
