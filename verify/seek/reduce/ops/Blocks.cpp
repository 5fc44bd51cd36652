// Edits of terminators and blocks.

#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Transforms/RegionUtils.h"
#include "verify/seek/reduce/ops/Edits.h"
#include "llvm/ADT/DepthFirstIterator.h"

using namespace palindrome::reduce;

/// Whether a block of `region` cannot be reached from its entry.
static bool hasUnreachable(mlir::Region &region) {
  llvm::df_iterator_default_set<mlir::Block *, 16> reached;
  if (!region.empty())
    for (mlir::Block *block : llvm::depth_first_ext(&region.front(), reached))
      (void)block;
  return llvm::any_of(
      region, [&](mlir::Block &block) { return !reached.count(&block); });
}

Edits palindrome::reduce::findUnreachable(mlir::ModuleOp module) {
  Edits edits;
  module.walk([&](mlir::Operation *op) {
    for (mlir::Region &region : op->getRegions())
      if (hasUnreachable(region))
        edits.push_back([&region] {
          mlir::IRRewriter rewriter(region.getContext());
          (void)mlir::eraseUnreachableBlocks(rewriter, region);
        });
  });
  return edits;
}

/// Whether an op outside of `block` uses a value that is defined in it.
static bool isUsedOutside(mlir::Block &block) {
  auto isUsed = [&](mlir::Value value) {
    return llvm::any_of(value.getUsers(), [&](mlir::Operation *user) {
      return block.findAncestorOpInBlock(*user) == nullptr;
    });
  };
  return llvm::any_of(block.getArguments(), isUsed) ||
         llvm::any_of(block, [&](mlir::Operation &op) {
           return llvm::any_of(op.getResults(), isUsed);
         });
}

Edits palindrome::reduce::findEntries(mlir::ModuleOp module) {
  Edits edits;
  module.walk([&](mlir::Block *block) {
    if (block->isEntryBlock() || !block->hasNoPredecessors() ||
        isUsedOutside(*block))
      return;
    edits.push_back([block] {
      block->dropAllReferences();
      block->erase();
    });
  });
  return edits;
}

/// Makes the terminator `end` a branch to its successor `index`; false if the
/// operands that it passes are not known.
static bool goOneWay(mlir::Operation *end, unsigned index) {
  auto branch = llvm::dyn_cast<mlir::BranchOpInterface>(end);
  if (!branch || !end->use_empty())
    return false;
  mlir::SuccessorOperands operands = branch.getSuccessorOperands(index);
  if (operands.getProducedOperandCount())
    return false;
  mlir::OpBuilder builder(end);
  mlir::Block *target = end->getSuccessor(index);
  if (end->getName().getDialectNamespace() == "llvm")
    mlir::LLVM::BrOp::create(builder, end->getLoc(),
                             operands.getForwardedOperands(), target);
  else
    mlir::cf::BranchOp::create(builder, end->getLoc(), target,
                               operands.getForwardedOperands());
  end->erase();
  return true;
}

Edits palindrome::reduce::findBranches(mlir::ModuleOp module) {
  Edits edits;
  module.walk([&](mlir::Operation *op) {
    llvm::StringRef dialect = op->getName().getDialectNamespace();
    if (op->getNumSuccessors() < 2 || (dialect != "llvm" && dialect != "cf"))
      return;
    // If several of these are made, the first has replaced the op. They are
    // tried one after another, since each is part of a set of its own.
    auto done = std::make_shared<bool>(false);
    for (unsigned i = 0; i < op->getNumSuccessors(); ++i)
      edits.push_back([op, i, done] {
        if (!*done)
          *done = goOneWay(op, i);
      });
  });
  return edits;
}

Edits palindrome::reduce::findEndings(mlir::ModuleOp module) {
  Edits edits;
  module.walk([&](mlir::Operation *op) {
    if (!op->hasTrait<mlir::OpTrait::IsTerminator>() || !op->use_empty() ||
        llvm::isa<mlir::LLVM::UnreachableOp>(op) ||
        !llvm::isa_and_nonnull<mlir::LLVM::LLVMFuncOp>(op->getParentOp()))
      return;
    // A return is as small as this, and no undefined behavior.
    if (op->getNumSuccessors() == 0 && op->getNumOperands() == 0)
      return;
    edits.push_back([op] {
      mlir::OpBuilder builder(op);
      mlir::LLVM::UnreachableOp::create(builder, op->getLoc());
      op->erase();
    });
  });
  return edits;
}

/// Whether `block` can become the end of its only predecessor.
static bool continuesPredecessor(mlir::Block &block) {
  mlir::Block *before = block.getSinglePredecessor();
  if (!before || before == &block || block.isEntryBlock())
    return false;
  auto branch =
      llvm::dyn_cast<mlir::BranchOpInterface>(before->getTerminator());
  return branch && branch->getNumSuccessors() == 1 && branch->use_empty() &&
         branch->getNumResults() == 0 &&
         branch.getSuccessorOperands(0).getProducedOperandCount() == 0 &&
         branch.getSuccessorOperands(0).size() == block.getNumArguments();
}

Edits palindrome::reduce::findStraight(mlir::ModuleOp module) {
  Edits edits;
  module.walk([&](mlir::Block *block) {
    if (!continuesPredecessor(*block))
      return;
    edits.push_back([block] {
      mlir::Block *before = block->getSinglePredecessor();
      auto branch =
          llvm::cast<mlir::BranchOpInterface>(before->getTerminator());
      mlir::SuccessorOperands operands = branch.getSuccessorOperands(0);
      for (auto [argument, value] : llvm::zip_equal(
               block->getArguments(), operands.getForwardedOperands()))
        argument.replaceAllUsesWith(value);
      branch->erase();
      before->getOperations().splice(before->end(), block->getOperations());
      block->erase();
    });
  });
  return edits;
}
