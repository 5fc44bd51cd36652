// The arguments that are drawn for a function.

#include "verify/run/lowering/Draw.h"
#include "mlir/IR/MLIRContext.h"
#include <gtest/gtest.h>
#include <set>

using namespace palindrome::lowering;

/// The same arguments in each run of the test.
static Random seeded(unsigned seed) { return Random(seed); }

TEST(Draw, NumbersOfTheFunctionAndSmallOnes) {
  mlir::MLIRContext context(mlir::MLIRContext::Threading::DISABLED);
  mlir::Type index = mlir::IndexType::get(&context);
  Random random = seeded(1);
  std::set<std::string> drawn;
  for (int i = 0; i < 500; ++i)
    drawn.insert(drawArguments({index}, {{1000}, {}, {}}, random)->front());
  for (const char *number : {"0", "1", "2", "-1", "1000", "1001", "4294968296",
                             "-9223372036854775808"})
    EXPECT_TRUE(drawn.count(number)) << number;
}

TEST(Draw, PoisonWhereItMayBe) {
  mlir::MLIRContext context(mlir::MLIRContext::Threading::DISABLED);
  mlir::Type element = mlir::IntegerType::get(&context, 8);
  mlir::Type lanes = mlir::VectorType::get({4}, element);
  auto count = [&](const Hints &hints) {
    Random random = seeded(1);
    unsigned drawn = 0;
    for (int i = 0; i < 200; ++i) {
      auto texts = drawArguments({element, lanes}, hints, random);
      for (const std::string &text : *texts)
        drawn += llvm::StringRef(text).contains("poison");
    }
    return drawn;
  };
  EXPECT_EQ(count({}), 0u);
  Hints hints;
  hints.mayBePoison = true;
  EXPECT_GT(count(hints), 5u);
  EXPECT_LT(count(hints), 60u);
}

TEST(Draw, OpenSizesAgreeMostly) {
  mlir::MLIRContext context(mlir::MLIRContext::Threading::DISABLED);
  mlir::Type element = mlir::IntegerType::get(&context, 8);
  mlir::Type memref =
      mlir::MemRefType::get({mlir::ShapedType::kDynamic}, element);
  Random random = seeded(1);
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

TEST(Draw, ScalableVectorsAreTwiceAsLong) {
  mlir::MLIRContext context(mlir::MLIRContext::Threading::DISABLED);
  mlir::Type element = mlir::IntegerType::get(&context, 8);
  Random random = seeded(1);
  auto drawn = drawArguments(
      {mlir::VectorType::get({1, 4}, element, {false, true})}, {}, random);
  EXPECT_EQ(llvm::StringRef(drawn->front()).count(','), 7u);
}

TEST(Draw, ListsOfManyElements) {
  mlir::MLIRContext context(mlir::MLIRContext::Threading::DISABLED);
  mlir::Type element = mlir::IntegerType::get(&context, 8);
  Random random = seeded(1);
  auto drawn =
      drawArguments({mlir::MemRefType::get({512, 512}, element)}, {}, random);
  EXPECT_EQ(llvm::StringRef(drawn->front()).count(','), 512u * 512 - 1);
  drawn =
      drawArguments({mlir::MemRefType::get({1 << 20}, element)}, {}, random);
  EXPECT_EQ(llvm::toString(drawn.takeError()),
            "no value is drawn for an argument of memref<1048576xi8>");
}

TEST(Draw, OpenSizesHaveRoomForVectors) {
  mlir::MLIRContext context(mlir::MLIRContext::Threading::DISABLED);
  mlir::Type memref = mlir::MemRefType::get(
      {mlir::ShapedType::kDynamic}, mlir::IntegerType::get(&context, 1));
  Random random = seeded(1);
  unsigned hasRoom = 0;
  for (int i = 0; i < 100; ++i)
    hasRoom += llvm::StringRef(
                   drawArguments({memref}, {{}, {}, {77}}, random)->front())
                   .count(',') >= 76;
  EXPECT_GT(hasRoom, 5u);
}

TEST(Draw, UnrankedMemRefsHaveShapesOfTheFunction) {
  mlir::MLIRContext context(mlir::MLIRContext::Threading::DISABLED);
  mlir::Type element = mlir::IntegerType::get(&context, 1);
  int64_t shape[] = {1, 2};
  Hints hints;
  hints.shapes = {shape};
  Random random = seeded(1);
  std::set<size_t> depths;
  unsigned hasShape = 0;
  for (int i = 0; i < 200; ++i) {
    auto drawn = drawArguments({mlir::UnrankedMemRefType::get(element, {})},
                               hints, random);
    llvm::StringRef text = drawn->front();
    depths.insert(text.take_while([](char c) { return c == '['; }).size());
    hasShape += text.starts_with("[[") && text.count(',') == 1;
  }
  EXPECT_EQ(depths, (std::set<size_t>{0, 1, 2, 3}));
  EXPECT_GT(hasShape, 100u);
}

TEST(Draw, PositionsAreWithinTheSmallestArgument) {
  mlir::MLIRContext context(mlir::MLIRContext::Threading::DISABLED);
  mlir::Type index = mlir::IndexType::get(&context);
  mlir::Type memref =
      mlir::MemRefType::get({8, 2}, mlir::IntegerType::get(&context, 1));
  Random random = seeded(1);
  unsigned within = 0;
  for (int i = 0; i < 100; ++i) {
    auto drawn =
        drawArguments({memref, index, index, index, index}, {}, random);
    within +=
        llvm::all_of(llvm::drop_begin(*drawn), [](const std::string &text) {
          return text == "0" || text == "1";
        });
  }
  EXPECT_GT(within, 30u);
}

TEST(Draw, OpenSizesHaveRoomForPositionsOfTheFunction) {
  mlir::MLIRContext context(mlir::MLIRContext::Threading::DISABLED);
  mlir::Type memref = mlir::MemRefType::get(
      {mlir::ShapedType::kDynamic}, mlir::IntegerType::get(&context, 1));
  Random random = seeded(1);
  std::set<size_t> sizes;
  for (int i = 0; i < 100; ++i)
    sizes.insert(llvm::StringRef(
                     drawArguments({memref}, {{10}, {}, {}}, random)->front())
                     .count(',') +
                 1);
  EXPECT_TRUE(sizes.count(10) && sizes.count(11));
}

TEST(Draw, OpenSizesOfACast) {
  mlir::MLIRContext context(mlir::MLIRContext::Threading::DISABLED);
  constexpr int64_t open = mlir::ShapedType::kDynamic;
  mlir::Type memref = mlir::MemRefType::get(
      {open, 2, open}, mlir::IntegerType::get(&context, 1));
  int64_t shape[] = {3, open, 5}, other[] = {3, 4, 5};
  Random random = seeded(1);
  unsigned merged = 0;
  for (int i = 0; i < 100; ++i)
    merged +=
        llvm::StringRef(
            drawArguments({memref}, {{}, {shape, other}, {}}, random)->front())
            .count(',') == 3 * 2 * 5 - 1;
  EXPECT_GT(merged, 5u);
  EXPECT_LT(merged, 25u);
}

TEST(Draw, AnyRankWhereTheTypeHasNone) {
  mlir::MLIRContext context(mlir::MLIRContext::Threading::DISABLED);
  mlir::Type tensor =
      mlir::UnrankedTensorType::get(mlir::IntegerType::get(&context, 8));
  Random random = seeded(1);
  std::set<size_t> depths;
  for (int i = 0; i < 50; ++i)
    depths.insert(llvm::StringRef(drawArguments({tensor}, {}, random)->front())
                      .find_first_not_of('['));
  EXPECT_EQ(depths, std::set<size_t>({0, 1, 2, 3}));
}
