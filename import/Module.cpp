#include "palindrome/Import.h"
mlir::OwningOpRef<mlir::ModuleOp> palindrome::importModule(llvm::Module &module, mlir::MLIRContext &context) { return {}; }
