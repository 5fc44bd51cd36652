// Refinement of a single lane.
//
// Twin of encode/query/Outcome.cpp, which encodes the same relation for the
// solver. The two share no code on purpose: each checks the other.

#include "verify/judge/refine/interpret/state/LaneRefinement.h"

using namespace llvm;

namespace palindrome::interpret {

/// Whether `source`, a frozen value of known or unknown sign, admits `target`.
static bool admits(const Lane &source, const Lane &target) {
  if (source.sign == 0 || !target.isBits())
    return true;
  return target.bits.isNegative() ? source.sign < 0
                                  : source.sign > 0 && !target.bits.isZero();
}

Match laneRefines(const Lane &target, const Lane &source, Type *type,
                  function_ref<Match(const Lane &, const Lane &)> pointers) {
  if (source.isPoison())
    return Match::Yes;
  if (target.isPoison())
    return Match::No;
  if (source.kind == Lane::Undef)
    return Match::Yes;
  // The source's choices make it one value, while the target's is a set.
  if (target.varies && !source.fromUndef)
    return Match::No;
  // A lane that was computed from undef may represent a set of values.
  if (target.kind == Lane::Undef)
    return source.fromUndef ? Match::Maybe : Match::No;
  if (source.kind == Lane::Frozen)
    return admits(source, target) ? Match::Yes : Match::No;
  if (source.kind == Lane::NaN) {
    if (!type || !target.isBits())
      return Match::Maybe;
    return floatOf(type, target).isNaN() ? Match::Yes : Match::No;
  }
  if (source.kind != target.kind)
    return Match::Maybe;
  if (source.isPointer())
    return pointers(target, source);
  return source.bits == target.bits ? Match::Yes : Match::No;
}

} // namespace palindrome::interpret
