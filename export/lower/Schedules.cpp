// Removes schedules that have been carried out.

#include "export/lower/Schedules.h"
#include "mlir/Dialect/Transform/IR/TransformDialect.h"
#include "mlir/Dialect/Transform/IR/TransformOps.h"

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

static mlir::LogicalResult eraseSchedules(mlir::ModuleOp module) {
  llvm::SmallVector<NamedSequenceOp> sequences;
  module.walk([&](NamedSequenceOp op) { sequences.push_back(op); });
  for (NamedSequenceOp sequence : sequences) {
    mlir::Operation *holder = sequence->getParentOp();
    sequence.erase();
    holder->removeAttr(TransformDialect::kWithNamedSequenceAttrName);
    auto inner = llvm::dyn_cast<mlir::ModuleOp>(holder);
    if (inner && inner != module && inner.getBody()->empty())
      inner.erase();
  }
  if (!sequences.empty())
    unwrap(module);
  return mlir::success();
}

const lower::OwnPass lower::eraseSchedulesPass = {
    "palindrome-erase-schedules",
    "Erase sequences of the dialect transform",
    [](mlir::DialectRegistry &) {},
    eraseSchedules,
};
