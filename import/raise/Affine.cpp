// Raises loops and accesses to `affine`. Sums without overflow, and integers
// that are extended, are affine expressions of the counters of loops and of
// what is computed outside of all regions:
//
//   scf.for %i = %c0 to %n step %c1 : i32 {
//     %j = arith.addi %i, %c1 overflow<nsw> : i32
//     %k = arith.index_cast %j : i32 to index
//     %x = memref.load %m[%k] : memref<?xf64>
//
//   %s = arith.index_cast %n : i32 to index
//   affine.for %i = 0 to %s {
//     %x = affine.load %m[%i + 1] : memref<?xf64>
//
// The passes of `affine` take different memrefs for different memory. So the
// accesses of memrefs that may overlap with others stay in `memref`.

#include "import/raise/Affine.h"
#include "import/raise/Ranges.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/DenseSet.h"

using namespace palindrome;
using namespace palindrome::raise;
namespace affine = mlir::affine;
namespace arith = mlir::arith;
namespace memref = mlir::memref;

namespace {
/// Affine expressions, and what their dimensions and symbols stand for.
struct Expressions {
  llvm::SmallVector<mlir::AffineExpr> all;
  llvm::SmallVector<mlir::Value> dims, symbols;

  mlir::AffineMap map(mlir::MLIRContext *context) const {
    return mlir::AffineMap::get(dims.size(), symbols.size(), all, context);
  }
  llvm::SmallVector<mlir::Value> operands() const {
    llvm::SmallVector<mlir::Value> result(dims);
    result.append(symbols.begin(), symbols.end());
    return result;
  }
};

class FunctionRaiser {
public:
  FunctionRaiser(mlir::func::FuncOp function, RaiseStats &stats)
      : function(function), ranges(function), rewriter(function.getContext()),
        stats(stats) {}
  void run();

private:
  bool add(mlir::Value value, Expressions &to);
  mlir::AffineExpr find(mlir::Value value, Expressions &to);
  mlir::AffineExpr findSymbol(mlir::Value value, Expressions &to);
  bool raiseLoop(mlir::scf::ForOp loop);
  void raiseAccess(mlir::Operation *op, mlir::Value memory,
                   mlir::ValueRange indices);
  void keep(mlir::Operation *op, llvm::StringRef reason);

  mlir::func::FuncOp function;
  Ranges ranges;
  mlir::IRRewriter rewriter;
  RaiseStats &stats;
  /// Counters of affine loops as the integers that they were, which hold them.
  llvm::DenseMap<mlir::Value, mlir::Value> counters;
  /// Values outside of all regions, as indices.
  llvm::DenseMap<mlir::Value, mlir::Value> symbolIndices;
  llvm::DenseSet<mlir::Value> overlapping;
};
} // namespace

void FunctionRaiser::keep(mlir::Operation *op, llvm::StringRef reason) {
  stats.staying.push_back({op->getLoc(), op->getName().getStringRef(),
                           function.getSymName().str(), reason});
}

/// The number of `value` in `list`, to which it is added if it is new.
static unsigned numberIn(llvm::SmallVectorImpl<mlir::Value> &list,
                         mlir::Value value) {
  auto *found = llvm::find(list, value);
  if (found == list.end()) {
    list.push_back(value);
    return list.size() - 1;
  }
  return found - list.begin();
}

/// `value`, an integer that is computed outside of all regions, as a symbol.
mlir::AffineExpr FunctionRaiser::findSymbol(mlir::Value value,
                                            Expressions &to) {
  if (!affine::isTopLevelValue(value, &function.getBody()) ||
      (!value.getType().isIndex() &&
       value.getType().getIntOrFloatBitWidth() > 64))
    return {};
  if (!value.getType().isIndex()) {
    mlir::Value &index = symbolIndices[value];
    if (!index) {
      mlir::OpBuilder::InsertionGuard guard(rewriter);
      rewriter.setInsertionPointAfterValue(value);
      index = arith::IndexCastOp::create(rewriter, value.getLoc(),
                                         rewriter.getIndexType(), value);
    }
    value = index;
  }
  return rewriter.getAffineSymbolExpr(numberIn(to.symbols, value));
}

/// `value` as a signed number; null if it is not affine.
mlir::AffineExpr FunctionRaiser::find(mlir::Value value, Expressions &to) {
  if (!value.getType().isIntOrIndex())
    return {};
  llvm::APInt constant;
  if (mlir::matchPattern(value, mlir::m_ConstantInt(&constant)))
    return constant.getSignificantBits() <= 64
               ? rewriter.getAffineConstantExpr(constant.getSExtValue())
               : mlir::AffineExpr();
  if (mlir::Value counter = counters.lookup(value))
    value = counter;
  if (affine::isAffineForInductionVar(value))
    return rewriter.getAffineDimExpr(numberIn(to.dims, value));
  mlir::Operation *op = value.getDefiningOp();
  // What is outside of all regions need not be taken apart.
  if (mlir::AffineExpr symbol = findSymbol(value, to); symbol || !op)
    return symbol;
  auto both = [&](auto sum) -> std::pair<mlir::AffineExpr, mlir::AffineExpr> {
    if (!sum.hasNoSignedWrap())
      return {};
    mlir::AffineExpr left = find(sum.getLhs(), to);
    return {left, left ? find(sum.getRhs(), to) : mlir::AffineExpr()};
  };
  if (auto cast = llvm::dyn_cast<arith::IndexCastOp>(op))
    return cast.getType().isIndex() ? find(cast.getIn(), to)
                                    : mlir::AffineExpr();
  if (auto extension = llvm::dyn_cast<arith::ExtSIOp>(op))
    return find(extension.getIn(), to);
  if (llvm::isa<arith::ExtUIOp, mlir::LLVM::ZExtOp>(op))
    return ranges.of(op->getOperand(0), op->getBlock()).isNonNegative()
               ? find(op->getOperand(0), to)
               : mlir::AffineExpr();
  if (auto sum = llvm::dyn_cast<arith::AddIOp>(op)) {
    auto [left, right] = both(sum);
    return right ? left + right : right;
  }
  if (auto difference = llvm::dyn_cast<arith::SubIOp>(op)) {
    auto [left, right] = both(difference);
    return right ? left - right : right;
  }
  if (auto product = llvm::dyn_cast<arith::MulIOp>(op)) {
    auto [left, right] = both(product);
    return right &&
                   (left.isSymbolicOrConstant() || right.isSymbolicOrConstant())
               ? left * right
               : mlir::AffineExpr();
  }
  return {};
}

bool FunctionRaiser::add(mlir::Value value, Expressions &to) {
  mlir::AffineExpr found = find(value, to);
  if (found)
    to.all.push_back(found);
  return static_cast<bool>(found);
}

bool FunctionRaiser::raiseLoop(mlir::scf::ForOp loop) {
  llvm::APInt step;
  Expressions first, end;
  if (loop.getUnsignedCmp() ||
      !mlir::matchPattern(loop.getStep(), mlir::m_ConstantInt(&step)) ||
      !step.isStrictlyPositive() || step.getSignificantBits() > 64 ||
      !add(loop.getLowerBound(), first) || !add(loop.getUpperBound(), end))
    return false;
  rewriter.setInsertionPoint(loop);
  mlir::MLIRContext *context = rewriter.getContext();
  auto made = affine::AffineForOp::create(
      rewriter, loop.getLoc(), first.operands(), first.map(context),
      end.operands(), end.map(context), step.getSExtValue(),
      loop.getInitArgs());
  made->setDiscardableAttrs(loop->getDiscardableAttrDictionary());
  mlir::Block *body = made.getBody();
  if (body->mightHaveTerminator())
    rewriter.eraseOp(body->getTerminator());
  rewriter.setInsertionPointToStart(body);
  llvm::SmallVector<mlir::Value> arguments{made.getInductionVar()};
  if (mlir::Type type = loop.getInductionVar().getType(); !type.isIndex()) {
    arguments.front() = arith::IndexCastOp::create(
        rewriter, loop.getLoc(), type, made.getInductionVar());
    counters[arguments.front()] = made.getInductionVar();
  }
  llvm::append_range(arguments, made.getRegionIterArgs());
  auto yield = llvm::cast<mlir::scf::YieldOp>(loop.getBody()->getTerminator());
  rewriter.setInsertionPoint(yield);
  affine::AffineYieldOp::create(rewriter, yield.getLoc(), yield.getOperands());
  rewriter.eraseOp(yield);
  rewriter.mergeBlocks(loop.getBody(), body, arguments);
  rewriter.replaceOp(loop, made.getResults());
  return true;
}

void FunctionRaiser::raiseAccess(mlir::Operation *op, mlir::Value memory,
                                 mlir::ValueRange indices) {
  if (overlapping.contains(memory))
    return keep(op, "its memory may overlap with that of another memref");
  // A flag, or an alignment, of which `affine` has none.
  auto load = llvm::dyn_cast<memref::LoadOp>(op);
  auto store = llvm::dyn_cast<memref::StoreOp>(op);
  if (load ? load.getNontemporal() || load.getAlignment()
           : store.getNontemporal() || store.getAlignment())
    return keep(op, "affine lacks an attribute of it");
  Expressions subscripts;
  for (mlir::Value index : indices)
    if (!add(index, subscripts))
      return keep(op, "a subscript is not affine");
  rewriter.setInsertionPoint(op);
  mlir::AffineMap map = subscripts.map(rewriter.getContext());
  llvm::SmallVector<mlir::Value> operands = subscripts.operands();
  mlir::Operation *made =
      load ? affine::AffineLoadOp::create(rewriter, op->getLoc(), memory, map,
                                          operands)
                 .getOperation()
           : affine::AffineStoreOp::create(rewriter, op->getLoc(),
                                           store.getValue(), memory, map,
                                           operands)
                 .getOperation();
  made->setDiscardableAttrs(op->getDiscardableAttrDictionary());
  rewriter.replaceOp(op, made);
  ++stats.raised["affine"];
}

/// The memrefs of `function` that may overlap with others, one of which is
/// written to. An alloca and a `noalias` argument overlap with nothing else.
static llvm::DenseSet<mlir::Value>
findOverlapping(mlir::func::FuncOp function) {
  llvm::DenseMap<mlir::Value, bool> isWritten;
  function.walk([&](mlir::Operation *op) {
    if (auto load = llvm::dyn_cast<memref::LoadOp>(op))
      isWritten.try_emplace(load.getMemRef(), false);
    else if (auto store = llvm::dyn_cast<memref::StoreOp>(op))
      isWritten[store.getMemRef()] = true;
  });
  auto isApart = [&](mlir::Value memory) {
    if (auto cast = memory.getDefiningOp<memref::ReinterpretCastOp>())
      memory = cast.getSource();
    auto argument = llvm::dyn_cast<mlir::BlockArgument>(memory);
    return argument ? argument.getOwner() == &function.front() &&
                          function.getArgAttr(argument.getArgNumber(),
                                              "llvm.noalias")
                    : memory.getDefiningOp<memref::AllocaOp>() != nullptr;
  };
  llvm::DenseSet<mlir::Value> open;
  bool hasWrites = false;
  for (auto [memory, writes] : isWritten)
    if (!isApart(memory)) {
      open.insert(memory);
      hasWrites |= writes;
    }
  return open.size() > 1 && hasWrites ? open : llvm::DenseSet<mlir::Value>();
}

void FunctionRaiser::run() {
  overlapping = findOverlapping(function);
  llvm::SmallVector<mlir::scf::ForOp> loops;
  function.walk<mlir::WalkOrder::PreOrder>(
      [&](mlir::scf::ForOp loop) { loops.push_back(loop); });
  for (mlir::scf::ForOp loop : loops) {
    if (raiseLoop(loop))
      ++stats.raised["affine"];
    else
      keep(loop, "a bound or the step is not affine");
  }
  llvm::SmallVector<mlir::Operation *> accesses;
  function.walk([&](mlir::Operation *op) {
    if (llvm::isa<memref::LoadOp, memref::StoreOp>(op))
      accesses.push_back(op);
  });
  for (mlir::Operation *op : accesses) {
    if (auto load = llvm::dyn_cast<memref::LoadOp>(op))
      raiseAccess(op, load.getMemRef(), load.getIndices());
    else if (auto store = llvm::dyn_cast<memref::StoreOp>(op))
      raiseAccess(op, store.getMemRef(), store.getIndices());
  }
  llvm::SmallVector<mlir::Operation *> ops;
  function.walk([&](mlir::Operation *op) { ops.push_back(op); });
  // Users first.
  for (mlir::Operation *op : llvm::reverse(ops))
    if (llvm::isa<arith::ArithDialect>(op->getDialect()) &&
        mlir::isOpTriviallyDead(op))
      op->erase();
}

void raise::raiseToAffine(mlir::ModuleOp module, const RaiseOptions &options,
                          RaiseStats &stats) {
  for (auto function : module.getOps<mlir::func::FuncOp>())
    if (!function.isExternal() &&
        !options.kept.count(function.getSymName().str()))
      FunctionRaiser(function, stats).run();
}
