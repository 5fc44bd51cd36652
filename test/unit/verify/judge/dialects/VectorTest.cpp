// Ops of `vector` that compute, take elements from one vector to another, or
// print.

#include "Cases.h"

using namespace palindrome::dialects;

TEST(VectorRules, Shapes) {
  checkBodies({
      {"(%x: i8) -> vector<2x1xi8>",
       "%r = vector.broadcast %x : i8 to vector<2x1xi8>",
       {"7"},
       "[[7], [7]]"},
      {"(%x: vector<2x1xi8>) -> vector<2x2x3xi8>",
       "%r = vector.broadcast %x : vector<2x1xi8> to vector<2x2x3xi8>",
       {"[[1], [2]]"},
       "[[[1, 1, 1], [2, 2, 2]], [[1, 1, 1], [2, 2, 2]]]"},
      {"(%x: vector<i8>) -> vector<[1]xi8>",
       "%r = vector.broadcast %x : vector<i8> to vector<[1]xi8>",
       {"5"},
       "[5, 5]"},
      {"(%x: vector<2x2xi4>, %y: vector<1x2xi4>) -> vector<4x2xi4>",
       "%r = vector.shuffle %x, %y [2, -1, 0, 0] "
       ": vector<2x2xi4>, vector<1x2xi4>",
       {"[[1, 2], [3, 4]]", "[[5, 6]]"},
       "[[5, 6], [poison, poison], [1, 2], [1, 2]]"},
      {"(%x: vector<i8>, %y: vector<i8>) -> vector<3xi8>",
       "%r = vector.shuffle %x, %y [1, 0, 1] : vector<i8>, vector<i8>",
       {"1", "2"},
       "[2, 1, 2]"},
      {"(%x: vector<2x2xi8>, %y: vector<2x2xi8>) -> vector<2x4xi8>",
       "%r = vector.interleave %x, %y : vector<2x2xi8> -> vector<2x4xi8>",
       {"[[1, 2], [3, 4]]", "[[5, 6], [7, 8]]"},
       "[[1, 5, 2, 6], [3, 7, 4, 8]]"},
      {"(%x: vector<i8>, %y: vector<i8>) -> vector<2xi8>",
       "%r = vector.interleave %x, %y : vector<i8> -> vector<2xi8>",
       {"1", "2"},
       "[1, 2]"},
      {"(%x: vector<2x[2]xi8>) -> vector<2x[1]xi8>",
       "%q, %r = vector.deinterleave %x : vector<2x[2]xi8> -> vector<2x[1]xi8>",
       {"[[1, 2, 3, 4], [5, 6, 7, 8]]"},
       "[[2, 4], [6, 8]]"},
      {"(%x: vector<2x1x3xi8>) -> vector<3x2x1xi8>",
       "%r = vector.transpose %x, [2, 0, 1] "
       ": vector<2x1x3xi8> to vector<3x2x1xi8>",
       {"[[[1, 2, 3]], [[4, 5, 6]]]"},
       "[[[1], [4]], [[2], [5]], [[3], [6]]]"},
      {"(%x: vector<i8>) -> vector<i8>",
       "%r = vector.transpose %x, [] : vector<i8> to vector<i8>",
       {"3"},
       "3"},
      {"(%x: vector<[1]x4xi8>) -> vector<2x[2]xi8>",
       "%r = vector.shape_cast %x : vector<[1]x4xi8> to vector<2x[2]xi8>",
       {"[[1, 2, 3, 4], [5, 6, 7, 8]]"},
       "[[1, 2, 3, 4], [5, 6, 7, 8]]"},
      {"(%x: i24, %y: i24) -> vector<2x1x2xi24>",
       "%r = vector.from_elements %x, %y, %y, %x : vector<2x1x2xi24>",
       {"-1", "2"},
       "[[[-1, 2]], [[2, -1]]]"},
      {"(%x: vector<2x2xf32>) -> f32",
       "%p, %q, %r, %s = vector.to_elements %x : vector<2x2xf32>",
       {"[[1, 2], [-0.0, 4]]"},
       "-0"},
  });
}

TEST(VectorRules, PartsByPosition) {
  llvm::StringLiteral matrix = "[[1, 2, 3], [4, 5, 6]]";
  std::string extract =
      "%r = vector.extract %x[%i, 1] : i8 from vector<2x3xi8>";
  std::string row =
      "%r = vector.extract %x[%i] : vector<3xi8> from vector<2x3xi8>";
  std::string insert =
      "%r = vector.insert %y, %x[1, %i] : i8 into vector<2x3xi8>";
  checkBodies({
      {"(%x: vector<2x3xi8>, %i: index) -> i8",
       extract,
       {matrix.str(), "1"},
       "5"},
      {"(%x: vector<2x3xi8>, %i: index) -> i8",
       extract,
       {matrix.str(), "2"},
       "poison"},
      {"(%x: vector<2x3xi8>, %i: index) -> i8",
       extract,
       {matrix.str(), "-1"},
       "poison"},
      // Not position 1 of 32 bits.
      {"(%x: vector<2x3xi8>, %i: index) -> i8",
       extract,
       {matrix.str(), "4294967297"},
       "poison"},
      {"(%x: vector<2x3xi8>, %i: index) -> vector<3xi8>",
       row,
       {matrix.str(), "0"},
       "[1, 2, 3]"},
      {"(%x: vector<2x3xi8>, %i: index) -> vector<3xi8>",
       row,
       {matrix.str(), "5"},
       "[poison, poison, poison]"},
      {"(%x: vector<2x3xi8>) -> i8",
       "%i = ub.poison : index\n%r = vector.extract %x[%i, 1] : i8 from "
       "vector<2x3xi8>",
       {matrix.str()},
       "poison"},
      {"(%x: vector<2x3xi8>) -> i8",
       "%r = vector.extract %x[-1, 0] : i8 from vector<2x3xi8>",
       {matrix.str()},
       "poison"},
      {"(%x: vector<i8>) -> i8",
       "%r = vector.extract %x[] : i8 from vector<i8>",
       {"9"},
       "9"},
      {"(%x: vector<2xi8>) -> vector<1xi8>",
       "%r = vector.extract %x[1] : vector<1xi8> from vector<2xi8>",
       {"[1, 2]"},
       "[2]"},
      {"(%x: vector<2x3xi8>, %y: i8, %i: index) -> vector<2x3xi8>",
       insert,
       {matrix.str(), "9", "2"},
       "[[1, 2, 3], [4, 5, 9]]"},
      {"(%x: vector<2x3xi8>, %y: i8, %i: index) -> vector<2x3xi8>",
       insert,
       {matrix.str(), "9", "3"},
       "[[poison, poison, poison], [poison, poison, poison]]"},
      {"(%x: vector<2x3xi8>, %y: vector<3xi8>) -> vector<2x3xi8>",
       "%r = vector.insert %y, %x[0] : vector<3xi8> into vector<2x3xi8>",
       {matrix.str(), "[7, 8, 9]"},
       "[[7, 8, 9], [4, 5, 6]]"},
      {"(%x: vector<i8>, %y: i8) -> vector<i8>",
       "%r = vector.insert %y, %x[] : i8 into vector<i8>",
       {"1", "2"},
       "2"},
      {"(%x: vector<2x3xi8>) -> vector<1x3xi8>",
       "%r = vector.extract_strided_slice %x {offsets = [1], sizes = [1], "
       "strides = [1]} : vector<2x3xi8> to vector<1x3xi8>",
       {matrix.str()},
       "[[4, 5, 6]]"},
      {"(%x: vector<2x3xi8>) -> vector<2x2xi8>",
       "%r = vector.extract_strided_slice %x {offsets = [0, 1], sizes = [2, "
       "2], strides = [1, 1]} : vector<2x3xi8> to vector<2x2xi8>",
       {matrix.str()},
       "[[2, 3], [5, 6]]"},
      {"(%x: vector<2x3xi8>, %y: vector<2xi8>) -> vector<2x3xi8>",
       "%r = vector.insert_strided_slice %y, %x {offsets = [1, 1], strides = "
       "[1]} : vector<2xi8> into vector<2x3xi8>",
       {matrix.str(), "[7, 8]"},
       "[[1, 2, 3], [4, 7, 8]]"},
      // vscale is 2.
      {"(%x: vector<[4]xi8>) -> vector<[2]xi8>",
       "%r = vector.scalable.extract %x[2] : vector<[2]xi8> from "
       "vector<[4]xi8>",
       {"[0, 1, 2, 3, 4, 5, 6, 7]"},
       "[4, 5, 6, 7]"},
      {"(%x: vector<[2]xi8>) -> vector<2xi8>",
       "%r = vector.scalable.extract %x[2] : vector<2xi8> from vector<[2]xi8>",
       {"[0, 1, 2, 3]"},
       "[2, 3]"},
      {"(%x: vector<[2]xi8>) -> vector<2xi8>",
       "%r = vector.scalable.extract %x[4] : vector<2xi8> from vector<[2]xi8>",
       {"[0, 1, 2, 3]"},
       "[poison, poison]"},
      {"(%x: vector<[2]xi8>, %y: vector<2xi8>) -> vector<[2]xi8>",
       "%r = vector.scalable.insert %y, %x[2] : vector<2xi8> into "
       "vector<[2]xi8>",
       {"[0, 1, 2, 3]", "[8, 9]"},
       "[0, 1, 8, 9]"},
      {"(%x: vector<[2]xi8>, %y: vector<[1]xi8>) -> vector<[2]xi8>",
       "%r = vector.scalable.insert %y, %x[1] : vector<[1]xi8> into "
       "vector<[2]xi8>",
       {"[0, 1, 2, 3]", "[8, 9]"},
       "[0, 1, 8, 9]"},
      {"(%x: vector<[2]xi8>, %y: vector<8xi8>) -> vector<[2]xi8>",
       "%r = vector.scalable.insert %y, %x[0] : vector<8xi8> into "
       "vector<[2]xi8>",
       {"[0, 1, 2, 3]", "[0, 1, 2, 3, 4, 5, 6, 7]"},
       "[poison, poison, poison, poison]"},
  });
}

TEST(VectorRules, BitCast) {
  checkBodies({
      // The first element has the lowest bits.
      {"(%x: vector<2x2xi8>) -> vector<2x1xi16>",
       "%r = vector.bitcast %x : vector<2x2xi8> to vector<2x1xi16>",
       {"[[1, 2], [255, 127]]"},
       "[[513], [32767]]"},
      {"(%x: vector<2xi24>) -> vector<3xi16>",
       "%r = vector.bitcast %x : vector<2xi24> to vector<3xi16>",
       {"[65537, 2]"},
       "[1, 513, 0]"},
      {"(%x: vector<3xi1>) -> vector<1xi3>",
       "%r = vector.bitcast %x : vector<3xi1> to vector<1xi3>",
       {"[true, true, false]"},
       "[3]"},
      {"(%x: vector<f32>) -> vector<i32>",
       "%r = vector.bitcast %x : vector<f32> to vector<i32>",
       {"-0.0"},
       "-2147483648"},
      {"(%x: vector<4xi8>) -> vector<2xi16>",
       "%p = ub.poison : i8\n"
       "%v = vector.insert %p, %x[1] : i8 into vector<4xi8>\n"
       "%r = vector.bitcast %v : vector<4xi8> to vector<2xi16>",
       {"[1, 2, 3, 4]"},
       "[poison, 1027]"},
  });
}

TEST(VectorRules, KindsOfIntegers) {
  std::pair<llvm::StringLiteral, llvm::StringLiteral> kinds[] = {
      {"add", "-1"},   {"mul", "-128"},   {"minui", "1"},
      {"maxui", "-1"}, {"minsi", "-128"}, {"maxsi", "127"},
      {"and", "0"},    {"or", "-1"},      {"xor", "1"}};
  for (auto [kind, result] : kinds)
    EXPECT_EQ(runBody("(%x: vector<4xi8>) -> i8",
                      ("%r = vector.reduction <" + kind +
                       ">, %x : vector<4xi8> into i8")
                          .str(),
                      {"[1, -128, -1, 127]"}),
              result)
        << kind.str();
}

TEST(VectorRules, KindsOfFloats) {
  struct Kind {
    llvm::StringLiteral name, arguments, result;
  };
  for (const Kind &kind : {
           Kind{"add", "[-0.0, -0.0]", "-0"},
           Kind{"add", "[0x1p24, 1, 1]", "16777216"},
           Kind{"mul", "[-0.0, 3]", "-0"},
           Kind{"mul", "[inf, 0]", "nan"},
           Kind{"minnumf", "[nan, 2]", "2"},
           Kind{"maxnumf", "[-2, nan, -3]", "-2"},
           Kind{"minimumf", "[0.0, -0.0]", "-0"},
           Kind{"minimumf", "[1, nan]", "nan"},
           Kind{"maximumf", "[-0.0, 0.0]", "0"},
           Kind{"maximumf", "[-5, -inf]", "-5"},
       }) {
    std::string count = std::to_string(kind.arguments.count(',') + 1);
    std::string type = "vector<" + count + "xf32>";
    EXPECT_EQ(runBody("(%x: " + type + ") -> f32",
                      "%r = vector.reduction <" + kind.name.str() +
                          ">, %x : " + type + " into f32",
                      {kind.arguments.str()}),
              kind.result)
        << kind.name.str() << kind.arguments.str();
  }
}

TEST(VectorRules, Reductions) {
  checkBodies({
      {"(%x: vector<2xf32>, %a: f32) -> f32",
       "%r = vector.reduction <add>, %x, %a : vector<2xf32> into f32",
       {"[1, -0x1p24]", "0x1p24"},
       "0"},
      {"(%x: vector<i8>) -> i8",
       "%r = vector.reduction <add>, %x : vector<i8> into i8",
       {"5"},
       "5"},
      {"(%x: vector<[2]xi8>) -> i8",
       "%r = vector.reduction <add>, %x : vector<[2]xi8> into i8",
       {"[1, 2, 3, 4]"},
       "10"},
      {"(%x: vector<2xf32>) -> f32",
       "%r = vector.reduction <maxnumf>, %x fastmath<nnan> "
       ": vector<2xf32> into f32",
       {"[1, nan]"},
       "poison"},
      {"(%x: vector<2xf32>) -> f32",
       "%r = vector.reduction <add>, %x fastmath<ninf> "
       ": vector<2xf32> into f32",
       {"[0x1p127, 0x1p127]"},
       "poison"},
      {"(%x: vector<2xi8>) -> i8",
       "%p = ub.poison : vector<2xi8>\n"
       "%r = vector.reduction <and>, %p : vector<2xi8> into i8",
       {"[0, 0]"},
       "poison"},
      {"(%x: vector<2x3xi8>, %a: vector<3xi8>) -> vector<3xi8>",
       "%r = vector.multi_reduction <add>, %x, %a [0] "
       ": vector<2x3xi8> to vector<3xi8>",
       {"[[1, 2, 3], [4, 5, 6]]", "[10, 20, 30]"},
       "[15, 27, 39]"},
      {"(%x: vector<2x1x2xi8>, %a: vector<1xi8>) -> vector<1xi8>",
       "%r = vector.multi_reduction <mul>, %x, %a [0, 2] "
       ": vector<2x1x2xi8> to vector<1xi8>",
       {"[[[1, 2]], [[3, 4]]]", "[5]"},
       "[120]"},
      {"(%x: vector<2x2xf32>, %a: f32) -> f32",
       "%r = vector.multi_reduction <add>, %x, %a [0, 1] "
       ": vector<2x2xf32> to f32",
       {"[[-0.0, -0.0], [-0.0, -0.0]]", "-0"},
       "-0"},
      // Each lane has a NaN of its own, or none.
      {"(%x: vector<2xf32>, %y: vector<2xf32>) -> vector<2xf32>",
       "%r = vector.fma %x, %y, %y : vector<2xf32>",
       {"[nan, 0x1.000002p0]", "[1, 0x1.fffffep0]"},
       "[nan, 4]"},
  });
}

TEST(VectorRules, FusedMultiplyAddRoundsOnce) {
  // (1 + 2^-12)^2 - (1 + 2^-11) is 2^-24.
  llvm::StringLiteral one = "1.000244140625", two = "-1.00048828125";
  EXPECT_EQ(runBody("(%x: vector<1xf32>, %y: vector<1xf32>) -> vector<1xf32>",
                    "%r = vector.fma %x, %x, %y : vector<1xf32>",
                    {"[" + one.str() + "]", "[" + two.str() + "]"}),
            "[5.9604645e-8]");
  EXPECT_EQ(
      runBody("(%x: vector<1xf32>, %y: vector<1x1xf32>) -> vector<1x1xf32>",
              "%r = vector.outerproduct %x, %x, %y "
              ": vector<1xf32>, vector<1xf32>",
              {"[" + one.str() + "]", "[[" + two.str() + "]]"}),
      "[[5.9604645e-8]]");
}

TEST(VectorRules, Products) {
  checkBodies({
      {"(%x: vector<2xi8>, %y: vector<3xi8>) -> vector<2x3xi8>",
       "%r = vector.outerproduct %x, %y : vector<2xi8>, vector<3xi8>",
       {"[1, 2]", "[3, 4, 64]"},
       "[[3, 4, 64], [6, 8, -128]]"},
      {"(%x: vector<2xf32>, %y: f32, %a: vector<2xf32>) -> vector<2xf32>",
       "%r = vector.outerproduct %x, %y, %a {kind = #vector.kind<maxnumf>} "
       ": vector<2xf32>, f32",
       {"[1, 2]", "3", "[nan, 7]"},
       "[3, 7]"},
      {"(%x: vector<2x2xi8>, %y: vector<2x2xi8>, %a: vector<2x2xi32>) "
       "-> vector<2x2xi32>",
       R"(
       %r = vector.contract {indexing_maps = [
         affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>,
         affine_map<(i, j, k) -> (i, j)>],
         iterator_types = ["parallel", "parallel", "reduction"]} %x, %y, %a
         : vector<2x2xi8>, vector<2x2xi8> into vector<2x2xi32>)",
       {"[[-128, 2], [3, 4]]", "[[-128, 6], [7, 8]]", "[[1, 0], [0, 0]]"},
       "[[16399, -752], [-356, 50]]"},
      {"(%x: vector<2x2xf16>, %y: vector<2x2xf16>, %a: vector<2xf32>) "
       "-> vector<2xf32>",
       R"(
       %r = vector.contract {indexing_maps = [
         affine_map<(b, k) -> (k, b)>, affine_map<(b, k) -> (b, k)>,
         affine_map<(b, k) -> (b)>], kind = #vector.kind<maximumf>,
         iterator_types = ["parallel", "reduction"]} %x, %y, %a
         : vector<2x2xf16>, vector<2x2xf16> into vector<2xf32>)",
       {"[[300, 2], [3, 4]]", "[[300, 6], [7, 8]]", "[0, 40]"},
       "[90000, 40]"},
      {"(%x: vector<2xf32>, %y: vector<2xf32>, %a: f32) -> f32",
       R"(
       %r = vector.contract {indexing_maps = [affine_map<(k) -> (k)>,
         affine_map<(k) -> (k)>, affine_map<(k) -> ()>],
         iterator_types = ["reduction"]} %x, %y, %a
         : vector<2xf32>, vector<2xf32> into f32)",
       {"[2, 3]", "[4, 5]", "1"},
       "24"},
      {"(%x: vector<2xi8>, %y: vector<2xi8>, %a: f32) -> f32",
       R"(
       %r = vector.contract {indexing_maps = [affine_map<(k) -> (k)>,
         affine_map<(k) -> (k)>, affine_map<(k) -> ()>],
         iterator_types = ["reduction"]} %x, %y, %a
         : vector<2xi8>, vector<2xi8> into f32)",
       {"[2, 3]", "[4, 5]", "1"},
       "unsupported: the operands of a contraction cannot be promoted to the "
       "type of its result"},
  });
}

TEST(VectorRules, Scans) {
  llvm::StringRef both = "(%x: vector<2x3xi8>, %a: vector<2xi8>) "
                         "-> vector<2x3xi8>";
  for (auto [isInclusive, result] :
       {std::pair<llvm::StringRef, llvm::StringRef>{"true",
                                                    "[[1, 3, 6], [4, 9, 15]]"},
        {"false", "[[10, 11, 13], [20, 24, 29]]"}}) {
    std::string text =
        ("vector.scan <add>, %x, %a {inclusive = " + isInclusive +
         ", reduction_dim = 1 : i64} "
         ": vector<2x3xi8>, vector<2xi8>")
            .str();
    std::vector<std::string> arguments{"[[1, 2, 3], [4, 5, 6]]", "[10, 20]"};
    EXPECT_EQ(runBody(both, "%r, %s = " + text, arguments), result);
    // The second result is the last column.
    EXPECT_EQ(runBody(both,
                      "%q, %s = " + text +
                          "\n%t = vector.broadcast %s : vector<2xi8> to "
                          "vector<3x2xi8>\n%r = vector.transpose %t, [1, 0] "
                          ": vector<3x2xi8> to vector<2x3xi8>",
                      arguments),
              isInclusive == "true" ? "[[6, 6, 6], [15, 15, 15]]"
                                    : "[[13, 13, 13], [29, 29, 29]]");
  }
}

TEST(VectorRules, MasksByBounds) {
  checkBodies({
      {"(%n: index) -> vector<3xi1>",
       "%r = vector.create_mask %n : vector<3xi1>",
       {"4294967297"},
       "[true, true, true]"},
      {"(%n: index) -> vector<2x[1]xi1>",
       "%c = arith.constant 1 : index\n"
       "%r = vector.create_mask %n, %c : vector<2x[1]xi1>",
       {"1"},
       "[[true, false], [false, false]]"},
      {"(%n: index) -> vector<2xi1>",
       "%r = vector.create_mask %n : vector<2xi1>",
       {"-1"},
       "[false, false]"},
      {"(%n: index) -> vector<i1>",
       "%r = vector.create_mask %n : vector<i1>",
       {"5"},
       "true"},
      {"(%n: index) -> vector<2xi1>",
       "%p = ub.poison : index\n%r = vector.create_mask %p : vector<2xi1>",
       {"5"},
       "[poison, poison]"},
      {"() -> vector<2x3xi1>",
       "%r = vector.constant_mask [1, 2] : vector<2x3xi1>",
       {},
       "[[true, true, false], [false, false, false]]"},
      {"() -> vector<[2]xi1>",
       "%r = vector.constant_mask [2] : vector<[2]xi1>",
       {},
       "[true, true, true, true]"},
      {"() -> vector<i1>",
       "%r = vector.constant_mask [0] : vector<i1>",
       {},
       "false"},
      {"() -> vector<[2]xindex>",
       "%r = vector.step : vector<[2]xindex>",
       {},
       "[0, 1, 2, 3]"},
      {"() -> index", "%r = vector.vscale", {}, "2"},
  });
}

TEST(VectorRules, MaskedComputations) {
  checkBodies({
      {"(%x: vector<3xf32>, %m: vector<3xi1>) -> f32",
       "%r = vector.mask %m { vector.reduction <maximumf>, %x "
       ": vector<3xf32> into f32 } : vector<3xi1> -> f32",
       {"[nan, -5, -7]", "[false, true, true]"},
       "-5"},
      {"(%x: vector<2xf32>, %m: vector<2xi1>) -> f32",
       "%r = vector.mask %m { vector.reduction <add>, %x "
       ": vector<2xf32> into f32 } : vector<2xi1> -> f32",
       {"[1, 2]", "[false, false]"},
       "-0"},
      {"(%x: vector<2xf32>, %m: vector<2xi1>) -> f32",
       "%r = vector.mask %m { vector.reduction <minimumf>, %x "
       ": vector<2xf32> into f32 } : vector<2xi1> -> f32",
       {"[1, 2]", "[false, false]"},
       "inf"},
      // Unsigned, and without a zero.
      {"(%x: vector<2xf8E8M0FNU>, %m: vector<2xi1>) -> f8E8M0FNU",
       "%r = vector.mask %m { vector.reduction <add>, %x "
       ": vector<2xf8E8M0FNU> into f8E8M0FNU } : vector<2xi1> -> f8E8M0FNU",
       {"[1, 2]", "[false, false]"},
       "poison"},
      {"(%x: vector<2xf4E2M1FN>, %m: vector<2xi1>) -> f4E2M1FN",
       "%r = vector.mask %m { vector.reduction <maxnumf>, %x "
       ": vector<2xf4E2M1FN> into f4E2M1FN } : vector<2xi1> -> f4E2M1FN",
       {"[1, 2]", "[false, false]"},
       "-6"},
      {"(%x: vector<2xi8>, %m: vector<2xi1>) -> i8",
       "%p = ub.poison : vector<2xi1>\n"
       "%r = vector.mask %p { vector.reduction <add>, %x "
       ": vector<2xi8> into i8 } : vector<2xi1> -> i8",
       {"[1, 2]", "[false, false]"},
       "poison"},
      {"(%x: vector<2x2xi8>, %a: vector<2xi8>, %m: vector<2x2xi1>) "
       "-> vector<2xi8>",
       "%r = vector.mask %m { vector.multi_reduction <add>, %x, %a [1] "
       ": vector<2x2xi8> to vector<2xi8> } : vector<2x2xi1> -> vector<2xi8>",
       {"[[1, 2], [3, 4]]", "[10, 20]", "[[true, false], [false, false]]"},
       "[11, 20]"},
      {"(%x: vector<2xi8>, %y: i8, %a: vector<2xi8>, %m: vector<2xi1>) "
       "-> vector<2xi8>",
       "%r = vector.mask %m { vector.outerproduct %x, %y, %a "
       ": vector<2xi8>, i8 } : vector<2xi1> -> vector<2xi8>",
       {"[1, 2]", "3", "[10, 20]", "[true, false]"},
       "[13, 20]"},
      {"(%x: vector<2xi8>, %y: i8, %m: vector<2xi1>) -> vector<2xi8>",
       "%r = vector.mask %m { vector.outerproduct %x, %y "
       ": vector<2xi8>, i8 } : vector<2xi1> -> vector<2xi8>",
       {"[1, 2]", "3", "[true, false]"},
       "[3, poison]"},
      // A bit for each iteration.
      {"(%x: vector<2x2xi8>, %y: vector<2xi8>, %a: vector<2xi8>, "
       "%m: vector<2x2xi1>) -> vector<2xi8>",
       R"(
       %r = vector.mask %m { vector.contract {indexing_maps = [
         affine_map<(i, k) -> (k, i)>, affine_map<(i, k) -> (k)>,
         affine_map<(i, k) -> (i)>],
         iterator_types = ["parallel", "reduction"]} %x, %y, %a
         : vector<2x2xi8>, vector<2xi8> into vector<2xi8> }
         : vector<2x2xi1> -> vector<2xi8>)",
       {"[[1, 2], [3, 4]]", "[1, 10]", "[0, 0]",
        "[[true, false], [true, true]]"},
       "[1, 42]"},
      {"(%x: vector<2xi8>, %y: vector<2xi8>, %m: vector<2xi1>) -> vector<2xi8>",
       "%r = vector.mask %m, %y { vector.yield %x : vector<2xi8> } "
       ": vector<2xi1> -> vector<2xi8>",
       {"[1, 2]", "[3, 4]", "[true, false]"},
       "[1, 4]"},
      {"(%x: vector<2xi8>, %m: vector<2xi1>) -> vector<2xi8>",
       "vector.mask %m { } : vector<2xi1>\n"
       "%r = vector.mask %m { vector.yield %x : vector<2xi8> } "
       ": vector<2xi1> -> vector<2xi8>",
       {"[1, 2]", "[true, false]"},
       "[1, 2]"},
  });
}

TEST(VectorRules, Print) {
  struct Printed {
    llvm::StringLiteral type, argument, result;
  };
  for (const Printed &test : {
           Printed{"i1", "true", "1"},
           Printed{"vector<2xi1>", "[true, false]", "( 1, 0 )"},
           Printed{"i8", "-1", "-1"},
           Printed{"ui8", "255", "255"},
           Printed{"index", "-1", "18446744073709551615"},
           Printed{"vector<2x2xi4>", "[[1, -2], [3, -8]]",
                   "( ( 1, -2 ), ( 3, -8 ) )"},
           Printed{"vector<f32>", "-1.5", "( -1.5 )"},
           Printed{"vector<[1]xf16>", "[0.1, 65504]", "( 0.0999756, 65504 )"},
           Printed{"f64", "1e30", "1e+30"},
           Printed{"f8E4M3FN", "-0.0", "-0"},
           Printed{"vector<2xbf16>", "[nan, -inf]", "( nan, -inf )"},
       }) {
    std::string type = test.type.str();
    EXPECT_EQ(run("func.func @f(%x: " + type +
                      ") {\nvector.print %x : " + type + "\nreturn\n}",
                  {test.argument.str()}),
              test.result);
  }
  EXPECT_EQ(run(R"(
    func.func @f(%x: i8) {
      vector.print str "a\n"
      vector.print %x : i8 punctuation <no_punctuation>
      vector.print %x : i8 punctuation <comma>
      vector.print punctuation <open>
      vector.print punctuation <close>
      vector.print punctuation <newline>
      vector.print str "b"
      return
    })",
                {"3"}),
            "a\n33, (  )\nb");
  EXPECT_EQ(run(R"(
    func.func @f() {
      %p = ub.poison : i8
      vector.print %p : i8
      return
    })"),
            "undefined: @printI64 prints poison");
}
