// Encodes metadata graphs as the carried metadata table (docs/carried.md,
// "Metadata").

#ifndef PALINDROME_IMPORT_METADATA_METADATA_H
#define PALINDROME_IMPORT_METADATA_METADATA_H

#include "import/metadata/DebugInfo.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"
#include <array>

namespace llvm {
class MDNode;
class Metadata;
class NamedMDNode;
} // namespace llvm

namespace palindrome::importer {

class ConstantCodes;
class ImportState;
class ModelledMetadataImporter;

/// Numbers metadata in the order in which it is met and encodes each node once.
/// The number of an operand is less than that of its user, except for distinct
/// nodes and for cycles of uniqued nodes, so that the exporter needs temporary
/// nodes only for the latter.
class MetadataImporter {
public:
  MetadataImporter(ImportState &state, ConstantCodes &constants,
                   DebugInfoImporter &debugInfo,
                   ModelledMetadataImporter &modelled)
      : state(state), constants(constants), debugInfo(debugInfo),
        modelled(modelled) {}

  /// The number of `metadata` in the table; -1 for null.
  int32_t index(const llvm::Metadata *metadata);

  /// The number as the attribute by which ops refer to a node.
  mlir::Attribute reference(const llvm::Metadata *metadata);

  /// Whether `metadata` is in the table.
  bool contains(const llvm::Metadata *metadata) const {
    return numbers.contains(metadata);
  }

  /// The table of everything that is numbered; null if that is nothing, or if
  /// some metadata cannot be encoded. `failure` returns the latter.
  mlir::ArrayAttr table();

  const llvm::Metadata *failure() const { return failed; }

private:
  int32_t number(const llvm::Metadata *metadata);
  void visit(const llvm::MDNode *root);
  mlir::Attribute encodeLeaf(const llvm::Metadata *metadata);
  mlir::Attribute
  encodeNode(const llvm::MDNode *node,
             const DebugInfoImporter::Representation &representation);
  mlir::Attribute
  encodeModelled(const DebugInfoImporter::Representation &representation);

  ImportState &state;
  ConstantCodes &constants;
  DebugInfoImporter &debugInfo;
  ModelledMetadataImporter &modelled;
  llvm::DenseMap<const llvm::Metadata *, int32_t> numbers;
  llvm::SmallVector<mlir::Attribute, 0> entries;
  llvm::SmallVector<mlir::Attribute, 0> references;
  std::array<mlir::StringAttr, 256> kindNames; ///< By LLVM's metadata ID.
  llvm::SmallVector<const llvm::MDNode *, 0> distinctNodes;
  const llvm::Metadata *failed = nullptr;
};

} // namespace palindrome::importer

#endif // PALINDROME_IMPORT_METADATA_METADATA_H
