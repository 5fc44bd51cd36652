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

/// The loops around a block, the outermost one first.
static SmallVector<const Loop *> loopsAround(const LoopInfo &loops,
                                             const BasicBlock *block) {
  SmallVector<const Loop *> result;
  for (const Loop *loop = loops.getLoopFor(block); loop;
       loop = loop->getParentLoop())
    result.insert(result.begin(), loop);
  return result;
}

/// Whether an endless run of the target is defined if that of the source is.
///
/// A loop of the target that promises progress must always be at the same depth
/// as one loop of the source that promises it. While the target stays in the
/// first, the source stays in the second: to leave it, it would have to pass
/// the head of a loop at a smaller depth.
bool Prover::keepsProgress() const {
  // It promises that iterations do not depend on each other.
  if (hasProperty(target.function, "llvm.loop.parallel_accesses"))
    return false;
  if (!hasProperty(target.function, progress) ||
      source.function.hasFnAttribute(Attribute::MustProgress) ||
      source.function.hasFnAttribute(Attribute::WillReturn))
    return true;
  LoopInfo ours, theirs;
  ours.analyze(source.dominators);
  theirs.analyze(target.dominators);
  DenseMap<const Loop *, const Loop *> partners;
  for (const Node *node : found) {
    auto *one = dyn_cast<BasicBlock>(node->source);
    auto *other = dyn_cast<BasicBlock>(node->target);
    if (!one || !other || !source.heads.contains(one))
      continue;
    auto mine = loopsAround(ours, one), their = loopsAround(theirs, other);
    for (auto [depth, loop] : enumerate(their)) {
      if (!promisesProgress(*loop, /*byEach=*/false))
        continue;
      if (depth >= mine.size() ||
          !promisesProgress(*mine[depth], /*byEach=*/true) ||
          partners.try_emplace(loop, mine[depth]).first->second != mine[depth])
        return false;
    }
  }
  return true;
}
