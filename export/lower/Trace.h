// Follows the passes of a lowering: reports each step, and completes their
// errors by the op and the pass.

#ifndef PALINDROME_EXPORT_LOWER_TRACE_H
#define PALINDROME_EXPORT_LOWER_TRACE_H

#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/OperationSupport.h"
#include "palindrome/Lower.h"
#include "llvm/ADT/DenseMap.h"
#include <functional>
#include <optional>
#include <string>

namespace palindrome::lower {

/// Calls the function of `LoweringOptions::onStep`, if it is set, during its
/// lifetime. It is the action handler of the context then.
class StepTrace {
public:
  StepTrace(mlir::ModuleOp module, const LoweringOptions &options);
  ~StepTrace();
  StepTrace(const StepTrace &) = delete;
  StepTrace &operator=(const StepTrace &) = delete;

private:
  mlir::MLIRContext &context;
  bool isActive;
};

/// Completes errors that do not name the op of the source at their place,
/// during its lifetime: some name no op, others one that a pass made of it. One
/// kind of error has no place; its own takes that error's place.
class ErrorNames {
public:
  explicit ErrorNames(mlir::ModuleOp module);

  /// Reports the error that took the place of another, if there is one.
  void reportHeldBack();

private:
  mlir::LogicalResult complete(mlir::Diagnostic &diagnostic);

  /// An op of the source with a type whose memory space is no number.
  struct ForeignSpace {
    mlir::Location location;
    mlir::OperationName op;
    mlir::BaseMemRefType type;
  };
  std::optional<ForeignSpace> foreign; ///< The first.
  bool isHoldingBack = false;

  /// The name of the op at a place; nothing if several are there.
  llvm::DenseMap<mlir::Location, std::optional<mlir::OperationName>> names;
  mlir::ScopedDiagnosticHandler handler;
};

} // namespace palindrome::lower

#endif // PALINDROME_EXPORT_LOWER_TRACE_H
