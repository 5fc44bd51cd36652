// The arguments that are drawn for a function.

#include "verify/lowering/Draw.h"
#include "mlir/IR/MLIRContext.h"
#include <gtest/gtest.h>
#include <set>

using namespace palindrome::lowering;

TEST(Draw, NumbersOfTheFunctionAndSmallOnes) {
  mlir::MLIRContext context(mlir::MLIRContext::Threading::DISABLED);
  mlir::Type index = mlir::IndexType::get(&context);
  Random random(1);
  std::set<std::string> drawn;
  for (int i = 0; i < 500; ++i)
    drawn.insert(drawArguments({index}, {1000}, random)->front());
  for (const char *number : {"0", "1", "2", "-1", "1000", "1001", "4294968296",
                             "-9223372036854775808"})
    EXPECT_TRUE(drawn.count(number)) << number;
}

TEST(Draw, OpenSizesAgreeMostly) {
  mlir::MLIRContext context(mlir::MLIRContext::Threading::DISABLED);
  mlir::Type element = mlir::IntegerType::get(&context, 8);
  mlir::Type memref =
      mlir::MemRefType::get({mlir::ShapedType::kDynamic}, element);
  Random random(1);
  unsigned same = 0;
  auto count = [](const std::string &text) {
    return llvm::StringRef(text).count(',') + (text != "[]");
  };
  for (int i = 0; i < 100; ++i) {
    auto drawn = drawArguments({memref, memref}, {}, random);
    same += count((*drawn)[0]) == count((*drawn)[1]);
  }
  EXPECT_GT(same, 60u);
  EXPECT_LT(same, 100u);
}

TEST(Draw, NoTextForScalableVectors) {
  mlir::MLIRContext context(mlir::MLIRContext::Threading::DISABLED);
  mlir::Type element = mlir::IntegerType::get(&context, 8);
  Random random(1);
  EXPECT_FALSE(
      drawArguments({mlir::VectorType::get({4}, element, {true})}, {}, random));
}

TEST(Draw, AnyRankWhereTheTypeHasNone) {
  mlir::MLIRContext context(mlir::MLIRContext::Threading::DISABLED);
  mlir::Type tensor =
      mlir::UnrankedTensorType::get(mlir::IntegerType::get(&context, 8));
  Random random(1);
  std::set<size_t> depths;
  for (int i = 0; i < 50; ++i)
    depths.insert(llvm::StringRef(drawArguments({tensor}, {}, random)->front())
                      .find_first_not_of('['));
  EXPECT_EQ(depths, std::set<size_t>({0, 1, 2, 3}));
}
