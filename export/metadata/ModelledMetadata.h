// Translates the attributes by which the `llvm` dialect represents metadata:
// TBAA, alias scopes, access groups, loops, branch weights and others. Mirrors
// import/metadata/ModelledMetadata.h.

#ifndef PALINDROME_EXPORT_METADATA_MODELLEDMETADATA_H
#define PALINDROME_EXPORT_METADATA_MODELLEDMETADATA_H

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"

namespace llvm {
class Instruction;
class MDNode;
class Metadata;
} // namespace llvm

namespace palindrome::exporter {

class DebugInfoExporter;
class ExportState;
class MetadataExporter;

/// Translates each attribute once and keeps its node.
class ModelledMetadataExporter {
public:
  ModelledMetadataExporter(ExportState &state, MetadataExporter &metadata,
                           DebugInfoExporter &debugInfo)
      : state(state), metadata(metadata), debugInfo(debugInfo) {}

  /// Sets `!tbaa` of `inst`. Warns at `op` if there are several tags, of which
  /// LLVM can represent none.
  void setTBAA(mlir::ArrayAttr tags, mlir::Operation *op,
               llvm::Instruction *inst);

  /// The node of a list of alias scopes.
  llvm::MDNode *aliasScopes(llvm::ArrayRef<mlir::LLVM::AliasScopeAttr> scopes);
  llvm::MDNode *aliasScopes(mlir::ArrayAttr scopes);

  /// The node of `!llvm.access.group`: that of one group, or a list of several.
  llvm::MDNode *accessGroups(mlir::ArrayAttr groups);

  /// The node of a loop. Loops with equal annotations have one node, unless the
  /// carried `rest` (carrier::loop), which may be null, distinguishes them.
  llvm::MDNode *loopAnnotation(mlir::LLVM::LoopAnnotationAttr annotation,
                               mlir::Attribute rest = {});

  /// The node of a terminator's `!prof`.
  llvm::MDNode *branchWeights(mlir::DenseI32ArrayAttr weights);

  /// Sets `!dereferenceable` or `!dereferenceable_or_null`.
  void setDereferenceable(mlir::LLVM::DereferenceableAttr attribute,
                          llvm::Instruction *inst);

  /// Sets `!mmra` from a tag or an array of tags. Warns at `op` if `tags` is
  /// neither.
  mlir::LogicalResult setMMRA(mlir::Attribute tags, mlir::Operation *op,
                              llvm::Instruction *inst);

  /// The node of an entry of the metadata table that is an attribute of the
  /// dialect or `["loop", annotation, rest]`; null for other entries. Operands
  /// that are entries of the table are stand-ins until finishLoops.
  llvm::MDNode *node(mlir::Attribute entry);

  /// Sets the operands of loops that are entries of the table. To be called
  /// when the table is built.
  void finishLoops();

  /// Reads the module's attributes that concern all nodes (carrier::shortTypes
  /// and carrier::aliasDomains).
  void readCarried();

private:
  void readShortTypes();
  void readAliasDomains();
  void arrangeLoop(llvm::SmallVectorImpl<llvm::Metadata *> &operands,
                   llvm::ArrayRef<int32_t> layout,
                   llvm::SmallVectorImpl<int32_t> &numbers);
  /// The node of `attribute`, which `make` makes at the first call.
  llvm::MDNode *cached(mlir::Attribute attribute,
                       llvm::function_ref<llvm::MDNode *()> make);
  llvm::MDNode *typeBasedNode(mlir::Attribute node);
  llvm::MDNode *aliasNode(mlir::Attribute id, llvm::Metadata *domain,
                          mlir::StringAttr description);
  llvm::MDNode *aliasScope(mlir::LLVM::AliasScopeAttr scope);
  llvm::MDNode *aliasDomain(mlir::LLVM::AliasScopeDomainAttr domain);
  llvm::MDNode *accessGroup(mlir::LLVM::AccessGroupAttr group);

  ExportState &state;
  MetadataExporter &metadata;
  DebugInfoExporter &debugInfo;
  llvm::DenseMap<mlir::Attribute, llvm::MDNode *> nodes;
  llvm::DenseMap<std::pair<mlir::Attribute, int64_t>, llvm::MDNode *> loops;
  /// An operand of a loop that is an entry of the table, by `number`, or else a
  /// location, and that is not translated yet.
  struct WaitingOperand {
    llvm::MDNode *loop;
    unsigned place;
    int32_t number;
    mlir::LocationAttr location;
  };
  llvm::SmallVector<WaitingOperand, 0> waitingOperands;
  bool isTableMade = false;
  llvm::DenseSet<mlir::Attribute> shortTypes;
  /// One domain for all of those that carrier::aliasDomains declares equal.
  llvm::DenseMap<mlir::Attribute, mlir::LLVM::AliasScopeDomainAttr> domains;
};

} // namespace palindrome::exporter

#endif // PALINDROME_EXPORT_METADATA_MODELLEDMETADATA_H
