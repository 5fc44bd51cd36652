// Handles types of other dialects, and casts between them and those of the
// `llvm` dialect, as MLIR's conversion passes do.

#include "export/types/LoweredTypes.h"
#include "mlir/Dialect/AMX/AMXDialect.h"
#include "mlir/Dialect/LLVMIR/LLVMTypes.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Interfaces/DataLayoutInterfaces.h"
#include "translate/Diagnostics.h"
#include "llvm/ADT/DenseSet.h"

using namespace palindrome;
using namespace palindrome::exporter;
using namespace mlir;

const LLVMTypeConverter &LoweredTypes::converter() {
  if (!madeConverter) {
    MLIRContext *context = source->getContext();
    madeConverter.emplace(
        context, LowerToLLVMOptions(context, DataLayout::closest(source)));
    // All tile types are one type in LLVM.
    madeConverter->addConversion([](amx::TileType tile) {
      return LLVM::LLVMX86AMXType::get(tile.getContext());
    });
  }
  return *madeConverter;
}

Type LoweredTypes::convert(Type type) {
  // The converter's errors name no location.
  DiagnosticSilencer silencer(source->getContext());
  return converter().convertType(type);
}

/// The operand of a single cast between a type and what it is converted to;
/// null for other values.
static Value sourceOfOne(Value value, LoweredTypes &types) {
  auto cast = value.getDefiningOp<UnrealizedConversionCastOp>();
  if (!cast || cast.getNumOperands() != 1 || cast.getNumResults() != 1)
    return {};
  Type from = cast.getOperand(0).getType(), to = value.getType();
  return types.convert(from) == to || types.convert(to) == from
             ? cast.getOperand(0)
             : Value();
}

Value LoweredTypes::castSource(Value value) {
  Value operand = sourceOfOne(value, *this);
  // In unreachable code casts may form a cycle.
  llvm::SmallDenseSet<Value, 4> seen = {value};
  while (operand && seen.insert(operand).second) {
    Value next = sourceOfOne(operand, *this);
    if (!next)
      return operand;
    operand = next;
  }
  return {};
}
