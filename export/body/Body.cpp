// Walks over the bodies of functions, and keeps the values that ops become.
// Mirrors import/body/Body.cpp.

#include "export/body/BodyExporter.h"
#include "export/body/Bridge.h"
#include "mlir/Analysis/TopologicalSortUtils.h"
#include "translate/BodySize.h"
#include "translate/Carrier.h"
#include "llvm/IR/DebugProgramInstruction.h"

using namespace palindrome;
using namespace palindrome::exporter;
using namespace mlir;
using namespace mlir::LLVM;

//===----------------------------------------------------------------------===//
// Bodies
//===----------------------------------------------------------------------===//

bool palindrome::exporter::carriesSubprogram(LLVMFuncOp op) {
  auto attachments = op->getAttrOfType<ArrayAttr>(carrier::attachments);
  return attachments && llvm::any_of(attachments, [](Attribute attachment) {
           auto entry = dyn_cast<ArrayAttr>(attachment);
           auto kind = entry && !entry.empty() ? dyn_cast<StringAttr>(entry[0])
                                               : StringAttr();
           return kind && kind.getValue() == "dbg";
         });
}

LogicalResult BodyExporter::exportFunction(LLVMFuncOp op) {
  auto *function =
      cast<llvm::Function>(module.symbols.lookup(op.getSymNameAttr()));
  Region &body = op.getBody();
  subprogram = function->getSubprogram();
  // If the subprogram is carried, so are the locations in it.
  if (!carriesSubprogram(op))
    scope = subprogram;
  if (function->hasPersonalityFn())
    findClauses(body);
  const size_t numBlocks = body.getBlocks().size();
  values.reserve(numBlocks * valuesPerBlock);
  edges.reserve(numBlocks);
  for (auto [argument, target] :
       llvm::zip_equal(body.getArguments(), function->args())) {
    values[argument] = &target;
    restoreFromLocation(argument.getLoc(), &target);
  }
  for (Block &block : llvm::drop_begin(body))
    if (llvm::BasicBlock *target = module.blocks.lookup(&block))
      if (failed(exportPhis(block, target)))
        return failure();

  SmallVector<Block *> blocks =
      llvm::map_to_vector(body, [](Block &block) { return &block; });
  if (module.form.ordersByDominance)
    blocks = getBlocksSortedByDominance(body).takeVector();
  for (Block *block : blocks) {
    llvm::BasicBlock *target = module.blocks.lookup(block);
    if (!target)
      continue;
    builder.SetInsertPoint(target);
    if (failed(exportBlock(*block))) {
      // Debug records at the end of an unfinished block belong to no
      // instruction: nothing else deletes them.
      if (llvm::DbgMarker *waiting = target->getTrailingDbgRecords()) {
        target->deleteTrailingDbgRecords();
        waiting->eraseFromParent();
      }
      return failure();
    }
  }

  for (Block &block : llvm::drop_begin(body))
    if (llvm::BasicBlock *target = module.blocks.lookup(&block)) {
      finishPhis(block, target);
      orderPredecessors(block, target);
    }
  finishDebugRecords();
  module.assignments.finishFunction(*function);
  finishLoops();
  for (auto [value, standIn] : placeholders) {
    llvm::Value *defined = values.lookup(value);
    if (defined == standIn)
      return op.emitOpError("a value is used that no exported op defines");
    standIn->replaceAllUsesWith(defined);
  }
  return checkPads();
}

LogicalResult BodyExporter::exportBlock(Block &block) {
  for (Operation &op : block) {
    // A constant that an earlier use needed, or a part of a chain of
    // insertions.
    if (!exportedEarly.empty() && exportedEarly.contains(&op))
      continue;
    bool isMarked = isMarkedConstant(op);
    if (isMarked && isDeferred(op))
      continue;
    if (failed(exportWhole(op, isMarked)))
      return failure();
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

llvm::Value *BodyExporter::lookupValue(Value value) {
  if (llvm::Value *known = values.lookup(value))
    return known;
  // An optional operand that is absent.
  if (!value)
    return nullptr;
  if (Bridge *bridge = module.extensions.bridge)
    if (llvm::Value *foreign = bridge->lookupValue(value))
      return foreign;
  // A constant may be defined after its use in the order of the walk, or its
  // evaluation may be deferred (isDeferred).
  if (Operation *op = value.getDefiningOp();
      op && (op->hasTrait<OpTrait::ConstantLike>() || isMarkedConstant(*op)))
    if (exportedEarly.insert(op).second) {
      llvm::DILocation *here = location;
      LogicalResult result = exportOperation(*op);
      setLocation(here);
      if (succeeded(result))
        if (llvm::Value *known = values.lookup(value))
          return known;
    }
  // A cast without effect has the placeholder of its operand.
  if (module.form.passesConversionCasts)
    if (Value source = module.lowered.castSource(value))
      return lookupValue(source);
  return placeholder(value);
}

/// A value that represents `value` until its op is translated: LLVM's block
/// order, in which bodies are walked, need not be one of dominance.
llvm::Value *BodyExporter::placeholder(Value value) {
  llvm::Type *type = convertType(value.getType());
  auto *standIn =
      new llvm::Argument(type ? type : convertLoweredType(value.getType()));
  placeholders.emplace_back(value, standIn);
  return values[value] = standIn;
}

BodyExporter::~BodyExporter() {
  for (auto [value, standIn] : placeholders) {
    // A placeholder still has uses only after an error.
    standIn->replaceAllUsesWith(llvm::PoisonValue::get(standIn->getType()));
    delete standIn;
  }
}

llvm::BasicBlock *BodyExporter::lookupBlock(Block *block) {
  llvm::BasicBlock *known = module.blocks.lookup(block);
  return !known && module.extensions.bridge
             ? module.extensions.bridge->lookupBlock(block)
             : known;
}
