// Settles by whole programs: the original and what came back of it are
// executed, and what they print is compared.

#ifndef PALINDROME_VERIFY_RUN_SETTLE_PROGRAMS_H
#define PALINDROME_VERIFY_RUN_SETTLE_PROGRAMS_H

#include "palindrome/Verify.h"

namespace palindrome::settle {

struct ProgramOptions {
  /// For each run of `main`, compiled for this machine, its arguments,
  /// separated as a shell does.
  std::vector<std::string> runs;
  /// Commands of the shell, each of which is given the path of the module.
  std::vector<std::string> commands;
  std::string inputPath = "/dev/null"; ///< The standard input of each run.
  double timeoutSeconds = 10;          ///< Wall time of one run; 0: no limit.

  bool areNone() const { return runs.empty() && commands.empty(); }
};

/// Executes `original`, and `back`, what a round trip made of it, and adds what
/// that shows to `result`: the symbol `program`, the verdict and the message. A
/// verdict that rests on proofs stays if the program is not worse. A module
/// without the `main` of a C program is only given to `commands`.
///
/// The processes are limited in memory as this one is. The limit of time of the
/// job that calls this, if it is one of a worker, is suspended meanwhile.
void settleByPrograms(const llvm::Module &original, const llvm::Module &back,
                      const ProgramOptions &options, FileResult &result);

} // namespace palindrome::settle

#endif // PALINDROME_VERIFY_RUN_SETTLE_PROGRAMS_H
