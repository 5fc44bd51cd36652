// What is known of integers at an op: by the ops that compute them, and by the
// conditions of structured control flow around it.

#ifndef PALINDROME_IMPORT_RAISE_BOUNDS_H
#define PALINDROME_IMPORT_RAISE_BOUNDS_H

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "llvm/IR/ConstantRange.h"

namespace palindrome::raise {

/// The predicate that says the same of the operands in the other order.
mlir::arith::CmpIPredicate swap(mlir::arith::CmpIPredicate predicate);

class Bounds {
public:
  /// Finds the conditions that hold wherever `op` is carried out.
  explicit Bounds(mlir::Operation *op);

  /// A range that `value`, an integer, is in unless it is poison.
  llvm::ConstantRange rangeOf(mlir::Value value) const {
    return rangeOf(value, mostSteps);
  }

  /// Whether `left` and `right`, two integers of one type, are known to stand
  /// in the relation `predicate` unless one is poison.
  bool holds(mlir::arith::CmpIPredicate predicate, mlir::Value left,
             mlir::Value right) const;

private:
  struct Fact {
    mlir::arith::CmpIPredicate predicate;
    mlir::Value left, right;
  };

  /// How many ops a range is followed through.
  static constexpr unsigned mostSteps = 5;

  void add(mlir::Value condition, bool isTrue);
  llvm::ConstantRange rangeOf(mlir::Value value, unsigned steps) const;
  llvm::ConstantRange rangeByOp(mlir::Value value, unsigned steps) const;

  llvm::SmallVector<Fact> facts;
};

} // namespace palindrome::raise

#endif // PALINDROME_IMPORT_RAISE_BOUNDS_H
