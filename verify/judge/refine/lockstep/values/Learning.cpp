// What branches, accesses and arguments of the source have shown on its way.

#include "verify/judge/refine/lockstep/values/Learning.h"
#include "verify/judge/refine/lockstep/events/LibraryCalls.h"
#include "verify/judge/refine/lockstep/events/Promises.h"
#include "verify/judge/refine/lockstep/events/Roles.h"
#include "verify/judge/refine/lockstep/facts/Facts.h"
#include "verify/judge/refine/lockstep/facts/Pointers.h"
#include "verify/judge/refine/lockstep/facts/Premises.h"
#include "verify/judge/refine/lockstep/integers/TermReduction.h"
#include "verify/judge/refine/lockstep/state/Definedness.h"
#include "verify/judge/refine/lockstep/terms/LooseTerms.h"
#include "verify/judge/refine/lockstep/values/MemoryContents.h"
#include "verify/judge/refine/lockstep/values/WalkValues.h"
#include "llvm/IR/IntrinsicInst.h"

using namespace palindrome::refine::lockstep;
using namespace llvm;

/// The branches above a node that are looked at.
static constexpr unsigned mostDominating = 24;

/// What a branch depends on is one value, which is no poison. Returns it.
const Term *Learning::learnDecided(Walk &walk, const Instruction &branch,
                                   bool isSource) {
  const Term *value = values.evaluate(walk, decidingValue(branch), isSource);
  definedness.learnNoPoison(walk, value);
  // So is what it extends.
  auto isExtended = [](const Term *term) {
    return term->opcode() == Instruction::ZExt ||
           term->opcode() == Instruction::SExt;
  };
  for (const Term *term : {value, reduction.reduce(walk, value)}) {
    walk.single.insert(term);
    if (const Term *distance = pool.subtractPlaces(*term))
      walk.single.insert(distance);
    for (; isExtended(term); term = term->operands[0])
      walk.single.insert(term->operands[0]);
  }
  return value;
}

void Learning::learnEdge(Walk &walk, const Instruction &branch,
                         unsigned successor, bool isSource) {
  if (auto *conditional = dyn_cast<BranchInst>(&branch)) {
    if (conditional->isConditional() &&
        conditional->getSuccessor(0) != conditional->getSuccessor(1))
      facts.learn(walk,
                  values.evaluate(walk, conditional->getCondition(), isSource),
                  successor == 0);
    return;
  }
  auto &choice = cast<SwitchInst>(branch);
  const Term *value = learnDecided(walk, branch, isSource);
  if (successor != 0) {
    for (auto &one : choice.cases())
      if (one.getSuccessorIndex() == successor) {
        facts.learn(walk, terms.isEqual(value, one.getCaseValue()), true);
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
        facts.learn(walk, terms.isEqual(value, one.getCaseValue()), false);
  };
  const Term *before = reduction.reduce(walk, value);
  learnNone();
  // That it is none of the cases may tell from what it was chosen.
  if (const Term *now = reduction.reduce(walk, value); now != before) {
    walk.single.insert(now);
    value = now;
    learnNone();
  }
}

void Learning::addDominatingFacts(Walk &walk) {
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

/// The instructions above a node that are looked at.
static constexpr unsigned mostLookedAt = 400;

/// Visits the pointers that `inst` is undefined for if they are undef, poison
/// or null.
static void visitAccessed(const Instruction &inst,
                          function_ref<void(const Value *)> visit) {
  if (const Value *pointer = getLoadStorePointerOperand(&inst)) {
    // LangRef, 'Volatile Memory Accesses': they need not be to an object.
    TypeSize size =
        inst.getDataLayout().getTypeStoreSize(getLoadStoreType(&inst));
    if (!inst.isVolatile() && !size.isZero())
      visit(pointer);
    return;
  }
  auto *call = dyn_cast<CallBase>(&inst);
  if (!call || call->isDebugOrPseudoInst())
    return;
  for (unsigned i = 0; i != call->arg_size(); ++i)
    if (call->getArgOperand(i)->getType()->isPointerTy())
      if ((call->paramHasAttr(i, Attribute::NoUndef) &&
           call->paramHasAttr(i, Attribute::NonNull)) ||
          accessedBytes(*call, i) > 0)
        visit(call->getArgOperand(i));
}

void Learning::learnAccesses(Walk &walk, const Instruction &inst) {
  visitAccessed(inst, [&](const Value *pointer) {
    const Term *address = values.evaluate(walk, pointer, true);
    definedness.learnNoPoison(walk, address);
    pointers.learnAccess(walk, address);
    // It is no poison by its metadata, but what memory contains.
    auto *load = dyn_cast<LoadInst>(pointer);
    if (!load || readsExactly(*load))
      return;
    if (const Term *content = contents.contentOf(walk, *load);
        content != address) {
      walk.known[address] = content;
      walk.forget();
    }
  });
  auto *call = dyn_cast<CallBase>(&inst);
  if (!call || call->isDebugOrPseudoInst())
    return;
  auto learnDefined = [&](const Value *value) {
    const Term *term = values.evaluate(walk, value, true);
    definedness.learnNoPoison(walk, term);
    if (!isa<Constant>(value))
      walk.single.insert(term);
  };
  for (const Use &use : call->args())
    if (call->paramHasAttr(call->getArgOperandNo(&use), Attribute::NoUndef))
      learnDefined(use.get());
  if (!isa<AssumeInst>(call))
    return;
  for (unsigned i = 0; i != call->getNumOperandBundles(); ++i) {
    OperandBundleUse bundle = call->getOperandBundleAt(i);
    if (bundle.getTagName() == "noundef" && bundle.Inputs.size() == 1)
      learnDefined(bundle.Inputs[0]);
  }
}

/// Adds what the instructions have shown that come before the node.
void Learning::addDominatingAccesses(Walk &walk) {
  const Instruction *next = walk.start->event();
  const auto *block =
      next ? next->getParent() : cast<BasicBlock>(walk.start->source);
  const DomTreeNode *node = source.dominators.getNode(block);
  unsigned count = 0;
  while (node) {
    for (; next; next = next->getPrevNode()) {
      learnAccesses(walk, *next);
      if (++count == mostLookedAt)
        return;
    }
    node = node->getIDom();
    next = node ? node->getBlock()->getTerminator() : nullptr;
  }
}

/// Adds the conditions that are demanded of the node where a walk begins.
void Learning::addConditions(Walk &walk) {
  for (const Term *condition : walk.start->conditions)
    if (!walk.isImpossible &&
        premises.demand(walk, {Demand::Holds, nullptr, nullptr, condition}))
      facts.learn(walk, condition, true);
}
