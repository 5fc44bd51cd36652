// Metadata graphs to the carried metadata table.

#ifndef PALINDROME_IMPORT_METADATA_H
#define PALINDROME_IMPORT_METADATA_H

#include "mlir/IR/BuiltinAttributes.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"
#include <array>

namespace llvm {
class MDNode;
class Metadata;
class NamedMDNode;
} // namespace llvm

namespace palindrome {

class ModuleImporter;

/// Numbers metadata as it is met and codes each node once. An operand's number
/// is less than its user's, but for distinct nodes and for uniqued cycles, so
/// that the exporter needs no placeholders for the rest.
class MetadataImporter {
public:
  explicit MetadataImporter(ModuleImporter &module) : module(module) {}

  /// The number of `metadata` in the table; -1 for null.
  int32_t index(const llvm::Metadata *metadata);

  /// The same, as the attribute by which ops refer to a node.
  mlir::Attribute reference(const llvm::Metadata *metadata);

  /// Whether `metadata` is in the table.
  bool contains(const llvm::Metadata *metadata) const {
    return numbers.contains(metadata);
  }

  /// The table of everything numbered so far, or null when there is nothing or
  /// something had no code (`failure` says what).
  mlir::ArrayAttr table();

  const llvm::Metadata *failure() const { return failed; }

private:
  int32_t number(const llvm::Metadata *metadata);
  void visit(const llvm::MDNode *root);
  mlir::Attribute encode(const llvm::Metadata *metadata);
  mlir::Attribute encodeNode(const llvm::MDNode *node);
  mlir::Attribute encodeModelled(const llvm::MDNode *node);

  ModuleImporter &module;
  llvm::DenseMap<const llvm::Metadata *, int32_t> numbers;
  llvm::SmallVector<mlir::Attribute, 0> entries;
  llvm::SmallVector<mlir::Attribute, 0> references;
  std::array<mlir::StringAttr, 256> kindNames; ///< By LLVM's metadata ID.
  llvm::SmallVector<const llvm::MDNode *, 0> distinctNodes;
  const llvm::Metadata *failed = nullptr;
};

} // namespace palindrome

#endif // PALINDROME_IMPORT_METADATA_H
