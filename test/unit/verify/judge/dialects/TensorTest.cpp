// The `tensor` dialect: elements, shapes, slices.

#include "Cases.h"

using namespace palindrome::dialects;

TEST(TensorRules, Elements) {
  checkBodies({
      {"(%n: index) -> tensor<?x2xi8>",
       "%r = tensor.empty(%n) : tensor<?x2xi8>",
       {"1"},
       "[[poison, poison]]"},
      {"(%n: index) -> tensor<?xi8>",
       "%r = tensor.empty(%n) : tensor<?xi8>",
       {"-1"},
       "undefined: a size is negative: -1"},
      {"(%n: index) -> tensor<?x?xi8>",
       "%r = tensor.empty(%n, %n) : tensor<?x?xi8>",
       {"4294967296"},
       "exhausted: the program takes more than 4294967296 bytes of memory"},
      {"(%n: index) -> tensor<?x?x0xi8>",
       "%r = tensor.empty(%n, %n) : tensor<?x?x0xi8>",
       {"0"},
       "[]"},
      {"(%x: i4, %y: i4) -> tensor<1x2xi4>",
       "%r = tensor.from_elements %x, %y : tensor<1x2xi4>",
       {"1", "-8"},
       "[[1, -8]]"},
      {"(%x: f32) -> tensor<f32>",
       "%r = tensor.from_elements %x : tensor<f32>",
       {"-0.0"},
       "-0"},
      {"(%x: i8, %n: index) -> tensor<?x2xi8>",
       "%r = tensor.splat %x[%n] : tensor<?x2xi8>",
       {"3", "2"},
       "[[3, 3], [3, 3]]"},
      {"(%n: index) -> tensor<?x2xindex>",
       R"(%r = tensor.generate %n {
          ^bb0(%i: index, %j: index):
            %k = arith.addi %i, %j : index
            tensor.yield %k : index
          } : tensor<?x2xindex>)",
       {"2"},
       "[[0, 1], [1, 2]]"},
      {"(%t: tensor<2x?xi8>, %i: index) -> i8",
       "%r = tensor.extract %t[%i, %i] : tensor<2x?xi8>",
       {"[[1, 2], [3, 4]]", "1"},
       "4"},
      {"(%t: tensor<2x?xi8>, %i: index) -> i8",
       "%r = tensor.extract %t[%i, %i] : tensor<2x?xi8>",
       {"[[1], [2]]", "1"},
       "undefined: index 1 of dimension 1 is out of bounds, which is 1 long"},
      {"(%t: tensor<i8>) -> i8",
       "%r = tensor.extract %t[] : tensor<i8>",
       {"7"},
       "7"},
      // The other elements stay poison.
      {"(%x: i8, %i: index) -> tensor<3xi8>",
       R"(%e = tensor.empty() : tensor<3xi8>
          %r = tensor.insert %x into %e[%i] : tensor<3xi8>)",
       {"5", "1"},
       "[poison, 5, poison]"},
      {"(%x: i8, %i: index) -> tensor<3xi8>",
       R"(%e = tensor.empty() : tensor<3xi8>
          %r = tensor.insert %x into %e[%i] : tensor<3xi8>)",
       {"5", "-1"},
       "undefined: index -1 of dimension 0 is out of bounds, which is 3 long"},
      {"(%t: tensor<2xi8>, %x: i8, %i: index) -> tensor<2xi8>",
       "%r = tensor.insert %x into %t[%i] : tensor<2xi8>",
       {"[1, 2]", "9", "0"},
       "[9, 2]"},
      // Tensors are values: the insertion does not change %t.
      {"(%t: tensor<2xi8>, %x: i8, %i: index) -> i8",
       R"(%u = tensor.insert %x into %t[%i] : tensor<2xi8>
          %r = tensor.extract %t[%i] : tensor<2xi8>)",
       {"[1, 2]", "9", "0"},
       "1"},
  });
}

TEST(TensorRules, Shapes) {
  checkBodies({
      {"(%t: tensor<?x3xi8>, %i: index) -> index",
       "%r = tensor.dim %t, %i : tensor<?x3xi8>",
       {"[[1, 2, 3]]", "0"},
       "1"},
      {"(%t: tensor<?x3xi8>, %i: index) -> index",
       "%r = tensor.dim %t, %i : tensor<?x3xi8>",
       {"[[1, 2, 3]]", "2"},
       "undefined: the tensor has no dimension 2"},
      {"(%i: index) -> index",
       "%t = ub.poison : tensor<?xi8>\n%r = tensor.dim %t, %i : tensor<?xi8>",
       {"0"},
       "poison"},
      {"(%t: tensor<?x3xi8>) -> index",
       R"(%u = tensor.cast %t : tensor<?x3xi8> to tensor<*xi8>
          %r = tensor.rank %u : tensor<*xi8>)",
       {"[[1, 2, 3]]"},
       "2"},
      {"(%t: tensor<?xi8>) -> tensor<2xi8>",
       "%r = tensor.cast %t : tensor<?xi8> to tensor<2xi8>",
       {"[1, 2]"},
       "[1, 2]"},
      {"(%t: tensor<?xi8>) -> tensor<2xi8>",
       "%r = tensor.cast %t : tensor<?xi8> to tensor<2xi8>",
       {"[1]"},
       "undefined: the sizes of the tensor are [1], which are not those of its "
       "type"},
      {"(%t: tensor<2xf32>) -> tensor<2xi32>",
       "%r = tensor.bitcast %t : tensor<2xf32> to tensor<2xi32>",
       {"[-0.0, 1.0]"},
       "[-2147483648, 1065353216]"},
      {"(%t: tensor<4x?xi8>, %s: tensor<2xi32>) -> tensor<?x?xi8>",
       R"(%r = tensor.reshape %t(%s)
            : (tensor<4x?xi8>, tensor<2xi32>) -> tensor<?x?xi8>)",
       {"[[1], [2], [3], [4]]", "[2, 2]"},
       "[[1, 2], [3, 4]]"},
      {"(%t: tensor<4x?xi8>, %s: tensor<2xi32>) -> tensor<?x?xi8>",
       R"(%r = tensor.reshape %t(%s)
            : (tensor<4x?xi8>, tensor<2xi32>) -> tensor<?x?xi8>)",
       {"[[1], [2], [3], [4]]", "[2, 3]"},
       "undefined: the tensor has 4 elements and the new shape 6"},
      {"(%t: tensor<?xi8>, %n: index) -> tensor<?x2x1xi8>",
       R"(%r = tensor.expand_shape %t [[0, 1, 2]] output_shape [%n, 2, 1]
            : tensor<?xi8> into tensor<?x2x1xi8>)",
       {"[1, 2, 3, 4]", "2"},
       "[[[1], [2]], [[3], [4]]]"},
      {"(%t: tensor<?xi8>, %n: index) -> tensor<?x2x1xi8>",
       R"(%r = tensor.expand_shape %t [[0, 1, 2]] output_shape [%n, 2, 1]
            : tensor<?xi8> into tensor<?x2x1xi8>)",
       {"[1, 2, 3]", "1"},
       "undefined: the tensor and the groups of the new dimensions are of "
       "different sizes: [3] and [2]"},
      {"(%t: tensor<i8>) -> tensor<1x1xi8>",
       R"(%r = tensor.expand_shape %t [] output_shape [1, 1]
            : tensor<i8> into tensor<1x1xi8>)",
       {"7"},
       "[[7]]"},
      {"(%t: tensor<?x2x?xi8>) -> tensor<?x?xi8>",
       R"(%r = tensor.collapse_shape %t [[0, 1], [2]]
            : tensor<?x2x?xi8> into tensor<?x?xi8>)",
       {"[[[1], [2]], [[3], [4]]]"},
       "[[1], [2], [3], [4]]"},
      {"(%t: tensor<1x1xi8>) -> tensor<i8>",
       "%r = tensor.collapse_shape %t [] : tensor<1x1xi8> into tensor<i8>",
       {"[[7]]"},
       "7"},
      {"(%t: tensor<1x?xi8>, %u: tensor<1x2xi8>) -> tensor<1x?xi8>",
       R"(%r = tensor.concat dim(1) %t, %u, %t
            : (tensor<1x?xi8>, tensor<1x2xi8>, tensor<1x?xi8>)
            -> tensor<1x?xi8>)",
       {"[[1]]", "[[2, 3]]"},
       "[[1, 2, 3, 1]]"},
      {"(%t: tensor<?x?xi8>, %u: tensor<?x?xi8>) -> tensor<?x?xi8>",
       R"(%r = tensor.concat dim(0) %t, %u
            : (tensor<?x?xi8>, tensor<?x?xi8>) -> tensor<?x?xi8>)",
       {"[[1, 2]]", "[[3]]"},
       "undefined: the inputs are of different sizes: [2, 1] and [2, 2]"},
      // A tensor whose shape is unknown is poison as a whole.
      {"(%i: index) -> tensor<2xi8>",
       R"(%t = ub.poison : tensor<?xi8>
          %d = tensor.dim %t, %i : tensor<?xi8>
          %r = tensor.cast %t : tensor<?xi8> to tensor<2xi8>)",
       {"0"},
       "[poison, poison]"},
  });
}

TEST(TensorRules, Slices) {
  constexpr const char *rows = "[[1, 2, 3], [4, 5, 6]]";
  constexpr const char *extract = R"(
    %r = tensor.extract_slice %t[%o, 0] [1, %n] [1, %s]
      : tensor<2x3xi8> to tensor<?xi8>)";
  llvm::StringRef signature =
      "(%t: tensor<2x3xi8>, %o: index, %n: index, %s: index) -> tensor<?xi8>";
  constexpr const char *insert = R"(
    %r = tensor.insert_slice %u into %t[1, %o] [1, %n] [1, 1]
      : tensor<?xi8> into tensor<2x3xi8>)";
  llvm::StringRef into =
      "(%t: tensor<2x3xi8>, %u: tensor<?xi8>, %o: index, %n: index) -> "
      "tensor<2x3xi8>";
  checkBodies({
      {signature, extract, {rows, "1", "2", "2"}, "[4, 6]"},
      {signature,
       extract,
       {rows, "0", "3", "-1"},
       "undefined: index -1 of dimension 1 is out of bounds, which is 3 long"},
      {signature, extract, {rows, "2", "0", "1"}, "[]"},
      {signature,
       extract,
       {rows, "0", "2", "9223372036854775807"},
       "undefined: index 9223372036854775807 of dimension 1 is out of bounds, "
       "which is 3 long"},
      // Of the sizes 1, the first that the result has stays.
      {"(%t: tensor<1x2x1xi8>) -> tensor<1x2xi8>",
       R"(%r = tensor.extract_slice %t[0, 0, 0] [1, 2, 1] [1, 1, 1]
            : tensor<1x2x1xi8> to tensor<1x2xi8>)",
       {"[[[1], [2]]]"},
       "[[1, 2]]"},
      {into, insert, {rows, "[7, 8]", "1", "2"}, "[[1, 2, 3], [4, 7, 8]]"},
      {into,
       insert,
       {rows, "[7, 8]", "1", "1"},
       "undefined: the source and the slice are of different sizes: [2] and "
       "[1]"},
      {into,
       insert,
       {rows, "[7, 8]", "2", "2"},
       "undefined: index 3 of dimension 1 is out of bounds, which is 3 long"},
      {"(%t: tensor<4xi8>, %u: tensor<4xi8>) -> tensor<4xi8>",
       R"(%r = scf.forall (%i) = (0) to (4) step (2) shared_outs(%o = %t)
            -> tensor<4xi8> {
            %s = tensor.extract_slice %u[%i] [1] [1]
              : tensor<4xi8> to tensor<1xi8>
            scf.forall.in_parallel {
              tensor.parallel_insert_slice %s into %o[%i] [1] [1]
                : tensor<1xi8> into tensor<4xi8>
            }
          })",
       {"[1, 2, 3, 4]", "[5, 6, 7, 8]"},
       "[5, 2, 7, 4]"},
  });
}

TEST(TensorRules, GatherAndScatter) {
  const char *gather = R"(
    %r = tensor.gather %t[%i] gather_dims([1]) unique
      : (tensor<2x3xi8>, tensor<?x1xi32>) -> tensor<?x2x1xi8>)";
  llvm::StringRef from =
      "(%t: tensor<2x3xi8>, %i: tensor<?x1xi32>) -> tensor<?x2x1xi8>";
  const char *scatter = R"(
    %r = tensor.scatter %u into %t[%i] scatter_dims([0]) unique
      : (tensor<?x2xi8>, tensor<3x2xi8>, tensor<?x1xindex>) -> tensor<3x2xi8>)";
  llvm::StringRef into = "(%t: tensor<3x2xi8>, %u: tensor<?x2xi8>, %i: "
                         "tensor<?x1xindex>) -> tensor<3x2xi8>";
  constexpr const char *rows = "[[1, 2, 3], [4, 5, 6]]";
  constexpr const char *dest = "[[1, 2], [3, 4], [5, 6]]";
  checkBodies({
      {from, gather, {rows, "[[2], [0]]"}, "[[[3], [6]], [[1], [4]]]"},
      {from,
       gather,
       {rows, "[[0], [0]]"},
       "undefined: the coordinates are not unique"},
      {from,
       gather,
       {rows, "[[-1]]"},
       "undefined: coordinate -1 of dimension 1 is out of bounds"},
      {"(%t: tensor<2x3xi8>, %i: tensor<1x2x2xindex>) -> tensor<1x2xi8>",
       R"(%r = tensor.gather %t[%i] gather_dims([0, 1])
            : (tensor<2x3xi8>, tensor<1x2x2xindex>) -> tensor<1x2xi8>)",
       {rows, "[[[1, 2], [1, 2]]]"},
       "[[6, 6]]"},
      {into,
       scatter,
       {dest, "[[7, 8], [9, 0]]", "[[2], [0]]"},
       "[[9, 0], [3, 4], [7, 8]]"},
      {into,
       scatter,
       {dest, "[[7, 8], [9, 0]]", "[[2], [2]]"},
       "undefined: the coordinates are not unique"},
      {into,
       scatter,
       {dest, "[[7, 8]]", "[[3]]"},
       "undefined: coordinate 3 of dimension 0 is out of bounds"},
      {into,
       scatter,
       {dest, "[[7, 8]]", "[[1], [2]]"},
       "undefined: the source and the slices are of different sizes: [1, 2] "
       "and [2, 2]"},
  });
}

TEST(TensorRules, PadByThePlaceInTheResult) {
  constexpr const char *pad = R"(
    %r = tensor.pad %t low[%l, 1] high[1, 0] {
    ^bb0(%i: index, %j: index):
      %k = arith.addi %i, %j : index
      tensor.yield %k : index
    } : tensor<?x1xindex> to tensor<?x2xindex>)";
  llvm::StringRef signature =
      "(%t: tensor<?x1xindex>, %l: index) -> tensor<?x2xindex>";
  checkBodies({
      {signature, pad, {"[[9]]", "1"}, "[[0, 1], [1, 9], [2, 3]]"},
      {signature,
       pad,
       {"[[9]]", "-1"},
       "undefined: the padding is negative or too large"},
      {"(%t: tensor<1xi8>, %l: index, %x: i8) -> tensor<3xi8>",
       R"(%r = tensor.pad %t nofold low[%l] high[1] {
          ^bb0(%i: index):
            tensor.yield %x : i8
          } : tensor<1xi8> to tensor<3xi8>)",
       {"[5]", "2", "7"},
       "undefined: the sizes of the tensor are [4], which are not those of its "
       "type"},
  });
}

TEST(TensorRules, BodiesOfPadWithEffectsRunAnyNumberOfTimes) {
  auto hasLatitude = [](const std::string &inside) {
    bool result = false;
    EXPECT_EQ(runBody("(%t: tensor<1xi8>, %m: memref<2xi8>, %x: i8) "
                      "-> tensor<2xi8>",
                      "%r = tensor.pad %t low[0] high[1] {\n"
                      "^bb0(%i: index):\n" +
                          inside +
                          "\ntensor.yield %x : i8\n"
                          "} : tensor<1xi8> to tensor<2xi8>",
                      {"[5]", "[6, 6]", "7"}, {}, &result),
              "[5, 7]");
    return result;
  };
  EXPECT_FALSE(hasLatitude("%y = arith.addi %x, %x : i8"));
  EXPECT_TRUE(hasLatitude("memref.store %x, %m[%i] : memref<2xi8>"));
}

TEST(TensorRules, SlicesWithoutElements) {
  auto hasLatitude = [](const std::string &offset, const std::string &size,
                        const std::string &columns) {
    bool result = false;
    EXPECT_EQ(runBody("(%t: tensor<1x3xi8>, %o: index, %n: index, %c: index) "
                      "-> tensor<?x?xi8>",
                      "%r = tensor.extract_slice %t[%o, 1] [%n, %c] [1, 1] "
                      ": tensor<1x3xi8> to tensor<?x?xi8>",
                      {"[[1, 2, 3]]", offset, size, columns}, {}, &result),
              size == "0" ? "[]" : "[[2, 3]]");
    return result;
  };
  EXPECT_FALSE(hasLatitude("0", "1", "2"));
  EXPECT_FALSE(hasLatitude("1", "0", "2"));
  EXPECT_TRUE(hasLatitude("2", "0", "2"));
  EXPECT_TRUE(hasLatitude("-1", "0", "2"));
  EXPECT_TRUE(hasLatitude("0", "0", "3"));
}
