// The exports that are built in: one function for each dialect's file.

#ifndef PALINDROME_EXPORT_DIALECTS_DIALECTS_H
#define PALINDROME_EXPORT_DIALECTS_DIALECTS_H

namespace mlir {
class DialectRegistry;
}

namespace palindrome::exporter {

// The files that CMake makes from export/dialects/Generated.cpp.in.
#define PALINDROME_GENERATED_DIALECT(name)                                     \
  void register##name##Export(mlir::DialectRegistry &registry);
#include "export/dialects/Generated.def"
#undef PALINDROME_GENERATED_DIALECT

void registerBuiltinExport(mlir::DialectRegistry &registry);
void registerLLVMExport(mlir::DialectRegistry &registry);
void registerNVVMExport(mlir::DialectRegistry &registry);
void registerOneToOneExports(mlir::DialectRegistry &registry);
void registerROCDLExport(mlir::DialectRegistry &registry);
void registerUpstreamExports(mlir::DialectRegistry &registry);
void registerVCIXExport(mlir::DialectRegistry &registry);

} // namespace palindrome::exporter

#endif // PALINDROME_EXPORT_DIALECTS_DIALECTS_H
