// Makes calls of the C library of ops that LLVM has no intrinsic for.
//
//   %0 = math.expm1 %x : f64
//
//   %0 = call @expm1(%x) : (f64) -> f64
//
// MLIR computes exp(x) - 1, which is 0 for small numbers, and log(1 + x). It
// calls the library for other functions, but not for floats of 80 and 128 bits.
// Some macros of math.h it knows not at all, which are comparisons.

#include "export/lower/Libm.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/IR/TypeUtilities.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

using namespace palindrome;
using mlir::Operation;
using mlir::Type;
using mlir::Value;

std::string lower::getLibraryName(llvm::StringRef function, Type type) {
  switch (type.getIntOrFloatBitWidth()) {
  case 64:
    return function.str();
  case 80: // C's long double, where there is such a type.
    return (function + "l").str();
  case 128:
    return (function + "f128").str();
  default:
    return (function + "f").str();
  }
}

/// Whether MLIR's own conversion of `op` loses digits.
static bool isFormula(Operation *op) {
  return llvm::isa<mlir::math::ExpM1Op, mlir::math::Log1pOp>(op);
}

/// Whether `op` becomes a call.
static bool isCall(Operation *op) {
  namespace math = mlir::math;
  if (isFormula(op))
    return true;
  Type type = op->getNumResults() == 1
                  ? mlir::getElementTypeOrSelf(op->getResult(0))
                  : Type();
  return llvm::isa<math::AcoshOp, math::AsinhOp, math::AtanhOp, math::CbrtOp,
                   math::ErfOp, math::ErfcOp>(op) &&
         type.getIntOrFloatBitWidth() > 64;
}

/// Whether `op` is a macro of math.h that no pass of MLIR converts.
static bool isMacro(Operation *op) {
  return llvm::isa<mlir::math::IsInfOp, mlir::math::IsNormalOp>(op);
}

bool lower::needsLibrary(Operation *op) {
  return isCall(op) || isMacro(op) ||
         llvm::isa<mlir::complex::Expm1Op, mlir::complex::Log1pOp,
                   mlir::complex::TanOp, mlir::complex::TanhOp>(op);
}

/// The function `name` from `type` to `type` in the symbol table around `op`,
/// which is declared if it is not there. Null, after an error, if one of
/// another type is there.
static mlir::FunctionOpInterface getFunction(Operation *op, std::string name,
                                             Type type) {
  Operation *table = mlir::SymbolTable::getNearestSymbolTable(op);
  auto function = llvm::dyn_cast_or_null<mlir::FunctionOpInterface>(
      mlir::SymbolTable::lookupSymbolIn(table, name));
  if (function &&
      llvm::equal(function.getArgumentTypes(), llvm::ArrayRef(type)) &&
      llvm::equal(function.getResultTypes(), llvm::ArrayRef(type)))
    return function;
  if (function || mlir::SymbolTable::lookupSymbolIn(table, name)) {
    op->emitError() << "'" << op->getName()
                    << "' cannot be lowered: it becomes a call of @" << name
                    << ", which the module declares with another type than the "
                       "C library; rename it";
    return nullptr;
  }
  mlir::OpBuilder builder(op->getContext());
  builder.setInsertionPointToStart(&table->getRegion(0).front());
  auto made = mlir::func::FuncOp::create(builder, op->getLoc(), name,
                                         builder.getFunctionType(type, type));
  made.setPrivate();
  made->setAttr(mlir::LLVM::LLVMDialect::getReadnoneAttrName(),
                builder.getUnitAttr());
  return made;
}

/// A call of `function` for each element.
static Value callForEach(Operation *op, mlir::FunctionOpInterface function,
                         mlir::RewriterBase &rewriter) {
  mlir::Location loc = op->getLoc();
  Type real = function.getArgumentTypes().front();
  Type own = mlir::getElementTypeOrSelf(op->getResult(0));
  auto call = [&](Value value) -> Value {
    if (own != real)
      value = mlir::arith::ExtFOp::create(rewriter, loc, real, value);
    if (auto foreign =
            llvm::dyn_cast<mlir::LLVM::LLVMFuncOp>(function.getOperation()))
      value =
          mlir::LLVM::CallOp::create(rewriter, loc, foreign, value).getResult();
    else
      value = mlir::func::CallOp::create(rewriter, loc, real,
                                         function.getName(), value)
                  .getResult(0);
    if (own != real)
      value = mlir::arith::TruncFOp::create(rewriter, loc, own, value);
    return value;
  };
  auto type = llvm::dyn_cast<mlir::VectorType>(op->getResult(0).getType());
  if (!type)
    return call(op->getOperand(0));
  auto elements =
      mlir::vector::ToElementsOp::create(rewriter, loc, op->getOperand(0));
  llvm::SmallVector<Value> results;
  for (Value element : elements.getResults())
    results.push_back(call(element));
  return mlir::vector::FromElementsOp::create(rewriter, loc, type, results);
}

/// Replaces isinf by |x| == inf, and isnormal by m <= |x| < inf, where m is the
/// smallest normal number. NaN is neither.
static void expandMacro(Operation *op, mlir::IRRewriter &rewriter) {
  using mlir::arith::CmpFOp;
  using mlir::arith::CmpFPredicate;
  mlir::Location loc = op->getLoc();
  Value number = op->getOperand(0);
  auto real =
      llvm::cast<mlir::FloatType>(mlir::getElementTypeOrSelf(number.getType()));
  auto constant = [&](const llvm::APFloat &value) -> Value {
    mlir::TypedAttr attribute = mlir::FloatAttr::get(real, value);
    if (auto shaped = llvm::dyn_cast<mlir::ShapedType>(number.getType()))
      attribute = mlir::DenseElementsAttr::get(shaped, value);
    return mlir::arith::ConstantOp::create(rewriter, loc, attribute);
  };
  const llvm::fltSemantics &format = real.getFloatSemantics();
  rewriter.setInsertionPoint(op);
  Value size = mlir::math::AbsFOp::create(rewriter, loc, number);
  Value infinity = constant(llvm::APFloat::getInf(format));
  if (llvm::isa<mlir::math::IsInfOp>(op)) {
    rewriter.replaceOpWithNewOp<CmpFOp>(op, CmpFPredicate::OEQ, size, infinity);
    return;
  }
  Value least = constant(llvm::APFloat::getSmallestNormalized(format));
  Value isLarge =
      CmpFOp::create(rewriter, loc, CmpFPredicate::OGE, size, least);
  Value isFinite =
      CmpFOp::create(rewriter, loc, CmpFPredicate::OLT, size, infinity);
  rewriter.replaceOpWithNewOp<mlir::arith::AndIOp>(op, isLarge, isFinite);
}

mlir::LogicalResult lower::callLibrary(mlir::ModuleOp module) {
  llvm::SmallVector<Operation *> found;
  module.walk([&](Operation *op) {
    if (isCall(op) || isMacro(op))
      found.push_back(op);
  });
  mlir::IRRewriter rewriter(module.getContext());
  for (Operation *op : found) {
    if (isMacro(op)) {
      expandMacro(op, rewriter);
      continue;
    }
    auto type = llvm::dyn_cast<mlir::VectorType>(op->getResult(0).getType());
    if (type && type.isScalable())
      return op->emitError()
             << "'" << op->getName()
             << "' cannot be lowered: the C library has no function for "
                "scalable vectors";
    Type real = mlir::getElementTypeOrSelf(op->getResult(0));
    if (real.getIntOrFloatBitWidth() < 32)
      real = rewriter.getF32Type();
    llvm::StringRef name = op->getName().stripDialect();
    mlir::FunctionOpInterface function =
        getFunction(op, lower::getLibraryName(name, real), real);
    if (!function)
      return mlir::failure();
    rewriter.setInsertionPoint(op);
    rewriter.replaceOp(op, callForEach(op, function, rewriter));
  }
  return mlir::success();
}

const lower::OwnPass lower::callLibraryPass = {
    "palindrome-call-library",
    "Call functions of the C library that LLVM has no intrinsics for",
    [](mlir::DialectRegistry &registry) {
      registry.insert<mlir::arith::ArithDialect, mlir::func::FuncDialect,
                      mlir::math::MathDialect, mlir::LLVM::LLVMDialect,
                      mlir::vector::VectorDialect>();
    },
    callLibrary,
};
