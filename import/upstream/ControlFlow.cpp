// Translates blocks and terminators (LangRef, "Terminator Instructions",
// "'landingpad' Instruction") in the upstream form. The blocks keep LLVM's
// order, but unreachable ones are left out. They are translated in reverse
// post-order, so that each value is translated before its uses.

#include "import/Enums.h"
#include "import/upstream/Body.h"
#include "llvm/ADT/DepthFirstIterator.h"
#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/IR/CFG.h"

using namespace palindrome::upstream;
using namespace mlir;
using namespace mlir::LLVM;

LogicalResult Body::importBlocks(llvm::Function &function, LLVMFuncOp op) {
  llvm::df_iterator_default_set<llvm::BasicBlock *> reachable;
  for (llvm::BasicBlock *block : llvm::depth_first_ext(&function, reachable))
    (void)block;
  for (llvm::BasicBlock &block : function) {
    if (reachable.contains(&block))
      blocks[&block] = &region.emplaceBlock();
    else if (block.hasAddressTaken())
      return emitError(op.getLoc()) << "unreachable block '" << block.getName()
                                    << "' with address taken";
  }
  Block &entry = region.front();
  for (auto [argument, type] :
       llvm::zip_equal(function.args(), op.getFunctionType().getParams()))
    values[&argument] = entry.addArgument(type, op.getLoc());
  return success();
}

LogicalResult Body::importFunction(llvm::Function &function, LLVMFuncOp op) {
  if (failed(importBlocks(function, op)))
    return failure();
  constantBlock = &region.front();
  for (llvm::BasicBlock *block :
       llvm::ReversePostOrderTraversal<llvm::Function *>(&function))
    if (failed(importBlock(*block)))
      return failure();
  return importRecords();
}

/// Translates the values that `branch` passes to the phis of `to`.
LogicalResult Body::successorOperands(llvm::Instruction *branch,
                                      llvm::BasicBlock *to,
                                      SmallVectorImpl<Value> &operands) {
  for (llvm::PHINode &phi : to->phis()) {
    FailureOr<Value> operand =
        convertValue(phi.getIncomingValueForBlock(branch->getParent()));
    if (failed(operand))
      return failure();
    operands.push_back(*operand);
  }
  return success();
}

LogicalResult Body::importTerminator(llvm::Instruction *inst, Location loc) {
  if (auto *invoke = dyn_cast<llvm::InvokeInst>(inst))
    return importInvoke(invoke, loc);
  if (auto *choice = dyn_cast<llvm::SwitchInst>(inst))
    return importSwitch(choice, loc);
  if (auto *indirect = dyn_cast<llvm::IndirectBrInst>(inst))
    return importIndirectBr(indirect, loc);
  auto *branch = cast<llvm::BranchInst>(inst);
  SmallVector<SmallVector<Value>> operands;
  for (llvm::BasicBlock *successor : llvm::successors(inst))
    if (failed(successorOperands(inst, successor, operands.emplace_back())))
      return failure();
  Block *first = blocks.lookup(branch->getSuccessor(0));
  if (branch->isUnconditional()) {
    define(inst, BrOp::create(builder, loc, operands[0], first));
    return success();
  }
  FailureOr<Value> condition = convertValue(branch->getCondition());
  if (failed(condition))
    return failure();
  define(inst,
         CondBrOp::create(builder, loc, *condition, first, operands[0],
                          blocks.lookup(branch->getSuccessor(1)), operands[1]));
  return success();
}

LogicalResult Body::importSwitch(llvm::SwitchInst *inst, Location loc) {
  FailureOr<Value> condition = convertValue(inst->getCondition());
  if (failed(condition))
    return failure();
  SmallVector<Value> defaultOperands;
  if (failed(successorOperands(inst, inst->getDefaultDest(), defaultOperands)))
    return failure();
  SmallVector<APInt> cases;
  SmallVector<Block *> targets;
  SmallVector<SmallVector<Value>> operands;
  for (const auto &entry : inst->cases()) {
    if (failed(successorOperands(inst, entry.getCaseSuccessor(),
                                 operands.emplace_back())))
      return failure();
    targets.push_back(blocks.lookup(entry.getCaseSuccessor()));
    cases.push_back(entry.getCaseValue()->getValue());
  }
  SmallVector<ValueRange> ranges(operands.begin(), operands.end());
  define(inst, SwitchOp::create(builder, loc, *condition,
                                blocks.lookup(inst->getDefaultDest()),
                                defaultOperands, cases, targets, ranges));
  return success();
}

LogicalResult Body::importIndirectBr(llvm::IndirectBrInst *inst, Location loc) {
  FailureOr<Value> address = convertValue(inst->getAddress());
  if (failed(address))
    return failure();
  SmallVector<Block *> targets;
  SmallVector<SmallVector<Value>> operands;
  for (llvm::BasicBlock *successor : llvm::successors(inst)) {
    if (failed(successorOperands(inst, successor, operands.emplace_back())))
      return failure();
    targets.push_back(blocks.lookup(successor));
  }
  SmallVector<ValueRange> ranges(operands.begin(), operands.end());
  define(inst, IndirectBrOp::create(builder, loc, *address, ranges, targets));
  return success();
}

LogicalResult Body::importInvoke(llvm::InvokeInst *inst, Location loc) {
  if (inst->isInlineAsm())
    return emitError(loc) << "invoke of inline assembly is not supported";
  Callee callee;
  SmallVector<Value> unwindOperands;
  if (failed(importCallee(inst, loc, callee)) ||
      failed(successorOperands(inst, inst->getUnwindDest(), unwindOperands)))
    return failure();

  // An op cannot pass its own result to a successor: such an edge gets a block.
  llvm::BasicBlock *normal = inst->getNormalDest();
  bool passesResult = llvm::any_of(normal->phis(), [&](llvm::PHINode &phi) {
    return phi.getIncomingValueForBlock(inst->getParent()) == inst;
  });
  Block *target = blocks.lookup(normal);
  if (passesResult) {
    OpBuilder::InsertionGuard guard(builder);
    target = builder.createBlock(target);
  }
  auto op = InvokeOp::create(
      builder, loc, callee.type, callee.symbol, callee.operands, target,
      ValueRange(), blocks.lookup(inst->getUnwindDest()), unwindOperands);
  op.setCConv(convertCConvFromLLVM(inst->getCallingConv()));
  if (!callee.isIncompatible)
    convertArgAndResultAttrs(inst, op);
  define(inst, op);

  SmallVector<Value> normalOperands;
  if (failed(successorOperands(inst, normal, normalOperands)))
    return failure();
  if (passesResult) {
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(target);
    BrOp::create(builder, loc, normalOperands, blocks.lookup(normal));
  } else {
    op.getNormalDestOperandsMutable().assign(normalOperands);
  }
  return success();
}

LogicalResult Body::importLandingPad(llvm::LandingPadInst *inst, Location loc) {
  FailureOr<SmallVector<Value>> clauses = convertClauses(inst);
  if (failed(clauses))
    return failure();
  define(inst, LandingpadOp::create(builder, loc, convertType(inst->getType()),
                                    inst->isCleanup(), *clauses));
  return success();
}
