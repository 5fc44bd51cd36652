// Runs upstream's exporter around ours.

#include "export/Bridged.h"
#include "export/BridgeDebugInfo.h"
#include "export/Module.h"
#include "export/body/Bridge.h"
#include "export/body/UpstreamAccess.h"
#include "export/module/ModuleExporter.h"
#include "export/state/Progress.h"
#include "mlir/Dialect/DLTI/DLTI.h"
#include "mlir/Dialect/LLVMIR/Transforms/LegalizeForExport.h"
#include "mlir/IR/BuiltinDialect.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Target/LLVMIR/Dialect/Builtin/BuiltinToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Export.h"
#include "mlir/Target/LLVMIR/LLVMTranslationInterface.h"
#include "translate/Diagnostics.h"
#include "translate/LLVMXDialect.h"
#include "llvm/Support/SaveAndRestore.h"

using namespace palindrome;
using namespace palindrome::exporter;
using namespace mlir;
using mlir::LLVM::LLVMDialect;
using mlir::LLVM::ModuleTranslation;

namespace {
/// The interface through which upstream comes back to us, for a dialect that we
/// export.
class ComeBack final : public LLVMTranslationDialectInterface {
public:
  using LLVMTranslationDialectInterface::LLVMTranslationDialectInterface;

  LogicalResult convertOperation(Operation *op, llvm::IRBuilderBase &builder,
                                 ModuleTranslation &translation) const override;
};

/// One run of exportBridged.
struct Run {
  Operation *source;
  const ExportOptions &options;
  Bridge *bridge = nullptr;
  std::vector<std::unique_ptr<ComeBack>> waysBack = {};
  DebugInfoUnifier debugInfo = {};
  /// Whether our export set the module flag "Debug Info Version".
  bool isVersionOurs = false;
  bool hasFailed = false;
};

} // namespace

/// The export under way in this thread, for ComeBack: upstream passes on no
/// argument that could hold it.
static thread_local Run *current = nullptr;

static LogicalResult exportSource(Run &run, ModuleTranslation &upstream);

LogicalResult ComeBack::convertOperation(Operation *op,
                                         llvm::IRBuilderBase &builder,
                                         ModuleTranslation &upstream) const {
  if (!current)
    return op->emitError("Palindrome exports this dialect: upstream's "
                         "exporter alone cannot");
  if (isa<llvmx::BridgeOp>(op))
    return exportSource(*current, upstream);
  return current->bridge->convertNested(*op, builder);
}

void palindrome::exporter::registerStandIn(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *, llvmx::LLVMXDialect *dialect) {
    dialect->addInterfaces<ComeBack>();
  });
  registry.addExtension(+[](MLIRContext *context, LLVMDialect *) {
    context->loadDialect<llvmx::LLVMXDialect>();
  });
  // Translates the module around the llvmx.bridge.
  registerBuiltinDialectTranslation(registry);
}

static LogicalResult exportSource(Run &run, ModuleTranslation &upstream) {
  // Ours are the dialects with an ExportInterface. Where upstream has one as
  // well (nvvm, rocdl), it converts the ops in foreign regions.
  for (Dialect *dialect : run.source->getContext()->getLoadedDialects())
    if (dialect->getRegisteredInterface<ExportInterface>() &&
        (isa<BuiltinDialect, LLVMDialect>(dialect) ||
         !dialect->getRegisteredInterface<LLVMTranslationDialectInterface>())) {
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
  module.debugInfo.makeByUpstream = [&upstream](LLVM::DINodeAttr attribute) {
    return upstream.translateDebugInfo(attribute);
  };
  module.types.askForOthers([&](Type type) {
    return LLVM::isCompatibleType(type) ? upstream.convertType(type) : nullptr;
  });
  LogicalResult result = runExporter(module);
  run.isVersionOurs =
      module.target->getModuleFlag("Debug Info Version") != nullptr;
  if (bridge.hasLocated())
    run.debugInfo.collect(module.debugInfo, upstream);
  run.hasFailed = failed(result);
  return result;
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
palindrome::exporter::exportBridged(Operation *source,
                                    llvm::LLVMContext &context,
                                    const ExportOptions &options) {
  // Loads nothing unless no op or attribute of the module is of `llvm`.
  source->getContext()->loadDialect<LLVMDialect>();
  // Upstream gives a phi in a foreign region one entry per predecessor, even if
  // a branch reaches its block twice with different arguments.
  source->walk([](Operation *op) {
    if (op->getNumRegions() != 0 && Bridge::handles(*op))
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
