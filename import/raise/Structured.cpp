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
#include "import/raise/Counted.h"
#include "mlir/Conversion/ControlFlowToSCF/ControlFlowToSCF.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlow.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/UB/IR/UBOps.h"
#include "mlir/IR/Dominance.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "translate/Diagnostics.h"

using namespace palindrome;

/// Whether `op` has to stay in its block, or has to be followed by what follows
/// it.
static bool isBound(mlir::Operation &op) {
  auto tail = op.getAttrOfType<mlir::LLVM::TailCallKindAttr>("TailCallKind");
  return llvm::isa<mlir::LLVM::BlockTagOp>(op) ||
         (tail && tail.getTailCallKind() ==
                      mlir::LLVM::tailcallkind::TailCallKind::MustTail) ||
         llvm::any_of(op.getResultTypes(),
                      llvm::IsaPred<mlir::LLVM::LLVMTokenType>);
}

/// Whether LLVM's verifier would reject a marker of a lifetime in `function`:
/// its operand has to be the alloca itself, and no value of structured control
/// flow.
static bool hasLostLifetime(mlir::Operation *function) {
  auto check = [](mlir::Operation *op) {
    if (!llvm::isa<mlir::LLVM::LifetimeStartOp, mlir::LLVM::LifetimeEndOp>(
            op) ||
        llvm::isa_and_present<mlir::LLVM::AllocaOp, mlir::LLVM::PoisonOp,
                              mlir::ub::PoisonOp>(
            op->getOperand(0).getDefiningOp()))
      return mlir::WalkResult::advance();
    return mlir::WalkResult::interrupt();
  };
  return function->walk(check).wasInterrupted();
}

/// The first op of `function` that keeps its blocks; null if there is none.
static mlir::Operation *findUnstructured(mlir::FunctionOpInterface function) {
  for (mlir::Block &block : function.getFunctionBody())
    if (mlir::Operation &end = block.back();
        !llvm::isa<mlir::cf::ControlFlowDialect>(end.getDialect()) &&
        !llvm::isa<mlir::func::ReturnOp, mlir::LLVM::ReturnOp,
                   mlir::ub::UnreachableOp>(end))
      return &end;
    else if (auto bound = llvm::find_if(block, isBound); bound != block.end())
      return &*bound;
  return nullptr;
}

/// Makes a return of poison from `function`.
static mlir::Operation *createReturn(mlir::OpBuilder &builder,
                                     mlir::Location location,
                                     mlir::FunctionOpInterface function) {
  llvm::SmallVector<mlir::Value> results;
  for (mlir::Type type : function.getResultTypes())
    if (!llvm::isa<mlir::LLVM::LLVMVoidType>(type))
      results.push_back(mlir::ub::PoisonOp::create(builder, location, type));
  if (llvm::isa<mlir::func::FuncOp>(*function))
    return mlir::func::ReturnOp::create(builder, location, results);
  return mlir::LLVM::ReturnOp::create(builder, location, results);
}

/// MLIR joins returns that are alike. What tells them apart is what an import
/// carried of their blocks, which do not stay.
static void makeReturnsAlike(mlir::FunctionOpInterface function) {
  for (mlir::Block &block : function.getFunctionBody())
    if (mlir::Operation &end = block.back(); end.getNumSuccessors() == 0)
      end.setDiscardableAttrs(
          mlir::DictionaryAttr::get(function->getContext()));
}

/// A block of a region in structured control flow has to go on. So what must
/// not be reached becomes an assumption that does not hold, and a return:
///
///   ub.unreachable                 llvm.intr.assume %false : i1
///                                  return
static void replaceUnreachable(mlir::FunctionOpInterface function) {
  for (mlir::Block &block : function.getFunctionBody()) {
    auto end = llvm::dyn_cast<mlir::ub::UnreachableOp>(block.back());
    if (!end)
      continue;
    mlir::OpBuilder builder(end);
    mlir::Location location = end.getLoc();
    mlir::Value no = mlir::arith::ConstantOp::create(
        builder, location, builder.getBoolAttr(false));
    mlir::LLVM::AssumeOp::create(builder, location, no);
    createReturn(builder, location, function);
    end.erase();
  }
}

namespace {
/// MLIR's transformation, which also keeps what is annotated at loops. Patterns
/// that replace a loop drop its attributes, but not its location: so the
/// annotation is in that until all patterns have run.
class Transformation : public mlir::ControlFlowToSCFTransformation {
public:
  Transformation(mlir::FunctionOpInterface function,
                 mlir::DominanceInfo &dominance)
      : function(function) {
    for (mlir::Block &block : function.getFunctionBody())
      for (mlir::Block *next : block.getSuccessors())
        if (dominance.dominates(next, &block))
          annotate(next, block.back().getAttr(annotationName));
  }

  mlir::FailureOr<mlir::Operation *> createStructuredDoWhileLoopOp(
      mlir::OpBuilder &builder, mlir::Operation *replaced,
      mlir::ValueRange init, mlir::Value condition, mlir::ValueRange next,
      mlir::Region &&body) override {
    mlir::Attribute annotation = annotations.lookup(&body.front());
    mlir::FailureOr<mlir::Operation *> made =
        ControlFlowToSCFTransformation::createStructuredDoWhileLoopOp(
            builder, replaced, init, condition, next, std::move(body));
    if (succeeded(made) && annotation)
      (*made)->setLoc(mlir::FusedLoc::get(builder.getContext(),
                                          (*made)->getLoc(), annotation));
    return made;
  }

  mlir::FailureOr<mlir::Operation *>
  createUnreachableTerminator(mlir::Location location, mlir::OpBuilder &builder,
                              mlir::Region &) override {
    return createReturn(builder, location, function);
  }

  /// Makes attributes of the annotations in locations.
  static void restoreAnnotations(mlir::Operation *function) {
    function->walk([](mlir::LoopLikeOpInterface loop) {
      auto location = llvm::dyn_cast<mlir::FusedLoc>(loop.getLoc());
      if (!location || !llvm::isa_and_present<mlir::LLVM::LoopAnnotationAttr>(
                           location.getMetadata()))
        return;
      loop->setAttr(annotationName, location.getMetadata());
      loop->setLoc(location.getLocations().front());
    });
  }

private:
  static constexpr llvm::StringLiteral annotationName = "loop_annotation";

  /// Notes what one branch back to `header` has: all must have the same.
  void annotate(mlir::Block *header, mlir::Attribute annotation) {
    auto [known, isNew] = annotations.try_emplace(header, annotation);
    if (!isNew && known->second != annotation)
      known->second = nullptr;
  }

  mlir::FunctionOpInterface function;
  /// By the blocks that loops begin with.
  llvm::DenseMap<mlir::Block *, mlir::Attribute> annotations;
};
} // namespace

/// Applies the patterns of `scf` and `arith`. Those of loops that count take
/// any for a signed one, and are left out once there are such.
static void simplify(mlir::FunctionOpInterface function, bool hasCounted) {
  mlir::MLIRContext *context = function->getContext();
  mlir::RewritePatternSet patterns(context);
  for (mlir::RegisteredOperationName name : context->getRegisteredOperations())
    if (llvm::isa<mlir::scf::SCFDialect, mlir::arith::ArithDialect>(
            name.getDialect()) &&
        !(hasCounted &&
          name.getStringRef() == mlir::scf::ForOp::getOperationName()))
      name.getCanonicalizationPatterns(patterns, context);
  mlir::GreedyRewriteConfig config;
  config.setRegionSimplificationLevel(
      mlir::GreedySimplifyRegionLevel::Disabled);
  // What has not converged is as right as what has.
  (void)mlir::applyPatternsGreedily(function, std::move(patterns), config);
}

/// Raises a copy, which takes the place of `function` where that succeeds.
static bool raiseFunction(mlir::FunctionOpInterface function, bool counts) {
  DiagnosticSilencer silencer(function->getContext());
  mlir::OpBuilder builder(function);
  auto copy = llvm::cast<mlir::FunctionOpInterface>(builder.clone(*function));
  makeReturnsAlike(copy);
  replaceUnreachable(copy);
  mlir::DominanceInfo dominance(copy);
  Transformation transformation(copy, dominance);
  if (mlir::failed(mlir::transformCFGToSCF(copy.getFunctionBody(),
                                           transformation, dominance))) {
    copy->erase();
    return false;
  }
  simplify(copy, /*hasCounted=*/false);
  if (hasLostLifetime(copy)) {
    copy->erase();
    return false;
  }
  if (counts) {
    raise::raiseCountedLoops(copy);
    simplify(copy, /*hasCounted=*/true);
  }
  Transformation::restoreAnnotations(copy);
  function->erase();
  return true;
}

void raise::raiseControlFlow(mlir::ModuleOp module, const RaiseOptions &options,
                             RaiseStats &stats) {
  for (auto function :
       llvm::make_early_inc_range(module.getOps<mlir::FunctionOpInterface>())) {
    std::string name = function.getName().str();
    if (function.isExternal() || function.getFunctionBody().hasOneBlock() ||
        options.kept.count(name))
      continue;
    mlir::Operation *other = findUnstructured(function);
    if (!other && raiseFunction(function, !options.uncounted.count(name)))
      continue;
    mlir::Operation *at = other ? other : function;
    stats.staying.push_back(
        {at->getLoc(), at->getName().getStringRef(), name,
         other ? "it keeps the blocks of its function"
               : "its blocks have no structure that LLVM accepts"});
  }
  module.walk([&](mlir::Operation *op) {
    if (llvm::isa<mlir::scf::SCFDialect>(op->getDialect()) &&
        !op->hasTrait<mlir::OpTrait::IsTerminator>())
      ++stats.raised["scf"];
  });
}
