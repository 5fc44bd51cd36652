// Whether one segment refines another: a function that ends at cuts
// (witness/Cut.h).

#ifndef PALINDROME_VERIFY_REFINE_ENCODE_QUERY_SEGMENT_H
#define PALINDROME_VERIFY_REFINE_ENCODE_QUERY_SEGMENT_H

#include "palindrome/Refine.h"
#include "verify/refine/witness/Cut.h"
#include "verify/refine/witness/Witness.h"
#include "llvm/ADT/SmallVector.h"

namespace palindrome::refine {

/// The solver's answer for a pair of segments.
struct SegmentProof {
  enum Kind { Holds, Fails, Unknown };
  Kind kind = Unknown;
  std::optional<Reason> reason; ///< For unknown.

  // For fails: a model, which need not be a state that either function can be
  // in.

  /// The cut at which both sides arrive in the model; none if they do not
  /// arrive at one cut, so that values are not what is wrong.
  std::optional<unsigned> cut;
  /// The values passed to that cut that do not refine, by their numbers.
  llvm::SmallVector<unsigned> values;
  /// Whether what is in memory does not refine there.
  bool memoryFails = false;
  Witness witness;
};

/// What forbids to judge `target` by its segments: a promise on a parameter or
/// on memory (encode/attributes/Promises.h) that it may violate, by accesses
/// and pointers in several segments. Nothing if it keeps them all. Segments
/// must not have such attributes: those of the source then have less undefined
/// behavior, and those of the target as much.
std::optional<std::string> findUnkeptPromise(const llvm::Function &target);

/// Asks whether the segment `target` refines the segment `source`, two
/// definitions with one signature in which calls of cuts (`cutOf`) end the
/// execution. Such calls mean nothing in `proveRefinement`.
///
/// `isFirst`: whether both begin at the function's entry. The arguments and the
/// memory of another segment may be undef and poison whatever `options` is, and
/// undef in any way.
///
/// The solver gives up after `options.timeoutSeconds`.
SegmentProof proveSegment(const llvm::Function &source,
                          const llvm::Function &target,
                          const RefineOptions &options, bool isFirst,
                          const CutObligations &compared = {});

} // namespace palindrome::refine

#endif // PALINDROME_VERIFY_REFINE_ENCODE_QUERY_SEGMENT_H
