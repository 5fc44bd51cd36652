// What one import of a module consists of: the translators that its functions
// and globals share.

#ifndef PALINDROME_IMPORT_MODULE_MODULEIMPORTER_H
#define PALINDROME_IMPORT_MODULE_MODULEIMPORTER_H

#include "import/metadata/DebugInfo.h"
#include "import/metadata/Metadata.h"
#include "import/metadata/ModelledMetadata.h"
#include "import/module/Extensions.h"
#include "import/state/ImportState.h"
#include "import/state/OpMaker.h"
#include "import/state/OpVerifier.h"
#include "import/types/Attributes.h"
#include "import/types/ConstantCode.h"
#include "import/types/Symbols.h"
#include "import/types/Types.h"
#include "llvm/IR/Module.h"

namespace palindrome::importer {

class ModuleImporter : public ImportState {
public:
  ModuleImporter(llvm::Module &source, mlir::MLIRContext &context,
                 const ImportOptions &options);

  /// Counts an attachment of the kind with number `kind` of one of `owners`:
  /// "instructions", "functions" or "variables".
  void countAttachment(unsigned kind, llvm::StringRef owners,
                       Modelling outcome);

  /// The names of the source's metadata kinds, by number.
  llvm::ArrayRef<llvm::StringRef> kindNames() const { return metadataKinds; }
  /// The name of the entry that carries an instruction's metadata of `kind`.
  mlir::StringAttr metadataEntryName(unsigned kind);

  llvm::Module &source;
  ImportExtensions extensions;
  TypeImporter types;
  OpVerifier verifier;
  OpMaker ops;
  AttributeImporter attributes;
  SymbolImporter symbols;
  ConstantCodes constants;
  MetadataImporter metadata;
  DebugInfoImporter debugInfo;
  ModelledMetadataImporter modelled;
  /// `!{}` and `!{i32 1}`, to which the dialect's flags are exported.
  const llvm::MDNode *emptyNode, *oneNode;
  /// The name of memory model relaxation annotations on ops.
  mlir::StringAttr mmraName;

private:
  llvm::SmallVector<llvm::StringRef> metadataKinds;
  llvm::SmallVector<mlir::StringAttr> metadataEntryNames;
};

} // namespace palindrome::importer

#endif // PALINDROME_IMPORT_MODULE_MODULEIMPORTER_H
