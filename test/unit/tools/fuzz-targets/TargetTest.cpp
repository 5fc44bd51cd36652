// Mutants that cannot become inputs of libFuzzer.

#include "tools/fuzz-targets/Target.h"
#include "llvm/Support/CrashRecoveryContext.h"
#include <csignal>
#include <gtest/gtest.h>

using namespace palindrome;
using namespace palindrome::mutate;
using namespace palindrome::fuzz;

namespace {
class TestSteps final : public StepSource {
public:
  mutate::Step draw(Chooser &, llvm::ArrayRef<std::string>) override {
    return {};
  }
  void setWeight(llvm::StringRef, unsigned) override {}
};

/// A mutant that every step changes to the text "mutant".
class TestMutant final : public AnyMutant {
public:
  explicit TestMutant(bool crashes) : crashes(crashes) {
    llvm::CrashRecoveryContext::Enable();
  }

  bool isReadable() const override { return true; }
  bool apply(const mutate::Step &) override { return true; }
  std::string text() const override {
    if (crashes)
      raise(SIGSEGV);
    return "mutant";
  }
  llvm::StringRef extension() const override { return ".txt"; }
  void addFeaturesTo(Features &) const override {}
  FileResult judge(const Judge &, llvm::StringRef) override { return {}; }

private:
  const bool crashes;
};

class TestMutants final : public MutantKind {
public:
  llvm::StringRef name() const override { return "test"; }
  std::string seedsWanted() const override { return "anything"; }
  std::unique_ptr<StepSource> newStepSource() const override {
    return std::make_unique<TestSteps>();
  }
  std::unique_ptr<AnyMutant>
  newMutant(llvm::MemoryBufferRef, const mutate::DonorLoader &) const override {
    return std::make_unique<TestMutant>(crashes);
  }
  bool accepts(llvm::StringRef) const override { return true; }
  std::vector<std::string> causes(const FileResult &) const override {
    return {};
  }
  bool isSeed(const FileResult &) const override { return true; }

  bool crashes = false;
};
} // namespace

/// The input "seed" after a mutation, in a buffer of `maxSize` bytes.
static std::string mutated(const MutantKind &kind, size_t maxSize) {
  std::string input = "seed";
  input.resize(maxSize);
  auto *data = reinterpret_cast<uint8_t *>(input.data());
  input.resize(mutateInput(kind, data, 4, maxSize, /*seed=*/1, "input"));
  return input;
}

TEST(FuzzTarget, AMutantReplacesTheInput) {
  EXPECT_EQ(mutated(TestMutants(), 100), "mutant");
}

TEST(FuzzTarget, ALongMutantIsNotTaken) {
  EXPECT_EQ(mutated(TestMutants(), 5), "seed");
}

TEST(FuzzTarget, AMutantThatCannotBePrintedIsNotTaken) {
  TestMutants kind;
  kind.crashes = true;
  EXPECT_EQ(mutated(kind, 100), "seed");
}
