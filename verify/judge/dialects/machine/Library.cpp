// Functions of MLIR's runner libraries, which programs declare and call.

#include "verify/judge/dialects/machine/Machine.h"
#include "llvm/Support/Format.h"
#include <chrono>

using namespace palindrome;
using namespace palindrome::dialects;

namespace {
struct Function {
  llvm::StringLiteral name;
  size_t operands;
  void (*run)(Machine &machine, llvm::ArrayRef<llvm::APInt> operands);
};
} // namespace

static void printFloat(Machine &machine, const llvm::fltSemantics &format,
                       const llvm::APInt &bits) {
  llvm::APFloat number(format, bits);
  if (number.isNaN()) // Its sign is printed, too.
    machine.noteLatitude();
  bool losesInfo = false;
  number.convert(llvm::APFloat::IEEEdouble(),
                 llvm::APFloat::rmNearestTiesToEven, &losesInfo);
  machine.output() << llvm::format("%g", number.convertToDouble());
}

using Operands = llvm::ArrayRef<llvm::APInt>;

/// What the functions print is documented by their source,
/// mlir/ExecutionEngine/CRunnerUtils.cpp.
static constexpr Function functions[] = {
    {"printI64", 1,
     [](Machine &machine, Operands operands) {
       operands[0].print(machine.output(), /*isSigned=*/true);
     }},
    {"printU64", 1,
     [](Machine &machine, Operands operands) {
       operands[0].print(machine.output(), /*isSigned=*/false);
     }},
    {"printF16", 1,
     [](Machine &machine, Operands operands) {
       printFloat(machine, llvm::APFloat::IEEEhalf(), operands[0].trunc(16));
     }},
    {"printBF16", 1,
     [](Machine &machine, Operands operands) {
       printFloat(machine, llvm::APFloat::BFloat(), operands[0].trunc(16));
     }},
    {"printF32", 1,
     [](Machine &machine, Operands operands) {
       printFloat(machine, llvm::APFloat::IEEEsingle(), operands[0]);
     }},
    {"printF64", 1,
     [](Machine &machine, Operands operands) {
       printFloat(machine, llvm::APFloat::IEEEdouble(), operands[0]);
     }},
    // The stream of errors has what `printFlops` prints.
    {"printFlops", 1, [](Machine &, Operands) {}},
    {"printOpen", 0,
     [](Machine &machine, Operands) { machine.output() << "( "; }},
    {"printClose", 0,
     [](Machine &machine, Operands) { machine.output() << " )"; }},
    {"printComma", 0,
     [](Machine &machine, Operands) { machine.output() << ", "; }},
    {"printNewline", 0,
     [](Machine &machine, Operands) { machine.output() << '\n'; }},
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

/// Seconds since an epoch, which are not the same in two runs.
static double readClock(Machine &machine) {
  machine.noteLatitude();
  auto now = std::chrono::system_clock::now().time_since_epoch();
  return std::chrono::duration<double>(now).count();
}

namespace {
/// A function that returns something, or changes memory.
struct OtherFunction {
  llvm::StringLiteral name;
  size_t operands;
  void (*run)(Machine &machine, llvm::ArrayRef<mlir::Type> types,
              llvm::ArrayRef<Value> values, Values &results);
};
} // namespace

using Types = llvm::ArrayRef<mlir::Type>;
using Arguments = llvm::ArrayRef<Value>;

static void sortMemRef(Machine &machine, Types types, Arguments values,
                       Values &) {
  int64_t count = machine.number(values[0]);
  if (machine.isRunning() && values[1].isView())
    sort(machine, values[1].view(), count,
         llvm::cast<mlir::ShapedType>(types[1]).getElementType());
}

static constexpr OtherFunction otherFunctions[] = {
    {"free", 1,
     [](Machine &machine, Types, Arguments values, Values &) {
       if (values[0].isPointer())
         return machine.memory().free(values[0].pointer());
       machine.undefined("what is freed is poison");
     }},
    {"malloc", 1,
     [](Machine &machine, Types types, Arguments values, Values &results) {
       mlir::Type byte = mlir::IntegerType::get(types[0].getContext(), 8);
       int64_t size = machine.number(values[0]);
       if (machine.isRunning())
         results.push_back(Pointer{
             machine.memory().allocate(byte, size, Buffer::Kind::Heap), 0});
     }},
    {"nanoTime", 0,
     [](Machine &machine, Types, Arguments, Values &results) {
       results.push_back(
           llvm::APInt(64, static_cast<uint64_t>(readClock(machine) * 1e9)));
     }},
    {"putchar", 1,
     [](Machine &machine, Types, Arguments values, Values &results) {
       int64_t character = machine.number(values[0]);
       if (machine.isRunning())
         machine.output() << static_cast<char>(character);
       results.push_back(values[0]);
     }},
    {"rtclock", 0,
     [](Machine &machine, Types, Arguments, Values &results) {
       results.push_back(llvm::APFloat(readClock(machine)).bitcastToAPInt());
     }},
    {"stdSortF32", 2, sortMemRef},
    {"stdSortF64", 2, sortMemRef},
    {"stdSortI64", 2, sortMemRef},
};

static bool callOther(Machine &machine, llvm::StringRef name, Types types,
                      Arguments values, Values &results) {
  for (const OtherFunction &function : otherFunctions) {
    if (function.name != name || function.operands != values.size())
      continue;
    // Callers that know no types ask for what is printed alone.
    if (types.size() == values.size())
      function.run(machine, types, values, results);
    return types.size() == values.size();
  }
  return false;
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
    function.run(machine, operands);
    return true;
  }
  return false;
}
