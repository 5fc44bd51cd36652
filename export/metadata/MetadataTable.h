// Reads the carried metadata table (docs/carried.md, "Metadata"): its entries,
// and behind them an entry for each part of the attributes in it.

#ifndef PALINDROME_EXPORT_METADATA_METADATATABLE_H
#define PALINDROME_EXPORT_METADATA_METADATATABLE_H

#include "export/metadata/DebugInfoFields.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/Support/Allocator.h"
#include <unordered_map>

namespace palindrome::exporter {

/// The entries of a table. An attribute is expanded to the fields of its node,
/// so that the exporter makes each node in the same way.
class MetadataTable final : private DebugInfoParts {
public:
  explicit MetadataTable(const DropReporter &report) : report(report) {}

  void read(mlir::ArrayAttr table);

  /// The number of the entry for `attribute`, or -1.
  int32_t lookup(mlir::Attribute attribute) const {
    auto it = numbers.find(attribute);
    return it == numbers.end() ? -1 : it->second;
  }

  /// The code of each entry: an element of the table, or for a part of an
  /// attribute that attribute, string or integer, or null.
  llvm::SmallVector<mlir::Attribute, 0> codes;
  /// The entries that represent nodes, in parts.
  llvm::SmallVector<std::optional<MetadataEntry>, 0> entries;
  /// The entries in the order of the table, except that the parts of an
  /// attribute precede its own entry.
  llvm::SmallVector<int32_t, 0> order;
  /// The numbers of the entries of attributes, and of the strings and integers
  /// in them.
  llvm::DenseMap<mlir::Attribute, int32_t> numbers;
  /// Whether any of these attributes is a location.
  bool hasLocations = false;

private:
  /// The attribute in the code of an entry, and the array of the fields that it
  /// does not represent; either may be null.
  struct Modelled {
    mlir::Attribute attribute;
    mlir::DenseI64ArrayAttr rest;
  };
  static Modelled modelledPart(mlir::Attribute code);

  void place(int32_t number);
  void expand(int32_t number, const Modelled &code);
  void addRest(int32_t number, llvm::MutableArrayRef<int64_t> fields,
               mlir::DenseI64ArrayAttr rest);
  int32_t add(mlir::Attribute code);

  int32_t node(mlir::Attribute attribute) override;
  int32_t string(mlir::StringAttr text) override;
  int32_t number(uint64_t value) override;
  int32_t tuple(llvm::ArrayRef<int32_t> parts) override;
  void reportNull(llvm::StringRef className) override {
    report.drop("an element of a " + className, "it is no attribute");
  }

  template <typename Type>
  llvm::MutableArrayRef<Type> keep(llvm::ArrayRef<Type> values) {
    return llvm::MutableArrayRef(values.copy(storage).data(), values.size());
  }

  const DropReporter &report;
  llvm::SmallVector<Modelled, 0> modelled; ///< Of the table's own entries.
  /// The entries of integers. A DenseMap has no place for all of them.
  std::unordered_map<uint64_t, int32_t> numberEntries;
  llvm::SmallVector<bool, 0> placed;
  llvm::BumpPtrAllocator storage;
};

} // namespace palindrome::exporter

#endif // PALINDROME_EXPORT_METADATA_METADATATABLE_H
