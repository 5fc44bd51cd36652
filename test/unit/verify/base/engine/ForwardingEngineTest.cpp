// An engine that forwards does so for every function, and passes on what it is
// given.

#include "verify/base/engine/ForwardingEngine.h"
#include "mlir/IR/Builders.h"
#include "llvm/IR/LLVMContext.h"
#include <gmock/gmock.h>
#include <gtest/gtest.h>

using namespace palindrome;

namespace {
/// Notes which of its functions are called.
class Recorder final : public Engine {
public:
  llvm::StringRef name() const override { return "recorder"; }
  void registerDialects(mlir::DialectRegistry &) const override {
    calls.emplace_back("registerDialects");
  }
  void loadDialects(mlir::MLIRContext &) const override {
    calls.emplace_back("loadDialects");
  }
  mlir::OwningOpRef<mlir::ModuleOp>
  importModule(std::unique_ptr<llvm::Module> &module, mlir::MLIRContext &,
               const ImportOptions &options) const override {
    calls.emplace_back(&options == expected ? "importModule"
                                            : "importModule, other options");
    module.reset();
    return nullptr;
  }
  std::unique_ptr<llvm::Module>
  exportModule(mlir::ModuleOp, llvm::LLVMContext &context) const override {
    calls.emplace_back("exportModule");
    return std::make_unique<llvm::Module>("exported", context);
  }
  std::unique_ptr<llvm::Module>
  exportDamaged(mlir::ModuleOp, llvm::LLVMContext &context) const override {
    calls.emplace_back("exportDamaged");
    return std::make_unique<llvm::Module>("damaged", context);
  }

  const ImportOptions *expected = nullptr;
  mutable std::vector<std::string> calls;
};
} // namespace

TEST(ForwardingEngineTest, ForwardsEveryFunction) {
  Recorder recorder;
  ForwardingEngine engine(recorder);
  EXPECT_EQ(engine.name(), "recorder");

  mlir::DialectRegistry registry;
  mlir::MLIRContext context;
  llvm::LLVMContext llvmContext;
  engine.registerDialects(registry);
  engine.loadDialects(context);
  auto module = std::make_unique<llvm::Module>("module", llvmContext);
  ImportOptions options;
  recorder.expected = &options;
  EXPECT_FALSE(engine.importModule(module, context, options));
  EXPECT_FALSE(module) << "the import may consume the module";
  mlir::OwningOpRef<mlir::ModuleOp> source =
      mlir::ModuleOp::create(mlir::UnknownLoc::get(&context));
  EXPECT_EQ(engine.exportModule(*source, llvmContext)->getName(), "exported");
  EXPECT_EQ(engine.exportDamaged(*source, llvmContext)->getName(), "damaged");
  EXPECT_THAT(recorder.calls,
              testing::ElementsAre("registerDialects", "loadDialects",
                                   "importModule", "exportModule",
                                   "exportDamaged"));
}
