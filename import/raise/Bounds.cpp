// What is known of integers at an op.

#include "import/raise/Bounds.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/Matchers.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Operator.h"

using namespace palindrome;
using namespace palindrome::raise;
using llvm::ConstantRange;
using mlir::arith::CmpIPredicate;

static llvm::CmpInst::Predicate ofLLVM(CmpIPredicate predicate) {
  using llvm::CmpInst;
  switch (predicate) {
  case CmpIPredicate::eq:
    return CmpInst::ICMP_EQ;
  case CmpIPredicate::ne:
    return CmpInst::ICMP_NE;
  case CmpIPredicate::slt:
    return CmpInst::ICMP_SLT;
  case CmpIPredicate::sle:
    return CmpInst::ICMP_SLE;
  case CmpIPredicate::sgt:
    return CmpInst::ICMP_SGT;
  case CmpIPredicate::sge:
    return CmpInst::ICMP_SGE;
  case CmpIPredicate::ult:
    return CmpInst::ICMP_ULT;
  case CmpIPredicate::ule:
    return CmpInst::ICMP_ULE;
  case CmpIPredicate::ugt:
    return CmpInst::ICMP_UGT;
  case CmpIPredicate::uge:
    return CmpInst::ICMP_UGE;
  }
  llvm_unreachable("not a predicate");
}

CmpIPredicate raise::swap(CmpIPredicate predicate) {
  switch (predicate) {
  case CmpIPredicate::eq:
  case CmpIPredicate::ne:
    return predicate;
  case CmpIPredicate::slt:
    return CmpIPredicate::sgt;
  case CmpIPredicate::sle:
    return CmpIPredicate::sge;
  case CmpIPredicate::sgt:
    return CmpIPredicate::slt;
  case CmpIPredicate::sge:
    return CmpIPredicate::sle;
  case CmpIPredicate::ult:
    return CmpIPredicate::ugt;
  case CmpIPredicate::ule:
    return CmpIPredicate::uge;
  case CmpIPredicate::ugt:
    return CmpIPredicate::ult;
  case CmpIPredicate::uge:
    return CmpIPredicate::ule;
  }
  llvm_unreachable("not a predicate");
}

Bounds::Bounds(mlir::Operation *op) {
  for (mlir::Region *region = op->getParentRegion(); region;
       region = region->getParentRegion()) {
    mlir::Operation *around = region->getParentOp();
    if (auto branch = llvm::dyn_cast<mlir::scf::IfOp>(around)) {
      add(branch.getCondition(), region == &branch.getThenRegion());
    } else if (auto loop = llvm::dyn_cast<mlir::scf::ForOp>(around)) {
      bool isUnsigned = loop.getUnsignedCmp();
      mlir::Value counter = loop.getInductionVar();
      facts.push_back({isUnsigned ? CmpIPredicate::ult : CmpIPredicate::slt,
                       counter, loop.getUpperBound()});
      facts.push_back({isUnsigned ? CmpIPredicate::uge : CmpIPredicate::sge,
                       counter, loop.getLowerBound()});
    }
    if (around->hasTrait<mlir::OpTrait::IsIsolatedFromAbove>())
      break;
  }
}

void Bounds::add(mlir::Value condition, bool isTrue) {
  mlir::Operation *op = condition.getDefiningOp();
  if (auto compare = llvm::dyn_cast_if_present<mlir::arith::CmpIOp>(op)) {
    CmpIPredicate predicate = compare.getPredicate();
    facts.push_back(
        {isTrue ? predicate : mlir::arith::invertPredicate(predicate),
         compare.getLhs(), compare.getRhs()});
  } else if (isTrue && llvm::isa_and_present<mlir::arith::AndIOp>(op)) {
    add(op->getOperand(0), true);
    add(op->getOperand(1), true);
  } else if (!isTrue && llvm::isa_and_present<mlir::arith::OrIOp>(op)) {
    add(op->getOperand(0), false);
    add(op->getOperand(1), false);
  }
}

/// The flags of `op` as those of llvm::OverflowingBinaryOperator.
static unsigned noWrapOf(mlir::arith::ArithIntegerOverflowFlagsInterface op) {
  return (op.hasNoUnsignedWrap()
              ? unsigned(llvm::OverflowingBinaryOperator::NoUnsignedWrap)
              : 0) |
         (op.hasNoSignedWrap()
              ? unsigned(llvm::OverflowingBinaryOperator::NoSignedWrap)
              : 0);
}

ConstantRange Bounds::rangeByOp(mlir::Value value, unsigned steps) const {
  unsigned width = value.getType().getIntOrFloatBitWidth();
  llvm::APInt constant;
  if (mlir::matchPattern(value, mlir::m_ConstantInt(&constant)))
    return constant;
  mlir::Operation *op = value.getDefiningOp();
  if (!op || steps == 0)
    return ConstantRange::getFull(width);
  auto rangeAt = [&](unsigned operand) {
    return rangeOf(op->getOperand(operand), steps - 1);
  };
  return llvm::TypeSwitch<mlir::Operation *, ConstantRange>(op)
      .Case<mlir::arith::ExtUIOp>(
          [&](auto) { return rangeAt(0).zeroExtend(width); })
      .Case([&](mlir::LLVM::ZExtOp extension) {
        ConstantRange range = rangeAt(0);
        if (extension.getNonNeg())
          range = range.intersectWith(ConstantRange::makeExactICmpRegion(
              llvm::CmpInst::ICMP_SGE, llvm::APInt(range.getBitWidth(), 0)));
        return range.zeroExtend(width);
      })
      .Case<mlir::arith::ExtSIOp>(
          [&](auto) { return rangeAt(0).signExtend(width); })
      .Case<mlir::arith::TruncIOp>(
          [&](auto) { return rangeAt(0).truncate(width); })
      .Case([&](mlir::arith::AddIOp sum) {
        return rangeAt(0).addWithNoWrap(rangeAt(1), noWrapOf(sum));
      })
      .Case([&](mlir::arith::SubIOp difference) {
        return rangeAt(0).subWithNoWrap(rangeAt(1), noWrapOf(difference));
      })
      .Case<mlir::arith::MulIOp>(
          [&](auto) { return rangeAt(0).multiply(rangeAt(1)); })
      .Case<mlir::arith::AndIOp>(
          [&](auto) { return rangeAt(0).binaryAnd(rangeAt(1)); })
      .Case<mlir::arith::ShRUIOp>(
          [&](auto) { return rangeAt(0).lshr(rangeAt(1)); })
      .Case<mlir::arith::DivUIOp>(
          [&](auto) { return rangeAt(0).udiv(rangeAt(1)); })
      .Case<mlir::arith::DivSIOp>(
          [&](auto) { return rangeAt(0).sdiv(rangeAt(1)); })
      .Case<mlir::arith::MaxSIOp>(
          [&](auto) { return rangeAt(0).smax(rangeAt(1)); })
      .Case<mlir::arith::MinSIOp>(
          [&](auto) { return rangeAt(0).smin(rangeAt(1)); })
      .Case<mlir::arith::MaxUIOp>(
          [&](auto) { return rangeAt(0).umax(rangeAt(1)); })
      .Case<mlir::arith::MinUIOp>(
          [&](auto) { return rangeAt(0).umin(rangeAt(1)); })
      .Default([&](auto) { return ConstantRange::getFull(width); });
}

ConstantRange Bounds::rangeOf(mlir::Value value, unsigned steps) const {
  ConstantRange range = rangeByOp(value, steps);
  if (steps == 0)
    return range;
  auto restrictTo = [&](CmpIPredicate predicate, mlir::Value other) {
    range = range.intersectWith(ConstantRange::makeAllowedICmpRegion(
        ofLLVM(predicate), rangeOf(other, steps - 1)));
  };
  for (const Fact &fact : facts) {
    if (fact.left == value)
      restrictTo(fact.predicate, fact.right);
    if (fact.right == value)
      restrictTo(swap(fact.predicate), fact.left);
  }
  return range;
}

bool Bounds::holds(CmpIPredicate predicate, mlir::Value left,
                   mlir::Value right) const {
  if (rangeOf(left).icmp(ofLLVM(predicate), rangeOf(right)))
    return true;
  auto implies = [&](CmpIPredicate known) {
    return llvm::ICmpInst::isImpliedByMatchingCmp(ofLLVM(known),
                                                  ofLLVM(predicate))
        .value_or(false);
  };
  return llvm::any_of(facts, [&](const Fact &fact) {
    return (fact.left == left && fact.right == right &&
            implies(fact.predicate)) ||
           (fact.left == right && fact.right == left &&
            implies(swap(fact.predicate)));
  });
}
