// Imports LLVM's AVX intrinsics as ops of `x86vector`, for which mlir-tblgen
// generates no table. Each op that is made must name the intrinsic it came from
// (LLVM::OneToOneIntrinsicOpInterface). Mirrors export/dialects/OneToOne.cpp.

#include "import/dialects/Dialects.h"
#include "mlir/Dialect/LLVMIR/LLVMInterfaces.h"
#include "mlir/Dialect/X86Vector/X86VectorDialect.h"
#include "palindrome/Extension.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/IntrinsicsX86.h"

using namespace palindrome;
using namespace palindrome::importer;
using namespace mlir;
using namespace mlir::x86vector;

namespace {
struct Form {
  llvm::Intrinsic::ID id;
  StringRef (*opName)();
};
} // namespace

template <typename Op> static constexpr Form form(llvm::Intrinsic::ID id) {
  return {id, [] { return StringRef(Op::getOperationName()); }};
}

static constexpr Form forms[] = {
    form<MaskCompressOp>(llvm::Intrinsic::x86_avx512_mask_compress),
    form<MaskRndScaleOp>(llvm::Intrinsic::x86_avx512_mask_rndscale_ps_512),
    form<MaskRndScaleOp>(llvm::Intrinsic::x86_avx512_mask_rndscale_pd_512),
    form<MaskScaleFOp>(llvm::Intrinsic::x86_avx512_mask_scalef_ps_512),
    form<MaskScaleFOp>(llvm::Intrinsic::x86_avx512_mask_scalef_pd_512),
    form<DotBF16Op>(llvm::Intrinsic::x86_avx512bf16_dpbf16ps_128),
    form<DotBF16Op>(llvm::Intrinsic::x86_avx512bf16_dpbf16ps_256),
    form<DotBF16Op>(llvm::Intrinsic::x86_avx512bf16_dpbf16ps_512),
    form<CvtPackedF32ToBF16Op>(
        llvm::Intrinsic::x86_avx512bf16_cvtneps2bf16_256),
    form<CvtPackedF32ToBF16Op>(
        llvm::Intrinsic::x86_avx512bf16_cvtneps2bf16_512),
    form<RsqrtOp>(llvm::Intrinsic::x86_avx_rsqrt_ps_256),
    form<DotOp>(llvm::Intrinsic::x86_avx_dp_ps_256),
    form<DotInt8Op>(llvm::Intrinsic::x86_avx2_vpdpbssd_128),
    form<DotInt8Op>(llvm::Intrinsic::x86_avx2_vpdpbssd_256),
};

/// The arguments of `inst` that become operands of its op, in the op's order;
/// nullopt if the op cannot represent the other arguments.
static std::optional<SmallVector<llvm::Value *>>
operandsOf(llvm::CallInst *inst) {
  SmallVector<llvm::Value *> arguments(inst->args());
  switch (inst->getIntrinsicID()) {
  case llvm::Intrinsic::x86_avx_dp_ps_256: {
    // The op has no mask: it uses and sets all elements.
    auto *mask = dyn_cast<llvm::ConstantInt>(arguments.pop_back_val());
    if (!mask || !mask->isMinusOne())
      return std::nullopt;
    return arguments;
  }
  case llvm::Intrinsic::x86_avx512_mask_compress: {
    auto *source = dyn_cast<llvm::Constant>(arguments[1]);
    if (source && source->isNullValue())
      return SmallVector<llvm::Value *>{arguments[2], arguments[0]};
    return SmallVector<llvm::Value *>{arguments[2], arguments[0], arguments[1]};
  }
  default:
    return arguments;
  }
}

namespace {
class X86VectorImport : public ImportInterface {
public:
  using ImportInterface::ImportInterface;

  ArrayRef<unsigned> getSupportedIntrinsics() const override {
    static const SmallVector<unsigned> intrinsics = llvm::map_to_vector(
        forms, [](const Form &form) -> unsigned { return form.id; });
    return intrinsics;
  }

  LogicalResult
  convertIntrinsic(OpBuilder &builder, llvm::CallInst *inst,
                   ImportTranslation &translation) const override {
    const Form *form = llvm::find_if(forms, [&](const Form &form) {
      return form.id == inst->getIntrinsicID();
    });
    std::optional<SmallVector<llvm::Value *>> arguments = operandsOf(inst);
    if (!arguments)
      return failure();
    FailureOr<SmallVector<Value>> operands =
        translation.convertValues(*arguments);
    if (failed(operands))
      return failure();
    OperationState state(translation.translateLoc(inst->getDebugLoc()),
                         form->opName());
    state.addOperands(*operands);
    state.addTypes(translation.convertType(inst->getType()));
    Operation *op = builder.create(state);
    translation.mapValue(inst) = op->getResult(0);
    auto intrinsic = cast<LLVM::OneToOneIntrinsicOpInterface>(op);
    return success(intrinsic.getIntrinsicName() ==
                   llvm::Intrinsic::getBaseName(form->id));
  }
};
} // namespace

void palindrome::importer::registerX86VectorImport(DialectRegistry &registry) {
  registerImport<X86VectorImport>(registry,
                                  X86VectorDialect::getDialectNamespace());
}
