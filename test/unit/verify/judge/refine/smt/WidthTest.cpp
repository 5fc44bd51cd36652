// The bits that a term's shape shows its values to need.

#include "verify/judge/refine/smt/Solver.h"
#include <gtest/gtest.h>

namespace palindrome::smt {
namespace {

class WidthTest : public testing::Test {
protected:
  /// Expects that many bits, and that the solver finds no value with more.
  void expect(Expr term, unsigned asUnsigned, unsigned asSigned) {
    EXPECT_EQ(term.unsignedBits(), asUnsigned);
    EXPECT_EQ(term.signedBits(), asSigned);
    const unsigned width = term.width();
    if (asUnsigned < width)
      expectNever(!term.lshr(Expr::bits(width, uint64_t(asUnsigned))).isZero());
    if (asSigned < width)
      expectNever(term.trunc(asSigned).sext(width) != term);
  }
  static void expectNever(Expr formula) {
    EXPECT_EQ(check(formula, 60).kind, Answer::Unsat);
  }
  static Expr wide(uint64_t value) { return Expr::bits(16, value); }

  ExprArena terms;
  Expr x = Expr::variable(5, "x"), y = Expr::variable(3, "y"),
       z = Expr::variable(16, "z");
  Expr p = Expr::booleanVariable("p");
};

TEST_F(WidthTest, Extensions) {
  expect(x.zext(16), 5, 6);
  expect(x.sext(16), 16, 5);
  expect(x.sext(8).zext(16), 8, 9);
  expect(x.sext(16).trunc(8), 8, 5);
  expect(x.sext(16).extract(12, 5), 8, 8);
  expect(z, 16, 16);
}

TEST_F(WidthTest, Constants) {
  expect(wide(0), 0, 1);
  expect(wide(5), 3, 4);
  expect(Expr::bits(llvm::APInt(16, -3, true)), 16, 3);
}

TEST_F(WidthTest, Operations) {
  Expr a = x.zext(16), b = y.sext(16);
  expect(z & wide(7), 3, 4);
  expect(a | y.zext(16), 5, 6);
  expect(a ^ b, 16, 6);
  expect(~b, 16, 3);
  expect(p.select(b, x.sext(16)), 16, 5);
  expect(z.lshr(wide(12)), 4, 5);
  expect(z.lshr(wide(20)), 0, 1);
  expect(b.ashr(wide(1)), 16, 3);
  expect(z.urem(wide(9)), 4, 5);
  expect(a + y.zext(16), 6, 7);
  expect(a * y.zext(16), 8, 9);
  expect(x.sext(16) * b, 16, 8);
  expect(x.sext(16) + b, 16, 6);
  expect(x.zext(8) * y.zext(8) * y.zext(8), 8, 8);
}

} // namespace
} // namespace palindrome::smt
