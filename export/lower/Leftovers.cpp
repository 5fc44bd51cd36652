// What a lowering did not convert, and which step of MLIR would.

#include "export/lower/Leftovers.h"
#include "export/lower/Types.h"
#include "mlir/Conversion/LLVMCommon/TypeConverter.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Target/LLVMIR/LLVMTranslationInterface.h"
#include "palindrome/Extension.h"
#include "llvm/Support/raw_ostream.h"

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

std::string lower::describeForeignSpace(mlir::OperationName op,
                                        mlir::BaseMemRefType memref) {
  std::string text;
  llvm::raw_string_ostream(text)
      << "'" << op << "' cannot be lowered: the memory space of '" << memref
      << "' is no number; convert it to one first";
  return text;
}

/// The step that `type` needs, because it is or is made of a type of such a
/// dialect, or is a tensor whose encoding is of one; null if there is none. The
/// memory space of a memref is left out: no step converts it.
static const MissingStep *findMissingStep(mlir::Type type) {
  const MissingStep *found = nullptr;
  type.walk([&](mlir::Type part) {
    found = findMissingStep(part.getDialect().getNamespace());
    auto tensor = llvm::dyn_cast<mlir::RankedTensorType>(part);
    if (!found && tensor && tensor.getEncoding())
      found = findMissingStep(tensor.getEncoding().getDialect().getNamespace());
    return found ? mlir::WalkResult::interrupt() : mlir::WalkResult::advance();
  });
  return found;
}

/// The first launch of a kernel that is not compiled; null if there is none.
static mlir::Operation *findLaunch(mlir::ModuleOp module) {
  return findFirst(module, [](mlir::Operation *op) {
    auto launch = llvm::dyn_cast<mlir::gpu::LaunchFuncOp>(op);
    return launch &&
           mlir::SymbolTable::lookupNearestSymbolFrom<mlir::gpu::GPUModuleOp>(
               op, launch.getKernelModuleName());
  });
}

/// Whether `type` is a tensor that the bufferization makes a dense memref of,
/// whatever its encoding. Between functions the encoding is part of how it is
/// passed.
static bool isOwnTensor(mlir::Type type, mlir::Operation *op) {
  return llvm::isa<mlir::RankedTensorType>(type) &&
         !llvm::isa<mlir::FunctionOpInterface>(op);
}

/// Whether `op` is an atomic access to elements of a size for which LLVM IR has
/// none. MLIR's conversion does not reject all of them.
static bool isOddAtomic(mlir::Operation *op) {
  if (!llvm::isa<mlir::memref::AtomicRMWOp, mlir::memref::GenericAtomicRMWOp>(
          op))
    return false;
  unsigned width = op->getResult(0).getType().getIntOrFloatBitWidth();
  return width < 8 || !llvm::isPowerOf2_32(width);
}

mlir::LogicalResult lower::checkLowerable(mlir::ModuleOp module) {
  if (mlir::Operation *op = findFirst(module, isOddAtomic))
    return op->emitError()
           << "'" << op->getName()
           << "' cannot be lowered: LLVM IR has atomic accesses to 8, 16, 32, "
              "... bits, but "
           << op->getResult(0).getType() << " has "
           << op->getResult(0).getType().getIntOrFloatBitWidth()
           << "; use elements of such a size";
  // An export translates the dialect, but not what the kernel is.
  if (mlir::Operation *op = findLaunch(module))
    return op->emitError() << "'" << op->getName()
                           << "' cannot be lowered: its kernel is not "
                              "compiled; run "
                           << findMissingStep("gpu")->step << " first";
  mlir::Operation *op = findFirst(module, [](mlir::Operation *op) {
    return findMissingStep(op->getName().getDialectNamespace()) &&
           !isExported(op);
  });
  if (op)
    return op->emitError()
           << "'" << op->getName() << "' cannot be lowered: run "
           << findMissingStep(op->getName().getDialectNamespace())->step
           << " first";
  mlir::Type type;
  op = findFirst(module, [&](mlir::Operation *op) {
    type = {};
    for (mlir::Type candidate : lower::typesOf(op))
      if (!type && !isOwnTensor(candidate, op) && findMissingStep(candidate))
        type = candidate;
    return type && !isExported(op);
  });
  if (op)
    return op->emitError() << "'" << op->getName() << "' cannot be lowered: "
                           << "because of " << type << " run "
                           << findMissingStep(type)->step << " first";
  return mlir::success();
}

/// The first type of `op` that has none of the `llvm` dialect for it; null if
/// there is none.
static mlir::Type findUnconvertible(mlir::Operation *op) {
  mlir::LLVMTypeConverter converter(op->getContext());
  for (mlir::Type type : lower::typesOf(op))
    if (!converter.convertType(type))
      return type;
  return {};
}

static mlir::LogicalResult reportUnconvertible(mlir::Operation *op,
                                               mlir::Type type) {
  return op->emitError()
         << "'" << op->getName()
         << "' cannot be lowered: the llvm dialect has no type for " << type;
}

mlir::LogicalResult lower::checkVectors(mlir::ModuleOp module) {
  mlir::LLVMTypeConverter converter(module.getContext());
  mlir::Type type;
  mlir::Operation *op = findFirst(module, [&](mlir::Operation *op) {
    for (mlir::Type candidate : lower::typesOf(op))
      if (auto vector = llvm::dyn_cast<mlir::VectorType>(candidate);
          vector && vector.getRank() > 1 &&
          !converter.convertType(vector.getElementType()))
        type = candidate;
    return type != mlir::Type();
  });
  return op ? reportUnconvertible(op, type) : mlir::success();
}

mlir::Operation *lower::findForeign(mlir::ModuleOp module) {
  return findFirst(module, [](mlir::Operation *op) { return !isExported(op); });
}

mlir::LogicalResult lower::checkLowered(mlir::ModuleOp module) {
  mlir::Operation *op = findForeign(module);
  if (!op)
    op = findFirst(module, [](mlir::Operation *op) {
      auto cast = llvm::dyn_cast<mlir::UnrealizedConversionCastOp>(op);
      return cast && !changesNothing(cast);
    });
  if (!op)
    return mlir::success();
  if (llvm::isa<mlir::UnrealizedConversionCastOp>(op))
    return op->emitError() << "'" << op->getName() << "' cannot be lowered: "
                           << "passes of MLIR do not agree on a type: "
                           << op->getOperandTypes() << " became "
                           << op->getResultTypes();
  if (mlir::Type type = findUnconvertible(op))
    return reportUnconvertible(op, type);
  return op->emitError() << "'" << op->getName()
                         << "' cannot be lowered: no pass of MLIR converts it "
                            "with these types; convert it first";
}
