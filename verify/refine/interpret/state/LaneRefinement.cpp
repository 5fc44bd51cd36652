// When one lane refines another.

#include "verify/refine/interpret/state/LaneRefinement.h"

using namespace llvm;

namespace palindrome::interpret {

Match laneRefines(const Lane &b, const Lane &a, Type *type,
                  function_ref<Match(const Lane &, const Lane &)> local) {
  if (a.isPoison())
    return Match::Yes;
  if (b.isPoison())
    return Match::No;
  if (a.kind == Lane::Undef)
    return Match::Yes;
  if (b.kind == Lane::Undef)
    return a.loose ? Match::Maybe : Match::No;
  if (a.kind == Lane::Fixed)
    return a.sign == 0 || !b.isBits() ||
                   (b.bits.isNegative() ? a.sign < 0
                                        : a.sign > 0 && !b.bits.isZero())
               ? Match::Yes
               : Match::No;
  if (a.kind == Lane::NaN)
    return !type || !b.isBits()                               ? Match::Maybe
           : APFloat(type->getFltSemantics(), b.bits).isNaN() ? Match::Yes
                                                              : Match::No;
  if (a.kind != b.kind)
    return Match::Maybe;
  if (a.isPointer())
    return local(b, a);
  return a.bits == b.bits ? Match::Yes : Match::No;
}

} // namespace palindrome::interpret
