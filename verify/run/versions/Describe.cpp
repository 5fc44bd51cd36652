// What is said of the functions of a change in the terms of the program.

#include "verify/run/versions/Describe.h"
#include "verify/judge/refine/Globals.h"
#include "verify/run/versions/CTypes.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/DebugProgramInstruction.h"
#include "llvm/IR/InstIterator.h"
#include <map>

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

/// The names of the parameters of `function` in the program, as far as the
/// debug information states them, by their numbers from 1.
static std::map<unsigned, std::string>
parametersOf(const llvm::Function &function) {
  std::map<unsigned, std::string> parameters;
  for (const llvm::Instruction &inst : llvm::instructions(function))
    for (const llvm::DbgVariableRecord &record :
         llvm::filterDbgVars(inst.getDbgRecordRange()))
      if (const llvm::DILocalVariable *variable = record.getVariable();
          variable->getArg() && !record.getDebugLoc()->getInlinedAt())
        parameters[variable->getArg()] = variable->getName().str();
  return parameters;
}

/// Gives the arguments of a counterexample the names that they have in the
/// program, where each is a parameter there: `x (%0)` for `%0`.
static void nameArguments(const llvm::Function &function,
                          const CompareOptions &options,
                          Counterexample &shown) {
  std::map<unsigned, std::string> parameters = parametersOf(function);
  if (parameters.empty() && options.parameterOf)
    for (unsigned i = 0; i < function.arg_size(); ++i)
      if (std::string name = options.parameterOf(&function, i); !name.empty())
        parameters[i + 1] = name;
  if (parameters.size() != function.arg_size())
    return;
  for (auto [argument, parameter] : llvm::zip(function.args(), parameters)) {
    std::string name =
        "%" + (argument.hasName() ? argument.getName().str()
                                  : std::to_string(argument.getArgNo()));
    for (Counterexample::Input &input : shown.inputs)
      if (input.name == name && name != "%" + parameter.second)
        input.name = parameter.second + " (" + name + ")";
  }
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
