// Modules of LLVM IR as what is fuzzed.

#include "verify/base/io/Reader.h"
#include "verify/base/io/Writer.h"
#include "verify/seek/fuzz/cause/Cause.h"
#include "verify/seek/fuzz/mutants/MutantKinds.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"

using namespace palindrome;
using namespace palindrome::fuzz;

namespace {
class LLVMModuleMutant final : public AnyMutant {
public:
  LLVMModuleMutant(llvm::MemoryBufferRef seed,
                   const mutate::DonorLoader &donors)
      : mutant(seed, donors) {}

  bool isReadable() const override { return bool(mutant); }
  bool apply(const mutate::Step &step) override {
    return mutant.apply(step) == mutate::StepResult::Applied;
  }
  std::string text() const override { return printWithoutModuleID(*mutant); }
  llvm::StringRef extension() const override { return ".ll"; }
  void addFeaturesTo(Features &features) const override {
    addFeatures(*mutant, features);
  }
  FileResult judge(const Judge &judge, llvm::StringRef name) override {
    return judge.judgeModule(mutant.take(), name);
  }

private:
  mutate::Mutant mutant;
};

class LLVMMutants final : public MutantKind {
public:
  llvm::StringRef name() const override { return "llvm"; }
  std::string seedsWanted() const override {
    return "seeds are .ll and .bc files";
  }
  std::unique_ptr<StepSource> newStepSource() const override {
    return newTableSteps(mutate::Weights());
  }
  std::unique_ptr<AnyMutant>
  newMutant(llvm::MemoryBufferRef seed,
            const mutate::DonorLoader &donors) const override {
    return std::make_unique<LLVMModuleMutant>(seed, donors);
  }
  bool accepts(llvm::StringRef path) const override {
    llvm::StringRef extension = extensionOf(path);
    return extension == ".ll" || extension == ".bc";
  }
  std::vector<std::string> causes(const FileResult &result) const override {
    return textsOf(causesOf(result));
  }
  bool isValidText(llvm::StringRef text) const override {
    llvm::LLVMContext context;
    Diagnostic error;
    std::unique_ptr<llvm::Module> module =
        parseLLVM({text, "mutant.ll"}, context, error);
    return module && checkLLVM(*module, "mutant.ll", error);
  }
  bool isSeed(const FileResult &result) const override {
    return result.verdict <= Verdict::Unknown;
  }
};
} // namespace

std::unique_ptr<MutantKind> palindrome::fuzz::newLLVMMutants() {
  return std::make_unique<LLVMMutants>();
}
