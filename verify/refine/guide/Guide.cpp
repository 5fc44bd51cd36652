// Runs the target again and again, each time on an input that lets it come
// nearer to a call. An input is changed
//
// - where the run has undefined behavior: a pointer to nothing becomes one to a
//   memory object, and an undefined value becomes 0;
// - where a branch leads away from the call: what its condition was computed
//   from changes.

#include "verify/refine/guide/Guide.h"
#include "verify/refine/guide/Steering.h"
#include "verify/refine/guide/Suspects.h"
#include "verify/refine/interpret/state/Machine.h"
#include "verify/refine/replay/Attempt.h"
#include "verify/refine/replay/Inputs.h"
#include "verify/refine/time/Countdown.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"

using namespace llvm;
using namespace palindrome::interpret;

namespace palindrome::guide {
namespace {

using replay::Counterexample;

/// The limits of a run that is tried.
constexpr replay::Limits kTried = {1 << 8, 20000, 0};
/// The runs on the way to one call.
constexpr unsigned kMostRuns = 400;
/// How often one branch is turned in one place of the run.
constexpr unsigned kMostTurns = 6;
/// The calls that are tried.
constexpr size_t kMostSuspects = 24;
/// What a block with a call of a function that is executed counts on a path:
/// the run may end there.
constexpr unsigned kCallDistance = 20;
/// The least size of the memory object of an argument.
constexpr uint64_t kArgumentBytes = 256;

/// The distance of each block to `goal`; a block from which it cannot be
/// reached has none.
DenseMap<const BasicBlock *, unsigned> distancesTo(const BasicBlock &goal) {
  DenseMap<const BasicBlock *, unsigned> distances = {{&goal, 0}};
  auto lengthOf = [](const BasicBlock &block) {
    unsigned length = 1;
    for (const Instruction &instruction : block)
      if (auto *call = dyn_cast<CallBase>(&instruction))
        if (const Function *callee = call->getCalledFunction();
            !callee || !callee->isDeclaration())
          length += kCallDistance;
    return length;
  };
  SmallVector<const BasicBlock *> left = {&goal};
  while (!left.empty()) {
    const BasicBlock *block = left.pop_back_val();
    unsigned here = distances.lookup(block);
    for (const BasicBlock *before : predecessors(block)) {
      unsigned through = here + lengthOf(*before);
      auto [entry, isNew] = distances.try_emplace(before, through);
      if (!isNew && entry->second <= through)
        continue;
      entry->second = through;
      left.push_back(before);
    }
  }
  return distances;
}

/// The search for one call.
class Search {
public:
  Search(const Function &source, const Function &target, const CallBase &goal,
         const Countdown &time)
      : source(source), target(target), goal(goal), time(time),
        distances(distancesTo(*goal.getParent())) {}

  std::optional<Counterexample> run();

private:
  bool start();
  bool repair(Flow &flow, const Outcome &outcome);
  bool repairAccess(Flow &flow, const Instruction &at);
  bool repairCall(Flow &flow, const CallBase &call);
  bool settleLoads(const Flow &flow);
  bool turn(const Flow &flow);
  bool turn(const Flow &flow, const Decision &decision,
            const BasicBlock &wanted, unsigned skipped);

  const Function &source, &target;
  const CallBase &goal;
  const Countdown &time;
  const DenseMap<const BasicBlock *, unsigned> distances;
  Witness witness;
  using Turn = std::tuple<const BasicBlock *, unsigned, const BasicBlock *>;
  /// How often a branch was turned: the block, the number of its execution, and
  /// the successor.
  std::map<Turn, unsigned> turns;
};

} // namespace

/// Begins with objects of zeros for pointers, and 0 for all else.
bool Search::start() {
  Reason why;
  if (!distances.contains(&target.getEntryBlock()) ||
      !replay::addGlobals(source, target, witness, why))
    return false;
  const DataLayout &layout = target.getDataLayout();
  for (const Argument &argument : target.args()) {
    SmallVector<Type *> types;
    if (!laneTypes(argument.getType(), types))
      return false;
    refine::Leaves leaves;
    for (Type *scalar : types) {
      Leaf leaf;
      leaf.bits = APInt(laneWidth(scalar, layout), 0);
      if (scalar->isPointerTy())
        leaf.kind = Leaf::Pointer;
      leaves.push_back(std::move(leaf));
    }
    witness.arguments.push_back(std::move(leaves));
  }
  // The objects are added by the same code as all others.
  Flow flow(witness.blocks.size());
  flow.onFunctionEntered(target, nullptr);
  Steering steering(witness, flow, target);
  for (const Argument &argument : target.args())
    if (argument.getType()->isPointerTy())
      steering.point(
          flow.lastNodeOf(argument, target),
          std::max(kArgumentBytes, argument.getDereferenceableBytes()));
  // The callee reads what it is passed, and does not return unless it must.
  for (unsigned execution = 0; execution != 4; ++execution) {
    CallEffect &effect = effectAt(witness, {&goal, execution});
    effect.readsArguments = true;
    effect.diverges |= !goal.hasFnAttr(Attribute::WillReturn);
  }
  return true;
}

/// Makes what the instruction accesses a memory object that is large enough.
bool Search::repairAccess(Flow &flow, const Instruction &at) {
  if (flow.lastAccesses().empty())
    return false;
  const Access &access = flow.lastAccesses().back();
  const Function &function = *at.getFunction();
  Steering steering(witness, flow, target);
  for (const Use &operand : at.operands()) {
    if (!operand->getType()->isPointerTy())
      continue;
    unsigned node = flow.lastNodeOf(*operand, function);
    const Lanes &lanes = flow.node(node).lanes;
    bool isIt = isa<LoadInst, StoreInst>(at)
                    ? operand.get() == getLoadStorePointerOperand(&at)
                    : lanes.size() != 1 || lanes[0] == access.pointer;
    if (!isIt)
      continue;
    if (!access.pointer.isPointer() || access.pointer.object == 0 ||
        access.pointer.object >= witness.blocks.size())
      return steering.point(node, access.size);
    APInt offset = access.pointer.bits;
    if (offset.isNegative())
      return steering.point(node, access.size, kArgumentBytes * 4);
    return steering.extend(
        access.pointer.object,
        SaturatingAdd(offset.getLimitedValue(), access.size));
  }
  return false;
}

/// Makes arguments that must be well defined so, and pointers point to objects.
bool Search::repairCall(Flow &flow, const CallBase &call) {
  const Function &function = *call.getFunction();
  Steering steering(witness, flow, target);
  bool isChanged = false;
  for (const Use &operand : call.operands()) {
    unsigned node = flow.lastNodeOf(*operand, function);
    if (isa<Constant>(flow.node(node).value) ||
        !operand->getType()->isSingleValueType())
      continue;
    const Lanes &lanes = flow.node(node).lanes;
    bool isPoor = lanes.size() == 1 && !lanes[0].isBits() &&
                  !(lanes[0].isPointer() && lanes[0].object != 0);
    if (flow.node(node).place.kind == Place::Argument)
      isPoor = operand->getType()->isPointerTy() &&
               witness.arguments[flow.node(node).place.number][0].block == 0;
    if (!isPoor)
      continue;
    isChanged |= call.isCallee(&operand)
                     ? steering.pointToFunction(node, *call.getFunctionType())
                     : steering.settle(node);
  }
  return isChanged;
}

/// Changes the witness so that the run may go on where it had undefined
/// behavior.
bool Search::repair(Flow &flow, const Outcome &outcome) {
  if (!outcome.at)
    return false;
  const Instruction &at = *outcome.at;
  Steering steering(witness, flow, target);
  auto nodeOf = [&](const Value &value) {
    return flow.lastNodeOf(value, *at.getFunction());
  };
  if (isa<LoadInst, StoreInst, MemIntrinsic>(at) && repairAccess(flow, at))
    return true;
  if (auto *call = dyn_cast<CallBase>(&at))
    return repairCall(flow, *call);
  if (auto *branch = dyn_cast<BranchInst>(&at);
      branch && branch->isConditional())
    return steering.decide(nodeOf(*branch->getCondition()), false, 0);
  if (auto *choice = dyn_cast<SwitchInst>(&at))
    return steering.settle(nodeOf(*choice->getCondition()));
  if (auto *back = dyn_cast<ReturnInst>(&at); back && back->getReturnValue())
    return steering.settle(nodeOf(*back->getReturnValue()));
  if (at.isIntDivRem()) {
    Leaf one;
    one.bits = APInt(at.getType()->getScalarSizeInBits(), 1);
    return steering.set(nodeOf(*at.getOperand(1)), one);
  }
  return false;
}

/// Gives uninitialized bytes that were loaded, and that a callee may have
/// written, a value: undef makes the source's behavior uncertain.
bool Search::settleLoads(const Flow &flow) {
  bool isChanged = false;
  Steering steering(witness, flow, target);
  for (unsigned i = 0; i != flow.size(); ++i) {
    const Node &node = flow.node(i);
    if (node.place.kind == Place::Written && !node.isCopy &&
        node.lanes.size() == 1 && node.lanes[0].mayVary()) {
      Type *type = node.value->getType();
      Leaf zero;
      zero.kind = type->isPointerTy() ? Leaf::Pointer : Leaf::Bits;
      zero.bits = APInt(laneWidth(type, target.getDataLayout()), 0);
      isChanged |= steering.set(i, zero);
    }
  }
  return isChanged;
}

/// Makes the terminator of the decision lead to `wanted`.
bool Search::turn(const Flow &flow, const Decision &decision,
                  const BasicBlock &wanted, unsigned skipped) {
  Steering steering(witness, flow, target);
  const Instruction *terminator = decision.block->getTerminator();
  if (auto *branch = dyn_cast<BranchInst>(terminator))
    return steering.decide(decision.condition,
                           branch->getSuccessor(0) == &wanted, skipped);
  auto *choice = cast<SwitchInst>(terminator);
  Leaf leaf;
  auto isCase = [&](const APInt &value) {
    return any_of(choice->cases(), [&](const auto &entry) {
      return entry.getCaseValue()->getValue() == value;
    });
  };
  for (const auto &entry : choice->cases()) {
    if (entry.getCaseSuccessor() != &wanted || skipped-- != 0)
      continue;
    leaf.bits = entry.getCaseValue()->getValue();
    return steering.set(decision.condition, leaf);
  }
  if (choice->getDefaultDest() != &wanted)
    return false;
  leaf.bits = APInt(choice->getCondition()->getType()->getIntegerBitWidth(), 0);
  while (isCase(leaf.bits) || skipped-- != 0)
    ++leaf.bits;
  return steering.set(decision.condition, leaf);
}

/// Turns the last branch that led away from the goal.
bool Search::turn(const Flow &flow) {
  for (const Decision &decision : reverse(flow.decisions())) {
    auto distance = [&](const BasicBlock *block) {
      auto known = distances.find(block);
      return known == distances.end() ? ~0u : known->second;
    };
    unsigned taken = distance(decision.taken);
    SmallVector<const BasicBlock *> better;
    for (const BasicBlock *successor : successors(decision.block))
      if (distance(successor) < taken && !is_contained(better, successor))
        better.push_back(successor);
    llvm::sort(better, [&](const BasicBlock *x, const BasicBlock *y) {
      return distance(x) < distance(y);
    });
    for (const BasicBlock *successor : better) {
      unsigned &count = turns[{decision.block, decision.execution, successor}];
      while (count < kMostTurns)
        if (turn(flow, decision, *successor, count++))
          return true;
    }
  }
  return false;
}

std::optional<Counterexample> Search::run() {
  if (!start())
    return std::nullopt;
  for (unsigned runs = 0; runs != kMostRuns && !time.isOver(); ++runs) {
    Flow flow(witness.blocks.size());
    Environment environment(witness);
    WitnessOracle oracle(witness.choices);
    Machine machine(Role::Target, *target.getParent(), memoryOf(witness.blocks),
                    oracle, environment);
    machine.observer = &flow;
    machine.maxSteps = kTried.steps;
    machine.initialize();
    Outcome outcome = machine.run(target, witness.arguments);
    if (settleLoads(flow))
      continue;
    bool isUndefined = outcome.kind == Outcome::ImmediateUB;
    Reason why;
    if (isUndefined && flow.hasReached(goal) &&
        replay::attempt(source, target, witness, kTried, why))
      return replay::confirm(source, target, witness, why);
    if (isUndefined && repair(flow, outcome))
      continue;
    if (!turn(flow))
      return std::nullopt;
  }
  return std::nullopt;
}

std::optional<Counterexample>
searchSuspects(const Function &source, const Function &target, double seconds) {
  Countdown time(seconds);
  SmallVector<const CallBase *> suspects = findSuspects(source, target);
  for (const CallBase *goal : ArrayRef(suspects).take_front(kMostSuspects)) {
    if (time.isOver())
      break;
    if (auto found = Search(source, target, *goal, time).run())
      return found;
  }
  return std::nullopt;
}

} // namespace palindrome::guide
