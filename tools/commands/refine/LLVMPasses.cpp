// palindrome refine --passes: LLVM's passes make the target.

#include "tools/commands/refine/Passes.h"
#include "tools/line/PassPlugins.h"
#include "verify/base/pipeline/Apart.h"
#include "verify/base/pipeline/Pipeline.h"
#include "verify/seek/passes/Callers.h"

using namespace palindrome;
using namespace palindrome::tools;

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

std::unique_ptr<llvm::Module> LLVMPasses::run(const llvm::Module &source) {
  auto made = runPassesApart(source, arguments.passes,
                             arguments.workers.memoryLimitBytes(), extensions);
  if (!made) {
    reportError(source.getModuleIdentifier() + ": error: --passes=" +
                arguments.passes + ": " + llvm::toString(made.takeError()));
    return nullptr;
  }
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
palindrome::tools::makeLLVMPasses(const RefineArguments &arguments) {
  return std::make_unique<LLVMPasses>(arguments);
}
