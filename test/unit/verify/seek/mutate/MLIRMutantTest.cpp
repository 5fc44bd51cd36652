// Mutants of MLIR: steps are applied, rejected without a trace, and replayed.

#include "verify/seek/mutate/mlir/MLIRMutant.h"
#include "palindrome/Dialects.h"
#include <gtest/gtest.h>

using namespace llvm;
using namespace palindrome;
using namespace palindrome::mutate;

namespace {

constexpr char seedText[] = R"(
module attributes {llvmx.format = 1 : i32} {
  llvm.mlir.global internal @g(7 : i32) : i32
  llvm.func @f(%a: i32 {llvm.noundef}, %p: !llvm.ptr) -> i32 {
    %one = llvm.mlir.constant(1 : i32) : i32
    %x = llvm.add %a, %one overflow<nsw> : i32
    %c = llvm.icmp "eq" %x, %one : i32
    llvm.cond_br %c, ^yes, ^no(%x : i32)
  ^yes:
    llvm.store %x, %p {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^no(%one : i32)
  ^no(%r: i32):
    %y = llvm.call @h(%r) : (i32) -> i32
    llvm.return %y : i32
  }
  llvm.func @h(i32) -> i32
}
)";

constexpr char donor[] = R"(
llvm.func @f(%a: f32) -> f32 {
  %x = llvm.fmul %a, %a : f32
  llvm.return %x : f32
}
)";

std::optional<MemoryBufferRef> loadDonor(StringRef path) {
  if (path != "donor")
    return std::nullopt;
  return MemoryBufferRef(donor, "donor");
}

std::unique_ptr<mlir::MLIRContext> newContext() {
  mlir::DialectRegistry registry;
  registerDialects(registry);
  return std::make_unique<mlir::MLIRContext>(
      registry, mlir::MLIRContext::Threading::DISABLED);
}

MLIRMutant start() {
  return MLIRMutant(MemoryBufferRef(seedText, "seed"), loadDonor, newContext);
}

TEST(MLIRMutant, IsTheSeedWithoutSteps) {
  MLIRMutant mutant = start();
  ASSERT_TRUE(bool(mutant)) << mutant.error().str();
  EXPECT_NE(mutant.text().find("llvm.add"), std::string::npos);
}

TEST(MLIRMutant, TellsWhyASeedCannotBeRead) {
  MLIRMutant unreadable(MemoryBufferRef("llvm.func", "seed"), nullptr,
                        newContext);
  EXPECT_FALSE(bool(unreadable));
  EXPECT_NE(unreadable.error().find("expected"), StringRef::npos);
}

TEST(MLIRMutant, StepsRepeatOnTheSameSeed) {
  Chooser choose(1);
  Weights weights = mlirWeights();
  std::string donors[] = {"donor"};
  unsigned applied = 0;
  for (unsigned n = 0; n != 20; ++n) {
    MLIRMutant mutant = start();
    for (unsigned step = 0; step != 12; ++step)
      mutant.apply(drawStep(choose, weights, donors));
    MLIRMutant again = start();
    for (const Step &step : mutant.steps())
      EXPECT_EQ(again.apply(step), StepResult::Applied) << step.mutation;
    EXPECT_EQ(again.text(), mutant.text());
    applied += mutant.steps().size();
  }
  EXPECT_GE(applied, 60u);
}

TEST(MLIRMutant, ARejectedStepLeavesNoTrace) {
  std::string before = start().text();
  bool rejected = false;
  for (uint64_t seed = 0; seed != 40; ++seed) {
    MLIRMutant mutant = start();
    if (mutant.apply({"value type", seed, ""}) != StepResult::Rejected)
      continue;
    rejected = true;
    EXPECT_EQ(mutant.text(), before);
  }
  EXPECT_TRUE(rejected);
}

TEST(MLIRMutant, GraftedSymbolsGetNamesOfTheirOwn) {
  MLIRMutant mutant = start();
  ASSERT_EQ(mutant.apply({"symbol grafted", 1, "donor"}), StepResult::Applied);
  EXPECT_NE(mutant.text().find("\"f_0\""), std::string::npos);
  EXPECT_EQ(mutant.apply({"symbol grafted", 1, "gone"}), StepResult::NoDonor);
}

} // namespace
