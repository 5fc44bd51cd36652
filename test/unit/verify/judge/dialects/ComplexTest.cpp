// The rules of `complex`. Digits of functions are by mpmath, with 120 decimals.

#include "Runs.h"
#include <gtest/gtest.h>

using namespace palindrome::dialects;

namespace {
struct ComplexCase {
  const char *op; ///< With the flags that follow the operands.
  std::vector<std::string> operands;
  const char *expected;
  bool hasLatitude = false;
  const char *element = "f64";
};
} // namespace

/// Runs `op` of `complex`, whose operands are complex numbers, as is its result
/// if `result` does not say otherwise.
static void check(llvm::ArrayRef<ComplexCase> cases, const char *result = "") {
  for (const ComplexCase &test : cases) {
    std::string type = "complex<" + std::string(test.element) + ">";
    bool isBinary = test.operands.size() == 2;
    bool hasLatitude = false;
    EXPECT_EQ(runBody("(%a: " + type + (isBinary ? ", %b: " + type : "") +
                          ") -> " + (*result ? result : type),
                      "%r = complex." +
                          insertOperands(test.op, isBinary ? "%a, %b" : "%a") +
                          " : " + type,
                      test.operands, {}, &hasLatitude),
              test.expected)
        << test.op << " " << test.operands[0];
    EXPECT_EQ(hasLatitude, test.hasLatitude)
        << test.op << " " << test.operands[0];
  }
}

TEST(ComplexRules, Arithmetic) {
  check({
      {"add", {"{1, 2}", "{3, -2}"}, "{4, 0}"},
      {"add", {"{-0.0, inf}", "{-0.0, -inf}"}, "{-0, nan}"},
      {"add", {"{2048, 1}", "{1, 1}"}, "{2048, 2}", false, "f16"},
      {"add", {"{6, 1}", "{6, 0.5}"}, "{6, 1.5}", false, "f4E2M1FN"},
      {"add fastmath<nnan>", {"{1, inf}", "{1, -inf}"}, "poison"},
      {"add fastmath<contract>", {"{1, 2}", "{3, 4}"}, "{4, 6}", true},
      {"sub", {"{1, 2}", "{1, -2}"}, "{0, 4}"},
      {"mul", {"{1, 2}", "{3, 4}"}, "{-5, 10}"},
      {"mul", {"{0.1, 0}", "{0.1, 0}"}, "{0.010000000000000002, 0}", true},
      {"mul", {"{inf, 1}", "{1, 0}"}, "{inf, nan}", true},
      {"mul fastmath<ninf>", {"{1e308, 0}", "{10, 0}"}, "poison", true},
      {"neg", {"{0, -inf}"}, "{-0, inf}"},
      {"conj", {"{1, 0}"}, "{1, -0}"},
      {"conj", {"{1, nan}"}, "{1, nan}"},
      {"sign", {"{1, 2}"}, "{0.4472135954999579, 0.8944271909999159}", true},
      {"sign", {"{-0.0, 0}"}, "{0, 0}", true},
      {"sign", {"{1e-320, 0}"}, "{1, 0}", true},
  });
  check(
      {
          {"eq", {"{0, 1}", "{-0.0, 1}"}, "true"},
          {"eq", {"{1, 1}", "{1, 2}"}, "false"},
          {"eq", {"{nan, 1}", "{nan, 1}"}, "false"},
          {"neq", {"{1, nan}", "{1, nan}"}, "true"},
          {"neq", {"{1, 2}", "{1, 2}"}, "false"},
      },
      "i1");
}

TEST(ComplexRules, Quotients) {
  check({
      {"div", {"{1, 2}", "{3, -1}"}, "{0.1, 0.7}", true},
      // Neither the squares nor the products are numbers of f64.
      {"div", {"{1e300, 1e300}", "{1e300, 1e300}"}, "{1, 0}", true},
      {"div", {"{1e-300, 0}", "{1e-300, 1e-300}"}, "{0.5, -0.5}", true},
      {"div", {"{1, 0}", "{0, 0}"}, "{inf, nan}", true},
      {"div", {"{1, -1}", "{-0.0, 0}"}, "{-inf, inf}", true},
      {"div", {"{0, 0}", "{0, 0}"}, "{nan, nan}", true},
      {"div", {"{1, 1}", "{inf, 1}"}, "{0, 0}", true},
      {"div", {"{inf, 1}", "{1, 1}"}, "{inf, -inf}", true},
      {"div", {"{inf, 1}", "{inf, 1}"}, "{nan, nan}", true},
  });
}

TEST(ComplexRules, Parts) {
  check(
      {
          {"re", {"{1, 2}"}, "1"},
          {"im", {"{1, -0.0}"}, "-0"},
          {"re fastmath<nnan>", {"{1, nan}"}, "poison"},
          {"abs", {"{3, 4}"}, "5", true},
          {"abs", {"{1e300, 1e300}"}, "1.4142135623730952e+300", true},
          {"abs", {"{5e-324, 0}"}, "5e-324", true},
          {"abs", {"{nan, -inf}"}, "inf", true},
          {"angle", {"{-1, -2}"}, "-2.0344439357957027", true},
          {"angle", {"{-1, -0.0}"}, "-3.141592653589793", true},
          {"angle", {"{0, 0}"}, "0", true},
      },
      "f64");
  EXPECT_EQ(runBody("(%x: f32, %y: f32) -> complex<f32>",
                    "%r = complex.create %x, %y : complex<f32>", {"1", "2"}),
            "{1, 2}");
  EXPECT_EQ(runBody("(%x: f32) -> complex<f32>", R"(
    %p = ub.poison : f32
    %r = complex.create %x, %p : complex<f32>)",
                    {"1"}),
            "{1, poison}");
  EXPECT_EQ(runBody("(%x: f32) -> f32", R"(
    %p = ub.poison : f32
    %c = complex.create %x, %p : complex<f32>
    %r = complex.re %c : complex<f32>)",
                    {"1"}),
            "1");
  EXPECT_EQ(runBody("(%x: f32) -> complex<f32>", R"(
    %p = ub.poison : f32
    %c = complex.create %x, %p : complex<f32>
    %r = complex.neg %c : complex<f32>)",
                    {"1"}),
            "poison");
  EXPECT_EQ(runBody("() -> complex<f64>",
                    "%r = complex.constant [0.1, -1.0] : complex<f64>"),
            "{0.1, -1}");
  EXPECT_EQ(runBody("() -> tensor<2xcomplex<f64>>", R"(
    %r = arith.constant dense<(0.5, -1.0)> : tensor<2xcomplex<f64>>)"),
            "[{0.5, -1}, {0.5, -1}]");
}

TEST(ComplexRules, BitcastHasTheRealPartInTheLowBits) {
  EXPECT_EQ(runBody("(%a: complex<f32>) -> i64",
                    "%r = complex.bitcast %a : complex<f32> to i64",
                    {"{1, -0.0}"}),
            "-9223372035789422592"); // 0x80000000'3f800000
  EXPECT_EQ(runBody("(%a: i64) -> complex<f32>",
                    "%r = complex.bitcast %a : i64 to complex<f32>",
                    {"0x800000003f800000"}),
            "{1, -0}");
  EXPECT_EQ(runBody("(%a: f32) -> complex<bf16>",
                    "%r = complex.bitcast %a : f32 to complex<bf16>", {"1"}),
            "{0, 1}");
}

TEST(ComplexRules, Functions) {
  check({
      {"atan2",
       {"{1, 2}", "{3, -1}"},
       "{0.19025318855618245, 0.8418239574966185}",
       true},
      {"atan2", {"{1, 0}", "{-1, 0}"}, "{2.356194490192345, 0}", true},
      {"cos", {"{1, 2}"}, "{2.0327230070196656, -3.0518977991518}", true},
      {"cos", {"{0, inf}"}, "{inf, -0}", true},
      {"exp", {"{1, 2}"}, "{-1.1312043837568135, 2.4717266720048188}", true},
      {"exp", {"{1000, 0}"}, "{inf, 0}", true},
      {"exp", {"{inf, -0.0}"}, "{inf, -0}", true},
      {"exp", {"{-inf, 2}"}, "{-0, 0}", true},
      // The sine brings back what the exponential alone is too large for.
      {"exp", {"{90.0238094, 5.900613e-39}"}, "{inf, 7.3746533}", true, "f32"},
      {"expm1", {"{1e-10, 1e-9}"}, "{9.9999999505e-11, 1.0000000001e-9}", true},
      {"expm1", {"{-0.0, 0}"}, "{-0, 0}", true},
      {"log", {"{1, 2}"}, "{0.8047189562170501, 1.1071487177940904}", true},
      {"log",
       {"{0.6, 0.8}"},
       "{2.2204460492503132e-17, 0.9272952180016123}",
       true},
      {"log", {"{1, 1e-160}"}, "{5e-321, 1e-160}", true},
      {"log", {"{0, 0}"}, "{-inf, 0}", true},
      {"log", {"{-1, -0.0}"}, "{0, -3.141592653589793}", true},
      {"log1p", {"{1, 2}"}, "{1.0397207708399179, 0.7853981633974483}", true},
      {"log1p",
       {"{1e-10, 1e-9}"},
       "{1.00000000495e-10, 9.999999999000001e-10}",
       true},
      {"log1p", {"{-1, 0}"}, "{-inf, 0}", true},
      {"pow",
       {"{1, 2}", "{3, -1}"},
       "{-27.43638199160605, 19.7893103650107}",
       true},
      {"pow",
       {"{1, 2}", "{0.5, 0}"},
       "{1.272019649514069, 0.7861513777574233}",
       true},
      {"pow", {"{1, 1}", "{2, 0}"}, "{0, 2}", true},
      {"pow", {"{0, 0}", "{0, 0}"}, "{1, 0}", true},
      {"pow", {"{0, 0}", "{1, 5}"}, "{0, 0}", true},
      {"pow", {"{0, 0}", "{-1, 0}"}, "{nan, nan}", true},
      {"rsqrt", {"{1, 2}"}, "{0.5688644810057831, -0.3515775842541429}", true},
      {"rsqrt", {"{0, 0}"}, "{inf, nan}", true},
      {"sin", {"{1, 2}"}, "{3.165778513216168, 1.9596010414216058}", true},
      {"sin", {"{-0.0, 1000}"}, "{-0, inf}", true},
      {"sqrt", {"{1, 2}"}, "{1.272019649514069, 0.7861513777574233}", true},
      {"sqrt", {"{-1, -2}"}, "{0.7861513777574233, -1.272019649514069}", true},
      {"sqrt", {"{-4, 0}"}, "{0, 2}", true},
      {"sqrt", {"{-4, -0.0}"}, "{0, -2}", true},
      {"sqrt", {"{-0.0, -0.0}"}, "{0, -0}", true},
      {"sqrt",
       {"{1e308, 1e308}"},
       "{1.09868411346781e+154, 4.5508986056222734e+153}",
       true},
      {"sqrt", {"{-inf, 1}"}, "{0, inf}", true},
      {"sqrt", {"{nan, -inf}"}, "{inf, -inf}", true},
      {"tan", {"{1, 2}"}, "{0.03381282607989669, 1.0147936161466335}", true},
      {"tan", {"{1, -1000}"}, "{0, -1}", true},
      {"tanh", {"{1, 2}"}, "{1.16673625724092, -0.24345820118572525}", true},
      {"tanh", {"{30, 1}"}, "{1, 1.5924545408982667e-26}", true},
      {"tanh", {"{inf, 1}"}, "{1, 0}", true},
      {"exp fastmath<ninf>", {"{1000, 0}"}, "poison", true},
  });
}

TEST(ComplexRules, PowersByIntegers) {
  const ComplexCase cases[] = {
      {"i32", {"{1, 2}", "-3"}, "{-0.088, 0.016}"},
      {"i8", {"{nan, 2}", "0"}, "{1, 0}"},
      {"i64", {"{0, 1}", "1000001"}, "{0, 1}"},
      {"i8", {"{0, 0}", "-1"}, "{nan, nan}"},
      {"i32", {"{0, 2}", "2147483647"}, "{-0, -inf}"},
      {"i32", {"{1, 2}", "-2147483648"}, "{0, -0}"},
  };
  for (const ComplexCase &test : cases) {
    std::string exponent = test.op;
    EXPECT_EQ(
        runBody("(%a: complex<f64>, %b: " + exponent + ") -> complex<f64>",
                "%r = complex.powi %a, %b : complex<f64>, " + exponent,
                test.operands),
        test.expected)
        << exponent << " " << test.operands[0];
  }
}
