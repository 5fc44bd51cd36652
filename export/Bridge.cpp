// The bridge: runs upstream's exporter around ours, hands foreign ops to
// upstream's interfaces and takes back our ops in their regions.

#include "export/Bridge.h"
#include "export/BodyExporter.h"
#include "export/BridgeDebugInfo.h"
#include "export/Form.h"
#include "export/Progress.h"
#include "export/UpstreamAccess.h"
#include "mlir/Dialect/DLTI/DLTI.h"
#include "mlir/Dialect/LLVMIR/Transforms/LegalizeForExport.h"
#include "mlir/IR/BuiltinDialect.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Target/LLVMIR/Dialect/Builtin/BuiltinToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Export.h"
#include "mlir/Target/LLVMIR/LLVMTranslationInterface.h"
#include "mlir/Transforms/RegionUtils.h"
#include "translate/Carrier.h"
#include "translate/Diagnostics.h"
#include "translate/LLVMXDialect.h"
#include "llvm/Support/SaveAndRestore.h"

using namespace palindrome;
using namespace mlir;
using mlir::LLVM::LLVMDialect;
using mlir::LLVM::ModuleTranslation;

void Bridge::declare(Operation &op, llvm::GlobalValue *value) {
  mapSymbol(translation, op, value);
}

//===----------------------------------------------------------------------===//
// To upstream and back
//===----------------------------------------------------------------------===//

/// The interface through which upstream comes back to us, for a dialect that we
/// export.
class Bridge::ComeBack final : public LLVMTranslationDialectInterface {
public:
  using LLVMTranslationDialectInterface::LLVMTranslationDialectInterface;

  LogicalResult convertOperation(Operation *op, llvm::IRBuilderBase &builder,
                                 ModuleTranslation &translation) const override;
};

/// One run of Bridge::exportModule.
struct Bridge::Run {
  Operation *source;
  const ExportOptions &options;
  Bridge *bridge = nullptr;
  std::vector<std::unique_ptr<ComeBack>> waysBack = {};
  DebugInfoUnifier debugInfo = {};
  /// Whether our export set the module flag "Debug Info Version".
  bool isVersionOurs = false;
  bool hasFailed = false;
};

thread_local Bridge::Run *Bridge::current = nullptr;

LogicalResult
Bridge::ComeBack::convertOperation(Operation *op, llvm::IRBuilderBase &builder,
                                   ModuleTranslation &upstream) const {
  if (!current)
    return op->emitError("Palindrome exports this dialect: upstream's "
                         "exporter alone cannot");
  if (isa<llvmx::BridgeOp>(op))
    return exportSource(*current, upstream);
  return current->bridge->convertNested(*op, builder);
}

void Bridge::registerStandIn(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *, llvmx::LLVMXDialect *dialect) {
    dialect->addInterfaces<ComeBack>();
  });
  registry.addExtension(+[](MLIRContext *context, LLVMDialect *) {
    context->loadDialect<llvmx::LLVMXDialect>();
  });
  // Translates the module around the llvmx.bridge.
  registerBuiltinDialectTranslation(registry);
}

static bool isUpstreams(Dialect *dialect) {
  return dialect &&
         dialect->getRegisteredInterface<LLVMTranslationDialectInterface>();
}

LogicalResult Bridge::exportSource(Run &run, ModuleTranslation &upstream) {
  // Ours are the dialects with an ExportInterface. Where upstream has one as
  // well (nvvm, rocdl), it converts the ops in foreign regions.
  for (Dialect *dialect : run.source->getContext()->getLoadedDialects())
    if (dialect->getRegisteredInterface<ExportInterface>() &&
        (isa<BuiltinDialect, LLVMDialect>(dialect) || !isUpstreams(dialect))) {
      run.waysBack.push_back(std::make_unique<ComeBack>(dialect));
      setInterface(upstream, *run.waysBack.back());
    }

  ForeignScope ours(nullptr);
  auto exporter = std::make_unique<ModuleExporter>(
      run.source, *upstream.getLLVMModule(), run.options);
  ModuleExporter &module = *exporter;
  Bridge bridge(run.source, upstream);
  run.bridge = &bridge;
  module.extensions.bridge = &bridge;
  module.types.askForOthers([&](Type type) {
    return LLVM::isCompatibleType(type) ? upstream.convertType(type) : nullptr;
  });
  LogicalResult result = runExporter(module);
  run.isVersionOurs =
      module.target->getModuleFlag("Debug Info Version") != nullptr;
  if (bridge.hasLocated)
    run.debugInfo.collect(module.debugInfo, upstream);
  run.hasFailed = failed(result);
  return result;
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
    hasLocated = true;
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

/// Exports `op`, one of ours in a region of a foreign op, at the insertion
/// point of `builder`. Its results are mapped in the ModuleTranslation alone,
/// since upstream may translate a region several times.
LogicalResult Bridge::convertNested(Operation &op,
                                    llvm::IRBuilderBase &builder) {
  if (!openBody)
    return op.emitError("cannot be exported outside of a function");
  ForeignScope ours(nullptr);
  hasLocated = true;
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
// Around an export
//===----------------------------------------------------------------------===//

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

/// The stand-in for `source`: a module with an llvmx.bridge and with those
/// attributes of `source` that upstream's interfaces read.
static OwningOpRef<ModuleOp> createStandIn(Operation *source) {
  OwningOpRef<ModuleOp> standIn = ModuleOp::create(source->getLoc());
  for (NamedAttribute entry : source->getDiscardableAttrDictionary()) {
    StringRef name = entry.getName();
    if (name == LLVMDialect::getDataLayoutAttrName() ||
        // Upstream expects a string.
        (name == LLVMDialect::getTargetTripleAttrName() &&
         isa<StringAttr>(entry.getValue())) ||
        name == DLTIDialect::kDataLayoutAttrName ||
        Bridge::handlesAttributes(entry.getNameDialect()))
      (*standIn)->setAttr(entry.getName(), entry.getValue());
  }
  OpBuilder builder = OpBuilder::atBlockEnd(standIn->getBody());
  auto bridge = llvmx::BridgeOp::create(builder, source->getLoc());
  // Upstream translates locations only if the module contains a function with a
  // subprogram.
  for (auto function : source->getRegion(0).getOps<LLVM::LLVMFuncOp>())
    if (isa<FusedLocWith<LLVM::DISubprogramAttr>>(function.getLoc())) {
      builder.setInsertionPointToStart(&bridge.getBody().emplaceBlock());
      LLVM::LLVMFuncOp::create(builder, function.getLoc(), function.getName(),
                               function.getFunctionType());
      break;
    }
  return standIn;
}

std::unique_ptr<llvm::Module>
Bridge::exportModule(Operation *source, llvm::LLVMContext &context,
                     const ExportOptions &options) {
  // Loads nothing unless no op or attribute of the module is of `llvm`.
  source->getContext()->loadDialect<LLVMDialect>();
  // Upstream gives a phi in a foreign region one entry per predecessor, even if
  // a branch reaches its block twice with different arguments.
  source->walk([](Operation *op) {
    if (op->getNumRegions() != 0 && handles(*op))
      LLVM::ensureDistinctSuccessors(op);
  });

  Run run{source, options};
  llvm::SaveAndRestore<Run *> here(current, &run);
  // After an error of ours, upstream reports that llvmx.bridge failed.
  ThreadDiagnosticHandler silencer(source->getContext(), [&](Diagnostic &) {
    return success(run.hasFailed);
  });
  OwningOpRef<ModuleOp> standIn = createStandIn(source);
  ForeignScope foreign(source);
  std::unique_ptr<llvm::Module> target = translateModuleToLLVMIR(
      *standIn, context, FormChoices::of(options.form).moduleName,
      /*disableVerification=*/true);
  if (!target)
    return nullptr;
  run.debugInfo.unify(*target);
  // Upstream sets the version flag whether or not there is debug info.
  if (!run.isVersionOurs &&
      !FormChoices::of(options.form).alwaysSaysDebugVersion)
    removeDebugInfoVersion(*target);
  return target;
}
