// Functions of a module whose names are those of the C library's functions that
// ops become calls of.
//
//   func.func @exp(%x: f64) -> f64 {
//     %y = math.exp %x : f64             // becomes a call of @exp: of itself
//
// MLIR makes calls of some of these ops, and intrinsics of others, which LLVM
// makes the same calls of. Neither knows that a module defines another function
// of that name.

#include "export/lower/LibraryNames.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/IR/TypeUtilities.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/StringSwitch.h"

using namespace palindrome;

/// The function of `double` that `op` becomes a call of; empty if LLVM may
/// compute `op` without one.
static llvm::StringRef findFunctionOfDouble(mlir::Operation *op) {
  llvm::StringRef name = op->getName().getStringRef();
  if (llvm::isa<mlir::arith::RemFOp>(op))
    return "fmod";
  if (!name.consume_front("math."))
    return "";
  return llvm::StringSwitch<llvm::StringRef>(name)
      .Cases({"acos", "acosh", "asin", "asinh", "atan", "atan2", "atanh"}, name)
      .Cases({"cbrt", "cos", "cosh", "erf", "erfc", "exp", "exp2"}, name)
      .Cases({"log", "log10", "log2", "sin", "sinh", "tan", "tanh"}, name)
      .Cases({"ceil", "floor", "fma", "round", "roundeven", "trunc"}, name)
      .Case("expm1", "exp") // As exp(x) - 1, and as log(x + 1).
      .Case("log1p", "log")
      .Case("powf", "pow")
      .Default("");
}

/// Whether some machines have an instruction for `op`.
static bool mayBeInstruction(mlir::Operation *op) {
  return llvm::isa<mlir::math::CeilOp, mlir::math::FloorOp, mlir::math::FmaOp,
                   mlir::math::RoundOp, mlir::math::RoundEvenOp,
                   mlir::math::TruncOp>(op);
}

/// The same with the suffix for the type that `op` computes with.
static std::string findLibraryFunction(mlir::Operation *op) {
  llvm::StringRef name = findFunctionOfDouble(op);
  if (name.empty() || op->getNumResults() != 1)
    return "";
  mlir::Type type = mlir::getElementTypeOrSelf(op->getResult(0));
  if (!llvm::isa<mlir::FloatType>(type))
    return "";
  unsigned width = type.getIntOrFloatBitWidth();
  if (width == 64)
    return name.str();
  return (name + (width < 64 ? "f" : "l")).str();
}

/// Whether `function` has the type of the library's function for `op`.
static bool hasTypeFor(mlir::FunctionOpInterface function,
                       mlir::Operation *op) {
  mlir::Type type = mlir::getElementTypeOrSelf(op->getResult(0));
  if (type.getIntOrFloatBitWidth() < 32)
    type = mlir::Float32Type::get(op->getContext());
  auto isAll = [&](llvm::ArrayRef<mlir::Type> types, size_t count) {
    return types.size() == count && llvm::all_equal(types) &&
           types.front() == type;
  };
  return isAll(function.getArgumentTypes(), op->getNumOperands()) &&
         isAll(function.getResultTypes(), 1);
}

/// Whether `function` is, or calls through functions of `module`, one that
/// `op` is in.
static bool reaches(mlir::FunctionOpInterface function, mlir::Operation *op,
                    mlir::ModuleOp module) {
  llvm::SmallPtrSet<mlir::Operation *, 8> seen = {function};
  llvm::SmallVector<mlir::Operation *> open = {function};
  while (!open.empty()) {
    mlir::Operation *next = open.pop_back_val();
    if (next->isProperAncestor(op))
      return true;
    next->walk([&](mlir::CallOpInterface call) {
      auto symbol =
          llvm::dyn_cast<mlir::SymbolRefAttr>(call.getCallableForCallee());
      mlir::Operation *callee = symbol ? module.lookupSymbol(symbol) : nullptr;
      if (callee && seen.insert(callee).second)
        open.push_back(callee);
    });
  }
  return false;
}

mlir::LogicalResult lower::checkLibraryNames(mlir::ModuleOp module) {
  mlir::WalkResult result = module.walk([&](mlir::Operation *op) {
    std::string name = findLibraryFunction(op);
    auto function = name.empty()
                        ? nullptr
                        : module.lookupSymbol<mlir::FunctionOpInterface>(name);
    if (!function || function.isExternal())
      return mlir::WalkResult::advance();
    bool hasType = hasTypeFor(function, op);
    bool isEndless = hasType && reaches(function, op, module);
    bool isWarning = mayBeInstruction(op) || (hasType && !isEndless);
    mlir::InFlightDiagnostic message =
        isWarning ? op->emitWarning() : op->emitError();
    message << "'" << op->getName() << "' "
            << (isWarning ? "" : "cannot be lowered: it ")
            << (mayBeInstruction(op) ? "may become" : "becomes")
            << " a call of @" << name << ", which the module defines ";
    if (!hasType)
      message << "with another type than the C library; rename it";
    else if (isEndless)
      message << "and which would call itself without end; rename it";
    else
      message << "in place of the C library's";
    return isWarning ? mlir::WalkResult::advance()
                     : mlir::WalkResult::interrupt();
  });
  return mlir::failure(result.wasInterrupted());
}
