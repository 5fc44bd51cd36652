// Wrong rules, made of right ones.

#include "test/mutate/lowering/RuleMutations.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/TypeUtilities.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "verify/judge/dialects/machine/Descriptor.h"

using namespace palindrome;
using namespace palindrome::mutate;
using dialects::Buffer;
using dialects::Machine;
using dialects::Value;
using dialects::Values;

static bool mutated = false;

bool mutate::hasMutated() { return mutated; }

void mutate::carryOutRight(Machine &machine, mlir::Operation *op) {
  machine.carryOut(*dialects::allRules().lookup(op->getName().getStringRef()),
                   op);
}

/// Changes each result of `op` that `change` returns true for. Ops that only
/// pass on control have none.
static void
changeResults(Machine &machine, mlir::Operation *op,
              llvm::function_ref<bool(Value &, mlir::Type)> change) {
  if (!machine.isRunning())
    return;
  for (mlir::Value result : op->getResults()) {
    Value value = machine.get(result);
    if (!change(value, result.getType()))
      continue;
    mutated = true;
    machine.set(result, std::move(value));
  }
}

/// Flips a bit of the first scalar of `value`, the lowest one, or of the last
/// scalar, the highest one. A view or a pointer begins an element or a byte
/// later, if it is the first one that is to change.
static bool flip(Value &value, bool isFirst) {
  if (value.isBits()) {
    llvm::APInt bits = value.bits();
    if (bits.getBitWidth() == 0)
      return false;
    bits.flipBit(isFirst ? 0 : bits.getBitWidth() - 1);
    value = Value(std::move(bits));
    return true;
  }
  if (value.isTerm()) {
    dialects::Bits bits = value.term();
    unsigned last = bits.width() - 1;
    value =
        (bits ^ (isFirst ? bits.same(1) : bits.same(1).shl(bits.same(last))))
            .value();
    return true;
  }
  if (value.isDescriptor()) {
    dialects::Descriptor memref = value.descriptor();
    memref.offset = memref.offset + memref.offset.same(1);
    if (isFirst)
      value = std::make_shared<const dialects::Descriptor>(std::move(memref));
    return isFirst;
  }
  if (value.isList()) {
    Values &elements = value.ownList().elements;
    return !elements.empty() &&
           flip(isFirst ? elements.front() : elements.back(), isFirst);
  }
  if (!isFirst)
    return false;
  if (value.isView()) {
    dialects::View view = value.view();
    ++view.offset;
    value = Value(std::move(view));
    return true;
  }
  if (!value.isPointer())
    return false;
  dialects::Pointer pointer = value.pointer();
  ++pointer.bytes;
  value = Value(std::move(pointer));
  return true;
}

template <bool isFirst>
static void flipResult(Machine &machine, mlir::Operation *op) {
  carryOutRight(machine, op);
  changeResults(machine, op,
                [](Value &value, mlir::Type) { return flip(value, isFirst); });
}

static void makePoison(Machine &machine, mlir::Operation *op) {
  carryOutRight(machine, op);
  changeResults(machine, op, [&](Value &value, mlir::Type type) {
    bool isDefined = !dialects::findPoison(value);
    if (isDefined)
      value = machine.poisonOf(type);
    return isDefined;
  });
}

/// Makes what is poison in `value`, whose scalars are of `type`, zero.
static bool definePoison(Machine &machine, Value &value, mlir::Type type) {
  if (value.isList()) {
    bool changes = false;
    for (Value &element : value.ownList().elements)
      changes |= definePoison(machine, element, type);
    return changes;
  }
  if (!value.isPoison() || !type.isIntOrIndexOrFloat())
    return false;
  value = machine.bits(0, type);
  return true;
}

static void makeDefined(Machine &machine, mlir::Operation *op) {
  carryOutRight(machine, op);
  changeResults(machine, op, [&](Value &value, mlir::Type type) {
    bool isList = llvm::isa<mlir::VectorType, mlir::TensorType>(type);
    return definePoison(machine, value,
                        isList ? mlir::getElementTypeOrSelf(type) : type);
  });
}

/// Goes on where the op itself has undefined behaviour, with zeros.
static void ignoreUndefined(Machine &machine, mlir::Operation *op) {
  carryOutRight(machine, op);
  if (machine.isRunning() || op->hasTrait<mlir::OpTrait::IsTerminator>() ||
      machine.stopped()->kind != dialects::Stop::Kind::Undefined ||
      machine.stopped()->place != op->getLoc())
    return;
  mutated = true;
  machine.goOn();
  mlir::Builder builder(op->getContext());
  for (mlir::Value result : op->getResults()) {
    mlir::Type type = result.getType();
    auto shaped = llvm::dyn_cast<mlir::ShapedType>(type);
    mlir::TypedAttr zero = shaped && !shaped.hasStaticShape()
                               ? nullptr
                               : builder.getZeroAttr(type);
    machine.set(result,
                zero ? machine.constant(zero, type) : machine.poisonOf(type));
  }
}

/// Leaves memory as it was, and prints nothing: an op without a result does
/// nothing.
static void skipEffects(Machine &machine, mlir::Operation *op) {
  bool isTerminator = op->hasTrait<mlir::OpTrait::IsTerminator>();
  if (op->getNumResults() == 0 && !isTerminator) {
    mutated = true;
    return;
  }
  if (!mlir::hasEffect<mlir::MemoryEffects::Write>(op))
    return carryOutRight(machine, op);
  std::vector<std::pair<std::shared_ptr<Buffer>, Buffer>> before;
  for (const Value &operand : machine.operands(op))
    if (operand.isView() || operand.isPointer())
      if (const auto &buffer = operand.isView() ? operand.view().base.buffer
                                                : operand.pointer().buffer)
        before.emplace_back(buffer, *buffer);
  carryOutRight(machine, op);
  for (auto &[buffer, old] : before) {
    mutated = true;
    *buffer = std::move(old);
  }
}

/// Takes another value for the last operand. Results say as much of ops that
/// have some.
static void flipOperand(Machine &machine, mlir::Operation *op) {
  if (op->getNumResults() || op->getNumOperands() == 0)
    return carryOutRight(machine, op);
  mlir::Value operand = op->getOperands().back();
  Value before = machine.get(operand), changed = before;
  mutated |= flip(changed, /*isFirst=*/true);
  machine.set(operand, std::move(changed));
  carryOutRight(machine, op);
  machine.set(operand, std::move(before));
}

static constexpr RuleMutation mutations[] = {
    {"a bit of the first element", flipResult<true>},
    {"the sign of the last element", flipResult<false>},
    {"poison where there is none", makePoison},
    {"zero for poison", makeDefined},
    {"undefined behaviour ignored", ignoreUndefined},
    {"no effect on memory or output", skipEffects},
    {"a bit of an operand, where no result is", flipOperand},
};

llvm::ArrayRef<RuleMutation> mutate::ruleMutations() { return mutations; }
