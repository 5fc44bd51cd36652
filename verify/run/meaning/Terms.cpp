// Restates counterexamples with the names, types and places of MLIR.

#include "verify/run/meaning/Terms.h"
#include "mlir/IR/AsmState.h"
#include "mlir/IR/OperationSupport.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "verify/base/io/MLIRErrors.h"
#include "verify/base/io/OneLine.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/Instructions.h"

using namespace palindrome;
using namespace palindrome::meaning;
using palindrome::refine::FunctionPair;

/// How an op is printed: without its regions, with the names of the text.
static mlir::OpPrintingFlags flagsOfOps() {
  return mlir::OpPrintingFlags()
      .skipRegions()
      .useLocalScope()
      .assumeVerified()
      .elideLargeElementsAttrs()
      .printNameLocAsPrefix();
}

/// The place and the text of `op`.
static void describe(mlir::Operation *op, Counterexample::Step &step) {
  Diagnostic place = diagnosticAt(op->getLoc(), "", "");
  if (place.line != 0)
    step.place = (llvm::Twine(place.file) + ":" + llvm::Twine(place.line) +
                  ":" + llvm::Twine(place.column))
                     .str();
  // The numbers of values are those within the function.
  mlir::Operation *scope = op->getParentOfType<mlir::FunctionOpInterface>();
  std::string printed;
  llvm::raw_string_ostream stream(printed);
  mlir::AsmState state(scope ? scope : op, flagsOfOps());
  op->print(stream, state);
  step.instruction = oneLine(printed);
}

const LoweredFunction *Terms::find(const llvm::Function *function) const {
  for (const LoweredModule *side : {source, target})
    if (side)
      if (auto found = side->functions.find(function);
          found != side->functions.end())
        return &found->second;
  return nullptr;
}

std::string Terms::placeOf(const llvm::Function *function) const {
  const LoweredFunction *found = find(function);
  return found ? found->place : "";
}

std::string Terms::parameterOf(const llvm::Function *function,
                               unsigned number) const {
  if (const LoweredFunction *found = find(function))
    for (const LoweredParameter &parameter : found->parameters)
      if (parameter.form == Form::Value && parameter.first == number)
        return parameter.name;
  return "";
}

mlir::Operation *Terms::originOf(const llvm::Instruction *instruction) const {
  for (const LoweredModule *side : {source, target})
    if (side)
      if (mlir::Operation *op = side->ops.lookup(instruction))
        return op;
  return nullptr;
}

/// The values of `parameter`, of which `values` are those of all parameters in
/// LLVM IR.
static std::string valueOf(const LoweredParameter &parameter,
                           llvm::ArrayRef<llvm::StringRef> values) {
  values = values.slice(parameter.first, parameter.count);
  auto list = [](llvm::ArrayRef<llvm::StringRef> some) {
    return "[" + llvm::join(some, ", ") + "]";
  };
  switch (parameter.form) {
  case Form::Value:
    return values[0].str();
  case Form::Unranked:
    return ("rank " + values[0] + ", descriptor at " + values[1]).str();
  case Form::Descriptor: {
    size_t rank = (values.size() - 3) / 2;
    llvm::SmallVector<llvm::StringRef> strides(values.slice(3 + rank, rank));
    // The function does not use what was passed.
    for (unsigned i = 0; i < parameter.impliedStrides; ++i)
      strides[i] = "by size";
    return ("base " + values[0] + ", aligned " + values[1] + ", offset " +
            values[2] + ", sizes " + list(values.slice(3, rank)) +
            ", strides " + list(strides))
        .str();
  }
  }
  llvm_unreachable("all cases return");
}

/// Replaces the arguments of a function of LLVM IR by those that they were made
/// of.
static void restateInputs(const LoweredFunction &function,
                          Counterexample &shown) {
  llvm::SmallVector<llvm::StringRef> values;
  for (const Counterexample::Input &input : shown.inputs)
    values.push_back(input.value);
  std::vector<Counterexample::Input> inputs;
  for (const LoweredParameter &parameter : function.parameters)
    inputs.push_back(
        {parameter.name, parameter.type, valueOf(parameter, values)});
  shown.inputs = std::move(inputs);
  shown.isMLIR = true;
}

void Terms::restate(const FunctionPair &pair, Counterexample &shown) const {
  const LoweredFunction *known = find(pair.source);
  if (!known)
    known = find(pair.target);
  if (known && !known->parameters.empty())
    restateInputs(*known, shown);
  auto restate = [&](Counterexample::Step &step) {
    auto *instruction = llvm::dyn_cast_or_null<llvm::Instruction>(step.about);
    if (mlir::Operation *op = instruction ? originOf(instruction) : nullptr)
      describe(op, step);
  };
  for (auto [side, function] : {std::pair(&shown.source, pair.source),
                                std::pair(&shown.target, pair.target)}) {
    side->place = placeOf(function);
    for (std::optional<Counterexample::Step> *step :
         {&side->end, &side->parting})
      if (*step)
        restate(**step);
    llvm::for_each(side->events, restate);
    llvm::for_each(side->trace, restate);
  }
  llvm::for_each(shown.calls, restate);
}
