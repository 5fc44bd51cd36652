// The upstream engine: libMLIR's translators, as mlir-translate runs them, but
// without verification, which the callers run and time themselves.

#include "mlir/Dialect/DLTI/DLTI.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Target/LLVMIR/Dialect/All.h"
#include "mlir/Target/LLVMIR/Export.h"
#include "mlir/Target/LLVMIR/Import.h"
#include "palindrome/Engine.h"
#include "llvm/IR/Module.h"

using namespace palindrome;

namespace {
class UpstreamEngine final : public Engine {
public:
  llvm::StringRef name() const override { return "upstream"; }

  void registerDialects(mlir::DialectRegistry &registry) const override {
    registry.insert<mlir::DLTIDialect, mlir::func::FuncDialect>();
    mlir::registerAllFromLLVMIRTranslations(registry);
    mlir::registerAllToLLVMIRTranslations(registry);
  }

  void loadDialects(mlir::MLIRContext &context) const override {
    context.loadAllAvailableDialects();
  }

  mlir::OwningOpRef<mlir::ModuleOp>
  importModule(std::unique_ptr<llvm::Module> &module,
               mlir::MLIRContext &context,
               const ImportOptions &) const override {
    return mlir::translateLLVMIRToModule(std::move(module), &context,
                                         /*emitExpensiveWarnings=*/false);
  }

  std::unique_ptr<llvm::Module>
  exportModule(mlir::ModuleOp module,
               llvm::LLVMContext &context) const override {
    return mlir::translateModuleToLLVMIR(module, context, "LLVMDialectModule",
                                         /*disableVerification=*/true);
  }
};
} // namespace

const Engine &palindrome::upstreamEngine() {
  static const UpstreamEngine engine;
  return engine;
}
