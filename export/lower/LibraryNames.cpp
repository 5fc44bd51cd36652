// Functions of a module whose names are those of the C library's and of MLIR's
// runner libraries that ops become calls of.
//
//   func.func @exp(%x: f64) -> f64 {
//     %y = math.exp %x : f64             // becomes a call of @exp: of itself
//
// MLIR makes calls of some of these ops, and intrinsics of others, which LLVM
// makes the same calls of. Neither knows that a module defines another function
// of that name. A conversion to a call declares the function first, and misses
// that the module does so, in another dialect:
//
//   func.func private @malloc(i64) -> !llvm.ptr
//   %m = memref.alloc() : memref<4xf32>  // calls a second one, @malloc_0

#include "export/lower/LibraryNames.h"
#include "export/lower/Libm.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/IR/TypeUtilities.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "llvm/ADT/SetVector.h"
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
      .Cases({"expm1", "log", "log10", "log1p", "log2"}, name)
      .Cases({"sin", "sinh", "tan", "tanh"}, name)
      .Cases({"ceil", "floor", "fma", "round", "roundeven", "trunc"}, name)
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
  return lower::getLibraryName(name, type);
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

/// `function` and the functions of `module` that it calls, directly or through
/// others.
static llvm::SetVector<mlir::Operation *>
findCalled(mlir::FunctionOpInterface function, mlir::ModuleOp module) {
  llvm::SetVector<mlir::Operation *> called;
  called.insert(function);
  for (size_t i = 0; i < called.size(); ++i)
    called[i]->walk([&](mlir::CallOpInterface call) {
      auto symbol =
          llvm::dyn_cast<mlir::SymbolRefAttr>(call.getCallableForCallee());
      mlir::Operation *callee = symbol ? module.lookupSymbol(symbol) : nullptr;
      if (callee)
        called.insert(callee);
    });
  return called;
}

//===----------------------------------------------------------------------===//
// Declarations
//===----------------------------------------------------------------------===//

/// Whether a conversion may declare a function called `name`.
static bool isDeclaredByConversions(llvm::StringRef name) {
  static const llvm::StringSet<> names = {
      // memref
      "aligned_alloc", "free", "malloc", "memrefCopy",
      // vector.print, cf.assert
      "abort", "printApFloat", "printBF16", "printClose", "printComma",
      "printF16", "printF32", "printF64", "printI64", "printNewline",
      "printOpen", "printString", "printU64", "puts",
      // math, and the same with the suffix for `float`
      "acos", "acosh", "asin", "asinh", "atan", "atan2", "atanh", "cbrt",
      "ceil", "cos", "cosh", "erf", "erfc", "exp", "exp2", "expm1", "fabs",
      "floor", "fma", "log", "log10", "log1p", "log2", "pow", "round",
      "roundeven", "rsqrt", "sin", "sinh", "sqrt", "tan", "tanh", "trunc"};
  return names.contains(name) ||
         (name.consume_back("f") && names.contains(name)) ||
         name.starts_with("_mlir_memref_to_llvm_");
}

/// The function of the C library that LLVM may call for `op`, an intrinsic.
static llvm::StringRef findCalledByLLVM(mlir::Operation *op) {
  if (llvm::isa<mlir::LLVM::MemcpyOp>(op))
    return "memcpy";
  if (llvm::isa<mlir::LLVM::MemmoveOp>(op))
    return "memmove";
  return llvm::isa<mlir::LLVM::MemsetOp>(op) ? "memset" : "";
}

/// Whether `function` has the type of that function.
static bool hasTypeForIntrinsic(mlir::LLVM::LLVMFuncOp function,
                                mlir::Operation *op) {
  auto isPointer = [](mlir::Type type) {
    return llvm::isa<mlir::LLVM::LLVMPointerType>(type);
  };
  mlir::LLVM::LLVMFunctionType type = function.getFunctionType();
  if (type.getNumParams() != 3 || !isPointer(type.getReturnType()) ||
      !isPointer(type.getParamType(0)))
    return false;
  mlir::Type second = type.getParamType(1);
  return llvm::isa<mlir::IntegerType>(type.getParamType(2)) &&
         (llvm::isa<mlir::LLVM::MemsetOp>(op) ? second.isInteger(32)
                                              : isPointer(second));
}

/// Warns of the functions that `module` defines and that LLVM may call for
/// intrinsics.
static void warnOfIntrinsics(mlir::ModuleOp module) {
  llvm::StringSet<> seen;
  module.walk([&](mlir::Operation *op) {
    llvm::StringRef name = findCalledByLLVM(op);
    if (name.empty() || !seen.insert(name).second)
      return;
    auto function = module.lookupSymbol<mlir::LLVM::LLVMFuncOp>(name);
    if (function && !function.isExternal())
      op->emitWarning() << "'" << op->getName() << "' may become a call of @"
                        << name << ", which the module defines "
                        << (hasTypeForIntrinsic(function, op)
                                ? "in place of the C library's"
                                : "with another type than the C library; "
                                  "rename it");
  });
}

/// The name under which a function that the conversions call `name` has its C
/// wrapper.
static std::string wrapperOf(mlir::StringAttr name) {
  return ("_mlir_ciface_" + name.getValue()).str();
}

lower::LibraryNames::LibraryNames(mlir::ModuleOp module) : module(module) {
  module.walk([&](mlir::Operation *op) {
    if (std::string name = findLibraryFunction(op); !name.empty())
      judged.insert(name);
  });
  mlir::SymbolTable table(module);
  for (auto symbol : module.getOps<mlir::SymbolOpInterface>()) {
    mlir::StringAttr name = symbol.getNameAttr();
    if (!isDeclaredByConversions(name))
      continue;
    bool isPlain =
        symbol.isDeclaration() &&
        !symbol->hasAttr(mlir::LLVM::LLVMDialect::getEmitCWrapperAttrName());
    // It fails where a symbol may be used that is not known.
    auto other = table.renameToUnique(symbol, {});
    if (succeeded(other))
      renamed.push_back({*other, name, isPlain});
  }
}

/// The type of the function `declared` in C. MLIR declares some without the
/// result, which it does not use.
static mlir::LLVM::LLVMFunctionType
findTypeInC(mlir::LLVM::LLVMFuncOp declared) {
  mlir::LLVM::LLVMFunctionType type = declared.getFunctionType();
  if (declared.getName() != "puts")
    return type;
  return type.clone(type.getParams(),
                    mlir::IntegerType::get(declared.getContext(), 32));
}

/// Gives the calls of `callee` in `module` the result that `type` has.
static void retype(mlir::StringAttr callee, mlir::LLVM::LLVMFunctionType type,
                   mlir::ModuleOp module) {
  module.walk([&](mlir::LLVM::CallOp call) {
    if (call.getCallee() != callee.getValue())
      return;
    mlir::OpBuilder builder(call);
    mlir::LLVM::CallOp::create(builder, call.getLoc(), type, callee,
                               call.getArgOperands());
    call.erase();
  });
}

mlir::LogicalResult
lower::LibraryNames::judge(mlir::Operation *symbol, const Renamed &entry,
                           mlir::LLVM::LLVMFuncOp declared) const {
  llvm::StringRef name = entry.name;
  mlir::Type type = declared.getFunctionType();
  auto function = llvm::dyn_cast<mlir::LLVM::LLVMFuncOp>(symbol);
  if (!function || (function.getFunctionType() != type &&
                    function.getFunctionType() != findTypeInC(declared))) {
    mlir::InFlightDiagnostic error =
        symbol->emitError() << "the lowering calls @" << name
                            << " with the type " << type << ", and the module ";
    if (function)
      return error << "has it with " << function.getFunctionType()
                   << "; rename it, or give it that type";
    return error << "has another symbol of this name; rename it";
  }
  if (entry.isPlainDeclaration || function.isExternal() ||
      judged.contains(name))
    return mlir::success();
  // Calls of `declared` are those that the conversions have made.
  if (findCalled(function, module).contains(declared))
    return symbol->emitError()
           << "the lowering calls @" << name << " in the module's function of "
           << "this name, which would call itself without end; rename it";
  symbol->emitWarning() << "the lowering calls @" << name
                        << ", which the module defines in place of the "
                           "library's";
  return mlir::success();
}

mlir::LogicalResult lower::LibraryNames::restore() {
  mlir::SymbolTable table(module);
  for (const Renamed &entry : renamed) {
    // Nothing is left of a symbol that no function refers to.
    mlir::Operation *symbol = table.lookup(entry.present);
    if (!symbol)
      continue;
    mlir::Operation *wrapper = table.lookup(wrapperOf(entry.present));
    if (auto declared = table.lookup<mlir::LLVM::LLVMFuncOp>(entry.name)) {
      if (failed(judge(symbol, entry, declared)))
        return mlir::failure();
      auto function = llvm::cast<mlir::LLVM::LLVMFuncOp>(symbol);
      // --emit-c-interface made it call a wrapper, which the library lacks.
      if (entry.isPlainDeclaration && !function.isExternal()) {
        function.getBody().dropAllReferences();
        function.getBody().getBlocks().clear();
        function.setLinkage(mlir::LLVM::Linkage::External);
        if (wrapper &&
            mlir::SymbolTable::symbolKnownUseEmpty(wrapper, module)) {
          table.erase(wrapper);
          wrapper = nullptr;
        }
      }
      if (function.getFunctionType() != declared.getFunctionType())
        retype(entry.name, function.getFunctionType(), module);
      table.erase(declared);
    }
    if (failed(table.rename(symbol, entry.name)) ||
        (wrapper && failed(table.rename(wrapper, wrapperOf(entry.name)))))
      return mlir::failure();
  }
  warnOfIntrinsics(module);
  return mlir::success();
}

//===----------------------------------------------------------------------===//
// Arithmetic
//===----------------------------------------------------------------------===//

mlir::LogicalResult lower::checkLibraryNames(mlir::ModuleOp module) {
  mlir::WalkResult result = module.walk([&](mlir::Operation *op) {
    std::string name = findLibraryFunction(op);
    auto function = name.empty()
                        ? nullptr
                        : module.lookupSymbol<mlir::FunctionOpInterface>(name);
    if (!function || function.isExternal())
      return mlir::WalkResult::advance();
    bool hasType = hasTypeFor(function, op);
    bool isEndless =
        hasType && llvm::any_of(findCalled(function, module),
                                [&](mlir::Operation *called) {
                                  return called->isProperAncestor(op);
                                });
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
