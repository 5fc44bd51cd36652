// Questions with alternating quantifiers.

#include "verify/refine/smt/Alternation.h"
#include "verify/refine/smt/Float.h"
#include <gtest/gtest.h>

namespace palindrome::smt {
namespace {

class AlternationTest : public testing::Test {
protected:
  Expr zero() const { return Expr::bits(8, 0); }

  Terms terms;
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

} // namespace
} // namespace palindrome::smt
