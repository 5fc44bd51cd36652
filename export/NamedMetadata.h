// Named metadata of a module (LangRef, "Named Metadata"), which a carried entry
// lists. Mirrors import/NamedMetadata.h.

#ifndef PALINDROME_EXPORT_NAMEDMETADATA_H
#define PALINDROME_EXPORT_NAMEDMETADATA_H

#include "mlir/IR/BuiltinAttributes.h"
#include "llvm/ADT/SetVector.h"

namespace llvm {
class NamedMDNode;
} // namespace llvm

namespace palindrome::exporter {

class ModuleExporter;

class NamedMetadataExporter {
public:
  explicit NamedMetadataExporter(ModuleExporter &module) : module(module) {}

  /// Makes the lists that the module carries, in order. Those that the dialect
  /// represents are empty as yet.
  void exportLists();

  /// Drops the lists that should have elements and have none.
  void dropEmptyLists();

private:
  void exportList(llvm::StringRef name, mlir::DenseI32ArrayAttr nodes);

  ModuleExporter &module;
  /// The lists that are dropped if they are empty in the end.
  llvm::SetVector<llvm::NamedMDNode *> placedLists;
};

} // namespace palindrome::exporter

#endif // PALINDROME_EXPORT_NAMEDMETADATA_H
