// Passes that make ops which do not verify are found, and named with what they
// get wrong. Passes that report errors are not.

#include "verify/seek/passes/RunJudge.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Pass/PassRegistry.h"
#include "mlir/Transforms/Passes.h"
#include "palindrome/Lower.h"
#include "llvm/ADT/StringExtras.h"
#include <gtest/gtest.h>

using namespace palindrome;

/// Gives each `arith.subi` in `op` a result of another type than its operands.
static void breakSubtractions(mlir::Operation *op) {
  op->walk([](mlir::arith::SubIOp sub) {
    sub.getResult().setType(mlir::IntegerType::get(sub.getContext(), 3));
  });
}

namespace {
struct BreakSubtractions final
    : mlir::PassWrapper<BreakSubtractions, mlir::OperationPass<>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(BreakSubtractions)
  llvm::StringRef getArgument() const override { return "break-subtractions"; }

protected:
  void runOnOperation() override { breakSubtractions(getOperation()); }
};

/// Changes subtractions, and says that it fails.
struct RefuseSubtractions final
    : mlir::PassWrapper<RefuseSubtractions, mlir::OperationPass<>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(RefuseSubtractions)
  llvm::StringRef getArgument() const override { return "refuse-subtractions"; }

protected:
  void runOnOperation() override {
    breakSubtractions(getOperation());
    signalPassFailure();
  }
};
} // namespace

/// What is wrong with the functions that `pipeline` changes, and whether it
/// fails.
static std::string judge(llvm::StringRef pipeline) {
  mlir::registerCSEPass();
  mlir::PassRegistration<BreakSubtractions> breaking;
  mlir::PassRegistration<RefuseSubtractions> refusing;
  mlir::DialectRegistry registry;
  registerLowering(registry);
  mlir::MLIRContext context(registry, mlir::MLIRContext::Threading::DISABLED);
  mlir::ScopedDiagnosticHandler quiet(
      &context, [](mlir::Diagnostic &) { return mlir::success(); });
  auto module = mlir::parseSourceString<mlir::ModuleOp>(R"(
    func.func @g(%x: i8) -> i8 { return %x : i8 }
    func.func @f(%x: i8, %y: i8) -> i8 {
      %a = arith.muli %x, %y : i8
      %b = arith.subi %a, %y : i8
      return %b : i8
    })",
                                                        &context);
  auto judged =
      passes::judgeByRuns(*module, pipeline, {nativeEngine(), {}, nullptr});
  if (failed(judged))
    return "fails";
  std::string text;
  for (const SettledSymbol &symbol : *judged)
    text += symbol.name + ": " + symbol.reason + ": " + symbol.wrong->what +
            ": " + llvm::join(symbol.wrong->ops, ", ") + "; " +
            symbol.wrong->pipeline;
  return text;
}

TEST(JudgePasses, WhatDoesNotVerify) {
  EXPECT_EQ(judge("func.func(cse),func.func(break-subtractions),cse"),
            "@f: 'arith.subi' does not verify after the pass: invalid: "
            "arith.subi of int; builtin.module(func.func(break-subtractions))");
  EXPECT_EQ(judge("func.func(refuse-subtractions)"), "fails");
}
