// Formulas with alternating quantifiers.

#include "verify/judge/refine/smt/Alternation.h"
#include "verify/judge/refine/smt/Float.h"
#include <gtest/gtest.h>

namespace palindrome::smt {
namespace {

class AlternationTest : public testing::Test {
protected:
  Expr zero() const { return Expr::bits(8, 0); }

  ExprArena terms;
  Expr x = Expr::variable(8, "x"), y = Expr::variable(8, "y"),
       z = Expr::variable(8, "z");
  Expr yes = Expr::boolean(true);
};

TEST_F(AlternationTest, FindsWhatDoesForAll) {
  // For all y, x <= y: only zero does.
  Answer answer = check({yes, x.ule(y), {y}, {}, {}, {zero()}, {}}, 10);
  ASSERT_EQ(answer.kind, Answer::Sat);
  EXPECT_EQ(answer.model.eval(x), 0);
}

TEST_F(AlternationTest, RefutesWithATerm) {
  // For all y, x != y: none does, as y may be x.
  Answer answer = check({yes, x != y, {y}, {}, {}, {zero()}, {}}, 10);
  EXPECT_EQ(answer.kind, Answer::Unsat);
}

TEST_F(AlternationTest, LetsWhatIsBetweenFollow) {
  // For all y there is a z like it, but for one x no.
  Expr likes = z == y;
  Answer answer = check({yes, likes, {y}, {z}, {}, {zero()}, {}}, 10);
  EXPECT_NE(answer.kind, Answer::Unsat);
  answer = check({yes, likes && y != x, {y}, {z}, {}, {zero()}, {}}, 10);
  EXPECT_NE(answer.kind, Answer::Sat);
}

TEST_F(AlternationTest, LooksForNumbers) {
  // For all w, w + 1 is not 2.5: but 1.5 + 1 is.
  FloatFormat half{5, 11};
  Expr w = Expr::variable(16, "w"), v = Expr::variable(16, "v");
  Expr sum = half.add(w, Expr::bits(16, 0x3c00)).bits;
  Expr isThere = v == Expr::bits(16, 0x4100);
  Answer answer =
      check({isThere, sum != v, {w}, {}, {}, {Expr::bits(16, 0)}, {}}, 60);
  EXPECT_EQ(answer.kind, Answer::Unsat);
}

TEST_F(AlternationTest, HasNoUniversals) {
  Answer answer = check({x.ult(y), y == zero(), {}, {}, {}, {}, {}}, 10);
  EXPECT_EQ(answer.kind, Answer::Unsat);
}

TEST_F(AlternationTest, ChoosesBetweenForAllLast) {
  // For all y there is a z that is at least y and below no last one but larger
  // ones: z = y.
  Expr w = Expr::variable(8, "w");
  Expr isBound = y.ule(z) && (y.ule(w)).implies(z.ule(w));
  Answer answer = check({yes, isBound, {y}, {z}, {w}, {zero()}, {zero()}}, 60);
  EXPECT_NE(answer.kind, Answer::Unsat);
  // None is above all last ones.
  answer = check({yes, w.ult(z), {y}, {z}, {w}, {zero()}, {zero()}}, 60);
  EXPECT_EQ(answer.kind, Answer::Unsat);
}

TEST_F(AlternationTest, LetsTheLastGuessFollowWhatIsBetween) {
  // For all y there is a z other than each last one: the guess that the last
  // one is z itself refutes that at once, for every y.
  Expr w = Expr::variable(8, "w");
  Answer answer = check({yes, w != z, {y}, {z}, {w}, {zero()}, {z}}, 60);
  EXPECT_EQ(answer.kind, Answer::Unsat);
}

TEST_F(AlternationTest, KeepsWhatIsGiven) {
  Answer answer = check({x != zero(), x.ule(y), {y}, {}, {}, {zero()}, {}}, 60);
  EXPECT_EQ(answer.kind, Answer::Unsat);
  answer = check({x == zero(), x.ule(y), {y}, {}, {}, {zero()}, {}}, 60);
  EXPECT_EQ(answer.kind, Answer::Sat);
}

TEST_F(AlternationTest, TriesEachValueOfANarrowVariable) {
  // For all two-bit n, n + 1 is below x: more than one instance is needed.
  Expr n = Expr::variable(2, "n");
  Expr body = (n.zext(8) + Expr::bits(8, 1)).ult(x);
  Answer answer = check({yes, body, {n}, {}, {}, {Expr::bits(2, 0)}, {}}, 60);
  ASSERT_EQ(answer.kind, Answer::Sat);
  EXPECT_TRUE(answer.model.eval(x).ugt(4));
}

TEST_F(AlternationTest, GivesUpInTime) {
  // What is given is too hard: the factors of a product of two primes.
  Expr a = Expr::variable(62, "a"), b = Expr::variable(62, "b");
  Expr limit = Expr::bits(62, 1ull << 31);
  Expr isProduct = a * b == Expr::bits(62, 1500450271ull * 1000000007ull) &&
                   a.ult(limit) && b.ult(limit) && a.ule(b);
  Answer answer = check({isProduct, x.ule(y), {y}, {}, {}, {zero()}, {}}, 0.2);
  EXPECT_EQ(answer.kind, Answer::Unknown);
  EXPECT_EQ(answer.limit, Answer::Time);
}

} // namespace
} // namespace palindrome::smt
