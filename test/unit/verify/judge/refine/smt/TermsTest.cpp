// Traversal, substitution and quantification of terms, and uninterpreted
// functions.

#include "verify/judge/refine/smt/Float.h"
#include "verify/judge/refine/smt/Solver.h"
#include "llvm/ADT/STLExtras.h"
#include <gtest/gtest.h>

namespace palindrome::smt {
namespace {

class TermsTest : public testing::Test {
protected:
  static bool isValid(Expr formula) {
    return check(!formula, 60).kind == Answer::Unsat;
  }
  static bool haveSame(std::vector<Expr> found, std::vector<Expr> expected) {
    auto contains = [](llvm::ArrayRef<Expr> list, Expr expr) {
      return llvm::any_of(list, [&](Expr other) { return other.isSame(expr); });
    };
    return found.size() == expected.size() &&
           llvm::all_of(expected,
                        [&](Expr expr) { return contains(found, expr); });
  }

  ExprArena terms;
  Expr x = Expr::variable(8, "x"), y = Expr::variable(8, "y"),
       z = Expr::variable(8, "z");
  Expr p = Expr::booleanVariable("p");
  Expr one = Expr::bits(8, 1);
  Uninterpreted f{"f", {8}, 8};
};

TEST_F(TermsTest, SubstitutesAllAtOnce) {
  Expr swapped = (x - y).substitute({x, y}, {y, x});
  EXPECT_TRUE(swapped.isSame(y - x));
  EXPECT_TRUE((x - y).substitute({z}, {one}).isSame(x - y));
  EXPECT_TRUE((x - y).substitute({}, {}).isSame(x - y));
}

TEST_F(TermsTest, SubstitutesTermsThatAreNoVariables) {
  Expr replaced = (f({x}) - y).substitute({f({x})}, {z});
  EXPECT_TRUE(replaced.isSame(z - y));
}

TEST_F(TermsTest, Simplifies) {
  Expr constant = (x - y).substitute({x, y}, {one, one}).simplify();
  ASSERT_FALSE(constant.isSame(x - y));
  EXPECT_TRUE(isValid(constant == Expr::bits(8, 0)));
  EXPECT_TRUE(isValid((x + y - x).simplify() == y));
}

TEST_F(TermsTest, ListsVariables) {
  Expr term = p.select(x + one, f({y}));
  EXPECT_TRUE(haveSame(term.variables(), {p, x, y}));
  EXPECT_TRUE(haveSame(one.variables(), {}));
  EXPECT_TRUE(haveSame((x + x).variables(), {x}));
  // Below a quantifier, too; bound variables are none.
  EXPECT_TRUE(haveSame(Expr::forAll({x}, x.ult(y)).variables(), {y}));
}

TEST_F(TermsTest, ListsConjuncts) {
  Expr a = x.ult(y), b = y.ult(z), either = p || a;
  EXPECT_TRUE(haveSame((a && (b && either)).conjuncts(), {a, b, either}));
  EXPECT_TRUE(haveSame(((a && b) && !p).conjuncts(), {a, b, !p}));
  EXPECT_TRUE(haveSame(p.conjuncts(), {p}));
}

TEST_F(TermsTest, FindsWhichVariablesOccur) {
  Expr term = f({x}) + y;
  EXPECT_TRUE(haveSame(term.occurring({x, z}), {x}));
  EXPECT_TRUE(haveSame(term.occurring({z, p}), {}));
}

TEST_F(TermsTest, ListsApplicationsToConstants) {
  Expr known = f({one});
  EXPECT_TRUE(haveSame((known + f({x})).knownApplications(), {known}));
  EXPECT_TRUE(haveSame((x + one).knownApplications(), {}));
  // The outer one is known when the inner one is replaced.
  EXPECT_TRUE(haveSame(f({known}).knownApplications(), {known}));
}

TEST_F(TermsTest, FindsFloats) {
  FloatFormat half{5, 11};
  Expr a = Expr::variable(16, "a"), b = Expr::variable(16, "b");
  EXPECT_TRUE(half.add(a, b).bits.hasFloats());
  EXPECT_TRUE(half.add(a, b).isNaN.hasFloats());
  EXPECT_FALSE(half.isLess(a, b).hasFloats());
  EXPECT_FALSE((x + y).hasFloats());
}

TEST_F(TermsTest, ListsConstantsOfAWidth) {
  Expr term = (x + one).concat(Expr::bits(4, 7)) == Expr::variable(12, "w");
  auto found = term.constants(8);
  ASSERT_EQ(found.size(), 1u);
  EXPECT_EQ(found.front(), 1);
  ASSERT_EQ(term.constants(4).size(), 1u);
  EXPECT_EQ(term.constants(4).front(), 7);
  EXPECT_TRUE(term.constants(16).empty());
}

TEST_F(TermsTest, OrdersOperandsByTheOldestVariable) {
  auto isFirst = [](std::pair<Expr, Expr> pair, Expr first) {
    return pair.first.isSame(first);
  };
  EXPECT_TRUE(isFirst(ordered(x, y), x));
  EXPECT_TRUE(isFirst(ordered(y, x), x));
  // What is made last and has an older variable comes first.
  Expr late = f({x});
  EXPECT_TRUE(isFirst(ordered(y, late), late));
  EXPECT_TRUE(isFirst(ordered(late, y), late));
  EXPECT_TRUE(isFirst(ordered(one, y), y));
}

TEST_F(TermsTest, Quantifies) {
  Expr zero = Expr::bits(8, 0);
  EXPECT_TRUE(isValid(Expr::forAll({x}, zero.ule(x))));
  EXPECT_FALSE(isValid(Expr::forAll({x}, zero.ult(x))));
  EXPECT_TRUE(isValid(Expr::exists({x}, x == y)));
  EXPECT_FALSE(isValid(Expr::exists({x}, x.ult(y))));
  EXPECT_TRUE(isValid(!Expr::exists({x}, x.ult(zero))));
}

TEST_F(TermsTest, QuantifiesNothing) {
  EXPECT_TRUE(Expr::forAll({}, p).isSame(p));
  EXPECT_TRUE(Expr::exists({}, p).isSame(p));
  EXPECT_TRUE(Expr::forAll({x}, Expr::boolean(false)).isFalse());
  EXPECT_TRUE(Expr::exists({x}, Expr::boolean(true)).isTrue());
}

TEST_F(TermsTest, AppliesFunctions) {
  EXPECT_EQ(f({x}).width(), 8u);
  EXPECT_TRUE(isValid((x == y).implies(f({x}) == f({y}))));
  EXPECT_FALSE(isValid(f({x}) == f({y})));
  Uninterpreted again("f", {8}, 8), other("g", {8}, 8);
  EXPECT_TRUE(again({x}).isSame(f({x})));
  EXPECT_FALSE(isValid(other({x}) == f({x})));
}

} // namespace
} // namespace palindrome::smt
