// Sign and payload of a NaN are open, where something depends on them.

#include "Runs.h"
#include <gtest/gtest.h>

using namespace palindrome::dialects;

/// Whether the result of `body` with `argument` is open.
static bool isOpen(llvm::StringRef signature, llvm::StringRef body,
                   const char *argument) {
  bool hasLatitude = false;
  std::string result = runBody(signature, body, {argument}, {}, &hasLatitude);
  EXPECT_TRUE(result.find(':') == std::string::npos) << result;
  return hasLatitude;
}

TEST(NaNs, BitsAreOpenWhereTheyAreTakenForAnotherType) {
  struct {
    const char *signature, *body;
  } cases[] = {
      {"(%x: vector<2xf32>) -> vector<4xi16>",
       "%r = vector.bitcast %x : vector<2xf32> to vector<4xi16>"},
      {"(%x: tensor<2xf32>) -> tensor<2xi32>",
       "%r = tensor.bitcast %x : tensor<2xf32> to tensor<2xi32>"},
      {"(%x: vector<2xf32>) -> i64",
       "%a = vector.extract %x[0] : f32 from vector<2xf32>\n"
       "%b = vector.extract %x[1] : f32 from vector<2xf32>\n"
       "%c = complex.create %a, %b : complex<f32>\n"
       "%r = complex.bitcast %c : complex<f32> to i64"},
      {"(%x: vector<2xf32>) -> vector<2xf32>",
       "%c = arith.constant dense<1.0> : vector<2xf32>\n"
       "%r = math.copysign %c, %x : vector<2xf32>"},
      // What is stored as a number is read as bytes, or as another one.
      {"(%x: vector<2xf32>) -> memref<8xi8>",
       "%r = memref.alloc() : memref<8xi8>\n"
       "%c0 = arith.constant 0 : index\n"
       "%v = memref.view %r[%c0][] : memref<8xi8> to memref<2xf32>\n"
       "vector.store %x, %v[%c0] : memref<2xf32>, vector<2xf32>"},
      {"(%x: memref<2xf32>) -> vector<2xi32>",
       "%c0 = arith.constant 0 : index\n"
       "%i = arith.bitcast %x : memref<2xf32> to memref<2xi32>\n"
       "%r = vector.load %i[%c0] : memref<2xi32>, vector<2xi32>"},
  };
  for (const auto &test : cases) {
    EXPECT_TRUE(isOpen(test.signature, test.body, "[1, nan]")) << test.body;
    EXPECT_FALSE(isOpen(test.signature, test.body, "[1, inf]")) << test.body;
  }
}

TEST(NaNs, BitsStayWhereTheyAre) {
  for (const char *body : {
           "%r = vector.bitcast %x : vector<2xf32> to vector<2xf32>",
           "%c0 = arith.constant 0 : index\n"
           "%m = memref.alloc() : memref<2xf32>\n"
           "vector.store %x, %m[%c0] : memref<2xf32>, vector<2xf32>\n"
           "%r = vector.load %m[%c0] : memref<2xf32>, vector<2xf32>",
       })
    EXPECT_FALSE(
        isOpen("(%x: vector<2xf32>) -> vector<2xf32>", body, "[1, nan]"))
        << body;
}

TEST(NaNs, TheirSignIsPrinted) {
  constexpr llvm::StringLiteral module = R"(
    func.func private @printF32(f32)
    func.func @f(%x: f32) {
      call @printF32(%x) : (f32) -> ()
      return
    })";
  bool hasLatitude = false;
  EXPECT_EQ(run(module, {"inf"}, {}, &hasLatitude), "inf");
  EXPECT_FALSE(hasLatitude);
  EXPECT_EQ(run(module, {"nan"}, {}, &hasLatitude), "nan");
  EXPECT_TRUE(hasLatitude);
}
