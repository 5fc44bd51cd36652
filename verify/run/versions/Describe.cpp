// What is said of the functions of a change in the terms of the program.

#include "verify/run/versions/Describe.h"
#include "verify/judge/refine/Globals.h"
#include "verify/run/versions/CTypes.h"
#include "llvm/IR/DebugInfoMetadata.h"

using namespace palindrome;
using namespace palindrome::versions;

static std::string placeOf(const llvm::Function *function,
                           const CompareOptions &options) {
  if (!function)
    return "";
  if (const llvm::DISubprogram *debug = function->getSubprogram())
    return (debug->getFilename() + ":" + llvm::Twine(debug->getLine())).str();
  return options.placeOf ? options.placeOf(function) : "";
}

/// Gives the arguments of a counterexample the names that a function of MLIR
/// has for them. Those that debug information states are there already.
static void nameArguments(const llvm::Function &function,
                          const CompareOptions &options,
                          Counterexample &shown) {
  if (!options.parameterOf || shown.inputs.size() != function.arg_size())
    return;
  for (auto [number, input] : llvm::enumerate(shown.inputs))
    if (input.variable.empty())
      input.variable = options.parameterOf(&function, number);
}

/// States how the type of a function changed.
static void describeSignature(const llvm::Function &mine,
                              const llvm::Function &its, Change &change) {
  if (refine::judgeSignature(mine, its).meaning != Meaning::Different)
    return;
  change.olderType = signatureText(mine);
  change.newerType = signatureText(its);
  if (!change.olderType.empty() && !change.newerType.empty() &&
      change.olderType != change.newerType)
    return;
  auto print = [](const llvm::Function &function) {
    std::string text;
    llvm::raw_string_ostream(text) << *function.getFunctionType();
    return text;
  };
  change.olderType = print(mine);
  change.newerType = print(its);
  // Calling conventions, and attributes of the ABI, are no part of the type.
  if (change.olderType == change.newerType)
    change.olderType = change.newerType = "";
}

void versions::describeFunctions(const llvm::Function *older,
                                 const llvm::Function *newer,
                                 const CompareOptions &options,
                                 Change &change) {
  change.olderPlace = placeOf(older, options);
  change.newerPlace = placeOf(newer, options);
  if (older && change.result.counterexample)
    nameArguments(*older, options, *change.result.counterexample);
  if (older && newer && !change.isAdded() && !change.isRemoved())
    describeSignature(*older, *newer, change);
}
