// `vector.print`: https://mlir.llvm.org/docs/Dialects/Vector/

#include "verify/judge/dialects/vector/Vector.h"

using namespace palindrome;
using namespace palindrome::dialects;
using mlir::vector::PrintPunctuation;

/// Calls a function of MLIR's runner libraries.
static void call(Machine &machine, llvm::StringRef name,
                 llvm::ArrayRef<Value> values = {}) {
  Values results;
  callLibrary(machine, name, {}, values, results);
}

/// There is a function for `double` and for 64 bits, signed or not; a single
/// bit is a number without a sign.
static void printScalar(Machine &machine, mlir::Type type, const Value &value) {
  if (std::optional<llvm::APFloat> number = realOf(type, value)) {
    bool losesInfo = false;
    number->convert(llvm::APFloat::IEEEdouble(),
                    llvm::APFloat::rmNearestTiesToEven, &losesInfo);
    return call(machine, "printF64", Value(number->bitcastToAPInt()));
  }
  bool isUnsigned =
      type.isIndex() || type.isUnsignedInteger() || type.isSignlessInteger(1);
  call(machine, isUnsigned ? "printU64" : "printI64", value);
}

/// Prints the elements of one dimension after another, from `next` on.
static void printVector(Machine &machine, mlir::Type type,
                        llvm::ArrayRef<int64_t> shape,
                        Values::const_iterator &next) {
  if (shape.empty())
    return printScalar(machine, type, *next++);
  call(machine, "printOpen");
  for (int64_t i = 0; i < shape.front() && machine.isRunning(); ++i) {
    if (i)
      call(machine, "printComma");
    printVector(machine, type, shape.drop_front(), next);
  }
  call(machine, "printClose");
}

static void print(Machine &machine, mlir::Operation *op) {
  auto printOp = llvm::cast<mlir::vector::PrintOp>(op);
  if (std::optional<llvm::StringRef> text = printOp.getStringLiteral()) {
    machine.output() << *text;
    return;
  }
  if (mlir::Value source = printOp.getSource()) {
    Value list = vectorOrScalarOf(machine, source);
    auto next = list.list().elements.begin();
    mlir::Type type = mlir::getElementTypeOrSelf(source);
    auto vector = llvm::dyn_cast<mlir::VectorType>(source.getType());
    Shape shape = list.list().shape;
    if (vector && shape.empty())
      shape = {1}; // In parentheses.
    printVector(machine, type, shape, next);
  }
  static constexpr std::pair<PrintPunctuation, llvm::StringLiteral> marks[] = {
      {PrintPunctuation::NewLine, "printNewline"},
      {PrintPunctuation::Comma, "printComma"},
      {PrintPunctuation::Open, "printOpen"},
      {PrintPunctuation::Close, "printClose"}};
  for (auto [mark, name] : marks)
    if (mark == printOp.getPunctuation() && machine.isRunning())
      call(machine, name);
}

static constexpr Rule rules[] = {{"vector.print", print}};

llvm::ArrayRef<Rule> dialects::vectorPrintRules() { return rules; }
