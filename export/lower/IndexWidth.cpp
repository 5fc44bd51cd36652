// The conversion of dialects to `llvm` whose passes take no width of `index`.
//
// `convert-vector-to-llvm`, `convert-math-to-llvm` and
// `convert-complex-to-llvm` have no option `index-bitwidth`: their `index` has
// 64 bits. The patterns take any width, so that this file applies them.

#include "export/lower/IndexWidth.h"
#include "export/lower/DialectPatterns.h"
#include "export/lower/Libm.h"
#include "mlir/Conversion/LLVMCommon/ConversionTarget.h"
#include "mlir/Conversion/LLVMCommon/MemRefBuilder.h"
#include "mlir/Conversion/LLVMCommon/Pattern.h"
#include "mlir/Conversion/LLVMCommon/TypeConverter.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Vector/Transforms/LoweringPatterns.h"
#include "mlir/Dialect/Vector/Transforms/VectorRewritePatterns.h"
#include "mlir/IR/TypeUtilities.h"
#include "mlir/Interfaces/DataLayoutInterfaces.h"
#include "mlir/Transforms/DialectConversion.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

using namespace palindrome;

/// The width that MLIR's conversions give `index` unless they are told another.
static constexpr unsigned defaultBitwidth = 64;

/// The width of a pointer by the data layout of LLVM that `module` has.
static unsigned getPointerBitwidth(mlir::ModuleOp module) {
  auto text = module->getAttrOfType<mlir::StringAttr>(
      mlir::LLVM::LLVMDialect::getDataLayoutAttrName());
  llvm::Expected<llvm::DataLayout> layout =
      llvm::DataLayout::parse(text ? text.getValue() : "");
  if (layout)
    return layout->getPointerSizeInBits();
  llvm::consumeError(layout.takeError()); // The export reports it.
  return defaultBitwidth;
}

/// The width that `module` itself states.
static unsigned getOwnBitwidth(mlir::ModuleOp module) {
  auto index = mlir::IndexType::get(module.getContext());
  return mlir::DataLayout(module).getTypeSizeInBits(index).getFixedValue();
}

unsigned palindrome::getIndexBitwidth(mlir::ModuleOp module,
                                      const LoweringOptions &options) {
  return options.indexBitwidth ? options.indexBitwidth : getOwnBitwidth(module);
}

LoweringOptions lower::withIndexBitwidth(mlir::ModuleOp module,
                                         const LoweringOptions &options) {
  LoweringOptions result = options;
  result.indexBitwidth = getIndexBitwidth(module, options);
  if (result.indexBitwidth == defaultBitwidth)
    result.indexBitwidth = options.indexBitwidth;
  else
    result.useAlignedAlloc |= getPointerBitwidth(module) > result.indexBitwidth;
  return result;
}

bool lower::hasOtherIndexBitwidth(const LoweringOptions &options) {
  return options.indexBitwidth && options.indexBitwidth != defaultBitwidth;
}

mlir::LogicalResult lower::checkIndexBits(mlir::ModuleOp module,
                                          const LoweringOptions &options) {
  unsigned width =
      options.indexBitwidth ? options.indexBitwidth : defaultBitwidth;
  unsigned own = getOwnBitwidth(module);
  if (width == own)
    return mlir::success();
  mlir::WalkResult result = module.walk([&](mlir::vector::BitCastOp cast) {
    bool isFromIndex = cast.getSourceVectorType().getElementType().isIndex();
    if (isFromIndex == cast.getResultVectorType().getElementType().isIndex())
      return mlir::WalkResult::advance();
    cast->emitError() << "'" << cast->getName()
                      << "' cannot be lowered: index has " << own
                      << " bits by the module's data layout, and " << width
                      << " by --index-bitwidth";
    return mlir::WalkResult::interrupt();
  });
  return mlir::failure(result.wasInterrupted());
}

/// Whether `value` is a number of `width` bits, with or without a sign.
static bool fits(const llvm::APInt &value, unsigned width) {
  return value.isSignedIntN(width) || value.isIntN(width);
}

/// Reports a constant of `index` that would be cut to `width` bits.
static mlir::LogicalResult checkIndexConstants(mlir::ModuleOp module,
                                               unsigned width) {
  mlir::WalkResult result = module.walk([&](mlir::arith::ConstantOp op) {
    if (!mlir::getElementTypeOrSelf(op.getType()).isIndex())
      return mlir::WalkResult::advance();
    auto all = llvm::dyn_cast<mlir::DenseIntElementsAttr>(op.getValue());
    auto one = llvm::dyn_cast<mlir::IntegerAttr>(op.getValue());
    if ((!one || fits(one.getValue(), width)) &&
        (!all || llvm::all_of(all, [&](const llvm::APInt &value) {
          return fits(value, width);
        })))
      return mlir::WalkResult::advance();
    op->emitError() << "'" << op->getName()
                    << "' cannot be lowered: the number has more than the "
                    << width << " bits of index";
    return mlir::WalkResult::interrupt();
  });
  return mlir::failure(result.wasInterrupted());
}

namespace {
/// MLIR's runtime prints an `index` of 64 bits, unsigned.
///
///   vector.print %i : index
///
///   %wide = arith.index_castui %i : index to i64
///   %number = builtin.unrealized_conversion_cast %wide : i64 to ui64
///   vector.print %number : ui64
class WidenPrint : public mlir::OpRewritePattern<mlir::vector::PrintOp> {
public:
  using OpRewritePattern::OpRewritePattern;

  mlir::LogicalResult
  matchAndRewrite(mlir::vector::PrintOp op,
                  mlir::PatternRewriter &rewriter) const override {
    if (!op.getSource() || !op.getPrintType().isIndex())
      return mlir::failure();
    mlir::Location location = op.getLoc();
    mlir::Value wide = mlir::arith::IndexCastUIOp::create(
        rewriter, location, rewriter.getI64Type(), op.getSource());
    auto number = mlir::UnrealizedConversionCastOp::create(
        rewriter, location, rewriter.getIntegerType(64, /*isSigned=*/false),
        wide);
    rewriter.modifyOpInPlace(
        op, [&] { op.getSourceMutable().assign(number.getResult(0)); });
    return mlir::success();
  }
};

/// MLIR's own pattern makes a descriptor with numbers of 64 bits.
class CastType : public mlir::ConvertOpToLLVMPattern<mlir::vector::TypeCastOp> {
public:
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;

  mlir::LogicalResult
  matchAndRewrite(mlir::vector::TypeCastOp op, OpAdaptor adaptor,
                  mlir::ConversionPatternRewriter &rewriter) const override {
    mlir::MemRefType type = op.getResultMemRefType();
    if (!type.hasStaticShape() || !type.getLayout().isIdentity())
      return mlir::failure();
    mlir::MemRefDescriptor source(adaptor.getMemref());
    mlir::Location location = op.getLoc();
    mlir::Value allocated = source.allocatedPtr(rewriter, location);
    mlir::Value aligned = source.alignedPtr(rewriter, location);
    rewriter.replaceOp(op, mlir::Value(mlir::MemRefDescriptor::fromStaticShape(
                               rewriter, location, *getTypeConverter(), type,
                               allocated, aligned)));
    return mlir::success();
  }
};
} // namespace

/// Rewrites ops on vectors to those that have a conversion to `llvm`: the first
/// half of `convert-vector-to-llvm`, with the options that it has by default.
/// Masks are computed with 32 bits only if `width`, that of `index`, is no
/// more.
static void simplifyVectors(mlir::ModuleOp module, unsigned width) {
  using namespace mlir::vector;
  mlir::RewritePatternSet patterns(module.getContext());
  populateVectorToVectorCanonicalizationPatterns(patterns);
  populateVectorBitCastLoweringPatterns(patterns);
  populateVectorBroadcastLoweringPatterns(patterns);
  populateVectorContractLoweringPatterns(patterns, VectorContractLowering::Dot);
  populateVectorMaskOpLoweringPatterns(patterns);
  populateVectorShapeCastLoweringPatterns(patterns);
  populateVectorInterleaveLoweringPatterns(patterns);
  populateVectorTransposeLoweringPatterns(patterns,
                                          VectorTransposeLowering::EltWise);
  populateVectorTransferLoweringPatterns(patterns, /*maxTransferRank=*/1);
  constexpr unsigned maskWidth = 32;
  populateVectorMaskMaterializationPatterns(
      patterns, /*force32BitVectorIndices=*/width <= maskWidth);
  populateVectorInsertExtractStridedSliceTransforms(patterns);
  populateVectorStepLoweringPatterns(patterns);
  populateVectorRankReducingFMAPattern(patterns);
  populateVectorGatherLoweringPatterns(patterns);
  populateVectorFromElementsUnrollPatterns(patterns);
  populateVectorToElementsUnrollPatterns(patterns);
  patterns.add<WidenPrint>(module.getContext());
  // That the patterns come to no end is no error of that pass either: what they
  // leave is reported in the end.
  (void)mlir::applyPatternsGreedily(module, std::move(patterns));
}

mlir::LogicalResult lower::convertWithIndexBitwidth(mlir::ModuleOp module,
                                                    unsigned width) {
  if (failed(checkIndexConstants(module, width)) || failed(callLibrary(module)))
    return mlir::failure();
  simplifyVectors(module, width);
  mlir::MLIRContext *context = module.getContext();
  mlir::LowerToLLVMOptions options(context);
  options.overrideIndexBitwidth(width);
  mlir::LLVMTypeConverter converter(context, options);
  mlir::LLVMConversionTarget target(*context);
  mlir::RewritePatternSet patterns(context);
  mlir::vector::populateVectorTransferLoweringPatterns(patterns);
  addPatternsOf({"vector", "math", "complex"}, converter, target, patterns);
  patterns.add<CastType>(converter, mlir::PatternBenefit(2));
  // What the patterns make, and later passes convert.
  target.addLegalDialect<mlir::arith::ArithDialect,
                         mlir::memref::MemRefDialect>();
  target.addLegalOp<mlir::UnrealizedConversionCastOp>();
  return mlir::applyPartialConversion(module, target, std::move(patterns));
}
