// Prints counterexamples with the names, types and places of MLIR.

#include "verify/meaning/Terms.h"
#include "mlir/IR/AsmState.h"
#include "mlir/IR/OperationSupport.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "verify/io/MLIRErrors.h"
#include "verify/io/OneLine.h"
#include "verify/refine/replay/Replay.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/Instructions.h"

using namespace palindrome;
using namespace palindrome::meaning;
using palindrome::refine::FunctionPair;
using palindrome::refine::Line;

/// How an op is printed: without its regions, with the names of the text.
static mlir::OpPrintingFlags flagsOfOps() {
  return mlir::OpPrintingFlags()
      .skipRegions()
      .useLocalScope()
      .assumeVerified()
      .elideLargeElementsAttrs()
      .printNameLocAsPrefix();
}

/// "f.mlir:3:8: %r = arith.addi %x, %y : i32".
static std::string describe(mlir::Operation *op) {
  Diagnostic place = diagnosticAt(op->getLoc(), "", "");
  std::string text;
  llvm::raw_string_ostream out(text);
  if (place.line != 0)
    out << place.file << ':' << place.line << ':' << place.column << ": ";
  // The numbers of values are those within the function.
  mlir::Operation *scope = op->getParentOfType<mlir::FunctionOpInterface>();
  std::string printed;
  llvm::raw_string_ostream stream(printed);
  mlir::AsmState state(scope ? scope : op, flagsOfOps());
  op->print(stream, state);
  out << oneLine(printed);
  return text;
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

/// Prints all arguments, whose lines `lines` begins with.
static void printArguments(llvm::raw_ostream &out,
                           const LoweredFunction &function,
                           llvm::ArrayRef<Line> lines) {
  llvm::SmallVector<llvm::StringRef> values;
  for (const Line &line : lines) {
    llvm::StringRef value = line.after;
    value.consume_front(" = ");
    values.push_back(value);
  }
  for (const LoweredParameter &parameter : function.parameters)
    out << "argument " << parameter.name << ": " << parameter.type << " = "
        << valueOf(parameter, values) << '\n';
}

std::string Terms::print(const FunctionPair &pair,
                         llvm::ArrayRef<Line> lines) const {
  std::string text;
  llvm::raw_string_ostream out(text);
  for (auto [side, function] :
       {std::pair("source", pair.source), std::pair("target", pair.target)})
    if (std::string place = placeOf(function); !place.empty())
      out << side << " at " << place << '\n';

  llvm::ArrayRef<Line> arguments = lines.take_while([](const Line &line) {
    return llvm::isa_and_nonnull<llvm::Argument>(line.about);
  });
  const LoweredFunction *known = find(pair.source);
  if (!known)
    known = find(pair.target);
  if (known && !known->parameters.empty()) {
    printArguments(out, *known, arguments);
    lines = lines.drop_front(arguments.size());
  }
  for (const Line &line : lines) {
    auto *instruction = llvm::dyn_cast_or_null<llvm::Instruction>(line.about);
    mlir::Operation *op = instruction ? originOf(instruction) : nullptr;
    if (op)
      out << llvm::StringRef(line.before).rtrim() << ' ' << describe(op)
          << line.after << '\n';
    else
      out << replay::printLines(line);
  }
  return text;
}
