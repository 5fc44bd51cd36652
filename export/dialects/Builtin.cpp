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

  mlir::LogicalResult
  convertOperation(mlir::Operation *op, llvm::IRBuilderBase &,
                   ExportTranslation &translation) const override {
    auto &body = static_cast<BodyExporter &>(translation);
    auto cast = llvm::dyn_cast<mlir::UnrealizedConversionCastOp>(op);
    if (cast && body.module.form.passesConversionCasts)
      return convertCast(cast, body);
    // To upstream a module in the module is nothing.
    return mlir::success(llvm::isa<mlir::ModuleOp>(op) &&
                         !body.module.form.warnsOfOmissions);
  }

private:
  /// What a partial conversion has left between the types of two dialects.
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

void palindrome::registerBuiltinExport(mlir::DialectRegistry &registry) {
  registerExport<BuiltinExport>(registry,
                                mlir::BuiltinDialect::getDialectNamespace());
  registerExport<ExportInterface>(registry,
                                  mlir::DLTIDialect::getDialectNamespace());
}
