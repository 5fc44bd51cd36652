// Questions to the solver about a few instructions: whether one term refines
// another, where some conditions of the source hold.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_TERMS_CONE_H
#define PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_TERMS_CONE_H

#include "verify/judge/refine/lockstep/terms/Term.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/IR/ConstantRange.h"
#include "llvm/IR/Function.h"
#include <functional>

namespace palindrome::refine::lockstep {

/// What the source has branched on, or assumed, where a question is asked.
struct Fact {
  const Term *condition; ///< Of type i1.
  bool holds;
};

/// Asks whether `target` refines `source`, two functions of one signature
/// without loops and without effects, for arguments that are poison or not, and
/// not undef.
using PureQuestion = llvm::function_ref<bool(const llvm::Function &source,
                                             const llvm::Function &target)>;

/// A range that contains an integer of the source wherever that is not poison.
using RangeOfValue = std::function<llvm::ConstantRange(const llvm::Value &)>;

class Cones {
public:
  Cones(const llvm::Function &source, const llvm::Function &target,
        PureQuestion ask, llvm::function_ref<bool()> isOver = nullptr,
        RangeOfValue rangeOf = nullptr)
      : source(source), target(target), ask(ask), isOver(isOver),
        rangeOf(std::move(rangeOf)) {}

  /// Whether the target's `to` is proved to refine the source's `from`, for all
  /// values of the leaves for which `facts` hold. Both are of one type.
  bool refines(const Term *from, const Term *to, llvm::ArrayRef<Fact> facts);
  /// Whether `condition`, of the target, is proved to be true and not poison
  /// where `facts` hold and the source's values `defined` are neither undef nor
  /// poison.
  bool holds(const Term *condition, llvm::ArrayRef<Fact> facts,
             llvm::ArrayRef<const Term *> defined = {});

private:
  bool askAbout(const Term *from, const Term *to, llvm::ArrayRef<Fact> facts,
                llvm::ArrayRef<const Term *> defined);

  llvm::AttributeSet knownOf(const Term &leaf, bool usesAddresses) const;

  const llvm::Function &source, &target;
  PureQuestion ask;
  /// Whether the time is over, when nothing is asked any more. It may be null.
  llvm::function_ref<bool()> isOver;
  RangeOfValue rangeOf; ///< It may be null.
  /// The answers, by what determines both functions.
  llvm::StringMap<bool> answers;
};

} // namespace palindrome::refine::lockstep

#endif // PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_TERMS_CONE_H
