// Reads, lowers, imports and exports one module, in this process.

#include "verify/run/roundtrip/Stages.h"
#include "palindrome/Census.h"
#include "palindrome/Engine.h"
#include "verify/base/io/FunctionChoice.h"
#include "verify/base/io/MLIRErrors.h"
#include "verify/base/io/Reader.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/LLVMContext.h"

using namespace palindrome;
using namespace palindrome::roundtrip;

Stages::Stages(llvm::StringRef path, const Engine &engine,
               const JudgeOptions &options, ContextPool &contexts,
               const mlir::DialectRegistry *sourceRegistry)
    : engine(engine), options(options), contexts(contexts),
      sourceRegistry(sourceRegistry) {
  result.path = path.str();
  result.engine = engine.name().str();
}

LLVMModule Stages::readLLVM(llvm::MemoryBufferRef input) {
  stage(stages::parse);
  LLVMModule read;
  read.context = std::make_unique<llvm::LLVMContext>();
  Diagnostic error;
  {
    PartTimer watch(result.seconds.parse);
    read.module = parseLLVM(input, *read.context, error);
  }
  if (!read)
    return {fail(Verdict::Unreadable, error), nullptr};
  if (!options.functions.empty())
    FunctionChoice(options.functions).leaveIn(*read.module);
  stage(stages::verifyLLVM);
  PartTimer watch(result.seconds.check);
  if (!checkLLVM(*read.module, result.path, error))
    return {fail(Verdict::Unreadable, error), nullptr};
  return read;
}

/// Whether `error` is at an op, a type or an attribute of `input`, and
/// `context` does not have its dialect.
static bool isOfUnknownDialect(const Diagnostic &error,
                               llvm::MemoryBufferRef input,
                               mlir::MLIRContext &context) {
  llvm::StringRef text = input.getBuffer();
  for (unsigned line = 1; line < error.line; ++line)
    text = text.split('\n').second;
  if (error.line == 0 || error.column == 0)
    return false;
  text = text.drop_front(std::min<size_t>(error.column - 1, text.size()));
  text = text.ltrim("\"!#");
  llvm::StringRef dialect =
      text.take_while([](char c) { return llvm::isAlnum(c) || c == '_'; });
  return !dialect.empty() && text.substr(dialect.size()).starts_with(".") &&
         !context.getLoadedDialect(dialect) &&
         !llvm::is_contained(context.getAvailableDialects(), dialect);
}

MLIRModule Stages::readMLIR(llvm::MemoryBufferRef input,
                            llvm::function_ref<Parse> parse) {
  MLIRModule read;
  read.context = sourceRegistry ? ContextPool(engine, *sourceRegistry).take()
                                : contexts.take();
  Diagnostic error;
  {
    PartTimer watch(result.seconds.parse);
    read.module = parse(input, *read.context, error);
  }
  if (!read) {
    if (!sourceRegistry && isOfUnknownDialect(error, input, *read.context))
      error.message += "; --lower converts MLIR's dialects to llvm, "
                       "--load-dialect-plugin loads others";
    return {fail(Verdict::Unreadable, error), nullptr};
  }
  if (!options.functions.empty())
    FunctionChoice(options.functions).leaveIn(*read.module);
  stage(stages::verifyMLIR);
  PartTimer watch(result.seconds.check);
  if (!checkMLIR(*read.module, result.path, error))
    return {fail(Verdict::Unreadable, error), nullptr};
  return read;
}

bool Stages::lower(mlir::ModuleOp module) {
  if (!options.lowering)
    return true;
  stage("lowering");
  MLIRErrors errors(*module->getContext(), result.path);
  if (succeeded(options.lowering->lower(
          module, [&](llvm::StringRef name) { stage(name); })))
    return true;
  fail(Verdict::LowerError, errors.take("the lowering failed"));
  return false;
}

MLIRModule Stages::importModule(std::unique_ptr<llvm::Module> &module) {
  // Counted first, since the import may change or consume the module.
  std::map<std::string, uint64_t> counts;
  if (options.withStats)
    counts = countMetadata(*module);
  stage("import");
  MLIRModule imported;
  imported.context = contexts.take(structNames);
  {
    MLIRErrors errors(*imported.context, result.path);
    PartTimer watch(result.seconds.importing);
    ImportOptions importOptions;
    importOptions.dialects = options.importDialects;
    imported.module =
        engine.importModule(module, *imported.context, importOptions);
    if (!imported)
      return {fail(Verdict::ImportError,
                   errors.take("the import failed without saying why")),
              nullptr};
  }
  if (options.onImported)
    options.onImported(*imported.module);
  stage(stages::verifyMLIR);
  PartTimer watch(result.seconds.check);
  Diagnostic error;
  if (!checkMLIR(*imported.module, result.path, error))
    return {fail(Verdict::Invalid, error, "MLIR verifier: "), nullptr};
  if (options.withStats)
    result.stats = compareCounts(counts, countRepresented(*imported.module));
  return imported;
}

LLVMModule Stages::exportModule(mlir::ModuleOp module) {
  LLVMModule exported;
  exported.context = std::make_unique<llvm::LLVMContext>();
  exported.module = exportInto(*exported.context, module);
  return exported;
}

std::unique_ptr<llvm::Module> Stages::exportInto(llvm::LLVMContext &context,
                                                 mlir::ModuleOp module) {
  stage("export");
  std::unique_ptr<llvm::Module> exported;
  {
    MLIRErrors errors(*module->getContext(), result.path);
    LLVMErrors llvmErrors(context);
    PartTimer watch(result.seconds.exporting);
    exported = engine.exportModule(module, context);
    exportWarnings = errors.warnings.size();
    if (!exported)
      return fail(Verdict::ExportError,
                  errors.take(llvmErrors.first.value_or(
                      "the export failed without saying why")));
  }
  // Before anything prints it: LLVM's printer crashes at some modules that the
  // verifier rejects.
  stage(stages::verifyLLVM);
  PartTimer watch(result.seconds.check);
  Diagnostic error;
  if (!checkLLVM(*exported, result.path, error)) {
    if (options.onInvalidExport)
      options.onInvalidExport();
    return fail(Verdict::Invalid, error, "LLVM verifier: ");
  }
  return exported;
}

std::nullptr_t Stages::fail(Verdict verdict, const Diagnostic &diagnostic,
                            llvm::StringRef prefix) {
  result.verdict = verdict;
  result.message = prefix.str() + diagnostic.within(result.path);
  return nullptr;
}
