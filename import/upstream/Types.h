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
  mlir::Type translateIdentified(llvm::StructType *type) override;

private:
  bool structsAsLiterals;
};

} // namespace palindrome::upstream

#endif // PALINDROME_IMPORT_UPSTREAM_TYPES_H
