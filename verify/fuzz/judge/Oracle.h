// Decides whether a mutant is a finding: sends it through the engine and back,
// and asks the prover if that is wanted.

#ifndef PALINDROME_VERIFY_FUZZ_JUDGE_ORACLE_H
#define PALINDROME_VERIFY_FUZZ_JUDGE_ORACLE_H

#include "verify/fuzz/judge/FuzzOptions.h"
#include "verify/fuzz/subject/Specimen.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace palindrome::fuzz {

class Oracle {
public:
  /// All three must outlive the oracle.
  Oracle(const Subject &subject, const Engine &engine,
         const FuzzOptions &options);
  Oracle(const Oracle &) = delete;
  Oracle &operator=(const Oracle &) = delete;

  struct Judged {
    FileResult result;
    std::vector<std::string> causes; ///< None if it is no finding.
  };

  /// Judges a mutant or a file. Features of the module that an import makes are
  /// added to `imported` unless it is null. `beforeProof` is called before the
  /// prover, whose death is no finding.
  Judged judge(Specimen &specimen, llvm::StringRef name, Features *imported,
               llvm::function_ref<void()> beforeProof);
  Judged judgeFile(llvm::StringRef path,
                   llvm::function_ref<void()> beforeProof);

  /// Fills the caches of this process, which workers then inherit.
  void warm();

  const Subject &subject;

private:
  JudgeOptions judgeOptions();
  Judged conclude(FileResult result, llvm::function_ref<void()> beforeProof);

  const FuzzOptions &options;
  Features *imported = nullptr; ///< During `judge`.
  /// The texts of the two modules that differ, for the prover.
  std::string original, back;
  Judge judgeOf;
};

} // namespace palindrome::fuzz

#endif // PALINDROME_VERIFY_FUZZ_JUDGE_ORACLE_H
