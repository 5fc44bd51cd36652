// Takes back what an import raised. MLIR's passes would make other code of it:
// they fold ops, merge blocks, and leave out attributes, such as those of a
// comparison. So what `llvm` says as exactly comes first, one op by another:
//
//   %r = arith.cmpi eq, %a, %b {llvmx.name = "r"} : i32
//   %r = llvm.icmp "eq" %a, %b {llvmx.name = "r"} : i32
//
// Structured control flow becomes branches before that, by MLIR's pass for it.

#include "export/lower/Counterparts.h"
#include "export/lower/Indices.h"
#include "mlir/Conversion/SCFToControlFlow/SCFToControlFlow.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/AttrTypeSubElements.h"
#include "mlir/Interfaces/DataLayoutInterfaces.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Pass/PassManager.h"
#include "translate/Carrier.h"
#include "translate/Counterparts.h"
#include "llvm/ADT/DenseSet.h"

using namespace palindrome;

/// The type of the llvm.func for a func.func of `type`; null if there is none
/// without a conversion of values.
static mlir::LLVM::LLVMFunctionType typeFor(mlir::FunctionType type) {
  auto isCompatible = [](mlir::Type each) {
    return mlir::LLVM::isCompatibleType(each);
  };
  if (type.getNumResults() > 1 ||
      !llvm::all_of(type.getInputs(), isCompatible) ||
      !llvm::all_of(type.getResults(), isCompatible))
    return nullptr;
  mlir::Type result = type.getNumResults() == 0
                          ? mlir::LLVM::LLVMVoidType::get(type.getContext())
                          : type.getResult(0);
  if (!llvm::all_of(type.getInputs(),
                    mlir::LLVM::LLVMFunctionType::isValidArgumentType) ||
      !mlir::LLVM::LLVMFunctionType::isValidResultType(result))
    return nullptr;
  return mlir::LLVM::LLVMFunctionType::get(result, type.getInputs());
}

/// Whether `function` asks MLIR's conversion for more than an llvm.func.
static bool hasRequest(mlir::func::FuncOp function) {
  return llvm::any_of(
      llvm::ArrayRef<llvm::StringRef>{
          mlir::LLVM::LLVMDialect::getEmitCWrapperAttrName(),
          mlir::LLVM::LLVMDialect::getReadnoneAttrName(), "func.varargs"},
      [&](llvm::StringRef name) { return function->hasAttr(name); });
}

/// The symbols that something else than a func.call refers to.
static llvm::DenseSet<mlir::StringAttr> findOtherUses(mlir::ModuleOp module) {
  llvm::DenseSet<mlir::StringAttr> symbols;
  mlir::AttrTypeWalker walker;
  walker.addWalk([&](mlir::SymbolRefAttr symbol) {
    symbols.insert(symbol.getRootReference());
  });
  module.walk([&](mlir::Operation *op) {
    auto call = llvm::dyn_cast<mlir::func::CallOp>(op);
    for (mlir::NamedAttribute attribute : op->getAttrs())
      if (op != module &&
          !(call && attribute.getValue() == call.getCalleeAttr()))
        walker.walk(attribute.getValue());
  });
  return symbols;
}

static void takeBackFunction(mlir::func::FuncOp function,
                             mlir::LLVM::LLVMFunctionType type) {
  mlir::OpBuilder builder(function);
  auto made = mlir::LLVM::LLVMFuncOp::create(builder, function.getLoc(),
                                             function.getSymName(), type);
  for (mlir::NamedAttribute attribute : function->getAttrs()) {
    mlir::StringAttr name = attribute.getName();
    if (name == function.getSymNameAttrName() ||
        name == function.getFunctionTypeAttrName() ||
        name == function.getSymVisibilityAttrName())
      continue;
    if (name == "llvm.linkage")
      name = made.getLinkageAttrName();
    made->setAttr(name, attribute.getValue());
  }
  made.getBody().takeBody(function.getBody());
  function.erase();
  for (mlir::Block &block : made.getBody())
    if (auto end = llvm::dyn_cast<mlir::func::ReturnOp>(block.back())) {
      builder.setInsertionPoint(end);
      auto ofLLVM = mlir::LLVM::ReturnOp::create(builder, end.getLoc(),
                                                 end->getOperands());
      ofLLVM->setDiscardableAttrs(end->getDiscardableAttrDictionary());
      end.erase();
    }
}

static void takeBackCall(mlir::func::CallOp call) {
  mlir::OpBuilder builder(call);
  auto made =
      mlir::LLVM::CallOp::create(builder, call.getLoc(), call->getResultTypes(),
                                 call.getCalleeAttr(), call.getOperands());
  for (mlir::NamedAttribute attribute : call->getAttrs())
    made->setAttr(attribute.getName(), attribute.getValue());
  call->replaceAllUsesWith(made.getOperation());
  call.erase();
}

static void takeBackFunctions(mlir::ModuleOp module) {
  llvm::DenseSet<mlir::StringAttr> used = findOtherUses(module), taken;
  for (auto function :
       llvm::make_early_inc_range(module.getOps<mlir::func::FuncOp>())) {
    mlir::StringAttr name = function.getSymNameAttr();
    mlir::LLVM::LLVMFunctionType type = typeFor(function.getFunctionType());
    if (!type || hasRequest(function) || used.contains(name))
      continue;
    takeBackFunction(function, type);
    taken.insert(name);
  }
  module.walk([&](mlir::func::CallOp call) {
    if (taken.contains(call.getCalleeAttr().getAttr()))
      takeBackCall(call);
  });
}

static bool isIndexCast(mlir::Operation *op) {
  return llvm::isa_and_present<mlir::arith::IndexCastOp,
                               mlir::arith::IndexCastUIOp>(op);
}

/// Whether MLIR's pass, which makes a switch of 32 bits of any, cuts nothing
/// off what `op` decides by.
static bool isNarrow(mlir::scf::IndexSwitchOp op) {
  mlir::Operation *cast = op.getArg().getDefiningOp();
  auto type =
      isIndexCast(cast)
          ? llvm::dyn_cast<mlir::IntegerType>(cast->getOperand(0).getType())
          : nullptr;
  return type && type.getWidth() <= 32;
}

/// Whether `module` has structured control flow, and else only ops that can be
/// taken back.
static bool hasOnlyStructure(mlir::ModuleOp module) {
  static constexpr llvm::StringLiteral others[] = {
      "builtin", "llvm", "llvmx", "func", "arith", "cf", "math", "ub"};
  bool hasStructure = false;
  auto check = [&](mlir::Operation *op) {
    llvm::StringRef dialect = op->getName().getDialectNamespace();
    bool isStructure = dialect == "scf";
    hasStructure |= isStructure;
    return isStructure || llvm::is_contained(others, dialect)
               ? mlir::WalkResult::advance()
               : mlir::WalkResult::interrupt();
  };
  return !module.walk(check).wasInterrupted() && hasStructure;
}

/// Replaces casts to `index` and back again, which an scf.index_switch needs.
static void removeIndexCasts(mlir::ModuleOp module) {
  uint64_t indexWidth = mlir::DataLayout(module).getTypeSizeInBits(
      mlir::IndexType::get(module.getContext()));
  llvm::SmallVector<mlir::Operation *> casts;
  module.walk([&](mlir::Operation *op) {
    if (!isIndexCast(op))
      return;
    casts.push_back(op);
    mlir::Operation *first = op->getOperand(0).getDefiningOp();
    mlir::Type type = op->getResult(0).getType();
    if (isIndexCast(first) && first->getOperand(0).getType() == type &&
        type.isInteger() &&
        (type.getIntOrFloatBitWidth() <= 32 ||
         type.getIntOrFloatBitWidth() == indexWidth))
      op->replaceAllUsesWith(first->getOperands());
  });
  for (mlir::Operation *op : llvm::reverse(casts))
    if (op->use_empty())
      op->erase();
}

bool lower::takeBack(mlir::ModuleOp module) {
  if (!module->hasAttr(carrier::version))
    return false;
  if (hasOnlyStructure(module)) {
    lower::expandSwitches(
        module, [](mlir::scf::IndexSwitchOp op) { return !isNarrow(op); });
    mlir::PassManager manager(module.getContext());
    manager.addPass(mlir::createSCFToControlFlowPass());
    // What is left is reported by the lowering, which tries it again.
    (void)manager.run(module);
    removeIndexCasts(module);
  }
  module.getContext()->loadDialect<mlir::LLVM::LLVMDialect>();
  takeBackFunctions(module);
  counterparts::Maker maker(*module.getContext(),
                            counterparts::Direction::ToLLVM);
  llvm::SmallVector<mlir::Operation *> ops;
  module.walk([&](mlir::Operation *op) {
    if (maker.find(op))
      ops.push_back(op);
  });
  for (mlir::Operation *op : ops)
    maker.replace(op);
  return true;
}
