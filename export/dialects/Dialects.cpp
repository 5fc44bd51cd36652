// Registers the exports that Palindrome brings.

#include "export/dialects/Dialects.h"
#include "palindrome/Export.h"

void palindrome::registerExports(mlir::DialectRegistry &registry) {
  registerBuiltinExport(registry);
  registerLLVMExport(registry);
  registerUpstreamExports(registry);
}
