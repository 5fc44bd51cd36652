// Registers the imports that are built in.

#include "import/dialects/Dialects.h"
#include "palindrome/Import.h"

using namespace palindrome::importer;

void palindrome::registerImports(mlir::DialectRegistry &registry) {
#define PALINDROME_GENERATED_DIALECT(name) register##name##Import(registry);
#include "import/dialects/Generated.def"
#undef PALINDROME_GENERATED_DIALECT
  registerLLVMImport(registry);
  registerVCIXImport(registry);
  registerX86VectorImport(registry);
}
