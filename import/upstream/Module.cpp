// The driver of an import in the upstream form.

#include "import/upstream/Importer.h"
#include "import/upstream/Upstream.h"
#include "mlir/Dialect/DLTI/DLTI.h"

using namespace palindrome;
using namespace palindrome::upstream;
using namespace mlir::LLVM;
using mlir::failed;

Importer::Importer(llvm::Module &source, mlir::MLIRContext &context,
                   const ImportOptions &options)
    : source(source), context(context), options(options), builder(&context),
      unknown(mlir::UnknownLoc::get(&context)),
      types(context, options.structsAsLiterals), verifier(context),
      attributes(context, types, verifier),
      debugInfo(context, options.dropCompositeElements), metadata(*this) {}

std::string upstream::textOf(const llvm::Value &value) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  stream << value;
  return text;
}

std::string Importer::textOf(const llvm::Metadata *node) const {
  std::string text;
  llvm::raw_string_ostream stream(text);
  node->print(stream, &source, /*IsForDebug=*/true);
  return text;
}

/// The symbol of `value`. MLIR's symbols have no empty names; a variable
/// without a name gets one.
mlir::FlatSymbolRefAttr Importer::symbol(const llvm::GlobalValue *value) {
  if (value->hasName() || !llvm::isa<llvm::GlobalVariable>(value))
    return mlir::FlatSymbolRefAttr::get(&context, value->getName());
  mlir::FlatSymbolRefAttr &slot = nameless[value];
  if (!slot) {
    std::string name;
    unsigned number = nameless.size() - 1;
    do
      name = ("mlir.llvm.nameless_global_" + llvm::Twine(number++)).str();
    while (source.getNamedValue(name));
    slot = mlir::FlatSymbolRefAttr::get(&context, name);
  }
  return slot;
}

mlir::OwningOpRef<mlir::ModuleOp> Importer::run() {
  if (failed(extensions.collect(context, source, options)))
    return {};
  mlir::OwningOpRef<mlir::ModuleOp> module =
      mlir::ModuleOp::create(mlir::FileLineColLoc::get(
          builder.getStringAttr(source.getSourceFileName()), 0, 0));
  op = *module;
  if (failed(importDataLayout()))
    return {};
  importComdats();
  if (failed(metadata.importAll()))
    return {};
  importNamedMetadata();
  if (failed(importGlobals()))
    return {};
  for (llvm::Function &function : source)
    if (failed(importFunction(function)))
      return {};
  if (failed(importAliases()) || failed(importIFuncs()))
    return {};

  op->setAttr(LLVMDialect::getTargetTripleAttrName(),
              builder.getStringAttr(source.getTargetTriple().str()));
  llvm::SmallVector<llvm::StringRef> lines;
  llvm::StringRef(source.getModuleInlineAsm())
      .split(lines, '\n', /*MaxSplit=*/-1, /*KeepEmpty=*/false);
  op->setAttr(LLVMDialect::getModuleLevelAsmAttrName(),
              builder.getStrArrayAttr(lines));
  return module;
}

mlir::OwningOpRef<mlir::ModuleOp>
upstream::importModule(llvm::Module &module, mlir::MLIRContext &context,
                       const ImportOptions &options) {
  context.loadDialect<mlir::DLTIDialect, LLVMDialect>();
  return Importer(module, context, options).run();
}
