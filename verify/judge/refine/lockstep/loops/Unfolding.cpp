// How the shapes of both loops decide on a covering.

#include "verify/judge/refine/lockstep/loops/Unfolding.h"
#include "verify/judge/refine/lockstep/events/Roles.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Analysis/AssumptionCache.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/ScalarEvolution.h"
#include "llvm/Analysis/TargetLibraryInfo.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/Module.h"

using namespace palindrome::refine::lockstep;
using namespace llvm;

/// The most iterations of a loop that become copies, and how often one whose
/// number of iterations is not known is peeled.
static constexpr unsigned mostIterations = 64, mostPeeled = 2;
/// The most copies of a loop that follow one another.
static constexpr unsigned mostUnrolled = 16;
/// A covering has at most so many times the instructions of the function, and
/// so many more.
static constexpr unsigned mostTimes = 4, mostMore = 1000;

namespace {
/// The loops of one side.
struct Loops {
  explicit Loops(const Function &function)
      : dominators(const_cast<Function &>(function)), info(dominators) {}

  unsigned count() const { return info.getLoopsInPreorder().size(); }

  DominatorTree dominators;
  LoopInfo info;
};
} // namespace

unsigned Unfolding::numberOf(const BasicBlock *block) const {
  if (covered)
    return covered->numberOf(block);
  for (auto [number, copy] : enumerate(covering.copies()))
    if (copy.origin == block)
      return number;
  llvm_unreachable("a walk is in blocks that are reached");
}

/// The constant number of times that the head of a loop is entered each time
/// that the loop is; 0 if that is not known.
static unsigned tripCount(const Function &function, Loops &loops,
                          const Loop &loop) {
  auto &mine = const_cast<Function &>(function);
  TargetLibraryInfoImpl libraries(function.getParent()->getTargetTriple());
  TargetLibraryInfo library(libraries);
  AssumptionCache assumptions(mine);
  ScalarEvolution evolution(mine, library, assumptions, loops.dominators,
                            loops.info);
  if (unsigned count = evolution.getSmallConstantTripCount(&loop))
    return count;
  return evolution.getSmallConstantMaxTripCount(&loop);
}

/// How much blocks do: what the other side has to do as well.
static unsigned weightOf(ArrayRef<const BasicBlock *> blocks, bool ofEvents) {
  unsigned weight = 0;
  for (const BasicBlock *block : blocks)
    for (const Instruction &inst : *block) {
      StepRole role = roleOf(inst);
      weight += ofEvents ? role == StepRole::Event || role == StepRole::Load
                         : role != StepRole::Phi && role != StepRole::Nothing &&
                               role != StepRole::Branch;
    }
  return weight;
}

/// How many times as much the loop around a block does as `loop`.
static unsigned ratioOf(const Loop &loop, const Loops &theirs,
                        const BasicBlock *other) {
  const Loop *their = other ? theirs.info.getLoopFor(other) : nullptr;
  if (!their)
    return 0;
  for (bool ofEvents : {true, false})
    if (unsigned mine = weightOf(loop.getBlocks(), ofEvents))
      return (weightOf(their->getBlocks(), ofEvents) + mine / 2) / mine;
  return 0;
}

/// Whether the head of a loop is left by an edge out of the loop, and by one
/// edge to another block of it, which rotation makes the head.
static bool isRotatable(const Loop &loop) {
  const BasicBlock *head = loop.getHeader();
  unsigned insides = 0;
  for (const BasicBlock *next : successors(head)) {
    if (next == head)
      return false;
    insides += loop.contains(next);
  }
  return insides == 1 && loop.isLoopExiting(head);
}

/// Whether a loop is left where an iteration ends.
static bool isLeftAtEnd(const Loop &loop) {
  const BasicBlock *latch = loop.getLoopLatch();
  return latch && loop.isLoopExiting(latch);
}

/// Which of two loops that correspond is to be rotated, since the other one is
/// left at another place. Null if neither is.
static const Loop *toRotate(const Loop &one, const Loop &other) {
  auto isLeftAtHead = [](const Loop &loop) {
    return loop.isLoopExiting(loop.getHeader());
  };
  auto doneAtHead = [](const Loop &loop) {
    return weightOf(loop.getHeader(), /*ofEvents=*/true);
  };
  const Loop *chosen = nullptr;
  if (isLeftAtHead(one) != isLeftAtHead(other))
    chosen = isLeftAtHead(one) ? &one : &other;
  else if (isLeftAtEnd(one) != isLeftAtEnd(other) &&
           doneAtHead(one) != doneAtHead(other))
    chosen = isLeftAtEnd(one) ? &other : &one;
  return chosen && isRotatable(*chosen) ? chosen : nullptr;
}

/// Takes `by` for the covering, unless it is too large.
bool Unfolding::replace(Covering &&by) {
  if (by.size() > mostTimes * Covering(original).size() + mostMore)
    return false;
  covering = std::move(by);
  covered.reset();
  covered = std::make_unique<CoveringFunction>(covering);
  return true;
}

SmallVector<unsigned> Unfolding::numbersOf(const Loop &loop) const {
  SmallVector<unsigned> numbers;
  for (const BasicBlock *block : loop.blocks())
    numbers.push_back(numberOf(block));
  return numbers;
}

/// How many times to peel a loop that the other side seems to have unrolled as
/// a whole: there are fewer loops in the one that corresponds to it.
static unsigned wholeCount(const Function &function, Loops &loops,
                           const Loop &loop, const Loop &their) {
  if (loop.getLoopsInPreorder().size() <= their.getLoopsInPreorder().size())
    return 0;
  unsigned count = tripCount(function, loops, loop);
  return count <= mostIterations ? count : 0;
}

bool Unfolding::adjust(
    Unfolding &source, Unfolding &target,
    ArrayRef<std::pair<const BasicBlock *, const BasicBlock *>> pairs) {
  Loops ours(source.function()), theirs(target.function());
  Covering ofSource = source.covering, ofTarget = target.covering;
  bool isChanged[] = {false, false};
  auto tryOne = [](Unfolding &side, Covering &next, const Loop &loop) {
    if (!side.rotated.insert(side.originOf(loop.getHeader())).second)
      return false;
    next.rotate(side.numbersOf(loop), side.numberOf(loop.getHeader()));
    return true;
  };
  auto tryWhole = [](Unfolding &side, Covering &next, const Loop &loop,
                     unsigned count) {
    unsigned &known = side.peeled[side.originOf(loop.getHeader())];
    if (count == 0 || known != 0)
      return false;
    for (known = mostPeeled; count != 0; --count)
      next.peel(side.numbersOf(loop), side.numberOf(loop.getHeader()));
    return true;
  };
  for (auto [one, other] : pairs) {
    const Loop *mine = ours.info.getLoopFor(one),
               *their = theirs.info.getLoopFor(other);
    if (!mine || !their || mine->getHeader() != one ||
        their->getHeader() != other)
      continue;
    bool isWhole[] = {
        tryWhole(source, ofSource, *mine,
                 wholeCount(source.function(), ours, *mine, *their)),
        tryWhole(target, ofTarget, *their,
                 wholeCount(target.function(), theirs, *their, *mine))};
    if (isWhole[0] || isWhole[1]) {
      // Numbers of blocks are those of before.
      isChanged[0] |= isWhole[0];
      isChanged[1] |= isWhole[1];
      break;
    }
    const Loop *chosen = toRotate(*mine, *their);
    if (chosen == mine)
      isChanged[0] |= tryOne(source, ofSource, *mine);
    else if (chosen)
      isChanged[1] |= tryOne(target, ofTarget, *their);
  }
  // All loops were found before any changed.
  bool isDone = false;
  if (isChanged[0])
    isDone |= source.replace(std::move(ofSource));
  if (isChanged[1])
    isDone |= target.replace(std::move(ofTarget));
  return isDone;
}

bool Unfolding::unfold(const LoneHead &place, const Unfolding &theirs) {
  Loops loops(function()), others(theirs.function());
  const Loop *loop = loops.info.getLoopFor(place.head);
  if (!loop || loop->getHeader() != place.head)
    return false;
  SmallVector<unsigned> blocks = numbersOf(*loop);
  const unsigned head = numberOf(place.head);
  const BasicBlock *origin = originOf(place.head);
  Covering next = covering;

  if (loop->contains(place.from)) {
    unsigned count = ratioOf(*loop, others, place.other);
    if (count < 2 || count > mostUnrolled || !unrolled.insert(origin).second)
      return false;
    next.unroll(blocks, head, count);
  } else {
    // A loop that is gone was likely unrolled as a whole.
    unsigned count = 0;
    if (others.count() < Loops(original).count())
      count = tripCount(function(), loops, *loop);
    if (count != 0 && count <= mostIterations && peeled[origin] == 0) {
      peeled[origin] = mostPeeled;
    } else if (isRotatable(*loop) && rotated.insert(origin).second) {
      next.rotate(blocks, head);
      count = 0;
    } else if (peeled[origin]++ < mostPeeled) {
      count = 1;
    } else {
      return false;
    }
    for (; count != 0; --count)
      next.peel(blocks, head);
  }
  return replace(std::move(next));
}
