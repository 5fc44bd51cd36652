// Imports intrinsics as ops of `llvm`, by the table that MLIR generates.
// Mirrors export/dialects/LLVM.cpp.

#include "import/body/BodyImporter.h"
#include "import/dialects/Dialects.h"

using namespace palindrome;
using namespace palindrome::importer;
using namespace mlir;

namespace {
class LLVMImport : public ImportInterface {
public:
  using ImportInterface::ImportInterface;

  ArrayRef<unsigned> getSupportedIntrinsics() const override {
    static constexpr unsigned intrinsics[] = {
#include "mlir/Dialect/LLVMIR/LLVMConvertibleLLVMIRIntrinsics.inc"
    };
    return intrinsics;
  }

  LogicalResult
  convertIntrinsic(OpBuilder &, llvm::CallInst *inst,
                   ImportTranslation &translation) const override {
    return static_cast<BodyImporter &>(translation)
        .importIntrinsicByTable(inst);
  }
};
} // namespace

void palindrome::importer::registerLLVMImport(DialectRegistry &registry) {
  registerImport<LLVMImport>(registry,
                             LLVM::LLVMDialect::getDialectNamespace());
}
