// The solver's arithmetic against LLVM's.

#include "verify/refine/smt/Float.h"
#include "verify/refine/smt/Solver.h"
#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/StringExtras.h"
#include <functional>
#include <gtest/gtest.h>
#include <random>

using llvm::APFloat;
using llvm::APInt;

namespace palindrome::smt {
namespace {

using Operands = std::vector<APFloat>;

struct Operation {
  const char *name;
  unsigned arity;
  std::function<FloatResult(FloatFormat, llvm::ArrayRef<Expr>)> encode;
  std::function<APFloat(Operands)> compute;
};

constexpr auto nearest = APFloat::rmNearestTiesToEven;

Operation rounding(const char *name, Rounding mode,
                   APFloat::roundingMode other) {
  return {name, 1,
          [mode](FloatFormat format, llvm::ArrayRef<Expr> x) {
            return format.roundToIntegral(x[0], mode);
          },
          [other](Operands x) {
            x[0].roundToIntegral(other);
            return x[0];
          }};
}

std::vector<Operation> operations() {
  return {
      {"add", 2,
       [](FloatFormat format, auto x) { return format.add(x[0], x[1]); },
       [](Operands x) {
         x[0].add(x[1], nearest);
         return x[0];
       }},
      {"subtract", 2,
       [](FloatFormat format, auto x) { return format.subtract(x[0], x[1]); },
       [](Operands x) {
         x[0].subtract(x[1], nearest);
         return x[0];
       }},
      {"multiply", 2,
       [](FloatFormat format, auto x) { return format.multiply(x[0], x[1]); },
       [](Operands x) {
         x[0].multiply(x[1], nearest);
         return x[0];
       }},
      {"divide", 2,
       [](FloatFormat format, auto x) { return format.divide(x[0], x[1]); },
       [](Operands x) {
         x[0].divide(x[1], nearest);
         return x[0];
       }},
      {"multiplyAdd", 3,
       [](FloatFormat format, auto x) {
         return format.multiplyAdd(x[0], x[1], x[2]);
       },
       [](Operands x) {
         x[0].fusedMultiplyAdd(x[1], x[2], nearest);
         return x[0];
       }},
      rounding("floor", Rounding::Down, APFloat::rmTowardNegative),
      rounding("ceil", Rounding::Up, APFloat::rmTowardPositive),
      rounding("trunc", Rounding::ToZero, APFloat::rmTowardZero),
      rounding("even", Rounding::NearestEven, nearest),
      rounding("away", Rounding::NearestAway, APFloat::rmNearestTiesToAway),
      {"convert", 1,
       [](FloatFormat format, auto x) {
         return format.convert(x[0], FloatFormat{5, 11});
       },
       [](Operands x) {
         bool losesInfo;
         x[0].convert(APFloat::IEEEhalf(), nearest, &losesInfo);
         return x[0];
       }},
  };
}

/// Numbers with many zeros, ones and extremes among them.
APInt draw(std::mt19937 &random, unsigned width) {
  APInt bits(width, random(), /*isSigned=*/false, /*implicitTrunc=*/true);
  switch (random() % 6) {
  case 0:
    return bits & APInt::getLowBitsSet(width, random() % width);
  case 1:
    return bits | APInt::getBitsSetFrom(width, random() % width);
  case 2:
    return bits << (random() % width);
  default:
    return bits;
  }
}

/// Whether the result is the same, folded from constants and as the solver's
/// bits.
void compare(const Operation &operation, FloatFormat format,
             const llvm::fltSemantics &semantics, std::mt19937 &random) {
  SCOPED_TRACE(operation.name);
  Terms terms;
  Operands operands;
  std::vector<Expr> constants, variables;
  Expr given = Expr::boolean(true);
  std::string text;
  for (unsigned i = 0; i < operation.arity; ++i) {
    APInt bits = draw(random, format.width());
    operands.emplace_back(semantics, bits);
    text += llvm::toString(bits, 16, false) + " ";
    constants.push_back(Expr::bits(bits));
    variables.push_back(
        Expr::variable(format.width(), "x" + std::to_string(i)));
    given &= variables.back() == constants.back();
  }
  SCOPED_TRACE(text);
  APFloat expected = operation.compute(operands);
  auto isExpected = [&](FloatResult result) {
    if (expected.isNaN())
      return result.isNaN;
    return !result.isNaN &&
           result.bits == Expr::bits(expected.bitcastToAPInt());
  };
  EXPECT_TRUE(isExpected(operation.encode(format, constants)).isTrue());
  Expr wrong = given && !isExpected(operation.encode(format, variables));
  EXPECT_EQ(check(wrong, 60).kind, Answer::Unsat);
}

TEST(FloatTest, ComputesAsLLVM) {
  std::mt19937 random(20260101);
  for (const Operation &operation : operations())
    for (unsigned i = 0; i < 12; ++i) {
      compare(operation, {5, 11}, APFloat::IEEEhalf(), random);
      compare(operation, {8, 8}, APFloat::BFloat(), random);
      compare(operation, {8, 24}, APFloat::IEEEsingle(), random);
    }
}

} // namespace
} // namespace palindrome::smt
