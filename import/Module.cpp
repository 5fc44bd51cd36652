// The driver of the import. One walk over the module translates its own
// properties, then its symbols in the order of LLVM's lists. What the walk
// collects (metadata, struct names) is written at the end.

#include "import/BodyImporter.h"
#include "import/Functions.h"
#include "import/Globals.h"
#include "import/ModuleImporter.h"
#include "import/NamedMetadata.h"
#include "translate/CarriedCodes.h"
#include "translate/Carrier.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/DebugInfoMetadata.h"

using namespace palindrome;
using namespace mlir::LLVM;

ModuleImporter::ModuleImporter(llvm::Module &source, mlir::MLIRContext &context,
                               const ImportOptions &options)
    : source(source), context(context), options(options), builder(&context),
      unknown(mlir::UnknownLoc::get(&context)),
      types(context, /*hasTable=*/options.form == ImportForm::Lossless),
      verifier(context), ops(context), attributes(context, types, verifier),
      symbols(context, source), constants(*this), metadata(*this),
      debugInfo(*this), modelled(*this),
      mmraName(
          mlir::StringAttr::get(&context, LLVMDialect::getMmraAttrName())) {
  llvm::LLVMContext &from = source.getContext();
  emptyNode = llvm::MDNode::get(from, {});
  oneNode = llvm::MDNode::get(
      from, llvm::ConstantAsMetadata::get(
                llvm::ConstantInt::get(llvm::Type::getInt32Ty(from), 1)));
  from.getMDKindNames(metadataKinds);
  metadataEntryNames.resize(metadataKinds.size());
}

void ModuleImporter::importModuleAttributes(mlir::ModuleOp module) {
  auto string = [&](llvm::StringRef name, llvm::StringRef value) {
    if (!value.empty())
      module->setAttr(name, builder.getStringAttr(value));
  };
  module->setAttr(carrier::version,
                  builder.getI32IntegerAttr(carrier::formatVersion));
  if (options.form == ImportForm::Lossless)
    string(carrier::moduleID, options.moduleID);
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

void palindrome::setCarried(mlir::Operation *op,
                            llvm::ArrayRef<mlir::NamedAttribute> carried) {
  if (carried.empty())
    return;
  mlir::NamedAttrList entries(op->getDiscardableAttrDictionary());
  entries.append(carried);
  op->setDiscardableAttrs(entries.getDictionary(op->getContext()));
}

mlir::Attribute ModuleImporter::attachments(const llvm::GlobalObject &object,
                                            mlir::Operation *op,
                                            ModelAttachment model) {
  llvm::SmallVector<std::pair<unsigned, llvm::MDNode *>> nodes;
  object.getAllMetadata(nodes);
  llvm::SmallVector<mlir::Attribute> entries;
  for (auto [i, attachment] : llvm::enumerate(nodes)) {
    auto [kind, node] = attachment;
    // All attachments of one kind are adjacent, and the op has room for one.
    bool isOnly = (i == 0 || nodes[i - 1].first != kind) &&
                  (i + 1 == nodes.size() || nodes[i + 1].first != kind);
    Modelling outcome = Modelling::no("there are several of the kind");
    bool isClaimed = false;
    if (isOnly && extensions.ofMetadata(kind) && op->getNumRegions() != 0) {
      BodyImporter body(*this, op->getRegion(0));
      isClaimed = mlir::succeeded(extensions.setMetadata(kind, node, op, body));
    }
    if (isClaimed)
      outcome = Modelling::exactly();
    else if (isOnly || kind == llvm::LLVMContext::MD_dbg)
      outcome = model ? model(kind, metadataKinds[kind], node)
                      : Modelling::no("the dialect has no form for it here");
    countAttachment(
        kind, llvm::isa<llvm::Function>(object) ? "functions" : "variables",
        outcome);
    if (!outcome.isExact())
      entries.push_back(
          builder.getArrayAttr({builder.getStringAttr(metadataKinds[kind]),
                                metadata.reference(node)}));
  }
  return entries.empty() ? mlir::ArrayAttr() : builder.getArrayAttr(entries);
}

void ModuleImporter::countAttachment(unsigned kind, llvm::StringRef owners,
                                     Modelling outcome) {
  // Debug info is counted where it is translated.
  if (options.stats && kind != llvm::LLVMContext::MD_dbg)
    count(("!" + metadataKinds[kind] + " of " + owners).str(), outcome);
}

mlir::StringAttr ModuleImporter::metadataEntryName(unsigned kind) {
  mlir::StringAttr &name = metadataEntryNames[kind];
  if (!name)
    name = builder.getStringAttr(carrier::metadataPrefix + metadataKinds[kind]);
  return name;
}

/// Writes the entries that the walk collected.
mlir::LogicalResult ModuleImporter::finish(mlir::ModuleOp module) {
  mlir::ArrayAttr table = metadata.table();
  if (const llvm::Metadata *failed = metadata.failure()) {
    std::string text;
    llvm::raw_string_ostream stream(text);
    failed->print(stream, &source);
    return emitError() << "cannot import metadata " << text;
  }
  if (table)
    module->setAttr(carrier::metadata, table);
  if (!locationKinds.empty()) {
    // In a fixed order, wherever the walk met the first of each.
    llvm::SmallVector<llvm::StringRef> kinds;
    llvm::copy_if(location_kind::all, std::back_inserter(kinds),
                  [&](llvm::StringRef kind) {
                    return llvm::is_contained(locationKinds, kind);
                  });
    module->setAttr(carrier::locations, builder.getStrArrayAttr(kinds));
  }
  if (mlir::ArrayAttr shortTypes = modelled.shortTypes())
    module->setAttr(carrier::shortTypes, shortTypes);
  if (mlir::ArrayAttr domains = modelled.aliasDomains())
    module->setAttr(carrier::aliasDomains, domains);
  if (mlir::ArrayAttr constants = this->constants.table())
    module->setAttr(carrier::constants, constants);
  if (mlir::ArrayAttr types = this->types.table())
    module->setAttr(carrier::types, types);
  if (!types.renamedStructs().empty())
    module->setAttr(carrier::structNames,
                    builder.getDictionaryAttr(types.renamedStructs()));

  // Attachments print in the order of the numbers of their kinds. The numbers
  // of LLVM's own kinds are fixed.
  static const size_t numFixedKinds = [] {
    llvm::SmallVector<llvm::StringRef> fixed;
    llvm::LLVMContext().getMDKindNames(fixed);
    return fixed.size();
  }();
  if (metadataKinds.size() > numFixedKinds)
    module->setAttr(
        carrier::metadataKinds,
        builder.getStrArrayAttr(
            llvm::ArrayRef(metadataKinds).drop_front(numFixedKinds)));
  return mlir::success();
}

mlir::OwningOpRef<mlir::ModuleOp> ModuleImporter::run() {
  if (mlir::failed(extensions.collect(context, source, options)))
    return {};
  mlir::OwningOpRef<mlir::ModuleOp> module = mlir::ModuleOp::create(unknown);
  builder.setInsertionPointToEnd(module->getBody());
  importModuleAttributes(*module);
  if (mlir::failed(importGlobals(*this)) ||
      mlir::failed(importFunctions(*this)))
    return {};
  importNamedMetadata(*this, *module);
  if (mlir::failed(finish(*module)) || extensions.hasFailed)
    return {};
  llvm::Type *large = types.findTooLarge();
  if (large && options.form == ImportForm::Plain) {
    std::string text;
    llvm::raw_string_ostream stream(text);
    large->print(stream, /*IsForDebug=*/false, /*NoDetails=*/true);
    constexpr size_t shown = 100;
    emitError() << "the type " << llvm::StringRef(text).take_front(shown)
                << (text.size() > shown ? "..." : "")
                << " is too large for MLIR, which prints all that is in it "
                   "wherever it is used; import without --plain";
    return {};
  }
  return module;
}
