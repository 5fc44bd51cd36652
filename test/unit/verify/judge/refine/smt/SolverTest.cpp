// Answers of the solver, what limits them, and models.

#include "verify/judge/refine/smt/Solver.h"
#include "verify/judge/refine/smt/Float.h"
#include "verify/judge/refine/witness/Countdown.h"
#include <gtest/gtest.h>

namespace palindrome::smt {
namespace {

class SolverTest : public testing::Test {
protected:
  ExprArena terms;
  Expr x = Expr::variable(8, "x"), y = Expr::variable(8, "y"),
       z = Expr::variable(8, "z");
  Expr p = Expr::booleanVariable("p");
  Uninterpreted f{"f", {8}, 8};
};

Expr byte(uint64_t value) { return Expr::bits(8, value); }

TEST_F(SolverTest, FindsAModel) {
  Answer answer =
      check(x + y == byte(7) && x.ult(y) && p == (y == byte(5)), 60);
  ASSERT_EQ(answer.kind, Answer::Sat);
  llvm::APInt first = answer.model.eval(x), second = answer.model.eval(y);
  EXPECT_EQ(first + second, 7);
  EXPECT_TRUE(first.ult(second));
  EXPECT_EQ(answer.model.isTrue(p), second == 5);
  EXPECT_EQ(answer.model.eval(x + y), 7);
}

TEST_F(SolverTest, FindsThatThereIsNoModel) {
  EXPECT_EQ(check(x.ult(y) && y.ult(x), 60).kind, Answer::Unsat);
  EXPECT_EQ(check(Expr::boolean(false), 60).kind, Answer::Unsat);
  EXPECT_EQ(check(Expr::boolean(true), 60).kind, Answer::Sat);
}

TEST_F(SolverTest, DecidesQuantifiedFormulas) {
  Answer answer = check(Expr::forAll({y}, x.ule(y)), 60);
  ASSERT_EQ(answer.kind, Answer::Sat);
  EXPECT_EQ(answer.model.eval(x), 0);
  EXPECT_EQ(check(Expr::forAll({y}, x.ult(y)), 60).kind, Answer::Unsat);
}

TEST_F(SolverTest, StopsInTime) {
  // The factors of a product of two primes of 31 bits.
  Expr a = Expr::variable(62, "a"), b = Expr::variable(62, "b");
  Expr limit = Expr::bits(62, 1ull << 31);
  Expr formula = a * b == Expr::bits(62, 1500450271ull * 1000000007ull) &&
                 a.ult(limit) && b.ult(limit) && a.ule(b);
  refine::Stopwatch stopwatch;
  Answer answer = check(formula, 0.2);
  EXPECT_EQ(answer.kind, Answer::Unknown);
  EXPECT_EQ(answer.limit, Answer::Time);
  // The processor time of this thread, whatever else the machine does.
  EXPECT_GT(stopwatch.elapsed(), 0.15);
  EXPECT_LT(stopwatch.elapsed(), 10);
  // An interrupt does not affect what comes next.
  EXPECT_TRUE((x + y == y + x).simplify().isTrue());
  EXPECT_EQ(check(x.ult(y) && y.ult(x), 60).kind, Answer::Unsat);
  EXPECT_EQ(check(formula && a == Expr::bits(62, 3), 60).kind, Answer::Unsat);
}

// Limits end some calls at the very moment at which they have an answer.
TEST_F(SolverTest, AnInterruptThatComesTooLateIsIgnored) {
  Expr a = Expr::variable(24, "a"), b = Expr::variable(24, "b");
  Expr formula = a * b == Expr::bits(24, 4093 * 4091) && a.ule(b) &&
                 a.ugt(Expr::bits(24, 1)) && b.ult(Expr::bits(24, 4096)) &&
                 a.ult(Expr::bits(24, 4096));
  for (unsigned milliseconds = 1; milliseconds < 100; milliseconds += 3) {
    check(formula, milliseconds / 1000.0);
    EXPECT_TRUE((a + b == b + a).simplify().isTrue());
    EXPECT_EQ(check(a == b, 60).kind, Answer::Sat);
  }
}

TEST_F(SolverTest, CompletesModelsWithZeros) {
  Answer answer = check(x == byte(3), 60);
  ASSERT_EQ(answer.kind, Answer::Sat);
  EXPECT_EQ(answer.model.eval(y), 0);
  EXPECT_EQ(answer.model.eval(f({x})), 0);
  EXPECT_FALSE(answer.model.isTrue(p));
}

TEST_F(SolverTest, EvaluatesInPart) {
  Answer answer =
      check(x == byte(3) && y == byte(4) && f({byte(3)}) == byte(9), 60);
  ASSERT_EQ(answer.kind, Answer::Sat);
  // `y` has a value in the model and is not asked for.
  Expr partial = answer.model.partial(x + z, {x});
  EXPECT_EQ(check(partial != z + byte(3), 60).kind, Answer::Unsat);
  EXPECT_EQ(partial.occurring({x}).size(), 0u);
  EXPECT_EQ(partial.occurring({z}).size(), 1u);
  Expr applied = answer.model.partial(f({x}) == z, {x});
  EXPECT_EQ(check(applied != (z == byte(9)), 60).kind, Answer::Unsat);
}

TEST_F(SolverTest, EvaluatesFloatsInPart) {
  FloatFormat half{5, 11};
  Expr a = Expr::variable(16, "a"), b = Expr::variable(16, "b");
  Expr one = Expr::bits(16, 0x3c00), two = Expr::bits(16, 0x4000);
  Answer answer = check(a == one, 60);
  ASSERT_EQ(answer.kind, Answer::Sat);
  Expr sum = half.add(a, b).bits;
  Expr partial = answer.model.partial(sum == two, {a});
  // 1 + b is 2 for b = 1 alone.
  EXPECT_EQ(check(partial && b == one, 60).kind, Answer::Sat);
  EXPECT_EQ(check(partial && b == two, 60).kind, Answer::Unsat);
  EXPECT_EQ(partial.occurring({a}).size(), 0u);
  // With all operands known, a number results.
  Expr known = answer.model.partial(half.add(a, one).bits, {a});
  EXPECT_EQ(check(known != two, 60).kind, Answer::Unsat);
}

} // namespace
} // namespace palindrome::smt
