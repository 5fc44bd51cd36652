// Translates instructions (LangRef, "Instruction Reference") in the upstream
// form.

#include "import/Enums.h"
#include "import/upstream/Body.h"

using namespace palindrome::upstream;
using namespace mlir;
using namespace mlir::LLVM;

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

FailureOr<Value> Body::convertValue(llvm::Value *value) {
  if (auto it = values.find(value); it != values.end())
    return it->second;
  if (auto *constant = dyn_cast<llvm::Constant>(value))
    return importConstant(constant);
  Location loc = importer.unknown;
  if (auto *inst = dyn_cast<llvm::Instruction>(value))
    loc = translateLoc(inst->getDebugLoc());
  return emitError(loc) << "unhandled value: " << textOf(*value);
}

void Body::define(llvm::Instruction *inst, Operation *op) {
  if (inst->getType()->isVoidTy())
    resultlessOps[inst] = op;
  else
    values[inst] = op->getResult(0);
}

Operation *Body::operationOf(llvm::Instruction *inst) {
  if (Value value = values.lookup(inst))
    return value.getDefiningOp();
  return resultlessOps.lookup(inst);
}

//===----------------------------------------------------------------------===//
// Instructions
//===----------------------------------------------------------------------===//

LogicalResult Body::importByTable(llvm::Instruction *inst) {
  Body &moduleImport = *this;
  OpBuilder &odsBuilder = builder;
  auto getPositionFromIndices = [&](ArrayRef<unsigned> indices) {
    return DenseI64ArrayAttr::get(
        builder.getContext(),
        SmallVector<int64_t>(indices.begin(), indices.end()));
  };
  SmallVector<llvm::Value *> operands(inst->operand_values());
  ArrayRef<llvm::Value *> llvmOperands = operands;
#include "mlir/Dialect/LLVMIR/LLVMOpFromLLVMIRConversions.inc"
  return failure();
}

LogicalResult Body::importGetElementPtr(llvm::GetElementPtrInst *inst,
                                        Location loc) {
  FailureOr<Value> base = convertValue(inst->getPointerOperand());
  if (failed(base))
    return failure();
  // All indices are passed as operands: the op turns constants into numbers.
  SmallVector<GEPArg> indices;
  for (llvm::Value *index : inst->indices()) {
    FailureOr<Value> operand = convertValue(index);
    if (failed(operand))
      return failure();
    indices.push_back(*operand);
  }
  define(inst,
         GEPOp::create(
             builder, loc, convertType(inst->getType()),
             convertType(inst->getSourceElementType()), *base, indices,
             static_cast<GEPNoWrapFlags>(inst->getNoWrapFlags().getRaw())));
  return success();
}

LogicalResult Body::unhandled(StringRef what, llvm::Instruction *inst) {
  return emitError(translateLoc(inst->getDebugLoc()))
         << "unhandled " << what << ": " << textOf(*inst);
}

LogicalResult Body::importInstruction(llvm::Instruction *inst) {
  // Upstream loses the records before an intrinsic.
  if (auto *call = dyn_cast<llvm::IntrinsicInst>(inst))
    return succeeded(importIntrinsic(call)) ? success()
                                            : unhandled("intrinsic", inst);
  collectRecords(*inst);
  if (const ImportInterface *claim =
          importer.extensions.ofInstruction(inst->getOpcode()))
    if (succeeded(claim->convertInstruction(
            builder, inst, SmallVector<llvm::Value *>(inst->operand_values()),
            *this)))
      return success();
  Location loc = translateLoc(inst->getDebugLoc());
  switch (inst->getOpcode()) {
  case llvm::Instruction::PHI:
    values[inst] = builder.getInsertionBlock()->addArgument(
        convertType(inst->getType()), loc);
    return success();
  case llvm::Instruction::GetElementPtr:
    return importGetElementPtr(cast<llvm::GetElementPtrInst>(inst), loc);
  case llvm::Instruction::Call:
    return importCall(cast<llvm::CallInst>(inst), loc);
  case llvm::Instruction::LandingPad:
    return importLandingPad(cast<llvm::LandingPadInst>(inst), loc);
  case llvm::Instruction::Br:
  case llvm::Instruction::Switch:
  case llvm::Instruction::IndirectBr:
  case llvm::Instruction::Invoke:
    return importTerminator(inst, loc);
  default:
    return succeeded(importByTable(inst)) ? success()
                                          : unhandled("instruction", inst);
  }
}

//===----------------------------------------------------------------------===//
// Blocks
//===----------------------------------------------------------------------===//

/// Sets the attributes of `op` for the metadata of `inst` that has a form.
void Body::setMetadata(llvm::Instruction &inst, Operation *op) {
  SmallVector<std::pair<unsigned, llvm::MDNode *>> nodes;
  inst.getAllMetadataOtherThanDebugLoc(nodes);
  for (auto [kind, node] : nodes) {
    if (succeeded(importer.extensions.setMetadata(kind, node, op, *this)) ||
        !importer.metadata.isKnown(kind) ||
        succeeded(importer.metadata.set(kind, node, op)) ||
        !importer.options.expensiveWarnings)
      continue;
    emitWarning(translateLoc(inst.getDebugLoc()))
        << "unhandled metadata: " << importer.textOf(node) << " on "
        << textOf(inst);
  }
}

LogicalResult Body::importBlock(llvm::BasicBlock &block) {
  Block *target = blocks.lookup(&block);
  builder.setInsertionPointToStart(target);
  for (llvm::Instruction &inst : block) {
    if (failed(importInstruction(&inst)))
      return failure();
    if (debugIntrinsics.contains(&inst))
      continue;
    if (Operation *op = operationOf(&inst))
      setMetadata(inst, op);
    else if (!isa<llvm::PHINode>(inst) && importer.options.expensiveWarnings)
      emitWarning(translateLoc(inst.getDebugLoc()))
          << "dropped instruction: " << textOf(inst);
  }
  if (block.hasAddressTaken()) {
    builder.setInsertionPointToStart(target);
    BlockTagOp::create(
        builder, region.getParentOp()->getLoc(),
        BlockTagAttr::get(builder.getContext(), block.getNumber()));
  }
  return success();
}
