// Exports `builtin`, whose unrealized_conversion_casts between a type and its
// LLVM type have no instruction (export/types/LoweredTypes.h), and `dlti`,
// whose attributes are part of the module's data layout (ModuleDataLayout.cpp).

#include "export/body/BodyExporter.h"
#include "export/dialects/Dialects.h"
#include "mlir/Dialect/DLTI/DLTI.h"
#include "mlir/IR/BuiltinDialect.h"
#include "palindrome/Extension.h"

using namespace palindrome;
using namespace palindrome::exporter;

namespace {
class BuiltinExport final : public ExportInterface {
public:
  using ExportInterface::ExportInterface;

  mlir::LogicalResult
  convertOperation(mlir::Operation *op, llvm::IRBuilderBase &,
                   ExportTranslation &translation) const override {
    auto &body = static_cast<BodyExporter &>(translation);
    auto cast = llvm::dyn_cast<mlir::UnrealizedConversionCastOp>(op);
    if (cast && body.module.form.passesConversionCasts)
      return convertCast(cast, body);
    // Upstream ignores modules in the module.
    return mlir::success(llvm::isa<mlir::ModuleOp>(op) &&
                         !body.module.form.warnsOfOmissions);
  }

private:
  /// Maps the result of a cast to the LLVM value of its operand.
  static mlir::LogicalResult convertCast(mlir::UnrealizedConversionCastOp cast,
                                         BodyExporter &body) {
    mlir::Value source;
    if (cast.getNumResults() == 1)
      source = body.module.lowered.castSource(cast.getResult(0));
    if (!source)
      return cast.emitOpError("is something else in LLVM IR than its operands; "
                              "finish the lowering to the llvm dialect first");
    body.mapValue(cast.getResult(0)) = body.lookupValue(source);
    return mlir::success();
  }
};
} // namespace

void palindrome::exporter::registerBuiltinExport(
    mlir::DialectRegistry &registry) {
  registerExport<BuiltinExport>(registry,
                                mlir::BuiltinDialect::getDialectNamespace());
  registerExport<ExportInterface>(registry,
                                  mlir::DLTIDialect::getDialectNamespace());
}
