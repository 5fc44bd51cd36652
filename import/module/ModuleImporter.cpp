// The state of an import of a module, and what it counts of metadata.

#include "import/module/ModuleImporter.h"
#include "translate/Carrier.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/LLVMContext.h"

using namespace palindrome;
using namespace palindrome::importer;
using mlir::LLVM::LLVMDialect;

ModuleImporter::ModuleImporter(llvm::Module &source, mlir::MLIRContext &context,
                               const ImportOptions &options)
    : ImportState(context, options), source(source),
      types(context, /*hasTable=*/options.form == ImportForm::Lossless),
      verifier(context), ops(context), attributes(context, types, verifier),
      symbols(context, source), constants(*this, types, symbols),
      metadata(*this, constants, debugInfo, modelled), debugInfo(*this),
      modelled(*this, metadata, debugInfo),
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
