// What a walk knows because the source has come this way: a condition that is
// neither true nor false, such as undef, would have made its branch undefined.

#include "verify/judge/refine/lockstep/Prover.h"

using namespace palindrome::refine::lockstep;
using namespace llvm;

/// The branches above a node that are looked at.
static constexpr unsigned mostDominating = 24;

/// Whether a condition is the negation of another one, `of`.
static bool isNegation(const Term &term, const Term *&of) {
  if (term.opcode() != Instruction::Xor || term.flags != 0 ||
      !term.operands[1]->isTrue())
    return false;
  of = term.operands[0];
  return true;
}

/// A comparison of integers or pointers.
const Term *Prover::compare(CmpInst::Predicate predicate, const Term *left,
                            const Term *right) {
  const Instruction *&comparison = comparisons[{left->type, predicate}];
  if (!comparison) {
    Value *any = PoisonValue::get(left->type);
    loose.push_back(new ICmpInst(predicate, any, any));
    comparison = loose.back();
  }
  return pool.operation(*comparison, {left, right});
}

const Term *Prover::isEqual(const Term *term, const Term *other) {
  return compare(CmpInst::ICMP_EQ, term, other);
}

const Term *Prover::isEqual(const Term *term, const Constant *value) {
  return isEqual(term, pool.constant(value));
}

/// A comparison of what the operands of `condition`, another one, are computed
/// from, such that both are true or both are false unless `condition` is
/// poison. Null if there is none.
///
///   %d = sub i64 %x, %y
///   %n = ashr exact i64 %d, 3
///   %c = icmp eq i64 %n, 0          %c = icmp eq i64 %x, %y
///
/// or with the distance of two addresses as their steps tell it.
const Term *Prover::comparedParts(const Term &condition) {
  if (condition.opcode() == Instruction::ICmp && condition.flags == 0)
    for (unsigned i : {0, 1})
      if (const Term *distance = pool.subtractPlaces(*condition.operands[i])) {
        auto predicate = static_cast<CmpInst::Predicate>(condition.rest[1]);
        return i == 0 ? compare(predicate, distance, condition.operands[1])
                      : compare(predicate, condition.operands[0], distance);
      }
  if (condition.opcode() == Instruction::ICmp &&
      condition.operands[0]->type->isPointerTy())
    return pool.comparePlaces(condition);
  if (const Term *bits = pool.compareShiftedBits(condition))
    return bits;
  if (condition.opcode() != Instruction::ICmp ||
      condition.rest[1] != CmpInst::ICMP_EQ)
    return nullptr;
  const Term *one = condition.operands[0], *other = condition.operands[1];
  if (one->opcode() == Instruction::PtrToInt &&
      other->opcode() == Instruction::PtrToInt) {
    const Term *left = one->operands[0], *right = other->operands[0];
    const DataLayout &layout = source.function.getDataLayout();
    return left->type == right->type && layout.getTypeSizeInBits(left->type) ==
                                            layout.getTypeSizeInBits(one->type)
               ? isEqual(left, right)
               : nullptr;
  }
  if (one->constantInt())
    std::swap(one, other);
  if (!other->constantInt() || !other->constantInt()->isZero())
    return nullptr;
  switch (one->opcode()) {
  case Instruction::Sub:
    return isEqual(one->operands[0], one->operands[1]);
  case Instruction::AShr:
  case Instruction::LShr:
  case Instruction::SDiv:
  case Instruction::UDiv:
    return (one->flags & PossiblyExactOperator::IsExact) != 0 &&
                   one->operands[1]->constantInt()
               ? isEqual(one->operands[0], other)
               : nullptr;
  default:
    return nullptr;
  }
}

void Prover::learn(Walk &walk, const Term *condition, bool holds) {
  learnNoPoison(walk, condition);
  const Term *of = nullptr;
  // The negated condition is known as it is given, too.
  if (isNegation(*condition, of))
    return learn(walk, of, !holds);
  const Term *given = condition;
  condition = reduce(walk, condition);
  // The source, or a target that is defined here, has branched on it.
  if (condition->type->isIntegerTy(1) &&
      !rangeOf(walk, condition).contains(APInt(1, holds))) {
    walk.isImpossible = true;
    return;
  }
  if (condition->constantInt())
    return;
  if (isNegation(*condition, of))
    return learn(walk, of, !holds);
  walk.facts.push_back({condition, holds});
  auto &context = condition->type->getContext();
  const Term *truth = pool.constant(ConstantInt::getBool(context, holds));
  // Where the other side computes the given condition, facts that are learned
  // later might reduce it to another term.
  walk.known[condition] = walk.known[given] = truth;
  walk.forget();

  // Where a conjunction is true, so are its parts; a disjunction alike.
  bool isAnd = condition->opcode() == Instruction::And;
  bool isOr = condition->opcode() == Instruction::Or;
  if ((isAnd && holds) || (isOr && !holds))
    for (const Term *part : condition->operands)
      learn(walk, part, holds);
  if (condition->opcode() == Instruction::Select &&
      condition->type->isIntegerTy(1)) {
    const Term *first = condition->operands[0], *yes = condition->operands[1],
               *no = condition->operands[2];
    if (no->isFalse() && holds) {
      learn(walk, first, true);
      learn(walk, yes, true);
    } else if (no->isTrue() && !holds) {
      learn(walk, first, true);
      learn(walk, yes, false);
    } else if (yes->isTrue() && !holds) {
      learn(walk, first, false);
      learn(walk, no, false);
    } else if (yes->isFalse() && holds) {
      learn(walk, first, false);
      learn(walk, no, true);
    }
  }
  if (const Term *simpler = comparedParts(*condition))
    learn(walk, simpler, holds);
  // A value that was compared is no undef: it is the constant, each time.
  if (condition->opcode() == Instruction::ICmp && holds &&
      condition->rest[1] == CmpInst::ICMP_EQ) {
    const Term *value = condition->operands[0], *other = condition->operands[1];
    if (value->constantInt())
      std::swap(value, other);
    if (other->constantInt() && value->kind != Term::Constant)
      walk.known[value] = other;
  }
}

/// What a branch depends on is one value, which is no poison. Returns it.
const Term *Prover::learnDecided(Walk &walk, const Instruction &branch,
                                 bool isSource) {
  const Term *value = evaluate(walk, decidingValue(branch), isSource);
  learnNoPoison(walk, value);
  // So is what it extends.
  auto isExtended = [](const Term *term) {
    return term->opcode() == Instruction::ZExt ||
           term->opcode() == Instruction::SExt;
  };
  for (const Term *term : {value, reduce(walk, value)}) {
    walk.single.insert(term);
    if (const Term *distance = pool.subtractPlaces(*term))
      walk.single.insert(distance);
    for (; isExtended(term); term = term->operands[0])
      walk.single.insert(term->operands[0]);
  }
  return value;
}

void Prover::learnEdge(Walk &walk, const Instruction &branch,
                       unsigned successor, bool isSource) {
  if (auto *conditional = dyn_cast<BranchInst>(&branch)) {
    if (conditional->isConditional() &&
        conditional->getSuccessor(0) != conditional->getSuccessor(1))
      learn(walk, evaluate(walk, conditional->getCondition(), isSource),
            successor == 0);
    return;
  }
  auto &choice = cast<SwitchInst>(branch);
  const Term *value = learnDecided(walk, branch, isSource);
  if (successor != 0) {
    for (auto &one : choice.cases())
      if (one.getSuccessorIndex() == successor) {
        learn(walk, isEqual(value, one.getCaseValue()), true);
        // The comparison may have the form of a choice.
        if (!value->constantInt())
          walk.known[value] = pool.constant(one.getCaseValue());
      }
    walk.forget();
    return;
  }
  auto learnNone = [&] {
    for (auto &one : choice.cases())
      if (one.getCaseSuccessor() != choice.getDefaultDest())
        learn(walk, isEqual(value, one.getCaseValue()), false);
  };
  const Term *before = reduce(walk, value);
  learnNone();
  // That it is none of the cases may tell from what it was chosen.
  if (const Term *now = reduce(walk, value); now != before) {
    walk.single.insert(now);
    value = now;
    learnNone();
  }
}

/// Adds what the branches have shown that lead to the node, and to it alone,
/// and what they depend on that lead elsewhere, too.
void Prover::addDominatingFacts(Walk &walk) {
  if (!means.looksBack)
    return;
  const Node &node = *walk.start;
  const auto *block = dyn_cast<BasicBlock>(node.source);
  if (!block)
    block = node.event()->getParent();
  const DomTreeNode *at = source.dominators.getNode(block);
  for (unsigned count = 0; at && at->getIDom() && count != mostDominating;
       at = at->getIDom(), ++count) {
    const BasicBlock *above = at->getIDom()->getBlock();
    const Instruction *branch = above->getTerminator();
    if (!isa<BranchInst, SwitchInst>(branch))
      continue;
    if (branch->getNumSuccessors() > 1)
      learnDecided(walk, *branch, /*isSource=*/true);
    for (unsigned i = 0, e = branch->getNumSuccessors(); i != e; ++i) {
      const BasicBlock *next = branch->getSuccessor(i);
      if (count_if(successors(above),
                   [&](const BasicBlock *other) { return other == next; }) != 1)
        continue;
      if (source.dominators.dominates(BasicBlockEdge(above, next), block))
        learnEdge(walk, *branch, i);
    }
  }
  addDominatingAccesses(walk);
  addConditions(walk);
}

const Term *Prover::reduce(Walk &walk, const Term *term) {
  if (auto found = walk.reduced.find(term); found != walk.reduced.end())
    return found->second;
  const Term *result = term;
  auto isKnown = [&] {
    auto found = walk.known.find(result);
    if (found == walk.known.end())
      return false;
    result = found->second;
    return true;
  };
  if (!isKnown() && !term->operands.empty()) {
    SmallVector<const Term *> operands;
    for (const Term *operand : term->operands)
      operands.push_back(reduce(walk, operand));
    bool areSame = ArrayRef(operands) == term->operands;
    if (!areSame)
      result = pool.rebuild(*term, operands);
    if (areSame || !isKnown()) {
      // What is known may be known of the form that this has.
      const Term *plain = result;
      result = reduceOperation(walk, plain);
      if (result != plain)
        isKnown();
    }
  }
  walk.reduced[term] = result;
  return result;
}
