// The conversion of dialects to `llvm` whose passes take no width of `index`.
//
// `convert-vector-to-llvm`, `convert-math-to-llvm` and
// `convert-complex-to-llvm` have no option `index-bitwidth`: their `index` has
// 64 bits. The patterns take any width, so that this file applies them.

#include "export/lower/IndexWidth.h"
#include "mlir/Conversion/ConvertToLLVM/ToLLVMInterface.h"
#include "mlir/Conversion/LLVMCommon/ConversionTarget.h"
#include "mlir/Conversion/LLVMCommon/TypeConverter.h"
#include "mlir/Dialect/Vector/Transforms/LoweringPatterns.h"
#include "mlir/Dialect/Vector/Transforms/VectorRewritePatterns.h"
#include "mlir/Interfaces/DataLayoutInterfaces.h"
#include "mlir/Transforms/DialectConversion.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

using namespace palindrome;

unsigned lower::getIndexBitwidth(mlir::ModuleOp module) {
  return mlir::DataLayout(module)
      .getTypeSizeInBits(mlir::IndexType::get(module.getContext()))
      .getFixedValue();
}

/// Rewrites ops on vectors to those that have a conversion to `llvm`: the first
/// half of `convert-vector-to-llvm`, with the options that it has by default.
static mlir::LogicalResult simplifyVectors(mlir::ModuleOp module) {
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
  return mlir::applyPatternsGreedily(module, std::move(patterns));
}

mlir::LogicalResult lower::convertWithIndexBitwidth(mlir::ModuleOp module,
                                                    unsigned width) {
  if (failed(simplifyVectors(module)))
    return module.emitError("the ops on vectors cannot be simplified");

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
  target.addLegalOp<mlir::UnrealizedConversionCastOp>();
  return mlir::applyPartialConversion(module, target, std::move(patterns));
}
