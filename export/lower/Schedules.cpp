// Removes schedules that have been carried out.

#include "export/lower/Schedules.h"
#include "mlir/Dialect/Transform/IR/TransformDialect.h"
#include "mlir/Dialect/Transform/IR/TransformOps.h"
#include "mlir/Pass/Pass.h"

using namespace palindrome;
using mlir::transform::NamedSequenceOp;
using mlir::transform::TransformDialect;

bool lower::isScheduleEntry(mlir::Operation *op) {
  auto sequence = llvm::dyn_cast<NamedSequenceOp>(op);
  return sequence && sequence.getSymName() ==
                         TransformDialect::kTransformEntryPointSymbolName;
}

/// Replaces the only op in `module`, if it is a module without a name, with
/// what it holds: it stood beside one for the schedule.
static void unwrap(mlir::ModuleOp module) {
  mlir::Block *body = module.getBody();
  if (!llvm::hasSingleElement(*body))
    return;
  auto inner = llvm::dyn_cast<mlir::ModuleOp>(body->front());
  if (!inner || inner.getSymName() || !inner->getDiscardableAttrs().empty())
    return;
  body->getOperations().splice(body->end(), inner.getBody()->getOperations());
  inner.erase();
}

namespace {
class EraseSchedules
    : public mlir::PassWrapper<EraseSchedules,
                               mlir::OperationPass<mlir::ModuleOp>> {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(EraseSchedules)

  llvm::StringRef getArgument() const override {
    return "palindrome-erase-schedules";
  }
  llvm::StringRef getDescription() const override {
    return "Erase sequences of the dialect transform";
  }

protected:
  void runOnOperation() override {
    llvm::SmallVector<NamedSequenceOp> sequences;
    getOperation().walk([&](NamedSequenceOp op) { sequences.push_back(op); });
    for (NamedSequenceOp sequence : sequences) {
      mlir::Operation *holder = sequence->getParentOp();
      sequence.erase();
      holder->removeAttr(TransformDialect::kWithNamedSequenceAttrName);
      auto module = llvm::dyn_cast<mlir::ModuleOp>(holder);
      if (module && module != getOperation() && module.getBody()->empty())
        module.erase();
    }
    if (!sequences.empty())
      unwrap(getOperation());
  }
};
} // namespace

void lower::registerEraseSchedules() {
  mlir::PassRegistration<EraseSchedules>();
}
