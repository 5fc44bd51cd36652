// What an SSA value is to the encoder: a list of lanes, one for each integer,
// float or pointer in its type, in order.

#ifndef PALINDROME_VERIFY_REFINE_ENCODE_MODEL_LANES_H
#define PALINDROME_VERIFY_REFINE_ENCODE_MODEL_LANES_H

#include "verify/refine/encode/model/Terms.h"
#include "llvm/ADT/SmallVector.h"

namespace palindrome::encode {

/// The variables in a term that each use of it chooses anew, sorted. Undef is
/// one that stands alone.
using Undefs = llvm::SmallVector<unsigned, 0>;

void addUndefs(Undefs &to, llvm::ArrayRef<unsigned> more);

/// Where a value is not the same at each use.
struct Variation {
  /// The condition; not set if it is not known. It has none of the variables.
  Expr condition = Expr::boolean(false);
  /// Whether all bits may then be anything.
  bool isWhole = true;

  bool isKnown() const { return condition.isSet(); }
  static Variation unknown() { return {Expr(), false}; }
};

Variation select(Expr condition, const Variation &a, const Variation &b);

/// One integer, float (its bits) or pointer (block, then offset). `value` says
/// nothing where `poison` holds.
struct Lane {
  Expr value;
  Expr poison = Expr::boolean(false);
  Undefs undefs = {};
  Variation varies = Variation::unknown();

  /// What is known of where it varies.
  Variation variation() const { return undefs.empty() ? Variation() : varies; }
};

/// `condition ? a : b`.
Lane select(Expr condition, const Lane &a, const Lane &b);

using Lanes = llvm::SmallVector<Lane, 1>;

Lanes select(Expr condition, const Lanes &a, const Lanes &b);

/// Whether both are the same terms.
bool isSame(const Lanes &a, const Lanes &b);

} // namespace palindrome::encode

#endif // PALINDROME_VERIFY_REFINE_ENCODE_MODEL_LANES_H
