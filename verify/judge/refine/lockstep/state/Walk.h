// Where walks begin and end, and what they know on the way.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_STATE_WALK_H
#define PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_STATE_WALK_H

#include "verify/judge/refine/lockstep/terms/Cone.h"
#include "verify/judge/refine/lockstep/terms/Term.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/IR/ConstantRange.h"
#include "llvm/IR/Instructions.h"
#include <array>
#include <memory>
#include <vector>

namespace palindrome::refine::lockstep {

/// What has to hold whenever a node is reached.
struct Demand {
  enum Kind : uint8_t {
    Values, ///< The target's `to` refines the source's `from`.
    /// The target's `to` is poison, or the source's `from` is none; and then it
    /// tells no more of a parameter with `captures` than `from` (Captures.cpp).
    Captured,
    Terms, ///< `toTerm` refines `fromTerm`.
    /// `toTerm` refines what the source would read from the address `fromTerm`
    /// as `from` does, a load.
    Memory,
    Contents, ///< As `Memory`; and the source would read no other value.
    /// As `Memory`, for `from`, a load of the target; and it would be defined.
    Accessed,
    Holds, ///< `fromTerm`, a condition of the source, is true.
    /// `fromTerm` is poison or true, also where each use of an undef in it has
    /// another value: `icmp eq i8 undef, undef` is not true then.
    HoldsUnlessPoison,
  };
  Kind kind;
  const llvm::Value *from = nullptr, *to = nullptr;
  const Term *fromTerm = nullptr, *toTerm = nullptr;

  auto key() const { return std::tuple(kind, from, to, fromTerm, toTerm); }
  bool operator<(const Demand &other) const { return key() < other.key(); }
  bool operator==(const Demand &other) const { return key() == other.key(); }
};

} // namespace palindrome::refine::lockstep

namespace llvm {
template <> struct DenseMapInfo<palindrome::refine::lockstep::Demand> {
  using Demand = palindrome::refine::lockstep::Demand;
  using Pointers = DenseMapInfo<const Value *>;
  static Demand getEmptyKey() {
    return {Demand::Values, Pointers::getEmptyKey()};
  }
  static Demand getTombstoneKey() {
    return {Demand::Values, Pointers::getTombstoneKey()};
  }
  static unsigned getHashValue(const Demand &demand) {
    // Sets of demands are asked more often than anything else.
    uint64_t hash = demand.kind;
    for (const void *part : {static_cast<const void *>(demand.from),
                             static_cast<const void *>(demand.to),
                             static_cast<const void *>(demand.fromTerm),
                             static_cast<const void *>(demand.toTerm)})
      hash = (hash ^ (reinterpret_cast<uintptr_t>(part) >> 4)) *
             0x9e3779b97f4a7c15;
    return static_cast<unsigned>(hash >> 32);
  }
  static bool isEqual(const Demand &one, const Demand &other) {
    return one == other;
  }
};
} // namespace llvm

namespace palindrome::refine::lockstep {

/// Demands in the order in which they were made.
using Demands = llvm::SetVector<Demand, llvm::SmallVector<Demand, 0>,
                                llvm::DenseSet<Demand>>;

struct Node;
struct Walk;

/// A demand that something relies on.
struct Claim {
  Node *node;
  Demand demand;
  /// What was being shown when this was first demanded; null if it was the way
  /// of a walk.
  const Claim *reason;
};

/// What came of exploring a node, and what that depended on: as long as it
/// stays as it was, so do the walks.
struct Exploration {
  unsigned number = 0;   ///< All explorations are counted, from 1 on.
  size_t conditions = 0; ///< How many conditions the node had.
  unsigned walks = 0;    ///< How many walks were begun.
  /// Whether one of them came to a stop, or was not begun.
  bool isIncomplete = false;
  bool isRefuted = false; ///< Whether a demand of `relied` was refuted.
  /// The demands on the node that the ways of the walks rely on.
  Demands relied;
  /// Values for which nothing of the source was known to correspond.
  llvm::SmallPtrSet<const llvm::Value *, 8> missed;
  /// Each choice of the source with the one of the target that follows it.
  llvm::SmallVector<std::pair<const llvm::Value *, const llvm::Value *>, 0>
      choices;
  llvm::SmallSetVector<Node *, 2> ends; ///< The nodes where walks end.
};

struct Node {
  Node(const llvm::Value *source, const llvm::Value *target)
      : source(source), target(target) {}

  /// Two events that are about to happen, or two blocks about to be entered.
  const llvm::Value *source, *target;
  bool isFound = false; ///< Whether this attempt has come here.
  /// Null as long as nothing is known of the walks that begin here.
  std::unique_ptr<Exploration> exploration;
  std::vector<std::unique_ptr<Walk>> arriving;
  std::vector<const Claim *> claims; ///< Those of this attempt.
  llvm::DenseSet<Demand> known;      ///< The demands of the claims.
  /// Those of all attempts, with the reasons for which they were made at first.
  llvm::DenseMap<Demand, std::unique_ptr<Claim>> everClaimed;
  /// What is not so, or could not be shown. It is kept from one attempt to the
  /// next.
  llvm::DenseSet<Demand> refuted;
  /// Conditions that may hold whenever the node is reached.
  llvm::SmallSetVector<const Term *, 4> conditions;

  /// Demands something of this node in this attempt.
  void claim(const Demand &demand, const Claim *reason);
  void forgetClaims();
  /// Notes that a demand does not hold, or was not shown.
  void refute(const Demand &demand);
  const llvm::Instruction *event() const {
    return llvm::dyn_cast<llvm::Instruction>(source);
  }
};

/// One side of a walk: how far it has come.
struct WalkSide {
  const llvm::Instruction *at = nullptr; ///< The next instruction.
  /// Instead of that: the side has come from `from` to this block, where paths
  /// meet, and has not entered it.
  const llvm::BasicBlock *arrivedAt = nullptr, *from = nullptr;
  /// It has entered a block where paths meet, since it was decided how it goes
  /// on there, and the other side has not yet arrived at such a block.
  bool isAhead = false;
  /// Instead of both: the callee's exception leaves the function.
  bool isUnwinding = false;

  /// Enters the block that the side has arrived at.
  void enter();
  /// What phis stand for that the walk has passed, or that it comes to.
  const llvm::Value *standsFor(const llvm::Value *value, bool onArrival) const;
  /// Whether a value that is not computed was there before the walk.
  bool isOld(const llvm::Value *value) const;

  /// The phis that the walk has passed, with the values that they took.
  llvm::DenseMap<const llvm::Value *, const llvm::Value *> bound;
  /// The blocks that the walk has been in.
  llvm::SmallVector<const llvm::BasicBlock *> passed;
  /// The phis of `bound`, in the order of the walk.
  llvm::SmallVector<const llvm::PHINode *> boundPhis() const;
  /// What the walk has made, in order.
  llvm::SmallVector<const llvm::Instruction *> made;
  llvm::SmallPtrSet<const llvm::Value *, 8> isMade;
  llvm::SmallVector<const llvm::Instruction *> divisions, assumptions;
  /// The values during the walk, and at its end.
  llvm::DenseMap<const llvm::Value *, const Term *> terms, lastTerms;
  /// The terms of values that are not known to be values of the source: a later
  /// part of the walk may find one, so that these are kept for one evaluation.
  llvm::DenseMap<const llvm::Value *, const Term *> openTerms, lastOpenTerms;
};

/// Bytes that a side has written by itself: by a store, or a `memset` of the
/// target.
struct Written {
  const llvm::Instruction *by;
  const Term *address;
  uint64_t size;
};

struct Walk {
  Node *start = nullptr, *end = nullptr;
  WalkSide source, target;
  llvm::SmallVector<Fact> facts;
  /// What facts make of terms, and of terms of the source alone.
  llvm::DenseMap<const Term *, const Term *> known, reduced, folded;
  /// Over how many facts ranges are followed, and the ranges for each number.
  static constexpr unsigned mostComparisons = 2;
  std::array<llvm::DenseMap<const Term *, llvm::ConstantRange>,
             mostComparisons + 1>
      ranges;
  /// What the source has switched on, which is then neither undef nor poison.
  llvm::SmallPtrSet<const Term *, 4> single;
  /// What the source has used where poison is undefined.
  llvm::SmallPtrSet<const Term *, 16> notPoison;
  /// The value of the source that each value made by the target refines.
  llvm::DenseMap<const llvm::Value *, const llvm::Instruction *> partners;
  /// The demands on its start that the walk relies on, and those of them that
  /// its way does.
  Demands relied, reliedOnWay;
  /// Whether a demand of `reliedOnWay` was refuted: then the walk shows
  /// nothing.
  bool isVoid = false;
  /// The demands on its end that the walk has shown, from those on its start.
  llvm::DenseSet<Demand> shown;
  size_t settled = 0; ///< How many claims of its end were looked at.
  /// What the source has written alone, and the target after it, and how many
  /// of these writes together have left the same bytes in both.
  llvm::SmallVector<Written, 1> written, writtenByTarget;
  size_t matched = 0, matchedByTarget = 0;
  /// What loads of the source have read of that.
  llvm::DenseMap<const llvm::Value *, const llvm::Value *> readOfWritten;
  /// How many of the values that each side has made come before these writes.
  size_t madeBefore = 0, madeBeforeByTarget = 0;
  /// No execution of the source takes this path.
  bool isImpossible = false;

  /// Forgets what was computed from facts, of which there are more now.
  void forget() {
    reduced.clear();
    folded.clear();
    for (auto &known : ranges)
      known.clear();
  }
  /// Forgets what values are, since a demand does not hold that they rely on.
  void forgetValues();
  /// Forgets what the walk has shown if it relies on a demand that was refuted.
  /// Then it has to show it again, if it still can.
  void withdraw();
};

/// A demand on a node that a walk does not show, or that may be given up.
using FailedDemand = std::pair<Node *, Demand>;

} // namespace palindrome::refine::lockstep

#endif // PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_STATE_WALK_H
