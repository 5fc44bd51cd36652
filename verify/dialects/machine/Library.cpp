// Functions of MLIR's runner libraries, which programs declare and call.

#include "verify/dialects/machine/Machine.h"
#include "llvm/Support/Format.h"
#include <chrono>

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
    // The stream of errors has what `printFlops` prints.
    {"printFlops", 1, [](llvm::raw_ostream &, Operands) {}},
    {"printOpen", 0,
     [](llvm::raw_ostream &stream, Operands) { stream << "( "; }},
    {"printClose", 0,
     [](llvm::raw_ostream &stream, Operands) { stream << " )"; }},
    {"printComma", 0,
     [](llvm::raw_ostream &stream, Operands) { stream << ", "; }},
    {"printNewline", 0,
     [](llvm::raw_ostream &stream, Operands) { stream << '\n'; }},
};

/// Sorts the first `count` elements of `view`.
static void sort(Machine &machine, const View &view, int64_t count,
                 mlir::Type type) {
  List list{{count}, {}};
  for (int64_t i = 0; i < count; ++i)
    list.elements.push_back(machine.memory().load(view, {i}, type));
  if (!machine.isRunning())
    return;
  if (findPoison(Value(list)))
    return machine.undefined("poison is sorted");
  auto isLess = [&](const Value &left, const Value &right) {
    if (type.isIntOrIndex())
      return left.bits().slt(right.bits());
    const auto &format = llvm::cast<mlir::FloatType>(type).getFloatSemantics();
    return llvm::APFloat(format, left.bits()) <
           llvm::APFloat(format, right.bits());
  };
  llvm::sort(list.elements, isLess);
  for (int64_t i = 0; i < count; ++i)
    machine.memory().store(list.elements[i], view, {i}, type);
}

/// Functions that return something, or change memory.
static bool callOther(Machine &machine, llvm::StringRef name,
                      llvm::ArrayRef<mlir::Type> types,
                      llvm::ArrayRef<Value> values, Values &results) {
  auto now = std::chrono::system_clock::now().time_since_epoch();
  if (name == "rtclock" && values.empty()) {
    machine.noteLatitude();
    double seconds = std::chrono::duration<double>(now).count();
    results.push_back(llvm::APFloat(seconds).bitcastToAPInt());
    return true;
  }
  if (name == "nanoTime" && values.empty()) {
    machine.noteLatitude();
    results.push_back(llvm::APInt(
        64, std::chrono::duration_cast<std::chrono::nanoseconds>(now).count()));
    return true;
  }
  if (name == "putchar" && values.size() == 1) {
    int64_t character = machine.number(values[0]);
    if (machine.isRunning())
      machine.output() << static_cast<char>(character);
    results.push_back(values[0]);
    return true;
  }
  bool isSort =
      name == "stdSortI64" || name == "stdSortF32" || name == "stdSortF64";
  if (!isSort || values.size() != 2 || !values[1].isView())
    return false;
  int64_t count = machine.number(values[0]);
  sort(machine, values[1].view(), count,
       llvm::cast<mlir::ShapedType>(types[1]).getElementType());
  return true;
}

bool dialects::callLibrary(Machine &machine, llvm::StringRef name,
                           llvm::ArrayRef<mlir::Type> types,
                           llvm::ArrayRef<Value> values, Values &results) {
  // The form for C has this prefix; what a program declares may have it.
  name.consume_front("_mlir_ciface_");
  if (callMemRefLibrary(machine, name, types, values, results) ||
      callOther(machine, name, types, values, results))
    return true;
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
