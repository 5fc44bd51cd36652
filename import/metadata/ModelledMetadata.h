// Translates metadata nodes to the `llvm` dialect's own forms, if these are
// exported to exactly the same nodes.

#ifndef PALINDROME_IMPORT_METADATA_MODELLEDMETADATA_H
#define PALINDROME_IMPORT_METADATA_MODELLEDMETADATA_H

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace llvm {
class DILocation;
class MDNode;
class MDOperand;
class Metadata;
} // namespace llvm

namespace palindrome::importer {

class DebugInfoImporter;
class ImportState;
class MetadataImporter;

/// Translates each node once. The result is null if no attribute is exported to
/// exactly this node.
///
/// A distinct node has one attribute, or is carried: its first use, or the
/// carried table, decides, and other uses must agree.
class ModelledMetadataImporter {
public:
  ModelledMetadataImporter(ImportState &state, MetadataImporter &metadata,
                           DebugInfoImporter &debugInfo)
      : state(state), metadata(metadata), debugInfo(debugInfo) {}

  /// `!tbaa`: an array of one tag, and whether it is exported to exactly the
  /// node.
  struct Tags {
    mlir::ArrayAttr array;
    bool isExact = false;
  };
  Tags tbaaTags(const llvm::MDNode *tag);

  mlir::LLVM::AliasScopeAttr aliasScope(const llvm::MDNode *node);
  /// `!alias.scope` and `!noalias`.
  mlir::ArrayAttr aliasScopes(const llvm::MDNode *list);

  /// `!llvm.access.group`: a group, or a list of several.
  mlir::ArrayAttr accessGroups(const llvm::MDNode *node);

  /// `!llvm.loop`: the annotation, the value of `llvmx.loop` or null, and
  /// whether they are exported to exactly the node.
  struct Loop {
    mlir::LLVM::LoopAnnotationAttr annotation;
    mlir::DenseI32ArrayAttr rest;
    bool isExact = false;
  };
  Loop loop(const llvm::MDNode *node);

  /// `!prof` of a terminator: the weights, and whether they are exported to
  /// exactly the node.
  struct BranchWeights {
    mlir::DenseI32ArrayAttr weights;
    bool isExact = false;
  };
  BranchWeights branchWeights(const llvm::MDNode *node);

  /// `!mmra`: a tag or an array of tags.
  mlir::Attribute mmra(const llvm::MDNode *node);

  /// The entry of the carried table for distinct `node`, if it is modelled
  /// already; null otherwise, and from then on the node is carried.
  mlir::Attribute nodeAttribute(const llvm::MDNode *node);

  /// Whether distinct `node` is met for the first time. If so, the caller
  /// models it in its own way, and all later uses are carried.
  bool claimOnly(const llvm::MDNode *node) {
    return distinctNodes.try_emplace(node).second;
  }

  /// The value of `llvmx.tbaa_short_types`: the types whose node is
  /// `!{!"name", !parent}`, without an offset. Null if there are none.
  mlir::ArrayAttr shortTypes();

  /// The value of `llvmx.alias_domains`; null if it is not needed.
  mlir::ArrayAttr aliasDomains();

private:
  /// A type of type-based alias analysis, with the number of nodes in its text
  /// if no part of it is shared.
  struct TypeNode {
    mlir::LLVM::TBAANodeAttr attribute;
    bool isExact = false; ///< Whether it is exported to exactly the node.
    uint64_t size = 1;
  };

  TypeNode typeNode(const llvm::MDNode *node);
  TypeNode readTypeNode(const llvm::MDNode *node);
  TypeNode readAnonymousRoot(const llvm::MDNode *node);
  mlir::LLVM::TBAATagAttr readTag(const llvm::MDNode *node, bool &isExact);
  mlir::LLVM::TBAATagAttr readScalarTag(const llvm::MDNode *node);
  mlir::LLVM::AliasScopeDomainAttr aliasDomain(const llvm::MDNode *node);
  mlir::LLVM::AccessGroupAttr accessGroup(const llvm::Metadata *metadata);
  Loop readLoop(const llvm::MDNode *node);
  llvm::SmallVector<mlir::LLVM::AccessGroupAttr>
  parallelAccesses(const llvm::MDNode *option);
  llvm::SmallVector<int32_t> loopLayout(const llvm::MDNode *node,
                                        llvm::ArrayRef<int32_t> operands);
  mlir::FusedLoc location(const llvm::DILocation *location, bool &isExact);

  /// The attribute of distinct `node`; `make` is called the first time.
  mlir::Attribute distinct(const llvm::MDNode *node,
                           llvm::function_ref<mlir::Attribute()> make);
  void count(llvm::StringRef kind, bool isModelled);

  ImportState &state;
  MetadataImporter &metadata;
  DebugInfoImporter &debugInfo;
  template <typename T> using Cache = llvm::DenseMap<const llvm::MDNode *, T>;
  /// The attribute of each distinct node that was met; null if it is carried.
  Cache<mlir::Attribute> distinctNodes;
  Cache<Tags> tags;
  Cache<mlir::ArrayAttr> scopeLists, groupLists;
  Cache<TypeNode> typeNodes;
  unsigned typeDepth = 0;
  /// The types with one member at offset 0, and whether their nodes leave out
  /// the offset.
  llvm::MapVector<mlir::Attribute, bool> isShortType;
  /// The only node that the anonymous root of the dialect represents.
  const llvm::MDNode *anonymousRoot = nullptr;
  Cache<mlir::LLVM::AliasScopeAttr> scopes;
  Cache<mlir::LLVM::AliasScopeDomainAttr> domains;
  llvm::MapVector<mlir::LLVM::AliasScopeDomainAttr,
                  llvm::SmallVector<mlir::Attribute>>
      domainMembers;
  Cache<Loop> loops;
  llvm::DenseMap<mlir::Attribute, int32_t> equalLoops;
  Cache<BranchWeights> weights;
  Cache<mlir::Attribute> mmras;
};

} // namespace palindrome::importer

#endif // PALINDROME_IMPORT_METADATA_MODELLEDMETADATA_H
