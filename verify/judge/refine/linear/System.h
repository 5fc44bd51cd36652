// Inequalities of integers: numbers without a width, which do not wrap around.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_LINEAR_SYSTEM_H
#define PALINDROME_VERIFY_JUDGE_REFINE_LINEAR_SYSTEM_H

#include "llvm/ADT/APInt.h"
#include "llvm/ADT/SmallVector.h"
#include <map>
#include <optional>
#include <vector>

namespace palindrome::refine::linear {

/// All integers of 64 bits, with and without a sign, and their sums.
__extension__ using Number = __int128;

/// The value of at most 64 bits of an integer.
Number numberOf(const llvm::APInt &value, bool isSigned);

/// A multiple of a variable.
struct Part {
  unsigned variable;
  Number factor;
  friend bool operator==(const Part &one, const Part &other) {
    return one.variable == other.variable && one.factor == other.factor;
  }
  friend bool operator<(const Part &one, const Part &other) {
    return std::tie(one.variable, one.factor) <
           std::tie(other.variable, other.factor);
  }
};

/// A constant and multiples of variables. The operations return nothing where a
/// number would have too many bits.
struct Sum {
  explicit Sum(Number constant = 0) : constant(constant) {}
  static Sum variable(unsigned number);

  std::optional<Sum> plus(const Sum &other) const;
  std::optional<Sum> minus(const Sum &other) const;
  std::optional<Sum> times(Number factor) const;

  friend bool operator==(const Sum &one, const Sum &other) {
    return one.constant == other.constant && one.parts == other.parts;
  }

  Number constant;
  llvm::SmallVector<Part, 2> parts; ///< Sorted by variable; no factor is 0.
};

/// What is known of the differences of any two variables: the closure of what
/// was stated of them, which is complete for inequalities of two variables. A
/// sum of several variables counts as a variable, of which the bounds are known
/// that follow from its parts.
class System {
public:
  System();

  Sum newVariable();

  /// States that `small + by <= large`.
  void require(const Sum &small, const Sum &large, Number by = 0);
  void requireEqual(const Sum &one, const Sum &other);
  /// Whether `small + by <= large` follows from what was stated. False if this
  /// was not found.
  bool implies(const Sum &small, const Sum &large, Number by = 0);
  bool impliesEqual(const Sum &one, const Sum &other);
  /// The least or the most that a sum may be, as far as that is known.
  std::optional<Number> extreme(const Sum &sum, bool isLeast);
  /// States again what follows for sums, from what is known of their parts now.
  void conclude();
  /// Whether what was stated contradicts itself.
  bool isContradictory() const { return isFalse; }

private:
  /// `left - right <= most`, which are variables.
  struct Difference {
    unsigned left, right;
    Number most;
  };
  llvm::SmallVector<Difference, 2> differences(const Sum &small,
                                               const Sum &large, Number by);
  unsigned addVariable();
  unsigned variableOf(llvm::ArrayRef<Part> parts);
  void bound(unsigned variable, llvm::ArrayRef<Part> parts);
  void state(Difference known);

  /// The most that the difference of two variables may be; the first one is 0.
  std::vector<std::vector<std::optional<Number>>> most;
  std::map<std::vector<Part>, unsigned> sums;
  bool isFalse = false;
};

} // namespace palindrome::refine::linear

#endif // PALINDROME_VERIFY_JUDGE_REFINE_LINEAR_SYSTEM_H
