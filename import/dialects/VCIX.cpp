// Imports SiFive's VCIX intrinsics as ops of `vcix`. The ops define their
// export by code in ODS, of which this is the inverse; mlir-tblgen generates no
// table for the import. Mirrors export/dialects/VCIX.cpp.
//
//   %r = call <8 x float> @llvm.riscv.sf.vc.v.iv.se.v8f32.i64.v8f32.i64.i64(
//       i64 1, <8 x float> %v, i64 1, i64 8)
//
// becomes
//
//   %r = "vcix.v.iv"(%v) <{imm = 1 : i64, opcode = 1 : i64}>
//       : (vector<8xf32>) -> vector<8xf32>

#include "import/dialects/Dialects.h"
#include "mlir/Dialect/LLVMIR/VCIXDialect.h"
#include "palindrome/Extension.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/IntrinsicsRISCV.h"

using namespace palindrome;
using namespace palindrome::importer;
using namespace mlir;

/// The constant `value` as an attribute; null if it is not constant.
static IntegerAttr attributeOf(llvm::Value *value,
                               ImportTranslation &translation) {
  return isa<llvm::ConstantInt>(value) ? translation.matchIntegerAttr(value)
                                       : IntegerAttr();
}

/// Whether `vl` is the number of elements of the fixed vector `result`, which
/// the export derives from the type.
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
    // The arguments are the opcode, a vector, the other operand, and the length
    // of the vectors.
    llvm::Value *other = inst->getArgOperand(2);
    llvm::Value *length = inst->getArgOperand(3);
    IntegerAttr opcode = attributeOf(inst->getArgOperand(0), translation);
    FailureOr<Value> vector = translation.convertValue(inst->getArgOperand(1));
    // The ops have one integer type, of XLEN bits, for all of these.
    if (!opcode || failed(vector) ||
        length->getType() != inst->getArgOperand(0)->getType())
      return failure();
    Value vl;
    if (!isImplied(length, inst->getType())) {
      // The ops have an operand for the length of scalable vectors only.
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

void palindrome::importer::registerVCIXImport(DialectRegistry &registry) {
  registerImport<VCIXImport>(registry,
                             vcix::VCIXDialect::getDialectNamespace());
}
