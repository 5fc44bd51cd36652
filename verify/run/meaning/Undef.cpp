// Finds the ops of LLVM's that bring undef into a module.

#include "verify/run/meaning/Undef.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace palindrome;
using namespace palindrome::meaning;

/// Whether `value`, of a constant or a variable, has an element that is undef.
static bool holdsUndef(mlir::Attribute value) {
  return value
      .walk([](mlir::LLVM::UndefAttr) { return mlir::WalkResult::interrupt(); })
      .wasInterrupted();
}

/// Whether `op` may bring undef into a module that has none without it.
static bool bringsUndef(mlir::Operation *op) {
  using namespace mlir::LLVM;
  llvm::StringRef dialect = op->getName().getDialectNamespace();
  if (dialect != LLVMDialect::getDialectNamespace() && dialect != "llvmx")
    return false;
  // Who calls a declared function is seen by itself.
  if (auto function = llvm::dyn_cast<LLVMFuncOp>(op))
    return !function.isExternal();
  if (auto global = llvm::dyn_cast<GlobalOp>(op))
    return !global.getValueAttr() || holdsUndef(global.getValueAttr());
  if (auto constant = llvm::dyn_cast<ConstantOp>(op))
    return holdsUndef(constant.getValue());
  if (llvm::isa<ModuleFlagsOp, ComdatOp, ComdatSelectorOp, LinkerOptionsOp>(op))
    return false;
  return llvm::isa<UndefOp>(op) || !mlir::isMemoryEffectFree(op);
}

bool palindrome::meaning::mayHoldUndef(mlir::ModuleOp module) {
  return !needsLowering(module) ||
         module
             .walk([](mlir::Operation *op) {
               return bringsUndef(op) ? mlir::WalkResult::interrupt()
                                      : mlir::WalkResult::advance();
             })
             .wasInterrupted();
}

bool palindrome::meaning::mayReceiveUndef(const LoweredModule *source,
                                          const LoweredModule *target) {
  return !source || !target || source->mayHoldUndef || target->mayHoldUndef;
}
