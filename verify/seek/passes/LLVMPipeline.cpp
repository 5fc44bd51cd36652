// Runs LLVM's passes and notes what they changed.

#include "verify/seek/passes/LLVMPipeline.h"
#include "verify/base/pipeline/Pipeline.h"
#include "verify/seek/passes/Follower.h"
#include "llvm/IR/Module.h"

using namespace palindrome;
using namespace palindrome::passes;

std::optional<std::string>
palindrome::passes::findLLVMProblem(llvm::StringRef text,
                                    llvm::ArrayRef<PassExtension> extensions) {
  return findPipelineProblem(text, extensions);
}

void palindrome::passes::runLLVMPipeline(
    llvm::Module &module, llvm::StringRef text, bool isEachPass,
    Changes &changes, llvm::function_ref<void(llvm::StringRef)> onStage,
    llvm::ArrayRef<PassExtension> extensions) {
  std::unique_ptr<llvm::TargetMachine> machine = createMachine(module);
  Pipeline pipeline(machine.get(), extensions);
  // The command has parsed the pipeline before.
  llvm::cantFail(pipeline.parse(text));
  std::optional<Follower> follower;
  std::unique_ptr<llvm::Module> before;
  if (isEachPass) {
    follower.emplace(changes, onStage);
    follower->registerCallbacks(pipeline.callbacks);
  } else {
    before = copyModule(module);
    pipeline.callbacks.registerBeforeNonSkippedPassCallback(
        [onStage](llvm::StringRef pass, const llvm::Any &) { onStage(pass); });
  }
  pipeline.run(module);
  if (follower)
    return follower->finish();
  PassRun whole = wholeRun("pipeline", "the pipeline");
  changes.begin(whole);
  changes.addAll(whole, *before, module);
}
