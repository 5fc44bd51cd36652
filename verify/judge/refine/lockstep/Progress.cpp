// Whether the loops of the target promise no more progress than those of the
// source.

#include "verify/judge/refine/lockstep/Prover.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/IR/Metadata.h"

using namespace palindrome::refine::lockstep;
using namespace llvm;

/// Whether the metadata `!llvm.loop` of a branch have a property with this
/// name.
static bool hasProperty(const Instruction &branch, StringRef name) {
  const MDNode *loop = branch.getMetadata(LLVMContext::MD_loop);
  return loop && loop->getNumOperands() > 0 &&
         any_of(drop_begin(loop->operands()), [&](const MDOperand &operand) {
           auto *property = dyn_cast_or_null<MDNode>(operand);
           auto *found = property && property->getNumOperands() > 0
                             ? dyn_cast<MDString>(property->getOperand(0))
                             : nullptr;
           return found && found->getString() == name;
         });
}

static bool hasProperty(const Function &function, StringRef name) {
  return any_of(function, [&](const BasicBlock &block) {
    return hasProperty(*block.getTerminator(), name);
  });
}

static constexpr StringRef progress = "llvm.loop.mustprogress";

namespace {
/// Which branches back to the head of a loop promise progress.
enum class Promise : uint8_t { None, Some, All };
} // namespace

static Promise promiseOf(const Loop &loop) {
  SmallVector<BasicBlock *> latches;
  loop.getLoopLatches(latches);
  size_t promising = count_if(latches, [](const BasicBlock *latch) {
    return hasProperty(*latch->getTerminator(), progress);
  });
  return promising == 0                ? Promise::None
         : promising == latches.size() ? Promise::All
                                       : Promise::Some;
}

namespace {
/// The loops of a function, as it was before any covering.
struct OriginalLoops {
  explicit OriginalLoops(const Body &body)
      : body(body),
        dominators(const_cast<Function &>(body.unfolding.ofFunction())),
        info(dominators) {}

  /// The loops around a block, the innermost one first.
  SmallVector<const Loop *> around(const BasicBlock *block) const {
    SmallVector<const Loop *> result;
    for (const Loop *loop = info.getLoopFor(body.unfolding.originOf(block));
         loop; loop = loop->getParentLoop())
      result.push_back(loop);
    return result;
  }

  bool contains(const Loop &loop, const BasicBlock *block) const {
    return loop.contains(body.unfolding.originOf(block));
  }

  bool contains(const Loop &loop, ArrayRef<const BasicBlock *> blocks) const {
    return all_of(
        blocks, [&](const BasicBlock *block) { return contains(loop, block); });
  }

  /// Whether a way through `blocks`, and then to `end` unless it is null, takes
  /// a branch back to the head of `loop` that promises progress.
  bool takesPromise(const Loop &loop, ArrayRef<const BasicBlock *> blocks,
                    const BasicBlock *end) const {
    for (size_t i = 0; i != blocks.size(); ++i) {
      const BasicBlock *next = i + 1 == blocks.size() ? end : blocks[i + 1];
      if (next && body.unfolding.originOf(next) == loop.getHeader() &&
          contains(loop, blocks[i]) &&
          hasProperty(*blocks[i]->getTerminator(), progress))
        return true;
    }
    return false;
  }

  const Body &body;
  DominatorTree dominators;
  LoopInfo info;
};
} // namespace

/// Whether an endless run of the target is defined if that of the source is.
///
/// To each loop of the target that promises progress belongs a loop of the
/// source that promises it: on each walk on which the target stays in the
/// first, the source stays in the second. Where only some branches back to the
/// head promise it, that can be read as a promise of the loop, as none, or as
/// one of a run that takes these branches again and again: it is the same on
/// both sides if the source takes one of its own on each walk on which the
/// target does.
bool Prover::keepsProgress() const {
  // It promises that iterations do not depend on each other.
  if (hasProperty(problem.target.function, "llvm.loop.parallel_accesses"))
    return false;
  if (!hasProperty(problem.target.function, progress) ||
      problem.source.function.hasFnAttribute(Attribute::MustProgress) ||
      problem.source.function.hasFnAttribute(Attribute::WillReturn))
    return true;
  OriginalLoops ours(problem.source), theirs(problem.target);
  // Those loops of the source that may belong to one of the target.
  DenseMap<const Loop *, SmallVector<const Loop *>> partners;
  for (const Node *node : nodes.found) {
    const BasicBlock *end = node->event()
                                ? cast<Instruction>(node->target)->getParent()
                                : cast<BasicBlock>(node->target);
    for (const auto &walk : node->arriving)
      for (const Loop *loop : theirs.around(end)) {
        const Promise promise = promiseOf(*loop);
        if (promise == Promise::None ||
            !theirs.contains(*loop, walk->target.passed))
          continue;
        auto takesNoMore = [&](const Loop &mine) {
          return !theirs.takesPromise(*loop, walk->target.passed,
                                      dyn_cast<BasicBlock>(node->target)) ||
                 ours.takesPromise(mine, walk->source.passed,
                                   dyn_cast<BasicBlock>(node->source));
        };
        auto stays = [&](const Loop *mine) {
          const Promise ofMine = promiseOf(*mine);
          return ours.contains(*mine, walk->source.passed) &&
                 (ofMine == Promise::All ||
                  (ofMine == Promise::Some && promise == Promise::Some &&
                   takesNoMore(*mine)));
        };
        auto [known, isNew] = partners.try_emplace(loop);
        if (isNew)
          known->second = ours.around(walk->source.passed.front());
        erase_if(known->second, [&](const Loop *mine) { return !stays(mine); });
        if (known->second.empty())
          return false;
      }
  }
  return true;
}
