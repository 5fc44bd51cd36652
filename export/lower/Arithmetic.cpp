// Converts arithmetic before the other passes of a lowering run. Those fold ops
// on the way:
//
//   %r = arith.addi %x, %zero : i32       ; replaced by %x
//
// Whoever compares what two modules compute has to see what each of them
// states: a wrong fold in MLIR would change both alike, and go unnoticed.

#include "export/lower/Arithmetic.h"
#include "export/lower/Angles.h"
#include "export/lower/DialectPatterns.h"
#include "export/lower/Floats.h"
#include "export/lower/Indices.h"
#include "export/lower/Libm.h"
#include "mlir/Conversion/LLVMCommon/ConversionTarget.h"
#include "mlir/Conversion/LLVMCommon/TypeConverter.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Transforms/Passes.h"
#include "mlir/Dialect/Index/IR/IndexDialect.h"
#include "mlir/Dialect/Index/IR/IndexOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/UB/IR/UBOps.h"
#include "mlir/Transforms/DialectConversion.h"

using namespace palindrome;

/// Whether `type` is a number or a vector of numbers that LLVM has.
static bool isNumeric(mlir::Type type) {
  if (auto vector = llvm::dyn_cast<mlir::VectorType>(type))
    type = vector.getElementType();
  if (auto real = llvm::dyn_cast<mlir::FloatType>(type))
    return real.getWidth() >= 16 && !real.isTF32();
  return type.isSignlessInteger() || type.isIndex();
}

/// Whether `op` is one that `convertArithmetic` converts. MLIR makes a function
/// of other powers than this: LLVM has them for an exponent of C's int.
static bool isArithmetic(mlir::Operation *op) {
  if (auto power = llvm::dyn_cast<mlir::math::FPowIOp>(op);
      power && !power.getRhs().getType().isSignlessInteger(32))
    return false;
  return !op->hasTrait<mlir::OpTrait::ConstantLike>() &&
         llvm::all_of(op->getOperandTypes(), isNumeric) &&
         llvm::all_of(op->getResultTypes(), isNumeric);
}

/// Runs `pass` outside of a pipeline, which would load its dialects.
static mlir::LogicalResult runAlone(const lower::OwnPass &pass,
                                    mlir::ModuleOp module) {
  mlir::DialectRegistry registry;
  pass.addDialects(registry);
  mlir::MLIRContext *context = module.getContext();
  context->appendDialectRegistry(registry);
  for (llvm::StringRef dialect : registry.getDialectNames())
    context->getOrLoadDialect(dialect);
  return pass.run(module);
}

mlir::LogicalResult lower::convertArithmetic(mlir::ModuleOp module,
                                             unsigned width) {
  // Ours come first here, too.
  for (const OwnPass *pass : {&expandIndicesPass, &expandElementwisePass,
                              &keepAnglesPass, &callLibraryPass})
    if (failed(runAlone(*pass, module)))
      return mlir::failure();
  mlir::MLIRContext *context = module.getContext();
  mlir::LowerToLLVMOptions options(context);
  options.overrideIndexBitwidth(width);
  mlir::LLVMTypeConverter converter(context, options);
  mlir::LLVMConversionTarget target(*context);
  mlir::RewritePatternSet patterns(context);
  addPatternsOf({"arith", "index", "math", "ub"}, converter, target, patterns);
  // MLIR's other expansions are of ops that LLVM has, and lose the order of
  // signed zeros: of minimumf, maximumf and their kind.
  mlir::arith::populateCeilFloorDivExpandOpsPatterns(patterns);
  target.addDynamicallyLegalDialect<
      mlir::arith::ArithDialect, mlir::index::IndexDialect,
      mlir::math::MathDialect, mlir::ub::UBDialect>(
      [](mlir::Operation *op) -> std::optional<bool> {
        if (!isArithmetic(op))
          return true;
        return std::nullopt; // Converted if there is a pattern.
      });
  target.addLegalOp<mlir::UnrealizedConversionCastOp>();
  mlir::ConversionConfig config;
  config.foldingMode = mlir::DialectConversionFoldingMode::Never;
  return mlir::applyPartialConversion(module, target, std::move(patterns),
                                      config);
}
