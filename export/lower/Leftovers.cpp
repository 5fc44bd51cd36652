// What a lowering did not convert, and which step of MLIR would.

#include "export/lower/Leftovers.h"
#include "mlir/Target/LLVMIR/LLVMTranslationInterface.h"
#include "palindrome/Extension.h"

using namespace palindrome;

namespace {
/// The step of MLIR that converts a dialect to dialects that the lowering
/// takes, or to one that an export translates.
struct MissingStep {
  llvm::StringLiteral dialect, step;
};
} // namespace

static constexpr MissingStep missingSteps[] = {
    {"amdgpu", "mlir-opt --convert-amdgpu-to-rocdl"},
    {"arm_sme", "mlir-opt --convert-arm-sme-to-scf --convert-arm-sme-to-llvm"},
    {"async", "mlir-opt --async-to-async-runtime --async-runtime-ref-counting "
              "--convert-async-to-llvm"},
    {"emitc", "palindrome-translate --mlir-to-cpp, which makes C++ of it"},
    {"gpu", "mlir-opt --gpu-lower-to-nvvm-pipeline"},
    {"ml_program", "mlir-opt --mlprogram-pipeline-globals and a bufferization"},
    {"nvgpu", "mlir-opt --convert-nvgpu-to-nvvm"},
    {"pdl", "mlir-opt --convert-pdl-to-pdl-interp"},
    {"quant", "mlir-opt --lower-quant-ops"},
    {"shape", "mlir-opt --shape-to-shape-lowering --convert-shape-to-std"},
    {"shard", "mlir-opt --convert-shard-to-mpi"},
    {"sparse_tensor", "mlir-opt --sparsifier"},
    {"spirv", "mlir-opt --convert-spirv-to-llvm"},
    {"tosa", "mlir-opt --tosa-to-linalg-pipeline"},
    {"transform", "mlir-opt --transform-interpreter"},
    {"xegpu", "mlir-opt --convert-xegpu-to-xevm"},
};

/// Null if there is no such step.
static const MissingStep *findMissingStep(llvm::StringRef dialect) {
  const MissingStep *found =
      llvm::find_if(missingSteps, [&](const MissingStep &missing) {
        return missing.dialect == dialect;
      });
  return found == std::end(missingSteps) ? nullptr : found;
}

static bool isExported(mlir::Operation *op) {
  mlir::Dialect *dialect = op->getDialect();
  if (!dialect)
    return false;
  auto *ours = dialect->getRegisteredInterface<ExportInterface>();
  return (ours && ours->exportsOperation(op->getName())) ||
         dialect
             ->getRegisteredInterface<mlir::LLVMTranslationDialectInterface>();
}

/// The first op below `module` for which `test` holds; null if there is none.
static mlir::Operation *
findFirst(mlir::ModuleOp module,
          llvm::function_ref<bool(mlir::Operation *)> test) {
  mlir::Operation *first = nullptr;
  module->walk<mlir::WalkOrder::PreOrder>([&](mlir::Operation *op) {
    if (op == module || !test(op))
      return mlir::WalkResult::advance();
    first = op;
    return mlir::WalkResult::interrupt();
  });
  return first;
}

mlir::LogicalResult lower::checkLowerable(mlir::ModuleOp module) {
  mlir::Operation *op = findFirst(module, [](mlir::Operation *op) {
    return findMissingStep(op->getName().getDialectNamespace()) &&
           !isExported(op);
  });
  if (!op)
    return mlir::success();
  return op->emitError()
         << "'" << op->getName() << "' cannot be lowered: run "
         << findMissingStep(op->getName().getDialectNamespace())->step
         << " first";
}

mlir::LogicalResult lower::checkLowered(mlir::ModuleOp module) {
  mlir::Operation *op =
      findFirst(module, [](mlir::Operation *op) { return !isExported(op); });
  if (!op)
    return mlir::success();
  return op->emitError() << "'" << op->getName()
                         << "' cannot be lowered: no pass of the lowering "
                            "converts it; convert it first";
}
