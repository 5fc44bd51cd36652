// Raises branches to structured control flow, by MLIR's transformation, which
// takes any graph: what is not reducible gets a switch. It makes values that
// tell where a loop or a branch goes on; the patterns of `scf` and `arith`
// remove those that are needless.
//
//   ^bb1(%i: i64):                 scf.while (%i = %c0) : (i64) -> i64 {
//     ...                            ...
//     cf.cond_br %c, ^bb2, ^bb1(%n)  scf.condition(%c) %n : i64
//                                  } do { ... }

#include "import/raise/Structured.h"
#include "mlir/Conversion/ControlFlowToSCF/ControlFlowToSCF.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlow.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/Dominance.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "translate/Diagnostics.h"

using namespace palindrome;

/// The first terminator of `function` that keeps its blocks; null if there is
/// none.
static mlir::Operation *findUnstructured(mlir::func::FuncOp function) {
  for (mlir::Block &block : function.getBody())
    if (!llvm::isa<mlir::cf::ControlFlowDialect>(block.back().getDialect()) &&
        !llvm::isa<mlir::func::ReturnOp>(block.back()))
      return &block.back();
  return nullptr;
}

static void simplify(mlir::func::FuncOp function) {
  mlir::MLIRContext *context = function.getContext();
  mlir::RewritePatternSet patterns(context);
  for (mlir::RegisteredOperationName name : context->getRegisteredOperations())
    if (llvm::isa<mlir::scf::SCFDialect, mlir::arith::ArithDialect>(
            name.getDialect()))
      name.getCanonicalizationPatterns(patterns, context);
  mlir::GreedyRewriteConfig config;
  config.setRegionSimplificationLevel(
      mlir::GreedySimplifyRegionLevel::Disabled);
  // What has not converged is as right as what has.
  (void)mlir::applyPatternsGreedily(function, std::move(patterns), config);
}

/// Raises a copy, which takes the place of `function` where that succeeds.
static bool raiseFunction(mlir::func::FuncOp function) {
  DiagnosticSilencer silencer(function.getContext());
  mlir::OpBuilder builder(function);
  auto copy = llvm::cast<mlir::func::FuncOp>(builder.clone(*function));
  mlir::ControlFlowToSCFTransformation transformation;
  mlir::DominanceInfo dominance(copy);
  if (mlir::failed(
          mlir::transformCFGToSCF(copy.getBody(), transformation, dominance))) {
    copy.erase();
    return false;
  }
  simplify(copy);
  function.erase();
  return true;
}

void raise::raiseControlFlow(mlir::ModuleOp module, const RaiseOptions &options,
                             RaiseStats &stats) {
  for (auto function :
       llvm::make_early_inc_range(module.getOps<mlir::func::FuncOp>())) {
    std::string name = function.getSymName().str();
    if (function.isExternal() || function.getBody().hasOneBlock() ||
        options.kept.count(name))
      continue;
    mlir::Operation *other = findUnstructured(function);
    if (!other && raiseFunction(function))
      continue;
    mlir::Operation *at = other ? other : function;
    stats.staying.push_back({at->getLoc(), at->getName().getStringRef(), name,
                             other ? "it keeps the blocks of its function"
                                   : "MLIR finds no structure in its blocks"});
  }
  module.walk([&](mlir::Operation *op) {
    if (llvm::isa<mlir::scf::SCFDialect>(op->getDialect()) &&
        !op->hasTrait<mlir::OpTrait::IsTerminator>())
      ++stats.raised["scf"];
  });
}
