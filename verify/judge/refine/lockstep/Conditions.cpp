// Conditions that hold whenever a node is reached, on each way to it: what a
// branch at the end of a loop has shown of the next iteration.
//
//   head:  %i = phi [ 0, %entry ], [ %j, %latch ]   ; %i < %n is demanded here
//   latch: %j = add nsw %i, 1
//          br (icmp slt %j, %n), %head, %exit       ; and is shown here

#include "verify/judge/refine/lockstep/Conditions.h"
#include "verify/judge/refine/lockstep/facts/Counters.h"
#include "verify/judge/refine/lockstep/facts/Premises.h"
#include "verify/judge/refine/lockstep/integers/TermReduction.h"
#include "verify/judge/refine/lockstep/state/Nodes.h"
#include "verify/judge/refine/lockstep/terms/LooseTerms.h"
#include "verify/judge/refine/lockstep/values/WalkValues.h"

using namespace palindrome::refine::lockstep;
using namespace llvm;

/// The conditions of a node that are tried, and how many facts of a walk are
/// looked at.
static constexpr unsigned mostConditions = 6, mostFacts = 8;

/// Adds a condition that may hold whenever `node` is reached.
void Conditions::addCandidate(Node &node, const Term *condition) {
  auto isRefuted = [&](const Term *one) {
    return node.refuted.contains({Demand::Holds, nullptr, nullptr, one});
  };
  if (condition->hasForeign || condition->constantInt() ||
      isRefuted(condition) || !premises.isAvailable(*condition, node))
    return;
  if (count_if(node.conditions, std::not_fn(isRefuted)) < mostConditions)
    node.conditions.insert(condition);
}

void Conditions::collectConditions(Walk &walk) {
  Node &node = *walk.end;
  auto *block = dyn_cast<BasicBlock>(node.source);
  const bool isHead = block && source.heads.contains(block);
  if (isHead && !means.usesConditions)
    return;
  if (isHead)
    counters.collectCounters(walk, node, [&](const PHINode &phi) {
      return values.reduced(walk, &phi, true, /*onArrival=*/true);
    });
  for (const Term *condition : walk.start->conditions)
    addCandidate(node, condition);
  if (isHead)
    collectFacts(walk, node);
  else
    collectTaken(walk);
}

/// Whether the source branches on a condition in more than one place.
static bool isBranchedOnAgain(const Term &condition) {
  return condition.value &&
         count_if(condition.value->users(), [](const User *user) {
           return isa<BranchInst, SelectInst, PHINode>(user);
         }) > 1;
}

/// Adds to the node where a walk ends what is known of values that the source
/// branches on later: which constants its phis have taken, what a branch has
/// shown of what they have taken, and of conditions that are branched on again.
/// A target that was threaded has an event of its own for each of these.
///
///   join:                                       a:  call void @g()
///     %p = phi i32 [ 0, %a ], [ 1, %b ]             br label %zero
///     call void @g()      ; %p is 0, or 1       b:  call void @g()
///     switch i32 %p, ...                            br label %one
void Conditions::collectTaken(Walk &walk) {
  if (!walk.end->event())
    return;
  auto isBranchedOn = [](const PHINode &phi) {
    return phi.getType()->isIntegerTy(1) ||
           any_of(phi.users(), [](const User *user) {
             return isa<SwitchInst, BranchInst, ICmpInst, PHINode>(user);
           });
  };
  DenseMap<const Term *, const Term *> known;
  for (const BasicBlock *block : walk.source.passed)
    for (const PHINode &phi : block->phis()) {
      const Value *taken = walk.source.bound.lookup(&phi);
      if (!taken || !isBranchedOn(phi))
        continue;
      if (isa<ConstantInt, ConstantPointerNull>(taken))
        addCandidate(*walk.end,
                     terms.isEqual(pool.leaf(&phi), cast<Constant>(taken)));
      else if (const Term *term = values.evaluate(walk, taken, true);
               term->kind != Term::Constant)
        known[term] = pool.leaf(&phi);
    }
  // Where little has changed, nothing needs it.
  if (!means.looksBack)
    return;
  const Instruction &like = *walk.end->event();
  for (const Fact &fact : reverse(ArrayRef(walk.facts).take_back(mostFacts))) {
    const Term *condition =
        known.empty() ? fact.condition : pool.replace(fact.condition, known);
    if (condition != fact.condition || isBranchedOnAgain(*condition))
      addCandidate(*walk.end,
                   fact.holds ? condition : pool.negation(condition, like));
  }
}

void Conditions::collectConditionsAtHead(Walk &walk) {
  if (!means.usesConditions || !walk.source.from ||
      !source.heads.contains(walk.source.arrivedAt))
    return;
  for (Node *node : nodes.found)
    if (node->source == walk.source.arrivedAt)
      collectFacts(walk, *node);
}

/// By how much `term` grows if the leaf `counter` grows by `step`. Nothing if
/// that varies.
static std::optional<APInt> growthOf(const Term &term, const Term &counter,
                                     const APInt &step) {
  if (&term == &counter)
    return step;
  DenseMap<const Term *, bool> seen;
  bool contains = false;
  visitParts(&term, seen,
             [&](const Term &part) { contains |= &part == &counter; });
  if (!contains)
    return APInt(step.getBitWidth(), 0);
  if (term.opcode() != Instruction::Add && term.opcode() != Instruction::Sub)
    return std::nullopt;
  auto left = growthOf(*term.operands[0], counter, step),
       right = growthOf(*term.operands[1], counter, step);
  if (!left || !right)
    return std::nullopt;
  return term.opcode() == Instruction::Add ? *left + *right : *left - *right;
}

/// What a comparison with a constant says of the next iteration of a loop, if
/// phis of its head grow by constants: of %i > 1, where %i - 1 is taken, %i >
/// 0. Other conditions are returned as they are. It is a guess.
const Term *Conditions::afterStep(Walk &walk, const BasicBlock &head,
                                  const Term &condition) {
  const ConstantInt *bound = condition.opcode() == Instruction::ICmp
                                 ? condition.operands[1]->constantInt()
                                 : nullptr;
  if (!bound)
    return &condition;
  const Term *value = condition.operands[0];
  for (const PHINode &phi : head.phis()) {
    const Term *counter = pool.leaf(&phi),
               *taken = values.evaluate(walk, &phi, true, /*onArrival=*/true);
    const ConstantInt *step =
        taken->opcode() == Instruction::Add && taken->operands[0] == counter
            ? taken->operands[1]->constantInt()
            : nullptr;
    if (!step || phi.getType() != value->type)
      continue;
    auto growth = growthOf(*value, *counter, step->getValue());
    if (growth && !growth->isZero())
      return terms.compare(static_cast<CmpInst::Predicate>(condition.rest[1]),
                           value,
                           pool.constant(ConstantInt::get(
                               phi.getType(), bound->getValue() + *growth)));
  }
  return &condition;
}

/// Adds to `node`, at the head of a loop, the facts of a walk that arrives
/// there.
void Conditions::collectFacts(Walk &walk, Node &node) {
  const auto *block = cast<BasicBlock>(node.source);
  DenseMap<const Term *, const Term *> known;
  for (const PHINode &phi : block->phis()) {
    const Term *taken = values.evaluate(walk, &phi, true, /*onArrival=*/true);
    for (const Term *form : {taken, reduction.reduce(walk, taken)})
      if (form->kind != Term::Constant)
        known[form] = pool.leaf(&phi);
  }
  const Instruction &like = *block->getTerminator();
  for (const Fact &fact : reverse(ArrayRef(walk.facts).take_back(mostFacts))) {
    const Term *condition = pool.replace(fact.condition, known);
    auto withSign = [&](const Term *one) {
      return fact.holds ? one : pool.negation(one, like);
    };
    // What was demanded there is not shown by a branch in this iteration.
    if (condition == fact.condition &&
        !walk.start->conditions.contains(withSign(condition)))
      condition = afterStep(walk, *block, *condition);
    addCandidate(node, withSign(condition));
  }
}
