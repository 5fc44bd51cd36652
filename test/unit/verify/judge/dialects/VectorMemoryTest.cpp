// Ops of `vector` that access memory or tensors.

#include "Cases.h"

using namespace palindrome::dialects;

TEST(VectorMemoryRules, LoadsAndStores) {
  std::string load = "%r = vector.load %m[%i] : memref<?xi8>, vector<2xi8>";
  llvm::StringLiteral loadSignature =
      "(%m: memref<?xi8>, %i: index) -> vector<2xi8>";
  llvm::StringLiteral within =
      "(%m: memref<2x2xi8>, %i: index) -> vector<2xi8>";
  checkBodies({
      {loadSignature, load, {"[1, 2, 3]", "1"}, "[2, 3]"},
      {loadSignature,
       load,
       {"[1, 2, 3]", "2"},
       "undefined: the access is at byte 3 of memory of 3 bytes"},
      // Beyond the row, and within the memory: nothing is known of it.
      {within,
       "%r = vector.load %m[%i, %i] : memref<2x2xi8>, vector<2xi8>\n"
       "vector.store %r, %m[%i, %i] : memref<2x2xi8>, vector<2xi8>",
       {"[[1, 2], [3, 4]]", "0"},
       "[1, 2]"},
      {within,
       "%c = arith.constant 1 : index\n"
       "%r = vector.load %m[%i, %c] : memref<2x2xi8>, vector<2xi8>",
       {"[[1, 2], [3, 4]]", "0"},
       "[2, poison]"},
      {within,
       "%c = arith.constant 1 : index\n"
       "%v = arith.constant dense<9> : vector<2xi8>\n"
       "vector.store %v, %m[%i, %c] : memref<2x2xi8>, vector<2xi8>\n"
       "%r = vector.load %m[%c, %i] : memref<2x2xi8>, vector<2xi8>",
       {"[[1, 2], [3, 4]]", "0"},
       "[poison, 4]"},
      // Before the row.
      {within,
       "%c = arith.constant -1 : index\n"
       "%r = vector.load %m[%i, %c] : memref<2x2xi8>, vector<2xi8>",
       {"[[1, 2], [3, 4]]", "1"},
       "undefined: an index is negative: -1"},
      {"(%m: memref<2x3xi4>, %i: index) -> vector<2x2xi4>",
       "%c = arith.constant 1 : index\n"
       "%r = vector.load %m[%i, %c] : memref<2x3xi4>, vector<2x2xi4>",
       {"[[1, 2, 3], [4, 5, 6]]", "0"},
       "[[2, 3], [5, 6]]"},
      {"(%m: memref<2x3xi8, strided<[4, 1], offset: 2>>, %v: vector<2x2xi8>) "
       "-> vector<2x3xi8>",
       "%c = arith.constant 0 : index\n"
       "vector.store %v, %m[%c, %c] : "
       "memref<2x3xi8, strided<[4, 1], offset: 2>>, vector<2x2xi8>\n"
       "%r = vector.load %m[%c, %c] : "
       "memref<2x3xi8, strided<[4, 1], offset: 2>>, vector<2x3xi8>",
       {"[[1, 2, 3], [4, 5, 6]]", "[[7, 8], [9, 10]]"},
       "[[7, 8, 3], [9, 10, 6]]"},
      {"(%m: memref<2xvector<2xi1>>, %i: index) -> vector<2xi1>",
       "%c = arith.constant 0 : index\n"
       "%v = vector.load %m[%i] : memref<2xvector<2xi1>>, vector<2xi1>\n"
       "vector.store %v, %m[%c] : memref<2xvector<2xi1>>, vector<2xi1>\n"
       "%r = vector.load %m[%c] : memref<2xvector<2xi1>>, vector<2xi1>",
       {"[[true, true], [false, true]]", "1"},
       "[false, true]"},
      {"(%m: memref<?xf32>, %i: index) -> vector<f32>",
       "%r = vector.load %m[%i] : memref<?xf32>, vector<f32>",
       {"[1, 2]", "1"},
       "2"},
      {"(%m: memref<?xi24>, %i: index) -> vector<[1]xi24>",
       "%r = vector.load %m[%i] {nontemporal = true} "
       ": memref<?xi24>, vector<[1]xi24>",
       {"[1, -2, 3]", "1"},
       "[-2, 3]"},
      {"(%m: memref<?xi8>, %i: index) -> vector<2xi8>",
       "%r = vector.load %m[%i] {alignment = 2} : memref<?xi8>, vector<2xi8>",
       {"[1, 2, 3]", "1"},
       "undefined: the address is no multiple of the alignment, 2"},
      {"(%m: memref<2x2xi8>) -> vector<2x2xi8>",
       "%v = vector.type_cast %m : memref<2x2xi8> to memref<vector<2x2xi8>>\n"
       "%p = ub.poison : vector<2x2xi8>\n"
       "%r = vector.transfer_read %v[], %p "
       ": memref<vector<2x2xi8>>, vector<2x2xi8>",
       {"[[1, 2], [3, 4]]"},
       "[[1, 2], [3, 4]]"},
      {"(%v: vector<2x2xi8>, %i: index) -> vector<2xi8>",
       "%m = memref.alloca() : memref<vector<2x2xi8>>\n"
       "memref.store %v, %m[] : memref<vector<2x2xi8>>\n"
       "%t = vector.type_cast %m "
       ": memref<vector<2x2xi8>> to memref<2xvector<2xi8>>\n"
       "%r = memref.load %t[%i] : memref<2xvector<2xi8>>",
       {"[[1, 2], [3, 4]]", "1"},
       "[3, 4]"},
  });
}

TEST(VectorMemoryRules, Masked) {
  std::string load =
      "%r = vector.maskedload %m[%i], %k, %p "
      ": memref<?xi8>, vector<3xi1>, vector<3xi8> into vector<3xi8>";
  std::string store = "%c = arith.constant 0 : index\n"
                      "vector.maskedstore %m[%i], %k, %p "
                      ": memref<?xi8>, vector<3xi1>, vector<3xi8>\n"
                      "%r = vector.load %m[%c] : memref<?xi8>, vector<3xi8>";
  std::string expand =
      "%r = vector.expandload %m[%i], %k, %p "
      ": memref<?xi8>, vector<3xi1>, vector<3xi8> into vector<3xi8>";
  std::string compress = "%c = arith.constant 0 : index\n"
                         "vector.compressstore %m[%i], %k, %p "
                         ": memref<?xi8>, vector<3xi1>, vector<3xi8>\n"
                         "%r = vector.load %m[%c] : memref<?xi8>, vector<3xi8>";
  llvm::StringLiteral signature = "(%m: memref<?xi8>, %i: index, %k: "
                                  "vector<3xi1>, %p: vector<3xi8>) "
                                  "-> vector<3xi8>";
  std::string bits = "[true, false, true]", values = "[7, 8, 9]";
  llvm::StringLiteral outside =
      "undefined: index 3 of dimension 0 is out of bounds, which is 3 long";
  checkBodies({
      {signature, load, {"[1, 2, 3]", "0", bits, values}, "[1, 8, 3]"},
      {signature,
       load,
       {"[1, 2, 3]", "2", "[true, false, false]", values},
       "[3, 8, 9]"},
      {signature,
       load,
       {"[1, 2, 3]", "-2", "[false, false, true]", values},
       "[7, 8, 1]"},
      {signature, load, {"[1, 2, 3]", "1", bits, values}, outside},
      {signature, store, {"[1, 2, 3]", "0", bits, values}, "[7, 2, 9]"},
      {signature,
       store,
       {"[1, 2, 3]", "2", "[true, false, false]", values},
       "[1, 2, 7]"},
      {signature, store, {"[1, 2, 3]", "1", bits, values}, outside},
      {signature, expand, {"[1, 2, 3]", "1", bits, values}, "[2, 8, 3]"},
      {signature, expand, {"[1, 2, 3]", "2", bits, values}, outside},
      {signature, compress, {"[1, 2, 3]", "1", bits, values}, "[1, 7, 9]"},
      {signature, compress, {"[1, 2, 3]", "2", bits, values}, outside},
      {"(%m: memref<2x2xi8>, %k: vector<2x2xi1>, %p: vector<2x2xi8>) "
       "-> vector<2x2xi8>",
       "%c = arith.constant 0 : index\n"
       "%r = vector.expandload %m[%c, %c], %k, %p : memref<2x2xi8>, "
       "vector<2x2xi1>, vector<2x2xi8> into vector<2x2xi8>",
       {"[[1, 2], [3, 4]]", "[[false, true], [true, true]]",
        "[[5, 6], [7, 8]]"},
       "[[5, 1], [3, 4]]"},
      {"(%m: memref<?xi8>, %p: vector<2xi8>) -> vector<2xi8>",
       "%c = arith.constant 0 : index\n%k = ub.poison : vector<2xi1>\n"
       "%r = vector.maskedload %m[%c], %k, %p "
       ": memref<?xi8>, vector<2xi1>, vector<2xi8> into vector<2xi8>",
       {"[1, 2, 3]", "[4, 5]"},
       "undefined: the condition is poison"},
  });
}

TEST(VectorMemoryRules, GatherAndScatter) {
  std::string gather =
      "%r = vector.gather %m[%i, %i] [%x], %k, %p : memref<2x2xi8>, "
      "vector<2xi32>, vector<2xi1>, vector<2xi8> into vector<2xi8>";
  llvm::StringLiteral signature =
      "(%m: memref<2x2xi8>, %i: index, %x: vector<2xi32>, %k: vector<2xi1>, "
      "%p: vector<2xi8>) -> vector<2xi8>";
  std::string scatter =
      "%c = arith.constant 0 : index\n"
      "vector.scatter %m[%c] [%x], %k, %p "
      ": memref<?xi8>, vector<2xi32>, vector<2xi1>, vector<2xi8>\n"
      "%r = vector.load %m[%c] : memref<?xi8>, vector<3xi8>";
  llvm::StringLiteral scatterSignature =
      "(%m: memref<?xi8>, %x: vector<2xi32>, %k: vector<2xi1>, "
      "%p: vector<2xi8>) -> vector<3xi8>";
  std::string square = "[[1, 2], [3, 4]]", row = "[1, 2, 3]";
  checkBodies({
      {signature,
       gather,
       {square, "1", "[-1, 0]", "[true, true]", "[8, 9]"},
       "[3, 4]"},
      {signature,
       gather,
       {square, "1", "[7, 0]", "[false, true]", "[8, 9]"},
       "[8, 4]"},
      // Within the memory, and not within the row.
      {signature,
       gather,
       {square, "0", "[2, 0]", "[true, true]", "[8, 9]"},
       "undefined: index 2 of dimension 1 is out of bounds, which is 2 long"},
      {"(%m: memref<2xi8>, %x: vector<1xi128>, %p: vector<1xi8>) "
       "-> vector<1xi8>",
       "%c = arith.constant 0 : index\n"
       "%k = vector.constant_mask [1] : vector<1xi1>\n"
       "%r = vector.gather %m[%c] [%x], %k, %p : memref<2xi8>, "
       "vector<1xi128>, vector<1xi1>, vector<1xi8> into vector<1xi8>",
       {"[1, 2]", "[18446744073709551617]", "[3]"},
       "undefined: index 9223372036854775807 of dimension 0 is out of bounds, "
       "which is 2 long"},
      {"(%m: memref<?xi8>, %x: vector<1xui8>, %p: vector<1xi8>) "
       "-> vector<1xi8>",
       "%c = arith.constant -255 : index\n"
       "%k = vector.constant_mask [1] : vector<1xi1>\n"
       "%r = vector.gather %m[%c] [%x], %k, %p : memref<?xi8>, "
       "vector<1xui8>, vector<1xi1>, vector<1xi8> into vector<1xi8>",
       {"[5]", "[255]", "[3]"},
       "[5]"},
      {"(%m: tensor<?xi8>, %x: vector<2x1xindex>, %p: vector<2x1xi8>) "
       "-> vector<2x1xi8>",
       "%c = arith.constant 1 : index\n"
       "%k = vector.constant_mask [2, 1] : vector<2x1xi1>\n"
       "%o = vector.constant_mask [1, 1] : vector<2x1xi1>\n"
       "%r = vector.mask %o { vector.gather %m[%c] [%x], %k, %p : "
       "tensor<?xi8>, vector<2x1xindex>, vector<2x1xi1>, vector<2x1xi8> into "
       "vector<2x1xi8> } : vector<2x1xi1> -> vector<2x1xi8>",
       {row, "[[1], [9]]", "[[5], [6]]"},
       "[[3], [6]]"},
      {scatterSignature,
       scatter,
       {row, "[2, 0]", "[true, true]", "[8, 9]"},
       "[9, 2, 8]"},
      {scatterSignature,
       scatter,
       {row, "[2, 2]", "[false, true]", "[8, 9]"},
       "[1, 2, 9]"},
      {scatterSignature,
       scatter,
       {row, "[2, 2]", "[true, true]", "[8, 9]"},
       "undefined: two lanes of a scatter have the same index"},
      {scatterSignature,
       scatter,
       {row, "[3, 2]", "[true, true]", "[8, 9]"},
       "undefined: index 3 of dimension 0 is out of bounds, which is 3 long"},
      {"(%m: tensor<3xi8>, %x: vector<2xi32>, %p: vector<2xi8>) "
       "-> tensor<3xi8>",
       "%c = arith.constant 0 : index\n"
       "%k = vector.constant_mask [2] : vector<2xi1>\n"
       "%r = vector.scatter %m[%c] [%x], %k, %p : tensor<3xi8>, "
       "vector<2xi32>, vector<2xi1>, vector<2xi8> -> tensor<3xi8>",
       {row, "[2, 0]", "[8, 9]"},
       "[9, 2, 8]"},
  });
}

TEST(VectorMemoryRules, TransferRead) {
  llvm::StringRef row = "(%m: memref<?xi8>, %i: index) -> vector<3xi8>";
  llvm::StringLiteral square = "(%m: memref<?x?xi8>, %i: index) "
                               "-> vector<3x2xi8>";
  std::string three = "[1, 2, 3]", six = "[[1, 2, 3], [4, 5, 6]]";
#define PADDING "%p = arith.constant 9 : i8\n"
  std::string plain = PADDING "%r = vector.transfer_read %m[%i], %p "
                              ": memref<?xi8>, vector<3xi8>";
  checkBodies({
      {row, plain, {three, "0"}, "[1, 2, 3]"},
      {row, plain, {three, "1"}, "[2, 3, 9]"},
      {row, plain, {three, "9"}, "[9, 9, 9]"},
      {row,
       plain,
       {three, "9223372036854775807"},
       "undefined: the index of a lane overflows"},
      {row,
       plain,
       {three, "-1"},
       "undefined: index -1 of dimension 0 is out of bounds"},
      {row,
       PADDING "%r = vector.transfer_read %m[%i], %p {in_bounds = [true]} "
               ": memref<?xi8>, vector<3xi8>",
       {three, "1"},
       "undefined: index 3 of dimension 0 is out of bounds, which is 3 long"},
      {row,
       PADDING "%k = vector.constant_mask [2] : vector<3xi1>\n"
               "%r = vector.transfer_read %m[%i], %p, %k {in_bounds = [true]} "
               ": memref<?xi8>, vector<3xi8>",
       {three, "1"},
       "[2, 3, 9]"},
      // Transposed: the rows are columns of the memref.
      {square,
       PADDING "%r = vector.transfer_read %m[%i, %i], %p {permutation_map = "
               "affine_map<(d0, d1) -> (d1, d0)>} "
               ": memref<?x?xi8>, vector<3x2xi8>",
       {six, "0"},
       "[[1, 4], [2, 5], [3, 6]]"},
      // The mask has the dimensions of the memref.
      {square,
       PADDING "%k = vector.constant_mask [1, 3] : vector<2x3xi1>\n"
               "%r = vector.transfer_read %m[%i, %i], %p, %k {permutation_map "
               "= affine_map<(d0, d1) -> (d1, d0)>} "
               ": memref<?x?xi8>, vector<3x2xi8>",
       {six, "0"},
       "[[1, 9], [2, 9], [3, 9]]"},
      {square,
       PADDING "%k = vector.constant_mask [1] : vector<2xi1>\n"
               "%r = vector.transfer_read %m[%i, %i], %p, %k {permutation_map "
               "= affine_map<(d0, d1) -> (0, d1)>} "
               ": memref<?x?xi8>, vector<3x2xi8>",
       {six, "1"},
       "[[5, 9], [5, 9], [5, 9]]"},
      {square,
       PADDING "%r = vector.transfer_read %m[%i, %i], %p {permutation_map = "
               "affine_map<(d0, d1) -> (0, 0)>} "
               ": memref<?x?xi8>, vector<3x2xi8>",
       {six, "2"},
       "undefined: index 2 of dimension 0 is out of bounds"},
      {row,
       PADDING "%s = arith.constant dense<[5, 6, 7]> : vector<3xi8>\n"
               "%k = vector.constant_mask [2] : vector<3xi1>\n"
               "%r = vector.mask %k, %s { vector.transfer_read %m[%i], %p "
               ": memref<?xi8>, vector<3xi8> } : vector<3xi1> -> vector<3xi8>",
       {three, "2"},
       "[3, 9, 7]"},
      // Both masks count.
      {row,
       PADDING "%k = arith.constant dense<[1, 0, 1]> : vector<3xi1>\n"
               "%l = vector.constant_mask [2] : vector<3xi1>\n"
               "%r = vector.mask %l { vector.transfer_read %m[%i], %p, %k "
               ": memref<?xi8>, vector<3xi8> } : vector<3xi1> -> vector<3xi8>",
       {three, "0"},
       "[1, 9, 9]"},
      {"(%m: memref<?xvector<2xi8>>, %i: index) -> vector<3x2xi8>",
       "%p = arith.constant dense<[8, 9]> : vector<2xi8>\n"
       "%r = vector.transfer_read %m[%i], %p "
       ": memref<?xvector<2xi8>>, vector<3x2xi8>",
       {"[[1, 2], [3, 4]]", "0"},
       "[[1, 2], [3, 4], [8, 9]]"},
      {"(%m: memref<i8>) -> vector<1xi8>",
       PADDING "%r = vector.transfer_read %m[], %p {permutation_map = "
               "affine_map<() -> (0)>} : memref<i8>, vector<1xi8>",
       {"7"},
       "[7]"},
      {"(%m: memref<i8>) -> vector<i8>",
       PADDING "%r = vector.transfer_read %m[], %p : memref<i8>, vector<i8>",
       {"7"},
       "7"},
      // Transfers of tensors may be speculated.
      {"(%m: tensor<?xi8>, %i: index) -> vector<2xi8>",
       PADDING "%r = vector.transfer_read %m[%i], %p "
               ": tensor<?xi8>, vector<2xi8>",
       {three, "2"},
       "[3, 9]"},
      {"(%m: tensor<?xi8>, %i: index) -> vector<2xi8>",
       PADDING "%r = vector.transfer_read %m[%i], %p {in_bounds = [true]} "
               ": tensor<?xi8>, vector<2xi8>",
       {three, "2"},
       "undefined: index 3 of dimension 0 is out of bounds, which is 3 long"},
      {"(%m: tensor<?xi8>, %i: index) -> vector<2xi8>",
       "%p = ub.poison : i8\n%j = ub.poison : index\n"
       "%r = vector.transfer_read %m[%j], %p : tensor<?xi8>, vector<2xi8>",
       {three, "2"},
       "undefined: an index is poison"},
  });
#undef PADDING
}

TEST(VectorMemoryRules, TransferWrite) {
  llvm::StringLiteral signature =
      "(%m: memref<2x2xi8>, %v: vector<2xi8>, %i: index) -> vector<2x2xi8>";
#define READ_BACK                                                              \
  "\n%c = arith.constant 0 : index\n"                                          \
  "%r = vector.load %m[%c, %c] : memref<2x2xi8>, vector<2x2xi8>"
  std::string square = "[[1, 2], [3, 4]]", values = "[8, 9]";
  std::string plain = "vector.transfer_write %v, %m[%i, %i] "
                      ": vector<2xi8>, memref<2x2xi8>" READ_BACK;
  checkBodies({
      {signature, plain, {square, values, "0"}, "[[8, 9], [3, 4]]"},
      {signature, plain, {square, values, "1"}, "[[1, 2], [3, 8]]"},
      {signature,
       plain,
       {square, values, "2"},
       "undefined: index 2 of dimension 0 is out of bounds"},
      {signature,
       "vector.transfer_write %v, %m[%i, %i] {permutation_map = "
       "affine_map<(d0, d1) -> (d0)>} "
       ": vector<2xi8>, memref<2x2xi8>" READ_BACK,
       {square, values, "0"},
       "[[8, 2], [9, 4]]"},
      {signature,
       "vector.transfer_write %v, %m[%i, %i] {in_bounds = [true]} "
       ": vector<2xi8>, memref<2x2xi8>" READ_BACK,
       {square, values, "1"},
       "undefined: index 2 of dimension 1 is out of bounds, which is 2 long"},
      // Nothing is promised of lanes that another dimension turns off.
      {"(%m: memref<2x2xi8>, %v: vector<2x2xi8>, %i: index) -> vector<2x2xi8>",
       "%one = arith.constant 1 : index\n"
       "vector.transfer_write %v, %m[%one, %i] {in_bounds = [true, false]} "
       ": vector<2x2xi8>, memref<2x2xi8>" READ_BACK,
       {square, "[[5, 6], [7, 8]]", "2"},
       "[[1, 2], [3, 4]]"},
      {"(%m: memref<2x2xi8>, %v: vector<2x2xi8>, %i: index) -> vector<2x2xi8>",
       "%one = arith.constant 1 : index\n"
       "vector.transfer_write %v, %m[%one, %i] {in_bounds = [true, false]} "
       ": vector<2x2xi8>, memref<2x2xi8>" READ_BACK,
       {square, "[[5, 6], [7, 8]]", "1"},
       "undefined: index 2 of dimension 0 is out of bounds, which is 2 long"},
      {signature,
       "%k = arith.constant dense<[0, 1]> : vector<2xi1>\n"
       "vector.mask %k { vector.transfer_write %v, %m[%i, %i] "
       ": vector<2xi8>, memref<2x2xi8> } : vector<2xi1>" READ_BACK,
       {square, values, "0"},
       "[[1, 9], [3, 4]]"},
      // Also of a lane that is out of bounds.
      {signature,
       "%p = ub.poison : i1\n%one = arith.constant true\n"
       "%k = vector.from_elements %one, %p : vector<2xi1>\n"
       "vector.mask %k { vector.transfer_write %v, %m[%i, %i] "
       ": vector<2xi8>, memref<2x2xi8> } : vector<2xi1>" READ_BACK,
       {square, values, "1"},
       "undefined: the condition is poison"},
      {"(%m: tensor<?x2xi8>, %v: vector<2x2xi8>, %i: index) -> tensor<?x2xi8>",
       "%r = vector.transfer_write %v, %m[%i, %i] "
       ": vector<2x2xi8>, tensor<?x2xi8>",
       {square, "[[5, 6], [7, 8]]", "1"},
       "[[1, 2], [3, 5]]"},
      {"(%m: tensor<?xi8>, %v: vector<2xi8>, %i: index) -> tensor<?xi8>",
       "%r = vector.transfer_write %v, %m[%i] {in_bounds = [true]} "
       ": vector<2xi8>, tensor<?xi8>",
       {"[1, 2]", values, "1"},
       "undefined: index 2 of dimension 0 is out of bounds, which is 2 long"},
      {"(%m: tensor<?xi8>, %v: vector<2xi8>, %i: index) -> tensor<?xi8>",
       "%k = vector.constant_mask [1] : vector<2xi1>\n"
       "%r = vector.mask %k { vector.transfer_write %v, %m[%i] "
       ": vector<2xi8>, tensor<?xi8> } : vector<2xi1> -> tensor<?xi8>",
       {"[1, 2]", values, "0"},
       "[8, 2]"},
      {"(%m: memref<2x2xvector<1xi8>>, %v: vector<2x1xi8>) -> vector<1xi8>",
       "%c = arith.constant 1 : index\n"
       "vector.transfer_write %v, %m[%c, %c] : vector<2x1xi8>, "
       "memref<2x2xvector<1xi8>>\n"
       "%r = vector.load %m[%c, %c] : memref<2x2xvector<1xi8>>, vector<1xi8>",
       {"[[[1], [2]], [[3], [4]]]", "[[5], [6]]"},
       "[5]"},
  });
#undef READ_BACK
}
