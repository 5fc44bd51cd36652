// How SSA values are represented: as a list of lanes, one for each integer,
// float or pointer in the type, in order. A value of type { i8, <2 x ptr> } has
// three lanes.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_MODEL_LANES_H
#define PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_MODEL_LANES_H

#include "verify/judge/refine/encode/model/Terms.h"
#include "llvm/ADT/SmallVector.h"

namespace palindrome::encode {

/// The numbers of the choices in a term that each use of the term makes anew,
/// sorted. An undef is a term that is one such choice.
using Undefs = llvm::SmallVector<unsigned, 0>;

void addUndefs(Undefs &to, llvm::ArrayRef<unsigned> more);

/// Where a value may differ from one use to another because of undef.
struct Variation {
  /// The condition, which depends on none of the value's undefs. Not set if it
  /// is not known.
  Expr condition = Expr::boolean(false);
  /// Whether all bits of the value are then arbitrary.
  bool isWhole = true;

  bool isKnown() const { return condition.isSet(); }
  static Variation unknown() { return {Expr(), false}; }
};

Variation select(Expr condition, const Variation &a, const Variation &b);

/// One integer, float (its bits) or pointer (Memory.h). `value` has no meaning
/// where `poison` holds.
struct Lane {
  Expr value;
  Expr poison = Expr::boolean(false);
  Undefs undefs = {};
  Variation varies = Variation::unknown();

  /// Where it varies, as far as is known: nowhere without undefs.
  Variation variation() const { return undefs.empty() ? Variation() : varies; }
};

/// `condition ? a : b`.
Lane select(Expr condition, const Lane &a, const Lane &b);

using Lanes = llvm::SmallVector<Lane, 1>;

Lanes select(Expr condition, const Lanes &a, const Lanes &b);

/// Whether the values and poison of all lanes are the same terms.
bool isSame(const Lanes &a, const Lanes &b);

} // namespace palindrome::encode

#endif // PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_MODEL_LANES_H
