// Checks the carried metadata table before any node is made of it. The entries
// that LLVM's classes could not read safely are dropped with a warning.

#ifndef PALINDROME_EXPORT_METADATA_METADATACHECK_H
#define PALINDROME_EXPORT_METADATA_METADATACHECK_H

#include "export/state/Report.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include <optional>

namespace llvm {
class Metadata;
} // namespace llvm

namespace palindrome::exporter {

/// The class of the metadata that an entry of the table represents.
enum MetadataClass : uint8_t {
#define NODE(CLASS, FIELDS) CLASS##Number,
#include "translate/MetadataNodes.def"
  TupleNumber,
  GenericNumber,
  ExpressionNumber,
  AssignIDNumber,
  StringNumber,
  IntegerNumber,
  OtherValueNumber,
  NumMetadataClasses
};

/// An entry of the table that represents a node, in parts.
struct MetadataEntry {
  /// The class, where the entry spells it.
  mlir::StringAttr name;
  /// The fields by their places (translate/MetadataNodes.h).
  llvm::ArrayRef<int64_t> fields;
  llvm::ArrayRef<int32_t> operands; ///< Of a uniqued tuple.
  bool distinct = false;
  /// The class. `checkMetadata` finds that of an entry which spells it.
  MetadataClass number = NumMetadataClasses;

  /// The name of the class, as entries spell it.
  llvm::StringRef kind() const;

  /// Null when `attribute` is not the code of a node.
  static std::optional<MetadataEntry> read(mlir::Attribute attribute);
};

/// The result of a check. The bits are numbered as the entries are.
struct MetadataCheck {
  /// Entries of which no node may be made; a reference to one is null.
  llvm::BitVector dropped;
  /// Tuples that reach a null through tuples.
  llvm::BitVector reachesNull;
  bool anyReachesNull = false;
  /// Whether a derived type is its own base type, directly or by others.
  bool hasEndlessTypes = false;
  /// Whether a lexical block is its own scope, or a location its own call site,
  /// directly or by others.
  bool hasEndlessScopes = false;
};

/// The metadata that was made of the entry of a given number before the check;
/// null for none.
using MadeMetadata = llvm::function_ref<const llvm::Metadata *(size_t)>;

/// Checks `table`. `entries` has a value for each entry of it that represents a
/// node; their classes are set. Each dropped entry is reported. Takes time
/// linear in the size of the table.
MetadataCheck
checkMetadata(llvm::ArrayRef<mlir::Attribute> table,
              llvm::MutableArrayRef<std::optional<MetadataEntry>> entries,
              MadeMetadata made, const DropReporter &report);

} // namespace palindrome::exporter

#endif // PALINDROME_EXPORT_METADATA_METADATACHECK_H
