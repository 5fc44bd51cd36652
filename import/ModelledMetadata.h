// Metadata nodes to the `llvm` dialect's own forms, where these export to
// exactly the same nodes.

#ifndef PALINDROME_IMPORT_MODELLEDMETADATA_H
#define PALINDROME_IMPORT_MODELLEDMETADATA_H

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

namespace palindrome {

class ModuleImporter;

/// Decides each node once. A translation gives null where no attribute exports
/// to exactly the node.
///
/// A distinct node is one attribute: the first use of it, or its place in the
/// carried table, says which, and other uses must agree.
class ModelledMetadataImporter {
public:
  explicit ModelledMetadataImporter(ModuleImporter &module) : module(module) {}

  /// `!tbaa`: an array of one tag, and whether it exports to the node.
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

  /// `!llvm.loop`: the annotation, what carrier::loop says beside it, if
  /// anything, and whether that is all.
  struct Loop {
    mlir::LLVM::LoopAnnotationAttr annotation;
    mlir::DenseI32ArrayAttr rest;
    bool isExact = false;
  };
  Loop loop(const llvm::MDNode *node);

  /// `!prof` of a terminator: its weights, and whether they export to the node.
  struct BranchWeights {
    mlir::DenseI32ArrayAttr weights;
    bool isExact = false;
  };
  BranchWeights branchWeights(const llvm::MDNode *node);

  /// `!mmra`: a tag or an array of tags.
  mlir::Attribute mmra(const llvm::MDNode *node);

  /// The entry of the carried table that stands for distinct `node`, where it
  /// is modelled already; null otherwise, and from then on it is carried.
  mlir::Attribute nodeAttribute(const llvm::MDNode *node);

  /// Whether distinct `node` has not been met before: whoever asks models it,
  /// and any other use of it is another node's.
  bool claimOnly(const llvm::MDNode *node) {
    return distinctNodes.try_emplace(node).second;
  }

  /// The types that are `!{!"name", !type}`, without an offset, as
  /// carrier::shortTypes has them; null for none.
  mlir::ArrayAttr shortTypes();

  /// What shares a domain, as carrier::aliasDomains has it; null for nothing.
  mlir::ArrayAttr aliasDomains();

private:
  /// A type of type-based alias analysis, with the number of nodes in its text
  /// when no part of that is shared.
  struct TypeNode {
    mlir::LLVM::TBAANodeAttr attribute;
    bool isExact = false; ///< Whether the attribute exports to the node.
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

  /// The attribute of distinct `node`, which `make` makes the first time.
  mlir::Attribute distinct(const llvm::MDNode *node,
                           llvm::function_ref<mlir::Attribute()> make);
  void count(llvm::StringRef kind, bool isModelled);

  ModuleImporter &module;
  template <typename T> using Cache = llvm::DenseMap<const llvm::MDNode *, T>;
  /// The attribute of each distinct node; null for one that is carried.
  Cache<mlir::Attribute> distinctNodes;
  Cache<Tags> tags;
  Cache<mlir::ArrayAttr> scopeLists, groupLists;
  Cache<TypeNode> typeNodes;
  unsigned typeDepth = 0;
  /// Types with one member at offset 0: whether their nodes leave that out.
  llvm::MapVector<mlir::Attribute, bool> isShortType;
  /// The dialect has one anonymous root.
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

} // namespace palindrome

#endif // PALINDROME_IMPORT_MODELLEDMETADATA_H
