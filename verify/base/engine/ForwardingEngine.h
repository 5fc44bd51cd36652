// An engine that is another one but for what a subclass changes.

#ifndef PALINDROME_VERIFY_BASE_ENGINE_FORWARDINGENGINE_H
#define PALINDROME_VERIFY_BASE_ENGINE_FORWARDINGENGINE_H

#include "palindrome/Engine.h"
#include "llvm/IR/Module.h"

namespace palindrome {

/// Does all that `engine`, which outlives it, does. A subclass that changes
/// exports overrides both kinds: neither calls the other.
class ForwardingEngine : public Engine {
public:
  explicit ForwardingEngine(const Engine &engine) : engine(engine) {}

  llvm::StringRef name() const override { return engine.name(); }

  void registerDialects(mlir::DialectRegistry &registry) const override {
    engine.registerDialects(registry);
  }

  void loadDialects(mlir::MLIRContext &context) const override {
    engine.loadDialects(context);
  }

  mlir::OwningOpRef<mlir::ModuleOp>
  importModule(std::unique_ptr<llvm::Module> &module,
               mlir::MLIRContext &context,
               const ImportOptions &options) const override {
    return engine.importModule(module, context, options);
  }

  std::unique_ptr<llvm::Module>
  exportModule(mlir::ModuleOp module,
               llvm::LLVMContext &context) const override {
    return engine.exportModule(module, context);
  }

  std::unique_ptr<llvm::Module>
  exportDamaged(mlir::ModuleOp module,
                llvm::LLVMContext &context) const override {
    return engine.exportDamaged(module, context);
  }

protected:
  const Engine &engine;
};

} // namespace palindrome

#endif // PALINDROME_VERIFY_BASE_ENGINE_FORWARDINGENGINE_H
