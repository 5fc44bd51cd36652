// What the ops on tensors of several dialects have in common.

#include "verify/judge/dialects/machine/Tensors.h"
#include "mlir/IR/BuiltinTypes.h"
#include "llvm/Support/MathExtras.h"

using namespace palindrome;
using namespace palindrome::dialects;

bool dialects::isPossible(Machine &machine, llvm::ArrayRef<int64_t> shape) {
  int64_t bytes = sizeof(Value);
  for (int64_t size : shape) {
    if (size < 0)
      machine.undefined("a size is negative: " + llvm::Twine(size));
    else if (llvm::MulOverflow(bytes, size, bytes))
      bytes = std::numeric_limits<int64_t>::max();
  }
  return machine.isRunning() &&
         (llvm::is_contained(shape, 0) || machine.fits(bytes));
}

void dialects::giveFilled(Machine &machine, mlir::Value result, Shape shape,
                          const Value &element) {
  if (!isPossible(machine, shape))
    return;
  size_t count = countElements(shape);
  giveTensor(machine, result, List{std::move(shape), Values(count, element)});
}

static std::string print(llvm::ArrayRef<int64_t> shape) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  stream << '[';
  llvm::interleaveComma(shape, stream);
  stream << ']';
  return text;
}

void dialects::giveTensor(Machine &machine, mlir::Value result, Value list) {
  llvm::ArrayRef<int64_t> sizes = list.list().shape;
  auto type = llvm::cast<mlir::ShapedType>(result.getType());
  if (type.hasRank() &&
      failed(mlir::verifyCompatibleShape(type.getShape(), sizes)))
    return machine.undefined("the sizes of the tensor are " + print(sizes) +
                             ", which are not those of its type");
  machine.set(result, std::move(list));
}

bool dialects::isSameShape(Machine &machine, llvm::ArrayRef<int64_t> left,
                           llvm::ArrayRef<int64_t> right,
                           const llvm::Twine &what) {
  if (left == right)
    return true;
  machine.undefined(what + " are of different sizes: " + print(left) + " and " +
                    print(right));
  return false;
}

Values dialects::indexValues(const Machine &machine,
                             llvm::ArrayRef<int64_t> index) {
  Values values;
  for (int64_t number : index)
    values.push_back(machine.index(number));
  return values;
}

llvm::ArrayRef<int64_t> dialects::sizesOf(const Value &value) {
  return value.isView() ? value.view().sizes : value.list().shape;
}

mlir::FloatType dialects::simpleFloat(Machine &machine, mlir::Type type) {
  auto real = llvm::dyn_cast<mlir::FloatType>(type);
  if (real && real.getWidth() <= 64 &&
      llvm::APFloat::semanticsHasZero(real.getFloatSemantics()) &&
      llvm::APFloat::semanticsHasSignedRepr(real.getFloatSemantics()))
    return real;
  machine.unsupported("the op has no rule for elements of this type");
  return {};
}

bool dialects::passPoison(Machine &machine, mlir::Operation *op) {
  bool isPoison = llvm::any_of(op->getOperands(), [&](mlir::Value operand) {
    return llvm::isa<mlir::TensorType>(operand.getType()) &&
           machine.get(operand).isPoison();
  });
  if (!isPoison)
    return false;
  if (llvm::any_of(op->getOperandTypes(), llvm::IsaPred<mlir::BaseMemRefType>))
    machine.undefined("a tensor that memory is written from is poison");
  for (mlir::Value result : op->getResults())
    machine.set(result, machine.poisonOf(result.getType()));
  return true;
}
