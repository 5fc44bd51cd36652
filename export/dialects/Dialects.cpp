// Registers the exports that Palindrome brings.

#include "export/dialects/Dialects.h"
#include "palindrome/Export.h"

void palindrome::registerExports(mlir::DialectRegistry &registry) {
  registerArmNeonExport(registry);
  registerArmSMEExport(registry);
  registerArmSVEExport(registry);
  registerBuiltinExport(registry);
  registerLLVMExport(registry);
  registerNVVMExport(registry);
  registerOneToOneExports(registry);
  registerROCDLExport(registry);
  registerUpstreamExports(registry);
  registerVCIXExport(registry);
}
