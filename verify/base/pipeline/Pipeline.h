// LLVM's passes, run in this process as opt runs them.

#ifndef PALINDROME_VERIFY_BASE_PIPELINE_PIPELINE_H
#define PALINDROME_VERIFY_BASE_PIPELINE_PIPELINE_H

#include "llvm/Analysis/CGSCCPassManager.h"
#include "llvm/IR/PassInstrumentation.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Passes/StandardInstrumentations.h"
#include "llvm/Target/TargetMachine.h"
#include <functional>

namespace palindrome {

/// The machine of the triple of `module`, of no CPU in particular; null if the
/// module has no triple, or one that LLVM has no target for. The passes then
/// run as for no machine.
std::unique_ptr<llvm::TargetMachine> createMachine(const llvm::Module &module);

/// A pass manager with all that it refers to. As with opt, passes that need not
/// run skip functions with `optnone`.
class Pipeline {
public:
  /// `machine` has the cost model of a target, and may have passes of its own.
  /// It may be null, and outlives the pipeline otherwise. `extensions` are
  /// called with the pass builder, before it parses anything, as to register
  /// the passes of plug-ins.
  explicit Pipeline(
      llvm::TargetMachine *machine,
      llvm::ArrayRef<std::function<void(llvm::PassBuilder &)>> extensions = {});

  /// Adds the passes of `text`, in the form of `opt -passes`. An error explains
  /// in one line why it cannot be parsed.
  llvm::Error parse(llvm::StringRef text);

  /// Whether `text` consists of passes that see one function at a time, such as
  /// "instcombine,loop(licm)". It can be parsed.
  bool isOfFunctions(llvm::StringRef text);

  /// Adds the passes of `-O0` to `-O3`.
  void addDefault(llvm::OptimizationLevel level);

  void run(llvm::Module &module);

  /// What is called around each pass. Others may be added before `run`.
  llvm::PassInstrumentationCallbacks callbacks;

private:
  // The members are destroyed in the reverse order, which LLVM requires.
  llvm::OptNoneInstrumentation skipping{/*DebugLogging=*/false};
  llvm::LoopAnalysisManager loops;
  llvm::FunctionAnalysisManager functions;
  llvm::CGSCCAnalysisManager components;
  llvm::ModuleAnalysisManager modules;
  llvm::PassBuilder builder;
  llvm::ModulePassManager passes;
};

/// Why `text` is no pipeline in the form of `opt -passes`, in one line; nothing
/// if it is one.
std::optional<std::string> findPipelineProblem(
    llvm::StringRef text,
    llvm::ArrayRef<std::function<void(llvm::PassBuilder &)>> extensions = {});

} // namespace palindrome

#endif // PALINDROME_VERIFY_BASE_PIPELINE_PIPELINE_H
