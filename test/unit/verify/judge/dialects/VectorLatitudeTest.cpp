// Where results of `vector` are one of several.

#include "mlir/IR/MLIRContext.h"
#include "mlir/Parser/Parser.h"
#include "palindrome/Lower.h"
#include "verify/judge/dialects/Interpret.h"
#include "verify/judge/dialects/vector/Vector.h"
#include <gtest/gtest.h>

using namespace palindrome::dialects;

static bool hasLatitude(llvm::StringRef body, llvm::StringRef argument) {
  mlir::DialectRegistry registry;
  palindrome::registerLowering(registry);
  mlir::MLIRContext context(registry, mlir::MLIRContext::Threading::DISABLED);
  auto module = mlir::parseSourceString<mlir::ModuleOp>(
      ("func.func @f(%x: vector<3xf32>) {\n" + body + "\nreturn\n}").str(),
      &context);
  llvm::Expected<Interpretation> result =
      interpret(*module, llvm::cantFail(findEntry(*module, "f")),
                {argument.str()}, {}, llvm::nulls());
  EXPECT_TRUE(static_cast<bool>(result));
  return result->hasLatitude;
}

TEST(VectorRules, Latitude) {
  llvm::StringRef ordered =
      "%r = vector.reduction <add>, %x : vector<3xf32> into f32";
  llvm::StringRef free = "%r = vector.reduction <add>, %x fastmath<reassoc> "
                         ": vector<3xf32> into f32";
  EXPECT_FALSE(hasLatitude(ordered, "[0x1p24, 1, 1]"));
  EXPECT_TRUE(hasLatitude(free, "[0x1p24, 1, 1]"));
  EXPECT_TRUE(hasLatitude(free, "[1, 0x1p30, -0x1p30]"));
  EXPECT_FALSE(hasLatitude(free, "[0x1p23, 1, 1]"));
  EXPECT_FALSE(hasLatitude(free, "[0.5, -0.25, 100]"));
  EXPECT_TRUE(hasLatitude(
      "%r = vector.reduction <minnumf>, %x : vector<3xf32> into f32",
      "[0, -0.0, 1]"));
  llvm::StringRef contract = R"(
    %c = arith.constant 1.0 : f32
    %r = vector.contract {indexing_maps = [affine_map<(k) -> (k)>,
      affine_map<(k) -> (k)>, affine_map<(k) -> ()>],
      iterator_types = ["reduction"]} %x, %x, %c
      : vector<3xf32>, vector<3xf32> into f32)";
  EXPECT_FALSE(hasLatitude(contract, "[1, 2, 3]"));
  // Whether the product is rounded before the sum is open.
  EXPECT_TRUE(hasLatitude(contract, "[1, 2, 0x1.001p0]"));
}

TEST(VectorRules, LanesBeyondTheLargestIndex) {
  auto readAt = [](llvm::StringRef start) {
    return hasLatitude(("%t = tensor.from_elements %c : tensor<1xf32>\n"
                        "%i = arith.constant " +
                        start +
                        " : index\n"
                        "%r = vector.transfer_read %t[%i], %c : "
                        "tensor<1xf32>, vector<4xf32>")
                           .str()
                           .insert(0, "%c = arith.constant 1.0 : f32\n"),
                       "[1, 2, 3]");
  };
  EXPECT_FALSE(readAt("9223372036854775803"));
  EXPECT_TRUE(readAt("9223372036854775805"));
}

TEST(VectorRules, SumsOfAnyOrder) {
  auto isAny = [](const llvm::fltSemantics &format,
                  llvm::ArrayRef<double> numbers) {
    llvm::SmallVector<llvm::APFloat> terms;
    for (double number : numbers) {
      bool losesInfo = false;
      terms.emplace_back(number).convert(
          format, llvm::APFloat::rmNearestTiesToEven, &losesInfo);
    }
    return isSumOfAnyOrder(terms);
  };
  // 6 is the largest number: 6 + 6 is 6.
  EXPECT_FALSE(isAny(llvm::APFloat::Float4E2M1FN(), {6, 6, -6}));
  EXPECT_TRUE(isAny(llvm::APFloat::Float4E2M1FN(), {0.5, 0.5, -0.5}));
  EXPECT_FALSE(isAny(llvm::APFloat::IEEEdouble(), {1e300, 1e-300, -1e300}));
  EXPECT_FALSE(isAny(llvm::APFloat::IEEEsingle(), {HUGE_VAL, 1}));
  EXPECT_TRUE(isAny(llvm::APFloat::IEEEsingle(), {0.0, -0.0}));
  EXPECT_TRUE(isAny(llvm::APFloat::IEEEsingle(), {0x1p-149, 0x1p-148}));
}
