// The values of one function's constants, arguments and instructions.

#include "verify/judge/refine/encode/state/SideValues.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/GlobalAlias.h"
#include "llvm/IR/GlobalIFunc.h"

using namespace palindrome::encode;
using namespace llvm;

SideValues::Values &SideValues::in(unsigned node) {
  if (nodes.size() < here.paths().nodes.size())
    nodes.resize(here.paths().nodes.size());
  return nodes[node];
}

void SideValues::set(const Instruction &inst, Lanes value) {
  in(here.node()).try_emplace(&inst, std::move(value));
}

Lanes SideValues::getAt(const llvm::Value *value, unsigned node) {
  if (auto *constantValue = dyn_cast<Constant>(value))
    return constant(constantValue);
  if (auto it = arguments.find(value); it != arguments.end())
    return it->second;
  if (auto it = in(node).find(value); it != in(node).end())
    return it->second;
  Lanes result;
  for (auto [from, edge] : reverse(here.paths().nodes[node].predecessors)) {
    Lanes incoming = getAt(value, from);
    if (result.empty())
      result = std::move(incoming);
    else if (!isSame(incoming, result))
      result = select(here.edgeWithin(from, edge, node), incoming, result);
  }
  in(node).try_emplace(value, result);
  return result;
}

Lanes SideValues::phi(const PHINode &inst) {
  const PathGraph &paths = here.paths();
  Lanes result;
  for (auto [from, edge] : reverse(paths.nodes[here.node()].predecessors)) {
    Lanes value =
        getAt(inst.getIncomingValueForBlock(paths.nodes[from].block), from);
    result = result.empty() ? std::move(value)
                            : select(here.edgeWithin(from, edge, here.node()),
                                     value, result);
  }
  return result;
}

Lanes SideValues::constant(const Constant *value) {
  Type *type = value->getType();
  auto one = [](Expr expr) { return Lanes{Lane{expr}}; };
  if (isa<PoisonValue>(value))
    return problem.poison(type);
  if (isa<UndefValue>(value))
    return choices.undef(type);
  // Splats of vectors are among these.
  if (auto *integer = dyn_cast<ConstantInt>(value);
      integer && type->isIntegerTy())
    return one(Expr::bits(integer->getValue()));
  if (auto *real = dyn_cast<ConstantFP>(value);
      real && type->isFloatingPointTy())
    return one(Expr::bits(real->getValueAPF().bitcastToAPInt()));
  if (SmallVector<LaneType> lanes;
      type->isPointerTy() && !listLanes(type, problem.layout, lanes))
    return problem.poison(type);
  if (isa<ConstantTokenNone>(value))
    return one(Expr::bits(problem.widthOf(type), 0));
  if (isa<ConstantPointerNull>(value))
    return one(problem.blocks.null(type->getPointerAddressSpace()));
  if (auto *global = dyn_cast<GlobalValue>(value)) {
    auto *alias = dyn_cast<GlobalAlias>(global);
    if (alias && !alias->isInterposable())
      return constant(alias->getAliasee());
    if (alias || isa<GlobalIFunc>(global))
      problem.setUnsupported("an ifunc or an alias that may be replaced");
    Expr pointer = problem.blocks.makePointer(problem.blocks.numberOf(*global));
    if (global->hasExternalWeakLinkage())
      pointer = problem.blocks.isMissing(Blocks::blockOf(pointer))
                    .select(problem.blocks.null(), pointer);
    return one(pointer);
  }
  if (auto *expression = dyn_cast<ConstantExpr>(value)) {
    Instruction *inst = expression->getAsInstruction();
    Lanes result = encodeExpression(*inst);
    inst->deleteValue();
    return result;
  }
  SmallVector<LaneType> lanes;
  if (!listLanes(type, problem.layout, lanes)) {
    problem.setUnsupported("a constant of this type");
    return problem.poison(type);
  }
  if (isa<ConstantAggregateZero>(value)) {
    Lanes result;
    for (LaneType lane : lanes)
      result.push_back(
          {lane.type->isPointerTy()
               ? problem.blocks.null(lane.type->getPointerAddressSpace())
               : Expr::bits(problem.widthOf(lane.type), 0)});
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
    problem.setUnsupported("a constant of this kind");
    return problem.poison(type);
  }
  return result;
}
