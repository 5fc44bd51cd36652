// Arithmetic without its meaning.

#include "verify/refine/smt/Abstraction.h"
#include "verify/refine/smt/Rewriting.h"

using namespace palindrome::smt;

static bool hasBits(Expr term) {
  return Z3_get_sort_kind(z3(), Z3_get_sort(z3(), term.ast)) == Z3_BV_SORT;
}

static bool isFloat(Expr term) {
  return Z3_get_sort_kind(z3(), Z3_get_sort(z3(), term.ast)) ==
         Z3_FLOATING_POINT_SORT;
}

/// Whether the term is a multiplication or division of bit vectors that is hard
/// for a solver.
static bool isHardInteger(Expr term) {
  switch (kindOf(term)) {
  case Z3_OP_BMUL:
  case Z3_OP_BUDIV:
  case Z3_OP_BSDIV:
  case Z3_OP_BUREM:
  case Z3_OP_BSREM:
    break;
  default:
    return false;
  }
  constexpr unsigned easyWidth = 8, easyWidthOfConstant = 31;
  bool hasConstant = false;
  for (unsigned i = 0; i < countArguments(term); ++i)
    hasConstant |= Z3_is_numeral_ast(z3(), argument(term, i).ast);
  return term.width() > (hasConstant ? easyWidthOfConstant : easyWidth);
}

/// Whether the term is a number or a truth value that is computed from
/// floating-point numbers.
static bool isFloatResult(Expr term) {
  return (hasBits(term) || term.isBoolean()) && countArguments(term) != 0 &&
         isFloat(argument(term, countArguments(term) - 1));
}

namespace {
class Abstraction {
public:
  Expr of(Expr root);

private:
  Expr rebuilt(Expr term, llvm::ArrayRef<Expr> arguments) const;
  /// Adds to `leaves` the bits that a floating-point term is computed from, and
  /// to `name` what is computed.
  static void describe(Expr term, std::string &name,
                       llvm::SmallVectorImpl<Expr> &leaves);
  /// The terms that `term` is computed from.
  static llvm::SmallVector<Expr, 4> operands(Expr term);
  /// Whether the first two operands can change places.
  static bool isCommutative(Expr term);

  llvm::DenseMap<Expr, Expr> results;
};
} // namespace

void Abstraction::describe(Expr term, std::string &name,
                           llvm::SmallVectorImpl<Expr> &leaves) {
  unsigned count = countArguments(term);
  if (hasBits(term) && !isFloatResult(term)) {
    name += "#" + std::to_string(term.width());
    leaves.push_back(term);
    return;
  }
  // A number is described by its value, an operation by its name and types.
  if (count == 0) {
    name += Z3_ast_to_string(z3(), term.ast);
    return;
  }
  name +=
      Z3_func_decl_to_string(z3(), Z3_get_app_decl(z3(), application(term)));
  name += "(";
  for (unsigned i = 0; i < count; ++i)
    describe(argument(term, i), name, leaves);
  name += ")";
}

llvm::SmallVector<Expr, 4> Abstraction::operands(Expr term) {
  if (!isFloatResult(term))
    return argumentsOf(term);
  llvm::SmallVector<Expr, 4> result;
  std::string name;
  describe(term, name, result);
  return result;
}

bool Abstraction::isCommutative(Expr term) {
  if (!isFloatResult(term))
    return kindOf(term) == Z3_OP_BMUL;
  Expr operation = argument(term, countArguments(term) - 1);
  switch (kindOf(operation)) {
  case Z3_OP_FPA_ADD:
  case Z3_OP_FPA_MUL:
  case Z3_OP_FPA_FMA:
    break;
  default:
    return false;
  }
  // After the rounding mode.
  std::string left, right;
  llvm::SmallVector<Expr> leftLeaves, rightLeaves;
  describe(argument(operation, 1), left, leftLeaves);
  describe(argument(operation, 2), right, rightLeaves);
  return left == right && leftLeaves.size() == 1;
}

Expr Abstraction::rebuilt(Expr term, llvm::ArrayRef<Expr> arguments) const {
  bool isHard = isHardInteger(term);
  if (!isHard && !isFloatResult(term))
    return withArguments(term, arguments);
  std::string name;
  llvm::SmallVector<Expr> leaves;
  if (isHard)
    name = "op" + std::to_string(unsigned(kindOf(term)));
  else
    describe(term, name, leaves);
  llvm::SmallVector<unsigned> widths;
  for (Expr argument : arguments) {
    widths.push_back(argument.width());
    name += "." + std::to_string(argument.width());
  }
  Uninterpreted function(name, widths, term.isBoolean() ? 1 : term.width());
  Expr result = function(arguments);
  // A commutative operation can be any function f in f(x, y) | f(y, x).
  if (arguments.size() > 1 && isCommutative(term)) {
    llvm::SmallVector<Expr> swapped(arguments);
    std::swap(swapped[0], swapped[1]);
    std::tie(result, swapped[0]) = ordered(result, function(swapped));
    result = result | swapped[0];
  }
  return term.isBoolean() ? result.toBoolean() : result;
}

Expr Abstraction::of(Expr root) {
  llvm::SmallVector<Expr> open = {root};
  while (!open.empty()) {
    Expr term = open.back();
    if (results.contains(term)) {
      open.pop_back();
      continue;
    }
    auto rewritten = lookUpParts(operands(term), results, open);
    if (!rewritten)
      continue;
    open.pop_back();
    bool isChanged =
        rewritten->areOthers || isHardInteger(term) || isFloatResult(term);
    results[term] = isChanged && !rewritten->parts.empty()
                        ? rebuilt(term, rewritten->parts)
                        : term;
  }
  return results.lookup(root);
}

Expr palindrome::smt::withoutArithmetic(Expr formula) {
  return Abstraction().of(formula);
}
