// The imports that Palindrome brings, one file a dialect.

#ifndef PALINDROME_IMPORT_DIALECTS_DIALECTS_H
#define PALINDROME_IMPORT_DIALECTS_DIALECTS_H

namespace mlir {
class DialectRegistry;
}

namespace palindrome {

void registerArmNeonImport(mlir::DialectRegistry &registry);
void registerArmSMEImport(mlir::DialectRegistry &registry);
void registerArmSVEImport(mlir::DialectRegistry &registry);
void registerLLVMImport(mlir::DialectRegistry &registry);
void registerNVVMImport(mlir::DialectRegistry &registry);
void registerROCDLImport(mlir::DialectRegistry &registry);
void registerVCIXImport(mlir::DialectRegistry &registry);
void registerX86VectorImport(mlir::DialectRegistry &registry);

} // namespace palindrome

#endif // PALINDROME_IMPORT_DIALECTS_DIALECTS_H
