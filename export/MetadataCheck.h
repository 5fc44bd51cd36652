// Checks of the carried metadata table, before any node is made of it: what
// LLVM would stumble over is left out.

#ifndef PALINDROME_EXPORT_METADATACHECK_H
#define PALINDROME_EXPORT_METADATACHECK_H

#include "export/Report.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include <optional>

namespace llvm {
class Metadata;
} // namespace llvm

namespace palindrome {

/// What an entry of the table is.
enum MetadataClass : uint8_t {
#define REF(getter)
#define STRING(getter)
#define INT(type, getter)
#define OPTIONAL(type, getter)
#define WIDE(getter)
#define SPECIAL(name, getter)
#define NODE(CLASS, FIELDS) CLASS##Number,
#include "translate/MetadataFields.def"
  TupleNumber,
  GenericNumber,
  ExpressionNumber,
  AssignIDNumber,
  StringNumber,
  IntegerNumber,
  OtherValueNumber,
  NumMetadataClasses
};

/// One table entry that stands for a node, in parts.
struct MetadataEntry {
  llvm::StringRef kind;  ///< "tuple" for a uniqued tuple.
  mlir::StringAttr name; ///< The kind, where the entry spells it.
  llvm::ArrayRef<int64_t> fields;
  llvm::ArrayRef<int32_t> operands; ///< Of a uniqued tuple.
  bool distinct = false;
  /// Its class, which the check finds.
  MetadataClass number = NumMetadataClasses;

  /// Null when `attribute` is not the code of a node.
  static std::optional<MetadataEntry> read(mlir::Attribute attribute);
};

/// What a table's check found, by the entries' numbers.
struct MetadataCheck {
  /// No node may be made of these; a reference to one is null.
  llvm::BitVector dropped;
  /// Tuples that reach a null through tuples.
  llvm::BitVector reachesNull;
  bool anyReachesNull = false;
};

/// What was made of an entry already, by its number; null when nothing was.
using MadeMetadata = llvm::function_ref<const llvm::Metadata *(size_t)>;

/// Checks `table`, whose entries that are codes of nodes are `entries`, gives
/// each of these its class, and reports what it drops. Linear.
MetadataCheck
checkMetadata(llvm::ArrayRef<mlir::Attribute> table,
              llvm::MutableArrayRef<std::optional<MetadataEntry>> entries,
              MadeMetadata made, const DropReporter &report);

} // namespace palindrome

#endif // PALINDROME_EXPORT_METADATACHECK_H
