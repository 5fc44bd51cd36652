// LLVM's passes, run in a process apart.

#include "verify/base/pipeline/Apart.h"
#include "verify/base/io/LLVMReader.h"
#include "verify/base/pipeline/Pipeline.h"
#include "verify/base/workers/WorkerPool.h"
#include "llvm/Bitcode/BitcodeReader.h"
#include "llvm/Bitcode/BitcodeWriter.h"
#include "llvm/Transforms/Utils/Cloning.h"

using namespace palindrome;

/// Runs the passes in this process. Returns the bitcode of what they made.
static std::string
runPasses(llvm::Module &module, llvm::StringRef passes,
          llvm::ArrayRef<std::function<void(llvm::PassBuilder &)>> extensions) {
  std::unique_ptr<llvm::TargetMachine> machine = createMachine(module);
  Pipeline pipeline(machine.get(), extensions);
  llvm::cantFail(pipeline.parse(passes));
  pipeline.callbacks.registerBeforeNonSkippedPassCallback(
      [](llvm::StringRef pass, const llvm::Any &) { setWorkerStage(pass); });
  pipeline.run(module);
  setWorkerStage("");
  std::string bitcode;
  llvm::raw_string_ostream stream(bitcode);
  llvm::WriteBitcodeToFile(module, stream);
  return bitcode;
}

llvm::Expected<std::unique_ptr<llvm::Module>> palindrome::runPassesApart(
    const llvm::Module &module, llvm::StringRef passes, uint64_t memoryBytes,
    llvm::ArrayRef<std::function<void(llvm::PassBuilder &)>> extensions,
    llvm::function_ref<void(llvm::Module &)> prepare) {
  WorkerLimits limits;
  limits.memoryBytes = memoryBytes;
  JobOutcome outcome;
  runInWorkers(
      1, limits,
      [&](size_t) {
        std::unique_ptr<llvm::Module> copy = llvm::CloneModule(module);
        prepare(*copy);
        return runPasses(*copy, passes, extensions);
      },
      [&](size_t, JobOutcome result) { outcome = std::move(result); });
  if (outcome.kind != JobOutcome::Kind::Done)
    return llvm::createStringError(outcome.text);
  const std::string &file = module.getModuleIdentifier();
  auto made = llvm::parseBitcodeFile({outcome.text, file}, module.getContext());
  if (!made)
    return made.takeError();
  // The reader brings the layouts of older targets up to date.
  (*made)->setDataLayout(module.getDataLayout());
  Diagnostic error;
  if (!checkLLVM(**made, file, error))
    return llvm::createStringError("LLVM's verifier rejects what they made: " +
                                   error.message);
  return std::move(*made);
}
