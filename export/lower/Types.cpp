// Which types the lowering cannot convert, by MLIR's own converter.

#include "export/lower/Types.h"
#include "mlir/Conversion/LLVMCommon/TypeConverter.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

using namespace palindrome;

llvm::SmallVector<mlir::Type> lower::typesOf(mlir::Operation *op) {
  llvm::SmallVector<mlir::Type> types(op->getOperandTypes());
  llvm::append_range(types, op->getResultTypes());
  if (auto function = llvm::dyn_cast<mlir::FunctionOpInterface>(op)) {
    llvm::append_range(types, function.getArgumentTypes());
    llvm::append_range(types, function.getResultTypes());
  }
  return types;
}

llvm::SmallVector<mlir::Type> lower::typesWithin(mlir::Operation *op) {
  llvm::SmallVector<mlir::Type> types = typesOf(op);
  for (mlir::Region &region : op->getRegions())
    for (mlir::Block &block : region)
      llvm::append_range(types, block.getArgumentTypes());
  return types;
}

mlir::BaseMemRefType lower::findForeignSpace(mlir::Operation *op) {
  mlir::BaseMemRefType found;
  std::optional<mlir::LLVMTypeConverter> converter;
  for (mlir::Type type : typesWithin(op))
    type.walk([&](mlir::Type part) {
      auto memref = llvm::dyn_cast<mlir::BaseMemRefType>(part);
      if (!memref || !memref.getMemorySpace())
        return mlir::WalkResult::advance();
      if (!converter)
        converter.emplace(op->getContext());
      if (succeeded(converter->getMemRefAddressSpace(memref)))
        return mlir::WalkResult::advance();
      found = memref;
      return mlir::WalkResult::interrupt();
    });
  return found;
}

bool lower::changesNothing(mlir::UnrealizedConversionCastOp cast) {
  if (cast->getNumOperands() != 1 || cast->getNumResults() != 1)
    return false;
  mlir::LLVMTypeConverter converter(cast.getContext());
  mlir::Type from = converter.convertType(cast->getOperand(0).getType());
  return from && from == converter.convertType(cast->getResult(0).getType());
}
