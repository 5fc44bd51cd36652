// What the states of source and target have in common at each cut.
//
//   source                            target
//   loop:                             loop:
//     %i = phi i64 ...                  %p = phi ptr ...
//     ... uses %n, and %m = add %n, 1   ... uses %n
//
// The relation of this cut has the slots (%n, %n), (%i, -) and (-, %p): %n of
// the target refines %n of the source, and nothing is known of %i and %p. The
// segment computes %m again.

#ifndef PALINDROME_VERIFY_REFINE_SIMULATE_RELATION_H
#define PALINDROME_VERIFY_REFINE_SIMULATE_RELATION_H

#include "verify/refine/simulate/Guess.h"
#include "verify/refine/simulate/Live.h"
#include "verify/refine/simulate/Locals.h"
#include "llvm/IR/ConstantRange.h"
#include "llvm/IR/Dominators.h"

namespace palindrome::refine {

/// Values of both sides of which the target's refines the source's, or a value
/// of one side alone; the other is then null.
struct Slot {
  const llvm::Value *source, *target;
  /// If set, both are pointers to local objects of this size that nobody else
  /// knows. The contents are what is related, and not the pointers.
  std::optional<uint64_t> contents = {};

  // What else is guessed of the values. These too are conjectures: the segments
  // that arrive at the cut have to show them.

  /// Whether the source's value is neither poison nor depends on undef.
  bool isSingle = false;
  /// The values that an integer has, unless the source's is poison.
  std::optional<llvm::ConstantRange> range = {};
  /// Whether the pointer is not null, unless the source's is poison.
  bool isNonNull = false;

  bool isPair() const { return source && target; }
};

/// A cut and the relation there. The slots with both values come first.
struct RelatedCut : Cut {
  std::vector<Slot> slots;
};

/// The conjecture that an argument of the call at a cut stands for.
struct Conjecture {
  enum Kind { Value, Range, NonNull } kind;
  unsigned slot;
};
/// The conjectures of a cut in the order of the arguments: the values first.
std::vector<Conjecture> conjecturesOf(const RelatedCut &cut);

/// Leaves out of the relation what the argument with this number stands for: of
/// a single value, first that it is one.
void weaken(RelatedCut &cut, const Conjecture &conjecture);

/// One side: the values that are passed at cuts, and those that are not because
/// segments compute them again.
class SideValuesAtCuts {
public:
  SideValuesAtCuts(const llvm::Function &function,
                   std::vector<const llvm::BasicBlock *> cuts);

  const llvm::Function &function;
  const std::vector<const llvm::BasicBlock *> cuts;
  const ValueNumbers numbers;
  const Liveness live;
  const Locals locals;
  const llvm::DominatorTree tree;

  /// Whether segments that need `value` compute it again.
  bool isComputedAgain(unsigned number) const;
  /// The values that `number` is computed from that are not computed again;
  /// itself, if it is not.
  void addRoots(unsigned number, llvm::BitVector &roots) const;
  /// The values that have to be passed at a cut for the sake of this function:
  /// the phis of its block, and the roots of what is live.
  llvm::BitVector neededAt(unsigned cut) const;
  /// Adds to `needed`, a set of values for each cut, what the segments before a
  /// cut need to pass it. False if a value is not there to be passed.
  bool propagate(llvm::MutableArrayRef<llvm::BitVector> needed) const;
  /// Whether the value is defined wherever execution arrives at the cut.
  bool isAvailable(unsigned number, unsigned cut) const;

  /// Values that could be computed again and are passed all the same.
  llvm::BitVector passed;
};

/// The relations of `cuts`. Nothing if a value that a segment needs cannot be
/// passed to it. Values that are likely to be the same at a cut, by `guesses`,
/// are paired first; other values by their names, and then in order. `guesses`
/// has an entry for each cut, or none.
std::optional<std::vector<RelatedCut>>
relate(const llvm::Function &source, const llvm::Function &target,
       llvm::ArrayRef<Cut> cuts,
       llvm::ArrayRef<std::vector<LikelyEqual>> guesses = {});

} // namespace palindrome::refine

#endif // PALINDROME_VERIFY_REFINE_SIMULATE_RELATION_H
