// Translates metadata of instructions and functions to attributes of their ops,
// in the upstream form.

#ifndef PALINDROME_IMPORT_UPSTREAM_METADATA_H
#define PALINDROME_IMPORT_UPSTREAM_METADATA_H

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/IR/Metadata.h"

namespace palindrome::upstream {

class Importer;

class Metadata {
public:
  explicit Metadata(Importer &importer) : importer(importer) {}

  /// Translates the metadata for alias analysis and the access groups of all
  /// instructions. Fails after an error if a node is malformed.
  mlir::LogicalResult importAll();

  /// Whether the dialect has a form for metadata of `kind` on any op.
  bool isKnown(unsigned kind);

  /// Sets the attribute of `op` for `node`, its metadata of `kind`. Fails if
  /// there is none.
  mlir::LogicalResult set(unsigned kind, const llvm::MDNode *node,
                          mlir::Operation *op);

  /// The scopes of a list. Fails if one has no attribute.
  mlir::FailureOr<llvm::SmallVector<mlir::LLVM::AliasScopeAttr>>
  aliasScopes(const llvm::MDNode *list) const;

  /// The access group, or the groups of a list.
  mlir::FailureOr<llvm::SmallVector<mlir::LLVM::AccessGroupAttr>>
  accessGroups(const llvm::MDNode *node) const;

  /// The annotation of a loop; null after reporting a warning at `loc`.
  mlir::LLVM::LoopAnnotationAttr loop(const llvm::MDNode *node,
                                      mlir::Location loc);

private:
  mlir::LogicalResult importTBAA(const llvm::MDNode *node);
  mlir::LogicalResult importTBAAType(const llvm::MDNode *node);
  mlir::FailureOr<mlir::Attribute> importTBAATag(const llvm::MDNode *node);
  mlir::LogicalResult importAliasScopes(const llvm::MDNode *list);
  mlir::LogicalResult importAccessGroups(const llvm::MDNode *node);
  mlir::LogicalResult malformed(llvm::StringRef text, const llvm::MDNode *node);

  Importer &importer;
  llvm::DenseMap<const llvm::MDNode *, mlir::Attribute> tbaa, scopes;
  llvm::DenseSet<const llvm::MDNode *> openTBAA;
  llvm::DenseMap<const llvm::MDNode *, mlir::LLVM::AccessGroupAttr> groups;
  llvm::DenseMap<const llvm::MDNode *, mlir::LLVM::LoopAnnotationAttr> loops;
  llvm::DenseMap<unsigned, llvm::StringRef> kernelKinds;
};

} // namespace palindrome::upstream

#endif // PALINDROME_IMPORT_UPSTREAM_METADATA_H
