// What the rules of several ops of the `vector` dialect need.

#ifndef PALINDROME_VERIFY_JUDGE_DIALECTS_VECTOR_VECTOR_H
#define PALINDROME_VERIFY_JUDGE_DIALECTS_VECTOR_VECTOR_H

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "verify/judge/dialects/machine/Machine.h"

namespace palindrome::dialects {

/// The list that `vector` has; one of poison where all of it is poison.
Value vectorOf(const Machine &machine, mlir::Value vector);
/// The same for a value that may be a scalar: a list of one element then, whose
/// shape has no dimensions.
Value vectorOrScalarOf(const Machine &machine, mlir::Value value);
/// Sets `result`, a vector or a scalar, to `elements`.
void setElements(Machine &machine, mlir::Value result, Values elements);

/// `index + offset`, the place of a lane. A sum that `index` cannot hold is
/// undefined behaviour: the machine stops.
int64_t advance(Machine &machine, int64_t index, int64_t offset);

/// Which lanes an op acts on: those of a mask that is an operand of it, and of
/// the `vector.mask` around it. Without either, these are all.
class Lanes {
public:
  Lanes(Machine &machine, mlir::Operation *op, mlir::Value mask = {});

  /// Whether lane `position` is on, as an i1, which may be poison or a term.
  Value operator[](size_t position) const;
  /// Whether it is not known of a lane if it is on.
  bool haveTerms() const;
  /// What the `vector.mask` gives in the place of lane `position`, if it turns
  /// that off and has such a value.
  const Value *replacement(size_t position) const;

private:
  Machine &machine;
  mlir::Type bit; ///< i1.
  std::optional<Value> inner, outer, passthru;
};

/// `left` and `right`, scalars of `type`, combined as `kind` says.
Value combine(Machine &machine, mlir::vector::CombiningKind kind,
              mlir::Type type, const Value &left, const Value &right);
/// The product of two scalars of `type`.
Value multiply(Machine &machine, mlir::Type type, const Value &left,
               const Value &right);
/// On terms, the product of the first two `operands`, floats of `type`, and the
/// third added to it, rounded once.
Value fuseTerms(Machine &machine, mlir::Type type,
                llvm::ArrayRef<Value> operands);
/// The scalar of `type` that changes nothing in a combination.
Value neutralOf(const Machine &machine, mlir::vector::CombiningKind kind,
                mlir::Type type, mlir::arith::FastMathFlags flags);
/// The number of `type` that `value` is; nothing if it is poison or `type` is
/// one of integers.
std::optional<llvm::APFloat> realOf(mlir::Type type, const Value &value);
/// Whether the sum of `terms`, all of one format, is the same in every order:
/// no order rounds.
bool isSumOfAnyOrder(llvm::ArrayRef<llvm::APFloat> terms);

} // namespace palindrome::dialects

#endif // PALINDROME_VERIFY_JUDGE_DIALECTS_VECTOR_VECTOR_H
