// Judges mutants.

#include "verify/seek/fuzz/judge/MutantJudge.h"
#include "palindrome/Engine.h"
#include "verify/base/io/Messages.h"
#include "verify/base/io/Reader.h"
#include "verify/base/io/Writer.h"
#include "verify/base/workers/WorkerPool.h"
#include "verify/seek/fuzz/cause/Cause.h"
#include "verify/seek/fuzz/judge/Semantic.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/CrashRecoveryContext.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace llvm;

namespace palindrome::fuzz {

/// The time that the prover has for one pair of functions.
static constexpr double proofSeconds = 2;

MutantJudge::MutantJudge(const MutantKind &kind, const Engine &engine,
                         const FuzzOptions &options)
    : kind(kind), options(options), engine(engine),
      judgeOf(engine, judgeOptions()) {}

JudgeOptions MutantJudge::judgeOptions() {
  JudgeOptions chosen = options.judge;
  chosen.onStage = setWorkerStage;
  chosen.onImported = [this](mlir::ModuleOp module) {
    wasImported = true;
    if (imported)
      addFeatures(module, *imported);
  };
  chosen.onInvalidExport = [this] { isExportInvalid = !wasImported; };
  if (options.semantic)
    chosen.onDifferent = [this](const Module &first, const Module &second) {
      original = printWithoutModuleID(first);
      back = printWithoutModuleID(second);
    };
  return chosen;
}

MutantJudge::Judged MutantJudge::judge(AnyMutant &made, StringRef name,
                                       Features *features,
                                       function_ref<void()> beforeProof) {
  // The mutations recover from crashes; those of the engine are of interest.
  CrashRecoveryContext::Disable();
  imported = features;
  wasImported = isExportInvalid = false;
  FileResult result = made.judge(judgeOf, name);
  imported = nullptr;
  return conclude(std::move(result), beforeProof,
                  [&](function_ref<void(MemoryBufferRef)> use) {
                    std::string module = made.mlirText();
                    if (!module.empty())
                      use({module, "judged.mlir"});
                  });
}

MutantJudge::Judged MutantJudge::judgeFile(StringRef path,
                                           function_ref<void()> beforeProof) {
  wasImported = isExportInvalid = false;
  return conclude(judgeOf.judgeFile(path), beforeProof,
                  [&](function_ref<void(MemoryBufferRef)> use) {
                    if (auto file = MemoryBuffer::getFile(path))
                      use({(*file)->getBuffer(), "judged.mlir"});
                  });
}

bool MutantJudge::isExportableUpstream(function_ref<void()> beforeProof,
                                       MLIRSource source) {
  // Its own export has failed.
  if (engine.name() == upstreamEngine().name())
    return false;
  bool isExportable = false;
  source([&](MemoryBufferRef module) {
    beforeProof();
    setWorkerStage("export by upstream's engine");
    isExportable = secondOpinion.isExportable(module);
    setWorkerStage("");
  });
  return isExportable;
}

MutantJudge::Judged MutantJudge::conclude(FileResult result,
                                          function_ref<void()> beforeProof,
                                          MLIRSource source) {
  setWorkerStage("");
  Judged judged{std::move(result), {}};
  // What a lowering makes has to be valid.
  if (!options.judge.lowering && isExportInvalid) {
    judged.isRejectedExport = !isExportableUpstream(beforeProof, source);
    if (judged.isRejectedExport)
      return judged;
  }
  bool isCompleted = judged.result.verdict <= Verdict::Unknown;
  if (options.semantic && isCompleted) {
    if (!original.empty()) {
      beforeProof();
      setWorkerStage("proof");
      if (std::optional<std::string> what =
              findUnrefined(original, back, proofSeconds))
        judged.causes = textsOf(
            Cause{/*isMLIR=*/false, notRefined.str(), normaliseMessage(*what)});
      setWorkerStage("");
    }
  } else {
    judged.causes = kind.causes(judged.result);
  }
  original.clear();
  back.clear();
  return judged;
}

bool MutantJudge::isValidUpstream(MemoryBufferRef module) {
  CrashRecoveryContext::Disable();
  if (detectLanguage(module) == Language::MLIR)
    return secondOpinion.isExportable(module);
  LLVMContext context;
  Diagnostic error;
  std::unique_ptr<Module> parsed = parseLLVM(module, context, error);
  return parsed && checkLLVM(*parsed, "", error);
}

void MutantJudge::warm() {
  judgeOf.judgeBuffer({"define void @f() {\n  ret void\n}\n", "warm.ll"});
}

} // namespace palindrome::fuzz
