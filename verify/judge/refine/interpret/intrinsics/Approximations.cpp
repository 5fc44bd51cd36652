// Functions of <math.h>, as intrinsics and as library functions, of which no
// document states the precision: those of the host (Options::approximates).

#include "verify/judge/refine/interpret/intrinsics/Intrinsics.h"
#include "verify/judge/refine/interpret/operations/Floats.h"
#include <cmath>

using namespace llvm;

namespace palindrome::interpret {
namespace {

struct Approximation {
  StringLiteral name; ///< In C, and in the intrinsic's name.
  double (*ofOne)(double);
  double (*ofTwo)(double, double) = nullptr;
};

constexpr Approximation approximations[] = {
    {"acos", std::acos},        {"acosh", std::acosh},
    {"asin", std::asin},        {"asinh", std::asinh},
    {"atan", std::atan},        {"atan2", nullptr, std::atan2},
    {"atanh", std::atanh},      {"cbrt", std::cbrt},
    {"cos", std::cos},          {"cosh", std::cosh},
    {"erf", std::erf},          {"erfc", std::erfc},
    {"exp", std::exp},          {"exp2", std::exp2},
    {"expm1", std::expm1},      {"hypot", nullptr, std::hypot},
    {"log", std::log},          {"log10", std::log10},
    {"log1p", std::log1p},      {"log2", std::log2},
    {"pow", nullptr, std::pow}, {"sin", std::sin},
    {"sinh", std::sinh},        {"tan", std::tan},
    {"tanh", std::tanh},
};

/// The function that `name` is, without the suffix of the width of its floats.
const Approximation *approximationOf(StringRef name) {
  for (StringRef known : {name, name.drop_back()})
    for (const Approximation &row : approximations)
      if (row.name == known)
        return &row;
  return nullptr;
}

/// Whether a double has all bits of a number of type `scalar`.
bool fitsDouble(Type *scalar) {
  return scalar->isIEEELikeFPTy() &&
         APFloat::isRepresentableBy(scalar->getFltSemantics(),
                                    APFloat::IEEEdouble());
}

/// Applies `compute`, a function of doubles, to each lane of `in`.
Lanes byDoubles(Machine &machine, const CallBase &call, ArrayRef<Lanes> in,
                function_ref<double(ArrayRef<double>)> compute) {
  Type *scalar = call.getType()->getScalarType();
  Lanes result;
  for (size_t lane = 0; lane != in[0].size(); ++lane) {
    Lanes operands;
    for (const Lanes &operand : in)
      operands.push_back(operand[lane]);
    result.push_back(floatLane(machine, cast<Operator>(call), operands, scalar,
                               scalar, [&](ArrayRef<APFloat> values) {
                                 SmallVector<double> numbers;
                                 for (const APFloat &value : values)
                                   numbers.push_back(value.convertToDouble());
                                 APFloat number(compute(numbers));
                                 bool isInexact = false;
                                 number.convert(scalar->getFltSemantics(),
                                                APFloat::rmNearestTiesToEven,
                                                &isInexact);
                                 return number;
                               }));
  }
  return result;
}

Lanes approximateByName(Machine &machine, const IntrinsicInst &call,
                        ArrayRef<Lanes> in) {
  StringRef name = Intrinsic::getBaseName(call.getIntrinsicID());
  name.consume_front("llvm.");
  if (auto result = approximateFunction(machine, name, call, in))
    return *result;
  machine.course.unsupported("the intrinsic " +
                             call.getCalledFunction()->getName());
  return Lanes(countLanes(call.getType()));
}

/// llvm.powi, whose exponent is one integer for all lanes.
Lanes powerOfInteger(Machine &machine, const IntrinsicInst &call,
                     ArrayRef<Lanes> in) {
  const Lane &exponent = in[1][0];
  if (!fitsDouble(call.getType()->getScalarType()) || !exponent.isBits()) {
    machine.course.unsupported("such an integer power");
    return Lanes(in[0].size());
  }
  return byDoubles(machine, call, in[0], [&](ArrayRef<double> x) {
    return std::pow(x[0], double(exponent.bits.getSExtValue()));
  });
}

} // namespace

std::optional<Lanes> approximateFunction(Machine &machine, StringRef name,
                                         const CallBase &call,
                                         ArrayRef<Lanes> in) {
  const Approximation *row =
      machine.setting.options.approximates ? approximationOf(name) : nullptr;
  if (!row || !fitsDouble(call.getType()->getScalarType()))
    return std::nullopt;
  return byDoubles(machine, call, in, [&](ArrayRef<double> x) {
    return row->ofOne ? row->ofOne(x[0]) : row->ofTwo(x[0], x[1]);
  });
}

IntrinsicHandler approximateIntrinsic(Intrinsic::ID id) {
  if (id == Intrinsic::powi)
    return powerOfInteger;
  StringRef name = Intrinsic::getBaseName(id);
  name.consume_front("llvm.");
  return approximationOf(name) ? approximateByName : nullptr;
}

} // namespace palindrome::interpret
