// The conversion of dialects to `llvm` whose passes take no width of `index`.
//
// `convert-vector-to-llvm`, `convert-math-to-llvm` and
// `convert-complex-to-llvm` have no option `index-bitwidth`: their `index` has
// 64 bits. The patterns take any width, so that this file applies them.

#include "export/lower/IndexWidth.h"
#include "mlir/Conversion/ConvertToLLVM/ToLLVMInterface.h"
#include "mlir/Conversion/LLVMCommon/ConversionTarget.h"
#include "mlir/Conversion/LLVMCommon/TypeConverter.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Vector/Transforms/LoweringPatterns.h"
#include "mlir/Dialect/Vector/Transforms/VectorRewritePatterns.h"
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

LoweringOptions lower::withIndexBitwidth(mlir::ModuleOp module,
                                         const LoweringOptions &options) {
  LoweringOptions result = options;
  auto index = mlir::IndexType::get(module.getContext());
  if (!result.indexBitwidth)
    result.indexBitwidth =
        mlir::DataLayout(module).getTypeSizeInBits(index).getFixedValue();
  if (result.indexBitwidth == defaultBitwidth)
    result.indexBitwidth = options.indexBitwidth;
  else
    result.useAlignedAlloc |= getPointerBitwidth(module) > result.indexBitwidth;
  return result;
}

bool lower::hasOtherIndexBitwidth(const LoweringOptions &options) {
  return options.indexBitwidth && options.indexBitwidth != defaultBitwidth;
}

/// Rewrites ops on vectors to those that have a conversion to `llvm`: the first
/// half of `convert-vector-to-llvm`, with the options that it has by default.
static void simplifyVectors(mlir::ModuleOp module) {
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
  populateVectorMaskMaterializationPatterns(patterns,
                                            /*force32BitVectorIndices=*/true);
  populateVectorInsertExtractStridedSliceTransforms(patterns);
  populateVectorStepLoweringPatterns(patterns);
  populateVectorRankReducingFMAPattern(patterns);
  populateVectorGatherLoweringPatterns(patterns);
  populateVectorFromElementsUnrollPatterns(patterns);
  populateVectorToElementsUnrollPatterns(patterns);
  // That the patterns come to no end is no error of that pass either: what they
  // leave is reported in the end.
  (void)mlir::applyPatternsGreedily(module, std::move(patterns));
}

mlir::LogicalResult lower::convertWithIndexBitwidth(mlir::ModuleOp module,
                                                    unsigned width) {
  simplifyVectors(module);
  mlir::MLIRContext *context = module.getContext();
  mlir::LowerToLLVMOptions options(context);
  options.overrideIndexBitwidth(width);
  mlir::LLVMTypeConverter converter(context, options);
  mlir::LLVMConversionTarget target(*context);
  mlir::RewritePatternSet patterns(context);
  mlir::vector::populateVectorTransferLoweringPatterns(patterns);
  for (llvm::StringRef name : {"vector", "math", "complex"})
    if (mlir::Dialect *dialect = context->getLoadedDialect(name))
      if (auto *interface = dialect->getRegisteredInterface<
                            mlir::ConvertToLLVMPatternInterface>())
        interface->populateConvertToLLVMConversionPatterns(target, converter,
                                                           patterns);
  // What the patterns make, and later passes convert.
  target.addLegalDialect<mlir::arith::ArithDialect,
                         mlir::memref::MemRefDialect>();
  target.addLegalOp<mlir::UnrealizedConversionCastOp>();
  return mlir::applyPartialConversion(module, target, std::move(patterns));
}
