// Ranges by iteration: what each instruction can be grows until nothing
// changes. A value that keeps growing around a loop is widened to the next
// constant that something is compared with, and then to all values on that
// side; two more rounds, which only shrink, take back what was too much. Each
// of these is sound by itself: what is known at any time of that contains all
// values of executions, and so does what one more computation makes of it.

#include "verify/judge/refine/linear/Ranges.h"
#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Operator.h"
#include "llvm/IR/PatternMatch.h"

using namespace palindrome::refine;
using namespace llvm;

/// How often a phi may grow before it is widened, and before it is widened to
/// the end.
static constexpr unsigned growthsBeforeWidening = 3, mostGrowths = 8;
/// The rounds that only shrink.
static constexpr unsigned narrowingRounds = 2;

ConstantRange palindrome::refine::allOf(const Type *type) {
  return ConstantRange::getFull(type->getIntegerBitWidth());
}

ConstantRange palindrome::refine::rangeOf(unsigned opcode, unsigned flags,
                                          const Type *type,
                                          ArrayRef<ConstantRange> operands) {
  const unsigned width = type->getIntegerBitWidth();
  auto isEmpty = [](const ConstantRange &range) { return range.isEmptySet(); };
  // A selection is poison only if what it selects is.
  if (opcode == Instruction::Select ? isEmpty(operands[0])
                                    : any_of(operands, isEmpty))
    return ConstantRange::getEmpty(width);
  switch (opcode) {
  case Instruction::Add:
  case Instruction::Sub:
  case Instruction::Mul:
  case Instruction::Shl:
    // These flags have the numbers of OverflowingBinaryOperator.
    return operands[0].overflowingBinaryOp(
        static_cast<Instruction::BinaryOps>(opcode), operands[1], flags);
  case Instruction::ZExt:
    return operands[0].zeroExtend(width);
  case Instruction::SExt:
    return operands[0].signExtend(width);
  case Instruction::Trunc:
    return operands[0].truncate(width);
  case Instruction::Select:
    if (const APInt *chosen = operands[0].getSingleElement())
      return chosen->isOne() ? operands[1] : operands[2];
    return operands[1].unionWith(operands[2]);
  default:
    return Instruction::isBinaryOp(opcode)
               ? operands[0].binaryOp(
                     static_cast<Instruction::BinaryOps>(opcode), operands[1])
               : allOf(type);
  }
}

ConstantRange palindrome::refine::rangeOf(CmpInst::Predicate predicate,
                                          const ConstantRange &left,
                                          const ConstantRange &right) {
  if (left.isEmptySet() || right.isEmptySet())
    return ConstantRange::getEmpty(1);
  if (left.icmp(predicate, right))
    return ConstantRange(APInt(1, 1));
  if (left.icmp(CmpInst::getInversePredicate(predicate), right))
    return ConstantRange(APInt(1, 0));
  return ConstantRange::getFull(1);
}

Ranges::Ranges(const Function &function, const DominatorTree &dominators,
               const Module *others)
    : function(function), dominators(dominators), others(others) {
  collectConstraints();
  iterate();
}

void Ranges::collectConstraints() {
  for (const BasicBlock &block : function) {
    const Instruction *last = block.getTerminator();
    if (auto *branch = dyn_cast<BranchInst>(last)) {
      if (branch->isConditional() &&
          branch->getSuccessor(0) != branch->getSuccessor(1))
        for (unsigned i : {0, 1})
          constrain(branch->getCondition(), i == 0,
                    BasicBlockEdge(&block, branch->getSuccessor(i)));
    } else if (auto *choice = dyn_cast<SwitchInst>(last)) {
      for (auto &one : choice->cases()) {
        bool isOnly = count(successors(&block), one.getCaseSuccessor()) == 1;
        if (isOnly)
          constrainValue(choice->getCondition(), CmpInst::ICMP_EQ,
                         one.getCaseValue(),
                         BasicBlockEdge(&block, one.getCaseSuccessor()));
        if (count(successors(&block), choice->getDefaultDest()) == 1)
          constrainValue(choice->getCondition(), CmpInst::ICMP_NE,
                         one.getCaseValue(),
                         BasicBlockEdge(&block, choice->getDefaultDest()));
      }
    }
  }
}

/// Adds what a condition says that is true, or false, on an edge. A condition
/// that depends on undef would have made the branch undefined.
void Ranges::constrain(const Value *condition, bool holds,
                       const BasicBlockEdge &edge) {
  using namespace PatternMatch;
  const Value *one = nullptr, *other = nullptr;
  if (match(condition, m_Not(m_Value(one))))
    return constrain(one, !holds, edge);
  if (holds ? match(condition, m_LogicalAnd(m_Value(one), m_Value(other)))
            : match(condition, m_LogicalOr(m_Value(one), m_Value(other)))) {
    constrain(one, holds, edge);
    constrain(other, holds, edge);
    return;
  }
  auto *comparison = dyn_cast<ICmpInst>(condition);
  if (!comparison || !comparison->getOperand(0)->getType()->isIntegerTy())
    return;
  CmpInst::Predicate predicate =
      holds ? comparison->getPredicate() : comparison->getInversePredicate();
  constrainValue(comparison->getOperand(0), predicate,
                 comparison->getOperand(1), edge);
  constrainValue(comparison->getOperand(1),
                 CmpInst::getSwappedPredicate(predicate),
                 comparison->getOperand(0), edge);
}

void Ranges::constrainValue(const Value *value, CmpInst::Predicate predicate,
                            const Value *other, const BasicBlockEdge &edge) {
  using namespace PatternMatch;
  if (isa<Constant>(value))
    return;
  constraints[value].push_back({edge, predicate, other, std::nullopt});
  const Value *base = nullptr;
  const APInt *added = nullptr;
  if (match(value, m_Add(m_Value(base), m_APInt(added))) &&
      !isa<Constant>(base))
    constraints[base].push_back({edge, predicate, other, *added});
}

ConstantRange
Ranges::apply(const Value *value, ConstantRange range,
              function_ref<bool(const Constraint &)> holds) const {
  auto found = constraints.find(value);
  if (found == constraints.end())
    return range;
  for (const Constraint &constraint : found->second) {
    if (!holds(constraint))
      continue;
    ConstantRange allowed = ConstantRange::makeAllowedICmpRegion(
        constraint.predicate, of(constraint.other));
    if (constraint.added)
      allowed = allowed.subtract(*constraint.added);
    range = range.intersectWith(allowed);
  }
  return range;
}

/// The range of a value where it is used in `block`.
ConstantRange Ranges::at(const Value *value, const BasicBlock *block) const {
  return apply(value, of(value), [&](const Constraint &constraint) {
    const BasicBlock *end = constraint.edge.getEnd();
    return end->getSinglePredecessor() == constraint.edge.getStart() &&
           dominators.dominates(end, block);
  });
}

/// The same on an edge: with what its branch has shown of the value, or of
/// what it is computed from, such as %i of `%j = add %i, 1`.
ConstantRange Ranges::onEdge(const Value *value, const BasicBlock *from,
                             const BasicBlock *to) const {
  auto alone = [&](const Value *one) {
    return apply(one, at(one, from), [&](const Constraint &constraint) {
      return constraint.edge.getStart() == from &&
             constraint.edge.getEnd() == to;
    });
  };
  ConstantRange range = alone(value);
  auto *inst = dyn_cast<Instruction>(value);
  if (!inst || !isa<BinaryOperator, CastInst>(inst) ||
      !all_of(inst->operands(), [](const Use &operand) {
        return operand->getType()->isIntegerTy();
      }))
    return range;
  SmallVector<ConstantRange, 2> operands;
  for (const Use &operand : inst->operands())
    operands.push_back(alone(operand.get()));
  return range.intersectWith(rangeOf(inst->getOpcode(),
                                     inst->getRawSubclassOptionalData(),
                                     inst->getType(), operands));
}

ConstantRange Ranges::of(const Value *value) const {
  ConstantRange all = allOf(value->getType());
  if (auto *number = dyn_cast<ConstantInt>(value))
    return ConstantRange(number->getValue());
  if (isa<PoisonValue>(value))
    return ConstantRange::getEmpty(all.getBitWidth());
  if (auto *argument = dyn_cast<Argument>(value))
    return argument->getRange().value_or(all);
  auto *inst = dyn_cast<Instruction>(value);
  if (!inst)
    return all;
  auto found = known.find(inst);
  return found == known.end() ? ConstantRange::getEmpty(all.getBitWidth())
                              : found->second;
}

/// What an instruction computes from what is known of its operands.
ConstantRange Ranges::compute(const Instruction &inst) const {
  const Type *type = inst.getType();
  const BasicBlock *block = inst.getParent();
  auto operand = [&](unsigned number) {
    return at(inst.getOperand(number), block);
  };
  auto areIntegers = [&](auto &&uses) {
    return all_of(uses,
                  [](const Use &use) { return use->getType()->isIntegerTy(); });
  };
  if (auto *phi = dyn_cast<PHINode>(&inst)) {
    ConstantRange all = ConstantRange::getEmpty(type->getIntegerBitWidth());
    for (unsigned i = 0; i != phi->getNumIncomingValues(); ++i) {
      const BasicBlock *from = phi->getIncomingBlock(i);
      if (isTaken(from, block))
        all = all.unionWith(onEdge(phi->getIncomingValue(i), from, block));
    }
    return all;
  }
  if (auto *comparison = dyn_cast<ICmpInst>(&inst))
    return areIntegers(inst.operands())
               ? rangeOf(comparison->getPredicate(), operand(0), operand(1))
               : allOf(type);
  if (auto *load = dyn_cast<LoadInst>(&inst)) {
    const MDNode *range = load->getMetadata(LLVMContext::MD_range);
    return range ? getConstantRangeFromMetadata(*range) : allOf(type);
  }
  if (auto *call = dyn_cast<CallBase>(&inst)) {
    ConstantRange range = call->getRange().value_or(allOf(type));
    const Function *callee = call->getCalledFunction(),
                   *other = callee && others
                                ? others->getFunction(callee->getName())
                                : nullptr;
    if (other && other->hasExactDefinition() && other->getReturnType() == type)
      if (Attribute promised =
              other->getAttributes().getRetAttr(Attribute::Range);
          promised.isValid())
        range = range.intersectWith(promised.getRange());
    auto *intrinsic = dyn_cast<IntrinsicInst>(call);
    if (intrinsic &&
        ConstantRange::isIntrinsicSupported(intrinsic->getIntrinsicID()) &&
        areIntegers(call->args())) {
      SmallVector<ConstantRange> operands;
      for (unsigned i = 0; i != call->arg_size(); ++i)
        operands.push_back(operand(i));
      if (none_of(operands, [](auto &one) { return one.isEmptySet(); }))
        range = range.intersectWith(
            ConstantRange::intrinsic(intrinsic->getIntrinsicID(), operands));
    }
    return range;
  }
  // What it chooses may be any value.
  if (isa<FreezeInst>(inst) || !areIntegers(inst.operands()))
    return allOf(type);
  SmallVector<ConstantRange> operands;
  for (unsigned i = 0; i != inst.getNumOperands(); ++i)
    operands.push_back(operand(i));
  return rangeOf(inst.getOpcode(), inst.getRawSubclassOptionalData(), type,
                 operands);
}

/// Whether an execution may go from one block to another, which is a successor.
bool Ranges::isTaken(const BasicBlock *from, const BasicBlock *to) const {
  if (!reached.contains(from))
    return false;
  auto *branch = dyn_cast<BranchInst>(from->getTerminator());
  if (!branch || !branch->isConditional())
    return true;
  ConstantRange condition = of(branch->getCondition());
  return (condition.contains(APInt(1, 1)) && branch->getSuccessor(0) == to) ||
         (condition.contains(APInt(1, 0)) && branch->getSuccessor(1) == to);
}

/// The next bound at or above `value`; the greatest value if there is none.
static APInt widenUp(const APInt &value, ArrayRef<APInt> bounds) {
  for (const APInt &bound : bounds)
    if (bound.getBitWidth() == value.getBitWidth() && bound.sge(value))
      return bound;
  return APInt::getSignedMaxValue(value.getBitWidth());
}

static APInt widenDown(const APInt &value, ArrayRef<APInt> bounds) {
  for (const APInt &bound : reverse(bounds))
    if (bound.getBitWidth() == value.getBitWidth() && bound.sle(value))
      return bound;
  return APInt::getSignedMinValue(value.getBitWidth());
}

/// More than `range`, which has grown from `before`.
static ConstantRange widen(const ConstantRange &before,
                           const ConstantRange &range, ArrayRef<APInt> bounds) {
  if (range.isSignWrappedSet() || before.isEmptySet())
    return ConstantRange::getFull(range.getBitWidth());
  APInt low = range.getSignedMin(), high = range.getSignedMax();
  if (low.slt(before.getSignedMin()))
    low = widenDown(low, bounds);
  if (high.sgt(before.getSignedMax()))
    high = widenUp(high, bounds);
  return ConstantRange::getNonEmpty(low, high + 1);
}

void Ranges::iterate() {
  // What is compared bounds loops.
  SmallVector<APInt> bounds;
  for (auto &[value, all] : constraints)
    for (const Constraint &constraint : all)
      if (auto *number = dyn_cast<ConstantInt>(constraint.other)) {
        bounds.push_back(number->getValue());
        bounds.push_back(APInt(number->getBitWidth(), 0));
      }
  auto isLess = [](const APInt &one, const APInt &other) {
    return one.getBitWidth() != other.getBitWidth()
               ? one.getBitWidth() < other.getBitWidth()
               : one.slt(other);
  };
  llvm::sort(bounds, isLess);
  auto isSame = [](const APInt &one, const APInt &other) {
    return one.getBitWidth() == other.getBitWidth() && one == other;
  };
  bounds.erase(llvm::unique(bounds, isSame), bounds.end());

  ReversePostOrderTraversal<const Function *> order(&function);
  DenseMap<const Instruction *, unsigned> growths;
  for (bool changes = true; changes;) {
    changes = false;
    for (const BasicBlock *block : order) {
      bool isReached = block == &function.getEntryBlock() ||
                       any_of(predecessors(block),
                              [&](auto *from) { return isTaken(from, block); });
      if (!isReached)
        continue;
      changes |= reached.insert(block).second;
      for (const Instruction &inst : *block) {
        if (!inst.getType()->isIntegerTy())
          continue;
        ConstantRange before = of(&inst),
                      range = before.unionWith(compute(inst));
        if (range == before && known.contains(&inst))
          continue;
        if (isa<PHINode>(inst) && ++growths[&inst] > growthsBeforeWidening)
          range = widen(before, range,
                        growths[&inst] > mostGrowths ? ArrayRef<APInt>()
                                                     : ArrayRef(bounds));
        known.insert_or_assign(&inst, range);
        changes = true;
      }
    }
  }
  for (unsigned round = 0; round != narrowingRounds; ++round)
    for (const BasicBlock *block : order)
      if (reached.contains(block))
        for (const Instruction &inst : *block)
          if (inst.getType()->isIntegerTy())
            known.insert_or_assign(&inst,
                                   of(&inst).intersectWith(compute(inst)));
}

ConstantRange Ranges::ofResult() const {
  ConstantRange all =
      ConstantRange::getEmpty(function.getReturnType()->getIntegerBitWidth());
  for (const BasicBlock &block : function)
    if (auto *result = dyn_cast<ReturnInst>(block.getTerminator());
        result && reached.contains(&block))
      all = all.unionWith(at(result->getReturnValue(), &block));
  return all;
}
