// Edits of single ops, of their operands and of the regions that they hold.

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/SymbolTable.h"
#include "verify/seek/reduce/ops/Edits.h"

using namespace palindrome::reduce;

/// Whether `op` is as simple as what `zero` makes.
static bool isConstant(mlir::Operation *op) {
  return op->hasTrait<mlir::OpTrait::ConstantLike>() ||
         llvm::isa<mlir::LLVM::ZeroOp, mlir::LLVM::UndefOp,
                   mlir::LLVM::PoisonOp>(op);
}

/// A zero of `type` at `builder`; null where no op makes one.
static mlir::Value zero(mlir::OpBuilder &builder, mlir::Type type,
                        bool inLLVM) {
  mlir::Location where = builder.getUnknownLoc();
  if (inLLVM)
    return mlir::LLVM::isCompatibleType(type)
               ? mlir::LLVM::ZeroOp::create(builder, where, type).getResult()
               : mlir::Value();
  mlir::TypedAttr attribute = builder.getZeroAttr(type);
  // An op of a dialect that is not loaded cannot be made.
  if (!attribute ||
      !builder.getContext()->getLoadedDialect<mlir::arith::ArithDialect>())
    return {};
  return mlir::arith::ConstantOp::create(builder, where, attribute);
}

/// Whether `op` is in a function of the llvm dialect.
static bool isInLLVM(mlir::Operation *op) {
  return bool(op->getParentOfType<mlir::LLVM::LLVMFuncOp>()) ||
         bool(op->getParentOfType<mlir::LLVM::GlobalOp>());
}

/// Replaces all uses of the results of `op` by zeros. Returns whether there is
/// one for each result that is used.
static bool replaceUses(mlir::Operation *op) {
  mlir::OpBuilder builder(op);
  for (mlir::Value result : op->getResults()) {
    if (result.use_empty())
      continue;
    mlir::Value other = zero(builder, result.getType(), isInLLVM(op));
    if (!other)
      return false;
    result.replaceAllUsesWith(other);
  }
  return true;
}

Edits palindrome::reduce::findOps(mlir::ModuleOp module) {
  Edits edits;
  // In post-order from the end, so that users come before what they use, and
  // the ops of a region before the op that holds it.
  std::vector<mlir::Operation *> ops;
  module.walk<mlir::WalkOrder::PreOrder>([&](mlir::Operation *op) {
    mlir::Operation *parent = op->getParentOp();
    bool isTop = !parent || parent->hasTrait<mlir::OpTrait::SymbolTable>();
    if (!isTop && !op->hasTrait<mlir::OpTrait::IsTerminator>() &&
        !(isConstant(op) && !op->use_empty()))
      ops.push_back(op);
  });
  for (mlir::Operation *op : llvm::reverse(ops))
    edits.push_back([op] {
      if (replaceUses(op))
        op->erase();
    });
  return edits;
}

Edits palindrome::reduce::findOperands(mlir::ModuleOp module) {
  Edits edits;
  module.walk([&](mlir::Operation *op) {
    for (mlir::OpOperand &operand : op->getOpOperands()) {
      mlir::Operation *definition = operand.get().getDefiningOp();
      if (definition && isConstant(definition))
        continue;
      edits.push_back([op, number = operand.getOperandNumber()] {
        mlir::OpBuilder builder(op);
        if (mlir::Value other =
                zero(builder, op->getOperand(number).getType(), isInLLVM(op)))
          op->setOperand(number, other);
      });
    }
  });
  return edits;
}

Edits palindrome::reduce::findRegions(mlir::ModuleOp module) {
  Edits edits;
  module.walk([&](mlir::Operation *op) {
    mlir::Operation *parent = op->getParentOp();
    if (!parent || parent->hasTrait<mlir::OpTrait::SymbolTable>() ||
        llvm::isa<mlir::SymbolOpInterface>(op))
      return;
    for (unsigned i = 0; i < op->getNumRegions(); ++i) {
      if (!op->getRegion(i).hasOneBlock())
        continue;
      edits.push_back([op, i] {
        mlir::OpBuilder builder(op);
        mlir::Block &body = op->getRegion(i).front();
        for (mlir::BlockArgument argument : body.getArguments()) {
          if (argument.use_empty())
            continue;
          mlir::Value other = zero(builder, argument.getType(), isInLLVM(op));
          if (!other)
            return;
          argument.replaceAllUsesWith(other);
        }
        if (!replaceUses(op))
          return;
        mlir::Operation *end =
            body.mightHaveTerminator() ? body.getTerminator() : nullptr;
        if (end)
          end->erase();
        op->getBlock()->getOperations().splice(op->getIterator(),
                                               body.getOperations());
        op->erase();
      });
    }
  });
  return edits;
}
