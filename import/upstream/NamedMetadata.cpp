// Translates the named metadata (LangRef, "Named Metadata") that the dialect
// has a form for; other lists are left out.

#include "import/MetadataOperands.h"
#include "import/upstream/Importer.h"

using namespace palindrome;
using namespace palindrome::upstream;
using namespace mlir::LLVM;

/// Makes one op for each element.
void Importer::importLinkerOptions() {
  llvm::NamedMDNode *list = source.getNamedMetadata("llvm.linker.options");
  if (!list)
    return;
  mlir::OpBuilder at = mlir::OpBuilder::atBlockEnd(op.getBody());
  for (const llvm::MDNode *node : list->operands()) {
    llvm::SmallVector<llvm::StringRef> words;
    for (const llvm::MDOperand &operand : node->operands())
      words.push_back(llvm::cast<llvm::MDString>(operand)->getString());
    LinkerOptionsOp::create(at, moduleLoc(), at.getStrArrayAttr(words));
  }
}

/// The string in `!{!"text"}`; null for another node.
static const llvm::MDString *onlyString(const llvm::MDNode *node) {
  return node->getNumOperands() == 1 ? stringOperand(node->getOperand(0))
                                     : nullptr;
}

void Importer::importLibraries() {
  llvm::NamedMDNode *list = source.getNamedMetadata("llvm.dependent-libraries");
  if (!list)
    return;
  llvm::SmallVector<llvm::StringRef> libraries;
  for (const llvm::MDNode *node : list->operands())
    if (const llvm::MDString *name = onlyString(node))
      libraries.push_back(name->getString());
  if (!libraries.empty())
    op->setAttr(LLVMDialect::getDependentLibrariesAttrName(),
                builder.getStrArrayAttr(libraries));
}

/// Translates a list of one string to `attribute` of the module.
void Importer::importString(llvm::StringRef list, llvm::StringRef attribute) {
  llvm::NamedMDNode *found = source.getNamedMetadata(list);
  if (!found || found->getNumOperands() != 1)
    return;
  if (const llvm::MDString *text = onlyString(found->getOperand(0)))
    op->setAttr(attribute, builder.getStringAttr(text->getString()));
}

void Importer::importNamedMetadata() {
  importLinkerOptions();
  importLibraries();
  importModuleFlags();
  importString("llvm.ident", LLVMDialect::getIdentAttrName());
  importString("llvm.commandline", LLVMDialect::getCommandlineAttrName());
}
