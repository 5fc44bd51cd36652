// palindrome-passes: palindrome refine with --passes for LLVM IR. It has LLVM's
// passes for all targets, in the shared library of LLVM, and no MLIR, which
// would take as long again to load.

#include "tools/commands/refine/Passes.h"
#include "tools/commands/refine/RefineCommand.h"
#include "tools/line/Dispatch.h"

using namespace palindrome;

static int refineByPasses(const Command &self,
                          const std::vector<std::string> &arguments) {
  return runRefine(self, arguments, /*inputs=*/nullptr, makeLLVMPasses);
}

const Command palindrome::refineCommand = makeRefineCommand(refineByPasses);

/// The arguments are those of the command.
int main(int argc, char **argv) {
  reserveStandardStreams();
  return dispatch(refineCommand, {argv + 1, argv + argc},
                  /*onFatalError=*/nullptr);
}
