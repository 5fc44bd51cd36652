// palindrome: the command-line program. It runs the prover itself, and leaves
// LLVM's passes to palindrome-passes and all other subcommands to
// palindrome-mlir. To load MLIR's and LLVM's libraries takes 25 milliseconds,
// and most proofs take less than one: so this program has no MLIR, and links
// LLVM's static libraries.

#include "tools/commands/refine/RefineCommand.h"
#include "tools/line/Dispatch.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include <algorithm>
#include <cerrno>
#include <cstring>
#include <unistd.h>

using namespace palindrome;
namespace path = llvm::sys::path;

/// Runs the program `name`, which is installed with this one, with `argv` in
/// place of this program. Does not return but for an error, with the exit
/// status.
static int runInstead(llvm::StringRef name, char *const *argv) {
  static int here;
  std::string self = llvm::sys::fs::getMainExecutable(argv[0], &here);
  for (llvm::StringRef folder : {"", "../libexec/palindrome"}) {
    llvm::SmallString<256> program = path::parent_path(self);
    path::append(program, folder, name);
    execv(program.c_str(), argv);
    if (errno != ENOENT && errno != ENOTDIR)
      return reportError(program.str().str() +
                         ": error: cannot run: " + strerror(errno));
  }
  return reportError("palindrome: error: " + name.str() +
                     " is missing beside " + self +
                     "; install Palindrome again");
}

static int runWithMLIR(char **argv) {
  return runInstead("palindrome-mlir", argv);
}

/// Runs `palindrome refine` in the program that has LLVM's passes.
static int refineByPasses(char **argv, std::vector<std::string> &arguments) {
  std::vector<char *> words = {argv[0]};
  for (std::string &argument : arguments)
    words.push_back(argument.data());
  words.push_back(nullptr);
  return runInstead("palindrome-passes", words.data());
}

static int refineLLVM(const Command &self,
                      const std::vector<std::string> &arguments) {
  return runRefine(self, arguments, /*inputs=*/nullptr,
                   /*makePasses=*/nullptr);
}

const Command palindrome::refineCommand = makeRefineCommand(refineLLVM);

int main(int argc, char **argv) {
  reserveStandardStreams();
  std::vector<std::string> arguments(argv + 1, argv + argc);
  if (arguments.empty())
    return runWithMLIR(argv);
  std::string name = arguments.front();
  arguments.erase(arguments.begin());
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
    return runWithMLIR(argv);
  if (needsPasses(arguments))
    return refineByPasses(argv, arguments);
  return dispatch(refineCommand, arguments, /*onFatalError=*/nullptr);
}
