// palindrome refine --passes: LLVM's passes make the target.

#include "tools/commands/refine/Passes.h"
#include "tools/line/PassPlugins.h"
#include "verify/base/io/LLVMReader.h"
#include "verify/base/pipeline/Pipeline.h"
#include "verify/base/workers/WorkerPool.h"
#include "verify/seek/passes/Callers.h"
#include "llvm/Bitcode/BitcodeReader.h"
#include "llvm/Bitcode/BitcodeWriter.h"
#include "llvm/IR/Module.h"
#include "llvm/Transforms/Utils/Cloning.h"

using namespace palindrome;

namespace {
class LLVMPasses final : public RefinePasses {
public:
  explicit LLVMPasses(const RefineArguments &arguments)
      : arguments(arguments) {}

  bool prepare() override;
  std::unique_ptr<llvm::Module> run(const llvm::Module &source) override;
  std::optional<Reason> findDoubt(const refine::FunctionPair &pair,
                                  const PairResult &result,
                                  const RefineOptions &options) override;
  std::string describe(bool isJSON) const override {
    return describePasses(isJSON, "llvm", "opt -passes", arguments.passes);
  }

private:
  std::string runOn(llvm::Module &module) const;

  const RefineArguments &arguments;
  std::vector<std::function<void(llvm::PassBuilder &)>> extensions;
  /// Whether the passes see one function at a time.
  bool areOfFunctions = false;
  const llvm::Module *before = nullptr;
  llvm::StringSet<> madeLocal; ///< The symbols that the passes made local.
};
} // namespace

bool LLVMPasses::prepare() {
  for (const std::string &path : arguments.passPlugins) {
    auto extension = loadLLVMPasses(path);
    if (!extension) {
      reportError(llvm::toString(extension.takeError()));
      return false;
    }
    extensions.push_back(std::move(*extension));
  }
  if (std::optional<std::string> problem =
          findPipelineProblem(arguments.passes, extensions)) {
    reportError("palindrome refine: error: --passes: " + *problem);
    return false;
  }
  areOfFunctions =
      Pipeline(nullptr, extensions).isOfFunctions(arguments.passes);
  return true;
}

/// Runs the passes in this process. Returns the bitcode of what they made.
std::string LLVMPasses::runOn(llvm::Module &module) const {
  std::unique_ptr<llvm::TargetMachine> machine = createMachine(module);
  Pipeline pipeline(machine.get(), extensions);
  llvm::cantFail(pipeline.parse(arguments.passes)); // `prepare` has parsed it.
  pipeline.callbacks.registerBeforeNonSkippedPassCallback(
      [](llvm::StringRef pass, const llvm::Any &) { setWorkerStage(pass); });
  pipeline.run(module);
  setWorkerStage("");
  std::string bitcode;
  llvm::raw_string_ostream stream(bitcode);
  llvm::WriteBitcodeToFile(module, stream);
  return bitcode;
}

std::unique_ptr<llvm::Module> LLVMPasses::run(const llvm::Module &source) {
  const std::string &file = source.getModuleIdentifier();
  auto fail = [&](const std::string &why) {
    reportError(file + ": error: --passes=" + arguments.passes + ": " + why);
    return nullptr;
  };
  // A pass that crashes, or takes all memory, is no reason to end.
  WorkerLimits limits;
  limits.memoryBytes = arguments.workers.memoryLimitBytes();
  JobOutcome outcome;
  runInWorkers(
      1, limits, [&](size_t) { return runOn(*llvm::CloneModule(source)); },
      [&](size_t, JobOutcome result) { outcome = std::move(result); });
  if (outcome.kind != JobOutcome::Kind::Done)
    return fail(outcome.text);
  auto made = llvm::parseBitcodeFile({outcome.text, file}, source.getContext());
  if (!made)
    return fail(llvm::toString(made.takeError()));
  // The reader brings the layouts of older targets up to date.
  (*made)->setDataLayout(source.getDataLayout());
  Diagnostic error;
  if (!checkLLVM(**made, file, error))
    return fail("LLVM's verifier rejects what they made: " + error.message);
  before = &source;
  madeLocal = passes::findMadeLocal(source, **made);
  return std::move(*made);
}

std::optional<Reason> LLVMPasses::findDoubt(const refine::FunctionPair &pair,
                                            const PairResult &,
                                            const RefineOptions &) {
  llvm::StringRef name =
      pair.sourceName.empty() ? pair.targetName : pair.sourceName;
  name.consume_front("@");
  return passes::doubtOfCallers(pair, *before,
                                /*isLocalNow=*/madeLocal.contains(name),
                                /*isInterprocedural=*/!areOfFunctions);
}

std::unique_ptr<RefinePasses>
palindrome::makeLLVMPasses(const RefineArguments &arguments) {
  return std::make_unique<LLVMPasses>(arguments);
}
