// SiFive's intrinsics as ops of `vcix`. Their generated tables are empty: the
// export is ODS code of their own, of which this is the reverse.

#include "import/dialects/Dialects.h"
#include "mlir/Dialect/LLVMIR/VCIXDialect.h"
#include "palindrome/Extension.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/IntrinsicsRISCV.h"

using namespace palindrome;
using namespace mlir;

/// An integer of XLEN bits, or null.
static IntegerAttr attributeOf(llvm::Value *value,
                               ImportTranslation &translation) {
  return isa<llvm::ConstantInt>(value) ? translation.matchIntegerAttr(value)
                                       : IntegerAttr();
}

/// Whether the export makes `vl` by itself: a fixed vector has as many elements
/// as its type says.
static bool isImplied(llvm::Value *vl, llvm::Type *result) {
  auto *vector = dyn_cast<llvm::FixedVectorType>(result);
  auto *length = dyn_cast<llvm::ConstantInt>(vl);
  return vector && length &&
         length->getValue() == uint64_t(vector->getNumElements());
}

namespace {
class VCIXImport : public ImportInterface {
public:
  using ImportInterface::ImportInterface;

  ArrayRef<unsigned> getSupportedIntrinsics() const override {
    static constexpr unsigned intrinsics[] = {
        llvm::Intrinsic::riscv_sf_vc_v_iv_se,
        llvm::Intrinsic::riscv_sf_vc_v_vv_se,
        llvm::Intrinsic::riscv_sf_vc_v_xv_se,
        llvm::Intrinsic::riscv_sf_vc_v_fv_se,
    };
    return intrinsics;
  }

  LogicalResult
  convertIntrinsic(OpBuilder &builder, llvm::CallInst *inst,
                   ImportTranslation &translation) const override {
    // The opcode, a vector, the other operand, and the vectors' length.
    llvm::Value *other = inst->getArgOperand(2);
    llvm::Value *length = inst->getArgOperand(3);
    IntegerAttr opcode = attributeOf(inst->getArgOperand(0), translation);
    FailureOr<Value> vector = translation.convertValue(inst->getArgOperand(1));
    // All integers have XLEN bits.
    if (!opcode || failed(vector) ||
        length->getType() != inst->getArgOperand(0)->getType())
      return failure();
    Value vl;
    if (!isImplied(length, inst->getType())) {
      // Only scalable vectors may say their length.
      FailureOr<Value> operand = translation.convertValue(length);
      if (failed(operand) || !isa<llvm::ScalableVectorType>(inst->getType()))
        return failure();
      vl = *operand;
    }

    Type type = translation.convertType(inst->getType());
    Location loc = translation.translateLoc(inst->getDebugLoc());
    if (inst->getIntrinsicID() == llvm::Intrinsic::riscv_sf_vc_v_iv_se) {
      IntegerAttr immediate = attributeOf(other, translation);
      if (!immediate || immediate.getType() != opcode.getType())
        return failure();
      translation.mapValue(inst) = vcix::BinaryImmOp::create(
          builder, loc, type, opcode, *vector, immediate, vl);
      return success();
    }
    FailureOr<Value> operand = translation.convertValue(other);
    if (failed(operand))
      return failure();
    translation.mapValue(inst) = vcix::BinaryOp::create(
        builder, loc, type, opcode, *vector, *operand, vl);
    return success();
  }
};
} // namespace

void palindrome::registerVCIXImport(DialectRegistry &registry) {
  registerImport<VCIXImport>(registry,
                             vcix::VCIXDialect::getDialectNamespace());
}
