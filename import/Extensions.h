// The dialects' parts of an import: which of them claims an intrinsic, an
// instruction or a kind of metadata.

#ifndef PALINDROME_IMPORT_EXTENSIONS_H
#define PALINDROME_IMPORT_EXTENSIONS_H

#include "palindrome/Extension.h"
#include "palindrome/Import.h"
#include "llvm/ADT/DenseMap.h"

namespace palindrome {

class ImportExtensions {
public:
  /// Loads the dialects that an import with `options` brings back, and collects
  /// what they claim. Reports what is wrong with that.
  mlir::LogicalResult collect(mlir::MLIRContext &context,
                              const llvm::Module &source,
                              const ImportOptions &options);

  /// Who claims what is there, or null.
  const ImportInterface *ofIntrinsic(llvm::Intrinsic::ID id) const {
    return intrinsics.lookup(id);
  }
  const ImportInterface *ofInstruction(unsigned opcode) const {
    return instructions.empty() ? nullptr : instructions.lookup(opcode);
  }
  const ImportInterface *ofMetadata(unsigned kind) const {
    return metadata.empty() ? nullptr : metadata.lookup(kind);
  }

  /// Lets `hook` of a dialect act; what it reports makes the import fail.
  mlir::LogicalResult attempt(mlir::MLIRContext *context,
                              llvm::function_ref<mlir::LogicalResult()> hook);

  /// Lets the dialect that claims metadata say it on `op`; fails if none does.
  mlir::LogicalResult setMetadata(unsigned kind, llvm::MDNode *node,
                                  mlir::Operation *op,
                                  ImportTranslation &translation);

  /// Whether the text of `op` has what is carried beside it. The printers of
  /// some ops leave it out.
  bool printsAttributes(mlir::Operation *op);

  /// Whether a hook reported an error.
  bool hasFailed = false;

private:
  using Claims = llvm::DenseMap<unsigned, const ImportInterface *>;
  mlir::LogicalResult add(const ImportInterface *interface,
                          const llvm::Module &source);
  /// `name` is called where there is something to report.
  static mlir::LogicalResult claim(Claims &claims, unsigned key,
                                   const ImportInterface *interface,
                                   llvm::StringRef what,
                                   llvm::function_ref<llvm::StringRef()> name);

  Claims intrinsics, instructions, metadata;
  llvm::DenseMap<mlir::OperationName, bool> printing;
  /// The numbers of the source's kinds of metadata, if one is claimed.
  llvm::StringMap<unsigned> kinds;
  llvm::SmallVector<llvm::StringRef> kindNames;
};

} // namespace palindrome

#endif // PALINDROME_IMPORT_EXTENSIONS_H
