// Lowerings of which one pass is wrong: it is found among others.

#include "verify/run/lowering/Stages.h"
#include "Modules.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/InitAllPasses.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"
#include "llvm/ADT/StringExtras.h"
#include <gtest/gtest.h>

using namespace palindrome;

/// Exchanges the operands of each `arith.subi`.
static void swap(mlir::ModuleOp module) {
  module.walk([](mlir::arith::SubIOp op) {
    op->setOperands({op.getRhs(), op.getLhs()});
  });
}

/// The wrong passes, by @f of `text` called with `arguments`, of a lowering by
/// `passes`. `swap` stands for what is wrong; before another pass it makes that
/// one wrong, as in "swap+convert-arith-to-llvm".
static std::string findWrong(llvm::StringRef text,
                             const std::vector<std::string> &arguments,
                             llvm::ArrayRef<llvm::StringRef> passes) {
  mlir::registerAllPasses();
  LoweringContext context;
  lowering::Program program{context.parse(text), "f", arguments};
  if (!program.module)
    return "unreadable";
  auto follow = [&](mlir::ModuleOp module,
                    llvm::function_ref<void(llvm::StringRef)> onPass) {
    for (llvm::StringRef pass : passes) {
      onPass(pass);
      if (pass.consume_front("swap"))
        swap(module);
      pass.consume_front("+");
      mlir::PassManager manager(&context.context);
      if (failed(mlir::parsePassPipeline(pass, manager)) ||
          failed(manager.run(module)))
        return mlir::failure();
    }
    return mlir::success();
  };
  return llvm::join(lowering::findWrongPasses(program, follow, {}), " ");
}

static constexpr llvm::StringLiteral choice = R"(
  func.func @f(%c: i1, %x: i8, %y: i8) -> i8 {
    %r = scf.if %c -> i8 {
      %d = arith.subi %x, %y : i8
      scf.yield %d : i8
    } else {
      scf.yield %x : i8
    }
    return %r : i8
  })";

TEST(FindWrongPasses, BetweenStatesThatRun) {
  EXPECT_EQ(findWrong(choice, {"true", "3", "1"},
                      {"cse", "convert-scf-to-cf", "swap", "canonicalize",
                       "convert-arith-to-llvm", "convert-func-to-llvm"}),
            "swap");
  EXPECT_EQ(findWrong(choice, {"true", "3", "1"},
                      {"cse", "swap+convert-scf-to-cf", "canonicalize"}),
            "swap+convert-scf-to-cf");
}

TEST(FindWrongPasses, AmongConversionsToLLVM) {
  EXPECT_EQ(findWrong("func.func @f(%x: i8, %y: i8) -> i8 { "
                      "%d = arith.subi %x, %y : i8 return %d : i8 }",
                      {"3", "1"},
                      {"convert-index-to-llvm", "swap+convert-arith-to-llvm",
                       "convert-func-to-llvm", "reconcile-unrealized-casts"}),
            "swap+convert-arith-to-llvm");
}

TEST(FindWrongPasses, AfterBufferization) {
  constexpr llvm::StringLiteral tensor = R"(
    func.func @f(%t: tensor<2xi8>, %x: i8) -> tensor<2xi8> {
      %c1 = arith.constant 1 : index
      %a = tensor.extract %t[%c1] : tensor<2xi8>
      %d = arith.subi %a, %x : i8
      %r = tensor.insert %d into %t[%c1] : tensor<2xi8>
      return %r : tensor<2xi8>
    })";
  constexpr llvm::StringLiteral bufferize =
      "one-shot-bufferize{bufferize-function-boundaries=1}";
  EXPECT_EQ(findWrong(tensor, {"[5, 3]", "1"}, {bufferize, "swap", "cse"}),
            "swap");
  EXPECT_EQ(findWrong(tensor, {"[5, 3]", "1"}, {"swap", bufferize}), "swap");
}
