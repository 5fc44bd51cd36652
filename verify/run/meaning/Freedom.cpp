// States what ops require, and finds what a lowering decides.

#include "verify/run/meaning/Freedom.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Transforms/Passes.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Module.h"

using namespace palindrome;

/// The function that a requirement is passed to. A lowering takes calls
/// everywhere, but `llvm.intr.assume` not where it frees the memory of tensors.
static constexpr llvm::StringLiteral requireName = "palindrome.require";

/// States `condition` before the next op of `builder`.
static void require(mlir::OpBuilder &builder, mlir::Location place,
                    mlir::Value condition) {
  mlir::func::CallOp::create(builder, place, requireName, mlir::TypeRange(),
                             condition);
}

/// States that the dimensions of the operands of `op` that one loop runs over
/// have one size, also if that loop makes no iteration, where MLIR's checks
/// state nothing. `LinalgOp`'s verifier requires it of static sizes.
static bool stateSizes(mlir::linalg::LinalgOp op) {
  mlir::OpBuilder builder(op);
  mlir::Location place = op.getLoc();
  auto sizeOf = [&](mlir::OpOperand &operand, int64_t dim) -> mlir::Value {
    auto index = mlir::arith::ConstantIndexOp::create(builder, place, dim);
    if (llvm::isa<mlir::TensorType>(operand.get().getType()))
      return mlir::tensor::DimOp::create(builder, place, operand.get(), index);
    return mlir::memref::DimOp::create(builder, place, operand.get(), index);
  };
  llvm::DenseMap<unsigned, mlir::Value> sizes;
  bool isAny = false;
  for (mlir::OpOperand &operand : op->getOpOperands()) {
    mlir::AffineMap map = op.getMatchingIndexingMap(&operand);
    for (auto [dim, expression] : llvm::enumerate(map.getResults())) {
      auto loop = llvm::dyn_cast<mlir::AffineDimExpr>(expression);
      if (!loop)
        continue;
      mlir::Value size = sizeOf(operand, dim);
      auto [known, isNew] = sizes.try_emplace(loop.getPosition(), size);
      if (isNew)
        continue;
      require(builder, place,
              mlir::arith::CmpIOp::create(builder, place,
                                          mlir::arith::CmpIPredicate::eq,
                                          known->second, size));
      isAny = true;
    }
  }
  return isAny;
}

/// States that the elements of `memref`, a parameter, fit into one object, if
/// it has any: its size "must not exceed the largest signed integer that fits
/// into the index type" (LangRef, "Allocated Objects").
static bool stateRoom(mlir::BlockArgument memref, mlir::OpBuilder &builder) {
  auto type = llvm::dyn_cast<mlir::MemRefType>(memref.getType());
  if (!type || type.hasStaticShape() || !type.getLayout().isIdentity())
    return false;
  using namespace mlir::arith;
  mlir::Location place = memref.getLoc();
  mlir::Value zero = ConstantIndexOp::create(builder, place, 0),
              one = ConstantIntOp::create(builder, place, 1, 1),
              isEmpty = ConstantIntOp::create(builder, place, 0, 1),
              count = ConstantIndexOp::create(builder, place, 1);
  auto fits = IntegerOverflowFlagsAttr::get(builder.getContext(),
                                            IntegerOverflowFlags::nsw);
  for (int64_t dim = 0; dim < type.getRank(); ++dim) {
    mlir::Value index = ConstantIndexOp::create(builder, place, dim),
                size =
                    mlir::memref::DimOp::create(builder, place, memref, index);
    isEmpty = OrIOp::create(
        builder, place, isEmpty,
        CmpIOp::create(builder, place, CmpIPredicate::eq, size, zero));
    // Poison, if it does not fit.
    count = MulIOp::create(builder, place, count, size, fits);
  }
  mlir::Value hasRoom =
      CmpIOp::create(builder, place, CmpIPredicate::sge, count, zero);
  require(builder, place,
          SelectOp::create(builder, place, isEmpty, one, hasRoom));
  return true;
}

mlir::OwningOpRef<mlir::ModuleOp>
palindrome::meaning::withRequirements(mlir::ModuleOp module) {
  mlir::OwningOpRef<mlir::ModuleOp> copy(module.clone());
  llvm::DenseSet<mlir::Operation *> before;
  copy->walk([&](mlir::cf::AssertOp op) { before.insert(op); });
  module.getContext()
      ->loadDialect<mlir::arith::ArithDialect, mlir::func::FuncDialect,
                    mlir::memref::MemRefDialect, mlir::tensor::TensorDialect>();
  mlir::PassManager manager(module.getContext());
  manager.addPass(mlir::createGenerateRuntimeVerificationPass());
  if (failed(manager.run(*copy)))
    return nullptr;
  llvm::SmallVector<mlir::cf::AssertOp> checks;
  for (auto function : copy->getOps<mlir::FunctionOpInterface>())
    function->walk([&](mlir::cf::AssertOp op) {
      if (!before.contains(op))
        checks.push_back(op);
    });
  for (mlir::cf::AssertOp check : checks) {
    mlir::OpBuilder builder(check);
    require(builder, check.getLoc(), check.getArg());
    check.erase();
  }
  bool isAny = !checks.empty();
  for (auto function : copy->getOps<mlir::func::FuncOp>()) {
    if (function.isExternal())
      continue;
    function->walk([&](mlir::linalg::LinalgOp op) { isAny |= stateSizes(op); });
    auto builder = mlir::OpBuilder::atBlockBegin(&function.front());
    for (mlir::BlockArgument argument : function.getArguments())
      isAny |= stateRoom(argument, builder);
  }
  mlir::OpBuilder builder = mlir::OpBuilder::atBlockEnd(copy->getBody());
  auto declaration = mlir::func::FuncOp::create(
      builder, copy->getLoc(), requireName,
      builder.getFunctionType(builder.getI1Type(), {}));
  declaration.setPrivate();
  return !isAny ? nullptr : std::move(copy);
}

void palindrome::meaning::assumeRequirements(llvm::Module &lowered) {
  llvm::Function *function = lowered.getFunction(requireName);
  if (!function)
    return;
  for (llvm::User *user : llvm::make_early_inc_range(function->users())) {
    auto *call = llvm::cast<llvm::CallInst>(user);
    llvm::IRBuilder<>(call).CreateAssumption(call->getArgOperand(0));
    call->eraseFromParent();
  }
  function->eraseFromParent();
}

bool palindrome::meaning::hasChosenMemory(mlir::ModuleOp module,
                                          llvm::StringRef name) {
  auto function = module.lookupSymbol<mlir::FunctionOpInterface>(name);
  if (!function)
    return false;
  auto isTensor = [](mlir::Type type) {
    return llvm::isa<mlir::TensorType>(type);
  };
  return llvm::any_of(function.getArgumentTypes(), isTensor) ||
         function
             ->walk([&](mlir::Operation *op) {
               return llvm::isa<mlir::bufferization::CloneOp>(op) ||
                              llvm::any_of(op->getResultTypes(), isTensor)
                          ? mlir::WalkResult::interrupt()
                          : mlir::WalkResult::advance();
             })
             .wasInterrupted();
}

bool palindrome::meaning::hasChosenUndef(mlir::ModuleOp module,
                                         llvm::StringRef name) {
  auto function = module.lookupSymbol<mlir::FunctionOpInterface>(name);
  if (!function)
    return false;
  bool hasMemory = false, hasOthers = false;
  function->walk([&](mlir::Operation *op) {
    hasMemory |= llvm::isa<mlir::memref::AllocOp, mlir::memref::AllocaOp>(op);
    hasOthers |= llvm::isa<mlir::LLVM::UndefOp, mlir::LLVM::AllocaOp>(op);
  });
  return hasMemory && !hasOthers;
}
