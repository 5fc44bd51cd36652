// The `builtin` dialect: https://mlir.llvm.org/docs/Dialects/Builtin/

#include "mlir/Dialect/Ptr/IR/PtrTypes.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/TypeUtilities.h"
#include "verify/judge/dialects/machine/Views.h"

using namespace palindrome;
using namespace palindrome::dialects;

/// Whether values of both types are the same ones: all bits are.
static bool haveSameScalars(const Machine &machine, mlir::Type from,
                            mlir::Type to) {
  if (from == to)
    return true;
  if (from.isIntOrIndex() && to.isIntOrIndex())
    return machine.widthOf(from) == machine.widthOf(to);
  return llvm::isa<mlir::ptr::PtrType>(from) &&
         llvm::isa<mlir::ptr::PtrType>(to);
}

/// Whether `value`, of type `from`, is one of type `to` as it is.
static bool isOf(const Machine &machine, const Value &value, mlir::Type from,
                 mlir::Type to) {
  auto source = llvm::dyn_cast<mlir::ShapedType>(from);
  auto target = llvm::dyn_cast<mlir::ShapedType>(to);
  if (!source || !target)
    return haveSameScalars(machine, from, to);
  if (!haveSameScalars(machine, source.getElementType(),
                       target.getElementType()))
    return false;
  if (llvm::isa<mlir::BaseMemRefType>(from) &&
      llvm::isa<mlir::BaseMemRefType>(to))
    return value.isPoison() ||
           (value.isView() &&
            fits(value.view(), llvm::cast<mlir::BaseMemRefType>(to)));
  bool isSameKind =
      llvm::isa<mlir::VectorType>(from) == llvm::isa<mlir::VectorType>(to) &&
      llvm::isa<mlir::TensorType>(from) == llvm::isa<mlir::TensorType>(to);
  if (!isSameKind || !value.isList())
    return isSameKind && value.isPoison();
  const Shape &shape = value.list().shape;
  if (!target.hasRank())
    return true;
  return static_cast<size_t>(target.getRank()) == shape.size() &&
         llvm::all_of_zip(
             machine.shapeOf(target), shape, [](int64_t stated, int64_t size) {
               return mlir::ShapedType::isDynamic(stated) || stated == size;
             });
}

/// Each value becomes the same one of another type, if that is what there is.
static void convert(Machine &machine, mlir::Operation *op) {
  if (op->getNumOperands() != op->getNumResults())
    return machine.unsupported("the cast changes the number of values, which "
                               "has no meaning by itself");
  Values values = machine.operands(op);
  for (auto [value, from, to] :
       llvm::zip_equal(values, op->getOperandTypes(), op->getResultTypes()))
    if (!isOf(machine, value, from, to))
      return machine.unsupported("the cast is of types whose values are not "
                                 "the same, and has no meaning by itself");
  machine.set(op, values);
}

llvm::ArrayRef<Rule> dialects::builtinRules() {
  static constexpr Rule rules[] = {
      Rule("builtin.unrealized_conversion_cast", convert).onTerms(),
  };
  return rules;
}
