// The integers of a question as sums: each has a signed and an unsigned value,
// which are numbers that do not wrap around.
//
//   %b = zext i32 %a to i64       ; both values of %b are %a's unsigned one
//   %c = add nsw i64 %b, 1        ; its signed value is that of %b, and 1

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_LINEAR_LINEARMEANING_H
#define PALINDROME_VERIFY_JUDGE_REFINE_LINEAR_LINEARMEANING_H

#include "verify/judge/refine/linear/System.h"
#include "verify/judge/refine/linear/Values.h"
#include "llvm/IR/InstrTypes.h"

namespace palindrome::refine::linear {

class LinearMeaning {
public:
  struct Numbers {
    Sum asSigned, asUnsigned;
  };

  /// The values of an integer of at most 64 bits that is defined, and for whose
  /// operands its flags hold.
  const Numbers &of(const Computation &node);

  /// Whether an addition, subtraction, multiplication or shift of defined
  /// operands is shown not to wrap around.
  bool fitsSigned(const Computation &node);
  bool fitsUnsigned(const Computation &node);
  /// Whether an integer is shown to be at least 0 with its sign.
  bool isNonNegative(const Computation &node);

  /// States that a comparison holds or does not, one of integers of at most 64
  /// bits.
  void state(const Computation &comparison, bool holds);
  /// Whether it is shown that a comparison holds, or does not.
  bool shows(const Computation &comparison, bool holds);
  /// Whether two integers are shown to be the same.
  bool areEqual(const Computation &one, const Computation &other);
  /// Chooses the least or the greatest value of an integer that is defined, as
  /// far as it is known, and states that it is this.
  llvm::APInt choose(const Computation &node, bool isLeast);
  /// States that one defined integer is less than another.
  void order(const Computation &less, const Computation &greater);
  /// States what follows from what has been stated: that the signed and the
  /// unsigned value of an integer are the same, and of two integers that differ
  /// which is less.
  void conclude();

  bool isContradictory() const { return system.isContradictory(); }

  /// What has been stated may be taken back, with what was concluded from it.
  struct Mark {
    System system;
    size_t made, distinct;
  };
  Mark mark() const { return {system, made.size(), distinct.size()}; }
  void takeBack(Mark mark);

private:
  Numbers make(const Computation &node);
  Numbers unknown(const Computation &node);
  Numbers quotient(const Computation &node, const Sum &dividend,
                   Number divisor);
  Numbers extreme(const Computation &node, bool isMost, bool isSigned);
  std::optional<Sum> combine(const Computation &node, bool isSigned);
  bool fits(const std::optional<Sum> &sum, unsigned width, bool isSigned);
  std::optional<std::pair<Sum, Sum>> extremeOf(const Computation &node,
                                               bool isMost, bool isSigned);
  bool isBelow(const Computation &small, const Computation &large,
               bool isSigned, bool isStrict);
  void link(const Computation &node);

  System system;
  llvm::DenseMap<const Computation *, Numbers> numbers;
  /// Their nodes, in the order in which they were made.
  llvm::SmallVector<const Computation *> made;
  /// Comparisons of integers that are not equal.
  llvm::SmallVector<const Computation *> distinct;
};

/// The predicate that a comparison has, or the opposite if it does not hold.
llvm::CmpInst::Predicate predicateOf(const Computation &comparison, bool holds);

/// Whether a node compares integers that have numbers.
bool comparesNumbers(const Computation &node);

} // namespace palindrome::refine::linear

#endif // PALINDROME_VERIFY_JUDGE_REFINE_LINEAR_LINEARMEANING_H
