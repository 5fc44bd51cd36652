// palindrome-verify: palindrome verify as far as it needs neither the prover
// nor passes. It is the first program that a build can make, and starts sooner
// than palindrome-mlir, which takes its place for what else a run asks for.

#include "tools/commands/verify/VerifyCommand.h"
#include "tools/line/Dispatch.h"
#include "tools/line/Instead.h"

using namespace palindrome;

static int verifyOrLeave(const Command &self,
                         const std::vector<std::string> &arguments) {
  if (auto status = runVerify(self, arguments, /*specialists=*/nullptr))
    return *status;
  std::vector<std::string> words = {self.name};
  words.insert(words.end(), arguments.begin(), arguments.end());
  return runInstead("palindrome-mlir", words);
}

const Command palindrome::verifyCommand = makeVerifyCommand(verifyOrLeave);

/// The arguments are those of the command.
int main(int argc, char **argv) {
  reserveStandardStreams();
  return dispatch(verifyCommand, {argv + 1, argv + argc},
                  /*onFatalError=*/nullptr);
}
