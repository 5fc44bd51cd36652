// Expresses unsigned loops by signed ones, of which MLIR counts the iterations:
// its folders and its unrolling compare the bounds of any loop as signed
// numbers. Numbers of less than 64 bits are extended:
//
//   scf.for unsigned %i = %c0 to %c150 step %c50 : i8 {
//
//   %lower = arith.extui %c0 : i8 to i64
//   %upper = arith.extui %c150 : i8 to i64
//   %step = arith.extui %c50 : i8 to i64
//   scf.for %j = %lower to %upper step %step : i64 {
//     %i = arith.trunci %j : i64 to i8
//
// MLIR counts with 64 bits. Of numbers of 64 bits and of indices, the sign bit
// of both bounds is flipped, so that the signed order is the unsigned one. That
// needs a step that is a constant below 2^63. A loop whose step may be larger
// states its condition instead, and MLIR does not count its iterations:
//
//   scf.for unsigned %i = %c0 to %n step %s {
//   }
//
//   scf.while (%i = %c0) : (index) -> index {
//     %isBelow = arith.cmpi ult, %i, %n : index
//     scf.condition(%isBelow) %i : index
//   } do {
//   ^bb0(%i: index):
//     %next = arith.addi %i, %s : index
//     scf.yield %next : index
//   }

#include "export/lower/Loops.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/PatternMatch.h"

using namespace palindrome;
namespace arith = mlir::arith;
using mlir::Value;

bool lower::isUnsignedLoop(mlir::Operation *op) {
  auto loop = llvm::dyn_cast<mlir::scf::ForOp>(op);
  return loop && loop.getUnsignedCmp();
}

/// Flips the sign bit of `value`.
static Value flip(Value value, mlir::RewriterBase &rewriter) {
  auto type = llvm::cast<mlir::IntegerType>(value.getType());
  Value sign = arith::ConstantOp::create(
      rewriter, value.getLoc(),
      rewriter.getIntegerAttr(type, llvm::APInt::getSignMask(type.getWidth())));
  return arith::XOrIOp::create(rewriter, value.getLoc(), value, sign);
}

/// Whether a signed number may be the step of `loop`.
static bool hasSignedStep(mlir::scf::ForOp loop) {
  mlir::Type type = loop.getInductionVar().getType();
  llvm::APInt step;
  return (!type.isIndex() && type.getIntOrFloatBitWidth() < 64) ||
         (mlir::matchPattern(loop.getStep(), mlir::m_ConstantInt(&step)) &&
          step.isStrictlyPositive());
}

/// Replaces `loop` with one that states its condition. Its number wraps where
/// that of `loop` does, once MLIR has made branches of it.
static void makeWhile(mlir::scf::ForOp loop, mlir::RewriterBase &rewriter) {
  mlir::Location loc = loop.getLoc();
  rewriter.setInsertionPoint(loop);
  llvm::SmallVector<Value> initial{loop.getLowerBound()};
  llvm::append_range(initial, loop.getInitArgs());
  auto types = llvm::to_vector(mlir::ValueRange(initial).getTypes());
  auto whole = mlir::scf::WhileOp::create(
      rewriter, loc, types, initial,
      [&](mlir::OpBuilder &builder, mlir::Location, mlir::ValueRange values) {
        Value isBelow =
            arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::ult,
                                  values.front(), loop.getUpperBound());
        mlir::scf::ConditionOp::create(builder, loc, isBelow, values);
      },
      /*afterBuilder=*/nullptr);
  mlir::Block *body = loop.getBody();
  auto yield = llvm::cast<mlir::scf::YieldOp>(body->getTerminator());
  rewriter.setInsertionPoint(yield);
  llvm::SmallVector<Value> next{arith::AddIOp::create(
      rewriter, loc, loop.getInductionVar(), loop.getStep())};
  llvm::append_range(next, yield.getOperands());
  rewriter.replaceOpWithNewOp<mlir::scf::YieldOp>(yield, next);
  rewriter.eraseBlock(whole.getAfterBody());
  rewriter.inlineRegionBefore(loop.getRegion(), whole.getAfter(),
                              whole.getAfter().end());
  rewriter.replaceOp(loop, whole.getResults().drop_front());
}

/// Makes `loop` signed. One of `index` becomes one of i64, since the width of
/// `index` is not known here.
static void makeSigned(mlir::scf::ForOp loop, mlir::RewriterBase &rewriter) {
  mlir::Location loc = loop.getLoc();
  Value variable = loop.getInductionVar();
  mlir::Type type = variable.getType(), wide = rewriter.getI64Type();
  bool isNarrow = !type.isIndex() && type.getIntOrFloatBitWidth() < 64;
  auto widen = [&](Value value) -> Value {
    if (isNarrow)
      return arith::ExtUIOp::create(rewriter, loc, wide, value);
    if (type.isIndex())
      return arith::IndexCastUIOp::create(rewriter, loc, wide, value);
    return value;
  };
  auto widenBound = [&](Value bound) {
    return isNarrow ? widen(bound) : flip(widen(bound), rewriter);
  };
  rewriter.setInsertionPoint(loop);
  Value lower = widenBound(loop.getLowerBound());
  Value upper = widenBound(loop.getUpperBound());
  Value step = widen(loop.getStep());

  // The uses in the body get the number that the variable was.
  llvm::SmallVector<mlir::OpOperand *> uses;
  for (mlir::OpOperand &use : variable.getUses())
    uses.push_back(&use);
  variable.setType(lower.getType());
  rewriter.setInsertionPointToStart(loop.getBody());
  Value number = variable;
  if (isNarrow)
    number = arith::TruncIOp::create(rewriter, loc, type, number);
  else
    number = flip(number, rewriter);
  if (type.isIndex())
    number = arith::IndexCastUIOp::create(rewriter, loc, type, number);
  for (mlir::OpOperand *use : uses)
    use->set(number);
  loop.setLowerBound(lower);
  loop.setUpperBound(upper);
  loop.setStep(step);
  loop.setUnsignedCmp(false);
}

static mlir::LogicalResult signLoops(mlir::ModuleOp module) {
  mlir::IRRewriter rewriter(module.getContext());
  module.walk([&](mlir::scf::ForOp loop) {
    if (!lower::isUnsignedLoop(loop))
      return;
    if (hasSignedStep(loop))
      makeSigned(loop, rewriter);
    else
      makeWhile(loop, rewriter);
  });
  return mlir::success();
}

const lower::OwnPass lower::signLoopsPass = {
    "palindrome-sign-loops",
    "Express unsigned loops by signed ones",
    [](mlir::DialectRegistry &registry) {
      registry.insert<arith::ArithDialect, mlir::scf::SCFDialect>();
    },
    signLoops,
};
