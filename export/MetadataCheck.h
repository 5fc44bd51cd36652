// Checks of the carried metadata table, before any node is made of it: what
// LLVM would stumble over is left out.

#ifndef PALINDROME_EXPORT_METADATACHECK_H
#define PALINDROME_EXPORT_METADATACHECK_H

#include "export/Report.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include <optional>

namespace palindrome {

/// One table entry that stands for a node, in parts.
struct MetadataEntry {
  llvm::StringRef kind; ///< "tuple" for a uniqued tuple.
  llvm::ArrayRef<int64_t> integers;
  llvm::ArrayRef<int32_t> references;
  bool distinct = false;

  /// Null when `attribute` is not the code of a node.
  static std::optional<MetadataEntry> read(mlir::Attribute attribute);
};

/// What a table's check found, by the entries' numbers.
struct MetadataCheck {
  /// No node may be made of these; a reference to one is null.
  llvm::BitVector dropped;
  /// Tuples that reach a null through tuples.
  llvm::BitVector reachesNull;
};

/// Checks `table`, whose entries that stand for nodes are `entries` and whose
/// entries that a constant was made of are values, and reports what it drops.
/// Linear.
MetadataCheck
checkMetadata(llvm::ArrayRef<mlir::Attribute> table,
              llvm::ArrayRef<std::optional<MetadataEntry>> entries,
              llvm::function_ref<bool(size_t)> isValue,
              const DropReporter &report);

} // namespace palindrome

#endif // PALINDROME_EXPORT_METADATACHECK_H
