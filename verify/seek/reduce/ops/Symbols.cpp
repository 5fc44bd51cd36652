// Edits of symbols and of functions as a whole.

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "verify/seek/reduce/ops/Edits.h"

using namespace palindrome::reduce;

namespace {
/// Which symbols of a module something refers to.
class References {
public:
  explicit References(mlir::ModuleOp module) : users(tables, module) {}
  bool isReferredTo(mlir::Operation *symbol) const {
    return !users.useEmpty(symbol);
  }

private:
  mlir::SymbolTableCollection tables;
  mlir::SymbolUserMap users;
};
} // namespace

Edits palindrome::reduce::findSymbols(mlir::ModuleOp module) {
  Edits edits;
  References references(module);
  // The ops of a nested module come before the module.
  module.walk([&](mlir::Operation *op) {
    mlir::Operation *parent = op->getParentOp();
    if (parent && parent->hasTrait<mlir::OpTrait::SymbolTable>() &&
        op->use_empty() && !op->hasTrait<mlir::OpTrait::IsTerminator>() &&
        !references.isReferredTo(op))
      edits.push_back([op] { op->erase(); });
  });
  return edits;
}

Edits palindrome::reduce::findBodies(mlir::ModuleOp module) {
  Edits edits;
  module.walk([&](mlir::FunctionOpInterface function) {
    if (function.isExternal())
      return;
    edits.push_back([function]() mutable {
      function.eraseBody();
      // A declaration may have neither a body's linkage nor a comdat.
      if (auto llvmFunction =
              llvm::dyn_cast<mlir::LLVM::LLVMFuncOp>(*function)) {
        llvmFunction.setLinkage(mlir::LLVM::Linkage::External);
        llvmFunction.removeComdatAttr();
        llvmFunction.removePersonalityAttr();
      } else {
        mlir::SymbolTable::setSymbolVisibility(
            function, mlir::SymbolTable::Visibility::Private);
      }
    });
  });
  return edits;
}

Edits palindrome::reduce::findArguments(mlir::ModuleOp module) {
  Edits edits;
  References references(module);
  module.walk([&](mlir::FunctionOpInterface function) {
    if (references.isReferredTo(function))
      return;
    // From the last to the first, so that the numbers stay right.
    for (unsigned i = function.getNumArguments(); i-- > 0;)
      if (function.isExternal() || function.getArgument(i).use_empty())
        edits.push_back(
            [function, i]() mutable { (void)function.eraseArgument(i); });
  });
  return edits;
}

Edits palindrome::reduce::findResults(mlir::ModuleOp module) {
  Edits edits;
  References references(module);
  module.walk([&](mlir::LLVM::LLVMFuncOp function) {
    mlir::LLVM::LLVMFunctionType type = function.getFunctionType();
    if (llvm::isa<mlir::LLVM::LLVMVoidType>(type.getReturnType()) ||
        references.isReferredTo(function))
      return;
    edits.push_back([function, type]() mutable {
      mlir::MLIRContext *context = function.getContext();
      function.setFunctionType(mlir::LLVM::LLVMFunctionType::get(
          mlir::LLVM::LLVMVoidType::get(context), type.getParams(),
          type.isVarArg()));
      function.removeResAttrsAttr();
      function.walk([](mlir::LLVM::ReturnOp end) {
        end->setOperands(mlir::ValueRange());
      });
    });
  });
  return edits;
}
