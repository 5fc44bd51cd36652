// Whether the loops of the target promise no more progress than those of the
// source.

#include "verify/refine/lockstep/Prover.h"
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

/// Whether any, or each, branch back to the head of a loop promises progress.
static bool promisesProgress(const Loop &loop, bool byEach) {
  SmallVector<BasicBlock *> latches;
  loop.getLoopLatches(latches);
  auto promises = [](const BasicBlock *latch) {
    return hasProperty(*latch->getTerminator(), progress);
  };
  return byEach ? all_of(latches, promises) : any_of(latches, promises);
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

  const Body &body;
  DominatorTree dominators;
  LoopInfo info;
};
} // namespace

/// Whether an endless run of the target is defined if that of the source is.
///
/// To each loop of the target that promises progress belongs a loop of the
/// source that promises it: on each walk on which the target stays in the
/// first, the source stays in the second.
bool Prover::keepsProgress() const {
  // It promises that iterations do not depend on each other.
  if (hasProperty(target.function, "llvm.loop.parallel_accesses"))
    return false;
  if (!hasProperty(target.function, progress) ||
      source.function.hasFnAttribute(Attribute::MustProgress) ||
      source.function.hasFnAttribute(Attribute::WillReturn))
    return true;
  OriginalLoops ours(source), theirs(target);
  // Those loops of the source that may belong to one of the target.
  DenseMap<const Loop *, SmallVector<const Loop *>> partners;
  for (const Node *node : found) {
    const BasicBlock *end = node->event()
                                ? cast<Instruction>(node->target)->getParent()
                                : cast<BasicBlock>(node->target);
    for (const auto &walk : node->arriving)
      for (const Loop *loop : theirs.around(end)) {
        if (!promisesProgress(*loop, /*byEach=*/false) ||
            !theirs.contains(*loop, walk->target.passed))
          continue;
        auto stays = [&](const Loop *mine) {
          return promisesProgress(*mine, /*byEach=*/true) &&
                 ours.contains(*mine, walk->source.passed);
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
