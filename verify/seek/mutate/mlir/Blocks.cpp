// Mutations of the blocks of MLIR regions.

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/Builders.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "verify/seek/mutate/mlir/Mutation.h"
#include "verify/seek/mutate/mlir/Parts.h"

using namespace llvm;

namespace palindrome::mutate {

/// The blocks of functions of the `llvm` dialect.
static std::vector<mlir::Block *> functionBlocks(mlir::ModuleOp module) {
  std::vector<mlir::Block *> blocks = blocksOf(module);
  llvm::erase_if(blocks, [](mlir::Block *block) {
    return !mlir::isa<mlir::LLVM::LLVMFuncOp>(block->getParentOp());
  });
  return blocks;
}

static bool mlirBlockSplit(mlir::ModuleOp module, Chooser &choose) {
  std::vector<mlir::Block *> blocks = functionBlocks(module);
  if (blocks.empty())
    return false;
  mlir::Block *block = choose.of(blocks);
  if (block->empty())
    return false;
  auto at = block->begin();
  std::advance(at, choose.below(block->getOperations().size()));
  mlir::Location location = at->getLoc();
  mlir::Block *rest = block->splitBlock(at);
  auto builder = mlir::OpBuilder::atBlockEnd(block);
  mlir::LLVM::BrOp::create(builder, location, mlir::ValueRange(), rest);
  return true;
}

static bool mlirBlockMoved(mlir::ModuleOp module, Chooser &choose) {
  std::vector<mlir::Block *> blocks = blocksOf(module);
  llvm::erase_if(blocks,
                 [](mlir::Block *block) { return block->isEntryBlock(); });
  if (blocks.empty())
    return false;
  mlir::Block *block = choose.of(blocks);
  mlir::Region *region = block->getParent();
  auto to = std::next(region->begin());
  std::advance(to, choose.below(region->getBlocks().size() - 1));
  if (&*to == block)
    return false;
  block->moveBefore(&*to);
  return true;
}

static bool successorChanged(mlir::ModuleOp module, Chooser &choose) {
  mlir::Operation *op =
      chooseOperation(module, choose, [](mlir::Operation *op) {
        return op->getNumSuccessors() != 0;
      });
  if (!op)
    return false;
  unsigned index = choose.below(op->getNumSuccessors());
  mlir::Block *old = op->getSuccessor(index);
  std::vector<mlir::Block *> others;
  for (mlir::Block &block : *op->getParentRegion())
    if (&block != old && !block.isEntryBlock() &&
        block.getArgumentTypes() == old->getArgumentTypes())
      others.push_back(&block);
  if (others.empty())
    return false;
  op->setSuccessor(choose.of(others), index);
  return true;
}

/// Adds an argument to a block, with a value for each branch to it.
static bool argumentAdded(mlir::ModuleOp module, Chooser &choose) {
  std::vector<mlir::Block *> blocks = functionBlocks(module);
  llvm::erase_if(blocks,
                 [](mlir::Block *block) { return block->isEntryBlock(); });
  if (blocks.empty())
    return false;
  mlir::Block *block = choose.of(blocks);
  std::vector<mlir::Type> types = typesIn(module);
  mlir::Type type = choose.of(types);
  SmallVector<std::pair<mlir::BranchOpInterface, unsigned>> edges;
  for (auto from = block->pred_begin(); from != block->pred_end(); ++from) {
    auto branch =
        mlir::dyn_cast<mlir::BranchOpInterface>((*from)->getTerminator());
    if (!branch)
      return false;
    edges.push_back({branch, from.getSuccessorIndex()});
  }
  SmallVector<mlir::Value> values;
  for (auto [branch, index] : edges) {
    mlir::Value value = valueBefore(branch, type, choose);
    if (!value)
      return false;
    values.push_back(value);
  }
  block->addArgument(type, module.getLoc());
  for (auto [edge, value] : llvm::zip_equal(edges, values))
    edge.first.getSuccessorOperands(edge.second).append(value);
  return true;
}

static bool argumentErased(mlir::ModuleOp module, Chooser &choose) {
  std::vector<mlir::BlockArgument> found;
  for (mlir::Block *block : functionBlocks(module))
    if (!block->isEntryBlock())
      for (mlir::BlockArgument argument : block->getArguments())
        if (argument.use_empty())
          found.push_back(argument);
  if (found.empty())
    return false;
  mlir::BlockArgument argument = choose.of(found);
  mlir::Block *block = argument.getOwner();
  unsigned number = argument.getArgNumber();
  for (auto from = block->pred_begin(); from != block->pred_end(); ++from) {
    auto branch =
        mlir::dyn_cast<mlir::BranchOpInterface>((*from)->getTerminator());
    if (!branch)
      return false;
    auto operands = branch.getSuccessorOperands(from.getSuccessorIndex());
    if (operands.isOperandProduced(number))
      return false;
  }
  SmallVector<std::pair<mlir::BranchOpInterface, unsigned>> edges;
  for (auto from = block->pred_begin(); from != block->pred_end(); ++from)
    edges.push_back(
        {mlir::cast<mlir::BranchOpInterface>((*from)->getTerminator()),
         from.getSuccessorIndex()});
  for (auto [branch, index] : edges) {
    auto operands = branch.getSuccessorOperands(index);
    operands.erase(number);
  }
  block->eraseArgument(number);
  return true;
}

static bool unreachableAdded(mlir::ModuleOp module, Chooser &choose) {
  std::vector<mlir::Block *> blocks = functionBlocks(module);
  if (blocks.empty())
    return false;
  mlir::Region *region = choose.of(blocks)->getParent();
  auto *block = new mlir::Block();
  region->push_back(block);
  auto builder = mlir::OpBuilder::atBlockEnd(block);
  if (choose.flip())
    mlir::LLVM::UnreachableOp::create(builder, module.getLoc());
  else
    mlir::LLVM::BrOp::create(builder, module.getLoc(), mlir::ValueRange(),
                             block);
  return true;
}

static bool blockCut(mlir::ModuleOp module, Chooser &choose) {
  std::vector<mlir::Block *> blocks = functionBlocks(module);
  if (blocks.empty())
    return false;
  mlir::Block *block = choose.of(blocks);
  mlir::Operation *end = block->getTerminator();
  if (!end->use_empty())
    return false;
  mlir::Location location = end->getLoc();
  end->erase();
  auto builder = mlir::OpBuilder::atBlockEnd(block);
  mlir::LLVM::UnreachableOp::create(builder, location);
  return true;
}

static constexpr MLIRMutation mLIRBlockRows[] = {
    {"block split", mlirBlockSplit},
    {"block moved", mlirBlockMoved},
    {"successor changed", successorChanged},
    {"argument added", argumentAdded},
    {"argument erased", argumentErased},
    {"unreachable added", unreachableAdded},
    {"block cut", blockCut},
};

ArrayRef<MLIRMutation> mlirBlockMutations() { return mLIRBlockRows; }

} // namespace palindrome::mutate
