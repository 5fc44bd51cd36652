// Registers the dialects that the importer makes and the exporter reads.

#include "palindrome/Dialects.h"
#include "mlir/Dialect/DLTI/DLTI.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "translate/LLVMXDialect.h"

void palindrome::registerDialects(mlir::DialectRegistry &registry) {
  registry.insert<mlir::DLTIDialect, mlir::LLVM::LLVMDialect,
                  llvmx::LLVMXDialect>();
}
