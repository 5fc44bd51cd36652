// Makes metadata graphs from the carried metadata table (docs/carried.md,
// "Metadata").

#ifndef PALINDROME_EXPORT_METADATA_METADATA_H
#define PALINDROME_EXPORT_METADATA_METADATA_H

#include "export/metadata/MetadataCheck.h"
#include "export/metadata/MetadataTable.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"
#include <array>
#include <optional>

namespace llvm {
class DIExpression;
class DIGlobalVariableExpression;
class DILocation;
class DISubprogram;
class DIVariable;
class MDNode;
class Metadata;
} // namespace llvm

namespace palindrome::exporter {

class ConstantTable;
class ExportState;
class ModelledMetadataExporter;

/// The nodes of the carried metadata table, by their numbers.
class MetadataExporter {
public:
  MetadataExporter(ExportState &state, ConstantTable &constants,
                   ModelledMetadataExporter &modelled);

  /// Makes the nodes of `table`. Damaged entries are dropped with a warning.
  void build(mlir::ArrayAttr table);

  /// The metadata with a number; null for -1, and if there is none.
  llvm::Metadata *lookup(int64_t number) const {
    return number >= 0 && static_cast<uint64_t>(number) < nodes.size()
               ? nodes[number]
               : nullptr;
  }
  llvm::MDNode *lookupNode(int64_t number) const;
  /// The node that `attribute` represents in the table; null if there is none.
  llvm::Metadata *lookup(mlir::Attribute attribute) const {
    return lookup(table.lookup(attribute));
  }
  /// The node of a location, which most tables have none of.
  llvm::Metadata *lookup(mlir::LocationAttr location) const {
    return table.hasLocations ? lookup(mlir::Attribute(location)) : nullptr;
  }
  /// Calls `visit` with every attribute in the table and its node.
  void forEachNode(
      llvm::function_ref<void(mlir::Attribute, llvm::Metadata *)> visit) const {
    for (auto [attribute, number] : table.numbers)
      visit(attribute, lookup(number));
  }
  /// Whether LLVM's verifier would look for the end of an endless chain of base
  /// types, as it does for the size of a variable if `expression` is a
  /// fragment:
  ///   !1 = !DIDerivedType(tag: DW_TAG_typedef, name: "t", baseType: !1)
  bool isFragmentOfEndlessType(const llvm::DIVariable &variable,
                               const llvm::DIExpression &expression) const;
  /// Makes `variable` one of the whole variable, with a warning, if it is a
  /// fragment of such a type.
  void dropEndlessFragment(llvm::DIGlobalVariableExpression &variable) const;
  /// Whether some chain of scopes or of call sites is endless.
  bool hasEndlessScopes() const { return check.hasEndlessScopes; }
  /// Whether the scopes of `subject`, a variable or a label, and of `place`,
  /// the location of its record, end in subprograms. LLVM's verifier follows
  /// them.
  bool haveSubprograms(const llvm::MDNode *subject,
                       const llvm::DILocation *place) const;
  /// Removes from the retained nodes of `subprogram`, with a warning, those
  /// whose scopes do not end.
  void dropEndlessRetained(llvm::DISubprogram &subprogram) const;
  /// Whether a null is reachable from the tuple with this number.
  bool reachesNull(int64_t number) const {
    return check.anyReachesNull && lookup(number) && check.reachesNull[number];
  }
  /// The node whose number is the value of an entry of an op.
  llvm::MDNode *lookupNode(mlir::Attribute reference) const;

  /// The node that `entry` of the op, with value `reference`, attaches as
  /// `kind`. Null, after a warning, if there is none or it is not `wanted`.
  using NodeClass = bool (*)(const llvm::MDNode *);
  llvm::MDNode *attachment(mlir::StringAttr entry, mlir::Attribute reference,
                           unsigned kind, NodeClass wanted, bool onInstruction);

  /// Makes the node of `entry`; `resolve` maps numbers to operands.
  llvm::Metadata *make(const MetadataEntry &entry,
                       llvm::function_ref<llvm::Metadata *(int32_t)> resolve);

private:
  llvm::Metadata *operand(int32_t number);
  llvm::ArrayRef<int32_t> placesOfOperands(const MetadataEntry &entry);
  void setOperands(llvm::MDNode *node, const MetadataEntry &entry,
                   llvm::ArrayRef<int32_t> references);

  ExportState &state;
  ConstantTable &constants;
  ModelledMetadataExporter &modelled;
  MetadataTable table;
  MetadataCheck check;
  llvm::SmallVector<llvm::Metadata *, 0> nodes;
  std::array<std::optional<llvm::SmallVector<int32_t>>, NumMetadataClasses>
      operandPlaces;
  /// Temporary nodes for uniqued nodes that are used before they are made.
  llvm::SmallVector<std::pair<int32_t, llvm::MDNode *>> standIns;
};

} // namespace palindrome::exporter

#endif // PALINDROME_EXPORT_METADATA_METADATA_H
