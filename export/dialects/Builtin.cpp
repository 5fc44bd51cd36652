// The dialects whose ops are nothing in LLVM IR, or are exported with the
// module: `builtin` (the module itself) and `dlti`, whose attributes say what a
// module's data layout and target say (ModuleDataLayout.cpp).

#include "export/BodyExporter.h"
#include "export/dialects/Dialects.h"
#include "mlir/Dialect/DLTI/DLTI.h"
#include "mlir/IR/BuiltinDialect.h"
#include "palindrome/Extension.h"

using namespace palindrome;

namespace {
class BuiltinExport final : public ExportInterface {
public:
  using ExportInterface::ExportInterface;

  /// To upstream a module in the module is nothing.
  mlir::LogicalResult
  convertOperation(mlir::Operation *op, llvm::IRBuilderBase &,
                   ExportTranslation &translation) const override {
    auto &body = static_cast<BodyExporter &>(translation);
    return mlir::success(llvm::isa<mlir::ModuleOp>(op) &&
                         !body.module.form.warnsOfOmissions);
  }
};
} // namespace

void palindrome::registerBuiltinExport(mlir::DialectRegistry &registry) {
  registerExport<BuiltinExport>(registry,
                                mlir::BuiltinDialect::getDialectNamespace());
  registerExport<ExportInterface>(registry,
                                  mlir::DLTIDialect::getDialectNamespace());
}
