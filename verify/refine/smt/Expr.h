// Terms of the solver: bit vectors, Booleans and uninterpreted functions, as
// values that may be copied freely. Making a term folds what is constant, and
// the few shapes that bytes and addresses are made of.
//
// Only this folder sees the solver.

#ifndef PALINDROME_VERIFY_REFINE_SMT_EXPR_H
#define PALINDROME_VERIFY_REFINE_SMT_EXPR_H

#include "llvm/ADT/APInt.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/DenseMapInfo.h"
#include "llvm/ADT/StringRef.h"
#include <optional>
#include <vector>

// Z3 names it so. NOLINTNEXTLINE(bugprone-reserved-identifier)
struct _Z3_ast;

namespace palindrome::smt {

/// A term. Terms live as long as the `Terms` that was there when they were
/// made. Both operands of a bit-vector operation have the same width.
class Expr {
public:
  Expr() = default;
  explicit Expr(_Z3_ast *ast) : ast(ast) {}

  static Expr boolean(bool value);
  static Expr bits(const llvm::APInt &value);
  static Expr bits(unsigned width, uint64_t value);
  /// A variable of that name, which must be new.
  static Expr variable(unsigned width, llvm::StringRef name);
  static Expr booleanVariable(llvm::StringRef name);

  /// Whether there is a term at all.
  bool isSet() const { return ast; }
  /// Whether both are the same term; `equal` makes a formula.
  bool isSame(Expr other) const { return ast == other.ast; }

  bool isTrue() const;
  bool isFalse() const;
  bool isBoolean() const;
  /// Whether it is a variable.
  bool isVariable() const;
  unsigned width() const;
  std::optional<llvm::APInt> constant() const;

  Expr operator!() const;
  Expr operator&&(Expr other) const;
  Expr operator||(Expr other) const;
  Expr implies(Expr other) const { return !*this || other; }
  Expr &operator&=(Expr other) { return *this = *this && other; }
  Expr &operator|=(Expr other) { return *this = *this || other; }

  Expr operator==(Expr other) const;
  Expr operator!=(Expr other) const { return !(*this == other); }

  Expr operator+(Expr other) const;
  Expr operator-(Expr other) const;
  Expr operator*(Expr other) const;
  Expr operator-() const;
  Expr operator~() const;
  Expr operator&(Expr other) const;
  Expr operator|(Expr other) const;
  Expr operator^(Expr other) const;
  Expr udiv(Expr other) const;
  Expr sdiv(Expr other) const;
  Expr urem(Expr other) const;
  Expr srem(Expr other) const;
  /// Shifts by the width or more give zeros, or copies of the sign.
  Expr shl(Expr other) const;
  Expr lshr(Expr other) const;
  Expr ashr(Expr other) const;

  Expr ult(Expr other) const;
  Expr ule(Expr other) const;
  Expr ugt(Expr other) const { return other.ult(*this); }
  Expr uge(Expr other) const { return other.ule(*this); }
  Expr slt(Expr other) const;
  Expr sle(Expr other) const;
  Expr sgt(Expr other) const { return other.slt(*this); }
  Expr sge(Expr other) const { return other.sle(*this); }

  /// `this` has the upper bits.
  Expr concat(Expr lower) const;
  Expr extract(unsigned high, unsigned low) const;
  Expr bit(unsigned index) const { return extract(index, index); }
  /// To a width that is not smaller.
  Expr zext(unsigned width) const;
  Expr sext(unsigned width) const;
  /// To a width that is not larger.
  Expr trunc(unsigned width) const;
  Expr zextOrTrunc(unsigned width) const;
  Expr sextOrTrunc(unsigned width) const;
  Expr isZero() const;
  Expr isNegative() const;
  /// Of a Boolean: 1 or 0, of one bit.
  Expr toBit() const;
  /// Of one bit: whether it is 1.
  Expr toBoolean() const;

  /// `this` is the condition.
  Expr select(Expr ifTrue, Expr ifFalse) const;

  /// The term with every `from` replaced by the `to` of its index.
  Expr substitute(llvm::ArrayRef<Expr> from, llvm::ArrayRef<Expr> to) const;

  /// An equal term, which may be smaller.
  Expr simplify() const;

  /// The terms among `candidates`, all variables, that occur in this one.
  std::vector<Expr> occurring(llvm::ArrayRef<Expr> candidates) const;

  /// The variables that occur in it.
  std::vector<Expr> variables() const;
  /// The uninterpreted functions' values at constants that occur in it.
  std::vector<Expr> knownApplications() const;
  /// Whether there is arithmetic of floating-point numbers in it.
  bool hasFloats() const;
  /// The constants of that width that occur in this term.
  std::vector<llvm::APInt> constants(unsigned width) const;

  static Expr forAll(llvm::ArrayRef<Expr> variables, Expr body);
  static Expr exists(llvm::ArrayRef<Expr> variables, Expr body);

  _Z3_ast *ast = nullptr;
};

/// The operands of what commutes, in an order that does not depend on theirs:
/// by the first variables in them, so that sums and products are the same terms
/// wherever they are made.
std::pair<Expr, Expr> ordered(Expr a, Expr b);

/// An uninterpreted function to bit vectors.
class Uninterpreted {
public:
  Uninterpreted() = default;
  Uninterpreted(llvm::StringRef name, llvm::ArrayRef<unsigned> argumentWidths,
                unsigned width);
  Expr operator()(llvm::ArrayRef<Expr> arguments) const;

private:
  void *declaration = nullptr;
};

/// What all terms of a pair live in. There is one at a time in a thread.
class Terms {
public:
  Terms();
  ~Terms();
  Terms(const Terms &) = delete;
  Terms &operator=(const Terms &) = delete;
};

} // namespace palindrome::smt

template <> struct llvm::DenseMapInfo<palindrome::smt::Expr> {
  using Expr = palindrome::smt::Expr;
  using Pointer = DenseMapInfo<_Z3_ast *>;
  static Expr getEmptyKey() { return Expr(Pointer::getEmptyKey()); }
  static Expr getTombstoneKey() { return Expr(Pointer::getTombstoneKey()); }
  static unsigned getHashValue(Expr expr) {
    return Pointer::getHashValue(expr.ast);
  }
  static bool isEqual(Expr a, Expr b) { return a.isSame(b); }
};

#endif // PALINDROME_VERIFY_REFINE_SMT_EXPR_H
