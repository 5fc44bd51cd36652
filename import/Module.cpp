// The driver of the importer. One walk over the module translates its own
// properties, then its symbols in the order of LLVM's lists. What the walk
// collects (metadata, struct names) is written at the end.

#include "import/Carried.h"
#include "import/Functions.h"
#include "import/Globals.h"
#include "import/NamedMetadata.h"
#include "import/Plain.h"
#include "import/module/ModuleImporter.h"
#include "palindrome/Import.h"
#include "translate/CarriedCodes.h"
#include "translate/Carrier.h"
#include "translate/LLVMXDialect.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/DebugInfoMetadata.h"

using namespace palindrome;
using namespace palindrome::importer;
using namespace mlir::LLVM;

static void importModuleAttributes(ModuleImporter &importer,
                                   mlir::ModuleOp module) {
  mlir::Builder &builder = importer.builder;
  const llvm::Module &source = importer.source;
  auto string = [&](llvm::StringRef name, llvm::StringRef value) {
    if (!value.empty())
      module->setAttr(name, builder.getStringAttr(value));
  };
  module->setAttr(carrier::version,
                  builder.getI32IntegerAttr(carrier::formatVersion));
  if (importer.options.form == ImportForm::Lossless)
    string(carrier::moduleID, importer.options.moduleID);
  string(carrier::sourceFilename, source.getSourceFileName());
  string(LLVMDialect::getDataLayoutAttrName(), source.getDataLayoutStr());
  string(LLVMDialect::getTargetTripleAttrName(),
         source.getTargetTriple().str());

  // In LLVM every line of module asm ends with a newline.
  if (llvm::StringRef text = source.getModuleInlineAsm(); !text.empty()) {
    text.consume_back("\n");
    llvm::SmallVector<llvm::StringRef> lines;
    text.split(lines, '\n');
    module->setAttr(LLVMDialect::getModuleLevelAsmAttrName(),
                    builder.getStrArrayAttr(lines));
  }
}

/// Writes the entries that the walk collected.
static mlir::LogicalResult finish(ModuleImporter &importer,
                                  mlir::ModuleOp module) {
  mlir::Builder &builder = importer.builder;
  mlir::ArrayAttr table = importer.metadata.table();
  if (const llvm::Metadata *failed = importer.metadata.failure()) {
    std::string text;
    llvm::raw_string_ostream stream(text);
    failed->print(stream, &importer.source);
    return importer.emitError() << "cannot import metadata " << text;
  }
  if (table)
    module->setAttr(carrier::metadata, table);
  // In a fixed order, wherever the walk met the first of each.
  llvm::SmallVector<llvm::StringRef> kinds;
  llvm::copy_if(
      location_kind::all, std::back_inserter(kinds),
      [&](llvm::StringRef kind) { return importer.hasLocations(kind); });
  if (!kinds.empty())
    module->setAttr(carrier::locations, builder.getStrArrayAttr(kinds));
  if (mlir::ArrayAttr shortTypes = importer.modelled.shortTypes())
    module->setAttr(carrier::shortTypes, shortTypes);
  if (mlir::ArrayAttr domains = importer.modelled.aliasDomains())
    module->setAttr(carrier::aliasDomains, domains);
  if (mlir::ArrayAttr constants = importer.constants.table())
    module->setAttr(carrier::constants, constants);
  if (mlir::ArrayAttr types = importer.types.table())
    module->setAttr(carrier::types, types);
  if (!importer.types.renamedStructs().empty())
    module->setAttr(carrier::structNames,
                    builder.getDictionaryAttr(importer.types.renamedStructs()));

  // Attachments print in the order of the numbers of their kinds. The numbers
  // of LLVM's own kinds are fixed.
  static const size_t numFixedKinds = [] {
    llvm::SmallVector<llvm::StringRef> fixed;
    llvm::LLVMContext().getMDKindNames(fixed);
    return fixed.size();
  }();
  if (importer.kindNames().size() > numFixedKinds)
    module->setAttr(carrier::metadataKinds,
                    builder.getStrArrayAttr(
                        importer.kindNames().drop_front(numFixedKinds)));
  return mlir::success();
}

/// Translates the whole module; returns null after reporting an error.
static mlir::OwningOpRef<mlir::ModuleOp>
importWhole(llvm::Module &source, mlir::MLIRContext &context,
            const ImportOptions &options) {
  ModuleImporter importer(source, context, options);
  if (mlir::failed(importer.extensions.collect(context, source, options)))
    return {};
  mlir::OwningOpRef<mlir::ModuleOp> module =
      mlir::ModuleOp::create(importer.unknown);
  importer.builder.setInsertionPointToEnd(module->getBody());
  importModuleAttributes(importer, *module);
  if (mlir::failed(importGlobals(importer)) ||
      mlir::failed(importFunctions(importer)))
    return {};
  importNamedMetadata(importer, *module);
  if (mlir::failed(finish(importer, *module)) || importer.extensions.hasFailed)
    return {};
  llvm::Type *large = importer.types.findTooLarge();
  if (large && options.form == ImportForm::Plain) {
    std::string text;
    llvm::raw_string_ostream stream(text);
    large->print(stream, /*IsForDebug=*/false, /*NoDetails=*/true);
    constexpr size_t shown = 100;
    importer.emitError()
        << "the type " << llvm::StringRef(text).take_front(shown)
        << (text.size() > shown ? "..." : "")
        << " is too large for MLIR, which prints all that is in it "
           "wherever it is used; import without --plain";
    return {};
  }
  return module;
}

mlir::OwningOpRef<mlir::ModuleOp>
palindrome::importModule(llvm::Module &module, mlir::MLIRContext &context,
                         const ImportOptions &options) {
  context.loadDialect<mlir::LLVM::LLVMDialect, llvmx::LLVMXDialect>();
  mlir::OwningOpRef<mlir::ModuleOp> result =
      importWhole(module, context, options);
  if (result && options.stats)
    countCarried(*result, *options.stats);
  if (result && options.form == ImportForm::Plain &&
      mlir::failed(makePlain(*result, options.listsLosses)))
    return {};
  return result;
}
