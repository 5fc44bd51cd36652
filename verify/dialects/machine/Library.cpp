// Functions of MLIR's runner libraries, which programs declare and call.

#include "verify/dialects/machine/Machine.h"
#include "llvm/Support/Format.h"

using namespace palindrome;
using namespace palindrome::dialects;

namespace {
struct Function {
  llvm::StringLiteral name;
  size_t operands;
  void (*run)(llvm::raw_ostream &stream, llvm::ArrayRef<llvm::APInt> operands);
};
} // namespace

static void printFloat(llvm::raw_ostream &stream,
                       const llvm::fltSemantics &format,
                       const llvm::APInt &bits) {
  llvm::APFloat number(format, bits);
  bool losesInfo = false;
  number.convert(llvm::APFloat::IEEEdouble(),
                 llvm::APFloat::rmNearestTiesToEven, &losesInfo);
  stream << llvm::format("%g", number.convertToDouble());
}

using Operands = llvm::ArrayRef<llvm::APInt>;

/// What the functions print is documented by their source,
/// mlir/ExecutionEngine/CRunnerUtils.cpp.
static constexpr Function functions[] = {
    {"printI64", 1,
     [](llvm::raw_ostream &stream, Operands operands) {
       operands[0].print(stream, /*isSigned=*/true);
     }},
    {"printU64", 1,
     [](llvm::raw_ostream &stream, Operands operands) {
       operands[0].print(stream, /*isSigned=*/false);
     }},
    {"printF16", 1,
     [](llvm::raw_ostream &stream, Operands operands) {
       printFloat(stream, llvm::APFloat::IEEEhalf(), operands[0].trunc(16));
     }},
    {"printBF16", 1,
     [](llvm::raw_ostream &stream, Operands operands) {
       printFloat(stream, llvm::APFloat::BFloat(), operands[0].trunc(16));
     }},
    {"printF32", 1,
     [](llvm::raw_ostream &stream, Operands operands) {
       printFloat(stream, llvm::APFloat::IEEEsingle(), operands[0]);
     }},
    {"printF64", 1,
     [](llvm::raw_ostream &stream, Operands operands) {
       printFloat(stream, llvm::APFloat::IEEEdouble(), operands[0]);
     }},
    {"printOpen", 0,
     [](llvm::raw_ostream &stream, Operands) { stream << "( "; }},
    {"printClose", 0,
     [](llvm::raw_ostream &stream, Operands) { stream << " )"; }},
    {"printComma", 0,
     [](llvm::raw_ostream &stream, Operands) { stream << ", "; }},
    {"printNewline", 0,
     [](llvm::raw_ostream &stream, Operands) { stream << '\n'; }},
};

bool dialects::callLibrary(Machine &machine, llvm::StringRef name,
                           llvm::ArrayRef<mlir::Type> types,
                           llvm::ArrayRef<Value> values, Values &results) {
  for (const Function &function : functions) {
    if (function.name != name || function.operands != values.size())
      continue;
    llvm::SmallVector<llvm::APInt> operands;
    for (const Value &value : values) {
      if (!value.isBits()) {
        machine.undefined("@" + name + " prints poison");
        return true;
      }
      operands.push_back(value.bits());
    }
    function.run(machine.output(), operands);
    return true;
  }
  return false;
}
