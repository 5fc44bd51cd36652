// The import's entry point, which chooses the form.

#include "palindrome/Import.h"
#include "import/Carried.h"
#include "import/ModuleImporter.h"
#include "import/Plain.h"
#include "translate/LLVMXDialect.h"

using namespace palindrome;

mlir::OwningOpRef<mlir::ModuleOp>
palindrome::importModule(llvm::Module &module, mlir::MLIRContext &context,
                         const ImportOptions &options) {
  context.loadDialect<mlir::LLVM::LLVMDialect, llvmx::LLVMXDialect>();
  mlir::OwningOpRef<mlir::ModuleOp> result =
      ModuleImporter(module, context, options).run();
  if (result && options.stats)
    countCarried(*result, *options.stats);
  if (result && options.form == ImportForm::Plain &&
      mlir::failed(makePlain(*result, options.listsLosses)))
    return {};
  return result;
}
