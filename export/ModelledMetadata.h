// The `llvm` dialect's own forms of metadata to metadata nodes.

#ifndef PALINDROME_EXPORT_MODELLEDMETADATA_H
#define PALINDROME_EXPORT_MODELLEDMETADATA_H

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "llvm/ADT/DenseMap.h"

namespace llvm {
class Instruction;
class MDNode;
class Metadata;
} // namespace llvm

namespace palindrome {

class ModuleExporter;

/// Translates attributes to nodes, each once.
class ModelledMetadataExporter {
public:
  explicit ModelledMetadataExporter(ModuleExporter &module) : module(module) {}

  /// Sets `!tbaa`. LLVM has room for one tag: several are a warning at `op`.
  void setTBAA(mlir::ArrayAttr tags, mlir::Operation *op,
               llvm::Instruction *inst);

  /// A list of alias scopes.
  llvm::MDNode *aliasScopes(llvm::ArrayRef<mlir::LLVM::AliasScopeAttr> scopes);
  llvm::MDNode *aliasScopes(mlir::ArrayAttr scopes);

  /// What `!llvm.access.group` refers to: a group, or a list of several.
  llvm::MDNode *accessGroups(mlir::ArrayAttr groups);

  llvm::MDNode *loopAnnotation(mlir::LLVM::LoopAnnotationAttr annotation);

  /// `!prof` of a terminator.
  llvm::MDNode *branchWeights(mlir::DenseI32ArrayAttr weights);

  /// Sets `!dereferenceable` or `!dereferenceable_or_null`.
  void setDereferenceable(mlir::LLVM::DereferenceableAttr attribute,
                          llvm::Instruction *inst);

  /// Sets `!mmra` from a tag or an array of tags; a warning at `op` when
  /// `tags` is neither.
  void setMMRA(mlir::Attribute tags, mlir::Operation *op,
               llvm::Instruction *inst);

private:
  /// The node of `attribute`, which `make` makes the first time.
  llvm::MDNode *cached(mlir::Attribute attribute,
                       llvm::function_ref<llvm::MDNode *()> make);
  llvm::MDNode *typeBasedNode(mlir::Attribute node);
  llvm::MDNode *aliasNode(mlir::Attribute id, llvm::Metadata *domain,
                          mlir::StringAttr description);
  llvm::MDNode *aliasScope(mlir::LLVM::AliasScopeAttr scope);
  llvm::MDNode *accessGroup(mlir::LLVM::AccessGroupAttr group);

  ModuleExporter &module;
  llvm::DenseMap<mlir::Attribute, llvm::MDNode *> nodes;
};

} // namespace palindrome

#endif // PALINDROME_EXPORT_MODELLEDMETADATA_H
