// Floating-point numbers of `arith`: their arithmetic, and their conversions.

#include "Cases.h"

using namespace palindrome::dialects;

TEST(ArithRules, FloatsOfTwoOperands) {
  const OpCase cases[] = {
      {"addf", "f32", {"16777216", "1"}, "16777216"},
      {"addf", "f64", {"inf", "-inf"}, "nan"},
      {"addf", "f64", {"-0.0", "-0.0"}, "-0"},
      {"addf", "f64", {"-0.0", "0.0"}, "0"},
      {"subf", "f64", {"1.0", "1.0"}, "0"},
      {"subf", "f16", {"65504", "-65504"}, "inf"},
      {"mulf", "f64", {"-0.0", "5.0"}, "-0"},
      {"mulf", "f64", {"0.0", "inf"}, "nan"},
      {"mulf", "f64", {"5e-324", "0.5"}, "0"},
      {"divf", "f64", {"1.0", "-0.0"}, "-inf"},
      {"divf", "f64", {"0.0", "0.0"}, "nan"},
      {"divf", "f80", {"1.0", "4.0"}, "0.25"},
      {"divf", "f128", {"1.0", "4.0"}, "0.25"},
      {"addf", "tf32", {"2048", "1"}, "2048"},
      {"addf", "bf16", {"256", "1"}, "256"},
      {"remf", "f64", {"-5.5", "2.0"}, "-1.5"},
      {"remf", "f64", {"-4.0", "2.0"}, "-0"},
      {"remf", "f64", {"5.5", "-inf"}, "5.5"},
      {"remf", "f64", {"5.5", "0.0"}, "nan"},
      {"remf", "f64", {"inf", "2.0"}, "nan"},
      {"remf", "f64", {"1e308", "5e-324"}, "0"},
      {"maximumf", "f64", {"-0.0", "0.0"}, "0"},
      {"maximumf", "f64", {"0.0", "-0.0"}, "0"},
      {"maximumf", "f64", {"1.0", "nan"}, "nan"},
      {"maximumf", "f64", {"-inf", "-1.0"}, "-1"},
      {"minimumf", "f64", {"0.0", "-0.0"}, "-0"},
      {"minimumf", "f64", {"-0.0", "0.0"}, "-0"},
      {"minimumf", "f64", {"nan", "1.0"}, "nan"},
      {"minimumf", "f64", {"2.0", "1.0"}, "1"},
      {"maxnumf", "f64", {"1.0", "nan"}, "1"},
      {"maxnumf", "f64", {"nan", "nan"}, "nan"},
      {"maxnumf", "f64", {"1.0", "2.0"}, "2"},
      {"maxnumf", "f64", {"-0.0", "0.0"}, "0", true},
      {"minnumf", "f64", {"nan", "-inf"}, "-inf"},
      {"minnumf", "f64", {"0.0", "0.0"}, "0"},
      {"minnumf", "f64", {"0.0", "-0.0"}, "-0", true},
      // What lacks infinities has NaN for them, else its largest number.
      {"addf", "f8E5M2", {"57344", "57344"}, "inf"},
      {"addf", "f8E4M3FN", {"448", "448"}, "nan"},
      {"addf", "f8E4M3FN", {"448", "16"}, "448"},
      {"addf", "f8E4M3", {"240", "240"}, "inf"},
      {"addf", "f8E3M4", {"15.5", "15.5"}, "inf"},
      {"addf", "f8E4M3FNUZ", {"240", "240"}, "nan"},
      {"addf", "f8E5M2FNUZ", {"57344", "57344"}, "nan"},
      {"addf", "f8E4M3B11FNUZ", {"30", "30"}, "nan"},
      {"addf", "f4E2M1FN", {"6", "6"}, "6"},
      {"subf", "f6E3M2FN", {"-28", "28"}, "-28"},
      {"addf", "f6E2M3FN", {"7.5", "7.5"}, "7.5"},
      {"mulf", "f4E2M1FN", {"1.5", "1.5"}, "2"},
      {"mulf", "f4E2M1FN", {"0.5", "0.5"}, "0"},
      {"divf", "f4E2M1FN", {"1", "0"}, "6", true},
      {"divf", "f4E2M1FN", {"0", "0"}, "poison", true},
      {"remf", "f4E2M1FN", {"6", "4"}, "2"},
      // No zero is negative in these.
      {"mulf", "f8E5M2FNUZ", {"-1", "0"}, "0"},
      {"remf", "f8E4M3FNUZ", {"-4", "2"}, "0"},
      {"subf", "f8E8M0FNU", {"1", "4"}, "poison"},
      {"mulf", "f8E8M0FNU", {"2", "4"}, "8"},
      {"addf", "f8E8M0FNU", {"nan", "4"}, "nan"},
      {"maximumf", "f8E8M0FNU", {"2", "4"}, "4"},
      {"addf fastmath<nnan>", "f64", {"inf", "-inf"}, "poison"},
      {"addf fastmath<nnan>", "f64", {"inf", "1.0"}, "inf"},
      {"mulf fastmath<ninf>", "f64", {"1e308", "1e308"}, "poison"},
      {"divf fastmath<ninf>", "f64", {"1.0", "inf"}, "poison"},
      {"maxnumf fastmath<nnan>", "f64", {"1.0", "nan"}, "poison"},
      {"addf fastmath<contract>", "f64", {"1.0", "1.0"}, "2", true},
      {"addf fastmath<fast>", "f64", {"nan", "1.0"}, "poison", true},
      {"mulf",
       "vector<3xf32>",
       {"[1.5, -0.0, inf]", "[2.0, 1.0, 0.0]"},
       "[3, -0, nan]"},
  };
  checkOps("arith", cases);
}

TEST(ArithRules, Negates) {
  const OpCase cases[] = {
      {"negf", "f64", {"0.0"}, "-0"},
      {"negf", "f16", {"-inf"}, "inf"},
      {"negf", "f4E2M1FN", {"-6"}, "6"},
      {"negf", "f8E4M3FNUZ", {"0"}, "0"},
      {"negf", "f8E4M3FNUZ", {"nan"}, "nan"},
      {"negf", "f8E8M0FNU", {"1"}, "poison"},
      {"negf", "f8E8M0FNU", {"nan"}, "nan"},
      {"negf fastmath<nnan>", "f32", {"nan"}, "poison"},
  };
  checkOps("arith", cases);
}

TEST(ArithRules, ComparesFloats) {
  // Of 1 and 2, 2 and 1, -0 and 0, NaN and 1.
  const std::pair<const char *, const char *> cases[] = {
      {"false", "0000"}, {"oeq", "0010"}, {"ogt", "0100"}, {"oge", "0110"},
      {"olt", "1000"},   {"ole", "1010"}, {"one", "1100"}, {"ord", "1110"},
      {"ueq", "0011"},   {"ugt", "0101"}, {"uge", "0111"}, {"ult", "1001"},
      {"ule", "1011"},   {"une", "1101"}, {"uno", "0001"}, {"true", "1111"},
  };
  for (auto [predicate, expected] : cases) {
    std::string list;
    for (char digit : llvm::StringRef(expected))
      list += std::string(list.empty() ? "[" : ", ") +
              (digit == '1' ? "true" : "false");
    std::string name = predicate;
    EXPECT_EQ(runBody("(%a: vector<4xf32>, %b: vector<4xf32>) -> vector<4xi1>",
                      "%r = arith.cmpf " + name + ", %a, %b : vector<4xf32>",
                      {"[1, 2, -0.0, nan]", "[2, 1, 0.0, 1]"}),
              list + "]")
        << name;
  }
  EXPECT_EQ(runBody("(%a: f32) -> i1",
                    "%r = arith.cmpf uno, %a, %a fastmath<nnan> : f32",
                    {"nan"}),
            "poison");
}

namespace {
struct Conversion {
  const char *op; ///< With what follows the operand.
  const char *from, *to;
  const char *operand, *expected;
  bool hasLatitude = false;
};
} // namespace

TEST(ArithRules, ConvertsFloats) {
  const Conversion cases[] = {
      {"extf", "f16", "f32", "6e-8", "5.9604645e-8"},
      {"extf", "f8E4M3FNUZ", "f32", "nan", "nan"},
      {"extf", "f8E8M0FNU", "f32", "5.877471754111438e-39", "5.877472e-39"},
      {"extf", "f8E8M0FNU", "f16", "1.7014118346046923e38", "inf"},
      {"extf", "f8E8M0FNU", "f32", "nan", "nan"},
      {"extf", "f4E2M1FN", "f64", "-6", "-6"},
      {"truncf", "f64", "f32", "1e39", "inf"},
      {"truncf", "f64", "f32", "-1e-46", "-0"},
      {"truncf", "f32", "f16", "65520", "inf"},
      {"truncf", "f32", "f16", "65519", "65504"},
      {"truncf", "f32", "bf16", "1.00390625", "1"},
      {"truncf", "f32", "bf16", "1.01171875", "1.016"},
      {"truncf to_nearest_away", "f32", "bf16", "1.00390625", "1.01"},
      {"truncf downward", "f32", "bf16", "-1.001", "-1.01"},
      {"truncf upward", "f32", "f8E5M2", "1.1", "1.25"},
      {"truncf upward", "f32", "f8E5M2", "-1.1", "-1"},
      {"truncf toward_zero", "f32", "f8E5M2", "1e9", "57344"},
      {"truncf upward", "f32", "f8E5M2", "1e9", "inf"},
      {"truncf toward_zero", "f32", "f8E4M3FN", "1e9", "448"},
      {"truncf", "f32", "f8E4M3FN", "464", "448"},
      {"truncf", "f32", "f8E4M3FN", "465", "nan"},
      {"truncf", "f32", "f8E4M3FN", "inf", "nan"},
      {"truncf", "f32", "f8E4M3FN", "-nan", "nan"},
      {"truncf", "f32", "f8E4M3FN", "-0.0", "-0"},
      {"truncf", "f32", "f8E5M2FNUZ", "-0.0", "0"},
      {"truncf", "f32", "f8E5M2FNUZ", "-1e-30", "0"},
      {"truncf", "f32", "f8E5M2", "7.62939453125e-06", "0"},
      {"truncf", "f32", "f8E5M2", "7.63e-06", "0.000015258789"},
      {"truncf", "f32", "f4E2M1FN", "-0.4", "-0.5"},
      {"truncf", "f32", "f4E2M1FN", "0.25", "0"},
      {"truncf", "f32", "f4E2M1FN", "0.75", "1"},
      {"truncf", "f32", "f4E2M1FN", "2.5", "2"},
      {"truncf", "f32", "f4E2M1FN", "5", "4"},
      {"truncf", "f32", "f4E2M1FN", "100", "6"},
      {"truncf", "f32", "f4E2M1FN", "-inf", "-6", true},
      {"truncf", "f32", "f4E2M1FN", "nan", "poison"},
      {"truncf", "f32", "f6E3M2FN", "29.9", "28"},
      {"truncf", "f32", "f6E2M3FN", "-8", "-7.5"},
      {"truncf", "f32", "f8E8M0FNU", "4", "4"},
      {"truncf", "f32", "f8E8M0FNU", "1.9", "2", true},
      {"truncf toward_zero", "f32", "f8E8M0FNU", "1.9", "1", true},
      {"truncf", "f32", "f8E8M0FNU", "1.5", "2", true},
      {"truncf", "f32", "f8E8M0FNU", "0", "5.877472e-39", true},
      {"truncf", "f32", "f8E8M0FNU", "-1", "poison"},
      {"truncf", "f32", "f8E8M0FNU", "inf", "nan", true},
      {"truncf", "f32", "f8E8M0FNU", "-nan", "nan"},
      {"truncf fastmath<nnan>", "f64", "f32", "nan", "poison"},
      {"truncf fastmath<ninf>", "f64", "f32", "1e300", "poison"},
      {"truncf upward fastmath<contract>", "f32", "f16", "1", "1", true},
      {"extf fastmath<ninf>", "f16", "f32", "inf", "poison"},
      {"fptosi", "f32", "i8", "-128.9", "-128"},
      {"fptosi", "f32", "i8", "-129", "poison"},
      {"fptosi", "f32", "i8", "128", "poison"},
      {"fptosi", "f32", "i8", "nan", "poison"},
      {"fptosi", "f32", "i8", "-inf", "poison"},
      {"fptosi", "f32", "i1", "-1", "true"},
      {"fptosi", "f32", "i1", "1", "poison"},
      {"fptoui", "f32", "i8", "255.9", "-1"},
      {"fptoui", "f32", "i8", "256", "poison"},
      {"fptoui", "f32", "i8", "-0.9", "0"},
      {"fptoui", "f32", "i8", "-1", "poison"},
      {"fptoui", "f8E8M0FNU", "i128", "1.7014118346046923e38",
       "-170141183460469231731687303715884105728"},
      {"fptosi", "vector<2xf64>", "vector<2xi8>", "[1.5, 300]", "[1, poison]"},
      {"sitofp", "i1", "f32", "true", "-1"},
      {"uitofp", "i1", "f32", "true", "1"},
      {"sitofp", "i32", "f32", "16777217", "16777216"},
      {"sitofp", "i32", "f32", "16777219", "16777220"},
      {"uitofp", "i64", "f16", "-1", "inf"},
      {"uitofp", "i32", "f16", "65519", "65504"},
      {"uitofp", "i16", "f8E4M3FN", "1000", "nan"},
      {"sitofp", "i16", "f4E2M1FN", "-1000", "-6"},
      // 2^62 + 2^54 + 1, which rounding to f64 first would make a tie.
      {"sitofp", "i64", "bf16", "4629700416936869889", "4.65e+18"},
      {"uitofp", "i8", "f8E8M0FNU", "4", "4"},
      {"sitofp", "i8", "f8E8M0FNU", "-4", "poison"},
      {"sitofp", "i8", "f8E8M0FNU", "0", "5.877472e-39", true},
      {"bitcast", "f32", "i32", "-0.0", "-2147483648"},
      {"bitcast", "i8", "f8E4M3FNUZ", "-128", "nan"},
      {"bitcast", "f4E2M1FN", "i4", "-0.5", "-7"},
      {"bitcast", "vector<2xi16>", "vector<2xbf16>", "[16256, 0]", "[1, 0]"},
      {"bitcast", "f16", "i16", "nan", "32256", true},
      {"bitcast", "f16", "f16", "nan", "nan"},
      {"bitcast", "memref<2xi32>", "memref<2xf32>", "[1065353216, 0]",
       "[1, 0]"},
  };
  for (const Conversion &test : cases) {
    std::string op = test.op, from = test.from, to = test.to;
    bool hasLatitude = false;
    EXPECT_EQ(runBody("(%a: " + from + ") -> " + to,
                      "%r = arith." + insertOperands(op, "%a") + " : " + from +
                          " to " + to,
                      {test.operand}, {}, &hasLatitude),
              test.expected)
        << op << " " << from << " to " << to << " " << test.operand;
    EXPECT_EQ(hasLatitude, test.hasLatitude)
        << op << " " << from << " to " << to << " " << test.operand;
  }
}

TEST(ArithRules, Scales) {
  struct {
    const char *op;
    const char *from, *scale, *to;
    std::vector<std::string> operands;
    const char *expected;
    bool hasLatitude = false;
  } cases[] = {
      {"scaling_extf", "f4E2M1FN", "f8E8M0FNU", "f32", {"-1.5", "4"}, "-6"},
      {"scaling_extf", "f8E5M2", "f8E8M0FNU", "f16", {"1", "nan"}, "nan"},
      {"scaling_extf", "f8E5M2", "f8E8M0FNU", "f16", {"nan", "1"}, "nan"},
      {"scaling_extf", "f4E2M1FN", "f32", "f32", {"3", "0.5"}, "1.5"},
      {"scaling_extf", "f4E2M1FN", "f32", "f32", {"3", "1.9"}, "6", true},
      {"scaling_extf", "f4E2M1FN", "f32", "f32", {"3", "-1"}, "poison"},
      {"scaling_extf",
       "vector<2xf4E2M1FN>",
       "vector<2xf8E8M0FNU>",
       "vector<2xbf16>",
       {"[1, 6]", "[2, 0.5]"},
       "[2, 3]"},
      {"scaling_truncf", "f32", "f8E8M0FNU", "f4E2M1FN", {"-24", "4"}, "-6"},
      {"scaling_truncf", "f32", "f8E8M0FNU", "f4E2M1FN", {"100", "4"}, "6"},
      {"scaling_truncf upward",
       "f32",
       "f8E8M0FNU",
       "f8E5M2",
       {"1.1", "0.5"},
       "2.5"},
      {"scaling_truncf", "f32", "f8E8M0FNU", "f8E4M3FN", {"1", "nan"}, "nan"},
      {"scaling_truncf",
       "f32",
       "f8E8M0FNU",
       "f4E2M1FN",
       {"1", "nan"},
       "poison"},
      {"scaling_truncf fastmath<ninf>",
       "f32",
       "f8E8M0FNU",
       "f8E5M2",
       {"inf", "2"},
       "poison"},
  };
  for (const auto &test : cases) {
    std::string op = test.op, from = test.from, scale = test.scale,
                to = test.to;
    bool hasLatitude = false;
    EXPECT_EQ(runBody("(%a: " + from + ", %s: " + scale + ") -> " + to,
                      "%r = arith." + insertOperands(op, "%a, %s") + " : " +
                          from + ", " + scale + " to " + to,
                      test.operands, {}, &hasLatitude),
              test.expected)
        << op << " " << from << " to " << to;
    EXPECT_EQ(hasLatitude, test.hasLatitude) << op << " " << from;
  }
}
