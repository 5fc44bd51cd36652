// Decides whether a mutant is a finding: sends it through the engine and back,
// and asks the prover if that is wanted, or upstream's exporter.

#ifndef PALINDROME_VERIFY_SEEK_FUZZ_JUDGE_MUTANTJUDGE_H
#define PALINDROME_VERIFY_SEEK_FUZZ_JUDGE_MUTANTJUDGE_H

#include "verify/seek/fuzz/judge/FuzzOptions.h"
#include "verify/seek/fuzz/judge/SecondOpinion.h"
#include "verify/seek/fuzz/mutants/AnyMutant.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace palindrome::fuzz {

class MutantJudge {
public:
  /// All three must outlive the judge.
  MutantJudge(const MutantKind &kind, const Engine &engine,
              const FuzzOptions &options);
  MutantJudge(const MutantJudge &) = delete;
  MutantJudge &operator=(const MutantJudge &) = delete;

  struct Judged {
    FileResult result;
    std::vector<std::string> causes; ///< None if it is no finding.
    /// Whether it is a module of MLIR whose export LLVM's verifier rejects,
    /// and upstream's exporter makes none that is accepted either.
    bool isRejectedExport = false;
  };

  /// Judges a mutant or a file. Features of the module that an import makes are
  /// added to `imported` unless it is null. `beforeProof` is called before the
  /// prover or upstream's exporter, whose death is no finding.
  Judged judge(AnyMutant &made, llvm::StringRef name, Features *imported,
               llvm::function_ref<void()> beforeProof);
  Judged judgeFile(llvm::StringRef path,
                   llvm::function_ref<void()> beforeProof);

  /// Has LLVM read and verify `module` or, if it is MLIR, what upstream's
  /// engine makes of it. Returns whether it is valid. May crash.
  bool isValidUpstream(llvm::MemoryBufferRef module);

  /// Fills the caches of this process, which workers then inherit.
  void warm();

  const MutantKind &kind;

private:
  /// Calls its argument with the module of MLIR that was judged, if there is
  /// one.
  using MLIRSource =
      llvm::function_ref<void(llvm::function_ref<void(llvm::MemoryBufferRef)>)>;

  JudgeOptions judgeOptions();
  Judged conclude(FileResult result, llvm::function_ref<void()> beforeProof,
                  MLIRSource source);
  bool isExportableUpstream(llvm::function_ref<void()> beforeProof,
                            MLIRSource source);

  const FuzzOptions &options;
  const Engine &engine;
  SecondOpinion secondOpinion;
  bool wasImported = false; ///< Whether an import was completed.
  /// Whether LLVM's verifier rejects the export of a module of MLIR, before any
  /// import. A user gets an error then: LLVM requires more than MLIR's verifier
  /// checks.
  bool isExportInvalid = false;
  Features *imported = nullptr; ///< During `judge`.
  /// The texts of the two modules that differ, for the prover.
  std::string original, back;
  Judge judgeOf;
};

} // namespace palindrome::fuzz

#endif // PALINDROME_VERIFY_SEEK_FUZZ_JUDGE_MUTANTJUDGE_H
