// Registers the imports that Palindrome brings.

#include "import/dialects/Dialects.h"
#include "palindrome/Import.h"

void palindrome::registerImports(mlir::DialectRegistry &registry) {
  registerArmNeonImport(registry);
  registerArmSMEImport(registry);
  registerArmSVEImport(registry);
  registerLLVMImport(registry);
  registerNVVMImport(registry);
  registerROCDLImport(registry);
  registerVCIXImport(registry);
  registerX86VectorImport(registry);
}
