// Follows the passes of a lowering.

#include "export/lower/Trace.h"
#include "export/lower/Leftovers.h"
#include "export/lower/Types.h"
#include "mlir/IR/Action.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Rewrite/PatternApplicator.h"

using namespace palindrome;
using namespace palindrome::lower;

std::string palindrome::describeStep(const LoweringStep &step) {
  return step.op.empty() ? step.pass.str()
                         : (step.pass + " at '" + step.op + "'").str();
}

/// The first op among `units`; null if there is none.
static mlir::Operation *firstOp(llvm::ArrayRef<mlir::IRUnit> units) {
  for (mlir::IRUnit unit : units)
    if (auto *op = llvm::dyn_cast_if_present<mlir::Operation *>(unit))
      return op;
  return nullptr;
}

StepTrace::StepTrace(mlir::ModuleOp module, const LoweringOptions &options)
    : context(*module.getContext()), isActive(bool(options.onStep)) {
  if (!isActive)
    return;
  context.registerActionHandler(
      [onStep = options.onStep, whole = module.getLoc(),
       pass = std::string()](llvm::function_ref<void()> action,
                             const mlir::tracing::Action &what) mutable {
        mlir::Operation *op = firstOp(what.getContextIRUnits());
        if (auto *run = llvm::dyn_cast<mlir::PassExecutionAction>(&what)) {
          // A pass manager within another has no argument.
          pass = run->getPass().getArgument().str();
          if (!pass.empty())
            onStep({pass, "", op ? op->getLoc() : whole});
        } else if (op && llvm::isa<mlir::ApplyPatternAction>(what)) {
          onStep({pass, op->getName().getStringRef(), op->getLoc()});
        }
        action();
      });
}

StepTrace::~StepTrace() {
  if (isActive)
    context.registerActionHandler(nullptr);
}

ErrorNames::ErrorNames(mlir::ModuleOp module)
    : handler(module.getContext(), [this](mlir::Diagnostic &diagnostic) {
        return complete(diagnostic);
      }) {
  module->walk([&](mlir::Operation *op) {
    auto [place, isNew] = names.try_emplace(op->getLoc(), op->getName());
    if (!isNew && place->second != op->getName())
      place->second = std::nullopt;
    if (!foreign)
      if (mlir::BaseMemRefType type = findForeignSpace(op))
        foreign = {op->getLoc(), op->getName(), type};
  });
}

mlir::LogicalResult ErrorNames::complete(mlir::Diagnostic &diagnostic) {
  if (diagnostic.getSeverity() != mlir::DiagnosticSeverity::Error)
    return mlir::failure(); // The next handler reports it.
  std::string text = diagnostic.str();
  bool isOfSpaces = llvm::isa<mlir::UnknownLoc>(diagnostic.getLocation()) &&
                    llvm::StringRef(text).contains("memref memory space");
  isHoldingBack |= foreign && isOfSpaces;
  if (isHoldingBack)
    return mlir::success();
  auto found = names.find(diagnostic.getLocation());
  if (found == names.end() || !found->second)
    return mlir::failure();
  std::string name = ("'" + found->second->getStringRef() + "'").str();
  if (llvm::StringRef(text).contains(name))
    return mlir::failure();
  diagnostic << (llvm::StringRef(text).ends_with(".") ? " " : "; ");
  if (text[0] == '\'')
    diagnostic << "it was made of " << name;
  else
    diagnostic << name << " cannot be lowered";
  return mlir::failure();
}

void ErrorNames::reportHeldBack() {
  if (!isHoldingBack)
    return;
  isHoldingBack = false;
  ForeignSpace what = *foreign;
  foreign.reset();
  mlir::emitError(what.location) << describeForeignSpace(what.op, what.type);
}
