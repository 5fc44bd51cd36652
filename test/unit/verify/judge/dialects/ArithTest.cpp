// Integers of `arith` and `index`, choices, and conversions of integers.

#include "Runs.h"
#include <gtest/gtest.h>

using namespace palindrome::dialects;

namespace {
/// An op on values of one type, and its result.
struct Case {
  const char *op;
  const char *type;
  std::vector<std::string> operands;
  const char *expected;
};
} // namespace

static std::string run(const Case &test) {
  std::string type = test.type;
  std::string body = "%r = " + insertOperands(test.op, "%a, %b");
  if (llvm::StringRef(test.op).starts_with("arith."))
    body += " : " + type;
  return runBody("(%a: " + type + ", %b: " + type + ") -> " + type, body,
                 test.operands);
}

TEST(ArithRules, IntegersOfTwoOperands) {
  const Case cases[] = {
      {"arith.addi", "i8", {"127", "1"}, "-128"},
      {"arith.addi overflow<nsw>", "i8", {"127", "1"}, "poison"},
      {"arith.addi overflow<nuw>", "i8", {"127", "1"}, "-128"},
      {"arith.addi overflow<nuw>", "i8", {"-1", "1"}, "poison"},
      {"arith.addi overflow<nsw>", "i8", {"-1", "1"}, "0"},
      {"arith.addi overflow<nsw>", "i1", {"true", "true"}, "poison"},
      {"arith.subi", "i8", {"-128", "1"}, "127"},
      {"arith.subi overflow<nsw>", "i8", {"-128", "1"}, "poison"},
      {"arith.subi overflow<nuw>", "i8", {"0", "1"}, "poison"},
      {"arith.subi overflow<nsw, nuw>", "i8", {"5", "5"}, "0"},
      {"arith.muli", "i24", {"4096", "4096"}, "0"},
      {"arith.muli overflow<nsw>", "i8", {"-128", "-1"}, "poison"},
      {"arith.muli overflow<nsw>", "i8", {"-16", "8"}, "-128"},
      {"arith.muli overflow<nuw>", "i8", {"-16", "8"}, "poison"},
      {"arith.muli overflow<nuw>", "i8", {"15", "17"}, "-1"},
      {"arith.divsi", "i8", {"7", "-2"}, "-3"},
      {"arith.divsi", "i8", {"7", "0"}, "undefined: the divisor is 0"},
      {"arith.divsi",
       "i8",
       {"-128", "-1"},
       "undefined: the quotient is too large for its type"},
      {"arith.divsi",
       "i1",
       {"true", "true"},
       "undefined: the quotient is too large for its type"},
      {"arith.divsi exact", "i8", {"7", "-2"}, "poison"},
      {"arith.divsi exact", "i8", {"8", "-2"}, "-4"},
      {"arith.divui", "i16", {"6", "-2"}, "0"},
      {"arith.divui exact", "i16", {"6", "-2"}, "poison"},
      {"arith.divui", "i16", {"6", "0"}, "undefined: the divisor is 0"},
      {"arith.ceildivui", "i16", {"6", "-2"}, "1"},
      {"arith.ceildivui", "i8", {"-1", "1"}, "-1"},
      {"arith.ceildivui", "i8", {"0", "3"}, "0"},
      {"arith.ceildivui", "i8", {"1", "0"}, "undefined: the divisor is 0"},
      {"arith.ceildivsi", "i8", {"7", "-2"}, "-3"},
      {"arith.ceildivsi", "i8", {"7", "2"}, "4"},
      {"arith.ceildivsi", "i8", {"-7", "-2"}, "4"},
      {"arith.ceildivsi", "i8", {"-128", "2"}, "-64"},
      {"arith.ceildivsi", "i8", {"-128", "127"}, "-1"},
      {"arith.ceildivsi", "i8", {"1", "0"}, "undefined: the divisor is 0"},
      {"arith.ceildivsi",
       "i8",
       {"-128", "-1"},
       "undefined: the quotient is too large for its type"},
      {"arith.floordivsi", "i8", {"5", "-2"}, "-3"},
      {"arith.floordivsi", "i8", {"-5", "-2"}, "2"},
      {"arith.floordivsi", "i8", {"-128", "127"}, "-2"},
      {"arith.floordivsi", "i8", {"1", "-128"}, "-1"},
      {"arith.floordivsi", "i8", {"-127", "-1"}, "127"},
      {"arith.floordivsi", "i8", {"1", "0"}, "undefined: the divisor is 0"},
      {"arith.remsi", "i8", {"-7", "2"}, "-1"},
      {"arith.remsi", "i8", {"7", "-2"}, "1"},
      {"arith.remsi",
       "i8",
       {"-128", "-1"},
       "undefined: the quotient is too large for its type"},
      {"arith.remsi", "i8", {"7", "0"}, "undefined: the divisor is 0"},
      {"arith.remui", "i16", {"6", "-2"}, "6"},
      {"arith.remui", "i16", {"6", "0"}, "undefined: the divisor is 0"},
      {"arith.andi", "i8", {"12", "10"}, "8"},
      {"arith.ori", "i8", {"12", "10"}, "14"},
      {"arith.xori", "i8", {"12", "10"}, "6"},
      {"arith.shli", "i8", {"5", "3"}, "40"},
      {"arith.shli", "i8", {"1", "8"}, "poison"},
      {"arith.shli", "i8", {"1", "-1"}, "poison"},
      {"arith.shli", "i4", {"1", "3"}, "-8"},
      {"arith.shli overflow<nsw>", "i8", {"64", "1"}, "poison"},
      {"arith.shli overflow<nsw>", "i8", {"-64", "1"}, "-128"},
      {"arith.shli overflow<nuw>", "i8", {"64", "1"}, "-128"},
      {"arith.shli overflow<nuw>", "i8", {"-64", "1"}, "poison"},
      {"arith.shrui", "i8", {"-96", "6"}, "2"},
      {"arith.shrui exact", "i8", {"-96", "3"}, "20"},
      {"arith.shrui exact", "i8", {"-96", "6"}, "poison"},
      {"arith.shrui exact", "i8", {"0", "7"}, "0"},
      {"arith.shrui", "i8", {"1", "8"}, "poison"},
      {"arith.shrsi exact", "i8", {"-96", "3"}, "-12"},
      {"arith.shrsi", "i8", {"98", "3"}, "12"},
      {"arith.shrsi exact", "i8", {"98", "3"}, "poison"},
      {"arith.shrsi", "i1", {"true", "true"}, "poison"},
      {"arith.maxsi", "i8", {"-1", "1"}, "1"},
      {"arith.maxui", "i8", {"-1", "1"}, "-1"},
      {"arith.maxui", "i8", {"1", "2"}, "2"},
      {"arith.minsi", "i8", {"-1", "1"}, "-1"},
      {"arith.minui", "i8", {"-1", "1"}, "1"},
      // One element that is poison leaves the others alone; one division by
      // zero does not.
      {"arith.addi overflow<nsw>",
       "vector<2xi8>",
       {"[127, 1]", "[1, 1]"},
       "[poison, 2]"},
      {"arith.divui",
       "tensor<?xi8>",
       {"[4, 4]", "[2, 0]"},
       "undefined: the divisor is 0"},
      {"arith.muli", "vector<i8>", {"3", "4"}, "12"},
      {"arith.muli", "tensor<?x0xi8>", {"[[], []]", "[[], []]"}, "[[], []]"},
      {"arith.addi",
       "tensor<?xi8>",
       {"[4, 4]", "[2]"},
       "undefined: the operands have different shapes"},
      {"arith.maxsi",
       "vector<[2]xi8>",
       {"[1, 2, 3, 4]", "[4, 3, 2, 1]"},
       "[4, 3, 3, 4]"},
      {"index.add", "index", {"-1", "1"}, "0"},
      {"index.sub", "index", {"0", "1"}, "-1"},
      {"index.mul", "index", {"3", "-4"}, "-12"},
      {"index.divs", "index", {"6", "-2"}, "-3"},
      {"index.divs", "index", {"6", "0"}, "undefined: the divisor is 0"},
      {"index.divu", "index", {"6", "-2"}, "0"},
      {"index.divs", "index", {"7", "-2"}, "-3"},
      {"index.ceildivs", "index", {"7", "-2"}, "-3"},
      {"index.ceildivs", "index", {"7", "2"}, "4"},
      {"index.ceildivs",
       "index",
       {"-9223372036854775808", "2"},
       "-4611686018427387904"},
      {"index.ceildivu", "index", {"6", "-2"}, "1"},
      {"index.floordivs", "index", {"5", "-2"}, "-3"},
      {"index.rems", "index", {"6", "-2"}, "0"},
      {"index.rems", "index", {"-7", "2"}, "-1"},
      {"index.remu", "index", {"6", "-2"}, "6"},
      {"index.remu", "index", {"6", "0"}, "undefined: the divisor is 0"},
      {"index.maxs", "index", {"-2", "6"}, "6"},
      {"index.maxs", "index", {"1", "2"}, "2"},
      {"index.maxu", "index", {"-2", "6"}, "-2"},
      {"index.maxu", "index", {"1", "2"}, "2"},
      {"index.mins", "index", {"-2", "6"}, "-2"},
      {"index.mins", "index", {"1", "2"}, "1"},
      {"index.minu", "index", {"-2", "6"}, "6"},
      {"index.shl", "index", {"1", "63"}, "-9223372036854775808"},
      {"index.shl", "index", {"1", "64"}, "poison"},
      {"index.shrs", "index", {"-8", "1"}, "-4"},
      {"index.shru", "index", {"-8", "1"}, "9223372036854775804"},
      {"index.shru", "index", {"-8", "-1"}, "poison"},
      {"index.and", "index", {"12", "10"}, "8"},
      {"index.or", "index", {"12", "10"}, "14"},
      {"index.xor", "index", {"12", "10"}, "6"},
  };
  for (const Case &test : cases)
    EXPECT_EQ(run(test), test.expected)
        << test.op << " " << test.type << " " << test.operands[0] << ", "
        << test.operands[1];
}

TEST(ArithRules, ExtendedIntegers) {
  struct {
    const char *op;
    const char *a, *b, *first, *second;
  } cases[] = {
      {"%x, %y = arith.addui_extended %a, %b : i8, i1", "-1", "1", "0", "true"},
      {"%x, %y = arith.addui_extended %a, %b : i8, i1", "127", "1", "-128",
       "false"},
      {"%x, %y = arith.mulsi_extended %a, %b : i8", "-128", "-128", "0", "64"},
      {"%x, %y = arith.mulsi_extended %a, %b : i8", "-1", "1", "-1", "-1"},
      {"%x, %y = arith.mului_extended %a, %b : i8", "-1", "-1", "1", "-2"},
      {"%x, %y = arith.mului_extended %a, %b : i8", "-1", "1", "-1", "0"},
  };
  for (const auto &test : cases) {
    std::string op = test.op;
    std::string second = llvm::StringRef(op).ends_with("i1") ? "i1" : "i8";
    EXPECT_EQ(runBody("(%a: i8, %b: i8) -> i8",
                      op + "\n%r = arith.ori %x, %x : i8", {test.a, test.b}),
              test.first)
        << op;
    EXPECT_EQ(runBody("(%a: i8, %b: i8) -> " + second,
                      op + "\n%r = arith.ori %y, %y : " + second,
                      {test.a, test.b}),
              test.second)
        << op;
  }
}

TEST(ArithRules, ComparesIntegers) {
  // Of -1 and 1, of 1 and -1, of 1 and 1.
  const std::pair<const char *, const char *> cases[] = {
      {"eq", "[false, false, true]"},  {"ne", "[true, true, false]"},
      {"slt", "[true, false, false]"}, {"sle", "[true, false, true]"},
      {"sgt", "[false, true, false]"}, {"sge", "[false, true, true]"},
      {"ult", "[false, true, false]"}, {"ule", "[false, true, true]"},
      {"ugt", "[true, false, false]"}, {"uge", "[true, false, true]"},
  };
  EXPECT_EQ(runBody("(%a: i8) -> i1",
                    "%p = ub.poison : i8\n"
                    "%r = arith.cmpi eq, %a, %p : i8",
                    {"1"}),
            "poison");
  for (auto [predicate, expected] : cases) {
    std::string name = predicate;
    EXPECT_EQ(runBody("(%a: vector<3xi8>, %b: vector<3xi8>) -> vector<3xi1>",
                      "%r = arith.cmpi " + name + ", %a, %b : vector<3xi8>",
                      {"[-1, 1, 1]", "[1, -1, 1]"}),
              expected)
        << name;
    std::string first = expected;
    EXPECT_EQ(runBody("(%a: index, %b: index) -> i1",
                      "%r = index.cmp " + name + "(%a, %b)", {"-1", "1"}),
              first.substr(1, first.find(',') - 1))
        << name;
  }
}

TEST(ArithRules, SelectIgnoresWhatItDoesNotChoose) {
  constexpr llvm::StringLiteral poison = "%p = ub.poison : i8\n";
  EXPECT_EQ(runBody("(%c: i1, %a: i8) -> i8",
                    (poison + "%r = arith.select %c, %a, %p : i8").str(),
                    {"true", "3"}),
            "3");
  EXPECT_EQ(runBody("(%c: i1, %a: i8) -> i8",
                    (poison + "%r = arith.select %c, %a, %p : i8").str(),
                    {"false", "3"}),
            "poison");
  EXPECT_EQ(runBody("(%a: vector<2xi8>) -> vector<2xi8>", R"(
    %c = ub.poison : i1
    %r = arith.select %c, %a, %a : vector<2xi8>)",
                    {"[1, 2]"}),
            "[poison, poison]");
  EXPECT_EQ(runBody("(%a: vector<3xi8>, %n: vector<3xi8>) -> vector<3xi8>", R"(
    %p = ub.poison : vector<3xi8>
    %z = arith.constant dense<0> : vector<3xi8>
    %x = arith.addi %n, %n overflow<nsw> : vector<3xi8>
    %c = arith.cmpi ne, %x, %z : vector<3xi8>
    %r = arith.select %c, %a, %p : vector<3xi1>, vector<3xi8>)",
                    {"[1, 2, 3]", "[1, 0, 100]"}),
            "[1, poison, poison]");
  EXPECT_EQ(runBody("(%c: i1, %a: memref<2xi8>, %b: memref<2xi8>) "
                    "-> memref<2xi8>",
                    "%r = arith.select %c, %a, %b : memref<2xi8>",
                    {"false", "[1, 2]", "[3, 4]"}),
            "[3, 4]");
  EXPECT_EQ(runBody("(%c: tensor<?xi1>, %a: tensor<?xi8>) -> tensor<?xi8>",
                    "%r = arith.select %c, %a, %a : tensor<?xi1>, tensor<?xi8>",
                    {"[true]", "[1, 2]"}),
            "undefined: the operands have different shapes");
  for (const char *condition : {"true", "false"})
    EXPECT_EQ(
        runBody("(%c: i1, %a: tensor<?xi8>, %b: tensor<?xi8>) -> tensor<?xi8>",
                "%r = arith.select %c, %a, %b : tensor<?xi8>",
                {condition, "[1, 2]", "[3]"}),
        "undefined: the operands have different shapes");
}

TEST(ArithRules, ConvertsIntegers) {
  struct {
    const char *op, *from, *to, *operand, *expected;
    unsigned indexBits = 64;
  } cases[] = {
      {"arith.extui", "i3", "i6", "-3", "5"},
      {"arith.extsi", "i3", "i6", "-3", "-3"},
      {"arith.extsi", "i1", "i128", "true", "-1"},
      {"arith.trunci", "i5", "i4", "-11", "5"},
      {"arith.trunci", "vector<2xi16>", "vector<2xi8>", "[256, -1]", "[0, -1]"},
      {"arith.index_cast", "i8", "index", "-1", "-1"},
      {"arith.index_castui", "i8", "index", "-1", "255"},
      {"arith.index_cast", "index", "i8", "257", "1"},
      {"arith.index_castui", "index", "i128", "-1", "18446744073709551615"},
      {"arith.index_castui", "index", "i64", "-1", "4294967295", 32},
      {"arith.index_cast", "index", "i64", "-1", "-1", 32},
      {"arith.index_cast", "i64", "index", "4294967297", "1", 32},
      {"arith.index_cast", "memref<2xi64>", "memref<2xindex>", "[1, 2]",
       "[1, 2]"},
      {"arith.index_cast", "memref<2xi64>", "memref<2xindex>", "[1, 2]",
       "unsupported: the elements of the memrefs have different sizes", 32},
      {"index.casts", "i8", "index", "-1", "-1"},
      {"index.castu", "i8", "index", "-1", "255"},
      {"index.casts", "index", "i8", "255", "-1"},
      {"index.castu", "index", "i64", "-1", "4294967295", 32},
  };
  for (const auto &test : cases) {
    std::string op = test.op, from = test.from, to = test.to;
    Limits limits;
    limits.indexBits = test.indexBits;
    EXPECT_EQ(runBody("(%a: " + from + ") -> " + to,
                      "%r = " + op + " %a : " + from + " to " + to,
                      {test.operand}, limits),
              test.expected)
        << op << " " << from << " to " << to << " " << test.operand;
  }
  const std::pair<std::pair<const char *, const char *>, const char *> flags[] =
      {{{"nsw", "-1"}, "-1"},           {{"nsw", "128"}, "poison"},
       {{"nuw", "128"}, "-128"},        {{"nuw", "-1"}, "poison"},
       {{"nsw, nuw", "255"}, "poison"}, {{"nsw, nuw", "127"}, "127"}};
  for (auto [test, expected] : flags)
    EXPECT_EQ(runBody("(%a: i16) -> i8",
                      std::string("%r = arith.trunci %a overflow<") +
                          test.first + "> : i16 to i8",
                      {test.second}),
              expected)
        << test.first << " " << test.second;
}

TEST(IndexRules, HaveTheBitsOfTheTarget) {
  Limits limits;
  limits.indexBits = 32;
  EXPECT_EQ(runBody("() -> index", "%r = index.sizeof"), "64");
  EXPECT_EQ(runBody("() -> index", "%r = index.sizeof", {}, limits), "32");
  EXPECT_EQ(runBody("() -> index", "%r = index.constant 4294967297"),
            "4294967297");
  EXPECT_EQ(
      runBody("() -> index", "%r = index.constant 4294967297", {}, limits),
      "1");
  EXPECT_EQ(runBody("() -> i1", "%r = index.bool.constant true"), "true");
  EXPECT_EQ(
      runBody("(%a: index) -> index", "%r = index.shl %a, %a", {"32"}, limits),
      "poison");
  EXPECT_EQ(runBody("(%a: index, %b: index) -> index", "%r = index.divu %a, %b",
                    {"-2", "2"}, limits),
            "2147483647");
  EXPECT_EQ(runBody("(%a: index, %b: index) -> index",
                    "%r = arith.addi %a, %b overflow<nsw> : index",
                    {"2147483647", "1"}, limits),
            "poison");
}

TEST(ArithRules, Constants) {
  EXPECT_EQ(runBody("() -> vector<2x2xi4>",
                    "%r = arith.constant dense<[[1, -8], [7, 0]]> : "
                    "vector<2x2xi4>"),
            "[[1, -8], [7, 0]]");
  EXPECT_EQ(runBody("() -> vector<[2]xi1>",
                    "%r = arith.constant dense<true> : vector<[2]xi1>"),
            "[true, true, true, true]");
  EXPECT_EQ(runBody("() -> tensor<0xf32>",
                    "%r = arith.constant dense<> : tensor<0xf32>"),
            "[]");
}
