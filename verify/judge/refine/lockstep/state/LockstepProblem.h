// What a search for a proof is given: both functions, what has to be shown of
// them, and by which means.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_STATE_LOCKSTEPPROBLEM_H
#define PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_STATE_LOCKSTEPPROBLEM_H

#include "verify/judge/refine/encode/ir/LibraryFunctions.h"
#include "verify/judge/refine/linear/Ranges.h"
#include "verify/judge/refine/lockstep/Lockstep.h"
#include "verify/judge/refine/lockstep/events/Whole.h"
#include "verify/judge/refine/lockstep/loops/Idle.h"
#include "verify/judge/refine/lockstep/loops/Unfolding.h"
#include "verify/judge/refine/lockstep/state/Walk.h"
#include "verify/judge/refine/lockstep/terms/Cone.h"
#include "verify/judge/refine/lockstep/terms/LooseTerms.h"
#include "verify/judge/refine/metadata/MetadataMeaning.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/IR/Dominators.h"
#include <optional>

namespace palindrome::refine::lockstep {

/// One function, or a covering of it.
struct Body {
  /// The callees of this body are those of `callees`, and may promise less.
  explicit Body(const Unfolding &unfolding, const llvm::Module &callees);

  const Unfolding &unfolding;
  const llvm::Function &function;
  const llvm::Module &callees;
  llvm::DominatorTree dominators;
  llvm::SmallPtrSet<const llvm::BasicBlock *, 8> heads; ///< Of loops.
  /// The blocks where paths meet. A branch on a constant has one successor.
  llvm::SmallPtrSet<const llvm::BasicBlock *, 8> joins;

  bool isJoin(const llvm::BasicBlock &block) const {
    return joins.contains(&block);
  }
  /// The loops of this body that end and leave nothing behind.
  llvm::ArrayRef<IdleLoop> idleLoops() const;
  /// The first of the phis of a block that take the same values as `inst` does,
  /// if it is one of them; else `inst`.
  const llvm::Instruction *representative(const llvm::Instruction *inst) const {
    const llvm::Instruction *first = firstAlike.lookup(inst);
    return first ? first : inst;
  }
  const Ranges &ranges() const {
    if (!knownRanges)
      knownRanges.emplace(function, dominators, &callees);
    return *knownRanges;
  }
  const WholeValues &wholeValues() const {
    if (!knownWholeValues)
      knownWholeValues.emplace(function);
    return *knownWholeValues;
  }

private:
  llvm::DenseMap<const llvm::Instruction *, const llvm::Instruction *>
      firstAlike;
  // Once something asks for it.
  mutable std::optional<Ranges> knownRanges;
  mutable std::optional<WholeValues> knownWholeValues;
  mutable std::optional<std::vector<IdleLoop>> knownIdleLoops;
};

/// How a proof is searched for.
struct Means {
  /// Which questions are asked: those that linear arithmetic answers take
  /// little time.
  enum Questions : uint8_t { Nothing, Linear, All };
  Questions asks;
  /// Whether walks end at blocks where paths meet and that are no heads of
  /// loops: without that, there are more of them.
  bool meetsAtJoins;
  /// Whether loads of the source are taken for what was read or written
  /// earlier: most such guesses are refuted.
  bool guessesContents;
  /// Whether a walk knows what the instructions have shown that come before the
  /// node where it begins, and the ranges of integers. In a large function that
  /// takes most of the time, and where little has changed, nothing needs it.
  bool looksBack = true;
  /// Whether conditions are demanded of nodes: that takes longer.
  bool usesConditions = false;
};

/// It stays the same during a search, but for terms and answers that are kept.
struct LockstepProblem {
  /// `ask` and `isOver` are those of `refinesInLockstep`.
  LockstepProblem(const Unfolding &source, const Unfolding &target,
                  PureQuestion ask, llvm::function_ref<bool()> isOver,
                  const LockstepObligations &checked,
                  const LockstepParts &parts, const Means &means);

  /// Takes one side of a walk from a block to the next, and into that unless
  /// paths meet there.
  void follow(Walk &walk, bool isSource, const llvm::BasicBlock &from,
              const llvm::BasicBlock &to) const;

  Body source, target;
  const llvm::DataLayout &layout;
  TermPool pool;
  LooseTerms terms;
  Cones cones;
  llvm::function_ref<bool()> isOver; ///< Whether the time is over.
  const LockstepObligations &checked;
  const LockstepParts &parts;
  const Means means;
  MetadataComparison metadata;
  encode::LibraryDeclarations libraries;
};

} // namespace palindrome::refine::lockstep

#endif // PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_STATE_LOCKSTEPPROBLEM_H
