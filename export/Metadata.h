// The carried metadata table to metadata graphs.

#ifndef PALINDROME_EXPORT_METADATA_H
#define PALINDROME_EXPORT_METADATA_H

#include "export/MetadataCheck.h"
#include "export/MetadataTable.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringMap.h"

namespace llvm {
class MDNode;
class Metadata;
} // namespace llvm

namespace palindrome {

class ModuleExporter;

class MetadataExporter {
public:
  explicit MetadataExporter(ModuleExporter &module);

  /// Makes every node of `table`. An entry without its form makes no node.
  void build(mlir::ArrayAttr table);

  /// The node by number; null for -1, or when there is none.
  llvm::Metadata *lookup(int64_t number) const {
    return number >= 0 && static_cast<uint64_t>(number) < nodes.size()
               ? nodes[number]
               : nullptr;
  }
  llvm::MDNode *lookupNode(int64_t number) const;
  /// The node that `attribute` stands for in the table; null for none.
  llvm::Metadata *lookup(mlir::Attribute attribute) const {
    return lookup(table.lookup(attribute));
  }
  /// Calls `visit` with every attribute that stands for a node in the table.
  void forEachNode(
      llvm::function_ref<void(mlir::Attribute, llvm::Metadata *)> visit) const {
    for (auto [attribute, number] : table.numbers)
      visit(attribute, lookup(number));
  }
  /// Whether the tuple, by number, reaches a null.
  bool reachesNull(int64_t number) const {
    return check.anyReachesNull && lookup(number) && check.reachesNull[number];
  }
  /// The node that an entry of an op refers to, by its number.
  llvm::MDNode *lookupNode(mlir::Attribute reference) const;

  /// The node that `entry` of the op attaches as `kind`; null after a warning
  /// when there is none, or none that fits.
  using NodeClass = bool (*)(const llvm::MDNode *);
  llvm::MDNode *attachment(mlir::StringAttr entry, mlir::Attribute reference,
                           unsigned kind, NodeClass wanted);

  /// Makes a node; `resolve` gives its operands by their numbers.
  llvm::Metadata *make(const MetadataEntry &entry,
                       llvm::function_ref<llvm::Metadata *(int32_t)> resolve);

private:
  llvm::Metadata *operand(int32_t number);
  llvm::ArrayRef<int32_t> placesOfOperands(const MetadataEntry &entry);
  void setOperands(llvm::MDNode *node, const MetadataEntry &entry,
                   llvm::ArrayRef<int32_t> references);

  ModuleExporter &module;
  MetadataTable table;
  MetadataCheck check;
  llvm::SmallVector<llvm::Metadata *, 0> nodes;
  llvm::StringMap<llvm::SmallVector<int32_t>> operandPlaces;
  /// Stand-ins for uniqued nodes that are used before they are made.
  llvm::SmallVector<std::pair<int32_t, llvm::MDNode *>> standIns;
};

} // namespace palindrome

#endif // PALINDROME_EXPORT_METADATA_H
