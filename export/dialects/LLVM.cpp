// Exports `llvm`, and `llvmx`, which represents what `llvm` cannot.
// BodyExporter translates the ops of both. Mirrors import/dialects/LLVM.cpp.

#include "export/body/BodyExporter.h"
#include "export/dialects/Dialects.h"
#include "translate/Carrier.h"
#include "translate/LLVMXDialect.h"

using namespace palindrome;
using namespace palindrome::exporter;
using namespace mlir;

namespace {
class LLVMExport : public ExportInterface {
public:
  using ExportInterface::ExportInterface;

  LogicalResult
  convertOperation(Operation *op, llvm::IRBuilderBase &,
                   ExportTranslation &translation) const override {
    return static_cast<BodyExporter &>(translation).exportInstruction(*op);
  }

  LogicalResult amendOperation(Operation *op,
                               ArrayRef<llvm::Instruction *> instructions,
                               NamedAttribute attribute,
                               ExportTranslation &translation) const override {
    auto &body = static_cast<BodyExporter &>(translation);
    if (instructions.empty())
      return success();
    if (attribute.getName() == body.module.mmraName)
      return body.module.modelled.setMMRA(attribute.getValue(), op,
                                          instructions.back());
    if (attribute.getName().strref().starts_with(carrier::prefix))
      body.amendInstruction(attribute, instructions.back());
    else
      body.module.reportLeftOut(op, attribute.getName());
    return success();
  }
};
} // namespace

void palindrome::exporter::registerLLVMExport(DialectRegistry &registry) {
  registerExport<LLVMExport>(registry,
                             LLVM::LLVMDialect::getDialectNamespace());
  registerExport<LLVMExport>(registry,
                             llvmx::LLVMXDialect::getDialectNamespace());
}
