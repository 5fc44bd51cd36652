// What a lowering requires of memrefs, beyond what MLIR's passes report.

#include "export/lower/MemRefs.h"
#include "mlir/Conversion/LLVMCommon/TypeConverter.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

using namespace palindrome;

/// The first memref without strides that `type` is or is made of; null if there
/// is none.
static mlir::Type findLayout(mlir::Type type) {
  mlir::Type found;
  type.walk([&](mlir::MemRefType memref) {
    if (memref.isStrided())
      return mlir::WalkResult::advance();
    found = memref;
    return mlir::WalkResult::interrupt();
  });
  return found;
}

/// The same for the types of `op`.
static mlir::Type findLayout(mlir::Operation *op) {
  if (auto function = llvm::dyn_cast<mlir::FunctionOpInterface>(op))
    return findLayout(function.getFunctionType());
  for (mlir::TypeRange types : {mlir::TypeRange(op->getOperandTypes()),
                                mlir::TypeRange(op->getResultTypes())})
    for (mlir::Type type : types)
      if (mlir::Type layout = findLayout(type))
        return layout;
  return {};
}

/// The type of the function that `op` is or calls; null if `op` is something
/// else.
static mlir::FunctionType getFunctionType(mlir::Operation *op) {
  if (auto function = llvm::dyn_cast<mlir::func::FuncOp>(op))
    return function.getFunctionType();
  if (auto call = llvm::dyn_cast<mlir::func::CallIndirectOp>(op))
    return llvm::cast<mlir::FunctionType>(call.getCallee().getType());
  return {};
}

/// The first memref among the parameters and results of `function` that has no
/// bare pointer; null if there is none.
static mlir::Type findNotBare(mlir::FunctionType function) {
  for (llvm::ArrayRef<mlir::Type> types :
       {function.getInputs(), function.getResults()})
    for (mlir::Type type : types)
      if (auto memref = llvm::dyn_cast<mlir::BaseMemRefType>(type);
          memref && !mlir::LLVMTypeConverter::canConvertToBarePtr(memref))
        return type;
  return {};
}

mlir::LogicalResult lower::checkMemRefs(mlir::ModuleOp module,
                                        const LoweringOptions &options) {
  mlir::WalkResult result =
      module->walk<mlir::WalkOrder::PreOrder>([&](mlir::Operation *op) {
        if (mlir::Type type = findLayout(op)) {
          op->emitError() << "'" << op->getName()
                          << "' cannot be lowered: " << type
                          << " has no descriptor, because its layout "
                          << "is no list of strides, and normalize-memrefs "
                          << "does not replace it";
          return mlir::WalkResult::interrupt();
        }
        mlir::FunctionType function = getFunctionType(op);
        if (!function ||
            (!options.useBarePointers && !op->hasAttr(barePointerRequest)))
          return mlir::WalkResult::advance();
        if (mlir::Type type = findNotBare(function)) {
          op->emitError() << "'" << op->getName()
                          << "' cannot be lowered: " << type
                          << " has no bare pointer, because not all of "
                          << "its sizes and strides are constants; leave out "
                          << (options.useBarePointers
                                  ? "--use-bare-ptr-memref-call-conv"
                                  : barePointerRequest);
          return mlir::WalkResult::interrupt();
        }
        return mlir::WalkResult::advance();
      });
  return mlir::failure(result.wasInterrupted());
}
