// Judges mutants.

#include "verify/fuzz/judge/Oracle.h"
#include "palindrome/Engine.h"
#include "verify/fuzz/cause/Cause.h"
#include "verify/fuzz/judge/Semantic.h"
#include "verify/io/Writer.h"
#include "verify/workers/WorkerPool.h"
#include "llvm/Support/CrashRecoveryContext.h"

using namespace llvm;

namespace palindrome::fuzz {

/// The time that the prover has for one pair of functions.
static constexpr double proofSeconds = 2;

Oracle::Oracle(const Subject &subject, const Engine &engine,
               const FuzzOptions &options)
    : subject(subject), options(options), judgeOf(engine, judgeOptions()) {}

JudgeOptions Oracle::judgeOptions() {
  JudgeOptions chosen = options.judge;
  chosen.onStage = setWorkerStage;
  chosen.onImported = [this](mlir::ModuleOp module) {
    if (imported)
      addFeatures(module, *imported);
  };
  if (options.semantic)
    chosen.onDifferent = [this](const Module &first, const Module &second) {
      original = printWithoutModuleID(first);
      back = printWithoutModuleID(second);
    };
  return chosen;
}

Oracle::Judged Oracle::judge(Specimen &specimen, StringRef name,
                             Features *features,
                             function_ref<void()> beforeProof) {
  // The mutations recover from crashes; those of the engine are of interest.
  CrashRecoveryContext::Disable();
  imported = features;
  FileResult result = specimen.judge(judgeOf, name);
  imported = nullptr;
  return conclude(std::move(result), beforeProof);
}

Oracle::Judged Oracle::judgeFile(StringRef path,
                                 function_ref<void()> beforeProof) {
  return conclude(judgeOf.judgeFile(path), beforeProof);
}

Oracle::Judged Oracle::conclude(FileResult result,
                                function_ref<void()> beforeProof) {
  setWorkerStage("");
  Judged judged{std::move(result), {}};
  bool isCompleted = judged.result.verdict <= Verdict::Unknown;
  if (options.semantic && isCompleted) {
    if (!original.empty()) {
      beforeProof();
      setWorkerStage("proof");
      if (std::optional<std::string> what =
              findUnrefined(original, back, proofSeconds))
        judged.causes = {"not refined: " + normaliseMessage(*what)};
      setWorkerStage("");
    }
  } else {
    judged.causes = subject.causes(judged.result);
  }
  original.clear();
  back.clear();
  return judged;
}

void Oracle::warm() {
  judgeOf.judgeBuffer({"define void @f() {\n  ret void\n}\n", "warm.ll"});
}

} // namespace palindrome::fuzz
