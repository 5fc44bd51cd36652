// Tests campaigns with engines that fail in every possible way: each judge
// notices what it is there for.

#include "verify/seek/fuzz/Campaign.h"
#include "../../run/roundtrip/TemporaryDirectory.h"
#include "../../run/roundtrip/TestEngine.h"
#include "verify/base/io/Writer.h"
#include "verify/seek/fuzz/FuzzReport.h"
#include "verify/seek/fuzz/judge/JudgedMutant.h"
#include "verify/seek/fuzz/judge/MutantJudge.h"
#include "verify/seek/fuzz/mutants/MutantKinds.h"
#include "verify/seek/fuzz/state/FindingFolder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/IRReader/IRReader.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/xxhash.h"
#include <csignal>
#include <regex>
#include <unistd.h>

using namespace palindrome;
using namespace palindrome::fuzz;

static constexpr llvm::StringLiteral seedText = R"(
@g = global i32 7

define i32 @f(i32 %x, ptr %p) {
entry:
  %y = add nsw i32 %x, 3
  %c = icmp slt i32 %y, 10
  br i1 %c, label %then, label %end
then:
  store i32 %y, ptr %p
  br label %end
end:
  %z = phi i32 [ %x, %entry ], [ %y, %then ]
  ret i32 %z
}

declare void @h(i32 noundef)
)";

namespace {
class CampaignTest : public ::testing::Test {
protected:
  CampaignTest() {
    options.count = 150;
    options.timeoutSeconds = 5;
    options.memoryBytes = uint64_t(512) << 20;
    options.state = dir.path("state");
    seed = dir.write("seeds/seed.ll", seedText);
  }

  FuzzSummary run() {
    llvm::Expected<FuzzSummary> summary =
        runCampaign(*kind, engine, {seed}, options, {});
    if (!summary) {
      ADD_FAILURE() << llvm::toString(summary.takeError());
      return {};
    }
    return *summary;
  }
  /// The first confirmed finding whose cause begins with `prefix`.
  static const Finding *find(const FuzzSummary &summary,
                             llvm::StringRef prefix) {
    for (const auto &[cause, finding] : summary.findings)
      if (llvm::StringRef(cause).starts_with(prefix) && !finding.folder.empty())
        return &finding;
    return nullptr;
  }
  /// Whether `module` is among the 1 of `period` modules that a test chose.
  static bool isChosen(const llvm::Module &module, uint64_t period) {
    return isMutant(module) &&
           llvm::xxh3_64bits(printWithoutModuleID(module)) % period == 0;
  }
  /// Whether `module` is not just the seed.
  static bool isMutant(const llvm::Module &module) {
    llvm::LLVMContext context;
    static const std::string original = [&] {
      llvm::SMDiagnostic error;
      auto read = llvm::parseIR({seedText, "seed"}, error, context);
      return printWithoutFileName(*read);
    }();
    return printWithoutFileName(module) != original;
  }
  static std::string printWithoutFileName(const llvm::Module &module) {
    std::string text = printWithoutModuleID(module);
    if (llvm::StringRef(text).starts_with("source_filename"))
      text.erase(0, text.find('\n') + 1);
    return text;
  }
  /// The log without times and with the folder of this test left out.
  std::string log() {
    auto buffer = llvm::MemoryBuffer::getFile(dir.path("state/log.jsonl"));
    std::string text = buffer ? (*buffer)->getBuffer().str() : "";
    return std::regex_replace(text, std::regex("\"seconds\":[^,}]*"), "");
  }

  TemporaryDirectory dir;
  TestEngine engine{nativeEngine()};
  FuzzOptions options;
  std::string seed;
  std::unique_ptr<MutantKind> kind = newLLVMMutants();
};
} // namespace

TEST_F(CampaignTest, MutantsThatComeBackAreNoFindings) {
  FuzzSummary summary = run();
  EXPECT_EQ(summary.mutants, 150u);
  EXPECT_EQ(summary.seeds, 1u);
  EXPECT_GT(summary.kept, 10u);
  EXPECT_GT(summary.features, 50u);
  EXPECT_GT(summary.verdicts[size_t(Verdict::Identical)], 100u);
}

TEST_F(CampaignTest, ACrashIsFound) {
  engine.onImport = [](llvm::Module &module, mlir::MLIRContext &) {
    if (isChosen(module, 20))
      raise(SIGSEGV);
    return true;
  };
  FuzzSummary summary = run();
  EXPECT_EQ(summary.mutants, 150u);
  const Finding *finding = find(summary, "crash: SIGSEGV in import at ");
  ASSERT_TRUE(finding);
  EXPECT_GE(finding->steps, 1u);
  EXPECT_GE(summary.verdicts[size_t(Verdict::Crash)], finding->count);

  // The folder has what a replay needs, even without the seed.
  EXPECT_FALSE(llvm::sys::fs::remove(seed));
  llvm::Expected<StoredFinding> stored = readFinding(finding->folder);
  ASSERT_TRUE(bool(stored));
  EXPECT_EQ(stored->cause, finding->cause);
  EXPECT_EQ(stored->steps.size(), finding->steps);
  MutantJudge judge(*kind, engine, options);
  JudgeSetup setup{judge, mutantLimits(options)};
  std::string copy = finding->folder + "/" + stored->seed;
  EXPECT_TRUE(judgeMutant(setup, copy, stored->steps).shows(finding->cause));
  // No step can be left out.
  for (size_t i = 0; i != stored->steps.size(); ++i) {
    Steps fewer = stored->steps;
    fewer.erase(fewer.begin() + i);
    EXPECT_FALSE(judgeMutant(setup, copy, fewer).shows(finding->cause));
  }
}

TEST_F(CampaignTest, AHangIsFound) {
  options.timeoutSeconds = 0.3;
  options.count = 60;
  engine.onExport = [](llvm::Module &module, mlir::ModuleOp) {
    while (isChosen(module, 12))
      pause();
    return true;
  };
  EXPECT_TRUE(find(run(), "timeout: no result after N.N s in export"));
}

TEST_F(CampaignTest, TooMuchMemoryIsFound) {
  engine.onImport = [](llvm::Module &module, mlir::MLIRContext &) {
    std::vector<std::string> eaten;
    while (isChosen(module, 40))
      eaten.push_back(std::string(64 << 20, 'x'));
    return true;
  };
  EXPECT_TRUE(find(run(), "memory: out of memory in import (limit N MB)"));
}

TEST_F(CampaignTest, AnErrorIsFound) {
  engine.onImport = [](llvm::Module &module, mlir::MLIRContext &context) {
    if (!isChosen(module, 10))
      return true;
    mlir::emitError(mlir::UnknownLoc::get(&context), "cannot import @f7");
    return false;
  };
  EXPECT_TRUE(find(run(), "import-error: cannot import T"));
}

TEST_F(CampaignTest, AnInvalidModuleIsFound) {
  engine.onExport = [](llvm::Module &module, mlir::ModuleOp) {
    llvm::Function *function = module.getFunction("f");
    if (function && !function->empty() && isChosen(module, 10))
      function->back().getTerminator()->eraseFromParent();
    return true;
  };
  EXPECT_TRUE(find(run(), "invalid: LLVM verifier: Basic Block in function T "
                          "does not have terminator!"));
}

TEST_F(CampaignTest, ALossIsFound) {
  engine.onExport = [](llvm::Module &module, mlir::ModuleOp) {
    for (llvm::Function &function : module)
      for (llvm::Instruction &instruction : llvm::instructions(function))
        if (instruction.isFast())
          instruction.setFast(false);
    for (llvm::GlobalVariable &variable : module.globals())
      if (variable.isConstant())
        variable.setConstant(false);
    return true;
  };
  options.count = 600;
  FuzzSummary summary = run();
  ASSERT_TRUE(find(summary, "different: "));
  EXPECT_GT(summary.verdicts[size_t(Verdict::Different)], 0u);
}

/// With `--semantic`, only what the prover refutes is a finding.
TEST_F(CampaignTest, TheProverDecidesWhereItIsAsked) {
  options.semantic = true;
  options.count = 12;
  engine.onExport = [](llvm::Module &module, mlir::ModuleOp) {
    for (llvm::Function &function : module)
      function.setCallingConv(function.getCallingConv());
    if (llvm::Function *function = module.getFunction("f"))
      for (llvm::BasicBlock &block : *function)
        block.setName("");
    return true;
  };
  FuzzSummary summary = run();
  EXPECT_EQ(find(summary, "not refined"), nullptr);
  EXPECT_GT(summary.verdicts[size_t(Verdict::Isomorphic)], 5u);

  options.state = dir.path("other");
  engine.onExport = [](llvm::Module &module, mlir::ModuleOp) {
    for (llvm::Function &function : module)
      for (llvm::Instruction &instruction : llvm::instructions(function))
        if (auto *compare = llvm::dyn_cast<llvm::ICmpInst>(&instruction);
            compare && isMutant(module))
          compare->setPredicate(compare->getInversePredicate());
    return true;
  };
  EXPECT_TRUE(find(run(), "not refined: "));
}

TEST_F(CampaignTest, TheSameSeedRepeatsTheCampaign) {
  engine.onImport = [](llvm::Module &module, mlir::MLIRContext &) {
    if (isChosen(module, 30))
      abort();
    return true;
  };
  options.count = 300;
  run();
  std::string first = log();
  EXPECT_GT(first.size(), 1000u);
  EXPECT_FALSE(llvm::sys::fs::remove_directories(options.state));
  run();
  EXPECT_EQ(log(), first);
  options.seed = 2;
  EXPECT_FALSE(llvm::sys::fs::remove_directories(options.state));
  run();
  EXPECT_NE(log(), first);
}

TEST_F(CampaignTest, ARunGoesOnWhereAnotherEnded) {
  FuzzSummary first = run();
  options.count = 400;
  FuzzSummary second = run();
  EXPECT_EQ(second.mutants, 400u);
  EXPECT_EQ(second.runMutants, 250u);
  EXPECT_EQ(second.seeds, 1u);
  EXPECT_GE(second.kept, first.kept);
  EXPECT_GE(second.features, first.features);
  FuzzSummary third = run();
  EXPECT_EQ(third.runMutants, 0u);
  EXPECT_EQ(third.mutants, 400u);
  EXPECT_EQ(third.features, second.features);
  EXPECT_EQ(third.kept, second.kept);
}

TEST_F(CampaignTest, SeveralWorkersMakeAsManyMutants) {
  options.jobs = 3;
  options.count = 500;
  EXPECT_EQ(run().mutants, 500u);
}

TEST_F(CampaignTest, SeedsOfNoUse) {
  std::string none = dir.write("rot.ll", "rot");
  auto errorOf = [&](const std::string &path) {
    return llvm::toString(
        runCampaign(*kind, engine, {path}, options, {}).takeError());
  };
  EXPECT_NE(errorOf(none).find("error: no seed can be mutated"),
            std::string::npos);
  options.state = dir.path("other");
  EXPECT_NE(errorOf(dir.write("x.mlir", "")).find("error: no file is a seed"),
            std::string::npos);
}

TEST_F(CampaignTest, ModulesOfMLIR) {
  seed = dir.write("seeds/seed.mlir",
                   "llvm.func @f(%x: i32) -> i32 {\n"
                   "  %y = llvm.add %x, %x : i32\n  llvm.return %y : i32\n}\n");
  kind = newMLIRMutants(engine);
  options.count = 40;
  options.state = dir.path("mlir");
  FuzzSummary summary = run();
  EXPECT_EQ(summary.mutants, 40u);
  EXPECT_GT(summary.kept, 0u);

  options.state = dir.path("crash");
  engine.onExport = [](llvm::Module &module, mlir::ModuleOp) {
    if (llvm::Function *f = module.getFunction("f");
        !f || f->hasFnAttribute(llvm::Attribute::NoInline) ||
        module.getInstructionCount() > 2)
      abort();
    return true;
  };
  EXPECT_TRUE(find(run(), "crash: SIGABRT in export"));
}

/// LLVM's verifier requires more than MLIR's: what it rejects is a finding only
/// if upstream's exporter makes something better of the same module.
TEST_F(CampaignTest, RejectedExports) {
  kind = newMLIRMutants(engine);
  MutantJudge judge(*kind, engine, options);
  JudgeSetup setup{judge, mutantLimits(options)};
  JudgedMutant invalid = judgeMutantFile(
      setup,
      dir.write("invalid.mlir", "llvm.func @f() attributes {passthrough = "
                                "[\"noinline\", \"alwaysinline\"]}\n"));
  EXPECT_EQ(invalid.verdict, "invalid");
  EXPECT_TRUE(invalid.causes.empty());

  engine.onExport = [](llvm::Module &module, mlir::ModuleOp) {
    if (llvm::Function *function = module.getFunction("f"))
      function->back().getTerminator()->eraseFromParent();
    return true;
  };
  std::string path =
      dir.write("valid.mlir", "llvm.func @f() {\n  llvm.return\n}\n");
  EXPECT_TRUE(
      judgeMutantFile(setup, path)
          .shows(
              "invalid: LLVM verifier: Basic Block in function T does not have "
              "terminator!"));
}

/// What only a module in memory shows is kept, but no finding.
TEST_F(CampaignTest, OnlyInMemory) {
  bool isFile = false;
  engine.onImport = [&](llvm::Module &module, mlir::MLIRContext &) {
    isFile =
        llvm::StringRef(module.getModuleIdentifier()).ends_with("candidate.ll");
    return true;
  };
  engine.onExport = [&](llvm::Module &module, mlir::ModuleOp) {
    if (!isFile && isMutant(module))
      for (llvm::GlobalVariable &variable : module.globals())
        variable.setConstant(!variable.isConstant());
    return true;
  };
  FuzzSummary summary = run();
  EXPECT_GT(countFindings(summary, Evidence::InMemory), 0u);
  EXPECT_EQ(countFindings(summary, Evidence::File), 0u);
  std::string text;
  llvm::raw_string_ostream os(text);
  FuzzReport(os, /*isJSON=*/false).finish(summary);
  EXPECT_NE(text.find("only in memory:\n"), std::string::npos) << text;
  EXPECT_NE(text.find("\n0 findings\n"), std::string::npos) << text;
}

namespace {
/// Modules of LLVM IR of whose mutants LLVM rejects the text.
class RejectedTexts final : public MutantKind {
public:
  llvm::StringRef name() const override { return kind->name(); }
  std::string seedsWanted() const override { return kind->seedsWanted(); }
  std::unique_ptr<StepSource> newStepSource() const override {
    return kind->newStepSource();
  }
  std::unique_ptr<AnyMutant>
  newMutant(llvm::MemoryBufferRef seed,
            const mutate::DonorLoader &donors) const override {
    return kind->newMutant(seed, donors);
  }
  bool accepts(llvm::StringRef path) const override {
    return kind->accepts(path);
  }
  std::vector<std::string> causes(const FileResult &result) const override {
    return kind->causes(result);
  }
  bool isValidText(llvm::StringRef) const override { return false; }
  bool isSeed(const FileResult &result) const override {
    return kind->isSeed(result);
  }

private:
  std::unique_ptr<MutantKind> kind = newLLVMMutants();
};
} // namespace

/// A mutant that exists in memory alone is no finding.
TEST_F(CampaignTest, UnreadableMutants) {
  EXPECT_TRUE(kind->isValidText(seedText));
  EXPECT_FALSE(kind->isValidText("define i32 @f() { ret void }"));
  kind = std::make_unique<RejectedTexts>();
  engine.onExport = [&](llvm::Module &module, mlir::ModuleOp) {
    if (isMutant(module))
      for (llvm::GlobalVariable &variable : module.globals())
        variable.setConstant(!variable.isConstant());
    return true;
  };
  FuzzSummary summary = run();
  EXPECT_TRUE(summary.findings.empty());
  EXPECT_GT(summary.verdicts[size_t(Verdict::Unreadable)], 0u);
  EXPECT_EQ(summary.verdicts[size_t(Verdict::Different)], 0u);
}

TEST_F(CampaignTest, RawBytes) {
  kind = newByteMutants();
  options.count = 200;
  FuzzSummary summary = run();
  EXPECT_EQ(summary.mutants, 200u);
  EXPECT_GT(summary.verdicts[size_t(Verdict::Unreadable)], 50u);
  EXPECT_GT(summary.verdicts[size_t(Verdict::Identical)], 5u);
  EXPECT_NE(log().find("dictionary token"), std::string::npos);
}
