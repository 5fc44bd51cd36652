// Whether what the target alone does on a walk is defined where the source is.

#include "verify/judge/refine/lockstep/Finishing.h"
#include "verify/judge/refine/lockstep/events/Promises.h"
#include "verify/judge/refine/lockstep/events/Roles.h"
#include "verify/judge/refine/lockstep/events/Writes.h"
#include "verify/judge/refine/lockstep/facts/Orders.h"
#include "verify/judge/refine/lockstep/integers/TermReduction.h"
#include "verify/judge/refine/lockstep/state/Nodes.h"
#include "verify/judge/refine/lockstep/values/Partners.h"
#include "verify/judge/refine/lockstep/values/WalkValues.h"
#include "llvm/IR/IntrinsicInst.h"

using namespace palindrome::refine::lockstep;
using namespace llvm;

/// Whether a division of the target is defined where the source is.
bool Finishing::isDefined(Walk &walk, const Instruction &division) {
  bool isSigned = division.getOpcode() == Instruction::SDiv ||
                  division.getOpcode() == Instruction::SRem;
  auto term = [&](const Instruction &inst, unsigned operand, bool isSource) {
    return values.reduced(walk, inst.getOperand(operand), isSource);
  };
  const Term *divisor = term(division, 1, false);
  if (const ConstantInt *known = divisor->constantInt())
    if (!known->isZero() && !(isSigned && known->isMinusOne()))
      return true;
  return any_of(walk.source.divisions, [&](const Instruction *other) {
    bool isOtherSigned = other->getOpcode() == Instruction::SDiv ||
                         other->getOpcode() == Instruction::SRem;
    return term(*other, 1, true) == divisor &&
           (!isSigned || (isOtherSigned &&
                          term(*other, 0, true) == term(division, 0, false)));
  });
}

/// Whether `value` depends on what is made in `blocks` when they are entered
/// again, apart from the loads in `read`. The phis of the first are known.
static bool isMadeIn(ArrayRef<const BasicBlock *> blocks, const Value *value,
                     const DenseMap<const Term *, const Term *> &read,
                     TermPool &pool, SmallPtrSetImpl<const Value *> &seen) {
  const auto *inst = dyn_cast<Instruction>(value);
  if (!inst || !is_contained(blocks, inst->getParent()) ||
      (isa<PHINode>(inst) && inst->getParent() == blocks.front()) ||
      !seen.insert(inst).second || read.count(pool.leaf(inst)) != 0)
    return false;
  return isa<PHINode>(inst) || isMade(roleOf(*inst)) ||
         any_of(inst->operands(), [&](const Use &use) {
           return isMadeIn(blocks, use.get(), read, pool, seen);
         });
}

/// The load of the walk that has read what `load`, of the source, reads behind
/// where the walk ends, if nothing is stored in between. Null if there is none.
const Instruction *
Finishing::readOnWalk(Walk &walk, const LoadInst &load,
                      ArrayRef<const BasicBlock *> entered,
                      const DenseMap<const Term *, const Term *> &read) {
  SmallPtrSet<const Value *, 8> seen;
  if (!walk.written.empty() || !readsExactly(load) ||
      isMadeIn(entered, load.getPointerOperand(), read, pool, seen))
    return nullptr;
  const Term *address =
      values.evaluate(walk, load.getPointerOperand(), true,
                      /*onArrival=*/walk.source.arrivedAt != nullptr);
  auto *found = find_if(walk.source.made, [&](const Instruction *made) {
    auto *other = dyn_cast<LoadInst>(made);
    return other && other->getType() == load.getType() &&
           readsExactly(*other) &&
           values.evaluate(walk, other->getPointerOperand(), true) == address;
  });
  return found == walk.source.made.end() ? nullptr : *found;
}

/// Whether an event does nothing but write bytes: it neither ends the execution
/// nor frees memory.
static bool onlyStores(const Instruction &event) {
  if (auto *store = dyn_cast<StoreInst>(&event))
    return store->isSimple();
  auto *bytes = dyn_cast<MemIntrinsic>(&event);
  return bytes && !bytes->isVolatile();
}

/// Whether the source surely reads what `load`, of the target, has read on the
/// walk, behind where the walk ends: before anything else happens but stores.
/// `read` has what was found
/// so before, as the source's load and the target's, and gets this one.
///
///   join:                            way:
///     %x = load ptr, ptr %p            %y = load ptr, ptr %p
///     store i32 1, ptr %q              %w = load i32, ptr %y
///     %v = load i32, ptr %x            br label %join
bool Finishing::isReadNext(Walk &walk, const LoadInst &load,
                           DenseMap<const Term *, const Term *> &read) {
  const BasicBlock *block = walk.source.arrivedAt;
  const Instruction *next = block ? &block->front() : walk.source.at;
  if (!next)
    return false;
  const Term *address = values.evaluate(walk, load.getPointerOperand(), false);
  bool hasStored = false;
  SmallVector<const BasicBlock *> entered{next->getParent()};
  // Where the source goes on, if it is known: the first turn of a loop may be.
  auto successorOf = [&](const BranchInst &branch) -> const BasicBlock * {
    if (!branch.isConditional())
      return branch.getSuccessor(0);
    SmallPtrSet<const Value *, 8> seen;
    if (isMadeIn(entered, branch.getCondition(), read, pool, seen))
      return nullptr;
    // To branch on undef or poison is undefined.
    const Term *condition = reduction.foldInSource(
        walk, values.reduced(walk, branch.getCondition(), true,
                             /*onArrival=*/block != nullptr));
    return condition->isTrue()    ? branch.getSuccessor(0)
           : condition->isFalse() ? branch.getSuccessor(1)
                                  : nullptr;
  };
  auto follow = [&](const Instruction &inst) -> const Instruction * {
    auto *branch = dyn_cast<BranchInst>(&inst);
    if (!branch)
      return inst.getNextNode();
    const BasicBlock *to = successorOf(*branch);
    if (!to || is_contained(entered, to))
      return nullptr;
    entered.push_back(to);
    return &to->front();
  };
  for (; next; next = follow(*next)) {
    StepRole role = roleOf(*next);
    auto *branch = dyn_cast<BranchInst>(next);
    if (branch)
      continue;
    if ((role == StepRole::Event && !onlyStores(*next)) ||
        role == StepRole::Branch || role == StepRole::Excluded)
      return false;
    hasStored |= role == StepRole::Event;
    auto *other = dyn_cast<LoadInst>(next);
    const Instruction *earlier =
        other && !hasStored ? readOnWalk(walk, *other, entered, read) : nullptr;
    if (earlier)
      read[pool.leaf(other)] = values.evaluate(walk, earlier, true);
    SmallVector<Requirement> required;
    SmallPtrSet<const Value *, 8> seen;
    if (!other || !doesTheSame(*other, load, metadata, libraries, required) ||
        !required.empty() ||
        isMadeIn(entered, other->getPointerOperand(), read, pool, seen))
      continue;
    DenseMap<const Term *, const Term *> known = read;
    const Term *there = values.evaluate(walk, other->getPointerOperand(), true,
                                        /*onArrival=*/block != nullptr);
    if (pool.replace(there, known) != address)
      continue;
    if (!hasStored)
      read[pool.leaf(other)] = pool.leaf(&load, true);
    return true;
  }
  return false;
}

bool Finishing::finish(Walk &walk) {
  DenseMap<const Term *, const Term *> read;
  for (const Instruction *made : walk.target.made) {
    if (partners.partnerIn(walk, *made, /*isThorough=*/true) ||
        !checked.partners)
      continue;
    auto *load = dyn_cast<LoadInst>(made);
    // To allocate an undefined number of elements is undefined.
    auto *alloca = dyn_cast<AllocaInst>(made);
    if (roleOf(*made) == StepRole::PureCall ||
        (alloca && !isa<ConstantInt>(alloca->getArraySize())) ||
        (load && !isReadNext(walk, *load, read) &&
         !isReadable(values.reduced(walk, load->getPointerOperand(), false),
                     *load, layout, walk.start == nodes.found.front())))
      return false;
  }
  return all_of(walk.target.divisions,
                [&](const Instruction *division) {
                  return !checked.divisions || isDefined(walk, *division);
                }) &&
         all_of(walk.target.assumptions, [&](const Instruction *assumption) {
           if (!checked.assumptions)
             return true;
           const Value *assumed = assumption->getOperand(0);
           const Term *condition = values.reduced(walk, assumed, false);
           return condition->isTrue() || cones.holds(condition, walk.facts) ||
                  orders.holdsInOrder(walk, condition) ||
                  cones.holds(values.evaluateFrozen(walk, assumed), walk.facts);
         });
}
