// Pairs of functions of which the second is right, and such that are wrong in
// one place, each beside its right neighbour.

#include "verify/run/lowering/Interpreted.h"
#include "Modules.h"
#include <gtest/gtest.h>

using namespace palindrome;

/// The verdict on @f with the signature `type` and one of two bodies, and the
/// reason.
static std::string judge(llvm::StringRef type, llvm::StringRef before,
                         llvm::StringRef after,
                         llvm::StringRef typeAfter = "") {
  LoweringContext context;
  auto parse = [&](llvm::StringRef type, llvm::StringRef body) {
    return context.parse(("func.func @f" + type + " {\n" + body +
                          "\n}\nfunc.func private @printI64(i64)")
                             .str());
  };
  auto source = parse(type, before);
  auto target = parse(typeAfter.empty() ? type : typeAfter, after);
  if (!source || !target)
    return "unreadable";
  lowering::RunOptions options;
  options.runs = 100;
  SettledSymbol symbol =
      lowering::judgeInterpreted(*source, *target, "f", options);
  EXPECT_EQ(symbol.verdict == Verdict::Different,
            symbol.counterexample.has_value());
  return textOf(symbol);
}

TEST(JudgeInterpreted, PoisonIsRefined) {
  constexpr llvm::StringLiteral type = "(%x: i8, %y: i8) -> i8", wraps = R"(
    %s = arith.addi %x, %y : i8
    return %s : i8)",
                                promises = R"(
    %s = arith.addi %y, %x overflow<nsw> : i8
    return %s : i8)";
  EXPECT_EQ(judge(type, promises, wraps), "tested");
  EXPECT_EQ(judge(type, wraps, promises), "different: the result is poison");
  EXPECT_EQ(judge(type, wraps, "return %y : i8"),
            "different: the result differs");
}

TEST(JudgeInterpreted, PoisonThatIsPassed) {
  constexpr llvm::StringLiteral type = "(%c: i1, %d: i1) -> i1", chooses = R"(
    %n = arith.constant false
    %r = arith.select %c, %d, %n : i1
    return %r : i1)",
                                computes = R"(
    %r = arith.andi %c, %d : i1
    return %r : i1)";
  EXPECT_EQ(judge(type, chooses, computes), "different: the result is poison");
  EXPECT_EQ(judge(type, computes, chooses), "tested");
}

TEST(JudgeInterpreted, OtherTypes) {
  constexpr llvm::StringLiteral wide = "(%x: i64) -> i64",
                                halves = "(%x: vector<2xi32>) -> vector<2xi32>";
  EXPECT_EQ(judge(wide, "return %x : i64", "return %x : vector<2xi32>", halves),
            "tested");
  EXPECT_EQ(judge(wide, "return %x : i64", R"(
    %r = vector.shuffle %x, %x [1, 0] : vector<2xi32>, vector<2xi32>
    return %r : vector<2xi32>)",
                  halves),
            "different: the result at element 0 differs");
  EXPECT_EQ(judge("(%x: vector<3xui8>) -> vector<3xui8>",
                  "return %x : vector<3xui8>", "return %x : vector<3xi8>",
                  "(%x: vector<3xi8>) -> vector<3xi8>"),
            "tested");
  EXPECT_EQ(judge(wide, "return %x : i64", "return %x : vector<2xi16>",
                  "(%x: vector<2xi16>) -> vector<2xi16>"),
            "unknown: the type of the function changed");
}

TEST(JudgeInterpreted, UndefinedBehaviour) {
  constexpr llvm::StringLiteral type = "(%x: i32) -> i32", divides = R"(
    %c7 = arith.constant 7 : i32
    %q = arith.divui %c7, %x : i32
    return %x : i32)",
                                same = "return %x : i32";
  EXPECT_EQ(judge(type, divides, same), "tested");
  EXPECT_EQ(judge(type, same, divides),
            "different: the target has undefined behavior: the divisor is 0");
  // Whatever is after undefined behaviour.
  EXPECT_EQ(judge("() -> i32", R"(
    %c0 = arith.constant 0 : i32
    %q = arith.divui %c0, %c0 : i32
    return %q : i32)",
                  "%c1 = arith.constant 1 : i32\nreturn %c1 : i32"),
            "unknown: the only run is undefined: the divisor is 0");
}

TEST(JudgeInterpreted, Aborts) {
  constexpr llvm::StringLiteral type = "(%x: i1)", asserts = R"(
    cf.assert %x, "x"
    return)",
                                same = "return";
  EXPECT_EQ(judge(type, asserts, asserts), "tested");
  EXPECT_EQ(judge(type, asserts, same), "different: the target returns");
  EXPECT_EQ(judge(type, same, asserts),
            "different: the target ends the program: the assertion failed: x");
}

TEST(JudgeInterpreted, MemoryOfArguments) {
  constexpr llvm::StringLiteral type = "(%m: memref<2xi8>, %x: i8)", first = R"(
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    memref.store %x, %m[%c1] : memref<2xi8>
    memref.store %x, %m[%c0] : memref<2xi8>
    return)",
                                second = R"(
    %c1 = arith.constant 1 : index
    memref.store %x, %m[%c1] : memref<2xi8>
    return)",
                                frees = R"(
    memref.dealloc %m : memref<2xi8>
    return)";
  EXPECT_EQ(judge(type, first, first), "tested");
  EXPECT_EQ(judge(type, first, second),
            "different: the memory of argument 1 at element 0 differs");
  EXPECT_EQ(judge(type, second, frees),
            "different: the memory of argument 1 has been freed");
  // A leak is nothing that a caller sees.
  EXPECT_EQ(judge(type, frees, second), "tested");
}

TEST(JudgeInterpreted, MemoryThatIsReturned) {
  constexpr llvm::StringLiteral
      type = "(%m: memref<2xi8>, %x: i8) -> memref<2xi8>",
      fresh = R"(
    %c0 = arith.constant 0 : index
    %n = memref.alloc() : memref<2xi8>
    memref.store %x, %n[%c0] : memref<2xi8>
    return %n : memref<2xi8>)",
      filled = R"(
    %n = memref.alloc() : memref<2xi8>
    linalg.fill ins(%x : i8) outs(%n : memref<2xi8>)
    return %n : memref<2xi8>)",
      freed = R"(
    %n = memref.alloc() : memref<2xi8>
    memref.dealloc %n : memref<2xi8>
    return %n : memref<2xi8>)",
      copied = R"(
    %n = memref.alloc() : memref<2xi8>
    memref.copy %m, %n : memref<2xi8> to memref<2xi8>
    return %n : memref<2xi8>)";
  EXPECT_EQ(judge(type, fresh, filled), "tested");
  EXPECT_EQ(judge(type, filled, fresh),
            "different: the result at element 1 is poison");
  EXPECT_EQ(judge(type, filled, freed), "different: the result has been freed");
  EXPECT_EQ(judge(type, copied, "return %m : memref<2xi8>"),
            "unknown: a result is other memory");
}

TEST(JudgeInterpreted, ListsAndShapes) {
  constexpr llvm::StringLiteral type =
      "(%t: tensor<?xf32>, %z: complex<f32>) -> (tensor<?xf32>, complex<f32>)";
  constexpr llvm::StringLiteral same =
      "return %t, %z : tensor<?xf32>, complex<f32>";
  EXPECT_EQ(judge(type, same, same), "tested");
  EXPECT_EQ(judge(type, same, R"(
    %w = complex.conj %z : complex<f32>
    return %t, %w : tensor<?xf32>, complex<f32>)"),
            "different: result 2 at element 1 differs");
  EXPECT_EQ(judge(type, same, R"(
    %c0 = arith.constant 0 : index
    %e = tensor.empty(%c0) : tensor<?xf32>
    return %e, %z : tensor<?xf32>, complex<f32>)"),
            "different: result 1 has another shape");
}

TEST(JudgeInterpreted, TensorsThatBecomeMemory) {
  constexpr llvm::StringLiteral type =
      "(%t: tensor<?x2xi8>, %i: index, %x: i8) -> tensor<?x2xi8>";
  constexpr llvm::StringLiteral memory =
      "(%t: memref<?x2xi8, strided<[?, ?], offset: ?>>, %i: index, %x: i8) "
      "-> memref<?x2xi8, strided<[?, ?], offset: ?>>";
  constexpr llvm::StringLiteral before = R"(
    %c1 = arith.constant 1 : index
    %r = tensor.insert %x into %t[%i, %c1] : tensor<?x2xi8>
    return %r : tensor<?x2xi8>)";
  auto storing = [](const std::string &dimension) {
    return "%c = arith.constant " + dimension + R"( : index
    memref.store %x, %t[%i, %c] : memref<?x2xi8, strided<[?, ?], offset: ?>>
    return %t : memref<?x2xi8, strided<[?, ?], offset: ?>>)";
  };
  EXPECT_EQ(judge(type, before, storing("1"), memory), "tested");
  EXPECT_TRUE(llvm::StringRef(judge(type, before, storing("0"), memory))
                  .starts_with("different: the result at element "));
  EXPECT_EQ(
      judge("(%t: tensor<1xi8>)", "return", "return", "(%t: memref<1xi16>)"),
      "unknown: the type of the function changed");
}

TEST(JudgeInterpreted, Variables) {
  constexpr llvm::StringLiteral type =
      "(%x: i8, %y: i8) { %r = func.call @g(%x, %y) : (i8, i8) -> i8 return }"
      "memref.global @m : memref<1xi8> = dense<0>"
      "func.func @g(%x: i8, %y: i8) -> i8";
  auto storing = [](const std::string &value) {
    return R"(%c0 = arith.constant 0 : index
    %m = memref.get_global @m : memref<1xi8>
    memref.store )" +
           value + R"(, %m[%c0] : memref<1xi8>
    return %x : i8)";
  };
  EXPECT_EQ(judge(type, storing("%x"), storing("%x")), "tested");
  EXPECT_EQ(judge(type, storing("%x"), storing("%y")),
            "different: @m at element 0 differs");
}

TEST(JudgeInterpreted, Latitude) {
  constexpr llvm::StringLiteral type = "(%x: f32) -> f32", sine = R"(
    %s = math.sin %x : f32
    return %s : f32)",
                                same = "return %x : f32";
  EXPECT_EQ(judge(type, sine, sine), "tested");
  EXPECT_EQ(judge("() -> f32", "%x = arith.constant 1.0 : f32" + sine.str(),
                  "%x = arith.constant 1.0 : f32\n" + same.str()),
            "unknown: the documents allow several results");
  // No flag, no latitude; nobody says which NaN it is.
  constexpr llvm::StringLiteral twice = R"(
    %s = arith.negf %x : f32
    %t = arith.negf %s : f32
    return %t : f32)";
  EXPECT_EQ(judge(type, same, twice), "tested");
}

TEST(JudgeInterpreted, Addresses) {
  constexpr llvm::StringLiteral type = "() -> index", one = R"(
    %m = memref.alloc() : memref<4xi8>
    %p = memref.extract_aligned_pointer_as_index %m : memref<4xi8> -> index
    return %p : index)",
                                other = R"(
    %n = memref.alloc() : memref<64xi8>
    %m = memref.alloc() : memref<4xi8>
    %p = memref.extract_aligned_pointer_as_index %m : memref<4xi8> -> index
    return %p : index)";
  EXPECT_EQ(judge(type, one, other),
            "unknown: the documents allow several results");
}

TEST(JudgeInterpreted, Output) {
  constexpr llvm::StringLiteral type = "(%x: i64)", prints = R"(
    call @printI64(%x) : (i64) -> ()
    return)",
                                twice = R"(
    call @printI64(%x) : (i64) -> ()
    call @printI64(%x) : (i64) -> ()
    return)";
  EXPECT_EQ(judge(type, prints, prints), "tested");
  EXPECT_EQ(judge(type, prints, twice), "different: the output differs");
}

TEST(JudgeInterpreted, OpsWithoutRules) {
  constexpr llvm::StringLiteral type = "(%x: i32) -> i32", known = R"(
    return %x : i32)",
                                other = R"(
    %y = llvm.add %x, %x : i32
    return %y : i32)";
  EXPECT_EQ(judge(type, other, known),
            "unknown: there is no rule for 'llvm.add'");
  EXPECT_EQ(judge(type, known, other),
            "unknown: after the pass: there is no rule for 'llvm.add'");
}
