// Collects the differences of two MLIR modules and spells places and values.

#ifndef PALINDROME_VERIFY_JUDGE_MLIR_REPORT_H
#define PALINDROME_VERIFY_JUDGE_MLIR_REPORT_H

#include "mlir/IR/Operation.h"
#include "verify/judge/compare/Collector.h"

namespace palindrome::mlirdiff {

/// A place in a module. Its spelling is computed only for differences that are
/// kept.
struct OpPlace {
  mlir::Operation *op = nullptr; ///< Null for the module itself.
  /// Follows the operation in the spelling, such as " operand 1".
  std::string detail;
};

class Report {
public:
  explicit Report(const DiffOptions &options);

  /// Counts a difference of class `className`. `spell` sets `a` and `b`; it is
  /// called only if the difference is kept.
  void add(const llvm::Twine &className, const OpPlace &place,
           llvm::function_ref<void(Difference &)> spell);
  void add(const llvm::Twine &className, const OpPlace &place,
           const llvm::Twine &a, const llvm::Twine &b);

  DiffResult take() { return collector.take(); }

private:
  compare::Collector collector;
};

/// Whether the text of `attribute` is of bounded length: it has few parts, each
/// counted as often as it occurs.
bool isShort(mlir::Attribute attribute);

/// The spelling in reports: one line of bounded length; empty for null.
std::string spell(mlir::Attribute attribute);
std::string spell(mlir::Type type);
std::string spell(mlir::Operation *op);
std::string spell(mlir::Value value);

} // namespace palindrome::mlirdiff

#endif // PALINDROME_VERIFY_JUDGE_MLIR_REPORT_H
