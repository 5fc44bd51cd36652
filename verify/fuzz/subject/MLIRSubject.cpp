// Modules of MLIR as what is fuzzed.

#include "palindrome/Engine.h"
#include "verify/fuzz/subject/Subjects.h"
#include "verify/io/Context.h"
#include "verify/io/Language.h"
#include "verify/mutate/mlir/MLIRMutant.h"

using namespace palindrome;
using namespace palindrome::fuzz;

namespace {
class MLIRSpecimen final : public Specimen {
public:
  MLIRSpecimen(llvm::MemoryBufferRef seed, const mutate::DonorLoader &donors,
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

class MLIRSubject final : public Subject {
public:
  MLIRSubject(const Engine &engine, const Lowering *lowering)
      : engine(engine), lowering(lowering) {
    engine.registerDialects(registry);
    if (lowering)
      lowering->registerDialects(registry);
  }

  llvm::StringRef name() const override {
    return lowering ? loweringSubjectName : "mlir";
  }
  std::string seedsWanted() const override {
    return "seeds are .mlir and .mlirbc files";
  }
  std::unique_ptr<Drawer> newDrawer() const override {
    return newTableDrawer(lowering ? mutate::mlirProgramWeights()
                                   : mutate::mlirWeights());
  }
  std::unique_ptr<Specimen>
  newSpecimen(llvm::MemoryBufferRef seed,
              const mutate::DonorLoader &donors) const override {
    return std::make_unique<MLIRSpecimen>(seed, donors, [this] {
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

std::unique_ptr<Subject>
palindrome::fuzz::newMLIRSubject(const Engine &engine) {
  return std::make_unique<MLIRSubject>(engine, nullptr);
}

std::unique_ptr<Subject>
palindrome::fuzz::newLoweringSubject(const Engine &engine,
                                     const Lowering &lowering) {
  return std::make_unique<MLIRSubject>(engine, &lowering);
}
