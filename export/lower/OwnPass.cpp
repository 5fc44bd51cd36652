// Makes passes of MLIR of those of the lowering.

#include "export/lower/OwnPass.h"
#include "mlir/Pass/Pass.h"

using namespace palindrome::lower;

namespace {
class ModulePass
    : public mlir::PassWrapper<ModulePass,
                               mlir::OperationPass<mlir::ModuleOp>> {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(ModulePass)

  explicit ModulePass(const OwnPass &own) : own(&own) {}

  llvm::StringRef getArgument() const override { return own->name; }
  llvm::StringRef getDescription() const override { return own->description; }
  void getDependentDialects(mlir::DialectRegistry &registry) const override {
    own->addDialects(registry);
  }

protected:
  void runOnOperation() override {
    if (failed(own->run(getOperation())))
      signalPassFailure();
  }

private:
  const OwnPass *own; ///< A pointer, since MLIR copies passes.
};
} // namespace

void palindrome::lower::registerOwnPass(const OwnPass &pass) {
  mlir::registerPass([&pass] { return std::make_unique<ModulePass>(pass); });
}
