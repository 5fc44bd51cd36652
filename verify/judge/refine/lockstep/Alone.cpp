// What the source alone has, and the target need not have: assumptions, calls
// whose result is known, empty lifetimes and idle loops.

#include "verify/judge/refine/lockstep/Prover.h"
#include "llvm/IR/IntrinsicInst.h"

using namespace palindrome::refine::lockstep;
using namespace llvm;

/// Passes what the source assumes in operand bundles, where the target has no
/// such call: where it does not hold, whatever the target does is allowed.
bool Prover::passAssumption(Walk &walk) {
  auto *assumption = dyn_cast_or_null<AssumeInst>(walk.source.at);
  if (!assumption)
    return false;
  learnAccesses(walk, *assumption);
  walk.source.at = assumption->getNextNode();
  return true;
}

/// Passes the beginning and the end of the lifetime of a local of the source,
/// or of some nested in it, if nothing happens between them: the local is dead,
/// as before, or contains less.
static bool passEmptyLifetime(Place &place) {
  SmallPtrSet<const Value *, 4> begun;
  for (const Instruction *next = place.at; next; next = next->getNextNode()) {
    auto *intrinsic = dyn_cast<IntrinsicInst>(next);
    if (!intrinsic || !intrinsic->isLifetimeStartOrEnd()) {
      Role role = roleOf(*next);
      if (begun.empty() || (role != Role::Pure && role != Role::Nothing))
        return false;
      continue;
    }
    const Value *local = intrinsic->getArgOperand(intrinsic->arg_size() - 1);
    if (intrinsic->getIntrinsicID() == Intrinsic::lifetime_start) {
      begun.insert(local);
    } else if (!begun.erase(local)) {
      return false;
    } else if (begun.empty()) {
      place.at = next->getNextNode();
      return true;
    }
  }
  return false;
}

/// Passes an event of the source, but for a store, that the target need not
/// have.
bool Prover::passAlone(Walk &walk) {
  return passAssumption(walk) || passKnownCall(walk) ||
         passEmptyLifetime(walk.source);
}

ArrayRef<IdleLoop> Body::idleLoops() const {
  if (!knownIdleLoops) {
    knownIdleLoops = idleLoopsOf(function);
    erase_if(*knownIdleLoops,
             [&](const IdleLoop &loop) { return !heads.contains(loop.head); });
  }
  return *knownIdleLoops;
}

/// Passes an idle loop at which the source has arrived, if the target is likely
/// not to have it: it has fewer of them, and is in none.
bool Prover::skipIdleLoop(Walk &walk) {
  Place &ours = walk.source, &theirs = walk.target;
  ArrayRef<IdleLoop> mine = source.idleLoops(), their = target.idleLoops();
  const BasicBlock *other =
      theirs.at ? theirs.at->getParent() : theirs.arrivedAt;
  const auto *loop = find_if(
      mine, [&](const IdleLoop &one) { return one.head == ours.arrivedAt; });
  if (loop == mine.end() || !loop->ends || !ours.from ||
      mine.size() <= their.size() || any_of(their, [&](const IdleLoop &one) {
        return is_contained(one.blocks, other);
      }))
    return false;
  const auto *start = walk.start->event()
                          ? walk.start->event()->getParent()
                          : cast<BasicBlock>(walk.start->source);
  // Where the walk began, its values may be known from an earlier time.
  if (source.dominators.dominates(loop->head, start) ||
      is_contained(ours.passed, loop->head))
    return false;
  ours.passed.push_back(loop->head);
  for (const BasicBlock *block : loop->blocks)
    for (const Instruction &inst : *block)
      ours.isMade.insert(&inst);
  follow(walk, true, *loop->from, *loop->to);
  return true;
}
