// Construction of terms, with folding.

#include "verify/judge/refine/smt/Expr.h"
#include "verify/judge/refine/smt/Context.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/ErrorHandling.h"
#include <cassert>

using namespace palindrome::smt;
using llvm::APInt;

static thread_local SolverContext *current = nullptr;

SolverContext &palindrome::smt::solverContext() {
  assert(current && "terms need an `ExprArena` to live in");
  return *current;
}

/// Z3's error handler. Out of memory, Z3 returns null from any function, which
/// no caller checks. Other errors are checked where they can occur.
static void stopWithoutMemory(Z3_context, Z3_error_code error) {
  if (error == Z3_MEMOUT_FAIL)
    llvm::report_bad_alloc_error("the solver");
}

ExprArena::ExprArena(SolverParts parts) {
  assert(!current && "one at a time");
  current = new SolverContext;
  current->parts = parts;
  Z3_config config = Z3_mk_config();
  // Without reference counting: all terms live as long as the context.
  current->z3 = config ? Z3_mk_context(config) : nullptr;
  if (!current->z3)
    stopWithoutMemory(nullptr, Z3_MEMOUT_FAIL);
  Z3_del_config(config);
  Z3_set_error_handler(current->z3, stopWithoutMemory);
  current->trueTerm = Z3_mk_true(current->z3);
  current->falseTerm = Z3_mk_false(current->z3);
}

ExprArena::~ExprArena() {
  current->alarm.reset();
  Z3_del_context(current->z3);
  delete current;
  current = nullptr;
}

//===-- Constants and variables -------------------------------------------===//

Expr Expr::boolean(bool value) {
  return Expr(value ? solverContext().trueTerm : solverContext().falseTerm);
}

Expr Expr::bits(const APInt &value) {
  llvm::SmallString<40> digits;
  value.toStringUnsigned(digits);
  Z3_ast ast = Z3_mk_numeral(z3(), digits.c_str(),
                             Z3_mk_bv_sort(z3(), value.getBitWidth()));
  solverContext().numerals.try_emplace(ast, value);
  return Expr(ast);
}

Expr Expr::bits(unsigned width, uint64_t value) {
  return bits(APInt(width, value, /*isSigned=*/false, /*implicitTrunc=*/true));
}

static Expr variableOf(Z3_sort sort, llvm::StringRef name) {
  return Expr(
      Z3_mk_const(z3(), Z3_mk_string_symbol(z3(), name.str().c_str()), sort));
}

Expr Expr::variable(unsigned width, llvm::StringRef name) {
  return variableOf(Z3_mk_bv_sort(z3(), width), name);
}

Expr Expr::booleanVariable(llvm::StringRef name) {
  return variableOf(Z3_mk_bool_sort(z3()), name);
}

//===-- Queries -----------------------------------------------------------===//

bool Expr::isTrue() const { return ast == solverContext().trueTerm; }
bool Expr::isFalse() const { return ast == solverContext().falseTerm; }

bool Expr::isBoolean() const {
  return Z3_get_sort_kind(z3(), Z3_get_sort(z3(), ast)) == Z3_BOOL_SORT;
}

unsigned Expr::width() const {
  return Z3_get_bv_sort_size(z3(), Z3_get_sort(z3(), ast));
}

std::optional<APInt> Expr::constant() const {
  auto it = solverContext().numerals.find(ast);
  if (it == solverContext().numerals.end())
    return std::nullopt;
  return it->second;
}

bool Expr::isVariable() const {
  return Z3_get_ast_kind(z3(), ast) == Z3_APP_AST &&
         Z3_get_app_num_args(z3(), application(*this)) == 0 &&
         kindOf(*this) == Z3_OP_UNINTERPRETED;
}

//===-- Booleans ----------------------------------------------------------===//

Expr Expr::operator!() const {
  if (isTrue() || isFalse())
    return boolean(isFalse());
  if (kindOf(*this) == Z3_OP_NOT)
    return argument(*this, 0);
  return Expr(Z3_mk_not(z3(), ast));
}

Expr Expr::operator&&(Expr other) const {
  if (isFalse() || other.isTrue() || isSame(other))
    return *this;
  if (isTrue() || other.isFalse())
    return other;
  if ((!*this).isSame(other))
    return boolean(false);
  Z3_ast both[] = {ast, other.ast};
  return Expr(Z3_mk_and(z3(), 2, both));
}

Expr Expr::given(Expr condition) const {
  llvm::SmallVector<Expr> added;
  Expr rest = *this;
  while (!rest.isSame(condition)) {
    if (kindOf(rest) != Z3_OP_AND || countArguments(rest) != 2)
      return *this;
    added.push_back(argument(rest, 1));
    rest = argument(rest, 0);
  }
  Expr result = boolean(true);
  while (!added.empty())
    result = result && added.pop_back_val();
  return result;
}

Expr Expr::operator||(Expr other) const {
  if (isTrue() || other.isFalse() || isSame(other))
    return *this;
  if (isFalse() || other.isTrue())
    return other;
  if ((!*this).isSame(other))
    return boolean(true);
  Z3_ast both[] = {ast, other.ast};
  return Expr(Z3_mk_or(z3(), 2, both));
}

/// Whether the shapes of operands are looked at.
static bool folds() { return solverContext().parts.folding; }

/// `expr` as the sum of a term and a constant. The term is not set if `expr` is
/// a constant.
static std::pair<Expr, APInt> splitSum(Expr expr) {
  if (auto value = expr.constant())
    return {Expr(), *value};
  if (kindOf(expr) == Z3_OP_BADD &&
      Z3_get_app_num_args(z3(), application(expr)) == 2)
    if (auto value = argument(expr, 1).constant())
      return {argument(expr, 0), *value};
  return {expr, APInt(expr.width(), 0)};
}

Expr Expr::operator==(Expr other) const {
  if (isSame(other))
    return boolean(true);
  if (isBoolean()) {
    if (other.isTrue())
      return *this;
    if (isTrue())
      return other;
    if (other.isFalse())
      return !*this;
    if (isFalse())
      return !other;
    return Expr(Z3_mk_iff(z3(), ast, other.ast));
  }
  if (!folds())
    return constant() && other.constant() ? boolean(false) : equals(other);
  auto [base, offset] = splitSum(*this);
  auto [otherBase, otherOffset] = splitSum(other);
  if (base.isSame(otherBase))
    return boolean(offset == otherOffset);
  if (base.isSet() && otherBase.isSet() && !offset.isZero() &&
      offset == otherOffset)
    return base == otherBase;
  // A constant is compared with each side of a selection if that folds one of
  // them, and with each part of a concatenation.
  for (auto [a, b] : {std::pair(*this, other), std::pair(other, *this)}) {
    if (!b.constant())
      continue;
    if (kindOf(a) == Z3_OP_ITE) {
      Expr left = argument(a, 1), right = argument(a, 2);
      if (left.constant() || right.constant())
        return argument(a, 0).select(left == b, right == b);
    }
    if (kindOf(a) == Z3_OP_CONCAT &&
        Z3_get_app_num_args(z3(), application(a)) == 2) {
      unsigned low = argument(a, 1).width();
      return argument(a, 0) == b.extract(b.width() - 1, low) &&
             argument(a, 1) == b.extract(low - 1, 0);
    }
  }
  if (kindOf(*this) == Z3_OP_CONCAT && kindOf(other) == Z3_OP_CONCAT &&
      Z3_get_app_num_args(z3(), application(*this)) == 2 &&
      Z3_get_app_num_args(z3(), application(other)) == 2 &&
      argument(*this, 1).width() == argument(other, 1).width())
    return argument(*this, 0) == argument(other, 0) &&
           argument(*this, 1) == argument(other, 1);
  return equals(other);
}

Expr Expr::equals(Expr other) const {
  return Expr(Z3_mk_eq(z3(), ast, other.ast));
}

Expr Expr::select(Expr ifTrue, Expr ifFalse) const {
  if (isTrue() || ifTrue.isSame(ifFalse))
    return ifTrue;
  if (isFalse())
    return ifFalse;
  if (ifTrue.isBoolean()) {
    if (ifTrue.isTrue())
      return *this || ifFalse;
    if (ifTrue.isFalse())
      return !*this && ifFalse;
    if (ifFalse.isTrue())
      return !*this || ifTrue;
    if (ifFalse.isFalse())
      return *this && ifTrue;
  }
  if (kindOf(*this) == Z3_OP_NOT)
    return argument(*this, 0).select(ifFalse, ifTrue);
  return Expr(Z3_mk_ite(z3(), ast, ifTrue.ast, ifFalse.ast));
}

//===-- Arithmetic --------------------------------------------------------===//

using Binary = Z3_ast (*)(Z3_context, Z3_ast, Z3_ast);

template <typename Fold>
static Expr binary(Expr a, Expr b, Binary make, Fold fold) {
  auto left = a.constant();
  auto right = b.constant();
  if (left && right)
    return fold(*left, *right);
  return Expr(make(z3(), a.ast, b.ast));
}

Expr Expr::operator+(Expr other) const {
  if (!folds())
    return binary(*this, other, Z3_mk_bvadd,
                  [](const APInt &a, const APInt &b) { return bits(a + b); });
  auto [base, offset] = splitSum(*this);
  auto [otherBase, otherOffset] = splitSum(other);
  if (!base.isSet() && !otherBase.isSet())
    return bits(offset + otherOffset);
  APInt sum = offset + otherOffset;
  Expr variable = !base.isSet() ? otherBase
                  : !otherBase.isSet()
                      ? base
                      : Expr(Z3_mk_bvadd(z3(), base.ast, otherBase.ast));
  if (sum.isZero())
    return variable;
  return Expr(Z3_mk_bvadd(z3(), variable.ast, bits(sum).ast));
}

Expr Expr::operator-(Expr other) const {
  if (!folds())
    return binary(*this, other, Z3_mk_bvsub,
                  [](const APInt &a, const APInt &b) { return bits(a - b); });
  if (auto value = other.constant())
    return *this + bits(-*value);
  auto [base, offset] = splitSum(*this);
  auto [otherBase, otherOffset] = splitSum(other);
  if (base.isSet() && base.isSame(otherBase))
    return bits(offset - otherOffset);
  return Expr(Z3_mk_bvsub(z3(), ast, other.ast));
}

Expr Expr::operator*(Expr other) const {
  for (auto [a, b] : {std::pair(*this, other), std::pair(other, *this)})
    if (auto value = b.constant()) {
      if (value->isOne())
        return a;
      if (value->isZero())
        return b;
    }
  auto [left, right] = ordered(*this, other);
  return binary(left, right, Z3_mk_bvmul,
                [](const APInt &a, const APInt &b) { return bits(a * b); });
}

Expr Expr::operator-() const { return Expr::bits(width(), 0) - *this; }

Expr Expr::operator~() const {
  if (auto value = constant())
    return bits(~*value);
  return Expr(Z3_mk_bvnot(z3(), ast));
}

Expr Expr::operator&(Expr other) const {
  if (isSame(other))
    return *this;
  for (auto [a, b] : {std::pair(*this, other), std::pair(other, *this)})
    if (auto value = b.constant()) {
      if (value->isAllOnes())
        return a;
      if (value->isZero())
        return b;
    }
  return binary(*this, other, Z3_mk_bvand,
                [](const APInt &a, const APInt &b) { return bits(a & b); });
}

Expr Expr::operator|(Expr other) const {
  if (isSame(other))
    return *this;
  for (auto [a, b] : {std::pair(*this, other), std::pair(other, *this)})
    if (auto value = b.constant()) {
      if (value->isZero())
        return a;
      if (value->isAllOnes())
        return b;
    }
  return binary(*this, other, Z3_mk_bvor,
                [](const APInt &a, const APInt &b) { return bits(a | b); });
}

Expr Expr::operator^(Expr other) const {
  if (isSame(other))
    return bits(width(), 0);
  for (auto [a, b] : {std::pair(*this, other), std::pair(other, *this)})
    if (auto value = b.constant(); value && value->isZero())
      return a;
  return binary(*this, other, Z3_mk_bvxor,
                [](const APInt &a, const APInt &b) { return bits(a ^ b); });
}

// SMT-LIB defines division by zero: `udiv` results in all ones, `sdiv` in -1
// for a dividend of at least 0 and in 1 otherwise, both remainders in the
// dividend. The encoder excludes this case as undefined behavior, so it is not
// folded.
#define DIVISION(NAME, MAKE, FOLD)                                             \
  Expr Expr::NAME(Expr other) const {                                          \
    auto right = other.constant();                                             \
    if (!right || right->isZero())                                             \
      return Expr(MAKE(z3(), ast, other.ast));                                 \
    return binary(*this, other, MAKE, [](const APInt &a, const APInt &b) {     \
      return bits(a.FOLD(b));                                                  \
    });                                                                        \
  }
DIVISION(udiv, Z3_mk_bvudiv, udiv)
DIVISION(sdiv, Z3_mk_bvsdiv, sdiv)
DIVISION(urem, Z3_mk_bvurem, urem)
DIVISION(srem, Z3_mk_bvsrem, srem)
#undef DIVISION

static bool isZeroConstant(Expr expr) {
  auto value = expr.constant();
  return value && value->isZero();
}

Expr Expr::shl(Expr other) const {
  if (isZeroConstant(other))
    return *this;
  return binary(*this, other, Z3_mk_bvshl,
                [](const APInt &a, const APInt &b) { return bits(a.shl(b)); });
}

Expr Expr::lshr(Expr other) const {
  if (isZeroConstant(other))
    return *this;
  return binary(*this, other, Z3_mk_bvlshr,
                [](const APInt &a, const APInt &b) { return bits(a.lshr(b)); });
}

Expr Expr::ashr(Expr other) const {
  if (isZeroConstant(other))
    return *this;
  return binary(*this, other, Z3_mk_bvashr,
                [](const APInt &a, const APInt &b) { return bits(a.ashr(b)); });
}

#define COMPARISON(NAME, MAKE, SAME)                                           \
  Expr Expr::NAME(Expr other) const {                                          \
    if (isSame(other))                                                         \
      return boolean(SAME);                                                    \
    return binary(*this, other, MAKE, [](const APInt &a, const APInt &b) {     \
      return boolean(a.NAME(b));                                               \
    });                                                                        \
  }
COMPARISON(ult, Z3_mk_bvult, false)
COMPARISON(ule, Z3_mk_bvule, true)
COMPARISON(slt, Z3_mk_bvslt, false)
COMPARISON(sle, Z3_mk_bvsle, true)
#undef COMPARISON

//===-- Widths ------------------------------------------------------------===//

Expr Expr::concat(Expr lower) const {
  if (folds() && kindOf(*this) == Z3_OP_EXTRACT &&
      kindOf(lower) == Z3_OP_EXTRACT &&
      argument(*this, 0).isSame(argument(lower, 0)) &&
      parameter(*this, 1) == parameter(lower, 0) + 1)
    return argument(*this, 0).extract(parameter(*this, 0), parameter(lower, 1));
  return binary(*this, lower, Z3_mk_concat, [](const APInt &a, const APInt &b) {
    return bits(a.concat(b));
  });
}

Expr Expr::extract(unsigned high, unsigned low) const {
  if (low == 0 && high + 1 == width())
    return *this;
  if (auto value = constant())
    return bits(value->extractBits(high - low + 1, low));
  switch (folds() ? kindOf(*this) : Z3_OP_UNINTERPRETED) {
  case Z3_OP_EXTRACT:
    return argument(*this, 0).extract(high + parameter(*this, 1),
                                      low + parameter(*this, 1));
  case Z3_OP_CONCAT:
    if (Z3_get_app_num_args(z3(), application(*this)) == 2) {
      Expr upper = argument(*this, 0), lower = argument(*this, 1);
      unsigned border = lower.width();
      if (low >= border)
        return upper.extract(high - border, low - border);
      if (high < border)
        return lower.extract(high, low);
    }
    break;
  case Z3_OP_ITE: {
    Expr left = argument(*this, 1), right = argument(*this, 2);
    // The block of a selected pointer stays recognizable thereby.
    Expr a = left.extract(high, low), b = right.extract(high, low);
    if (a.constant() || b.constant() || a.isSame(b))
      return argument(*this, 0).select(a, b);
    break;
  }
  default:
    break;
  }
  return Expr(Z3_mk_extract(z3(), high, low, ast));
}

Expr Expr::zext(unsigned width) const {
  unsigned own = this->width();
  return own == width ? *this : bits(width - own, 0).concat(*this);
}

Expr Expr::sext(unsigned width) const {
  unsigned own = this->width();
  if (own == width)
    return *this;
  if (auto value = constant())
    return bits(value->sext(width));
  return Expr(Z3_mk_sign_ext(z3(), width - own, ast));
}

Expr Expr::trunc(unsigned width) const { return extract(width - 1, 0); }

Expr Expr::zextOrTrunc(unsigned width) const {
  return width < this->width() ? trunc(width) : zext(width);
}

Expr Expr::sextOrTrunc(unsigned width) const {
  return width < this->width() ? trunc(width) : sext(width);
}

Expr Expr::isZero() const { return *this == bits(width(), 0); }

Expr Expr::isNegative() const { return bit(width() - 1).toBoolean(); }

Expr Expr::toBit() const { return select(bits(1, 1), bits(1, 0)); }

Expr Expr::toBoolean() const { return *this == bits(1, 1); }
