// Ranges, by how values are computed, by the branches that lead to a place, and
// by induction over the iterations of a loop:
//
//   ^bb1(%i: i32):                         // at least 0, since each iteration
//     %c = arith.cmpi slt, %i, %n          // adds to it without overflow
//     cf.cond_br %c, ^bb2, ^bb3
//   ^bb2:                                  // here less than %n
//     %j = arith.addi %i, %c1 overflow<nsw>
//     cf.br ^bb1(%j : i32)

#include "import/raise/Ranges.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/Support/MathExtras.h"

using namespace palindrome;
using namespace palindrome::raise;
namespace arith = mlir::arith;

/// More values than that are not looked at for one question.
static constexpr unsigned mostValues = 500;

/// The range of all integers of `type`; an index has 64 bits.
static Range allOf(mlir::Type type) {
  auto integer = llvm::dyn_cast<mlir::IntegerType>(type);
  if (!integer || integer.getWidth() >= 64 || integer.getWidth() == 0)
    return {};
  return {llvm::minIntN(integer.getWidth()), llvm::maxIntN(integer.getWidth())};
}

Range raise::operator+(Range one, Range other) {
  Range sum;
  if (llvm::AddOverflow(one.low, other.low, sum.low) ||
      llvm::AddOverflow(one.high, other.high, sum.high))
    return {};
  return sum;
}

Range raise::operator*(Range one, Range other) {
  Range product{INT64_MAX, INT64_MIN};
  for (int64_t left : {one.low, one.high})
    for (int64_t right : {other.low, other.high}) {
      int64_t each = 0;
      if (llvm::MulOverflow(left, right, each))
        return {};
      product = product.unite({each, each});
    }
  return product;
}

static int64_t addSaturated(int64_t one, int64_t other) {
  int64_t sum = 0;
  if (llvm::AddOverflow(one, other, sum))
    return one < 0 ? INT64_MIN : INT64_MAX;
  return sum;
}

Range raise::addSaturated(Range one, Range other) {
  return {::addSaturated(one.low, other.low),
          ::addSaturated(one.high, other.high)};
}

static Range negate(Range range) {
  return {range.high == INT64_MAX ? INT64_MIN : -range.high,
          range.low == INT64_MIN ? INT64_MAX : -range.low};
}

static bool hasNoSignedWrap(arith::ArithIntegerOverflowFlagsInterface op) {
  return op.hasNoSignedWrap();
}

/// `range` as that of an operation on integers of `type`: all of them if it
/// wraps around.
static Range wrapped(Range range, mlir::Type type, bool hasNoWrap) {
  Range all = allOf(type);
  bool fits = range.low >= all.low && range.high <= all.high;
  return fits || hasNoWrap ? range.intersect(all) : all;
}

Range Ranges::of(mlir::Value value, mlir::Block *place) {
  left = mostValues;
  open.clear();
  return find(value, place);
}

Range Ranges::find(mlir::Value value, mlir::Block *place) {
  Range range = allOf(value.getType());
  if (!value.getType().isIntOrIndex() || left == 0)
    return range;
  --left;
  llvm::APInt constant;
  if (mlir::matchPattern(value, mlir::m_ConstantInt(&constant)))
    return constant.getSignificantBits() <= 64
               ? Range{constant.getSExtValue(), constant.getSExtValue()}
               : range;
  Range found = value.getDefiningOp()
                    ? ofResult(value.getDefiningOp(), place)
                    : ofArgument(llvm::cast<mlir::BlockArgument>(value));
  return restrictByBranches(value, place, range.intersect(found));
}

Range Ranges::ofResult(mlir::Operation *op, mlir::Block *place) {
  if (op->getNumResults() != 1)
    return {};
  mlir::Type type = op->getResult(0).getType();
  auto operand = [&](unsigned number) {
    return find(op->getOperand(number), place);
  };
  auto isWide = [](mlir::Value value) {
    return value.getType().isInteger() &&
           value.getType().getIntOrFloatBitWidth() > 64;
  };
  if (llvm::any_of(op->getOperands(), isWide))
    return {};
  return llvm::TypeSwitch<mlir::Operation *, Range>(op)
      .Case<arith::ExtSIOp, arith::IndexCastOp, arith::TruncIOp>(
          [&](auto) { return wrapped(operand(0), type, false); })
      .Case<arith::ExtUIOp, mlir::LLVM::ZExtOp>([&](auto extension) {
        Range range = operand(0);
        if (range.isNonNegative())
          return range;
        mlir::Type narrow = extension->getOperand(0).getType();
        return narrow.isInteger() && narrow.getIntOrFloatBitWidth() < 64
                   ? Range{0, static_cast<int64_t>(llvm::maxUIntN(
                                  narrow.getIntOrFloatBitWidth()))}
                   : Range{};
      })
      .Case([&](arith::AddIOp sum) {
        return wrapped(hasNoSignedWrap(sum)
                           ? addSaturated(operand(0), operand(1))
                           : operand(0) + operand(1),
                       type, hasNoSignedWrap(sum));
      })
      .Case([&](arith::SubIOp difference) {
        Range negative = negate(operand(1));
        return wrapped(hasNoSignedWrap(difference)
                           ? addSaturated(operand(0), negative)
                           : operand(0) + negative,
                       type, hasNoSignedWrap(difference));
      })
      .Case([&](arith::MulIOp product) {
        Range one = operand(0), other = operand(1), range = one * other;
        // Two numbers that are not negative have such a product.
        if (hasNoSignedWrap(product) && one.isNonNegative() &&
            other.isNonNegative())
          range = range.intersect({0, INT64_MAX});
        return wrapped(range, type, hasNoSignedWrap(product));
      })
      .Case([&](arith::AndIOp) {
        Range one = operand(0), other = operand(1), range;
        if (one.isNonNegative())
          range = {0, one.high};
        if (other.isNonNegative())
          range = range.intersect({0, other.high});
        return range;
      })
      .Case<arith::ShRUIOp, arith::ShRSIOp>([&](auto) {
        Range range = operand(0);
        return range.isNonNegative() ? Range{0, range.high} : Range{};
      })
      .Case([&](arith::ShLIOp shift) {
        Range range = operand(0);
        return hasNoSignedWrap(shift) && range.isNonNegative()
                   ? Range{0, INT64_MAX}
                   : Range{};
      })
      .Case<arith::RemUIOp, arith::RemSIOp>([&](mlir::Operation *) {
        Range range = operand(0), divisor = operand(1);
        return range.isNonNegative() && divisor.low > 0
                   ? Range{0, std::min(range.high, divisor.high - 1)}
                   : Range{};
      })
      .Case<arith::DivUIOp, arith::DivSIOp>([&](mlir::Operation *) {
        Range range = operand(0), divisor = operand(1);
        return range.isNonNegative() && divisor.low > 0 ? Range{0, range.high}
                                                        : Range{};
      })
      .Case([&](arith::SelectOp) { return operand(1).unite(operand(2)); })
      .Case([&](arith::MaxSIOp) {
        Range one = operand(0), other = operand(1);
        return Range{std::max(one.low, other.low),
                     std::max(one.high, other.high)};
      })
      .Case([&](arith::MinSIOp) {
        Range one = operand(0), other = operand(1);
        return Range{std::min(one.low, other.low),
                     std::min(one.high, other.high)};
      })
      .Default(Range{});
}

/// What is added to `argument` without overflow, if `value` is such a sum.
static mlir::Value stepOf(mlir::Value value, mlir::BlockArgument argument) {
  auto sum = value.getDefiningOp<arith::AddIOp>();
  if (!sum || !hasNoSignedWrap(sum))
    return nullptr;
  if (sum.getLhs() == argument)
    return sum.getRhs();
  return sum.getRhs() == argument ? sum.getLhs() : nullptr;
}

Range Ranges::ofArgument(mlir::BlockArgument argument) {
  mlir::Block *block = argument.getOwner();
  mlir::Operation *parent = block->getParentOp();
  if (auto loop = llvm::dyn_cast<mlir::scf::ForOp>(parent)) {
    if (argument != loop.getInductionVar() || loop.getUnsignedCmp())
      return {};
    Range first = find(loop.getLowerBound(), loop->getBlock()),
          end = find(loop.getUpperBound(), loop->getBlock());
    return {first.low, end.high == INT64_MIN ? end.high : end.high - 1};
  }
  if (auto loop = llvm::dyn_cast<mlir::affine::AffineForOp>(parent)) {
    if (argument != loop.getInductionVar() || !loop.hasConstantLowerBound())
      return {};
    return {loop.getConstantLowerBound(), loop.hasConstantUpperBound()
                                              ? loop.getConstantUpperBound() - 1
                                              : INT64_MAX};
  }
  if (block->isEntryBlock() ||
      !open.insert(argument.getAsOpaquePointer()).second)
    return {};
  Range range{INT64_MAX, INT64_MIN};
  bool grows = false, shrinks = false;
  for (auto edge = block->pred_begin(); edge != block->pred_end(); ++edge) {
    auto branch =
        llvm::dyn_cast<mlir::BranchOpInterface>((*edge)->getTerminator());
    mlir::Value value;
    if (branch)
      value = branch.getSuccessorOperands(
          edge.getSuccessorIndex())[argument.getArgNumber()];
    if (!value) {
      range = {};
      break;
    }
    if (value == argument)
      continue;
    if (mlir::Value step = stepOf(value, argument)) {
      Range by = find(step, *edge);
      grows |= by.high > 0;
      shrinks |= by.low < 0;
      continue;
    }
    range = range.unite(find(value, *edge));
  }
  open.erase(argument.getAsOpaquePointer());
  if (grows)
    range.high = INT64_MAX;
  if (shrinks)
    range.low = INT64_MIN;
  return range.low > range.high ? Range{} : range;
}

/// What `value predicate other` leaves of `range`, for a number of `with`.
static Range restrict(Range range, arith::CmpIPredicate predicate, Range with) {
  int64_t below = with.high == INT64_MIN ? with.high : with.high - 1,
          above = with.low == INT64_MAX ? with.low : with.low + 1;
  switch (predicate) {
  case arith::CmpIPredicate::eq:
    return range.intersect(with);
  case arith::CmpIPredicate::ne:
    if (with.low == with.high && range.low == with.low)
      range.low = above;
    if (with.low == with.high && range.high == with.high)
      range.high = below;
    return range;
  case arith::CmpIPredicate::slt:
    return range.intersect({INT64_MIN, below});
  case arith::CmpIPredicate::sle:
    return range.intersect({INT64_MIN, with.high});
  case arith::CmpIPredicate::sgt:
    return range.intersect({above, INT64_MAX});
  case arith::CmpIPredicate::sge:
    return range.intersect({with.low, INT64_MAX});
  case arith::CmpIPredicate::ult:
    return with.isNonNegative() ? range.intersect({0, below}) : range;
  case arith::CmpIPredicate::ule:
    return with.isNonNegative() ? range.intersect({0, with.high}) : range;
  default:
    return range;
  }
}

/// The predicate of the same comparison with the operands exchanged.
static arith::CmpIPredicate swapSides(arith::CmpIPredicate predicate) {
  switch (predicate) {
  case arith::CmpIPredicate::slt:
    return arith::CmpIPredicate::sgt;
  case arith::CmpIPredicate::sle:
    return arith::CmpIPredicate::sge;
  case arith::CmpIPredicate::sgt:
    return arith::CmpIPredicate::slt;
  case arith::CmpIPredicate::sge:
    return arith::CmpIPredicate::sle;
  case arith::CmpIPredicate::ult:
    return arith::CmpIPredicate::ugt;
  case arith::CmpIPredicate::ule:
    return arith::CmpIPredicate::uge;
  case arith::CmpIPredicate::ugt:
    return arith::CmpIPredicate::ult;
  case arith::CmpIPredicate::uge:
    return arith::CmpIPredicate::ule;
  default:
    return predicate;
  }
}

Range Ranges::restrictByBranches(mlir::Value value, mlir::Block *place,
                                 Range range) {
  for (mlir::Operation *user : value.getUsers()) {
    auto comparison = llvm::dyn_cast<arith::CmpIOp>(user);
    if (!comparison || left == 0)
      continue;
    bool isLeft = comparison.getLhs() == value;
    mlir::Value other = isLeft ? comparison.getRhs() : comparison.getLhs();
    for (mlir::Operation *use : comparison->getUsers()) {
      auto branch = llvm::dyn_cast<mlir::cf::CondBranchOp>(use);
      if (!branch || branch.getTrueDest() == branch.getFalseDest() ||
          other == value)
        continue;
      for (bool isTrue : {true, false}) {
        mlir::Block *way =
            isTrue ? branch.getTrueDest() : branch.getFalseDest();
        if (!way->getSinglePredecessor() || !dominance.dominates(way, place))
          continue;
        arith::CmpIPredicate predicate = comparison.getPredicate();
        if (!isTrue)
          predicate = arith::invertPredicate(predicate);
        if (!isLeft)
          predicate = swapSides(predicate);
        range = restrict(range, predicate, find(other, branch->getBlock()));
      }
    }
  }
  // Where nothing is left, control does not come.
  return range.low > range.high ? allOf(value.getType()) : range;
}
