// The walk over the paths.

#include "verify/refine/encode/state/Side.h"
#include "verify/refine/encode/attributes/Promises.h"
#include "verify/refine/encode/floats/Floats.h"
#include "verify/refine/encode/operations/Encoders.h"
#include "llvm/IR/Constants.h"

using namespace palindrome::encode;
using namespace llvm;

Side::Side(Problem &problem, const llvm::Function &function, const Side *source,
           unsigned bound)
    : problem(problem), function(function), source(source),
      isTarget(source != nullptr), bound(bound) {}

void Side::run() {
  std::string why;
  std::optional<PathGraph> paths = unroll(function, bound, why);
  if (!paths) {
    setUnsupported(why);
    return;
  }
  graph = std::move(*paths);
  hasLoops = graph.hasLoops;
  if (source)
    locals.resize(source->locals.size());
  values.resize(graph.nodes.size());
  edges.resize(graph.nodes.size());

  for (auto [argument, inputs] :
       zip_equal(function.args(), problem.arguments)) {
    Lanes value;
    for (const InputLane &input : inputs) {
      Lane lane{input.value, input.poison, {}};
      if (!input.isUndef.isFalse()) {
        Lane any = undef(input.width, input.isPointer);
        choices.back().isInput = true;
        choices.back().isUndef = input.isUndef;
        lane.value = input.isUndef.select(any.value, input.value);
        lane.undefs = any.undefs;
        lane.varies = {input.isUndef, true};
      }
      value.push_back(std::move(lane));
    }
    arguments.try_emplace(&argument, std::move(value));
  }
  encodeParameters(*this);
  checkOrderings(*this);
  storeGlobals();
  for (unsigned number = 0;
       number < graph.nodes.size() && problem.unsupported.empty(); ++number)
    runNode(number);
  checkPromisedEnd(*this);
}

void Side::leave() {
  node = graph.nodes.size();
  domain = Expr::boolean(true);
  current = nullptr;
}

void Side::onlyIf(Expr condition, function_ref<void()> act) {
  Expr before = domain, within = domain && condition;
  if (within.isFalse())
    return;
  bool wasPartial = isPartial;
  isPartial |= !condition.isTrue();
  domain = within;
  act();
  domain = domain.isSame(within) ? before : (before && !condition) || domain;
  isPartial = wasPartial;
}

void Side::runNode(unsigned number) {
  node = number;
  const Node &here = graph.nodes[number];
  if (number != 0) {
    domain = Expr::boolean(false);
    for (auto [from, edge] : here.predecessors)
      domain |= edges[from][edge];
  }
  for (const Instruction &inst : *here.block) {
    current = &inst;
    if (inst.isTerminator()) {
      runTerminator(inst);
    } else {
      Lanes value = isa<PHINode>(inst) ? phi(cast<PHINode>(inst))
                    : isa<LandingPadInst>(inst)
                        ? landingPad(cast<LandingPadInst>(inst))
                        : encode(*this, inst);
      if (!inst.getType()->isVoidTy())
        values[number].try_emplace(&inst, std::move(value));
    }
    if (!problem.unsupported.empty())
      return;
  }
}

Lanes Side::phi(const PHINode &inst) {
  Lanes result;
  for (auto [from, edge] : reverse(graph.nodes[node].predecessors)) {
    Lanes value =
        lookup(inst.getIncomingValueForBlock(graph.nodes[from].block), from);
    result = result.empty() ? std::move(value)
                            : select(edges[from][edge], value, result);
  }
  return applyMathFlags(*this, inst, std::move(result));
}

Lanes Side::lookup(const llvm::Value *value, unsigned at) {
  if (auto *constantValue = dyn_cast<Constant>(value))
    return constant(constantValue);
  if (auto it = arguments.find(value); it != arguments.end())
    return it->second;
  if (auto it = values[at].find(value); it != values[at].end())
    return it->second;
  Lanes result;
  for (auto [from, edge] : reverse(graph.nodes[at].predecessors)) {
    Lanes other = lookup(value, from);
    if (result.empty())
      result = std::move(other);
    else if (!isSame(other, result))
      result = select(edges[from][edge], other, result);
  }
  values[at].try_emplace(value, result);
  return result;
}

Lanes Side::get(const llvm::Value *value) { return lookup(value, node); }

void Side::runTerminator(const Instruction &inst) {
  auto &out = edges[node];
  switch (inst.getOpcode()) {
  case Instruction::Ret: {
    auto &ret = cast<ReturnInst>(inst);
    if (const llvm::Value *operand = ret.getReturnValue()) {
      Lanes value = checkPromisedReturn(*this, operand,
                                        encodeReturn(*this, get(operand)));
      for (const Lane &lane : value)
        if (lane.value.width() == problem.blocks.pointerBits() &&
            operand->getType()->isPtrOrPtrVectorTy())
          escape(lane);
      returned = returned.empty() ? value : select(domain, value, returned);
    }
    returns |= domain;
    return;
  }
  case Instruction::Br: {
    auto &br = cast<BranchInst>(inst);
    if (br.isUnconditional()) {
      out.push_back(domain);
    } else {
      Expr condition = useDefinite(get(br.getCondition()).front()).toBoolean();
      out.push_back(domain && condition);
      out.push_back(domain && !condition);
    }
    break;
  }
  case Instruction::Switch: {
    auto &sw = cast<SwitchInst>(inst);
    Expr condition = useDefinite(get(sw.getCondition()).front());
    Expr isDefault = domain;
    out.resize(sw.getNumSuccessors());
    for (auto &successor : sw.cases()) {
      Expr hits = condition == Expr::bits(successor.getCaseValue()->getValue());
      out[successor.getSuccessorIndex()] = domain && hits;
      isDefault &= !hits;
    }
    out[0] = isDefault;
    break;
  }
  case Instruction::Invoke:
    runInvoke(cast<InvokeInst>(inst));
    break;
  case Instruction::Resume: {
    const llvm::Value *operand = inst.getOperand(0);
    Lanes value = get(operand);
    auto *type = dyn_cast<StructType>(operand->getType());
    if (!type || !type->getElementType(0)->isPointerTy())
      return setUnsupported("resume of such a value");
    escape(value.front());
    unwind(domain,
           {Expr::boolean(false), Expr::bits(callBits, 0), value.front()});
    return;
  }
  case Instruction::Unreachable:
    addUB(Expr::boolean(true));
    return;
  default:
    setUnsupported(inst.getOpcodeName());
    return;
  }
  for (auto [edge, successor] : enumerate(graph.nodes[node].successors))
    if (successor == Node::pastBound)
      isPastBound |= out[edge];
}

Expr Side::countEvents() const {
  constexpr unsigned width = 8;
  Expr count = Expr::bits(width, 0);
  for (const UnknownCall &call : calls)
    if (call.isEvent) {
      Expr happens = isPassed(call.place) ? Expr::boolean(true) : call.executed;
      count = count + (happens && !call.isRepeat)
                          .select(Expr::bits(width, 1), Expr::bits(width, 0));
    }
  return count;
}

//===-- Undef -------------------------------------------------------------===//

unsigned Side::choose(unsigned width, ChoiceKind kind) {
  unsigned number = choices.size();
  // The names take part in Z3's order of variables, and so in its search: with
  // longer ones, some proofs are no longer found.
  Expr variable =
      Expr::variable(width, problem.name(isTarget ? "b.choice" : "a.choice"));
  choices.push_back({variable, kind, current, domain, number});
  return number;
}

Expr Side::choiceAxioms() const {
  Expr all = Expr::boolean(true);
  for (const ChoiceVariable &choice : choices)
    all &= choice.axiom;
  return all;
}

Lane Side::undef(unsigned width, bool isPointer) {
  unsigned number = choose(width, ChoiceKind::Undef);
  Expr value = chosen(number);
  if (isPointer)
    value = problem.blocks.isInitial(Blocks::blockOf(value))
                .select(value, problem.blocks.null());
  return {value, Expr::boolean(false), {number}, {Expr::boolean(true), true}};
}

Lane Side::use(const Lane &lane, unsigned number) {
  if (lane.undefs.empty())
    return lane;
  SmallVector<Expr> from, to;
  Undefs fresh;
  Expr isDrawn = Expr::boolean(false);
  for (unsigned undef : lane.undefs) {
    unsigned copy = choose(chosen(undef).width(), ChoiceKind::Undef);
    choices[copy].origin = choices[undef].origin;
    choices[copy].copyOf = undef;
    choices[copy].isUndef = choices[undef].isUndef;
    if (!choices[undef].copyOf) {
      if (lane.varies.isKnown())
        choices[copy].isUndef &= lane.varies.condition;
      isDrawn |= choices[copy].isUndef;
    }
    from.push_back(chosen(undef));
    to.push_back(chosen(copy));
    fresh.push_back(copy);
  }
  Lane used{lane.value.substitute(from, to), lane.poison.substitute(from, to),
            std::move(fresh), lane.varies};
  if (!isDrawn.isFalse() && current)
    draws.push_back({current, node, number, domain, isDrawn, used.value});
  return used;
}

Lane Side::sample(const Lane &lane) const {
  SmallVector<Expr> from, to;
  for (unsigned number : lane.undefs) {
    from.push_back(chosen(number));
    to.push_back(Expr::bits(chosen(number).width(), 0));
  }
  return {lane.value.substitute(from, to), lane.poison.substitute(from, to)};
}

Lanes Side::use(const llvm::Value *value) {
  Lanes result;
  for (auto [number, lane] : enumerate(get(value)))
    result.push_back(use(lane, number));
  return result;
}

Expr Side::useDefinite(const Lane &lane) {
  Lane value = sample(lane);
  if (Variation varies = lane.variation(); varies.isKnown()) {
    // It does not matter what is chosen: where it would, there is no behaviour.
    addUB(value.poison || varies.condition);
    return value.value;
  }
  // If there is but one value that it may be, it is any.
  Lane used = use(lane);
  addUB(used.poison || used.value != value.value);
  return value.value;
}

Lanes Side::poison(Type *type) {
  SmallVector<LaneType> lanes;
  Lanes value;
  if (type->isVoidTy())
    return value;
  if (!listLanes(type, problem.layout, lanes)) {
    setUnsupported("a value of this type");
    // There must be as many lanes as elsewhere.
    if (type->isPtrOrPtrVectorTy() && !type->isScalableTy())
      lanes.assign(countLanes(type), {type->getScalarType(), 0});
  }
  for (LaneType lane : lanes)
    value.push_back(
        {Expr::bits(problem.widthOf(lane.type), 0), Expr::boolean(true), {}});
  return value;
}

Lanes Side::undef(Type *type) {
  SmallVector<LaneType> lanes;
  Lanes value;
  if (!listLanes(type, problem.layout, lanes))
    setUnsupported("a value of this type");
  for (LaneType lane : lanes)
    value.push_back(
        undef(problem.widthOf(lane.type), lane.type->isPointerTy()));
  return value;
}
