// Judges what a pipeline does to one file.

#include "palindrome/Passes.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "palindrome/Engine.h"
#include "verify/base/io/Language.h"
#include "verify/base/io/MLIRErrors.h"
#include "verify/base/workers/WorkerPool.h"
#include "verify/run/meaning/Names.h"
#include "verify/run/roundtrip/Stages.h"
#include "verify/seek/passes/LLVMPipeline.h"
#include "verify/seek/passes/MLIRPipeline.h"
#include "verify/seek/passes/Release.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"

using namespace palindrome;
using namespace palindrome::roundtrip;
using namespace palindrome::passes;

namespace {
/// The passes over one module.
class PassRound : private Stages, private Observer {
public:
  PassRound(llvm::StringRef path, const Engine &engine,
            const JudgeOptions &judge, const PassOptions &options,
            ContextPool &contexts, const mlir::DialectRegistry &registry)
      : Stages(path, engine, judge, contexts, &registry), options(options),
        changes(options.refine, result) {}

  FileResult run(llvm::MemoryBufferRef input);

private:
  void judgeMLIR(llvm::MemoryBufferRef input);
  void judgeLLVM(llvm::MemoryBufferRef input);
  void runLLVM(llvm::Module &module);
  /// Whether what is judged is done to LLVM IR.
  bool isOfLLVM() const {
    return !options.optPasses.empty() || options.release;
  }
  void runMLIR(mlir::ModuleOp module);
  void begin(const PassRun &run) override { changes.begin(run); }
  void changed(const PassRun &run, mlir::ModuleOp state) override;
  void unchanged(const PassRun &run) override;
  void failed(const PassRun &run) override;
  void stage(llvm::StringRef name) override { Stages::stage(name); }
  /// A state of the module, as LLVM IR, and what it was made of.
  struct State {
    std::unique_ptr<llvm::Module> module;
    SharedOrigin origin;
  };
  /// Lowers a copy of `module`, if it needs that, and exports it. Its module is
  /// null if that fails; the result has the verdict then.
  State translate(mlir::ModuleOp module);

  const PassOptions &options;
  /// That of all states.
  std::unique_ptr<llvm::LLVMContext> context =
      std::make_unique<llvm::LLVMContext>();
  Changes changes;
  /// What the passes report.
  std::optional<MLIRErrors> errors;
  /// The module of MLIR before all passes, while it is not translated.
  mlir::OwningOpRef<mlir::ModuleOp> original;
  /// Whether it has no translation. The result has the verdict then.
  bool hasFailed = false;
  /// How many functions it has.
  uint64_t functions = 0;
  /// The last state that could be translated; null if there is none yet.
  State last;
  /// Whether counterexamples are in the terms of MLIR.
  bool isOfMLIR = false;
};
} // namespace

PassRound::State PassRound::translate(mlir::ModuleOp module) {
  stage("translation");
  State state;
  auto origin = std::make_shared<Origin>();
  origin->module = module.clone();
  if (isOfMLIR) {
    origin->options = options.lowering;
    Diagnostic error;
    origin->lowered = meaning::bringToLLVM(*origin->module, options.lowering,
                                           *context, error);
    if (!origin->lowered) {
      fail(needsLowering(module) ? Verdict::LowerError : Verdict::ExportError,
           error);
      return state;
    }
    state.module = std::move(origin->lowered->module);
  } else {
    // Upstream's export changes the module.
    mlir::OwningOpRef<mlir::ModuleOp> copy(module.clone());
    state.module = exportInto(*context, *copy);
    if (state.module)
      meaning::makePrivateLocal(module, *state.module);
  }
  if (!state.module)
    return state;
  state.origin = std::move(origin);
  return state;
}

/// Compares `state` with the state before it.
void PassRound::changed(const PassRun &run, mlir::ModuleOp module) {
  if (hasFailed)
    return;
  if (!last.module) {
    last = translate(*original);
    hasFailed = !last.module;
    if (hasFailed)
      return;
  }
  State next = translate(module);
  stage("comparison");
  if (!next.module)
    return changes.addFailure(run, result.verdict, result.message);
  changes.addAll(run, *last.module, *next.module, last.origin, next.origin);
  last = std::move(next);
}

void PassRound::unchanged(const PassRun &run) {
  changes.addSame(run, functions);
}

void PassRound::failed(const PassRun &run) {
  changes.addFailure(run, Verdict::PassError,
                     errors->take("the pass fails").within(result.path));
}

void PassRound::runMLIR(mlir::ModuleOp module) {
  for (auto function : module.getOps<mlir::FunctionOpInterface>())
    functions += !function.isExternal();
  errors.emplace(*module.getContext(), result.path);
  runMLIRPipeline(module, options.pipeline, options.isEachPass, *this);
  errors.reset();
}

FileResult PassRound::run(llvm::MemoryBufferRef input) {
  if (detectLanguage(input) == Language::MLIR)
    judgeMLIR(input);
  else
    judgeLLVM(input);
  return std::move(result);
}

void PassRound::judgeMLIR(llvm::MemoryBufferRef input) {
  MLIRModule read = readMLIR(input, meaning::parseWithNames);
  if (!read)
    return;
  isOfMLIR = !isOfLLVM() && engine.name() == "native";
  if (!isOfLLVM()) {
    original = read.module->clone();
    runMLIR(*read.module);
  } else {
    last = translate(*read.module);
    if (!last.module)
      return;
    runLLVM(*last.module);
  }
  if (hasFailed)
    result.passes.reset();
  else
    changes.judge();
  // What states were made of lives in the context of the module.
  original = nullptr;
  last = State();
}

void PassRound::judgeLLVM(llvm::MemoryBufferRef input) {
  LLVMModule original = readLLVM(input);
  if (!original)
    return;
  context = std::move(original.context);
  if (isOfLLVM()) {
    runLLVM(*original.module);
    return changes.judge();
  }
  // An import may consume the original.
  last.module = copyModule(*original.module);
  MLIRModule imported = importModule(original.module);
  if (!imported)
    return;
  if (options.isEachPass) {
    PassRun translation;
    translation.name = translation.place = "import and export";
    begin(translation);
    changed(translation, *imported.module);
  }
  runMLIR(*imported.module);
  changes.judge();
  last = State();
}

void PassRound::runLLVM(llvm::Module &module) {
  auto onStage = [&](llvm::StringRef name) { stage(name); };
  if (options.release)
    return runRelease(module, options.release, changes, onStage);
  runLLVMPipeline(module, options.optPasses, options.isEachPass, changes,
                  onStage, options.extensions);
}

PassJudge::PassJudge(const Engine &engine, JudgeOptions judge,
                     PassOptions options)
    : engine(engine), judgeOptions(std::move(judge)),
      options(std::move(options)),
      registry(std::make_unique<mlir::DialectRegistry>()) {
  engine.registerDialects(*registry);
  registerLowering(*registry);
}

PassJudge::~PassJudge() = default;

std::optional<std::string> PassJudge::findProblem() const {
  if (options.release)
    return std::nullopt;
  if (!options.optPasses.empty())
    return findLLVMProblem(options.optPasses, options.extensions);
  return findMLIRProblem(options.pipeline);
}

FileResult PassJudge::judge(llvm::MemoryBufferRef input) const {
  ContextPool contexts(engine, *registry);
  return PassRound(input.getBufferIdentifier(), engine, judgeOptions, options,
                   contexts, *registry)
      .run(input);
}
