// Equations that are solved for a variable: the solution is put in, and the
// solver asked whether the equation can fail.

#include "verify/judge/refine/smt/Inversion.h"
#include "verify/judge/refine/smt/Solver.h"
#include <gtest/gtest.h>

namespace palindrome::smt {
namespace {

class InversionTest : public testing::Test {
protected:
  /// Whether `term` is `wanted` for every value of the other variables, with
  /// the solution for `x` put in.
  bool isSolved(Expr term, Expr wanted, Expr current) const {
    Expr found = solveFor(x, term, wanted, current);
    Expr solved = term.substitute({x}, {found});
    return check(solved != wanted, 20).kind == Answer::Unsat;
  }
  bool isSolved(Expr term) const { return isSolved(term, y, z); }
  static Expr number(unsigned value) { return Expr::bits(8, value); }

  ExprArena terms;
  Expr x = Expr::variable(8, "x"), y = Expr::variable(8, "y"),
       z = Expr::variable(8, "z");
  Expr c = Expr::booleanVariable("c"), d = Expr::booleanVariable("d");
};

TEST_F(InversionTest, SolvesWhatHasAnInverse) {
  EXPECT_TRUE(isSolved(x));
  EXPECT_TRUE(isSolved(x + z));
  EXPECT_TRUE(isSolved(x - z));
  EXPECT_TRUE(isSolved(z - x));
  EXPECT_TRUE(isSolved(x ^ z));
  EXPECT_TRUE(isSolved(~x));
  EXPECT_TRUE(isSolved(-x));
  EXPECT_TRUE(isSolved(x * number(3)));
  EXPECT_TRUE(isSolved(((number(7) - x) ^ number(5)) * number(9)));
  EXPECT_TRUE(isSolved(x.zext(16), y.zext(16), z));
  EXPECT_TRUE(isSolved(x.extract(5, 2), y.extract(3, 0), z));
  EXPECT_TRUE(isSolved(x.trunc(4).concat(x.extract(7, 4))));
  EXPECT_TRUE(isSolved(c.select(x + z, x ^ z)));
}

TEST_F(InversionTest, FindsAPossibleValue) {
  EXPECT_TRUE(isSolved(x * number(6), y * number(2), z));
  EXPECT_TRUE(isSolved(x.shl(number(3)), y.shl(number(3)), z));
  EXPECT_TRUE(isSolved(x.lshr(number(3)), y.lshr(number(3)), z));
  EXPECT_TRUE(isSolved(x & number(15), y & number(15), z));
  EXPECT_TRUE(isSolved(x | number(15), y | number(15), z));
  EXPECT_TRUE(isSolved(x.udiv(number(5)), number(7), z));
  EXPECT_TRUE(isSolved(x.urem(number(5)), number(3), z));
}

TEST_F(InversionTest, SolvesComparisons) {
  Expr other = number(100);
  for (Expr comparison :
       {x == other, x != other, x.ult(other), other.ult(x), x.ule(other),
        other.ule(x), x.slt(other), other.slt(x), x.sle(other), other.sle(x)})
    EXPECT_TRUE(isSolved(comparison, c, z));
  EXPECT_TRUE(isSolved((x == z) == d, c, y));
  EXPECT_TRUE(isSolved((x + z).ult(other).select(number(1), number(2)),
                       c.select(number(1), number(2)), z));
}

TEST_F(InversionTest, KeepsWhatDoesNotMatter) {
  // The upper bits stay what they are.
  Expr found = solveFor(x, x.trunc(4), y.trunc(4), z);
  EXPECT_EQ(check(found.extract(7, 4) != z.extract(7, 4), 20).kind,
            Answer::Unsat);
  EXPECT_TRUE(solveFor(x, y + number(1), z, z).isSame(z));
}

TEST_F(InversionTest, ProposesNothingRightWhereThereIsNothing) {
  EXPECT_FALSE(isSolved(x * number(2)));
  EXPECT_FALSE(isSolved(x & number(15)));
  EXPECT_FALSE(isSolved(x.zext(16), y.concat(z), z));
  EXPECT_FALSE(isSolved(x.ult(number(0)), c, z));
  EXPECT_FALSE(isSolved(c.select(x, z)));
}

} // namespace
} // namespace palindrome::smt
