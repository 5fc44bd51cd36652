// Views of memory: casts, subviews, other shapes, and layouts at the edges.

#include "Cases.h"

using namespace palindrome::dialects;

TEST(MemRefViewRules, CastsAssertWhatTypesState) {
  constexpr const char *contradiction =
      "undefined: the memref has not the sizes, strides and offset that its "
      "type states";
  checkBodies({
      {"(%m: memref<?x?xi8>) -> memref<2x2xi8>",
       "%r = memref.cast %m : memref<?x?xi8> to memref<2x2xi8>",
       {"[[1, 2], [3, 4]]"},
       "[[1, 2], [3, 4]]"},
      {"(%m: memref<?x?xi8>) -> memref<2x2xi8>",
       "%r = memref.cast %m : memref<?x?xi8> to memref<2x2xi8>",
       {"[[1, 2, 3], [3, 4, 5]]"},
       contradiction},
      {"(%m: memref<2x2xi8, strided<[?, 1]>>) -> memref<2x2xi8, strided<[3, "
       "1]>>",
       "%r = memref.cast %m : memref<2x2xi8, strided<[?, 1]>> to memref<2x2xi8,"
       " strided<[3, 1]>>",
       {"[[1, 2], [3, 4]]"},
       contradiction},
      {"(%m: memref<*xi8>) -> memref<?xi8>",
       "%r = memref.cast %m : memref<*xi8> to memref<?xi8>",
       {"[[1, 2], [3, 4]]"},
       contradiction},
      {"(%m: memref<2xi8, 1>) -> memref<2xi8>",
       "%r = memref.memory_space_cast %m : memref<2xi8, 1> to memref<2xi8>",
       {"[1, 2]"},
       "[1, 2]"},
  });
}

TEST(MemRefViewRules, SubviewsAreWithinTheirSource) {
  constexpr const char *body =
      "%r = memref.subview %m[%o] [%n] [%s] : memref<?xi8> to memref<?xi8, "
      "strided<[?], offset: ?>>";
  constexpr const char *signature =
      "(%m: memref<?xi8>, %o: index, %n: index, %s: index) -> memref<?xi8, "
      "strided<[?], offset: ?>>";
  constexpr const char *list = "[1, 2, 3, 4, 5]";
  checkBodies({
      {signature, body, {list, "1", "2", "3"}, "[2, 5]"},
      {signature, body, {list, "4", "2", "-4"}, "[5, 1]"},
      {signature, body, {list, "5", "0", "1"}, "[]"},
      {signature,
       body,
       {list, "1", "3", "2"},
       "undefined: the view has elements 1 to 5 of dimension 0, which is 5 "
       "long"},
      {signature,
       body,
       {list, "0", "2", "-1"},
       "undefined: the view has elements 0 to -1 of dimension 0, which is 5 "
       "long"},
      {signature,
       body,
       {list, "0", "-2", "1"},
       "undefined: a size is negative: -2"},
      {signature,
       body,
       {list, "0", "9223372036854775807", "2"},
       "undefined: the arithmetic of an index overflows"},
      // Either dimension of one element may go; the strides say which one.
      {"(%m: memref<2x2x3xi8>) -> index",
       "%v = memref.subview %m[0, 1, 0] [1, 1, 3] [1, 1, 1] : memref<2x2x3xi8> "
       "to memref<1x3xi8, strided<[6, 1], offset: 3>>\n"
       "%b, %o, %n:2, %s:2 = memref.extract_strided_metadata %v : "
       "memref<1x3xi8, strided<[6, 1], offset: 3>> -> memref<i8>, index, index,"
       " index, index, index\n"
       "%r = arith.addi %s#0, %o : index",
       {"[[[1, 2, 3], [4, 5, 6]], [[7, 8, 9], [10, 11, 12]]]"},
       "9"},
      {"(%m: memref<4x4xi8>) -> memref<1x1xi8, strided<[16, 4], offset: 10>>",
       "%v = memref.subview %m[0, 0] [2, 2] [2, 2] : memref<4x4xi8> to "
       "memref<2x2xi8, strided<[8, 2]>>\n"
       "%r = memref.subview %v[1, 1] [1, 1] [2, 2] : memref<2x2xi8, "
       "strided<[8, 2]>> to memref<1x1xi8, strided<[16, 4], offset: 10>>\n",
       {"[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12], [13, 14, 15, 16]]"},
       "[[11]]"},
  });
}

TEST(MemRefViewRules, ViewsOfOtherShapes) {
  constexpr const char *two = "[[1, 2, 3], [4, 5, 6]]";
  checkBodies({
      {"(%m: memref<2x3xi8>) -> memref<3x2xi8, strided<[1, 3]>>",
       "%r = memref.transpose %m (i, j) -> (j, i) : memref<2x3xi8> to "
       "memref<3x2xi8, strided<[1, 3]>>",
       {two},
       "[[1, 4], [2, 5], [3, 6]]"},
      {"(%m: memref<2x3xi8>) -> memref<6xi8>",
       "%r = memref.collapse_shape %m [[0, 1]] : memref<2x3xi8> into "
       "memref<6xi8>",
       {two},
       "[1, 2, 3, 4, 5, 6]"},
      {"(%m: memref<2x?xi8, strided<[4, 1]>>) -> memref<?xi8, strided<[?]>>",
       "%r = memref.collapse_shape %m [[0, 1]] : memref<2x?xi8, strided<[4, "
       "1]>> into memref<?xi8, strided<[?]>>",
       {two},
       "undefined: the dimensions that are collapsed are not contiguous"},
      {"(%m: memref<?x1x?xi8, strided<[?, 9, ?]>>) -> memref<?xi8, "
       "strided<[?]>>",
       "%r = memref.collapse_shape %m [[0, 1, 2]] : memref<?x1x?xi8, "
       "strided<[?, 9, ?]>> into memref<?xi8, strided<[?]>>",
       {"[[[1, 2]]]"},
       "[1, 2]"},
      {"(%m: memref<?x1x?xi8, strided<[?, 9, ?]>>) -> memref<?xi8, "
       "strided<[?]>>",
       "%r = memref.collapse_shape %m [[0, 1, 2]] : memref<?x1x?xi8, "
       "strided<[?, 9, ?]>> into memref<?xi8, strided<[?]>>",
       {"[[[1]], [[2]]]"},
       "undefined: the dimensions that are collapsed are not contiguous"},
      {"(%m: memref<1x1xi8>) -> memref<i8>",
       "%r = memref.collapse_shape %m [] : memref<1x1xi8> into memref<i8>",
       {"[[7]]"},
       "7"},
      {"(%m: memref<i8>) -> memref<1x1xi8>",
       "%r = memref.expand_shape %m [] output_shape [1, 1] : memref<i8> into "
       "memref<1x1xi8>",
       {"7"},
       "[[7]]"},
      {"(%m: memref<?xi8>, %n: index) -> memref<?x2xi8>",
       "%r = memref.expand_shape %m [[0, 1]] output_shape [%n, 2] : "
       "memref<?xi8> into memref<?x2xi8>",
       {"[1, 2, 3, 4]", "2"},
       "[[1, 2], [3, 4]]"},
      {"(%m: memref<?xi8>, %n: index) -> memref<?x2xi8>",
       "%r = memref.expand_shape %m [[0, 1]] output_shape [%n, 2] : "
       "memref<?xi8> into memref<?x2xi8>",
       {"[1, 2, 3, 4, 5]", "2"},
       "undefined: a dimension of 5 elements is expanded to 4"},
      {"(%m: memref<2x3xi8>, %s: memref<?xi32>) -> memref<*xi8>",
       "%r = memref.reshape %m(%s) : (memref<2x3xi8>, memref<?xi32>) -> "
       "memref<*xi8>",
       {two, "[3, 1, 2]"},
       "[[[1, 2]], [[3, 4]], [[5, 6]]]"},
      {"(%m: memref<2x3xi8>, %s: memref<1xindex>) -> memref<?xi8>",
       "%r = memref.reshape %m(%s) : (memref<2x3xi8>, memref<1xindex>) -> "
       "memref<?xi8>",
       {two, "[5]"},
       "undefined: the new shape has another number of elements"},
      // Relative to the memory, not to the view.
      {"(%m: memref<4x2xi8>, %n: index) -> memref<?x2xi8, strided<[4, 1], "
       "offset: 1>>",
       "%v = memref.subview %m[1, 0] [2, 2] [1, 1] : memref<4x2xi8> to "
       "memref<2x2xi8, strided<[2, 1], offset: 2>>\n"
       "%r = memref.reinterpret_cast %v to offset: [1], sizes: [%n, 2], "
       "strides: [4, 1] : memref<2x2xi8, strided<[2, 1], offset: 2>> to "
       "memref<?x2xi8, strided<[4, 1], offset: 1>>",
       {"[[1, 2], [3, 4], [5, 6], [7, 8]]", "2"},
       "[[2, 3], [6, 7]]"},
      {"(%m: memref<2xi8>, %i: index) -> i8",
       "%v = memref.reinterpret_cast %m to offset: [1], sizes: [2], strides: "
       "[1] : memref<2xi8> to memref<2xi8, strided<[1], offset: 1>>\n"
       "%r = memref.load %v[%i] : memref<2xi8, strided<[1], offset: 1>>",
       {"[1, 2]", "1"},
       "undefined: the access is at byte 2 of memory of 2 bytes"},
      {"(%m: memref<2xi8>, %s: index) -> i8",
       "%v = memref.reinterpret_cast %m to offset: [0], sizes: [3], strides: "
       "[%s] : memref<2xi8> to memref<3xi8, strided<[?]>>\n"
       "%c2 = arith.constant 2 : index\n"
       "%r = memref.load %v[%c2] : memref<3xi8, strided<[?]>>",
       {"[1, 2]", "9223372036854775807"},
       "undefined: the place of an element overflows"},
  });
}

TEST(MemRefViewRules, ArgumentsOfNegativeStrides) {
  checkBodies({
      {"(%m: memref<3xi8, strided<[-1], offset: 2>>) -> memref<3xi8, "
       "strided<[-1], offset: 2>>",
       "%r = memref.cast %m : memref<3xi8, strided<[-1], offset: 2>> to "
       "memref<3xi8, strided<[-1], offset: 2>>",
       {"[1, 2, 3]"},
       "[1, 2, 3]"},
      {"(%m: memref<3xi8, strided<[-1]>>) -> index",
       "%r = arith.constant 0 : index",
       {"[1, 2, 3]"},
       "error: argument 1: the memref has elements before its memory: the "
       "offset 0 is less than 2"},
  });
}

// A view with more elements than memory can have is no list.
TEST(MemRefViewRules, ViewsOfEndlessSize) {
  checkBodies({
      {"(%m: memref<?xi8>, %n: index) -> memref<?xi8>",
       "%r = memref.reinterpret_cast %m to offset: [0], sizes: [%n], strides: "
       "[1] : memref<?xi8> to memref<?xi8>",
       {"[1, 2]", "4611686018427387904"},
       "exhausted: the program takes more than 4294967296 bytes of memory"},
      {"(%m: memref<?xi8>, %n: index) -> memref<?xi8>",
       "%r = memref.reinterpret_cast %m to offset: [0], sizes: [%n], strides: "
       "[1] : memref<?xi8> to memref<?xi8>",
       {"[1, 2]", "3"},
       "undefined: the access is at byte 2 of memory of 2 bytes"},
  });
}

TEST(MemRefViewRules, PlacesThatAreNotAligned) {
  // No document says whether the element may be anywhere.
  auto hasLatitude = [](const std::string &offset, const std::string &type) {
    bool result = false;
    EXPECT_EQ(run("func.func @f(%o: index) {\n"
                  "%m = memref.alloc() : memref<64xi8>\n"
                  "%v = memref.view %m[%o][] : memref<64xi8> to memref<" +
                      type + ">\n%r = memref.load %v[] : memref<" + type +
                      ">\nreturn\n}",
                  {offset}, {}, &result),
              "");
    return result;
  };
  EXPECT_FALSE(hasLatitude("4", "f32"));
  EXPECT_TRUE(hasLatitude("6", "f32"));
  EXPECT_FALSE(hasLatitude("3", "i8"));
  EXPECT_FALSE(hasLatitude("8", "complex<f64>"));
  EXPECT_FALSE(hasLatitude("16", "vector<8xf32>"));
  EXPECT_TRUE(hasLatitude("8", "vector<4xf32>"));
}
