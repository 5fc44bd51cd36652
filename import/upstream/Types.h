// Translates types, and names structs as MLIR's own importer does.

#ifndef PALINDROME_IMPORT_UPSTREAM_TYPES_H
#define PALINDROME_IMPORT_UPSTREAM_TYPES_H

#include "import/Types.h"

namespace palindrome::upstream {

class UpstreamTypes : public TypeImporter {
public:
  UpstreamTypes(mlir::MLIRContext &context, bool structsAsLiterals)
      : TypeImporter(context), structsAsLiterals(structsAsLiterals) {}

protected:
  /// A struct is named after its parts.
  void enterIdentified(llvm::StructType *type) override {}
  mlir::Type translateIdentified(llvm::StructType *type) override;

private:
  bool structsAsLiterals;
};

} // namespace palindrome::upstream

#endif // PALINDROME_IMPORT_UPSTREAM_TYPES_H
