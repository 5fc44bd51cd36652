// Which values may correspond. What is suggested has to be shown.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_STATE_SUGGESTIONS_H
#define PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_STATE_SUGGESTIONS_H

#include "verify/judge/refine/lockstep/state/Activity.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SetVector.h"

namespace palindrome::refine::lockstep {

/// What was guessed of values in all attempts, and when a guess was added.
struct Suggestions {
  explicit Suggestions(const Activity &activity) : activity(activity) {}

  /// Adds `counterpart` to what `table`, one of those below, has of `value`.
  template <typename Set, typename Member>
  void suggest(llvm::DenseMap<const llvm::Value *, Set> &table,
               const llvm::Value *value, const Member &counterpart) {
    if (table[value].insert(counterpart))
      noteSuggestion(value);
  }
  /// Notes that walks that have missed a counterpart of `value` may find one.
  void noteSuggestion(const llvm::Value *value) {
    suggestedAt[value] = lastSuggestion = activity.explorations;
  }

  /// For each value of the target, values of the source that may correspond to
  /// it, the likeliest first. What they are tried for has to be shown.
  llvm::DenseMap<const llvm::Value *,
                 llvm::SmallSetVector<const llvm::Value *, 2>>
      candidates;
  /// What loads of the source have read, where that was known on some walk.
  llvm::DenseMap<const llvm::Value *, llvm::SmallSetVector<const Term *, 2>>
      contents;
  /// Loads of the source that are compared behind the walks that make them.
  llvm::DenseSet<const llvm::Instruction *> wanted;
  /// For phis of the target, wider phis of the source of which they may be
  /// truncations.
  llvm::DenseMap<const llvm::Value *,
                 llvm::SmallSetVector<const llvm::Value *, 2>>
      narrowed;
  /// For phis of the target, the terms that they had where walks ended there.
  llvm::DenseMap<const llvm::Value *, llvm::SmallSetVector<const Term *, 2>>
      arrived;
  /// The demands of this attempt that phis have such a term.
  llvm::SetVector<FailedDemand> guesses;
  /// For what the target computes from one of its phis, or chooses, phis of the
  /// source that may be that.
  llvm::DenseMap<const llvm::Value *,
                 llvm::SmallSetVector<const llvm::Value *, 2>>
      computed;
  /// What the target chooses, with phis of the source that are something else.
  llvm::DenseSet<std::pair<const llvm::Value *, const llvm::Value *>> unchosen;
  /// Each choice of the source, with the one choice of the target that it
  /// follows.
  llvm::DenseMap<const llvm::Value *, const llvm::Value *> choices;
  /// For allocas of the target, the one of the source that it probably is.
  llvm::DenseMap<const llvm::Value *, const llvm::Value *> allocas;
  /// The number of the exploration in which such a counterpart of a value was
  /// last added, and that of the last one of all.
  llvm::DenseMap<const llvm::Value *, unsigned> suggestedAt;
  unsigned lastSuggestion = 0;

private:
  const Activity &activity;
};

} // namespace palindrome::refine::lockstep

#endif // PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_STATE_SUGGESTIONS_H
