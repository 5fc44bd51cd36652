// MLIR's passes, in this process, as `mlir-opt --pass-pipeline` runs them.

#include "mlir/IR/Verifier.h"
#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"
#include "mlir/InitAllPasses.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"
#include "verify/base/io/Context.h"
#include "verify/base/io/MLIRErrors.h"
#include "verify/base/io/Reader.h"
#include "verify/seek/reduce/Meaning.h"
#include "verify/seek/reduce/Subject.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"

using namespace palindrome;
using namespace palindrome::reduce;

namespace {
class MLIRPassSubject final : public Subject {
public:
  MLIRPassSubject(std::string passes, const SubjectOptions &options)
      : passes(std::move(passes)), options(options) {
    mlir::registerAllDialects(registry);
    mlir::registerAllExtensions(registry);
    options.engine->registerDialects(registry);
  }

  Answer judge(llvm::StringRef path) const override;

private:
  const std::string passes;
  const SubjectOptions options;
  mlir::DialectRegistry registry;
};
} // namespace

Answer MLIRPassSubject::judge(llvm::StringRef path) const {
  setWorkerStage("parse");
  Diagnostic error;
  std::unique_ptr<llvm::MemoryBuffer> input = readInput(path, error);
  if (!input)
    return unreadable(path, error);
  mlir::MLIRContext context(registry, mlir::MLIRContext::Threading::DISABLED);
  stopLocking(context);
  auto module = parseMLIR(*input, context, error);
  if (!module || !checkMLIR(*module, path, error))
    return unreadable(path, error);

  llvm::LLVMContext llvmContext;
  // An export of upstream changes the module that it reads.
  auto exported = [&](mlir::ModuleOp original) {
    mlir::OwningOpRef<mlir::ModuleOp> copy = original.clone();
    MLIRErrors errors(context, path);
    auto result = options.engine->exportModule(*copy, llvmContext);
    if (!result)
      error = errors.take("the export failed without a message");
    else if (!checkLLVM(*result, path, error))
      result = nullptr;
    return result;
  };
  std::unique_ptr<llvm::Module> source;
  if (options.semantic) {
    setWorkerStage("export");
    source = exported(*module);
    if (!source)
      return failed(path, Verdict::ExportError, error);
  }

  setWorkerStage("passes");
  {
    MLIRErrors errors(context, path);
    mlir::PassManager manager(&context);
    if (mlir::failed(mlir::parsePassPipeline(passes, manager)) ||
        mlir::failed(manager.run(*module)))
      return failed(path, Verdict::Invalid,
                    errors.take("the passes failed without a message"));
  }
  if (!options.semantic)
    return {Verdict::Unknown, {}, "the passes end, and the result verifies"};
  setWorkerStage("export of the result");
  auto target = exported(*module);
  if (!target)
    return failed(path, Verdict::ExportError, error);
  setWorkerStage("proof");
  return judgeMeaning(*source, *target, options.refine, options.counts);
}

/// The pipeline inside of `builtin.module(...)`, which a pass manager for
/// modules expects; `mlir-opt` takes it with this anchor.
static std::string withoutAnchor(llvm::StringRef passes) {
  if (passes.consume_front("builtin.module("))
    passes.consume_back(")");
  return passes.str();
}

llvm::Expected<std::unique_ptr<Subject>>
palindrome::reduce::createMLIRPasses(const std::string &passes,
                                     const SubjectOptions &options) {
  mlir::registerAllPasses();
  std::string pipeline = withoutAnchor(passes);
  mlir::MLIRContext context(mlir::MLIRContext::Threading::DISABLED);
  stopLocking(context);
  mlir::PassManager manager(&context);
  std::string why;
  llvm::raw_string_ostream stream(why);
  if (mlir::failed(mlir::parsePassPipeline(pipeline, manager, stream)))
    return llvm::createStringError(oneLine(why));
  return std::make_unique<MLIRPassSubject>(pipeline, options);
}
