// The `bufferization` dialect: tensors and memory.

#include "Runs.h"
#include <gtest/gtest.h>

using namespace palindrome::dialects;

TEST(BufferizationRules, TensorsThatAreAllocated) {
  EXPECT_EQ(runBody("(%n: index) -> tensor<?xi8>", R"(
    %r = bufferization.alloc_tensor(%n) : tensor<?xi8>)",
                    {"2"}),
            "[poison, poison]");
  EXPECT_EQ(runBody("(%t: tensor<?xi8>) -> tensor<?xi8>", R"(
    %r = bufferization.alloc_tensor() copy(%t) : tensor<?xi8>
    bufferization.dealloc_tensor %t : tensor<?xi8>)",
                    {"[1, 2]"}),
            "[1, 2]");
}

TEST(BufferizationRules, TensorsMayBeWritable) {
  auto hasLatitude = [](llvm::StringRef flag) {
    bool hasLatitude = false;
    runBody("(%m: memref<1xi8>) -> tensor<1xi8>",
            ("%r = bufferization.to_tensor %m " + flag +
             " : memref<1xi8> to tensor<1xi8>")
                .str(),
            {"[7]"}, {}, &hasLatitude);
    return hasLatitude;
  };
  EXPECT_FALSE(hasLatitude("restrict"));
  EXPECT_TRUE(hasLatitude("restrict writable"));
}

TEST(BufferizationRules, TensorsAreWhatMemoryHoldsThen) {
  // The memory is changed between the two tensors.
  EXPECT_EQ(
      runBody("(%m: memref<2xi8, strided<[2], offset: 1>>, %u: tensor<2xi8>) "
              "-> (tensor<2xi8>)",
              R"(
    %t = bufferization.to_tensor %m
      : memref<2xi8, strided<[2], offset: 1>> to tensor<2xi8>
    bufferization.materialize_in_destination %u in writable %m
      : (tensor<2xi8>, memref<2xi8, strided<[2], offset: 1>>) -> ()
    %v = bufferization.to_tensor %m
      : memref<2xi8, strided<[2], offset: 1>> to tensor<2xi8>
    %r = arith.addi %t, %v : tensor<2xi8>)",
              {"[1, 2]", "[10, 20]"}),
      "[11, 22]");
  EXPECT_EQ(runBody("(%t: tensor<?xi8>, %u: tensor<?xi8>) -> tensor<?xi8>", R"(
    %r = bufferization.materialize_in_destination %t in %u
      : (tensor<?xi8>, tensor<?xi8>) -> tensor<?xi8>)",
                    {"[1, 2]", "[3]"}),
            "undefined: the source and the destination are of different sizes: "
            "[2] and [1]");
  EXPECT_EQ(runBody("(%t: tensor<1x2xi8>) -> memref<1x2xi8, strided<[5, 2]>>",
                    R"(
    %r = bufferization.to_buffer %t
      : tensor<1x2xi8> to memref<1x2xi8, strided<[5, 2]>>)",
                    {"[[1, 2]]"}),
            "[[1, 2]]");
  EXPECT_EQ(runBody("(%t: tensor<1xi8>) -> tensor<1xi8>", R"(
    %m = bufferization.to_buffer %t read_only : tensor<1xi8> to memref<1xi8>
    bufferization.materialize_in_destination %t in writable %m
      : (tensor<1xi8>, memref<1xi8>) -> ()
    %r = bufferization.to_tensor %m : memref<1xi8> to tensor<1xi8>)",
                    {"[1]"}),
            "undefined: the memory is constant");
}

TEST(BufferizationRules, DeallocatesWhatIsOwnedAndNotRetained) {
  constexpr llvm::StringLiteral signature =
      "(%t: tensor<1xi8>, %a: i1, %b: i1) -> ";
  constexpr llvm::StringLiteral memory = R"(
    %m = bufferization.to_buffer %t : tensor<1xi8> to memref<1xi8>
    %c = bufferization.clone %m : memref<1xi8> to memref<1xi8>)";
  auto run = [&](llvm::StringRef result, llvm::StringRef body) {
    return runBody((signature + result).str(), (memory + body).str(),
                   {"[7]", "1", "0"});
  };
  // %m is retained under another name, %c is freed, and not a second time.
  EXPECT_EQ(run("tensor<1xi8>", R"(
    %o = bufferization.dealloc (%m, %c, %c
      : memref<1xi8>, memref<1xi8>, memref<1xi8>) if (%a, %a, %a)
      retain (%m : memref<1xi8>)
    %r = bufferization.to_tensor %m : memref<1xi8> to tensor<1xi8>)"),
            "[7]");
  EXPECT_EQ(run("tensor<1xi8>", R"(
    bufferization.dealloc (%c : memref<1xi8>) if (%b)
    %r = bufferization.to_tensor %c : memref<1xi8> to tensor<1xi8>)"),
            "[7]");
  EXPECT_EQ(run("tensor<1xi8>", R"(
    bufferization.dealloc (%c, %c : memref<1xi8>, memref<1xi8>) if (%a, %a)
    %r = bufferization.to_tensor %c : memref<1xi8> to tensor<1xi8>)"),
            "undefined: the memory has been freed");
  EXPECT_EQ(run("i1", R"(
    %r = bufferization.dealloc (%m, %c : memref<1xi8>, memref<1xi8>)
      if (%b, %a) retain (%m : memref<1xi8>))"),
            "false");
  EXPECT_EQ(run("i1", R"(
    %r = bufferization.dealloc (%m, %c : memref<1xi8>, memref<1xi8>)
      if (%b, %a) retain (%c : memref<1xi8>))"),
            "true");
}
