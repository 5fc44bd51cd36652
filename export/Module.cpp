// The driver of the exporter: translates the module's properties, declares
// every symbol, builds the metadata table, and then translates initializers,
// bodies and named metadata. Mirrors import/Module.cpp.

#include "export/Module.h"
#include "export/Bridged.h"
#include "export/Functions.h"
#include "export/GlobalValues.h"
#include "export/Globals.h"
#include "export/LostLocations.h"
#include "export/ModuleOps.h"
#include "export/NamedMetadata.h"
#include "export/body/Bridge.h"
#include "export/body/Interfaces.h"
#include "export/module/ModuleExporter.h"
#include "export/state/CarriedFormat.h"
#include "export/state/Progress.h"
#include "mlir/Dialect/LLVMIR/Transforms/DIExpressionLegalization.h"
#include "mlir/Dialect/LLVMIR/Transforms/LegalizeForExport.h"
#include "palindrome/Export.h"
#include "translate/Carrier.h"
#include "translate/LostAttributes.h"
#include "llvm/IR/DebugInfoMetadata.h"

using namespace palindrome;
using namespace palindrome::exporter;
using namespace mlir::LLVM;
using mlir::failed;
using mlir::failure;
using mlir::LogicalResult;
using mlir::success;

static LogicalResult exportModuleAttributes(ModuleExporter &exporter) {
  mlir::Operation *source = exporter.source;
  llvm::Module *target = exporter.target;
  const FormChoices &form = exporter.form;
  auto string = [&](llvm::StringRef name) {
    auto text = source->getAttrOfType<mlir::StringAttr>(name);
    return text ? text.getValue() : llvm::StringRef();
  };
  if (source->hasAttr(carrier::sourceFilename) || !form.hasNameAsSourceFilename)
    target->setSourceFileName(string(carrier::sourceFilename));
  llvm::StringRef id = string(carrier::moduleID);
  if (form.restoresModuleID &&
      (!id.empty() || source->hasAttr(carrier::sourceFilename)))
    target->setModuleIdentifier(id);
  llvm::StringRef layout = string(LLVMDialect::getDataLayoutAttrName());
  std::string described;
  if (layout.empty()) {
    mlir::FailureOr<std::string> text = dataLayoutString(source);
    if (failed(text))
      return failure();
    layout = described = *text;
  }
  if (!layout.empty()) {
    llvm::Expected<llvm::DataLayout> parsed = llvm::DataLayout::parse(layout);
    if (!parsed)
      return source->emitError("invalid data layout '")
             << layout << "': " << llvm::toString(parsed.takeError());
    target->setDataLayout(*parsed);
  }
  if (mlir::Attribute triple =
          source->getAttr(LLVMDialect::getTargetTripleAttrName());
      triple && !llvm::isa<mlir::StringAttr>(triple))
    return source->emitError("expected a string as target triple");
  if (llvm::StringRef triple = string(LLVMDialect::getTargetTripleAttrName());
      !triple.empty())
    target->setTargetTriple(llvm::Triple(triple));
  if (mlir::Attribute assembly =
          source->getAttr(LLVMDialect::getModuleLevelAsmAttrName())) {
    auto lines = llvm::dyn_cast<mlir::ArrayAttr>(assembly);
    if (!lines)
      return source->emitError(
          "expected an array attribute for a module level asm");
    if (!llvm::all_of(lines, llvm::IsaPred<mlir::StringAttr>))
      return source->emitError(
          "expected a string attribute for each entry of a "
          "module level asm");
    for (auto line : lines.getAsRange<mlir::StringAttr>())
      target->appendModuleInlineAsm((line.getValue() + "\n").str());
  }

  if (auto kinds =
          source->getAttrOfType<mlir::ArrayAttr>(carrier::metadataKinds))
    for (auto kind : exporter.report.elements<mlir::StringAttr>(
             carrier::metadataKinds, kinds))
      exporter.context.getMDKindID(kind);
  if (auto names =
          source->getAttrOfType<mlir::DictionaryAttr>(carrier::structNames))
    exporter.types.renameStructs(names);
  if (auto codes = source->getAttrOfType<mlir::ArrayAttr>(carrier::constants))
    exporter.constants.read(codes);
  if (mlir::Attribute table = source->getAttr(carrier::types)) {
    auto entries = llvm::dyn_cast<mlir::ArrayAttr>(table);
    if (!entries)
      return source->emitError() << "'" << carrier::types << "' is no array";
    if (std::optional<size_t> wrong = exporter.types.readTable(entries))
      return source->emitError() << "entry " << *wrong << " of '"
                                 << carrier::types << "' is no type";
  }
  return success();
}

/// Sets a location of line 0 on calls without one where LLVM's verifier
/// requires one: if both functions have subprograms, so that the call could be
/// inlined. LLVM's passes do the same.
static void locateCalls(ModuleExporter &exporter) {
  for (llvm::CallBase *call : exporter.unlocatedCalls) {
    llvm::Function *callee = call->getCalledFunction();
    if (callee && !callee->isInterposable() && !callee->isDeclaration() &&
        callee->getSubprogram())
      call->setDebugLoc(llvm::DILocation::get(
          exporter.context, 0, 0, call->getFunction()->getSubprogram()));
  }
}

/// Drops the declarations that stand in the way of an intrinsic: LLVM has one
/// type for its name, and renames a function of another type when something
/// else asks for the intrinsic.
static void dropRenamedIntrinsics(ModuleExporter &exporter) {
  DropReporter &report = exporter.report;
  for (auto op : exporter.body().getOps<mlir::LLVM::LLVMFuncOp>()) {
    llvm::StringRef name = op.getSymName();
    if (!name.starts_with("llvm."))
      continue;
    auto *function = llvm::dyn_cast_or_null<llvm::Function>(
        exporter.symbols.lookup(op.getSymNameAttr()));
    if (!function || function->getName() == llvmName(op, name))
      continue;
    report.op = op;
    if (!function->use_empty()) {
      op.emitOpError("its type is not that of the intrinsic, which is used");
      exporter.hasFailed = true;
      continue;
    }
    report.drop("@" + name, "its type is not that of the intrinsic");
    exporter.symbols.erase(op.getSymNameAttr());
    function->eraseFromParent();
  }
  report.op = exporter.source;
}

/// Warns of the comdats that no symbol is in: the text and bitcode of LLVM IR
/// have only those of symbols.
static void warnOfUnusedComdats(ModuleExporter &exporter) {
  for (auto comdats : exporter.body().getOps<ComdatOp>())
    for (auto selector : comdats.getBody().getOps<ComdatSelectorOp>())
      if (llvm::Comdat *comdat =
              exporter.comdats.lookup(selector.getSymNameAttr());
          comdat && comdat->getUsers().empty())
        mlir::emitWarning(selector.getLoc())
            << "'" << selector->getName() << "' @" << selector.getSymName()
            << " is left out: no symbol is in it";
}

LogicalResult palindrome::exporter::runExporter(ModuleExporter &exporter) {
  llvm::SaveAndRestore<const ExportState *> here(Progress::current.exporter,
                                                 &exporter);
  mlir::Operation *source = exporter.source;
  const FormChoices &form = exporter.form;
  DropReporter &report = exporter.report;
  exporter.areLocationsLost =
      form.warnsOfOmissions && warnOfLostLocations(source);
  if (failed(exportModuleAttributes(exporter)) ||
      failed(amendSymbol(exporter, *source)))
    return failure();
  // Comdats come first, since other symbols name them.
  for (bool isComdat : {true, false})
    for (mlir::Operation &op : exporter.body()) {
      if (llvm::isa<ComdatOp>(op) != isComdat)
        continue;
      report.op = &op;
      if (failed(declareSymbol(exporter, op)))
        return failure();
    }
  report.op = source;
  exporter.modelled.readCarried();
  if (auto table = source->getAttrOfType<mlir::ArrayAttr>(carrier::metadata))
    exporter.metadata.build(table);
  exporter.modelled.finishLoops();
  for (auto function : exporter.body().getOps<mlir::LLVM::LLVMFuncOp>())
    setSubprogram(exporter, function);
  // Functions come last: ops of other dialects may make symbols that the bodies
  // refer to.
  auto define = [&](bool functions) {
    for (mlir::Operation &op : exporter.body()) {
      report.op = &op;
      if (llvm::isa<LLVMFuncOp>(op) == functions &&
          failed(defineSymbol(exporter, op)))
        return failure();
    }
    report.op = source;
    return success();
  };
  NamedMetadataExporter namedMetadata(exporter);
  auto list = [&] {
    namedMetadata.exportLists();
    exporter.debugInfo.listUnits();
    return exportModuleOps(exporter);
  };
  if (failed(define(/*functions=*/false)))
    return failure();
  exporter.debugInfo.listGlobals();
  if (form.listsMetadataEarly && failed(list()))
    return failure();
  if (failed(define(/*functions=*/true)))
    return failure();
  exporter.assignments.finish();
  report.op = source;
  locateCalls(exporter);
  if (form.warnsOfOmissions) {
    dropRenamedIntrinsics(exporter);
    warnOfUnusedComdats(exporter);
  }
  if (!form.listsMetadataEarly && failed(list()))
    return failure();
  namedMetadata.dropEmptyLists();
  exporter.debugInfo.addVersion();
  return failure(exporter.hasFailed || exporter.attributes.hasFailed());
}

std::unique_ptr<llvm::Module>
palindrome::exportModule(mlir::Operation *module, llvm::LLVMContext &context,
                         const ExportOptions &options) {
  const FormChoices &form = FormChoices::of(options.form);
  if (!satisfiesLLVMModule(module)) {
    module->emitOpError("can not be translated to an LLVMIR module");
    return nullptr;
  }
  if (failed(checkCarriedFormat(module)))
    return nullptr;
  if (form.legalizesSource) {
    ensureDistinctSuccessors(module);
    legalizeDIExpressionsRecursively(module);
  }
  // MLIR's interfaces translate ops within theirs themselves.
  if (Bridge::isNeeded(module))
    return failed(checkLostAttributes(module))
               ? nullptr
               : exportBridged(module, context, options);
  auto target = std::make_unique<llvm::Module>(form.moduleName, context);
  auto exporter = std::make_unique<ModuleExporter>(module, *target, options);
  if (failed(runExporter(*exporter)))
    return nullptr;
  return target;
}
