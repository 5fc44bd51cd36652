// Terms of the SMT solver Z3: bit vectors, Booleans and uninterpreted
// functions.
//
// Making a term folds constants and a few shapes that addresses (sums with a
// constant) and bytes (parts of concatenations) have, so that many questions of
// the encoder are decided without the solver:
//
//   (x + 3) - (x + 1)         becomes   2
//   (x ++ y).extract of y     becomes   y
//   (c ? 1 : y) == 2          becomes   !c && y == 2
//
// No other room includes Z3's header.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_SMT_EXPR_H
#define PALINDROME_VERIFY_JUDGE_REFINE_SMT_EXPR_H

#include "llvm/ADT/APInt.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/DenseMapInfo.h"
#include "llvm/ADT/StringRef.h"
#include <optional>
#include <unordered_map>
#include <vector>

// Z3 names it so. NOLINTNEXTLINE(bugprone-reserved-identifier)
struct _Z3_ast;

namespace palindrome::smt {

/// A term, or none. It may be copied freely, and is valid as long as the
/// `ExprArena` that existed when it was made. The operands of a bit-vector
/// operation have the same width.
class Expr {
public:
  Expr() = default;
  explicit Expr(_Z3_ast *ast) : ast(ast) {}

  static Expr boolean(bool value);
  static Expr bits(const llvm::APInt &value);
  static Expr bits(unsigned width, uint64_t value);
  /// A variable. Two variables of one name and width are the same term.
  static Expr variable(unsigned width, llvm::StringRef name);
  static Expr booleanVariable(llvm::StringRef name);

  /// False for a default-constructed `Expr`.
  bool isSet() const { return ast; }
  /// Whether both are one and the same term. `operator==` makes a formula that
  /// compares their values.
  bool isSame(Expr other) const { return ast == other.ast; }

  bool isTrue() const;
  bool isFalse() const;
  bool isBoolean() const;
  bool isVariable() const;
  /// The number of bits; only of a bit vector.
  unsigned width() const;
  /// The value of a bit-vector constant; none for other terms.
  std::optional<llvm::APInt> constant() const;

  Expr operator!() const;
  Expr operator&&(Expr other) const;
  Expr operator||(Expr other) const;
  /// A condition that is equivalent where `condition` holds. If this is a
  /// conjunction that was made by adding to `condition`, it is what was added.
  Expr given(Expr condition) const;
  Expr implies(Expr other) const { return !*this || other; }
  Expr &operator&=(Expr other) { return *this = *this && other; }
  Expr &operator|=(Expr other) { return *this = *this || other; }

  Expr operator==(Expr other) const;
  Expr operator!=(Expr other) const { return !(*this == other); }
  /// What `==` means, not folded: a question for the solver in any case.
  Expr equals(Expr other) const;

  Expr operator+(Expr other) const;
  Expr operator-(Expr other) const;
  Expr operator*(Expr other) const;
  Expr operator-() const;
  Expr operator~() const;
  Expr operator&(Expr other) const;
  Expr operator|(Expr other) const;
  Expr operator^(Expr other) const;
  /// Division by zero as SMT-LIB defines it: see Expr.cpp.
  Expr udiv(Expr other) const;
  Expr sdiv(Expr other) const;
  Expr urem(Expr other) const;
  Expr srem(Expr other) const;
  /// A shift by the width or more results in zero, or for `ashr` in copies of
  /// the sign bit.
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

  /// `this` provides the upper bits.
  Expr concat(Expr lower) const;
  /// The bits `low` to `high`, both included.
  Expr extract(unsigned high, unsigned low) const;
  Expr bit(unsigned index) const { return extract(index, index); }
  /// `width` is at least the term's.
  Expr zext(unsigned width) const;
  Expr sext(unsigned width) const;
  /// `width` is at most the term's.
  Expr trunc(unsigned width) const;
  Expr zextOrTrunc(unsigned width) const;
  Expr sextOrTrunc(unsigned width) const;
  Expr isZero() const;
  /// A number of bits that all values of the term have, as numbers without or
  /// with a sign: no more than the width, and less where the term's shape shows
  /// it, as for an extension.
  unsigned unsignedBits() const;
  unsigned signedBits() const;
  Expr isNegative() const;
  /// A Boolean as a bit vector of width 1.
  Expr toBit() const;
  /// Whether a bit vector of width 1 is 1.
  Expr toBoolean() const;

  /// `this ? ifTrue : ifFalse`, with terms of any one sort.
  Expr select(Expr ifTrue, Expr ifFalse) const;

  /// The term with each `from[i]` replaced by `to[i]`, all at once.
  Expr substitute(llvm::ArrayRef<Expr> from, llvm::ArrayRef<Expr> to) const;

  /// An equivalent term, simplified by Z3.
  Expr simplify() const;

  /// Those of `candidates`, which are variables, that occur in this term.
  std::vector<Expr> occurring(llvm::ArrayRef<Expr> candidates) const;

  /// The terms of which this one is the conjunction.
  std::vector<Expr> conjuncts() const;

  /// A number that no other term has. Terms that are made later have larger
  /// ones.
  unsigned identity() const;
  /// The variables that occur in this term.
  std::vector<Expr> variables() const;
  /// The applications of uninterpreted functions to constants that occur in
  /// this term.
  std::vector<Expr> knownApplications() const;
  /// Whether a floating-point term occurs in this term.
  bool hasFloats() const;
  bool hasQuantifiers() const;
  /// The constants of `width` bits that occur in this term.
  std::vector<llvm::APInt> constants(unsigned width) const;

  static Expr forAll(llvm::ArrayRef<Expr> variables, Expr body);
  static Expr exists(llvm::ArrayRef<Expr> variables, Expr body);

  _Z3_ast *ast = nullptr;
};

/// Finds out whether any variable of a set occurs in terms. Looks at each part
/// of them once. A variable is added before it occurs in a term.
class Occurrences {
public:
  void add(Expr variable);
  bool isIn(Expr term);

private:
  /// By term. (A map by pointer, since terms live as long as the context.)
  std::unordered_map<_Z3_ast *, bool> known;
};

/// Both operands of a commutative operation in a canonical order: by the oldest
/// variable that occurs in each. x * y and y * x are thereby the same term.
/// Without `SolverParts::normalForms`, they stay as they are.
std::pair<Expr, Expr> ordered(Expr a, Expr b);

/// An uninterpreted function from bit vectors to a bit vector. Two functions of
/// one name and signature are the same.
class Uninterpreted {
public:
  Uninterpreted() = default;
  Uninterpreted(llvm::StringRef name, llvm::ArrayRef<unsigned> argumentWidths,
                unsigned width);
  Expr operator()(llvm::ArrayRef<Expr> arguments) const;

private:
  void *declaration = nullptr;
};

/// What happens to terms when they are made, and in `check` before Z3's solver
/// is called. No part changes what a term means.
struct SolverParts {
  bool normalForms = true; ///< See `ordered`.
  /// Whether the shapes of operands matter: of sums, concatenations, selections
  /// and parts of them. Operations on constants are always folded.
  bool folding = true;
};

/// Owns all terms made while it exists. There is at most one in a thread.
class ExprArena {
public:
  explicit ExprArena(SolverParts parts = {});
  ~ExprArena();
  ExprArena(const ExprArena &) = delete;
  ExprArena &operator=(const ExprArena &) = delete;
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

#endif // PALINDROME_VERIFY_JUDGE_REFINE_SMT_EXPR_H
