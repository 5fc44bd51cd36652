// Affine maps, and the loops and accesses that use them.

#include "Runs.h"
#include <gtest/gtest.h>

using namespace palindrome::dialects;

static std::string applyToIndex(llvm::StringRef expression,
                                const std::string &operand) {
  return runBody(
      "(%x: index) -> index",
      ("%r = affine.apply affine_map<(d) -> (" + expression + ")>(%x)").str(),
      {operand});
}

TEST(AffineRules, DivisionRoundsExactly) {
  constexpr const char *smallest = "-9223372036854775808";
  constexpr const char *largest = "9223372036854775807";
  EXPECT_EQ(applyToIndex("d floordiv 4", "-5"), "-2");
  EXPECT_EQ(applyToIndex("d floordiv 4", "5"), "1");
  EXPECT_EQ(applyToIndex("d floordiv 4", "-4"), "-1");
  EXPECT_EQ(applyToIndex("d ceildiv 4", "-5"), "-1");
  EXPECT_EQ(applyToIndex("d ceildiv 4", "5"), "2");
  EXPECT_EQ(applyToIndex("d mod 4", "-5"), "3");
  EXPECT_EQ(applyToIndex("d mod 4", "-8"), "0");
  EXPECT_EQ(applyToIndex("d ceildiv 16", smallest), "-576460752303423488");
  EXPECT_EQ(applyToIndex("d floordiv 3", smallest), "-3074457345618258603");
  EXPECT_EQ(applyToIndex("d ceildiv 3", smallest), "-3074457345618258602");
  EXPECT_EQ(applyToIndex("d mod 3", smallest), "1");
  EXPECT_EQ(applyToIndex("d ceildiv 16", largest), "576460752303423488");
  EXPECT_EQ(applyToIndex("d mod 9223372036854775807", smallest),
            "9223372036854775806");
}

TEST(AffineRules, OverflowAndDivisorsThatAreNotPositiveAreUndefined) {
  EXPECT_EQ(applyToIndex("d + 1", "9223372036854775806"),
            "9223372036854775807");
  for (const char *expression : {"d + 1", "d * 2"})
    EXPECT_EQ(applyToIndex(expression, "9223372036854775807"),
              "undefined: the arithmetic of an index overflows");
  auto divide = [](llvm::StringRef divisor) {
    return runBody("(%x: index, %s: index) -> index",
                   "%r = affine.apply affine_map<(d)[s] -> (d mod s + d "
                   "floordiv s + d ceildiv s)>(%x)[%s]",
                   {"7", divisor.str()});
  };
  EXPECT_EQ(divide("4"), "6");
  EXPECT_EQ(divide("0"), "undefined: a divisor of indices is not positive: 0");
  EXPECT_EQ(divide("-4"),
            "undefined: a divisor of indices is not positive: -4");
  EXPECT_EQ(runBody("(%x: index) -> index",
                    "%p = ub.poison : index\n"
                    "%r = affine.max affine_map<(d) -> (d, 1)>(%p)",
                    {"1"}),
            "undefined: an operand of the map is poison");
}

TEST(AffineRules, TheOrderOfSumsIsOpen) {
  auto isOpen = [](const char *operand) {
    bool hasLatitude = false;
    // 2 * (s + t) has the same meaning as 2 * s + 2 * t.
    EXPECT_EQ(runBody("(%x: index, %y: index) -> index",
                      "%r = affine.apply affine_map<()[s, t] -> "
                      "(((s floordiv 2) * t + s floordiv 2) * 2)>()[%x, %y]",
                      {operand, "-1"}, {}, &hasLatitude),
              "0");
    return hasLatitude;
  };
  EXPECT_FALSE(isOpen("2305843009213693952"));
  EXPECT_TRUE(isOpen("-9223372036854775808"));
  bool hasLatitude = false;
  EXPECT_EQ(runBody("(%x: index) -> index",
                    "%r = affine.apply affine_map<(d) -> (d)>(%x)",
                    {"-9223372036854775808"}, {}, &hasLatitude),
            "-9223372036854775808");
  EXPECT_FALSE(hasLatitude);
}

TEST(AffineRules, MinAndMaxOfSeveralResults) {
  llvm::StringRef signature = "(%x: index, %s: index) -> index";
  llvm::StringRef map = " affine_map<(d)[s] -> (d - 3, s, -d)>(%x)[%s]";
  auto of = [&](llvm::StringRef op) {
    return runBody(signature, ("%r = affine." + op + map).str(), {"2", "1"});
  };
  EXPECT_EQ(of("min"), "-2");
  EXPECT_EQ(of("max"), "1");
}

TEST(AffineRules, LoopsCountBetweenTheirBounds) {
  constexpr const char *body = R"(
    %zero = arith.constant 0 : index
    %r = affine.for %i = max affine_map<(d) -> (d, 2)>(%low) to min affine_map<(d) -> (d, 10)>(%high) step 3 iter_args(%last = %zero) -> index {
      %next = affine.apply affine_map<(a, b) -> (a * 100 + b)>(%last, %i)
      affine.yield %next : index
    })";
  auto loop = [&](const char *low, const char *high) {
    return runBody("(%low: index, %high: index) -> index", body, {low, high});
  };
  EXPECT_EQ(loop("0", "9"), "20508");
  EXPECT_EQ(loop("3", "20"), "30609");
  EXPECT_EQ(loop("12", "20"), "0");
  // The step after the last one is no number of `index`.
  EXPECT_EQ(runBody("(%low: index, %high: index) -> index", R"(
    %r = affine.for %i = %low to %high step 4 iter_args(%last = %low) -> index {
      affine.yield %i : index
    })",
                    {"9223372036854775800", "9223372036854775807"}),
            "9223372036854775804");
}

TEST(AffineRules, IfTakesAConjunction) {
  constexpr const char *body = R"(
    %one = arith.constant 1 : i8
    %two = arith.constant 2 : i8
    %r = affine.if affine_set<(d)[s] : (d - s >= 0, d mod 2 == 0)>(%x)[%s] -> i8 {
      affine.yield %one : i8
    } else {
      affine.yield %two : i8
    })";
  auto choose = [&](const char *x, const char *s) {
    return runBody("(%x: index, %s: index) -> i8", body, {x, s});
  };
  EXPECT_EQ(choose("4", "4"), "1");
  EXPECT_EQ(choose("5", "4"), "2");
  EXPECT_EQ(choose("4", "5"), "2");
}

TEST(AffineRules, ParallelLoopsReduce) {
  auto reduce = [](llvm::StringRef kind, llvm::StringRef type,
                   llvm::StringRef high, llvm::StringRef list) {
    return runBody(("(%m: memref<3x" + type + ">, %n: index) -> " + type).str(),
                   ("%r = affine.parallel (%i, %j) = (0, 0) to (min(%n, 3), "
                    "1) step (2, 1) reduce (\"" +
                    kind + "\") -> " + type +
                    " {\n%x = affine.load %m[%i + %j] : memref<3x" + type +
                    ">\naffine.yield %x : " + type + "\n}")
                       .str(),
                   {list.str(), high.str()});
  };
  EXPECT_EQ(reduce("addi", "i8", "9", "[1, 2, 3]"), "4");
  EXPECT_EQ(reduce("addi", "i8", "2", "[1, 2, 3]"), "1");
  EXPECT_EQ(reduce("muli", "i8", "9", "[100, 2, 3]"), "44");
  EXPECT_EQ(reduce("maxs", "si8", "9", "[-1, 2, -3]"), "-1");
  EXPECT_EQ(reduce("assign", "i8", "1", "[-1, 2, -3]"), "-1");
  EXPECT_EQ(reduce("assign", "i8", "9", "[-1, 2, -3]"), "poison");
  EXPECT_EQ(reduce("addf", "f16", "9", "[1.0, 2.0, 0.5]"), "1.5");
  EXPECT_EQ(reduce("maximumf", "f16", "9", "[1.0, 2.0, nan]"), "nan");
  // No iteration: what does not change any other value.
  struct Neutral {
    const char *kind, *type, *value;
  };
  for (const Neutral &neutral :
       std::initializer_list<Neutral>{{"addi", "i8", "0"},
                                      {"muli", "i8", "1"},
                                      {"ori", "i8", "0"},
                                      {"andi", "i8", "-1"},
                                      {"maxs", "si8", "-128"},
                                      {"mins", "si8", "127"},
                                      {"maxu", "ui8", "0"},
                                      {"minu", "ui8", "-1"},
                                      {"addf", "f32", "0"},
                                      {"mulf", "f32", "1"},
                                      {"maximumf", "f32", "-inf"},
                                      {"minimumf", "f32", "inf"},
                                      {"assign", "i8", "poison"}})
    EXPECT_EQ(reduce(neutral.kind, neutral.type, "0", "[1, 2, 3]"),
              neutral.value)
        << neutral.kind;
}

TEST(AffineRules, AccessesAreByMaps) {
  constexpr const char *matrix = "[[1, 2, 3], [4, 5, 6]]";
  auto access = [&](llvm::StringRef result, llvm::StringRef body) {
    return runBody(("(%m: memref<2x3xi8>, %i: index) -> " + result).str(), body,
                   {matrix, "1"});
  };
  EXPECT_EQ(access("i8", "affine.prefetch %m[%i, %i + 7], read, locality<3>, "
                         "data : memref<2x3xi8>\n"
                         "%r = affine.load %m[%i - 1, 2 * symbol(%i)] : "
                         "memref<2x3xi8>"),
            "3");
  EXPECT_EQ(access("i8", "%r = affine.load %m[%i, %i + 2] : memref<2x3xi8>"),
            "undefined: index 3 of dimension 1 is out of bounds, which is 3 "
            "long");
  EXPECT_EQ(access("vector<2x2xi8>", "%r = affine.vector_load %m[%i - 1, %i] : "
                                     "memref<2x3xi8>, vector<2x2xi8>"),
            "[[2, 3], [5, 6]]");
  EXPECT_EQ(access("vector<2xi8>", "%r = affine.vector_load %m[0, %i + 1] : "
                                   "memref<2x3xi8>, vector<2xi8>"),
            "undefined: index 3 of dimension 1 is out of bounds, which is 3 "
            "long");
  EXPECT_EQ(access("memref<2x3xi8>", R"(
    %v = arith.constant dense<[8, 9]> : vector<2xi8>
    affine.vector_store %v, %m[0, %i] : memref<2x3xi8>, vector<2xi8>
    %x = arith.constant 7 : i8
    affine.store %x, %m[%i, 0] : memref<2x3xi8>
    %r = memref.cast %m : memref<2x3xi8> to memref<2x3xi8>)"),
            "[[1, 8, 9], [7, 5, 6]]");
  EXPECT_EQ(access("memref<3xi8, 1>", R"(
    %r = memref.alloc() : memref<3xi8, 1>
    %tag = memref.alloc() : memref<1xi32>
    %n = arith.constant 2 : index
    affine.dma_start %m[%i - 1, %i + 1], %r[%i], %tag[0], %n : memref<2x3xi8>, memref<3xi8, 1>, memref<1xi32>
    affine.dma_wait %tag[0], %n : memref<1xi32>)"),
            "[poison, 3, 4]");
}

TEST(AffineRules, IndicesAsDigits) {
  llvm::StringRef signature = "(%x: index, %b: index) -> index";
  bool hasLatitude = false;
  auto split = [&](llvm::StringRef into, const char *x, const char *b) {
    return runBody(signature,
                   ("%d:3 = affine.delinearize_index %x into " + into +
                    " : index, index, index\n"
                    "%r = affine.linearize_index [%d#0, %d#1, %d#2] by (1000, "
                    "1000) : index")
                       .str(),
                   {x, b}, {}, &hasLatitude);
  };
  EXPECT_EQ(split("(%b, 3, 5)", "37", "4"), "2001002");
  EXPECT_EQ(split("(%b, 5)", "37", "3"), "2001002");
  EXPECT_FALSE(hasLatitude);
  // The bound of the first digit takes no part, but folds may use it.
  EXPECT_EQ(split("(%b, 3, 5)", "37", "1"), "2001002");
  EXPECT_TRUE(hasLatitude);
  // Towards negative infinity: -1 * 15 + 2 * 5 + 4.
  EXPECT_EQ(split("(%b, 5)", "-1", "3"), "-997996");
  EXPECT_EQ(split("(%b, 5)", "37", "0"),
            "undefined: a member of the basis is not positive: 0");
  EXPECT_EQ(split("(%b, 3, 5)", "37", "4611686018427387904"),
            "undefined: the arithmetic of an index overflows");
  auto join = [&](llvm::StringRef op, const char *x, const char *b) {
    return runBody(signature,
                   ("%c2 = arith.constant 2 : index\n"
                    "%r = affine.linearize_index " +
                    op + " : index")
                       .str(),
                   {x, b});
  };
  EXPECT_EQ(join("[%x, %c2] by (%b, 5)", "7", "4"), "37");
  EXPECT_EQ(join("[%c2, %x] by (%b)", "7", "4"), "15");
  EXPECT_EQ(join("disjoint [%x, %c2] by (4, %b)", "-7", "5"), "-33");
  EXPECT_EQ(join("disjoint [%c2, %x] by (%b)", "7", "4"),
            "undefined: index 7 is not within the basis, though `disjoint`");
  EXPECT_EQ(join("[%x, %c2] by (%b)", "4611686018427387904", "4"),
            "undefined: the arithmetic of an index overflows");
}
