// Warns of carried information that the exporter drops.

#ifndef PALINDROME_EXPORT_STATE_REPORT_H
#define PALINDROME_EXPORT_STATE_REPORT_H

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/Operation.h"
#include "mlir/IR/SymbolTable.h"

namespace palindrome::exporter {

class DropReporter {
public:
  explicit DropReporter(mlir::Operation *op) : op(op) {}

  /// Warns at the current op that `entry` is dropped for the reason `why`.
  void drop(const llvm::Twine &entry, const llvm::Twine &why) const {
    // Operation::emitWarning attaches the text of the op, which may be a whole
    // module.
    mlir::InFlightDiagnostic warning = mlir::emitWarning(op->getLoc());
    warning << "'" << op->getName() << "' op";
    // Any op may have an attribute `sym_name`, of any kind.
    mlir::StringAttr name;
    for (mlir::Operation *at = op; at && !name; at = at->getParentOp())
      if (llvm::isa<mlir::SymbolOpInterface>(at))
        name = mlir::SymbolTable::getSymbolName(at);
    if (name)
      warning << " in @" << name.getValue();
    warning << ": " << entry << " is dropped: " << why;
  }

  /// The elements of `array` that are of class `T`. Warns of each other one.
  template <typename T>
  llvm::SmallVector<T> elements(llvm::StringRef entry,
                                mlir::ArrayAttr array) const {
    llvm::SmallVector<T> found;
    for (mlir::Attribute element : array)
      if (auto right = llvm::dyn_cast<T>(element))
        found.push_back(right);
      else
        drop(entry, "an element is of another class");
    return found;
  }

  /// The op that is being exported.
  mlir::Operation *op;
};

} // namespace palindrome::exporter

#endif // PALINDROME_EXPORT_STATE_REPORT_H
