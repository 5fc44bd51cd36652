// palindrome: the command-line program. It runs the prover itself, and leaves
// LLVM's passes to palindrome-passes, round trips to palindrome-verify and all
// other subcommands to palindrome-mlir. To load MLIR's and LLVM's libraries
// takes 25 milliseconds, and most proofs take less than one: so this program
// has no MLIR, and links LLVM's static libraries.

#include "tools/commands/refine/RefineCommand.h"
#include "tools/line/Dispatch.h"
#include "tools/line/Instead.h"
#include "llvm/ADT/STLExtras.h"
#include <algorithm>

using namespace palindrome;
static int refineLLVM(const Command &self,
                      const std::vector<std::string> &arguments) {
  return runRefine(self, arguments, /*inputs=*/nullptr,
                   /*makePasses=*/nullptr);
}

const Command palindrome::refineCommand = makeRefineCommand(refineLLVM);

int main(int argc, char **argv) {
  reserveStandardStreams();
  const std::vector<std::string> words(argv + 1, argv + argc);
  if (words.empty())
    return runInstead("palindrome-mlir", words);
  const std::string &name = words.front();
  std::vector<std::string> arguments(words.begin() + 1, words.end());
  if (name == "verify")
    return runInstead("palindrome-verify", arguments, "palindrome verify");
  // `diff --semantic` is another name of `refine`.
  bool isRefine = name == refineCommand.name;
  // Only files follow "--".
  auto files = llvm::find(arguments, "--");
  if (auto flag = std::find(arguments.begin(), files, "--semantic");
      name == "diff" && flag != files) {
    arguments.erase(flag);
    isRefine = true;
  }
  if (!isRefine || needsMLIR(arguments))
    return runInstead("palindrome-mlir", words);
  if (needsPasses(arguments))
    return runInstead("palindrome-passes", arguments, "palindrome refine");
  return dispatch(refineCommand, arguments, /*onFatalError=*/nullptr);
}
