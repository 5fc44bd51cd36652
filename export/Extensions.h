// Dispatches ops and attributes to the ExportInterface of their dialect or to
// the bridge, and reports those that have neither. Mirrors import/Extensions.h.

#ifndef PALINDROME_EXPORT_EXTENSIONS_H
#define PALINDROME_EXPORT_EXTENSIONS_H

#include "mlir/IR/SymbolTable.h"
#include "palindrome/Extension.h"
#include "llvm/ADT/DenseMap.h"

namespace palindrome {

class BodyExporter;
class Bridge;
class ModuleExporter;

class ExportExtensions {
public:
  explicit ExportExtensions(ModuleExporter &module) : module(module) {}

  /// The interface of `dialect`; null if it has none or if `dialect` is null.
  const ExportInterface *find(mlir::Dialect *dialect) {
    if (dialect != lastDialect) {
      lastDialect = dialect;
      lastInterface = lookup(dialect);
    }
    return lastInterface;
  }

  /// Exports `op` by its dialect's interface, at the insertion point of `body`.
  mlir::LogicalResult convertOperation(mlir::Operation &op, BodyExporter &body);

  /// Hands a discardable attribute of `op` to the attribute's dialect, with the
  /// instructions that `op` became.
  mlir::LogicalResult
  amendOperation(mlir::Operation &op,
                 llvm::ArrayRef<llvm::Instruction *> instructions,
                 mlir::NamedAttribute attribute, BodyExporter &body);

  /// Hands the attributes of a symbol or of the module to their dialects. Those
  /// of `llvm` and `llvmx` are excluded: the export of the symbol reads them.
  mlir::LogicalResult amendSymbol(mlir::Operation &op);

  /// The same for the parameters of a function.
  mlir::LogicalResult convertParameterAttrs(mlir::LLVM::LLVMFuncOp function);

  /// Exports an op at the top level of the module that is no `llvm` symbol.
  mlir::LogicalResult convertModuleOp(mlir::Operation &op);

  /// Whether the attribute called `name` belongs to a dialect other than `llvm`
  /// and `llvmx`.
  static bool isForeign(mlir::StringAttr name);

  /// The bridge to upstream's interfaces; null if the module does not need it.
  Bridge *bridge = nullptr;

private:
  const ExportInterface *lookup(mlir::Dialect *dialect);
  /// The dialect that the attribute's name begins with; null if the name has no
  /// prefix. If the dialect is not registered, reports an error at `op` and
  /// fails.
  mlir::FailureOr<mlir::Dialect *> dialectOf(mlir::StringAttr name,
                                             mlir::Operation &op);
  mlir::LogicalResult reportNoTranslation(mlir::Operation &op);
  mlir::LogicalResult reportFailure(mlir::Operation &op,
                                    const BodyExporter &body);
  void reportIfVanished(mlir::Operation &op);

  ModuleExporter &module;
  mlir::Dialect *lastDialect = nullptr;
  const ExportInterface *lastInterface = nullptr;
  llvm::DenseMap<mlir::Dialect *, const ExportInterface *> interfaces;
  mlir::SymbolTableCollection symbolTables;
  /// Of the module's symbols, once one of them has become nothing.
  std::optional<mlir::SymbolUserMap> users;
};

} // namespace palindrome

#endif // PALINDROME_EXPORT_EXTENSIONS_H
