// The table of subjects, and what they share.

#include "verify/fuzz/subject/Subjects.h"
#include "llvm/ADT/STLExtras.h"

using namespace palindrome;
using namespace palindrome::fuzz;

Drawer::~Drawer() = default;
Specimen::~Specimen() = default;
Subject::~Subject() = default;

namespace {
class TableDrawer final : public Drawer {
public:
  explicit TableDrawer(mutate::Weights weights) : weights(std::move(weights)) {}
  mutate::Step draw(Chooser &choose,
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

std::unique_ptr<Drawer>
palindrome::fuzz::newTableDrawer(mutate::Weights weights) {
  return std::make_unique<TableDrawer>(std::move(weights));
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
  // What comes back of the llvm dialect is a matter of the other subjects.
  causes = causesForMLIR(result);
  llvm::erase_if(causes, [](const Cause &cause) { return cause.isMLIR; });
  return causes;
}

std::unique_ptr<Subject>
palindrome::fuzz::findSubject(llvm::StringRef name, const Engine &engine,
                              const std::optional<Lowering> &lowering) {
  if (name == "llvm")
    return newLLVMSubject();
  if (name == "mlir")
    return newMLIRSubject(engine);
  if (name == loweringSubjectName && lowering)
    return newLoweringSubject(engine, *lowering);
  if (name == "bytes")
    return newBytesSubject();
  return nullptr;
}
