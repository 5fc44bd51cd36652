// Which numbers the integers of a function can be.

#ifndef PALINDROME_IMPORT_RAISE_RANGES_H
#define PALINDROME_IMPORT_RAISE_RANGES_H

#include "mlir/IR/Dominance.h"
#include "mlir/IR/Value.h"

namespace palindrome::raise {

/// The numbers from `low` to `high`, both included, as signed ones.
struct Range {
  int64_t low = INT64_MIN, high = INT64_MAX;

  bool isNonNegative() const { return low >= 0; }
  Range unite(Range other) const {
    return {std::min(low, other.low), std::max(high, other.high)};
  }
  Range intersect(Range other) const {
    return {std::max(low, other.low), std::min(high, other.high)};
  }
};

/// The sum of a number of each range; no restriction if it may not fit.
Range operator+(Range one, Range other);
/// The sum of a number of each range that is known not to overflow.
Range addSaturated(Range one, Range other);
/// The product of a number of each range; no restriction if it may not fit.
Range operator*(Range one, Range other);

/// Finds ranges in the body of one function of `arith`, `cf`, `scf` and
/// `affine`. A value is in its range or poison.
class Ranges {
public:
  explicit Ranges(mlir::Operation *function) : dominance(function) {}

  /// The range of `value`, an integer of up to 64 bits or an index, wherever
  /// control has reached `place`, which `value` dominates.
  Range of(mlir::Value value, mlir::Block *place);

private:
  Range find(mlir::Value value, mlir::Block *place);
  Range ofResult(mlir::Operation *op, mlir::Block *place);
  Range ofArgument(mlir::BlockArgument argument);
  Range restrictByBranches(mlir::Value value, mlir::Block *place, Range range);

  mlir::DominanceInfo dominance;
  /// Arguments of blocks whose ranges are being found.
  llvm::SmallPtrSet<void *, 8> open;
  /// How many more values may be looked at for the current question.
  unsigned left = 0;
};

} // namespace palindrome::raise

#endif // PALINDROME_IMPORT_RAISE_RANGES_H
