// Asks the reducer about one pass.

#include "verify/passes/Reproduce.h"
#include "palindrome/Engine.h"
#include "verify/meaning/Lowered.h"
#include "verify/reduce/Reduce.h"
#include "llvm/IR/Module.h"
#include <csignal>
#include <unistd.h>

using namespace palindrome;
using namespace palindrome::passes;

namespace {
/// An engine whose export lowers first.
class LoweringEngine final : public Engine {
public:
  LoweringEngine(const Engine &engine, const LoweringOptions &options)
      : engine(engine), options(options) {}

  llvm::StringRef name() const override { return engine.name(); }
  void registerDialects(mlir::DialectRegistry &registry) const override {
    engine.registerDialects(registry);
    registerLowering(registry);
  }
  void loadDialects(mlir::MLIRContext &context) const override {
    engine.loadDialects(context);
  }
  mlir::OwningOpRef<mlir::ModuleOp>
  importModule(std::unique_ptr<llvm::Module> &module,
               mlir::MLIRContext &context,
               const ImportOptions &importOptions) const override {
    return engine.importModule(module, context, importOptions);
  }
  std::unique_ptr<llvm::Module>
  exportModule(mlir::ModuleOp module,
               llvm::LLVMContext &context) const override {
    if (!needsLowering(module))
      return engine.exportModule(module, context);
    Diagnostic error;
    std::optional<meaning::LoweredModule> lowered =
        meaning::bringToLLVM(module, options, context, error);
    if (lowered)
      return std::move(lowered->module);
    module.emitError() << error.message;
    return nullptr;
  }

private:
  const Engine &engine;
  const LoweringOptions &options;
};
} // namespace

/// Whether the time of the reduction is up.
static volatile sig_atomic_t isOver = 0;
/// Whether a reduction runs.
static volatile sig_atomic_t isReducing = 0;

/// Ends the reduction as an interrupt from a terminal would.
static void endReduction(int) {
  if (!isReducing)
    return;
  isOver = 1;
  raise(SIGINT);
}

void palindrome::passes::reduceWrong(WrongPass &wrong, const Engine &engine,
                                     const PassOptions &options,
                                     unsigned seconds) {
  LoweringEngine lowering(engine, options.lowering);
  reduce::SubjectOptions subjectOptions;
  subjectOptions.engine = &lowering;
  subjectOptions.semantic = true;
  subjectOptions.refine = options.refine;
  subjectOptions.refine.bothWays = false;
  auto subject = wrong.isLLVM
                     ? reduce::createLLVMPasses(wrong.pipeline, subjectOptions)
                     : reduce::createMLIRPasses(wrong.pipeline, subjectOptions);
  if (!subject)
    return llvm::consumeError(subject.takeError());
  reduce::ReduceOptions reduceOptions;
  reduceOptions.engine = &lowering;
  reduceOptions.memoryBytes = options.refine.memoryBytes;

  isOver = 0;
  isReducing = 1;
  auto before = std::signal(SIGALRM, endReduction);
  alarm(seconds);
  reduce::ReduceResult result = reduce::reduceFile(
      {wrong.module, wrong.isLLVM ? "before.ll" : "before.mlir"}, **subject,
      reduceOptions, [](const reduce::Record &) {});
  isReducing = 0;
  alarm(0);
  std::signal(SIGALRM, before);

  using Status = reduce::ReduceResult::Status;
  if (result.status == Status::Interrupted && !isOver)
    raise(SIGINT); // Meant for the whole run.
  if (result.contents.empty() || (result.status != Status::Reduced &&
                                  result.status != Status::Interrupted))
    return;
  wrong.module = std::move(result.contents);
  wrong.isReduced = true;
}
