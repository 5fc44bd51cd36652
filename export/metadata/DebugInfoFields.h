// Reads #llvm.di_* attributes and locations as the fields of the nodes that
// they represent, in the form of the metadata table.

#ifndef PALINDROME_EXPORT_METADATA_DEBUGINFOFIELDS_H
#define PALINDROME_EXPORT_METADATA_DEBUGINFOFIELDS_H

#include "export/metadata/MetadataCheck.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "llvm/ADT/SmallVector.h"

namespace palindrome::exporter {

/// Numbers the parts of an attribute. The implementation defines the meaning of
/// the numbers.
class DebugInfoParts {
public:
  virtual ~DebugInfoParts() = default;
  /// A node, an expression or a location, not null.
  virtual int32_t node(mlir::Attribute attribute) = 0;
  /// A string that is not empty.
  virtual int32_t string(mlir::StringAttr text) = 0;
  /// An i64 constant.
  virtual int32_t number(uint64_t value) = 0;
  /// A tuple of numbered parts.
  virtual int32_t tuple(llvm::ArrayRef<int32_t> parts) = 0;
  /// Warns that a list of a node of class `className` has an element that is no
  /// attribute, as damaged bytecode may have. It becomes a null.
  virtual void reportNull(llvm::StringRef className) = 0;
};

struct DebugInfoFields {
  MetadataClass number = NumMetadataClasses;
  llvm::StringRef className;
  bool distinct = false;
  llvm::SmallVector<int64_t, 32> fields;

  /// Reads `attribute`. Returns false if it represents no node with fields.
  bool read(mlir::Attribute attribute, DebugInfoParts &parts);

  /// The table entry for the same node; it refers to `fields`.
  MetadataEntry entry() const {
    MetadataEntry result;
    result.number = number;
    result.distinct = distinct;
    result.fields = fields;
    return result;
  }

private:
  bool readLocation(mlir::LocationAttr location, DebugInfoParts &parts);
};

/// The properties of a DILocation that MLIR's locations do not represent
/// (location_code in translate/CarriedCodes.h).
struct LocationRest {
  bool isDistinct = false;
  uint64_t atomGroup = 0;
  uint8_t atomRank = 0;
  bool isImplicitCode = false;
};
/// The carried properties that are fused with a location, as in
/// `loc(fused<{llvmx.location = array<i64: ...>}>[...])`; nullopt if there are
/// none or they are damaged.
std::optional<LocationRest> readRest(mlir::FusedLoc location);

/// A location of a form that the importer writes
/// (import/metadata/DebugLocations.cpp), which has all that a DILocation has.
struct WrittenLocation {
  unsigned line, column;
  mlir::LLVM::DILocalScopeAttr scope;
  mlir::LocationAttr caller; ///< Null if nothing was inlined.
  LocationRest rest;
};
/// Reads `location`; nullopt if it has another form.
std::optional<WrittenLocation> readWritten(mlir::LocationAttr location);

/// The elements of an expression.
llvm::SmallVector<uint64_t>
expressionElements(mlir::LLVM::DIExpressionAttr expression);

} // namespace palindrome::exporter

#endif // PALINDROME_EXPORT_METADATA_DEBUGINFOFIELDS_H
