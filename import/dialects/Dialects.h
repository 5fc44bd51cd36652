// The imports that are built in: one function for each dialect's file.

#ifndef PALINDROME_IMPORT_DIALECTS_DIALECTS_H
#define PALINDROME_IMPORT_DIALECTS_DIALECTS_H

namespace mlir {
class DialectRegistry;
}

namespace palindrome::importer {

// The files that CMake makes from import/dialects/Generated.cpp.in.
#define PALINDROME_GENERATED_DIALECT(name)                                     \
  void register##name##Import(mlir::DialectRegistry &registry);
#include "import/dialects/Generated.def"
#undef PALINDROME_GENERATED_DIALECT

void registerLLVMImport(mlir::DialectRegistry &registry);
void registerVCIXImport(mlir::DialectRegistry &registry);
void registerX86VectorImport(mlir::DialectRegistry &registry);

} // namespace palindrome::importer

#endif // PALINDROME_IMPORT_DIALECTS_DIALECTS_H
