// Raises functions, with the calls of them and their returns. An op of `llvm`
// that refers to a function accepts an llvm.func alone, so that a function
// whose address is taken, or that is invoked, stays. The attributes of an
// llvm.func are discardable ones of the func.func, of which the conversion to
// `llvm` makes the same again:
//
//   llvm.func internal @f(%a: i32) -> i32 attributes {no_unwind} {
//     llvm.return %a : i32
//   }
//   func.func private @f(%a: i32) -> i32
//       attributes {llvm.linkage = #llvm.linkage<internal>, no_unwind} {
//     return %a : i32
//   }

#include "import/raise/Functions.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/AttrTypeSubElements.h"
#include "translate/Carrier.h"
#include "translate/Diagnostics.h"
#include "llvm/ADT/MapVector.h"

using namespace palindrome;
using namespace palindrome::raise;

namespace {
/// Why functions stay, by their symbols.
using Obstacles = llvm::DenseMap<mlir::StringAttr, llvm::StringRef>;
} // namespace

/// Why a call keeps its callee in `llvm`; empty if it does not.
static llvm::StringRef findObstacle(mlir::LLVM::CallOp call) {
  if (call.getVarCalleeType())
    return "it is called as a variadic function";
  if (!call.getOpBundleOperands().empty() || call.getOpBundleTagsAttr())
    return "a call of it has operand bundles";
  return "";
}

/// Finds what refers to functions otherwise than by a call that can be raised.
static Obstacles findObstacles(mlir::ModuleOp module) {
  Obstacles obstacles;
  llvm::StringRef reason;
  // One walker for all ops looks at an attribute once, however many have it.
  mlir::AttrTypeWalker walker;
  walker.addWalk([&](mlir::SymbolRefAttr symbol) {
    obstacles.try_emplace(symbol.getRootReference(), reason);
  });
  module.walk([&](mlir::Operation *op) {
    if (op == module)
      return;
    auto call = llvm::dyn_cast<mlir::LLVM::CallOp>(op);
    auto invoke = llvm::dyn_cast<mlir::LLVM::InvokeOp>(op);
    mlir::FlatSymbolRefAttr callee = call     ? call.getCalleeAttr()
                                     : invoke ? invoke.getCalleeAttr()
                                              : nullptr;
    if (callee) {
      llvm::StringRef obstacle =
          invoke ? llvm::StringRef("it is invoked") : findObstacle(call);
      if (!obstacle.empty())
        obstacles.try_emplace(callee.getAttr(), obstacle);
    }
    reason = "its address is taken, or its symbol is used otherwise";
    for (mlir::NamedAttribute attribute : op->getAttrs())
      if (attribute.getValue() != callee)
        walker.walk(attribute.getValue());
  });
  return obstacles;
}

/// Why `function` stays in `llvm`; empty if it does not.
static llvm::StringRef findObstacle(mlir::LLVM::LLVMFuncOp function,
                                    const Obstacles &obstacles) {
  if (function.isVarArg())
    return "it is variadic";
  if (function.getPersonality() || function->hasAttr(carrier::personality))
    return "it has a personality";
  if (function.isExternal() && function.getSymName().starts_with("llvm."))
    return "it is an intrinsic";
  if (function->hasAttr(carrier::symbolName))
    return "it has another name in LLVM IR";
  return obstacles.lookup(function.getSymNameAttr());
}

static bool isLocal(mlir::LLVM::Linkage linkage) {
  return linkage == mlir::LLVM::Linkage::Internal ||
         linkage == mlir::LLVM::Linkage::Private;
}

/// The func.func for `function`, before it, which gets its body; null if `func`
/// rejects it.
static mlir::func::FuncOp raiseFunction(mlir::LLVM::LLVMFuncOp function,
                                        counterparts::Maker &maker) {
  mlir::OpBuilder builder(function);
  auto type = builder.getFunctionType(function.getArgumentTypes(),
                                      function.getResultTypes());
  auto raised = mlir::func::FuncOp::create(builder, function.getLoc(),
                                           function.getSymName(), type);
  for (mlir::NamedAttribute attribute : maker.attributesOf(function)) {
    mlir::StringAttr name = attribute.getName();
    if (name == function.getSymNameAttrName() ||
        name == function.getFunctionTypeAttrName())
      continue;
    // Text has this one always. Any integer of its type would pass for one.
    if (name == function.getUnnamedAddrAttrName() &&
        function.getUnnamedAddr() == mlir::LLVM::UnnamedAddr::None)
      continue;
    // MLIR's conversion of functions knows the linkage by this name.
    if (name == function.getLinkageAttrName())
      name = builder.getStringAttr("llvm.linkage");
    raised->setAttr(name, attribute.getValue());
  }
  // A declaration must be private.
  if (function.isExternal() || isLocal(function.getLinkage()))
    raised.setPrivate();
  raised.getBody().takeBody(function.getBody());
  DiagnosticSilencer silencer(builder.getContext());
  if (mlir::failed(raised->getName().verifyInvariants(raised))) {
    function.getBody().takeBody(raised.getBody());
    raised.erase();
    return nullptr;
  }
  function.erase();
  for (mlir::Block &block : raised.getBody())
    if (auto end = llvm::dyn_cast<mlir::LLVM::ReturnOp>(block.back())) {
      builder.setInsertionPoint(end);
      auto made = mlir::func::ReturnOp::create(builder, end.getLoc(),
                                               end->getOperands());
      made->setDiscardableAttrs(end->getDiscardableAttrDictionary());
      end.erase();
    }
  return raised;
}

static void raiseCall(mlir::LLVM::CallOp call, counterparts::Maker &maker) {
  mlir::OpBuilder builder(call);
  auto raised =
      mlir::func::CallOp::create(builder, call.getLoc(), call.getCalleeAttr(),
                                 call->getResultTypes(), call.getArgOperands());
  for (mlir::NamedAttribute attribute : maker.attributesOf(call)) {
    mlir::StringAttr name = attribute.getName();
    if (name != call.getCalleeAttrName() &&
        name != call.getOperandSegmentSizesAttrName() &&
        name != call.getOpBundleSizesAttrName())
      raised->setAttr(name, attribute.getValue());
  }
  call->replaceAllUsesWith(raised.getOperation());
  call.erase();
}

void raise::raiseFunctions(mlir::ModuleOp module, const RaiseOptions &options,
                           counterparts::Maker &maker, RaiseStats &stats) {
  Obstacles obstacles = findObstacles(module);
  for (const auto &[symbol, reason] : options.kept)
    obstacles[mlir::StringAttr::get(module.getContext(), symbol)] = reason;
  llvm::DenseSet<mlir::StringAttr> raised;
  uint64_t &count = stats.raised["func"];
  for (auto function :
       llvm::make_early_inc_range(module.getOps<mlir::LLVM::LLVMFuncOp>())) {
    mlir::StringAttr name = function.getSymNameAttr();
    llvm::StringRef reason = findObstacle(function, obstacles);
    if (reason.empty() && raiseFunction(function, maker)) {
      raised.insert(name);
      ++count;
      continue;
    }
    stats.staying.push_back(
        {function.getLoc(), function->getName().getStringRef(),
         name.getValue().str(),
         reason.empty() ? "func does not take its attributes" : reason});
  }
  module.walk([&](mlir::LLVM::CallOp call) {
    if (mlir::FlatSymbolRefAttr callee = call.getCalleeAttr();
        callee && raised.contains(callee.getAttr())) {
      raiseCall(call, maker);
      ++count;
    }
  });
}
