// The extensions that take part in an import: which dialect claims an
// intrinsic, an instruction or a kind of metadata.

#ifndef PALINDROME_IMPORT_MODULE_EXTENSIONS_H
#define PALINDROME_IMPORT_MODULE_EXTENSIONS_H

#include "palindrome/Extension.h"
#include "palindrome/Import.h"
#include "llvm/ADT/DenseMap.h"

namespace palindrome::importer {

class ImportExtensions {
public:
  /// Loads the dialects of `options` and collects their claims. Reports an
  /// error for an unknown dialect and for a claim that two dialects have in
  /// common.
  mlir::LogicalResult collect(mlir::MLIRContext &context,
                              const llvm::Module &source,
                              const ImportOptions &options);

  /// The interface that claims an intrinsic, instruction or metadata kind, or
  /// null.
  const ImportInterface *ofIntrinsic(llvm::Intrinsic::ID id) const {
    return intrinsics.lookup(id);
  }
  const ImportInterface *ofInstruction(unsigned opcode) const {
    return instructions.empty() ? nullptr : instructions.lookup(opcode);
  }
  const ImportInterface *ofMetadata(unsigned kind) const {
    return metadata.empty() ? nullptr : metadata.lookup(kind);
  }

  /// Runs `hook` of a dialect. If it reports an error, the import fails.
  mlir::LogicalResult attempt(mlir::MLIRContext *context,
                              llvm::function_ref<mlir::LogicalResult()> hook);

  /// Lets the dialect that claims the metadata kind represent `node` on `op`.
  /// Fails if no dialect claims it, or if the dialect does not.
  mlir::LogicalResult setMetadata(unsigned kind, llvm::MDNode *node,
                                  mlir::Operation *op,
                                  ImportTranslation &translation);

  /// Whether the text of `op` contains its discardable attributes. The printers
  /// of some ops leave them out.
  bool printsAttributes(mlir::Operation *op);

  /// Whether a hook reported an error.
  bool hasFailed = false;

private:
  using Claims = llvm::DenseMap<unsigned, const ImportInterface *>;
  mlir::LogicalResult add(const ImportInterface *interface,
                          const llvm::Module &source);
  /// `name` returns the name of the claim for an error.
  static mlir::LogicalResult claim(Claims &claims, unsigned key,
                                   const ImportInterface *interface,
                                   llvm::StringRef what,
                                   llvm::function_ref<llvm::StringRef()> name);

  Claims intrinsics, instructions, metadata;
  llvm::DenseMap<mlir::OperationName, bool> printing;
  /// The numbers of the source's metadata kinds by name, if any kind is
  /// claimed.
  llvm::StringMap<unsigned> kinds;
  llvm::SmallVector<llvm::StringRef> kindNames;
};

} // namespace palindrome::importer

#endif // PALINDROME_IMPORT_MODULE_EXTENSIONS_H
