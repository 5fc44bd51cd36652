// Registers the exports that are built in.

#include "export/dialects/Dialects.h"
#include "palindrome/Export.h"

using namespace palindrome::exporter;

void palindrome::registerExports(mlir::DialectRegistry &registry) {
#define PALINDROME_GENERATED_DIALECT(name) register##name##Export(registry);
#include "export/dialects/Generated.def"
#undef PALINDROME_GENERATED_DIALECT
  registerBuiltinExport(registry);
  registerLLVMExport(registry);
  registerNVVMExport(registry);
  registerOneToOneExports(registry);
  registerROCDLExport(registry);
  registerUpstreamExports(registry);
  registerVCIXExport(registry);
}
