// Hands foreign ops to upstream's interfaces and takes back our ops in their
// regions.

#include "export/body/Bridge.h"
#include "export/body/BodyExporter.h"
#include "export/body/UpstreamAccess.h"
#include "export/state/Progress.h"
#include "mlir/Target/LLVMIR/LLVMTranslationInterface.h"
#include "mlir/Transforms/RegionUtils.h"
#include "translate/Carrier.h"
#include "llvm/Support/SaveAndRestore.h"

using namespace palindrome;
using namespace palindrome::exporter;
using namespace mlir;

void Bridge::declare(Operation &op, llvm::GlobalValue *value) {
  mapSymbol(translation, op, value);
}

void Bridge::mapUsedValues(Operation &op, BodyExporter &body) {
  llvm::SetVector<Value> used(op.operand_begin(), op.operand_end());
  getUsedValuesDefinedAbove(op.getRegions(), used);
  for (Value value : used) {
    // Upstream has mapped the results of foreign ops, except for those that
    // have no LLVM value.
    Operation *owner = value.getDefiningOp();
    if (!translation.lookupValue(value) && !(owner && handles(*owner)))
      translation.mapValue(value, body.lookupValue(value));
  }
}

LogicalResult Bridge::convertOperation(Operation &op, BodyExporter &body) {
  mapUsedValues(op, body);
  llvm::SaveAndRestore here(openBody, &body);
  ForeignScope foreign(&op);
  // Upstream's interfaces count on the folding of upstream's builder: without
  // it, some make instructions whose operands have different types.
  BodyBuilder builder(body.module.context, body.module.target->getDataLayout(),
                      Folding::ForTarget);
  builder.restoreIP(body.builder.saveIP());
  // The location, as upstream translates those of the ops within `op`. Skipped
  // if debug info is carried, which upstream does not read.
  llvm::BasicBlock *block = builder.GetInsertBlock();
  if (block && !source->getAttrOfType<mlir::ArrayAttr>(carrier::metadata)) {
    isLocated = true;
    builder.SetCurrentDebugLocation(translation.translateLoc(
        op.getLoc(), block->getParent()->getSubprogram()));
  }
  LogicalResult converted =
      op.getDialect()
          ->getRegisteredInterface<LLVMTranslationDialectInterface>()
          ->convertOperation(&op, builder, translation);
  body.builder.restoreIP(builder.saveIP());
  body.comeBack();
  for (Value result : op.getResults())
    if (llvm::Value *value = translation.lookupValue(result))
      body.mapValue(result) = value;
  return converted;
}

LogicalResult Bridge::convertNested(Operation &op,
                                    llvm::IRBuilderBase &builder) {
  if (!openBody)
    return op.emitError("cannot be exported outside of a function");
  ForeignScope ours(nullptr);
  isLocated = true;
  llvm::IRBuilderBase::InsertPointGuard guard(openBody->builder);
  openBody->builder.restoreIP(builder.saveIP());
  openBody->builder.SetCurrentDebugLocation(builder.getCurrentDebugLocation());
  if (failed(openBody->exportNested(op)))
    return failure();
  for (Value result : op.getResults())
    if (llvm::Value *value = openBody->takeValue(result))
      translation.mapValue(result) = value;
  llvm::BasicBlock *block = openBody->builder.GetInsertBlock();
  if (op.getNumSuccessors() != 0)
    translation.mapBranch(&op, block->getTerminator());
  if (isa<LLVM::CallOp>(op))
    translation.mapCall(&op, llvm::dyn_cast<llvm::CallInst>(&block->back()));
  builder.restoreIP(openBody->builder.saveIP());
  return success();
}

LogicalResult Bridge::amendOperation(Operation &op,
                                     ArrayRef<llvm::Instruction *> instructions,
                                     NamedAttribute attribute) {
  if (&op == source) // Upstream amended the stand-in instead.
    return success();
  ForeignScope foreign(&op);
  return attribute.getNameDialect()
      ->getRegisteredInterface<LLVMTranslationDialectInterface>()
      ->amendOperation(&op, instructions, attribute, translation);
}

LogicalResult Bridge::convertParameterAttr(LLVM::LLVMFuncOp function,
                                           unsigned index,
                                           NamedAttribute attribute) {
  ForeignScope foreign(function);
  return attribute.getNameDialect()
      ->getRegisteredInterface<LLVMTranslationDialectInterface>()
      ->convertParameterAttr(function, static_cast<int>(index), attribute,
                             translation);
}

//===----------------------------------------------------------------------===//
// What is foreign
//===----------------------------------------------------------------------===//

static bool isUpstreams(Dialect *dialect) {
  return dialect &&
         dialect->getRegisteredInterface<LLVMTranslationDialectInterface>();
}

bool Bridge::handles(Operation &op) {
  Dialect *dialect = op.getDialect();
  if (!isUpstreams(dialect))
    return false;
  auto *ours = dialect->getRegisteredInterface<ExportInterface>();
  return !ours || !ours->exportsOperation(op.getName());
}

bool Bridge::handlesAttributes(Dialect *dialect) {
  if (!isUpstreams(dialect))
    return false;
  auto *ours = dialect->getRegisteredInterface<ExportInterface>();
  return !ours || !ours->exportsAttributes();
}

bool Bridge::isNeeded(Operation *module) {
  auto isForeign = [](Dialect *dialect) { return handlesAttributes(dialect); };
  if (llvm::none_of(module->getContext()->getLoadedDialects(), isForeign))
    return false;
  auto hasForeign = [&](DictionaryAttr entries) {
    return entries && llvm::any_of(entries, [&](NamedAttribute entry) {
             return isForeign(entry.getNameDialect());
           });
  };
  return module
      ->walk([&](Operation *op) {
        bool found =
            handles(*op) || hasForeign(op->getDiscardableAttrDictionary());
        if (auto function = dyn_cast<LLVM::LLVMFuncOp>(op))
          if (ArrayAttr parameters = function.getArgAttrsAttr())
            found |= llvm::any_of(parameters.getAsRange<DictionaryAttr>(),
                                  hasForeign);
        return found ? WalkResult::interrupt() : WalkResult::advance();
      })
      .wasInterrupted();
}
