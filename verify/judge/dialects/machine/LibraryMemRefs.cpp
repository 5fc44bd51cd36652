// Functions of MLIR's runner libraries that take memrefs. What they print is
// documented by their source, mlir/ExecutionEngine/RunnerUtils.h.

#include "mlir/AsmParser/AsmParser.h"
#include "mlir/IR/BuiltinTypes.h"
#include "verify/judge/dialects/machine/Machine.h"
#include "llvm/Support/Format.h"

using namespace palindrome;
using namespace palindrome::dialects;

namespace {
/// What the name of a function calls the type of its elements.
struct ElementName {
  llvm::StringLiteral name, type;
};

/// The functions that begin with `prefix`; `elements` are names of elements.
struct Family {
  llvm::StringLiteral prefix, elements;
  size_t operands;
  void (*run)(Machine &machine, mlir::Type element,
              llvm::ArrayRef<View> operands, Values &results);
};

/// Prints a memref, or counts where two of them differ.
class Printer {
public:
  Printer(Machine &machine, mlir::Type element, const View &view)
      : machine(machine), element(element), view(view) {}

  void printShape();
  void printElements();
  /// How many elements differ from those of `other`; -1 if the shapes do.
  int64_t countDifferences(const View &other);

private:
  void printDimension(size_t dimension, int64_t offset);
  Value elementAt(const View &of, int64_t offset);

  Machine &machine;
  mlir::Type element;
  const View &view;
};
} // namespace

static constexpr ElementName elementNames[] = {
    {"4x4xf32", "vector<4x4xf32>"},
    {"BF16", "bf16"},
    {"C32", "complex<f32>"},
    {"C64", "complex<f64>"},
    {"F16", "f16"},
    {"F32", "f32"},
    {"F64", "f64"},
    {"I16", "i16"},
    {"I32", "i32"},
    {"I64", "i64"},
    {"I8", "i8"},
    {"Ind", "index"},
};

static void print(Machine &machine, mlir::Type element,
                  llvm::ArrayRef<View> operands, Values &) {
  Printer printer(machine, element, operands[0]);
  printer.printShape();
  printer.printElements();
}

static void printUnranked(Machine &machine, mlir::Type element,
                          llvm::ArrayRef<View> operands, Values &results) {
  machine.output() << "Unranked Memref ";
  print(machine, element, operands, results);
}

static void printRanked(Machine &machine, mlir::Type element,
                        llvm::ArrayRef<View> operands, Values &results) {
  machine.output() << "Memref ";
  print(machine, element, operands, results);
}

static void printShape(Machine &machine, mlir::Type element,
                       llvm::ArrayRef<View> operands, Values &) {
  machine.output() << "Unranked Memref ";
  Printer(machine, element, operands[0]).printShape();
  machine.output() << '\n';
}

static void verify(Machine &machine, mlir::Type element,
                   llvm::ArrayRef<View> operands, Values &results) {
  int64_t count =
      Printer(machine, element, operands[0]).countDifferences(operands[1]);
  results.push_back(llvm::APInt(64, count, /*isSigned=*/true));
}

static constexpr Family families[] = {
    {"printMemrefShape", "I8 I32 I64 F32 F64 Ind C32 C64", 1, printShape},
    {"printMemref0d", "F32", 1, printRanked},
    {"printMemref1d", "I8 I32 I64 F32 F64 Ind C32 C64", 1, printRanked},
    {"printMemref2d", "F32", 1, printRanked},
    {"printMemref3d", "F32", 1, printRanked},
    {"printMemref4d", "F32", 1, printRanked},
    {"printMemrefVector", "4x4xf32", 1, printRanked},
    {"printMemref", "I8 I16 I32 I64 F16 BF16 F32 F64 Ind C32 C64", 1,
     printUnranked},
    {"verifyMemRef", "I8 I16 I32 I64 F16 BF16 F32 F64 Ind C32 C64", 2, verify},
};

static llvm::APFloat toFloat(mlir::Type type, const llvm::APInt &bits) {
  return llvm::APFloat(llvm::cast<mlir::FloatType>(type).getFloatSemantics(),
                       bits);
}

static void printScalar(llvm::raw_ostream &stream, mlir::Type type,
                        const llvm::APInt &bits) {
  if (type.isInteger(8)) {
    stream << static_cast<char>(bits.getZExtValue());
  } else if (type.isIntOrIndex()) {
    bits.print(stream, /*isSigned=*/!type.isIndex());
  } else {
    llvm::APFloat number = toFloat(type, bits);
    bool losesInfo = false;
    number.convert(llvm::APFloat::IEEEdouble(),
                   llvm::APFloat::rmNearestTiesToEven, &losesInfo);
    stream << llvm::format("%g", number.convertToDouble());
  }
}

static void printElement(llvm::raw_ostream &stream, mlir::Type type,
                         const Value &value) {
  if (auto complex = llvm::dyn_cast<mlir::ComplexType>(type)) {
    mlir::Type part = complex.getElementType();
    stream << '(';
    printScalar(stream, part, value.list().elements[0].bits());
    stream << ',';
    printScalar(stream, part, value.list().elements[1].bits());
    stream << ')';
    return;
  }
  if (auto vector = llvm::dyn_cast<mlir::VectorType>(type)) {
    int64_t rows = vector.getDimSize(0), columns = vector.getDimSize(1);
    for (int64_t i = 0; i < rows; ++i) {
      // The last row is indented less than the others.
      stream << (i == 0 ? "(" : ", ");
      stream.indent(i == 0 ? 0 : i + 1 < rows ? 2 : 1);
      for (int64_t j = 0; j < columns; ++j) {
        stream << (j == 0 ? "(" : ", ");
        printScalar(stream, vector.getElementType(),
                    value.list().elements[i * columns + j].bits());
      }
      stream << ')';
    }
    stream << ')';
    return;
  }
  printScalar(stream, type, value.bits());
}

/// Where memory is, nobody says.
void Printer::printShape() {
  uint64_t address = 0;
  if (!machine.hidesAddresses()) {
    machine.noteLatitude();
    address = machine.memory().addressOf(view.base);
  }
  llvm::raw_ostream &stream = machine.output();
  stream << "base@ = " << (address ? "0x" : "");
  stream.write_hex(address);
  stream << " rank = " << view.sizes.size() << " offset = " << view.offset
         << " sizes = [";
  llvm::interleaveComma(view.sizes, stream);
  stream << "] strides = [";
  llvm::interleaveComma(view.strides, stream);
  stream << ']';
}

/// The functions do not look at bounds: an offset is one from the base.
Value Printer::elementAt(const View &of, int64_t offset) {
  Pointer place = of.base;
  place.bytes += offset * machine.memory().bytesOf(element);
  Value value = machine.memory().load(place, element);
  if (machine.isRunning() && findPoison(value))
    machine.undefined("a function of the runner libraries reads poison");
  return value;
}

void Printer::printDimension(size_t dimension, int64_t offset) {
  if (!machine.isRunning())
    return;
  llvm::raw_ostream &stream = machine.output();
  if (dimension == view.sizes.size()) {
    Value value = elementAt(view, offset);
    if (machine.isRunning())
      printElement(stream, element, value);
    return;
  }
  // The first element is printed even if there is none.
  int64_t size = std::max<int64_t>(view.sizes[dimension], 1);
  bool isInnermost = dimension + 1 == view.sizes.size();
  stream << '[';
  for (int64_t i = 0; i < size && machine.isRunning(); ++i) {
    if (i > 0) {
      stream << (isInnermost ? ", " : ", \n");
      stream.indent(dimension + 1);
    }
    printDimension(dimension + 1, offset + i * view.strides[dimension]);
  }
  stream << ']';
}

void Printer::printElements() {
  llvm::raw_ostream &stream = machine.output();
  bool isScalar = view.sizes.empty();
  stream << " data = \n" << (isScalar ? "[" : "");
  printDimension(0, view.offset);
  stream << (isScalar ? "]" : "") << '\n';
}

/// Whether values of `type` are equal, or close to each other if it is f32 or
/// f64.
static bool isAsExpected(mlir::Type type, const Value &actual,
                         const Value &expected) {
  if (auto complex = llvm::dyn_cast<mlir::ComplexType>(type))
    return llvm::all_of_zip(
        actual.list().elements, expected.list().elements,
        [&](const Value &left, const Value &right) {
          return toFloat(complex.getElementType(), left.bits()) ==
                 toFloat(complex.getElementType(), right.bits());
        });
  if (type.isIntOrIndex())
    return actual.bits() == expected.bits();
  llvm::APFloat found = toFloat(type, actual.bits());
  llvm::APFloat wanted = toFloat(type, expected.bits());
  if (!type.isF32() && !type.isF64())
    return found == wanted;
  if (!found.isFinite() || !wanted.isFinite())
    return false;
  if (type.isF64())
    return std::abs(found.convertToDouble() - wanted.convertToDouble()) <=
           1e-12 * std::abs(wanted.convertToDouble());
  return std::abs(found.convertToFloat() - wanted.convertToFloat()) <=
         1e-6f * std::abs(wanted.convertToFloat());
}

int64_t Printer::countDifferences(const View &other) {
  if (!view.sizes.empty() &&
      (view.sizes != other.sizes || view.strides != other.strides ||
       view.offset != other.offset))
    return -1;
  int64_t count = 0;
  forEachIndex(view.sizes, [&](llvm::ArrayRef<int64_t> index) {
    int64_t offset = view.offset;
    for (auto [number, stride] : llvm::zip_equal(index, view.strides))
      offset += number * stride;
    Value actual = elementAt(view, offset), expected = elementAt(other, offset);
    if (!machine.isRunning())
      return;
    count += isAsExpected(element, actual, expected) ? 0 : 1;
  });
  return count;
}

/// The operand, a memref or a tensor, as a view.
static std::optional<View> toView(Machine &machine, const Value &value,
                                  mlir::Type type) {
  auto shaped = llvm::dyn_cast<mlir::ShapedType>(type);
  if (value.isView()) {
    if (value.view().layout)
      machine.unsupported("the libraries know memrefs with strides alone");
    return value.view();
  }
  if (!shaped || !value.isList())
    return std::nullopt;
  mlir::Type element = shaped.getElementType();
  Value memref = machine.memory().allocateView(element, value.list().shape,
                                               Buffer::Kind::Heap);
  if (!machine.isRunning())
    return std::nullopt;
  machine.memory().storeAll(value, memref.view(), element);
  return memref.view();
}

bool dialects::callMemRefLibrary(Machine &machine, llvm::StringRef name,
                                 llvm::ArrayRef<mlir::Type> types,
                                 llvm::ArrayRef<Value> values,
                                 Values &results) {
  for (const Family &family : families) {
    llvm::StringRef element = name;
    if (!element.consume_front(family.prefix) ||
        family.operands != values.size())
      continue;
    llvm::SmallVector<llvm::StringRef> known;
    family.elements.split(known, ' ');
    if (!llvm::is_contained(known, element))
      continue;
    llvm::SmallVector<View> operands;
    for (auto [value, type] : llvm::zip_equal(values, types))
      if (std::optional<View> view = toView(machine, value, type))
        operands.push_back(*view);
    if (!machine.isRunning())
      return true;
    if (operands.size() != values.size()) {
      machine.undefined("@" + name + " gets a memref that is poison");
      return true;
    }
    const ElementName *found =
        llvm::find_if(elementNames, [&](const ElementName &candidate) {
          return candidate.name == element;
        });
    family.run(machine,
               mlir::parseType(found->type, types.front().getContext()),
               operands, results);
    return true;
  }
  return false;
}
