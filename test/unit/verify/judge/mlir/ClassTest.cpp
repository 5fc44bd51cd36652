// Tests that the MLIR differ finds and names each class of difference, and
// finds none between a module and itself.

#include "test/unit/verify/judge/mlir/Support.h"

using namespace llvm;

namespace palindrome::test {
namespace {

class MLIRClassTest : public testing::TestWithParam<ClassCase> {};

TEST_P(MLIRClassTest, IsFoundAndNamed) {
  const ClassCase &test = GetParam();
  const DifferenceClass *row = findMLIRDifferenceClass(test.className);
  ASSERT_TRUE(row);
  DiffResult result = diffText(test.base, changed(test));
  EXPECT_EQ(result.counts.count(test.className), 1u)
      << testing::PrintToString(classesOf(result));
  EXPECT_NE(result.likeness, Likeness::Identical);
}

TEST_P(MLIRClassTest, IsNotInTheModuleItself) {
  DiffResult result = diffText(GetParam().base, GetParam().base);
  EXPECT_EQ(classesOf(result), std::vector<std::string>());
  EXPECT_EQ(result.likeness, Likeness::Identical);
}

// A change is a difference in either direction.
TEST_P(MLIRClassTest, IsSeenInReverse) {
  const ClassCase &test = GetParam();
  DiffResult result = diffText(changed(test), test.base);
  EXPECT_NE(result.likeness, Likeness::Identical);
}

INSTANTIATE_TEST_SUITE_P(MLIRDiffer, MLIRClassTest,
                         testing::ValuesIn(classCases()), caseName);

TEST(MLIRClassTable, EveryClassHasACase) {
  expectCases(mlirDifferenceClasses());
}

TEST(MLIRClassTable, AnAddedOperationIsNamed) {
  DiffResult result =
      diffText("llvm.func @f(%p: !llvm.ptr) {\n  llvm.return\n}",
               "llvm.func @f(%p: !llvm.ptr) {\n"
               "  %0 = llvm.load %p : !llvm.ptr -> i32\n  llvm.return\n}");
  EXPECT_EQ(classesOf(result), std::vector<std::string>({"mlir-op-added"}));
}

TEST(MLIRClassTable, OrderAloneIsIsomorphic) {
  DiffResult result = diffText(
      "llvm.func @f()\nllvm.func @g()\nllvm.mlir.global external @v() : i32",
      "llvm.mlir.global external @v() : i32\nllvm.func @g()\nllvm.func @f()");
  EXPECT_EQ(classesOf(result), std::vector<std::string>({"mlir-symbol-order"}));
  EXPECT_EQ(result.likeness, Likeness::Isomorphic);
}

TEST(MLIRDiffer, SaysWhereAndHow) {
  DiffResult result = diffText(
      "llvm.func @f(%a: i32) -> i32 {\n  %0 = llvm.add %a, %a : i32\n"
      "  llvm.return %0 : i32\n}",
      "llvm.func @f(%a: i32) -> i32 {\n  %0 = llvm.add %a, %a overflow<nsw> : "
      "i32\n  llvm.return %0 : i32\n}");
  ASSERT_EQ(result.differences.size(), 1u);
  const Difference &difference = result.differences.front();
  EXPECT_EQ(difference.className, "mlir-attribute-changed:overflowFlags");
  EXPECT_EQ(difference.symbol, "@f");
  EXPECT_EQ(difference.where, "@f: llvm.add #1 overflowFlags");
  EXPECT_EQ(difference.a, "0 : i32");
  EXPECT_EQ(difference.b, "1 : i32");
}

TEST(MLIRDiffer, CountsWhatItDoesNotKeep) {
  DiffOptions options;
  options.maxDifferences = 1;
  DiffResult result =
      diffText("llvm.func @f()\nllvm.func @g()\nllvm.func @h()", "", options);
  EXPECT_EQ(result.differences.size(), 1u);
  EXPECT_EQ(result.omitted, 2u);
  EXPECT_EQ(result.counts["mlir-symbol-missing"], 3u);
}

} // namespace
} // namespace palindrome::test
