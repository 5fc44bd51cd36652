// Exports `vcix` by the table that MLIR generates, which calls functions that
// are defined here. All integers have XLEN bits, as the opcode. Mirrors
// import/dialects/VCIX.cpp.

#include "export/dialects/Dialects.h"
#include "mlir/Dialect/LLVMIR/VCIXDialect.h"
#include "palindrome/Extension.h"
#include "llvm/IR/IntrinsicsRISCV.h"

using namespace palindrome;
using namespace palindrome::exporter;
using namespace mlir;

// The table makes constants and calls by these names.
namespace mlir::LLVM::detail {
static llvm::Constant *getLLVMConstant(llvm::Type *type, Attribute value,
                                       Location loc,
                                       ExportTranslation &translation) {
  return translation.convertConstant(type, value, loc);
}
} // namespace mlir::LLVM::detail

static llvm::CallInst *createIntrinsicCall(llvm::IRBuilderBase &builder,
                                           llvm::Intrinsic::ID id,
                                           ArrayRef<llvm::Value *> arguments,
                                           ArrayRef<llvm::Type *> overloads) {
  return builder.CreateIntrinsic(id, overloads, arguments);
}

static llvm::Type *getXlenType(Attribute opcode,
                               ExportTranslation &translation) {
  return translation.convertType(cast<TypedAttr>(opcode).getType());
}

/// The vector length as an integer of type `xlen`: `vl`, or the number of
/// elements of a fixed vector if that is null.
static llvm::Value *createVL(llvm::IRBuilderBase &builder, llvm::Value *vl,
                             VectorType vector, llvm::Type *xlen, Location,
                             ExportTranslation &) {
  return vl ? builder.CreateZExtOrTrunc(vl, xlen)
            : llvm::ConstantInt::get(xlen, vector.getShape()[0]);
}

namespace {
class VCIXExport : public ExportInterface {
public:
  using ExportInterface::ExportInterface;

  bool exportsModuleOps() const override { return false; }

  LogicalResult
  convertOperation(Operation *op, llvm::IRBuilderBase &builder,
                   ExportTranslation &moduleTranslation) const override {
    Operation &opInst = *op;
#include "mlir/Dialect/LLVMIR/VCIXConversions.inc"
    return failure();
  }
};
} // namespace

void palindrome::exporter::registerVCIXExport(DialectRegistry &registry) {
  registerExport<VCIXExport>(registry,
                             vcix::VCIXDialect::getDialectNamespace());
}
