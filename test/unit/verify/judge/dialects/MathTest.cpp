// The rules of `math`. Digits of functions are by mpmath, with 120 decimals.

#include "Cases.h"

using namespace palindrome::dialects;

static void check(llvm::ArrayRef<OpCase> cases, const char *result = "") {
  checkOps("math", cases, result);
}

TEST(MathRules, FunctionsAreRoundedOnce) {
  check({
      {"acos", "f64", {"0.5"}, "1.0471975511965979", true},
      {"acosh", "f64", {"2"}, "1.3169578969248168", true},
      {"asin", "f64", {"0.5"}, "0.5235987755982989", true},
      {"asinh", "f64", {"1e-8"}, "1e-8", true},
      {"asinh", "f64", {"1"}, "0.881373587019543", true},
      {"atan", "f32", {"1e10"}, "1.5707964", true},
      {"atan2", "f64", {"1", "-1"}, "2.356194490192345", true},
      {"atanh", "f64", {"0.5"}, "0.5493061443340549", true},
      {"cbrt", "f64", {"2"}, "1.2599210498948732", true},
      {"cbrt", "f64", {"-27"}, "-3", true},
      {"cos", "f64", {"1e22"}, "0.523214785395139", true},
      {"cosh", "f64", {"1"}, "1.5430806348152437", true},
      {"erf", "f64", {"0.5"}, "0.5204998778130465", true},
      {"erfc", "f64", {"10"}, "2.088487583762545e-45", true},
      {"exp", "f64", {"1"}, "2.718281828459045", true},
      {"exp2", "f64", {"0.5"}, "1.4142135623730951", true},
      {"expm1", "f64", {"1e-8"}, "1.0000000050000001e-8", true},
      {"log", "f64", {"10"}, "2.302585092994046", true},
      {"log10", "f64", {"2"}, "0.3010299956639812", true},
      {"log1p", "f64", {"1e-8"}, "9.999999950000001e-9", true},
      {"log2", "f64", {"3"}, "1.584962500721156", true},
      {"powf", "f64", {"2", "0.5"}, "1.4142135623730951", true},
      {"rsqrt", "f64", {"2"}, "0.7071067811865476", true},
      {"sin", "f64", {"1e22"}, "-0.8522008497671888", true},
      {"sinh", "f64", {"1"}, "1.1752011936438014", true},
      {"tan", "f64", {"1"}, "1.5574077246549023", true},
      {"tanh", "f64", {"0.5"}, "0.46211715726000974", true},
      // All formats: the smallest, a tie, too large.
      {"exp2", "f16", {"-24"}, "6e-8", true},
      {"exp2", "f16", {"-25"}, "0", true},
      {"exp2", "f16", {"16"}, "inf", true},
      {"exp2", "f32", {"-149"}, "1e-45", true},
      {"exp2", "f64", {"-1074"}, "5e-324", true},
      {"exp2", "f80", {"-16445"}, "4e-4951", true},
      {"exp2", "f80", {"-16446"}, "0", true},
      {"exp2", "f128", {"-16494"}, "6e-4966", true},
      {"exp", "f128", {"1"}, "2.7182818284590452353602874713526623", true},
      {"exp", "f128", {"-1e4000"}, "0", true},
      {"sin", "bf16", {"1"}, "0.839", true},
      {"sin", "tf32", {"1"}, "0.8413", true},
      {"exp", "f8E5M2", {"12"}, "inf", true},
      {"exp", "f8E4M3FN", {"7"}, "nan", true},
      {"exp", "f8E4M3FNUZ", {"-8"}, "0", true},
      {"exp", "f4E2M1FN", {"2"}, "6", true},
      {"exp2", "f8E8M0FNU", {"2"}, "4", true},
      {"cos",
       "vector<2x2xf64>",
       {"[[0, 1], [nan, inf]]"},
       "[[1, 0.5403023058681398], [nan, nan]]",
       true},
      {"exp", "tensor<?xf64>", {"[]"}, "[]"},
      {"exp", "tensor<?xf64>", {"[0]"}, "[1]", true},
      {"exp", "tensor<f64>", {"-inf"}, "0"},
  });
}

TEST(MathRules, ZerosInfinitiesAndNaNsAreExact) {
  check({
      {"acos", "f64", {"1"}, "0"},
      {"acosh", "f64", {"0.5"}, "nan"},
      {"asin", "f64", {"2"}, "nan"},
      {"asinh", "f64", {"-0.0"}, "-0"},
      {"atan", "f64", {"-0.0"}, "-0"},
      {"atan2", "f64", {"-0.0", "1"}, "-0"},
      {"atan2", "f64", {"-0.0", "-1"}, "-3.141592653589793", true},
      {"atan2", "f64", {"inf", "inf"}, "0.7853981633974483", true},
      {"atanh", "f64", {"-1"}, "-inf"},
      {"cbrt", "f64", {"-0.0"}, "-0"},
      {"cos", "f64", {"inf"}, "nan"},
      {"cosh", "f64", {"-inf"}, "inf"},
      {"erf", "f64", {"-inf"}, "-1", true},
      {"erfc", "f64", {"inf"}, "0"},
      {"exp", "f64", {"-inf"}, "0"},
      {"exp", "f64", {"1000"}, "inf", true},
      {"exp2", "f64", {"inf"}, "inf"},
      {"expm1", "f64", {"-0.0"}, "-0"},
      {"log", "f64", {"-0.0"}, "-inf"},
      {"log", "f64", {"-1"}, "nan"},
      {"log", "f4E2M1FN", {"0"}, "-6", true},
      {"log", "f4E2M1FN", {"-1"}, "poison"},
      {"log", "f8E4M3FN", {"0"}, "nan"},
      {"log10", "f64", {"1"}, "0"},
      {"log1p", "f64", {"-1"}, "-inf"},
      {"exp", "f8E8M0FNU", {"nan"}, "nan"},
      {"exp", "f8E4M3FN", {"nan"}, "nan"},
      {"exp", "f8E5M2FNUZ", {"nan"}, "nan"},
      {"log2", "f64", {"inf"}, "inf"},
      {"log2", "f8E8M0FNU", {"0.5"}, "poison"},
      {"powf", "f64", {"nan", "0"}, "1", true},
      {"powf", "f64", {"1", "nan"}, "1", true},
      {"powf", "f64", {"-0.0", "-3"}, "-inf"},
      {"powf", "f64", {"-8", "0.5"}, "nan"},
      {"powf", "f64", {"-2", "3"}, "-8", true},
      {"powf", "f64", {"-1", "-inf"}, "1", true},
      {"rsqrt", "f64", {"-0.0"}, "-inf"},
      {"rsqrt", "f64", {"inf"}, "0"},
      {"rsqrt", "f64", {"-1"}, "nan"},
      {"sin", "f64", {"-0.0"}, "-0"},
      {"sinh", "f64", {"-inf"}, "-inf"},
      {"tan", "f64", {"-0.0"}, "-0"},
      {"tanh", "f64", {"inf"}, "1", true},
      {"exp fastmath<ninf>", "f64", {"1000"}, "poison", true},
      {"exp fastmath<ninf>", "f64", {"-inf"}, "poison"},
      {"log fastmath<nnan>", "f64", {"-1"}, "poison"},
  });
}

TEST(MathRules, ExactFunctionsHaveNoLatitude) {
  check({
      {"absf", "f64", {"-0.0"}, "0"},
      {"absf", "f80", {"-inf"}, "inf"},
      {"absf", "f8E5M2FNUZ", {"-4"}, "4"},
      {"ceil", "f64", {"-0.5"}, "-0"},
      {"ceil", "f16", {"1.5"}, "2"},
      {"ceil", "f8E5M2FNUZ", {"-0.5"}, "0"},
      {"ceil", "f6E2M3FN", {"7.5"}, "7.5"},
      {"floor", "f64", {"-0.5"}, "-1"},
      {"floor", "f32", {"inf"}, "inf"},
      {"floor", "f8E8M0FNU", {"nan"}, "nan"},
      {"floor", "f6E2M3FN", {"7.5"}, "7"},
      {"floor", "f128", {"1e4000"}, "1e+4000"},
      {"round", "f64", {"2.5"}, "3"},
      {"round", "f64", {"-0.5"}, "-1"},
      {"round", "f64", {"0.49999999999999994"}, "0"},
      {"round", "f32", {"8388609"}, "8388609"},
      {"roundeven", "f64", {"2.5"}, "2"},
      {"roundeven", "f64", {"-3.5"}, "-4"},
      {"roundeven", "f64", {"-0.5"}, "-0"},
      {"roundeven", "f8E8M0FNU", {"0.5"}, "5.877472e-39"},
      {"roundeven", "f6E2M3FN", {"6.5"}, "6"},
      {"trunc", "f64", {"-0.9"}, "-0"},
      {"trunc", "f64", {"nan"}, "nan"},
      {"copysign", "f64", {"3", "-0.0"}, "-3"},
      {"copysign", "f64", {"-inf", "1"}, "inf"},
      {"copysign", "f8E4M3FNUZ", {"0", "-1"}, "0"},
      {"sqrt", "f64", {"2"}, "1.4142135623730951"},
      {"sqrt", "f64", {"-0.0"}, "-0"},
      {"sqrt", "f64", {"-1"}, "nan"},
      {"sqrt", "f64", {"5e-324"}, "2.2227587494850775e-162"},
      {"sqrt", "f16", {"2"}, "1.414"},
      {"sqrt", "f4E2M1FN", {"-1"}, "poison"},
      {"sqrt fastmath<afn>", "f64", {"4"}, "2", true},
      {"sqrt fastmath<nnan,ninf>", "f64", {"4"}, "2"},
      // 1 + 2^-23 + 2^-24 - 2^-60; rounded to f64 first, it would be a tie.
      {"fma",
       "f32",
       {"0x1.00004p0", "0x1.ffff8p-25", "0x1.000002p0"},
       "1.0000001"},
      {"fma", "f64", {"1e308", "10", "-inf"}, "-inf"},
      {"fma", "f64", {"1e308", "10", "-1e308"}, "inf"},
      {"fma", "f64", {"0", "inf", "1"}, "nan"},
      {"fma", "f64", {"-0.0", "1", "-0.0"}, "-0"},
      {"fma", "f64", {"2", "3", "-6"}, "0"},
      {"fma", "f8E8M0FNU", {"2", "4", "8"}, "16"},
      {"fma", "f4E2M1FN", {"6", "6", "-6"}, "6"},
      {"fma fastmath<ninf>", "f64", {"1e308", "10", "0"}, "poison"},
  });
  const OpCase clamps[] = {
      {"5", "0", {"10"}, "10"},   {"5", "10", {"0"}, "5"},
      {"-0.0", "0", {"0"}, "0"},  {"0", "-0.0", {"-0.0"}, "-0"},
      {"nan", "0", {"1"}, "nan"}, {"1", "0", {"nan"}, "nan"},
  };
  for (const OpCase &test : clamps)
    EXPECT_EQ(runBody("(%x: f64, %low: f64, %high: f64) -> f64",
                      "%r = math.clampf %x to [%low, %high] : f64",
                      {test.op, test.type, test.operands[0]}),
              test.expected)
        << test.op << " " << test.type << " " << test.operands[0];
}

TEST(MathRules, ClassesOfNumbers) {
  check(
      {{"isfinite", "f64", {"inf"}, "false"},
       {"isfinite", "f64", {"5e-324"}, "true"},
       {"isfinite", "f8E8M0FNU", {"nan"}, "false"},
       {"isinf", "f64", {"-inf"}, "true"},
       {"isinf", "f8E4M3FN", {"nan"}, "false"},
       {"isnan", "f8E5M2FNUZ", {"nan"}, "true"},
       {"isnan", "f64", {"inf"}, "false"},
       {"isnormal", "f64", {"5e-324"}, "false"},
       {"isnormal", "f64", {"0"}, "false"},
       {"isnormal", "f32", {"1.1754944e-38"}, "true"},
       {"isnormal", "f16", {"inf"}, "false"},
       {"isnan {fastmath = #arith.fastmath<nnan>}", "f64", {"1"}, "false"},
       {"isnan {fastmath = #arith.fastmath<nnan>}", "f64", {"nan"}, "poison"},
       {"isinf {fastmath = #arith.fastmath<ninf>}", "f64", {"inf"}, "poison"}},
      "i1");
  check({{"isnan", "vector<3xf32>", {"[1, nan, inf]"}, "[false, true, false]"}},
        "vector<3xi1>");
}

TEST(MathRules, Integers) {
  check({
      {"absi", "i8", {"-128"}, "-128"},
      {"absi", "index", {"-3"}, "3"},
      {"ctlz", "i8", {"0"}, "8"},
      {"ctlz", "i24", {"1"}, "23"},
      {"ctlz", "index", {"1"}, "63"},
      {"ctlz", "i1", {"0"}, "true"},
      {"cttz", "i4", {"-8"}, "3"},
      {"cttz", "i24", {"0"}, "24"},
      {"ctpop", "i4", {"-1"}, "4"},
      {"ctpop", "vector<2xi128>", {"[-1, 0]"}, "[128, 0]"},
      {"ipowi", "i8", {"3", "4"}, "81"},
      {"ipowi", "i8", {"2", "7"}, "-128"},
      {"ipowi", "i8", {"2", "8"}, "0"},
      {"ipowi", "i8", {"3", "127"}, "-85"},
      {"ipowi", "i8", {"0", "0"}, "1"},
      {"ipowi", "i8", {"0", "-1"}, "poison"},
      {"ipowi", "i8", {"1", "-5"}, "1"},
      {"ipowi", "i8", {"-1", "-3"}, "-1"},
      {"ipowi", "i8", {"-1", "-128"}, "1"},
      {"ipowi", "i8", {"2", "-1"}, "0"},
      {"ipowi", "i1", {"1", "1"}, "true"},
      {"ipowi", "i1", {"0", "1"}, "poison"},
      {"ipowi", "index", {"-2", "3"}, "-8"},
      {"ipowi", "vector<2xi32>", {"[0, 2]", "[-1, 3]"}, "[poison, 8]"},
  });
  Limits narrow;
  narrow.indexBits = 32;
  EXPECT_EQ(runBody("(%a: index) -> index", "%r = math.ctlz %a : index", {"1"},
                    narrow),
            "31");
}

TEST(MathRules, PowersOfFloatsByIntegers) {
  const OpCase cases[] = {
      {"f64", "i32", {"2", "10"}, "1024"},
      {"f64", "i32", {"nan", "0"}, "1"},
      {"f64", "i8", {"-0.0", "-1"}, "-inf"},
      {"f64", "index", {"-2", "3"}, "-8"},
      {"f64", "i64", {"2", "-1074"}, "5e-324"},
      {"f64", "i64", {"-1", "9223372036854775807"}, "-1"},
      {"f16", "i32", {"3", "10"}, "59040"},
      {"vector<2xf32>",
       "vector<2xi32>",
       {"[3, 0.5]", "[-1, 2]"},
       "[0.33333334, 0.25]"},
  };
  for (const OpCase &test : cases) {
    std::string base = test.op, exponent = test.type;
    EXPECT_EQ(runBody("(%a: " + base + ", %b: " + exponent + ") -> " + base,
                      "%r = math.fpowi %a, %b : " + base + ", " + exponent,
                      test.operands),
              test.expected)
        << base << " " << exponent << " " << test.operands[0];
  }
}

TEST(MathRules, SincosHasTwoResults) {
  EXPECT_EQ(run(R"(
    func.func @f(%a: f64) -> (f64, f64) {
      %s, %c = math.sincos %a : f64
      return %s, %c : f64, f64
    })",
                {"1"}),
            "{0.8414709848078965, 0.5403023058681398}");
}
