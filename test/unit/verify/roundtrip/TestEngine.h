// An engine that fails as a test wants it to.

#ifndef PALINDROME_TEST_UNIT_VERIFY_ROUNDTRIP_TESTENGINE_H
#define PALINDROME_TEST_UNIT_VERIFY_ROUNDTRIP_TESTENGINE_H

#include "palindrome/Engine.h"
#include "llvm/IR/Module.h"
#include <functional>

namespace palindrome {

/// The engine `base`, with what a test does before each import and after each
/// export. Both fail if the function of the test returns false.
class TestEngine : public Engine {
public:
  explicit TestEngine(const Engine &base) : base(base) {}

  llvm::StringRef name() const override { return base.name(); }
  void registerDialects(mlir::DialectRegistry &registry) const override {
    base.registerDialects(registry);
  }
  void loadDialects(mlir::MLIRContext &context) const override {
    base.loadDialects(context);
  }
  mlir::OwningOpRef<mlir::ModuleOp>
  importModule(std::unique_ptr<llvm::Module> &module,
               mlir::MLIRContext &context,
               const ImportOptions &options) const override {
    if (onImport && !onImport(*module, context))
      return nullptr;
    return base.importModule(module, context, options);
  }
  std::unique_ptr<llvm::Module>
  exportModule(mlir::ModuleOp module,
               llvm::LLVMContext &context) const override {
    auto exported = base.exportModule(module, context);
    if (exported && onExport && !onExport(*exported, module))
      return nullptr;
    return exported;
  }

  std::function<bool(llvm::Module &, mlir::MLIRContext &)> onImport;
  std::function<bool(llvm::Module &, mlir::ModuleOp)> onExport;

private:
  const Engine &base;
};

} // namespace palindrome

#endif // PALINDROME_TEST_UNIT_VERIFY_ROUNDTRIP_TESTENGINE_H
