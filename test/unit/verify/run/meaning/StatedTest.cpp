// Pairs of functions of MLIR by what they state, and as they were lowered.

#include "verify/run/meaning/Stated.h"
#include "Dialects.h"
#include "verify/run/meaning/Lowered.h"
#include "verify/run/meaning/Names.h"
#include <gtest/gtest.h>

using namespace palindrome;
using namespace palindrome::meaning;

namespace {
/// Judges @f of two modules.
class StatedPairs : public testing::Test {
protected:
  /// The verdict, what it is about, and why the rules decide nothing.
  std::string judge(llvm::StringRef before, llvm::StringRef after,
                    bool hasUndef = false) {
    Diagnostic error;
    auto source = parseWithNames({before, "a.mlir"}, mlirContext, error);
    auto target = parseWithNames({after, "b.mlir"}, mlirContext, error);
    if (!source || !target)
      return error.str();
    auto ofSource = bringToLLVM(*source, {}, llvmContext, error);
    auto ofTarget = bringToLLVM(*target, {}, llvmContext, error);
    if (!ofSource || !ofTarget)
      return error.str();
    std::vector<refine::FunctionPair> pairs =
        refine::pairModules(*ofSource->module, *ofTarget->module);
    RefineOptions options;
    options.undefInputs = hasUndef;
    options.timeoutSeconds = 20;
    std::string text;
    meaning::checkPairs(
        pairs, [&](size_t) { return Originals{*source, *target}; }, options,
        options.timeoutSeconds,
        [&](const PairResult &result) {
          if (result.sourceName == "@f")
            text = meaningName(result.meaning).str() + " " +
                   basisName(result.basis).str() +
                   (result.unstated.empty() ? "" : ": ") + result.unstated;
        });
    return text;
  }

  mlir::MLIRContext mlirContext{makeRegistry(),
                                mlir::MLIRContext::Threading::DISABLED};
  llvm::LLVMContext llvmContext;
};
} // namespace

/// Loads what it has stored; `SHIFTED` knows what that is.
static constexpr llvm::StringLiteral loads =
    R"(func.func @f(%m: memref<?xi8>, %i: index, %a: i8) -> i8 {
                 memref.store %a, %m[%i] : memref<?xi8>
                 %x = memref.load %m[%i] : memref<?xi8>
                 %y = arith.addi %x, %x : i8
                 return %y : i8
               })";
#define SHIFTED(FLAGS)                                                         \
  "func.func @f(%m: memref<?xi8>, %i: index, %a: i8) -> i8 {\n"                \
  "  %one = arith.constant 1 : i8\n"                                           \
  "  memref.store %a, %m[%i] : memref<?xi8>\n"                                 \
  "  %y = arith.shli %a, %one " FLAGS " : i8\n"                                \
  "  return %y : i8\n"                                                         \
  "}\n"

TEST_F(StatedPairs, AreJudgedByTheRules) {
  EXPECT_EQ(judge(loads, SHIFTED("")), "equivalent by the dialects' rules");
  EXPECT_EQ(judge(SHIFTED("overflow<nuw>"), loads),
            "refined by the dialects' rules");
  EXPECT_EQ(judge(loads, SHIFTED("overflow<nuw>")),
            "different by the dialects' rules");
}

TEST_F(StatedPairs, AreJudgedAsLoweredElse) {
  constexpr llvm::StringLiteral tensor =
      R"(func.func @f(%t: tensor<?xi8>, %i: index) -> i8 {
           %x = tensor.extract %t[%i] : tensor<?xi8>
           return %x : i8
         })";
  EXPECT_EQ(judge(tensor, tensor),
            "equivalent as lowered: its types are not stated in LLVM IR");
  EXPECT_EQ(judge(loads, SHIFTED(""), /*hasUndef=*/true),
            "refined as lowered: values may be undef");
}

/// No lowering decides where tensors are in memory.
TEST_F(StatedPairs, TensorsAreValues) {
  auto combine = [](llvm::StringRef map, llvm::StringRef last) {
    return ("#map = affine_map<" + map +
            ">\n"
            "func.func @f(%a: tensor<2x2xi8>, %x: i8) -> tensor<2x2xi8> {\n"
            "  %i = arith.constant " +
            last +
            " : index\n"
            "  %e = tensor.empty() : tensor<2x2xi8>\n"
            "  %s = linalg.generic {indexing_maps = [#map, #map],\n"
            "      iterator_types = [\"parallel\", \"parallel\"]}\n"
            "      ins(%a : tensor<2x2xi8>) outs(%e : tensor<2x2xi8>) {\n"
            "  ^bb0(%one: i8, %other: i8):\n"
            "    %y = arith.subi %one, %x : i8\n"
            "    linalg.yield %y : i8\n"
            "  } -> tensor<2x2xi8>\n"
            "  %r = tensor.insert %x into %s[%i, %i] : tensor<2x2xi8>\n"
            "  return %r : tensor<2x2xi8>\n"
            "}\n")
        .str();
  };
  EXPECT_EQ(
      judge(combine("(i, j) -> (i, j)", "1"), combine("(i, j) -> (j, i)", "1")),
      "equivalent by the dialects' rules");
  EXPECT_EQ(
      judge(combine("(i, j) -> (i, j)", "1"), combine("(i, j) -> (i, j)", "0")),
      "different by the dialects' rules");
}

/// What both lowerings make the same, the rules tell apart.
TEST_F(StatedPairs, LoweringsHideNothing) {
  auto divide = [](llvm::StringRef divisor) {
    return ("func.func @f(%a: i8) -> i8 {\n"
            "  %n = arith.constant 0 : i8\n"
            "  %c = arith.constant " +
            divisor +
            " : i8\n"
            "  %x = arith.divui %a, %c : i8\n"
            "  return %n : i8\n"
            "}\n")
        .str();
  };
  EXPECT_EQ(judge(divide("1"), divide("2")),
            "equivalent by the dialects' rules");
  EXPECT_EQ(judge(divide("1"), divide("0")),
            "different by the dialects' rules");
}

/// A callee is one that both call.
TEST_F(StatedPairs, CallEachOther) {
  auto calls = [](llvm::StringRef what) {
    return ("func.func private @g(i8) -> i8\n"
            "func.func @f(%a: i8) -> i8 {\n"
            "  %x = arith." +
            what +
            " %a, %a : i8\n"
            "  %y = func.call @g(%x) : (i8) -> i8\n"
            "  return %y : i8\n"
            "}\n")
        .str();
  };
  EXPECT_EQ(judge(calls("subi"), calls("xori")),
            "equivalent by the dialects' rules");
  EXPECT_EQ(judge(calls("subi"), calls("addi")),
            "different by the dialects' rules");
}
