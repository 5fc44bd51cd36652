// Loops and choices of `scf` and `cf`.

#include "Runs.h"
#include <gtest/gtest.h>

using namespace palindrome::dialects;

TEST(SCFRules, ForPassesWhatItCarries) {
  constexpr llvm::StringLiteral body = R"(
    %r = scf.for %i = %low to %high step %by iter_args(%c = %low) -> i8 : i8 {
      scf.yield %i : i8
    })";
  llvm::StringRef signature = "(%low: i8, %high: i8, %by: i8) -> i8";
  EXPECT_EQ(runBody(signature, body, {"1", "9", "3"}), "7");
  EXPECT_EQ(runBody(signature, body, {"9", "1", "3"}), "9");
  // The last step would go beyond what i8 holds.
  bool hasLatitude = false;
  EXPECT_EQ(runBody(signature, body, {"100", "127", "27"}, {}, &hasLatitude),
            "100");
  EXPECT_FALSE(hasLatitude);
  EXPECT_EQ(runBody(signature, body, {"100", "127", "100"}, {}, &hasLatitude),
            "100");
  EXPECT_TRUE(hasLatitude);
  EXPECT_EQ(runBody(signature, body, {"0", "1", "0"}),
            "undefined: the step of the loop is not positive");
}

TEST(SCFRules, LoopsOfManyIterationsAreNotCountedBefore) {
  Limits limits;
  limits.steps = 1000;
  llvm::StringRef signature =
      "(%low: index, %high: index, %by: index) -> index";
  for (llvm::StringRef loop : {
           "scf.parallel (%i, %j) = (%low, %low) to (%high, %high) "
           "step (%by, %by) { memref.store %i, %m[] : memref<index> }\n",
           "scf.forall (%i, %j) = (%low, %low) to (%high, %high) "
           "step (%by, %by) { memref.store %i, %m[] : memref<index> }\n",
           "affine.for %i = %low to %high "
           "{ memref.store %i, %m[] : memref<index> }\n",
           "affine.parallel (%i, %j) = (%low, %low) to (%high, %high) "
           "{ memref.store %i, %m[] : memref<index> }\n",
       }) {
    std::string body = ("%m = memref.alloca() : memref<index>\n" + loop +
                        "%r = memref.load %m[] : memref<index>")
                           .str();
    auto runLoop = [&](const char *low, const char *high) {
      bool hasLatitude = false;
      std::string result =
          runBody(signature, body, {low, high, "1"}, limits, &hasLatitude);
      EXPECT_FALSE(hasLatitude) << body;
      return result;
    };
    EXPECT_EQ(runLoop("-9223372036854775808", "9223372036854775807"),
              "exhausted: the program did not end within 1000 steps")
        << body;
    EXPECT_EQ(runLoop("9223372036854775804", "9223372036854775807"),
              "9223372036854775806")
        << body;
  }
}

TEST(SCFRules, EmptyDimensionsOfParallelLoops) {
  constexpr llvm::StringLiteral body = R"(
    %c0 = arith.constant 0 : index
    scf.parallel (%i, %j) = (%c0, %c0) to (%a, %b) step (%s, %s) {
    }
    %r = arith.addi %a, %c0 : index)";
  llvm::StringRef signature = "(%a: index, %b: index, %s: index) -> index";
  bool hasLatitude = false;
  EXPECT_EQ(runBody(signature, body, {"7", "0", "1"}, {}, &hasLatitude), "7");
  EXPECT_FALSE(hasLatitude);
  EXPECT_EQ(runBody(signature, body, {"7", "0", "0"}, {}, &hasLatitude), "7");
  EXPECT_TRUE(hasLatitude);
  EXPECT_EQ(runBody(signature, body, {"7", "1", "0"}),
            "undefined: the step of the loop is not positive");
}

TEST(SCFRules, IndexSwitchComparesAllBits) {
  constexpr llvm::StringLiteral body = R"(
    %r = scf.index_switch %x -> index
    case 1 {
      scf.yield %x : index
    }
    default {
      scf.yield %d : index
    })";
  llvm::StringRef signature = "(%x: index, %d: index) -> index";
  EXPECT_EQ(runBody(signature, body, {"1", "5"}), "1");
  EXPECT_EQ(runBody(signature, body, {"4294967297", "5"}), "5");
}

TEST(SCFRules, SeveralBlocksAndPoisonConditions) {
  EXPECT_EQ(runBody("(%c: i1, %x: i8, %y: i8) -> i8", R"(
    %r = scf.execute_region -> i8 {
      cf.cond_br %c, ^a(%x : i8), ^a(%y : i8)
    ^a(%z: i8):
      scf.yield %z : i8
    })",
                    {"false", "3", "4"}),
            "4");
  EXPECT_EQ(runBody("(%x: i8) -> i8", R"(
    %p = ub.poison : i1
    %r = scf.if %p -> i8 {
      scf.yield %x : i8
    } else {
      scf.yield %x : i8
    })",
                    {"3"}),
            "undefined: the condition is poison");
}

// No iteration is listed before it is carried out.
TEST(SCFRules, ParallelLoopsOfAnySize) {
  constexpr llvm::StringLiteral body = R"(
    scf.forall (%i) = (%l) to (%u) step (%s) {
      %c = arith.cmpi slt, %i, %m : index
      cf.assert %c, "it is less"
    }
    return %l : index)";
  llvm::StringRef signature = "(%l: index, %u: index, %s: index, %m: index) -> "
                              "index";
  auto runLoop = [&](std::vector<std::string> arguments) {
    return run(("func.func @f" + signature + " {" + body + "}").str(),
               std::move(arguments));
  };
  EXPECT_EQ(runLoop({"0", "9223372036854775807", "1", "5"}),
            "aborted: the assertion failed: it is less");
  constexpr llvm::StringLiteral least = "-9223372036854775808";
  EXPECT_EQ(runLoop({least.str(), "9223372036854775807", "1", least.str()}),
            "aborted: the assertion failed: it is less");
  // The distance is no number with a sign: three iterations, the last at
  // 9223372036854775806.
  EXPECT_EQ(runLoop({least.str(), "9223372036854775807", "9223372036854775807",
                     "9223372036854775807"}),
            least);
  EXPECT_EQ(runLoop({"5", "5", "1", "0"}), "5");
  EXPECT_EQ(runLoop({"0", "5", "0", "9"}),
            "undefined: the step of the loop is not positive");
}
