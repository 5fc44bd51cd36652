// The `llvm` dialect's own forms of metadata to metadata nodes.

#ifndef PALINDROME_EXPORT_MODELLEDMETADATA_H
#define PALINDROME_EXPORT_MODELLEDMETADATA_H

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"

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

  /// A loop's node. Loops with equal annotations are one node, but for those
  /// that `rest` (carrier::loop), which may be null, tells apart.
  llvm::MDNode *loopAnnotation(mlir::LLVM::LoopAnnotationAttr annotation,
                               mlir::Attribute rest = {});

  /// `!prof` of a terminator.
  llvm::MDNode *branchWeights(mlir::DenseI32ArrayAttr weights);

  /// Sets `!dereferenceable` or `!dereferenceable_or_null`.
  void setDereferenceable(mlir::LLVM::DereferenceableAttr attribute,
                          llvm::Instruction *inst);

  /// Sets `!mmra` from a tag or an array of tags; a warning at `op` when
  /// `tags` is neither.
  mlir::LogicalResult setMMRA(mlir::Attribute tags, mlir::Operation *op,
                              llvm::Instruction *inst);

  /// The node of an entry of the carried table that is a modelled attribute, or
  /// a loop by `["loop", annotation, rest]`; null when `entry` is neither. Its
  /// operands may lack what is in the table until `finishLoops`.
  llvm::MDNode *node(mlir::Attribute entry);

  /// Gives loops the operands that are in the table, which now is made.
  void finishLoops();

  /// Takes what the module carries for all nodes (carrier::shortTypes and
  /// carrier::aliasDomains).
  void readCarried();

private:
  void readShortTypes();
  void readAliasDomains();
  void arrangeLoop(llvm::SmallVectorImpl<llvm::Metadata *> &operands,
                   llvm::ArrayRef<int32_t> layout,
                   llvm::SmallVectorImpl<int32_t> &numbers);
  /// The node of `attribute`, which `make` makes the first time.
  llvm::MDNode *cached(mlir::Attribute attribute,
                       llvm::function_ref<llvm::MDNode *()> make);
  llvm::MDNode *typeBasedNode(mlir::Attribute node);
  llvm::MDNode *aliasNode(mlir::Attribute id, llvm::Metadata *domain,
                          mlir::StringAttr description);
  llvm::MDNode *aliasScope(mlir::LLVM::AliasScopeAttr scope);
  llvm::MDNode *aliasDomain(mlir::LLVM::AliasScopeDomainAttr domain);
  llvm::MDNode *accessGroup(mlir::LLVM::AccessGroupAttr group);

  ModuleExporter &module;
  llvm::DenseMap<mlir::Attribute, llvm::MDNode *> nodes;
  llvm::DenseMap<std::pair<mlir::Attribute, int64_t>, llvm::MDNode *> loops;
  /// Operands of loops that are nodes of the table, or locations, before that
  /// is made.
  struct WaitingOperand {
    llvm::MDNode *loop;
    unsigned place;
    int32_t number;
    mlir::LocationAttr location;
  };
  llvm::SmallVector<WaitingOperand, 0> waitingOperands;
  bool isTableMade = false;
  llvm::DenseSet<mlir::Attribute> shortTypes;
  /// The domain that stands for several that bytecode has told apart.
  llvm::DenseMap<mlir::Attribute, mlir::LLVM::AliasScopeDomainAttr> domains;
};

} // namespace palindrome

#endif // PALINDROME_EXPORT_MODELLEDMETADATA_H
