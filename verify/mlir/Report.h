// Where the differences of two MLIR modules are collected.

#ifndef PALINDROME_VERIFY_MLIR_REPORT_H
#define PALINDROME_VERIFY_MLIR_REPORT_H

#include "mlir/IR/Operation.h"
#include "palindrome/Differ.h"

namespace palindrome::mlirdiff {

/// A place in a module, rendered only when a difference is kept.
struct Place {
  mlir::Operation *op = nullptr; ///< Null for the module itself.
  std::string detail;            ///< What follows, such as " operand 1".
};

class Report {
public:
  explicit Report(const DiffOptions &options) : options(options) {}

  /// Counts a difference of `className`; `spell` fills `a` and `b`, and is
  /// called only for those that are kept.
  void add(const llvm::Twine &className, const Place &place,
           llvm::function_ref<void(Difference &)> spell);
  void add(const llvm::Twine &className, const Place &place,
           const llvm::Twine &a, const llvm::Twine &b);

  DiffResult take() { return std::move(result); }

private:
  const DiffOptions &options;
  DiffResult result;
};

/// How a thing is written in reports: on one line, of bounded length; "" for
/// null.
std::string spell(mlir::Attribute attribute);
std::string spell(mlir::Type type);
std::string spell(mlir::Operation *op);
std::string spell(mlir::Value value);

} // namespace palindrome::mlirdiff

#endif // PALINDROME_VERIFY_MLIR_REPORT_H
