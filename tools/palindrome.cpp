// palindrome: the command-line program. It runs the prover itself, and leaves
// all that needs passes or MLIR to palindrome-mlir. To load MLIR's and LLVM's
// libraries takes 25 milliseconds, and most proofs take less than one: so this
// program has no MLIR, and links LLVM's static libraries.

#include "tools/commands/refine/RefineCommand.h"
#include "tools/commands/serve/ServeCommand.h"
#include "tools/line/Dispatch.h"
#include "tools/line/Instead.h"
#include "verify/base/workers/Apart.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include <algorithm>
#include <cerrno>
#include <cstring>

using namespace palindrome;
using namespace palindrome::tools;

static int refineLLVM(const Command &self,
                      const std::vector<std::string> &arguments) {
  RefineInputs inputs;
  return runRefine(self, arguments, inputs);
}

/// The exit status if a module kills the process that runs the subcommand
/// `name`, as that of its `Command`, which is in another program; 0 for
/// subcommands that have workers for that.
static int crashStatusOf(llvm::StringRef name) {
  return llvm::StringSwitch<int>(name)
      .Cases({"import", "export", "raise", "diff", "refine", "reduce", "run"},
             ExitUnreadable)
      .Case("translate", ExitShortfall)
      .Default(0);
}

int main(int argc, char **argv) {
  reserveStandardStreams();
  const std::vector<std::string> words(argv + 1, argv + argc);
  if (words.empty())
    return runInstead("palindrome-mlir", words);
  const std::string &name = words.front();
  std::vector<std::string> arguments(words.begin() + 1, words.end());
  if (name == serveCommand.name)
    return dispatch(serveCommand, arguments, /*onFatalError=*/nullptr);
  // `diff --semantic` is another name of `refine`.
  const Command refine = makeRefineCommand(refineLLVM);
  bool isRefine = name == refine.name;
  // Only files follow "--".
  auto files = llvm::find(arguments, "--");
  if (auto flag = std::find(arguments.begin(), files, "--semantic");
      name == "diff" && flag != files) {
    arguments.erase(flag);
    isRefine = true;
  }
  bool isForMLIR = !isRefine || needsMLIR(arguments);
  // This program is small still: to fork it is cheap.
  if (int crashStatus = crashStatusOf(name);
      crashStatus && isForMLIR &&
      !goOnApart(
          [&](const CrashApart &crash) {
            reportError(crash.describe("palindrome " + name));
            return crashStatus;
          },
          /*beforeExec=*/true))
    return reportError("palindrome: error: cannot start a process: " +
                       std::string(strerror(errno)));
  if (isForMLIR)
    return runInstead("palindrome-mlir", words);
  return dispatch(refine, arguments, /*onFatalError=*/nullptr);
}
