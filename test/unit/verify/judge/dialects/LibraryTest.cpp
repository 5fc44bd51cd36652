// Functions of MLIR's runner libraries.

#include "Runs.h"
#include <gtest/gtest.h>

using namespace palindrome::dialects;

/// What @`name` prints for the value of `type` that is passed to it, without
/// the address.
static std::string printByLibrary(llvm::StringRef name, llvm::StringRef type,
                                  const std::string &value) {
  std::string text = run(("func.func private @" + name + "(" + type +
                          ")\nfunc.func @f(%m: " + type + ") {\ncall @" + name +
                          "(%m) : (" + type + ") -> ()\nreturn\n}")
                             .str(),
                         {value});
  size_t at = text.find("0x"), end = text.find(' ', at);
  return at == std::string::npos ? text : text.replace(at, end - at, "ADDRESS");
}

TEST(RunnerLibraries, PrintMemRefs) {
  EXPECT_EQ(printByLibrary("printMemrefF32", "memref<*xf32>",
                           "[[1.5, -0.0, 1e20], [nan, 123456789.0, 0.1]]"),
            "Unranked Memref base@ = ADDRESS rank = 2 offset = 0 sizes = [2, "
            "3] strides = [3, 1] data = \n"
            "[[1.5,   -0,   1e+20], \n [nan,   1.23457e+08,   0.1]]");
  EXPECT_EQ(printByLibrary("printMemrefI32", "memref<*xi32>",
                           "[[[1, 2], [3, -4]], [[5, 6], [7, 8]]]"),
            "Unranked Memref base@ = ADDRESS rank = 3 offset = 0 sizes = [2, "
            "2, 2] strides = [4, 2, 1] data = \n"
            "[[[1,    2], \n  [3,    -4]], \n [[5,    6], \n  [7,    8]]]");
  EXPECT_EQ(printByLibrary("printMemrefF64", "tensor<*xf64>", "2.0"),
            "Unranked Memref base@ = ADDRESS rank = 0 offset = 0 sizes = [] "
            "strides = [] data = \n[2]");
  EXPECT_EQ(printByLibrary("printMemref1dI8", "memref<?xi8>", "[65, 66]"),
            "Memref base@ = ADDRESS rank = 1 offset = 0 sizes = [2] strides = "
            "[1] data = \n[A,  B]");
  EXPECT_EQ(
      printByLibrary("_mlir_ciface_printMemrefBF16", "memref<*xbf16>", "[0.1]"),
      "Unranked Memref base@ = ADDRESS rank = 1 offset = 0 sizes = [1] "
      "strides = [1] data = \n[0.100098]");
  EXPECT_EQ(
      printByLibrary("printMemrefC32", "memref<*xcomplex<f32>>", "[{1.5, -1}]"),
      "Unranked Memref base@ = ADDRESS rank = 1 offset = 0 sizes = [1] "
      "strides = [1] data = \n[(1.5,-1)]");
  EXPECT_EQ(printByLibrary("printMemrefInd", "memref<*xindex>", "[-1]"),
            "Unranked Memref base@ = ADDRESS rank = 1 offset = 0 sizes = [1] "
            "strides = [1] data = \n[18446744073709551615]");
  EXPECT_EQ(printByLibrary("printMemrefShapeI64", "memref<*xi64>", "[-1]"),
            "Unranked Memref base@ = ADDRESS rank = 1 offset = 0 sizes = [1] "
            "strides = [1]");
  EXPECT_EQ(
      printByLibrary("printMemrefVector4x4xf32", "memref<?x?xvector<4x4xf32>>",
                     "[[[[1, 2, 3, 4], [5, 6, 7, 8], [1, 2, 3, 4], [5, 6, 7, "
                     "8]]]]"),
      "Memref base@ = ADDRESS rank = 2 offset = 0 sizes = [1, 1] strides "
      "= [1, 1] data = \n"
      "[[((1, 2, 3, 4),   (5, 6, 7, 8),   (1, 2, 3, 4),  (5, 6, 7, "
      "8))]]");
  EXPECT_EQ(printByLibrary("printMemrefI32",
                           "memref<4xi32, affine_map<(i) -> (i mod 2, i "
                           "floordiv 2)>>",
                           "[1, 2, 3, 4]"),
            "unsupported: the libraries know memrefs with strides alone");
  EXPECT_EQ(printByLibrary("printMemref2dF64", "memref<?x?xf64>", "[[1]]"),
            "unsupported: @printMemref2dF64 is declared and not defined, and "
            "no function of MLIR's runner libraries");
}

TEST(RunnerLibraries, PoisonIsNotPrinted) {
  EXPECT_EQ(run(R"(
    func.func private @printMemrefF32(memref<*xf32>)
    func.func @f() {
      %m = memref.alloc() : memref<f32>
      %u = memref.cast %m : memref<f32> to memref<*xf32>
      call @printMemrefF32(%u) : (memref<*xf32>) -> ()
      return
    })"),
            "undefined: a function of the runner libraries reads poison");
}

TEST(RunnerLibraries, CompareMemRefs) {
  auto compare = [](llvm::StringRef element, const char *left,
                    const char *right) {
    std::string type = ("memref<*x" + element + ">").str();
    llvm::StringRef suffix = element == "f32" ? "F32" : "I8";
    return run(("func.func private @verifyMemRef" + suffix + "(" + type + ", " +
                type + ") -> i64\nfunc.func @f(%a: " + type + ", %b: " + type +
                ") -> i64 {\n%r = call @verifyMemRef" + suffix +
                "(%a, %b) : (" + type + ", " + type +
                ") -> i64\nreturn %r : i64\n}")
                   .str(),
               {left, right});
  };
  EXPECT_EQ(compare("i8", "[1, 2, 3]", "[1, 3, 2]"), "2");
  EXPECT_EQ(compare("i8", "[1, 2]", "[[1, 2]]"), "-1");
  EXPECT_EQ(compare("f32", "[1.0, nan, 1.0]", "[1.0000001, nan, 1.00001]"),
            "2");
}

TEST(RunnerLibraries, SortAndClocks) {
  EXPECT_EQ(run(R"(
    func.func private @stdSortF32(i64, memref<?xf32>)
    func.func @f(%n: i64, %m: memref<?xf32>) -> memref<?xf32> {
      call @stdSortF32(%n, %m) : (i64, memref<?xf32>) -> ()
      return %m : memref<?xf32>
    })",
                {"3", "[3.0, -2.0, 1.0, 0.0]"}),
            "[-2, 1, 3, 0]");
  EXPECT_EQ(run(R"(
    func.func private @rtclock() -> f64
    func.func private @nanoTime() -> i64
    func.func private @printFlops(f64)
    func.func private @putchar(i32) -> i32
    func.func @f() -> i32 {
      %t = call @rtclock() : () -> f64
      %n = call @nanoTime() : () -> i64
      call @printFlops(%t) : (f64) -> ()
      %c = arith.constant 65 : i32
      %r = call @putchar(%c) : (i32) -> i32
      return %r : i32
    })"),
            "A65");
}
