// The native engine: Palindrome's own importer and exporter.

#include "palindrome/Dialects.h"
#include "palindrome/Engine.h"
#include "palindrome/Export.h"
#include "palindrome/Import.h"
#include "llvm/IR/Module.h"

using namespace palindrome;

namespace {
class NativeEngine final : public Engine {
public:
  llvm::StringRef name() const override { return "native"; }

  void registerDialects(mlir::DialectRegistry &registry) const override {
    palindrome::registerDialects(registry);
    palindrome::registerExports(registry);
    palindrome::registerImports(registry);
  }

  void loadDialects(mlir::MLIRContext &context) const override {
    for (llvm::StringRef dialect : {"dlti", "llvm", "llvmx"})
      context.getOrLoadDialect(dialect);
  }

  mlir::OwningOpRef<mlir::ModuleOp>
  importModule(std::unique_ptr<llvm::Module> &module,
               mlir::MLIRContext &context,
               const ImportOptions &options) const override {
    return palindrome::importModule(*module, context, options);
  }

  std::unique_ptr<llvm::Module>
  exportModule(mlir::ModuleOp module,
               llvm::LLVMContext &context) const override {
    return palindrome::exportModule(module, context);
  }

  std::unique_ptr<llvm::Module>
  exportDamaged(mlir::ModuleOp module,
                llvm::LLVMContext &context) const override {
    return palindrome::exportVerifiedModule(module, context);
  }
};
} // namespace

void palindrome::writeForeignOp(char *text, size_t size, bool isStackOverflow) {
  std::optional<ExportProgress> at = exportInProgress();
  if (!at || !(at->isUpstreams || (isStackOverflow && at->enclosing)))
    return;
  llvm::StringRef name = at->enclosing->getName().getStringRef();
  // No more than `size`, and it allocates nothing.
  (void)snprintf(text, size, "the translation of '%.*s' by MLIR",
                 static_cast<int>(name.size()), name.data());
}

const Engine &palindrome::nativeEngine() {
  static const NativeEngine engine;
  return engine;
}
