// A plug-in with passes of MLIR's and of LLVM's, for `palindrome verify
// --load-pass-plugin`.

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Tools/Plugins/PassPlugin.h"
#include "llvm/Config/llvm-config.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/PatternMatch.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Plugins/PassPlugin.h"

//===-- MLIR's ------------------------------------------------------------===//

namespace {
/// Replaces x * 2 by x + x.
struct DoubleByAdd : mlir::PassWrapper<DoubleByAdd, mlir::OperationPass<>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(DoubleByAdd)

  llvm::StringRef getArgument() const override { return "double-by-add"; }

protected:
  void runOnOperation() override {
    getOperation()->walk([](mlir::arith::MulIOp product) {
      llvm::APInt factor;
      if (!mlir::matchPattern(product.getRhs(), mlir::m_ConstantInt(&factor)) ||
          factor != 2)
        return;
      mlir::OpBuilder builder(product);
      product.replaceAllUsesWith(
          mlir::arith::AddIOp::create(builder, product.getLoc(),
                                      product.getLhs(), product.getLhs())
              .getResult());
      product.erase();
    });
  }
};

/// Removes the flags of a module.
struct DropModuleFlags
    : mlir::PassWrapper<DropModuleFlags, mlir::OperationPass<mlir::ModuleOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(DropModuleFlags)

  llvm::StringRef getArgument() const override { return "drop-module-flags"; }

protected:
  void runOnOperation() override {
    for (mlir::Operation &op :
         llvm::make_early_inc_range(*getOperation().getBody()))
      if (llvm::isa<mlir::LLVM::ModuleFlagsOp>(op))
        op.erase();
  }
};
} // namespace

extern "C" LLVM_ATTRIBUTE_WEAK mlir::PassPluginLibraryInfo
mlirGetPassPluginInfo() {
  return {MLIR_PLUGIN_API_VERSION, "TestPasses", LLVM_VERSION_STRING, [] {
            mlir::PassRegistration<DoubleByAdd>();
            mlir::PassRegistration<DropModuleFlags>();
          }};
}

//===-- LLVM's ------------------------------------------------------------===//

namespace {
/// The same as `DoubleByAdd`, which is wrong where x is undef.
struct DoubleByAddPass : llvm::PassInfoMixin<DoubleByAddPass> {
  llvm::PreservedAnalyses run(llvm::Function &function,
                              llvm::FunctionAnalysisManager &) {
    using namespace llvm::PatternMatch;
    bool isChanged = false;
    for (llvm::Instruction &inst :
         llvm::make_early_inc_range(llvm::instructions(function))) {
      llvm::Value *factor = nullptr;
      if (!match(&inst, m_Mul(m_Value(factor), m_SpecificInt(2))))
        continue;
      inst.replaceAllUsesWith(
          llvm::IRBuilder<>(&inst).CreateAdd(factor, factor));
      inst.eraseFromParent();
      isChanged = true;
    }
    return isChanged ? llvm::PreservedAnalyses::none()
                     : llvm::PreservedAnalyses::all();
  }
};

struct DropModuleFlagsPass : llvm::PassInfoMixin<DropModuleFlagsPass> {
  llvm::PreservedAnalyses run(llvm::Module &module,
                              llvm::ModuleAnalysisManager &) {
    if (llvm::NamedMDNode *flags = module.getModuleFlagsMetadata())
      flags->eraseFromParent();
    return llvm::PreservedAnalyses::none();
  }
};
} // namespace

static void registerIn(llvm::PassBuilder &builder) {
  if (llvm::PassInstrumentationCallbacks *callbacks =
          builder.getPassInstrumentationCallbacks()) {
    callbacks->addClassToPassName(DoubleByAddPass::name(), "double-by-add");
    callbacks->addClassToPassName(DropModuleFlagsPass::name(),
                                  "drop-module-flags");
  }
  builder.registerPipelineParsingCallback(
      [](llvm::StringRef name, llvm::FunctionPassManager &manager,
         llvm::ArrayRef<llvm::PassBuilder::PipelineElement>) {
        if (name != "double-by-add")
          return false;
        manager.addPass(DoubleByAddPass());
        return true;
      });
  builder.registerPipelineParsingCallback(
      [](llvm::StringRef name, llvm::ModulePassManager &manager,
         llvm::ArrayRef<llvm::PassBuilder::PipelineElement>) {
        if (name != "drop-module-flags")
          return false;
        manager.addPass(DropModuleFlagsPass());
        return true;
      });
}

extern "C" LLVM_ATTRIBUTE_WEAK llvm::PassPluginLibraryInfo
llvmGetPassPluginInfo() {
  return {LLVM_PLUGIN_API_VERSION, "TestPasses", LLVM_VERSION_STRING,
          registerIn};
}
