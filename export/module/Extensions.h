// The extensions that take part in an export: the ExportInterface of each
// dialect, and the bridge. Mirrors import/module/Extensions.h.

#ifndef PALINDROME_EXPORT_MODULE_EXTENSIONS_H
#define PALINDROME_EXPORT_MODULE_EXTENSIONS_H

#include "mlir/IR/SymbolTable.h"
#include "palindrome/Extension.h"
#include "llvm/ADT/DenseMap.h"

namespace palindrome::exporter {

class Bridge;
class ExportState;

class ExportExtensions {
public:
  explicit ExportExtensions(ExportState &state) : state(state) {}

  /// The interface of `dialect`; null if it has none or if `dialect` is null.
  const ExportInterface *find(mlir::Dialect *dialect) {
    if (dialect != lastDialect) {
      lastDialect = dialect;
      lastInterface = lookup(dialect);
    }
    return lastInterface;
  }

  /// The dialect that the attribute's name begins with; null if the name has no
  /// prefix. If the dialect is not registered, reports an error at `op` and
  /// fails.
  mlir::FailureOr<mlir::Dialect *> dialectOf(mlir::StringAttr name,
                                             mlir::Operation &op);

  /// Whether the attribute called `name` belongs to a dialect other than `llvm`
  /// and `llvmx`.
  static bool isForeign(mlir::StringAttr name);

  /// Warns that the symbol `op` has no translation, unless an op of its dialect
  /// refers to it and was exported with what it says: as a construct of OpenMP
  /// is with the `omp.declare_reduction` that it names.
  void reportIfVanished(mlir::Operation &op);

  /// The bridge to upstream's interfaces; null if the module does not need it.
  Bridge *bridge = nullptr;

private:
  const ExportInterface *lookup(mlir::Dialect *dialect);

  ExportState &state;
  mlir::Dialect *lastDialect = nullptr;
  const ExportInterface *lastInterface = nullptr;
  llvm::DenseMap<mlir::Dialect *, const ExportInterface *> interfaces;
  mlir::SymbolTableCollection symbolTables;
  /// Of the module's symbols, once one of them has become nothing.
  std::optional<mlir::SymbolUserMap> users;
};

} // namespace palindrome::exporter

#endif // PALINDROME_EXPORT_MODULE_EXTENSIONS_H
