// The `linalg` dialect: structured ops and packing.

#include "Runs.h"
#include "Structured.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include <gtest/gtest.h>

using namespace palindrome::dialects;

TEST(LinalgRules, Elementwise) {
  check({
      {"copy", {"2xi8 = -1 2"}, "2xi32 = 0 0", "-1, 2"},
      {"copy {cast = #linalg.type_fn<cast_unsigned>}",
       {"1xi8 = -1"},
       "1xi32 = 0",
       "255"},
      {"exp", {"1xf32 = 0"}, "1xf32 = 0", "1"},
      {"log", {"1xf32 = 1"}, "1xf32 = 0", "0"},
      {"abs", {"2xf32 = -2 -0.0"}, "2xf32 = 0 0", "2, 0"},
      {"ceil", {"2xf32 = 1.5 -0.5"}, "2xf32 = 0 0", "2, -0"},
      {"floor", {"2xf32 = 1.5 -0.5"}, "2xf32 = 0 0", "1, -1"},
      {"negf", {"2xf32 = 0.0 1"}, "2xf32 = 0 0", "-0, -1"},
      {"reciprocal", {"2xf32 = 4 -0.0"}, "2xf32 = 0 0", "0.25, -inf"},
      {"round", {"2xf32 = 2.5 -0.5"}, "2xf32 = 0 0", "3, -1"},
      {"sqrt", {"1xf32 = 4"}, "1xf32 = 0", "2"},
      {"rsqrt", {"1xf32 = 4"}, "1xf32 = 0", "0.5"},
      {"square", {"1xf32 = -3"}, "1xf32 = 0", "9"},
      {"tanh", {"1xf32 = -0.0"}, "1xf32 = 0", "-0"},
      {"erf", {"1xf32 = 0"}, "1xf32 = 0", "0"},
      {"add", {"2xi8 = 127 1", "2xi8 = 1 1"}, "2xi8 = 0 0", "-128, 2"},
      {"sub", {"1xf32 = 1", "1xf32 = 1"}, "1xf32 = 9", "0"},
      {"mul", {"1xi4 = 7", "1xi4 = 7"}, "1xi4 = 0", "1"},
      {"div", {"1xi8 = -7", "1xi8 = 2"}, "1xi8 = 0", "-3"},
      {"div_unsigned", {"1xi8 = -2", "1xi8 = 2"}, "1xi8 = 0", "127"},
      {"max",
       {"3xf32 = 0.0 nan -2", "3xf32 = -0.0 1 -3"},
       "3xf32 = 0 0 0",
       "0, nan, -2"},
      {"min", {"2xf32 = 0.0 1", "2xf32 = -0.0 2"}, "2xf32 = 0 0", "-0, 1"},
      {"powf", {"1xf32 = 2", "1xf32 = 3"}, "1xf32 = 0", "8"},
      {"select",
       {"2xi1 = 1 0", "2xi8 = 1 2", "2xi8 = 3 4"},
       "2xi8 = 0 0",
       "1, 4"},
      {"elementwise kind=#linalg.elementwise_kind<sub> indexing_maps = "
       "[affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (j, i)>, "
       "affine_map<(i, j) -> (i, j)>]",
       {"2xf32 = 10 20", "2x1xf32 = 1 2"},
       "1x2xf32 = 0 0",
       "9, 18"},
      {"fill", {"i8 = 5"}, "1x2xi8 = 0 0", "5, 5"},
      {"fill", {"i8 = 5"}, "0xi8 = 0", ""},
  });
}

TEST(LinalgRules, Contractions) {
  llvm::StringRef a = "2x2xi8 = 1 2 3 4", b = "2x2xi8 = 5 6 7 8";
  llvm::StringRef a3 = "1x2x2xi8 = 1 2 3 4", b3 = "1x2x2xi8 = 5 6 7 8";
  llvm::StringRef zero = "2x2xi32 = 0 0 0 1", zero3 = "1x2x2xi32 = 0 0 0 1";
  llvm::StringRef product = "19, 22, 43, 51";
  check({
      {"matmul", {a, b}, zero, product},
      {"matmul {cast = #linalg.type_fn<cast_unsigned>}",
       {"1x1xi8 = -1", "1x1xi8 = 2"},
       "1x1xi32 = 0",
       "510"},
      {"matmul indexing_maps = [affine_map<(m, n, k) -> (k, m)>, "
       "affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>]",
       {a, b},
       zero,
       "26, 30, 38, 45"},
      {"contract indexing_maps = [affine_map<(m, n, k) -> (m, k)>, "
       "affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>]",
       {a, b},
       zero,
       product},
      {"quantized_matmul", {a, b, "i32 = 1", "i32 = 5"}, zero, "2, 3, 6, 12"},
      {"quantized_batch_matmul",
       {a3, b3, "i32 = 1", "i32 = 5"},
       zero3,
       "2, 3, 6, 12"},
      {"batch_matmul", {a3, b3}, zero3, product},
      {"batch_reduce_matmul", {a3, b3}, zero, product},
      {"mmt4d",
       {"1x1x2x2xi8 = 1 2 3 4", "1x1x2x2xi8 = 5 6 7 8"},
       "1x1x2x2xi32 = 0 0 0 0",
       "17, 23, 39, 53"},
      {"batch_mmt4d",
       {"1x1x1x2x2xi8 = 1 2 3 4", "1x1x1x2x2xi8 = 5 6 7 8"},
       "1x1x1x2x2xi32 = 0 0 0 0",
       "17, 23, 39, 53"},
      {"matvec", {a, "2xi8 = 1 10"}, "2xi32 = 0 0", "21, 43"},
      {"vecmat", {"2xi8 = 1 10", a}, "2xi32 = 0 0", "31, 42"},
      {"batch_matvec", {a3, "1x2xi8 = 1 10"}, "1x2xi32 = 0 0", "21, 43"},
      {"batch_vecmat", {"1x2xi8 = 1 10", a3}, "1x2xi32 = 0 0", "31, 42"},
  });
  // A sum of no products is what the output was.
  EXPECT_EQ(
      runStructured(
          {"matmul", {"1x0xf32 = 0", "0x1xf32 = 0"}, "1x1xf32 = -0.0", ""},
          Operands::Tensors),
      "-0");
  EXPECT_EQ(runBody("(%a: tensor<2xi8>, %b: tensor<2xi8>, %c: tensor<i8>) -> "
                    "tensor<i8>",
                    R"(%r = linalg.dot ins(%a, %b : tensor<2xi8>, tensor<2xi8>)
                         outs(%c : tensor<i8>) -> tensor<i8>)",
                    {"[1, 2]", "[3, 4]", "5"}),
            "16");
}

/// The sizes of `dimensions`, which are 1 but for the two of the image.
static std::string shapeOf(llvm::StringRef dimensions, llvm::StringRef height,
                           llvm::StringRef width) {
  std::string shape;
  for (char dimension : dimensions)
    shape += (dimension == 'h'   ? height
              : dimension == 'w' ? width
                                 : llvm::StringRef("1"))
                 .str() +
             "x";
  return shape;
}

TEST(LinalgRules, Convolutions) {
  // The name of an op states the dimensions of its image and its filter.
  struct Row {
    llvm::StringRef op, image, filter, output;
  };
  const Row rows[] = {
      {"conv_1d", "w", "w", "w"},
      {"conv_1d_ncw_fcw", "ncw", "fcw", "nfw"},
      {"conv_1d_nwc_wcf", "nwc", "wcf", "nwf"},
      {"conv_2d", "hw", "hw", "hw"},
      {"conv_2d_nchw_fchw", "nchw", "fchw", "nfhw"},
      {"conv_2d_nchw_fchw_q", "nchw", "fchw", "nfhw"},
      {"conv_2d_ngchw_fgchw", "ngchw", "fgchw", "ngfhw"},
      {"conv_2d_ngchw_gfchw", "ngchw", "gfchw", "ngfhw"},
      {"conv_2d_ngchw_gfchw_q", "ngchw", "gfchw", "ngfhw"},
      {"conv_2d_nhwc_fhwc", "nhwc", "fhwc", "nhwf"},
      {"conv_2d_nhwc_fhwc_q", "nhwc", "fhwc", "nhwf"},
      {"conv_2d_nhwc_hwcf", "nhwc", "hwcf", "nhwf"},
      {"conv_2d_nhwc_hwcf_q", "nhwc", "hwcf", "nhwf"},
      {"conv_2d_nhwgc_gfhwc", "nhwgc", "gfhwc", "nhwgf"},
      {"conv_2d_nhwgc_gfhwc_q", "nhwgc", "gfhwc", "nhwgf"},
      {"conv_3d", "dhw", "dhw", "dhw"},
      {"conv_3d_ncdhw_fcdhw", "ncdhw", "fcdhw", "nfdhw"},
      {"conv_3d_ndhwc_dhwcf", "ndhwc", "dhwcf", "ndhwf"},
      {"conv_3d_ndhwc_dhwcf_q", "ndhwc", "dhwcf", "ndhwf"},
      {"depthwise_conv_1d_ncw_cw", "ncw", "cw", "ncw"},
      {"depthwise_conv_1d_nwc_wc", "nwc", "wc", "nwc"},
      {"depthwise_conv_1d_nwc_wcm", "nwc", "wcm", "nwcm"},
      {"depthwise_conv_2d_nchw_chw", "nchw", "chw", "nchw"},
      {"depthwise_conv_2d_nhwc_hwc", "nhwc", "hwc", "nhwc"},
      {"depthwise_conv_2d_nhwc_hwc_q", "nhwc", "hwc", "nhwc"},
      {"depthwise_conv_2d_nhwc_hwcm", "nhwc", "hwcm", "nhwcm"},
      {"depthwise_conv_2d_nhwc_hwcm_q", "nhwc", "hwcm", "nhwcm"},
      {"depthwise_conv_3d_ncdhw_cdhw", "ncdhw", "cdhw", "ncdhw"},
      {"depthwise_conv_3d_ndhwc_dhwc", "ndhwc", "dhwc", "ndhwc"},
      {"depthwise_conv_3d_ndhwc_dhwcm", "ndhwc", "dhwcm", "ndhwcm"},
  };
  for (const Row &row : rows) {
    bool isPlane = row.image.contains('h');
    std::string image = shapeOf(row.image, "2", "3") + "i8 = 1 2 3 4 5 6",
                filter = shapeOf(row.filter, "1", "2") + "i8 = 1 10",
                output = shapeOf(row.output, "2", "2") + "i32 = 0 0 0 1";
    StructuredCase test{
        row.op, {image, filter}, output, isPlane ? "21, 32, 54, 66" : "21, 32"};
    if (row.op.ends_with("_q")) { // Zero points: 1 of the image, 0.
      test.inputs.insert(test.inputs.end(), {"i32 = 1", "i32 = 0"});
      test.expected = "10, 21, 43, 55";
    }
    check({test});
  }
  check({
      {"conv_1d_nwc_wcf {strides = dense<2> : tensor<1xi64>, dilations = "
       "dense<3> : tensor<1xi64>}",
       {"1x6x1xi8 = 1 2 3 4 5 6", "2x1x1xi8 = 1 10"},
       "1x2x1xi32 = 0 0",
       "41, 63"},
  });
}

TEST(LinalgRules, Pooling) {
  struct Row {
    llvm::StringRef kind, layouts, initial, expected;
  };
  // Of 3, -2 and 1, by windows of two.
  const Row rows[] = {{"sum", "nwc ncw nhwc nchw ndhwc", "0 3", "1, 2"},
                      {"max", "nwc ncw nhwc nchw ndhwc", "0 3", "3, 3"},
                      {"min", "nwc nhwc ndhwc", "-9 9", "-9, -2"},
                      {"max_unsigned", "nwc nhwc", "0 0", "-2, -2"},
                      {"min_unsigned", "nwc nhwc", "9 0", "3, 0"}};
  for (const Row &row : rows) {
    llvm::SmallVector<llvm::StringRef> layouts;
    row.layouts.split(layouts, ' ');
    for (llvm::StringRef layout : layouts) {
      std::string window = layout.str();
      llvm::erase_if(window, [](char c) { return c == 'n' || c == 'c'; });
      std::string op = "pooling_" + layout.str() + "_" + row.kind.str(),
                  input = shapeOf(layout, "1", "3") + "i32 = 3 -2 1",
                  shape = shapeOf(window, "1", "2") + "i32 = 0 0",
                  output =
                      shapeOf(layout, "1", "2") + "i32 = " + row.initial.str();
      check({{op, {input, shape}, output, row.expected}});
    }
  }
}

TEST(LinalgRules, OpsWithARegion) {
  constexpr llvm::StringLiteral running = R"(
    %r = linalg.generic {
        indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>],
        iterator_types = ["parallel", "reduction"]}
        ins(%t : tensor<?x?xindex>) outs(%o : tensor<?xindex>) {
    ^bb0(%x: index, %sum: index):
      %i = linalg.index 0 : index
      %a = arith.muli %i, %x : index
      %b = arith.addi %a, %sum : index
      linalg.yield %b : index
    } -> tensor<?xindex>)";
  llvm::StringRef signature =
      "(%t: tensor<?x?xindex>, %o: tensor<?xindex>) -> tensor<?xindex>";
  EXPECT_EQ(runBody(signature, running, {"[[1, 2], [3, 4]]", "[5, 6]"}),
            "[5, 13]");
  EXPECT_EQ(runBody(signature, running, {"[[1, 2], [3, 4]]", "[5]"}),
            "undefined: operands have sizes 2 and 1 for loop 0");
  EXPECT_EQ(runBody("(%t: tensor<2xi8>, %o: tensor<2xi8>) -> tensor<2xi8>", R"(
    %r = linalg.map { arith.addi } ins(%t, %t : tensor<2xi8>, tensor<2xi8>)
      outs(%o : tensor<2xi8>))",
                    {"[1, 2]", "[9, 9]"}),
            "[2, 4]");
  EXPECT_EQ(runBody("(%t: tensor<2x2xi8>, %o: tensor<2xi8>) -> tensor<2xi8>",
                    R"(
    %r = linalg.reduce ins(%t : tensor<2x2xi8>) outs(%o : tensor<2xi8>)
      dimensions = [1] (%in: i8, %out: i8) {
        %s = arith.subi %out, %in : i8
        linalg.yield %s : i8
      })",
                    {"[[1, 2], [3, 4]]", "[0, 10]"}),
            "[-3, 3]");
  EXPECT_EQ(runBody("(%t: tensor<2x3xi8>, %o: tensor<3x2xi8>) -> "
                    "tensor<3x2xi8>",
                    R"(
    %r = linalg.transpose ins(%t : tensor<2x3xi8>) outs(%o : tensor<3x2xi8>)
      permutation = [1, 0])",
                    {"[[1, 2, 3], [4, 5, 6]]", "[[0, 0], [0, 0], [0, 0]]"}),
            "[[1, 4], [2, 5], [3, 6]]");
  EXPECT_EQ(runBody("(%t: tensor<2xi8>, %o: tensor<2x2xi8>) -> tensor<2x2xi8>",
                    R"(
    %r = linalg.broadcast ins(%t : tensor<2xi8>) outs(%o : tensor<2x2xi8>)
      dimensions = [1])",
                    {"[1, 2]", "[[0, 0], [0, 0]]"}),
            "[[1, 1], [2, 2]]");
}

TEST(LinalgRules, PoisonMattersWhereItIsUsed) {
  // The output of a fill is not read; that of a sum is.
  EXPECT_EQ(runBody("(%x: i8) -> tensor<2xi8>", R"(
    %e = tensor.empty() : tensor<2xi8>
    %r = linalg.fill ins(%x : i8) outs(%e : tensor<2xi8>) -> tensor<2xi8>)",
                    {"5"}),
            "[5, 5]");
  EXPECT_EQ(runBody("(%t: tensor<1x1xi8>) -> tensor<1x1xi8>", R"(
    %e = tensor.empty() : tensor<1x1xi8>
    %r = linalg.matmul ins(%t, %t : tensor<1x1xi8>, tensor<1x1xi8>)
      outs(%e : tensor<1x1xi8>) -> tensor<1x1xi8>)",
                    {"[[2]]"}),
            "[[poison]]");
}

TEST(LinalgRules, OperandsInMemory) {
  // Input and output overlap: the iterations are in row-major order.
  EXPECT_EQ(run(R"(
    func.func @f(%m: memref<4xi8>) -> tensor<4xi8> {
      linalg.generic {
          indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (3 - i)>],
          iterator_types = ["parallel"]}
          ins(%m : memref<4xi8>) outs(%m : memref<4xi8>) {
      ^bb0(%x: i8, %y: i8):
        linalg.yield %x : i8
      }
      %r = bufferization.to_tensor %m : memref<4xi8> to tensor<4xi8>
      return %r : tensor<4xi8>
    })",
                {"[1, 2, 3, 4]"}),
            "[1, 2, 2, 1]");
  EXPECT_EQ(run(R"(
    func.func @f(%a: memref<?xi8>, %b: memref<?xi8>) -> memref<?xi8> {
      linalg.copy ins(%a : memref<?xi8>) outs(%b : memref<?xi8>)
      return %b : memref<?xi8>
    })",
                {"[1, 2]", "[3, 4]"}),
            "[1, 2]");
  EXPECT_EQ(run(R"(
    func.func @f(%a: memref<?xi8>, %b: memref<?xi8>) {
      linalg.copy ins(%a : memref<?xi8>) outs(%b : memref<?xi8>)
      return
    })",
                {"[1, 2]", "[3]"}),
            "undefined: operands have sizes 2 and 1 for loop 0");
  // The index is out of bounds.
  EXPECT_EQ(run(R"(
    func.func @f(%a: memref<?xi8>, %b: memref<?xi8>) {
      linalg.generic {
          indexing_maps = [affine_map<(i) -> (i floordiv 2 + i mod 2 * 2)>,
                           affine_map<(i) -> (i)>],
          iterator_types = ["parallel"]}
          ins(%a : memref<?xi8>) outs(%b : memref<?xi8>) {
      ^bb0(%x: i8, %y: i8):
        linalg.yield %x : i8
      }
      return
    })",
                {"[1, 2, 3]", "[0, 0, 0, 0]"}),
            "undefined: index 3 of dimension 0 is out of bounds, which is 3 "
            "long");
}

TEST(LinalgRules, RandomNumbersDependOnTheSeedAlone) {
  constexpr llvm::StringLiteral body = R"(
    %r = linalg.fill_rng_2d ins(%a, %b, %s : f64, f64, i32)
      outs(%o : tensor<1x2xf32>) -> tensor<1x2xf32>)";
  llvm::StringRef signature = "(%a: f64, %b: f64, %s: i32, %o: tensor<1x2xf32>)"
                              " -> tensor<1x2xf32>";
  EXPECT_EQ(runBody(signature, body, {"3", "3", "42", "[[0, 0]]"}), "[[3, 3]]");
}

TEST(LinalgRules, Packing) {
  constexpr llvm::StringLiteral pack = R"(
    %r = linalg.pack %t padding_value(%p : i8) outer_dims_perm = [1, 0]
      inner_dims_pos = [0] inner_tiles = [%n] into %d
      : tensor<?x?xi8> -> tensor<?x?x?xi8>)";
  llvm::StringRef signature = "(%t: tensor<?x?xi8>, %p: i8, %n: index, "
                              "%d: tensor<?x?x?xi8>) -> tensor<?x?x?xi8>";
  llvm::StringRef rows = "[[1, 2], [3, 4], [5, 6]]",
                  packed = "[[[1, 3], [5, 9]], [[2, 4], [6, 9]]]",
                  dest = "[[[0, 0], [0, 0]], [[0, 0], [0, 0]]]";
  EXPECT_EQ(runBody(signature, pack, {rows.str(), "9", "2", dest.str()}),
            packed);
  EXPECT_EQ(runBody(signature, pack, {rows.str(), "9", "3", dest.str()}),
            "undefined: the packed source and the result are of different "
            "sizes: [2, 1, 3] and [2, 2, 2]");
  EXPECT_EQ(runBody(signature, pack, {rows.str(), "9", "0", dest.str()}),
            "undefined: a tile has size 0");
  EXPECT_EQ(runBody("(%t: tensor<?xi8>, %d: tensor<?x2xi8>) -> tensor<?x2xi8>",
                    R"(
    %r = linalg.pack %t inner_dims_pos = [0] inner_tiles = [2] into %d
      : tensor<?xi8> -> tensor<?x2xi8>)",
                    {"[1, 2, 3]", "[[0, 0], [0, 0]]"}),
            "undefined: the source does not fill the tiles, and there is no "
            "padding");
  constexpr llvm::StringLiteral unpack = R"(
    %r = linalg.unpack %t outer_dims_perm = [1, 0] inner_dims_pos = [0]
      inner_tiles = [2] into %d : tensor<?x?x2xi8> -> tensor<?x?xi8>)";
  signature = "(%t: tensor<?x?x2xi8>, %d: tensor<?x?xi8>) -> tensor<?x?xi8>";
  EXPECT_EQ(
      runBody(signature, unpack, {packed.str(), "[[0, 0], [0, 0], [0, 0]]"}),
      rows);
  EXPECT_EQ(runBody(signature, unpack, {packed.str(), "[[0, 0, 0]]"}),
            "undefined: the result is larger than the source in dimension 0 of "
            "that");
}

TEST(LinalgRules, Softmax) {
  constexpr llvm::StringLiteral body = R"(
    %r = linalg.softmax dimension(1) ins(%t : tensor<2x2xf32>)
      outs(%o : tensor<2x2xf32>) -> tensor<2x2xf32>)";
  llvm::StringRef signature =
      "(%t: tensor<2x2xf32>, %o: tensor<2x2xf32>) -> tensor<2x2xf32>";
  EXPECT_EQ(runBody(signature, body,
                    {"[[1000, 1000], [0, -inf]]", "[[0, 0], [0, 0]]"}),
            "[[0.5, 0.5], [1, 0]]");
  EXPECT_EQ(runBody(signature, body,
                    {"[[1, nan], [-inf, -inf]]", "[[0, 0], [0, 0]]"}),
            "[[nan, nan], [nan, nan]]");
  EXPECT_EQ(runBody("(%t: tensor<1xf8E8M0FNU>) -> tensor<1xf8E8M0FNU>", R"(
    %r = linalg.softmax dimension(0) ins(%t : tensor<1xf8E8M0FNU>)
      outs(%t : tensor<1xf8E8M0FNU>) -> tensor<1xf8E8M0FNU>)",
                    {"[1]"}),
            "unsupported: the op has no rule for elements of this type");
}

TEST(LinalgRules, WinogradsTransformsAreAConvolution) {
  // Each kind of transform, in both dimensions and in one. The image is 0, 1,
  // 2..., the filter has 1 at its first and 2 at its last element.
  struct Row {
    llvm::StringRef kind;
    int output, filter;
  };
  for (const Row &row : {Row{"F_2_3", 2, 3}, {"F_4_3", 4, 3}, {"F_2_5", 2, 5}})
    for (bool isPlane : {true, false}) {
      int m = row.output, r = row.filter, input = m + r - 1;
      auto by = [&](int size) {
        return std::to_string(isPlane ? size : 1) + "x" + std::to_string(size);
      };
      auto numbers = [&](int size, auto &&numberOf) {
        int count = isPlane ? size * size : size;
        std::vector<std::string> texts;
        for (int i = 0; i < count; ++i)
          texts.push_back(std::to_string(numberOf(i, count)));
        return llvm::join(texts, " ");
      };
      std::string image = "1x" + by(input) + "x1xf64",
                  filter = "1x" + by(r) + "x1xf64",
                  tile = by(input) + "x1x1xf64",
                  tiles = by(input) + "x1x1x1x1xf64",
                  output = "1x" + by(m) + "x1xf64",
                  fmr = " fmr(" + row.kind.str() + ")";
      Argument d(image + " = " + numbers(input, [](int i, int) { return i; }));
      Argument g(filter + " = " + numbers(r, [](int i, int count) {
                   return i == 0 ? 1 : i == count - 1 ? 2 : 0;
                 }));
      Argument y(output + " = " + numbers(m, [](int, int) { return 1; }));
      auto map = [&](llvm::StringRef name, llvm::StringRef in,
                     llvm::StringRef from, llvm::StringRef out,
                     llvm::StringRef to) {
        return (name + fmr + " ins(" + in + " : tensor<" + from + ">) outs(" +
                out + " : tensor<" + to + ">) -> tensor<" + to + ">\n")
            .str();
      };
      std::string body =
          "%e = tensor.empty() : tensor<" + tile +
          ">\n%f = tensor.empty() : tensor<" + tiles + ">\n" +
          map("%u = linalg.winograd_filter_transform", "%g", filter, "%e",
              tile) +
          map("%v = linalg.winograd_input_transform", "%d", image, "%f",
              tiles) +
          "%u6 = tensor.expand_shape %u [[0], [1], [2, 3, 4], [5]] "
          "output_shape [" +
          (isPlane ? std::to_string(input) : "1") + ", " +
          std::to_string(input) + ", 1, 1, 1, 1] : tensor<" + tile +
          "> into tensor<" + tiles +
          ">\n%p = linalg.mul ins(%u6, %v : tensor<" + tiles + ">, tensor<" +
          tiles + ">) outs(%f : tensor<" + tiles + ">) -> tensor<" + tiles +
          ">\n" +
          map("%w = linalg.winograd_output_transform", "%p", tiles, "%y",
              output) +
          // Rounded to whole numbers.
          "%q = tensor.empty() : tensor<" + output +
          ">\n%r = linalg.round ins(%w : tensor<" + output +
          ">) outs(%q : tensor<" + output + ">) -> tensor<" + output + ">";
      std::vector<std::string> expected;
      for (int i = 0; i < (isPlane ? m : 1); ++i)
        for (int j = 0; j < m; ++j) {
          int first = i * input + j;
          int last = first + (isPlane ? (r - 1) * input : 0) + r - 1;
          expected.push_back(std::to_string(1 + first + 2 * last));
        }
      std::string result = runBody("(%d: tensor<" + image + ">, %g: tensor<" +
                                       filter + ">, %y: tensor<" + output +
                                       ">) -> tensor<" + output + ">",
                                   body, {d.value, g.value, y.value});
      llvm::erase_if(result, [](char c) { return c == '[' || c == ']'; });
      EXPECT_EQ(result, llvm::join(expected, ", "))
          << row.kind.str() << (isPlane ? " in both" : " in one");
    }
}
