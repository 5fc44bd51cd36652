// Pieces of programs: each row of the tables finds types that fit, and a place.

#include "verify/seek/mutate/mlir/Piece.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "palindrome/Lower.h"
#include "verify/seek/mutate/mlir/MLIRMutant.h"
#include <gtest/gtest.h>

using namespace palindrome;
using namespace palindrome::mutate;

static std::unique_ptr<mlir::MLIRContext> newContext() {
  mlir::DialectRegistry registry;
  registerLowering(registry);
  return std::make_unique<mlir::MLIRContext>(
      registry, mlir::MLIRContext::Threading::DISABLED);
}

static constexpr llvm::StringLiteral seed = R"(
  func.func @f() { return }
  func.func @g(%x: i32) -> i32 { return %x : i32 }
)";

/// The names of rows that no seed of choices can put into the seed.
static std::string rowsWithoutPlace() {
  std::string names;
  for (const MLIRMutation &row : mlirProgramMutations()) {
    bool isApplied = false;
    for (uint64_t number = 0; number != 8 && !isApplied; ++number) {
      MLIRMutant mutant({seed, "seed.mlir"}, nullptr, newContext);
      isApplied =
          mutant.apply({row.name.str(), number, ""}) == StepResult::Applied;
    }
    if (!isApplied)
      names += row.name.str() + "\n";
  }
  return names;
}

TEST(Piece, EachRowHasAPlace) { EXPECT_EQ(rowsWithoutPlace(), ""); }

TEST(Piece, RepeatsFromItsSeed) {
  auto make = [] {
    MLIRMutant mutant({seed, "seed.mlir"}, nullptr, newContext);
    Chooser choose(7);
    Weights weights = mlirProgramWeights();
    for (unsigned i = 0; i != 40; ++i)
      mutant.apply(drawStep(choose, weights, {}));
    return mutant.text();
  };
  std::string text = make();
  EXPECT_GT(text.size(), 1000U);
  EXPECT_EQ(text, make());
}

TEST(Piece, LeavesFixedBodies) {
  // The body of linalg.add has two ops, whatever is put beside it.
  MLIRMutant mutant({R"(func.func @f(%a: tensor<4xi32>) -> tensor<4xi32> {
      %r = linalg.add ins(%a, %a : tensor<4xi32>, tensor<4xi32>)
        outs(%a : tensor<4xi32>) -> tensor<4xi32>
      return %r : tensor<4xi32>
    })",
                     "seed.mlir"},
                    nullptr, newContext);
  for (uint64_t number = 0; number != 30; ++number)
    mutant.apply({"piece poison", number, ""});
  unsigned inBody = 0;
  (*mutant).walk([&](mlir::Operation *op) {
    inBody += op->getParentOp() &&
              op->getParentOp()->getName().getStringRef() == "linalg.add";
  });
  EXPECT_EQ(inBody, 2U);
}

TEST(Piece, ResultsAreReturned) {
  MLIRMutant mutant({"func.func @f() { return }", "seed.mlir"}, nullptr,
                    newContext);
  for (uint64_t number = 0; number != 6; ++number)
    mutant.apply({"piece integers", number, ""});
  auto function = *(*mutant).getOps<mlir::func::FuncOp>().begin();
  EXPECT_GT(function.getNumArguments(), 0U);
  EXPECT_GT(function.getNumResults(), 0U);
}
