// The dialects whose ops are nothing in LLVM IR, or are exported with the
// module: `builtin` (the module itself) and `dlti`, whose attributes say what a
// module's data layout and target say (ModuleDataLayout.cpp).

#include "export/dialects/Dialects.h"
#include "mlir/Dialect/DLTI/DLTI.h"
#include "mlir/IR/BuiltinDialect.h"
#include "palindrome/Extension.h"

using namespace palindrome;

void palindrome::registerBuiltinExport(mlir::DialectRegistry &registry) {
  registerExport<ExportInterface>(registry,
                                  mlir::BuiltinDialect::getDialectNamespace());
  registerExport<ExportInterface>(registry,
                                  mlir::DLTIDialect::getDialectNamespace());
}
