// Simplification by facts keeps the meaning of a formula.

#include "verify/refine/smt/Facts.h"
#include "verify/refine/smt/Abstraction.h"
#include "verify/refine/smt/Float.h"
#include "verify/refine/smt/Solver.h"
#include <gtest/gtest.h>

namespace palindrome::smt {
namespace {

class FactsTest : public testing::Test {
protected:
  /// Without the simplifications that are tested.
  Terms terms{{/*facts=*/false, /*uninterpreted=*/false}};
  Expr x = Expr::variable(32, "x"), y = Expr::variable(32, "y"),
       z = Expr::variable(32, "z");
  Expr p = Expr::booleanVariable("p"), q = Expr::booleanVariable("q"),
       r = Expr::booleanVariable("r");
  Uninterpreted f{"f", {32}, 32};

  static Expr word(uint64_t value) { return Expr::bits(32, value); }
  static void expectSameMeaning(Expr formula) {
    Expr simplified = useFacts(formula);
    EXPECT_EQ(check(simplified != formula, 60).kind, Answer::Unsat);
  }
};

TEST_F(FactsTest, UsesWhatOtherConjunctsState) {
  EXPECT_TRUE(useFacts(!p && (p || !q) && (q || r)).isSame(!p && !q && r));
  // A fact stays where one before it contains it.
  EXPECT_TRUE(useFacts((p || !q) && !p).isSame(!q && !p));
  EXPECT_TRUE(useFacts(p && (p.select(x, y) == z)).isSame(p && x == z));
  // A disjunction that is false states that each part is.
  EXPECT_TRUE(useFacts(!(p || (x.ult(y) && q)) && (p || (x.ult(y) && q) || r))
                  .isSame(!p && !(x.ult(y) && q) && r));
}

TEST_F(FactsTest, FindsContradictions) {
  EXPECT_TRUE(useFacts(p && (q || !p) && !q).isFalse());
  EXPECT_TRUE(useFacts(x == word(3) && x == word(4)).isFalse());
  EXPECT_TRUE(useFacts(x.ult(y) && !(x.ult(y) || q)).isFalse());
}

TEST_F(FactsTest, UsesValues) {
  EXPECT_TRUE(useFacts(x == word(3) && (x + word(1)).ult(word(4))).isFalse());
  EXPECT_TRUE(
      useFacts(f({word(1)}) == word(3) && f({word(1)}).ult(word(3))).isFalse());
  // The value itself is kept.
  Expr formula = useFacts(x == word(3) && y == x + word(1));
  EXPECT_TRUE(formula.isSame(x == word(3) && y == word(4)));
}

TEST_F(FactsTest, KeepsWhatIsNotStated) {
  for (Expr formula :
       {(p || q) && (p || !q), p && (q || r) && !(q && r),
        x == y && x.ult(word(5)), f({x}) == word(3) && f({y}).ult(word(3)),
        (p == q) && (q == r) && (p || r), (p || q) && (!(p || q) || x == y),
        x == word(3) && y == f({x}) && f({word(3)}) == word(7)})
    expectSameMeaning(formula);
  EXPECT_EQ(check(useFacts(f({x}) == word(3) && f({y}) == word(4)), 60).kind,
            Answer::Sat);
}

TEST_F(FactsTest, DoesNotUseAFactForItself) {
  EXPECT_TRUE(useFacts(p && q).isSame(p && q));
  Expr equation = (x + y) == z;
  EXPECT_TRUE(useFacts(equation).isSame(equation));
  // Each occurs in the other's parts.
  expectSameMeaning((p || x == word(1)) && (x == word(1) || q) && !p);
}

using AbstractionTest = FactsTest;

TEST_F(AbstractionTest, EqualOperandsHaveEqualResults) {
  Expr same = x == z && x * y != z * y;
  EXPECT_EQ(check(withoutArithmetic(same), 60).kind, Answer::Unsat);
  same = x == z && x.udiv(y) + x.srem(y) != z.udiv(y) + z.srem(y);
  EXPECT_EQ(check(withoutArithmetic(same), 60).kind, Answer::Unsat);
}

TEST_F(AbstractionTest, OtherOperationsMayHaveOtherResults) {
  for (Expr different :
       {x * y != x * z, x.udiv(y) != x.sdiv(y), x.urem(y) != x.srem(y),
        x.udiv(word(3)) != x.udiv(word(5)), x.udiv(y) != y.udiv(x)})
    EXPECT_EQ(check(withoutArithmetic(different), 60).kind, Answer::Sat);
}

TEST_F(AbstractionTest, LeavesOtherTermsAlone) {
  Expr formula = x + y == z && (x & y).ult(z) && p;
  EXPECT_TRUE(withoutArithmetic(formula).isSame(formula));
}

TEST_F(AbstractionTest, AppliesToFloats) {
  FloatFormat format{8, 24};
  auto bitsOf = [&](FloatResult result) { return result.bits; };
  Expr same = x == z && bitsOf(format.add(x, y)) != bitsOf(format.add(z, y));
  EXPECT_EQ(check(withoutArithmetic(same), 60).kind, Answer::Unsat);
  same = x == z && format.divide(x, y).isNaN != format.divide(z, y).isNaN;
  EXPECT_EQ(check(withoutArithmetic(same), 60).kind, Answer::Unsat);
  Expr one = word(0x3f800000), two = word(0x40000000);
  for (Expr different :
       {bitsOf(format.add(x, y)) != bitsOf(format.subtract(x, y)),
        bitsOf(format.divide(x, y)) != bitsOf(format.divide(y, x)),
        bitsOf(format.divide(x, one)) != bitsOf(format.divide(x, two)),
        bitsOf(format.roundToIntegral(x, Rounding::Up)) !=
            bitsOf(format.roundToIntegral(x, Rounding::Down)),
        format.toInteger(x, 32, true) != format.toInteger(x, 32, false),
        bitsOf(format.fromInteger(x, true)) !=
            bitsOf(format.fromInteger(x, false))})
    EXPECT_EQ(check(withoutArithmetic(different), 60).kind, Answer::Sat);
}

TEST_F(AbstractionTest, TakesApplicationsForVariables) {
  Expr same = f({x}) == y && f({x}) != y;
  EXPECT_EQ(check(withoutFunctions(same || (p && !p)), 60).kind, Answer::Unsat);
  Expr equal = x == y && f({x}) != f({y});
  EXPECT_EQ(check(withoutFunctions(equal), 60).kind, Answer::Sat);
  EXPECT_EQ(check(withoutArithmetic(equal), 60).kind, Answer::Unsat);
  EXPECT_EQ(check(withoutFunctions(f({x}) != f({y})), 60).kind, Answer::Sat);
}

TEST_F(AbstractionTest, IsWeaker) {
  // x * 2 == x + x, which the abstraction does not know, but the solver does.
  Expr formula = x * y != y * x + (z - z);
  EXPECT_EQ(check(formula, 60).kind, Answer::Unsat);
  Expr twice = x * word(2) != x + x;
  EXPECT_EQ(check(withoutArithmetic(twice), 60).kind, Answer::Sat);
}

TEST(SolverPartsTest, DoNotChangeAnswers) {
  for (bool facts : {false, true})
    for (bool uninterpreted : {false, true}) {
      Terms terms{{facts, uninterpreted}};
      Expr x = Expr::variable(16, "x"), y = Expr::variable(16, "y");
      Expr two = Expr::bits(16, 2);
      EXPECT_EQ(check(x * two != x + x, 60).kind, Answer::Unsat);
      Answer answer = check(x * y == Expr::bits(16, 35) && x.ult(y) &&
                                y.ult(Expr::bits(16, 9)),
                            60);
      ASSERT_EQ(answer.kind, Answer::Sat);
      EXPECT_EQ(answer.model.eval(x * y), 35);
      // With more steps than those of one or two rewrites.
      Expr a = Expr::variable(4, "a"), b = Expr::variable(4, "b"),
           c = Expr::variable(4, "c");
      EXPECT_EQ(check(a * (b + c) != a * b + a * c, 60).kind, Answer::Unsat);
      EXPECT_EQ(check(a * (b + c) != a * b + a * b, 60).kind, Answer::Sat);
    }
}

} // namespace
} // namespace palindrome::smt
