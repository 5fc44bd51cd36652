// An engine that fails as a test wants it to.

#ifndef PALINDROME_TEST_UNIT_VERIFY_RUN_ROUNDTRIP_TESTENGINE_H
#define PALINDROME_TEST_UNIT_VERIFY_RUN_ROUNDTRIP_TESTENGINE_H

#include "verify/base/engine/ForwardingEngine.h"
#include <functional>

namespace palindrome {

/// An engine with what a test does before each import and after each
/// export. Both fail if the function of the test returns false.
class TestEngine : public ForwardingEngine {
public:
  using ForwardingEngine::ForwardingEngine;

  mlir::OwningOpRef<mlir::ModuleOp>
  importModule(std::unique_ptr<llvm::Module> &module,
               mlir::MLIRContext &context,
               const ImportOptions &options) const override {
    if (onImport && !onImport(*module, context))
      return nullptr;
    return ForwardingEngine::importModule(module, context, options);
  }
  std::unique_ptr<llvm::Module>
  exportModule(mlir::ModuleOp module,
               llvm::LLVMContext &context) const override {
    auto exported = ForwardingEngine::exportModule(module, context);
    if (exported && onExport && !onExport(*exported, module))
      return nullptr;
    return exported;
  }
  std::unique_ptr<llvm::Module>
  exportDamaged(mlir::ModuleOp module,
                llvm::LLVMContext &context) const override {
    return exportModule(module, context);
  }

  std::function<bool(llvm::Module &, mlir::MLIRContext &)> onImport;
  std::function<bool(llvm::Module &, mlir::ModuleOp)> onExport;
};

} // namespace palindrome

#endif // PALINDROME_TEST_UNIT_VERIFY_RUN_ROUNDTRIP_TESTENGINE_H
