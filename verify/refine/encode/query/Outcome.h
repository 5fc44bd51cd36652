// When one outcome refines another.

#ifndef PALINDROME_VERIFY_REFINE_ENCODE_QUERY_OUTCOME_H
#define PALINDROME_VERIFY_REFINE_ENCODE_QUERY_OUTCOME_H

#include "verify/refine/encode/query/Encode.h"
#include "verify/refine/encode/query/SharedWrites.h"

namespace palindrome::encode {

using refine::OutcomePart;

/// A part of what is compared at a cut.
struct CutPart {
  unsigned cut;
  /// The number of the value that is passed; none for what is in memory.
  std::optional<unsigned> argument;
  /// Whether both sides arrive there, and whether the part refines.
  Expr arrives, refines;
};

/// When the outcome of the target refines that of the source, by parts.
struct OutcomeTerms {
  Expr sourceHasUB, targetHasUB;
  Expr bothReturn, bothUnwind, bothStop;
  /// Whether each part of the outcome refines; not that the sides end alike.
  Expr result, memory, exception, calls, objects;
  /// Whether the floating-point exceptions raised so far refine.
  Expr flags;
  /// Whether both sides arrive at a cut, and what they arrive with refines.
  Expr arrival;
  /// What is compared at cuts.
  std::vector<CutPart> cutParts;

  /// Whether the target refines the source. The parts that `ignored` contains
  /// are taken to refine.
  Expr refines(llvm::ArrayRef<OutcomePart> ignored = {}) const;
  /// Conditions that imply together that the target refines the source.
  llvm::SmallVector<Expr> conditions() const;
};

/// Compares the outcomes. Undefs in what is observed become choices, the last
/// ones that either side makes.
OutcomeTerms compareOutcomes(Side &source, Side &target);

/// Whether each call of the target refines the call of the source that it was
/// matched with, or is harmless, and no event of the source is missing.
Expr callsRefine(Side &source, Side &target, const SharedWrites &shared);

/// Whether the source's allocations fail exactly where the target's do. That an
/// allocation finds memory is up to the environment, which is the same for
/// both; an allocation that the target does not make at all finds memory.
Expr roomIsSame(const Side &source, const Side &target);

// Parts of an outcome. Both sides must have left their last node.

/// Whether a lane of the target refines one of the source.
Expr laneRefines(Side &source, Side &target, const Lane &sourceLane,
                 const Lane &targetLane, bool isPointer);

class JointMemory;

/// The writes that both sides have alike.
SharedWrites shareWrites(Side &source, Side &target);

/// Whether memory of the target at one moment refines that of the source at
/// another, for the objects that `isSeen` holds for. If `jointly`, as sets of
/// contents of all bytes together.
Expr memoryRefines(Side &source, Moment atSource, Side &target, Moment atTarget,
                   const SharedWrites &shared,
                   llvm::function_ref<Expr(Expr block)> isSeen,
                   JointMemory *jointly = nullptr);

/// Whether the object exists on entry, or is a local block of both sides that
/// other code may know.
Expr isKnownToBoth(const Side &source, Side &target, Expr block);

// Cuts (CutRefinement.cpp).

/// Whether both sides arrive at one cut, with values and memory of the target
/// that refine those of the source.
Expr cutsRefine(Side &source, Side &target, const SharedWrites &shared,
                std::vector<CutPart> *parts);

/// Compares memory as the next segment sees it. A byte that was computed from
/// undef is one of several, and bytes may depend on the same undef:
///
///   %x = select i1 undef, i16 0, i16 257     ; the bytes 0, 0 or 1, 1
///   store i16 %x, ptr %p
///
/// For all values of the target's undefs there must be values of the source's
/// with which all bytes refine.
class JointMemory {
public:
  JointMemory(Side &source, Side &target) : source(source), target(target) {}

  /// Whether a byte of the target's memory refines one of the source's.
  Expr refines(const MemoryByte &sourceByte, const MemoryByte &targetByte);
  /// The condition that was made of several such, for the undefs of the source
  /// that were found to be those of the target.
  Expr finish(Expr condition) const;

private:
  bool isSameByNames(const MemoryByte &sourceByte,
                     const MemoryByte &targetByte);

  Side &source, &target;
  /// The choices of the target's that choices of the source's are.
  llvm::DenseMap<unsigned, unsigned> partners;
};

} // namespace palindrome::encode

#endif // PALINDROME_VERIFY_REFINE_ENCODE_QUERY_OUTCOME_H
