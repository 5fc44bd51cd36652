// Modules of MLIR as what is fuzzed.

#include "palindrome/Engine.h"
#include "verify/base/io/Context.h"
#include "verify/base/io/Language.h"
#include "verify/seek/fuzz/mutants/MutantKinds.h"
#include "verify/seek/mutate/mlir/MLIRMutant.h"

using namespace palindrome;
using namespace palindrome::fuzz;

namespace {
class MLIRModuleMutant final : public AnyMutant {
public:
  MLIRModuleMutant(llvm::MemoryBufferRef seed,
                   const mutate::DonorLoader &donors,
                   mutate::MLIRMutant::NewContext newContext)
      : mutant(seed, donors, std::move(newContext)) {}

  bool isReadable() const override { return bool(mutant); }
  bool apply(const mutate::Step &step) override {
    return mutant.apply(step) == mutate::StepResult::Applied;
  }
  std::string text() const override { return mutant.text(); }
  llvm::StringRef extension() const override { return ".mlir"; }
  void addFeaturesTo(Features &features) const override {
    addFeatures(*mutant, features);
  }
  FileResult judge(const Judge &judge, llvm::StringRef name) override {
    return judge.judgeModule(*mutant, name);
  }
  std::string mlirText() const override { return text(); }

private:
  mutate::MLIRMutant mutant;
};

class MLIRMutants final : public MutantKind {
public:
  MLIRMutants(const Engine &engine, const Lowering *lowering)
      : engine(engine), lowering(lowering) {
    engine.registerDialects(registry);
    if (lowering)
      lowering->registerDialects(registry);
  }

  llvm::StringRef name() const override {
    return lowering ? loweringKindName : "mlir";
  }
  std::string seedsWanted() const override {
    return "seeds are .mlir and .mlirbc files";
  }
  std::unique_ptr<StepSource> newStepSource() const override {
    return newTableSteps(lowering ? mutate::mlirProgramWeights()
                                  : mutate::mlirWeights());
  }
  std::unique_ptr<AnyMutant>
  newMutant(llvm::MemoryBufferRef seed,
            const mutate::DonorLoader &donors) const override {
    return std::make_unique<MLIRModuleMutant>(seed, donors, [this] {
      auto context = std::make_unique<mlir::MLIRContext>(
          registry, mlir::MLIRContext::Threading::DISABLED);
      stopLocking(*context);
      engine.loadDialects(*context);
      return context;
    });
  }
  bool accepts(llvm::StringRef path) const override {
    llvm::StringRef extension = extensionOf(path);
    return extension == ".mlir" || extension == ".mlirbc";
  }
  std::vector<std::string> causes(const FileResult &result) const override {
    return textsOf(lowering ? causesForLowering(result)
                            : causesForMLIR(result));
  }
  bool isSeed(const FileResult &result) const override {
    // What is made of a program that is wrong is likely to be wrong as well.
    // Where one pass fails, others may not.
    return (result.verdict <= Verdict::Unknown ||
            result.verdict == Verdict::PassError) &&
           !result.wronglyLowered();
  }

private:
  const Engine &engine;
  const Lowering *lowering; ///< Null if modules are not lowered.
  mlir::DialectRegistry registry;
};
} // namespace

std::unique_ptr<MutantKind>
palindrome::fuzz::newMLIRMutants(const Engine &engine) {
  return std::make_unique<MLIRMutants>(engine, nullptr);
}

std::unique_ptr<MutantKind>
palindrome::fuzz::newLoweringMutants(const Engine &engine,
                                     const Lowering &lowering) {
  return std::make_unique<MLIRMutants>(engine, &lowering);
}
