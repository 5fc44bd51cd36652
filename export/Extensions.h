// The dialects' parts of an export: which interface an op or an attribute goes
// to, and what is said when there is none.

#ifndef PALINDROME_EXPORT_EXTENSIONS_H
#define PALINDROME_EXPORT_EXTENSIONS_H

#include "palindrome/Extension.h"
#include "llvm/ADT/DenseMap.h"

namespace palindrome {

class BodyExporter;
class Bridge;
class ModuleExporter;

class ExportExtensions {
public:
  explicit ExportExtensions(ModuleExporter &module) : module(module) {}

  /// The interface of a dialect, which may be null as the interface may.
  const ExportInterface *find(mlir::Dialect *dialect) {
    if (dialect != lastDialect) {
      lastDialect = dialect;
      lastInterface = lookup(dialect);
    }
    return lastInterface;
  }

  /// Exports `op` through its dialect's interface, where `body` stands.
  mlir::LogicalResult convertOperation(mlir::Operation &op, BodyExporter &body);

  /// Gives an attribute of `op` to its dialect.
  mlir::LogicalResult
  amendOperation(mlir::Operation &op,
                 llvm::ArrayRef<llvm::Instruction *> instructions,
                 mlir::NamedAttribute attribute, BodyExporter &body);

  /// Gives the attributes of a symbol, or of the module, to their dialects,
  /// but for those of `llvm` and `llvmx`, which the symbol's own export reads.
  mlir::LogicalResult amendSymbol(mlir::Operation &op);

  /// The same for the parameters of a function.
  mlir::LogicalResult convertParameterAttrs(mlir::LLVM::LLVMFuncOp function);

  /// Exports an op of the module's that is none of its symbols.
  mlir::LogicalResult convertModuleOp(mlir::Operation &op);

  /// Whether an attribute is of another dialect than `llvm` and `llvmx`.
  static bool isForeign(mlir::StringAttr name);

  /// Whether some dialect exports `op`.
  bool isConvertible(mlir::Operation &op);

  /// The bridge to upstream's interfaces, where the module needs it.
  Bridge *bridge = nullptr;

private:
  const ExportInterface *lookup(mlir::Dialect *dialect);
  /// The dialect that the name of an attribute begins with; null after an
  /// error at `op` when there is none, or when the name has no prefix.
  mlir::FailureOr<mlir::Dialect *> dialectOf(mlir::StringAttr name,
                                             mlir::Operation &op);
  mlir::LogicalResult reportNoTranslation(mlir::Operation &op);
  mlir::LogicalResult reportFailure(mlir::Operation &op,
                                    const BodyExporter &body);

  ModuleExporter &module;
  mlir::Dialect *lastDialect = nullptr;
  const ExportInterface *lastInterface = nullptr;
  llvm::DenseMap<mlir::Dialect *, const ExportInterface *> interfaces;
};

} // namespace palindrome

#endif // PALINDROME_EXPORT_EXTENSIONS_H
