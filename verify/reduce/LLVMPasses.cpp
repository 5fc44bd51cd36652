// LLVM's passes, in this process, as `opt -passes` runs them.

#include "verify/io/Reader.h"
#include "verify/reduce/Meaning.h"
#include "verify/reduce/Subject.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/Target/TargetMachine.h"
#include "llvm/Transforms/Utils/Cloning.h"

using namespace palindrome;
using namespace palindrome::reduce;

namespace {
/// A pass manager with everything that it refers to. The members are destroyed
/// in the reverse order, which LLVM requires.
class Pipeline {
public:
  explicit Pipeline(llvm::TargetMachine *machine) : builder(machine) {
    builder.registerModuleAnalyses(modules);
    builder.registerCGSCCAnalyses(sccs);
    builder.registerFunctionAnalyses(functions);
    builder.registerLoopAnalyses(loops);
    builder.crossRegisterProxies(loops, functions, sccs, modules);
  }

  llvm::Error parse(llvm::StringRef text) {
    return builder.parsePassPipeline(passes, text);
  }
  void run(llvm::Module &module) { passes.run(module, modules); }

private:
  llvm::LoopAnalysisManager loops;
  llvm::FunctionAnalysisManager functions;
  llvm::CGSCCAnalysisManager sccs;
  llvm::ModuleAnalysisManager modules;
  llvm::PassBuilder builder;
  llvm::ModulePassManager passes;
};

class LLVMPassSubject final : public Subject {
public:
  LLVMPassSubject(std::string passes, const SubjectOptions &options)
      : passes(std::move(passes)), options(options) {}

  Answer judge(llvm::StringRef path) const override;

private:
  const std::string passes;
  const SubjectOptions options;
};
} // namespace

/// The machine of the module's triple; null if it has none or an unknown one.
/// The passes then run as for no machine in particular.
static std::unique_ptr<llvm::TargetMachine>
targetMachine(const llvm::Module &module) {
  const llvm::Triple &triple = module.getTargetTriple();
  std::string error;
  const llvm::Target *target =
      triple.getArch() == llvm::Triple::UnknownArch
          ? nullptr
          : llvm::TargetRegistry::lookupTarget(triple, error);
  if (!target)
    return nullptr;
  return std::unique_ptr<llvm::TargetMachine>(target->createTargetMachine(
      triple, /*CPU=*/"", /*Features=*/"", llvm::TargetOptions(),
      /*RM=*/std::nullopt));
}

Answer LLVMPassSubject::judge(llvm::StringRef path) const {
  setWorkerStage("parse");
  Diagnostic error;
  std::unique_ptr<llvm::MemoryBuffer> input = readInput(path, error);
  if (!input)
    return unreadable(path, error);
  llvm::LLVMContext context;
  auto source = parseLLVM(*input, context, error);
  if (!source || !checkLLVM(*source, path, error))
    return unreadable(path, error);
  auto target = llvm::CloneModule(*source);

  setWorkerStage("passes");
  {
    auto machine = targetMachine(*target);
    Pipeline pipeline(machine.get());
    if (llvm::Error failure = pipeline.parse(passes))
      return {Verdict::Unknown, {}, llvm::toString(std::move(failure))};
    pipeline.run(*target);
  }
  setWorkerStage("LLVM verifier");
  if (!checkLLVM(*target, path, error))
    return failed(path, Verdict::Invalid, error);
  if (!options.semantic)
    return {Verdict::Unknown, {}, "the passes end, and the result verifies"};
  setWorkerStage("proof");
  return judgeMeaning(*source, *target, options.refine);
}

llvm::Expected<std::unique_ptr<Subject>>
palindrome::reduce::createLLVMPasses(const std::string &passes,
                                     const SubjectOptions &options) {
  llvm::InitializeAllTargetInfos();
  llvm::InitializeAllTargets();
  llvm::InitializeAllTargetMCs();
  Pipeline pipeline(nullptr);
  if (llvm::Error error = pipeline.parse(passes))
    return error;
  return std::make_unique<LLVMPassSubject>(passes, options);
}
