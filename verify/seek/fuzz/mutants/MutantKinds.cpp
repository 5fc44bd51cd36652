// The table of kinds of mutants, and what they share.

#include "verify/seek/fuzz/mutants/MutantKinds.h"
#include "llvm/ADT/STLExtras.h"

using namespace palindrome;
using namespace palindrome::fuzz;

StepSource::~StepSource() = default;
AnyMutant::~AnyMutant() = default;
MutantKind::~MutantKind() = default;

namespace {
class TableSteps final : public StepSource {
public:
  explicit TableSteps(mutate::Weights weights) : weights(std::move(weights)) {}
  mutate::Step draw(mutate::Chooser &choose,
                    llvm::ArrayRef<std::string> donors) override {
    return mutate::drawStep(choose, weights, donors);
  }
  void setWeight(llvm::StringRef mutation, unsigned weight) override {
    weights.set(mutation, weight);
  }

private:
  mutate::Weights weights;
};
} // namespace

std::unique_ptr<StepSource>
palindrome::fuzz::newTableSteps(mutate::Weights weights) {
  return std::make_unique<TableSteps>(std::move(weights));
}

std::vector<Cause> palindrome::fuzz::causesForMLIR(const FileResult &result) {
  if (result.verdict == Verdict::ExportError)
    return {};
  std::vector<Cause> causes = causesOf(result);
  bool isWarned = result.sides && result.sides->exportWarnings != 0;
  llvm::erase_if(causes, [&](const Cause &cause) {
    llvm::StringRef className = cause.detail;
    return cause.isMLIR &&
           (isWarned || className.starts_with("mlir-carried-") ||
            className.starts_with("mlir-discardable-attribute"));
  });
  return causes;
}

std::vector<Cause>
palindrome::fuzz::causesForLowering(const FileResult &result) {
  std::vector<Cause> causes;
  if (result.lowered)
    for (const SettledSymbol &function : *result.lowered)
      if (function.wrong)
        causes.push_back(causeOf(*function.wrong));
  // A function may be wrong more than once, and by the same ops.
  llvm::sort(causes, [](const Cause &one, const Cause &other) {
    return one.detail < other.detail;
  });
  causes.erase(llvm::unique(causes,
                            [](const Cause &one, const Cause &other) {
                              return one.detail == other.detail;
                            }),
               causes.end());
  if (!causes.empty() || result.verdict == Verdict::LowerError ||
      result.verdict == Verdict::PassError)
    return causes;
  // What comes back of the llvm dialect is a matter of the other kinds.
  causes = causesForMLIR(result);
  llvm::erase_if(causes, [](const Cause &cause) { return cause.isMLIR; });
  return causes;
}

std::unique_ptr<MutantKind>
palindrome::fuzz::findMutantKind(llvm::StringRef name, const Engine &engine,
                                 const std::optional<Lowering> &lowering) {
  if (name == "llvm")
    return newLLVMMutants();
  if (name == "mlir")
    return newMLIRMutants(engine);
  if (name == loweringKindName && lowering)
    return newLoweringMutants(engine, *lowering);
  if (name == "bytes")
    return newByteMutants();
  return nullptr;
}
