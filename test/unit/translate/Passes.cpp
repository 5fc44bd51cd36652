// MLIR's own passes over imported modules.

#include "mlir/Transforms/Passes.h"
#include "Passes.h"
#include "mlir/Dialect/LLVMIR/Transforms/InlinerInterfaceImpl.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"
#include "palindrome/Export.h"
#include "palindrome/Import.h"
#include "llvm/IR/Verifier.h"

using namespace palindrome;
using namespace palindrome::test;

bool palindrome::test::runPasses(mlir::ModuleOp module,
                                 llvm::StringRef pipeline) {
  [[maybe_unused]] static const bool registered = [] {
    mlir::registerTransformsPasses();
    return true;
  }();
  mlir::DialectRegistry registry;
  mlir::LLVM::registerInlinerInterface(registry);
  module.getContext()->appendDialectRegistry(registry);
  mlir::PassManager manager(module.getContext());
  if (failed(mlir::parsePassPipeline(pipeline, manager))) {
    ADD_FAILURE() << "no pipeline: " << pipeline.str();
    return false;
  }
  return succeeded(manager.run(module));
}

std::string palindrome::test::exportAfter(llvm::Module &source,
                                          llvm::StringRef pipeline,
                                          MLIRState &state) {
  auto module = importModule(source, state.context);
  if (!module)
    return "";
  state.warnings.clear();
  // A pass of MLIR that fails is no failure of the export.
  if (!runPasses(*module, pipeline))
    return "";
  llvm::LLVMContext context;
  auto exported = exportVerifiedModule(*module, context);
  EXPECT_TRUE(exported || !state.errors.empty()) << "failed without a word";
  if (!exported)
    return "";
  EXPECT_FALSE(llvm::verifyModule(*exported, &llvm::errs()));
  return print(*exported);
}

std::string palindrome::test::exportAfter(llvm::StringRef text,
                                          llvm::StringRef pipeline) {
  LLVMSource source(text);
  EXPECT_TRUE(source.module) << source.error << "\n" << text.str();
  if (!source.module)
    return "";
  MLIRState state;
  std::string result = exportAfter(*source.module, pipeline, state);
  EXPECT_NE(result, "") << testing::PrintToString(state.errors);
  return result;
}
