// Vectors as lists, and the lanes that masks turn off.

#include "verify/judge/dialects/vector/Vector.h"
#include "llvm/Support/MathExtras.h"

using namespace palindrome;
using namespace palindrome::dialects;

Value dialects::vectorOf(const Machine &machine, mlir::Value vector) {
  const Value &value = machine.get(vector);
  if (!value.isPoison())
    return value;
  Shape shape = machine.shapeOf(llvm::cast<mlir::VectorType>(vector.getType()));
  size_t count = countElements(shape);
  return List{std::move(shape), Values(count, value)};
}

Value dialects::vectorOrScalarOf(const Machine &machine, mlir::Value value) {
  if (llvm::isa<mlir::VectorType>(value.getType()))
    return vectorOf(machine, value);
  return List{{}, {machine.get(value)}};
}

void dialects::setElements(Machine &machine, mlir::Value result,
                           Values elements) {
  if (auto vector = llvm::dyn_cast<mlir::VectorType>(result.getType()))
    machine.set(result, List{machine.shapeOf(vector), std::move(elements)});
  else
    machine.set(result, elements.front());
}

int64_t dialects::advance(Machine &machine, int64_t index, int64_t offset) {
  int64_t sum = 0;
  if (llvm::AddOverflow(index, offset, sum))
    machine.undefined("the index of a lane overflows");
  return sum;
}

Lanes::Lanes(Machine &machine, mlir::Operation *op, mlir::Value mask)
    : machine(machine), bit(mlir::IntegerType::get(op->getContext(), 1)) {
  if (mask)
    inner = vectorOf(machine, mask);
  if (auto around = llvm::dyn_cast<mlir::vector::MaskOp>(op->getParentOp())) {
    outer = vectorOf(machine, around.getMask());
    if (mlir::Value value = around.getPassthru())
      passthru = vectorOrScalarOf(machine, value);
  }
}

static bool isOff(const Value &bit) {
  return bit.isBits() && bit.bits().isZero();
}

Value Lanes::operator[](size_t position) const {
  Value on(llvm::APInt(1, 1));
  const Value &first = outer ? outer->list().elements[position] : on;
  const Value &second = inner ? inner->list().elements[position] : on;
  if (first.isTerm())
    return machine.pick(Bits(first.term()), bit, second,
                        Value(llvm::APInt(1, 0)));
  return first.isPoison() || isOff(first) ? first : second;
}

bool Lanes::haveTerms() const {
  auto isTerm = [](const Value &value) { return value.isTerm(); };
  return (outer && llvm::any_of(outer->list().elements, isTerm)) ||
         (inner && llvm::any_of(inner->list().elements, isTerm));
}

const Value *Lanes::replacement(size_t position) const {
  bool isReplaced = passthru && isOff(outer->list().elements[position]);
  return isReplaced ? &*passthru : nullptr;
}
