// The state of one import: the module that is made, and the translators that
// its parts share.

#ifndef PALINDROME_IMPORT_MODULEIMPORTER_H
#define PALINDROME_IMPORT_MODULEIMPORTER_H

#include "import/Attributes.h"
#include "import/ConstantCode.h"
#include "import/DebugInfo.h"
#include "import/Extensions.h"
#include "import/Metadata.h"
#include "import/ModelledMetadata.h"
#include "import/Modelling.h"
#include "import/OpMaker.h"
#include "import/OpVerifier.h"
#include "import/Symbols.h"
#include "import/Types.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinOps.h"
#include "palindrome/Import.h"
#include "palindrome/ImportStats.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/IR/Module.h"

namespace palindrome {

class ModuleImporter {
public:
  ModuleImporter(llvm::Module &source, mlir::MLIRContext &context,
                 const ImportOptions &options);

  /// Translates the whole module; returns null after reporting an error.
  mlir::OwningOpRef<mlir::ModuleOp> run();

  /// Reports an error about the source module.
  mlir::InFlightDiagnostic emitError() { return mlir::emitError(unknown); }

  /// The number by which llvm.blockaddress and llvm.blocktag refer to `block`.
  int32_t blockTag(const llvm::BasicBlock *block) {
    return blockTags.try_emplace(block, blockTags.size()).first->second;
  }

  /// A carried entry.
  mlir::NamedAttribute carry(llvm::StringLiteral name, mlir::Attribute value) {
    return {interned(name), value};
  }
  /// A string attribute, looked up by the address of its literal.
  mlir::StringAttr interned(llvm::StringLiteral name) {
    mlir::StringAttr &slot = internedNames[name.data()];
    if (!slot)
      slot = builder.getStringAttr(name);
    return slot;
  }

  /// Represents the attachments of a global object on `op`, the op made from
  /// it: by another dialect, if one claims the kind, else by `model`. Returns
  /// the value of `llvmx.attachments` for those that are not represented
  /// exactly; null when there are none.
  using ModelAttachment = llvm::function_ref<Modelling(
      unsigned kind, llvm::StringRef name, const llvm::MDNode *node)>;
  mlir::Attribute attachments(const llvm::GlobalObject &object,
                              mlir::Operation *op,
                              ModelAttachment model = nullptr);

  /// Counts one thing of `kind` in the statistics, if the import has any.
  void count(llvm::StringRef kind, Modelling outcome) {
    if (options.stats)
      outcome.count(kind, *options.stats);
  }
  /// Counts an attachment of the kind with number `kind` of one of `owners`:
  /// "instructions", "functions" or "variables".
  void countAttachment(unsigned kind, llvm::StringRef owners,
                       Modelling outcome);

  /// The name of the entry that carries an instruction's metadata of `kind`.
  mlir::StringAttr metadataEntryName(unsigned kind);

  /// Notes that a location holds `kind`, for `llvmx.locations`.
  void noteLocations(llvm::StringLiteral kind) {
    // Most are of the kind of the one before.
    if (std::exchange(lastLocationKind, kind.data()) != kind.data())
      locationKinds.insert(kind);
  }

  llvm::Module &source;
  mlir::MLIRContext &context;
  const ImportOptions &options;
  ImportExtensions extensions;
  mlir::OpBuilder builder;
  mlir::Location unknown;
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
  /// The symbol of the llvm.comdat op, if there is one.
  std::string comdatTable;

private:
  void importModuleAttributes(mlir::ModuleOp module);
  mlir::LogicalResult finish(mlir::ModuleOp module);

  llvm::DenseMap<const char *, mlir::StringAttr> internedNames;
  llvm::SmallVector<llvm::StringRef> metadataKinds;
  llvm::SmallVector<mlir::StringAttr> metadataEntryNames;
  llvm::DenseMap<const llvm::BasicBlock *, int32_t> blockTags;
  llvm::SmallSetVector<llvm::StringRef, 3> locationKinds; ///< Unordered.
  const char *lastLocationKind = nullptr;
};

/// Adds `carried` to the discardable attributes of `op`.
void setCarried(mlir::Operation *op,
                llvm::ArrayRef<mlir::NamedAttribute> carried);

} // namespace palindrome

#endif // PALINDROME_IMPORT_MODULEIMPORTER_H
