// The judges that only some runs of palindrome verify need: the prover, runs of
// programs, MLIR's lowerings, and passes. They take longer to build and to load
// than translators and differs together.

#ifndef PALINDROME_TOOLS_COMMANDS_VERIFY_SPECIALISTS_H
#define PALINDROME_TOOLS_COMMANDS_VERIFY_SPECIALISTS_H

#include "tools/commands/verify/VerifyLine.h"

namespace palindrome {

/// Judges what a pipeline of passes does, in the place of round trips.
class PassRun {
public:
  virtual ~PassRun();
  virtual FileResult judge(llvm::MemoryBufferRef input) const = 0;
  /// Makes the module of the first wrong pass in `result` small, if there is
  /// one, in this process.
  virtual void reduce(FileResult &result) const = 0;
};

/// Makes these judges for a run with the options `line`, which must outlive
/// what is made. `palindrome-verify` has none, `palindrome-mlir` has all.
class Specialists {
public:
  virtual ~Specialists();

  /// How a module that came back different is settled; null if it is not.
  virtual decltype(JudgeOptions::settle) settler(const VerifyLine &line,
                                                 const RefineOptions &refine,
                                                 Verdict required) const = 0;

  /// The same for a module of MLIR.
  virtual decltype(JudgeOptions::settleMLIR)
  settlerForMLIR(const VerifyLine &line, const RefineOptions &refine,
                 Verdict required) const = 0;

  /// The lowering of --lower.
  virtual Lowering lowering(const VerifyLine &line) const = 0;

  /// The judge of the pipeline, after registering all passes and loading their
  /// plug-ins; null after reporting why one does not load, or why the pipeline
  /// does not parse.
  virtual std::unique_ptr<PassRun>
  passes(const VerifyLine &line, const Engine &engine,
         const JudgeOptions &judge, const RefineOptions &refine) const = 0;
};

/// Whether a run with the options `line` needs specialists.
bool needsSpecialists(const VerifyLine &line);

} // namespace palindrome

#endif // PALINDROME_TOOLS_COMMANDS_VERIFY_SPECIALISTS_H
