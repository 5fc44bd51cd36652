// The driver of the raising: functions first, since a return depends on what
// its function is, then the ops of all bodies one by one.

#include "palindrome/Raise.h"
#include "import/raise/Affine.h"
#include "import/raise/Functions.h"
#include "import/raise/Memory.h"
#include "import/raise/Structured.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlow.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/UB/IR/UBOps.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "translate/Carrier.h"
#include "translate/Counterparts.h"

using namespace palindrome;

static constexpr llvm::StringRef builtIn[] = {
    "func", "arith", "cf", "math", "ub", "memref", "scf", "affine"};
/// How many of these, the first ones, have ops that say exactly the same.
static constexpr size_t exact = 5;

llvm::ArrayRef<llvm::StringRef> palindrome::raisedDialects() { return builtIn; }

llvm::ArrayRef<llvm::StringRef> palindrome::exactDialects() {
  return raisedDialects().take_front(exact);
}

/// Whether ops of `dialect` are needed for those of `wanted`: structure and
/// memory are raised in functions of `func`, by what `arith` and `cf` say of
/// them, and affine accesses are those of memrefs in loops.
static bool isNeededFor(llvm::StringRef wanted, llvm::StringRef dialect) {
  if (wanted == "affine" && (dialect == "memref" || dialect == "scf"))
    return true;
  return llvm::is_contained({"memref", "scf", "affine"}, wanted) &&
         llvm::is_contained({"func", "arith", "cf", "ub"}, dialect);
}

void palindrome::registerRaising(mlir::DialectRegistry &registry) {
  registry.insert<mlir::affine::AffineDialect, mlir::arith::ArithDialect,
                  mlir::cf::ControlFlowDialect, mlir::func::FuncDialect,
                  mlir::math::MathDialect, mlir::memref::MemRefDialect,
                  mlir::scf::SCFDialect, mlir::ub::UBDialect>();
}

namespace {
class Raiser {
public:
  Raiser(mlir::ModuleOp module, const RaiseOptions &options, RaiseStats &stats)
      : module(module), options(options), stats(stats),
        maker(*module.getContext(), counterparts::Direction::FromLLVM) {}

  /// Finds the interfaces of dialects that are not part of Palindrome. Reports
  /// an error if one has none.
  mlir::LogicalResult findInterfaces();
  void run();

private:
  bool isWanted(llvm::StringRef dialect) const {
    return llvm::any_of(options.dialects, [&](llvm::StringRef wanted) {
      return wanted == dialect || isNeededFor(wanted, dialect);
    });
  }
  bool raiseByInterface(mlir::Operation *op);
  void raise(mlir::Operation *op);

  mlir::ModuleOp module;
  const RaiseOptions &options;
  RaiseStats &stats;
  counterparts::Maker maker;
  llvm::SmallVector<const RaiseInterface *> interfaces;
};
} // namespace

mlir::LogicalResult Raiser::findInterfaces() {
  for (const std::string &name : options.dialects) {
    if (llvm::is_contained(raisedDialects(), llvm::StringRef(name)))
      continue;
    mlir::Dialect *dialect = module.getContext()->getOrLoadDialect(name);
    auto *found =
        dialect ? dialect->getRegisteredInterface<RaiseInterface>() : nullptr;
    if (!found)
      return module.emitError()
             << "no ops of llvm are raised to dialect '" << name
             << "': no extension is registered for that; load one "
                "(--load-extension)";
    interfaces.push_back(found);
  }
  return mlir::success();
}

bool Raiser::raiseByInterface(mlir::Operation *op) {
  mlir::IRRewriter rewriter(op);
  for (const RaiseInterface *interface : interfaces)
    if (succeeded(interface->raiseOperation(rewriter, op))) {
      ++stats.raised[interface->getDialect()->getNamespace().str()];
      return true;
    }
  return false;
}

/// Why an op stays.
static llvm::StringRef reasonOf(counterparts::Obstacle obstacle) {
  switch (obstacle) {
  case counterparts::Obstacle::NoRule:
    return "no other dialect says this";
  case counterparts::Obstacle::Flags:
    return "the other dialect lacks an attribute or a flag of it";
  case counterparts::Obstacle::Types:
    return "the other dialect lacks its types or its value";
  case counterparts::Obstacle::None:
    break;
  }
  llvm_unreachable("the op is raised");
}

void Raiser::raise(mlir::Operation *op) {
  if (raiseByInterface(op) || (isWanted("memref") && raise::isOfMemory(op)))
    return;
  const counterparts::Counterpart *row = maker.find(op);
  if (row && !isWanted(row->dialect()))
    return;
  mlir::Location location = op->getLoc();
  mlir::OperationName name = op->getName();
  auto function = op->getParentOfType<mlir::FunctionOpInterface>();
  counterparts::Obstacle obstacle = maker.replace(op);
  if (obstacle == counterparts::Obstacle::None)
    ++stats.raised[row->dialect().str()];
  else
    stats.staying.push_back({location, name.getStringRef(),
                             function.getName().str(), reasonOf(obstacle)});
}

void Raiser::run() {
  if (isWanted("func"))
    raise::raiseFunctions(module, options, maker, stats);
  // Bodies of functions alone: an initializer is of `llvm`.
  llvm::SmallVector<mlir::Operation *> ops;
  for (auto function : module.getOps<mlir::FunctionOpInterface>()) {
    if (options.kept.count(function.getName().str()))
      continue;
    function.getFunctionBody().walk([&](mlir::Operation *op) {
      if (llvm::isa_and_present<mlir::LLVM::LLVMDialect>(op->getDialect()) &&
          !llvm::isa<mlir::LLVM::ReturnOp>(op))
        ops.push_back(op);
    });
  }
  for (mlir::Operation *op : ops)
    raise(op);
  if (isWanted("memref"))
    raise::raiseMemory(module, options, stats);
  if (isWanted("scf"))
    raise::raiseControlFlow(module, options, stats);
  if (isWanted("affine"))
    raise::raiseToAffine(module, options, stats);
}

mlir::LogicalResult palindrome::raiseModule(mlir::ModuleOp module,
                                            const RaiseOptions &options,
                                            RaiseStats &stats) {
  mlir::MLIRContext *context = module.getContext();
  for (llvm::StringRef dialect : raisedDialects())
    context->getOrLoadDialect(dialect);
  Raiser raiser(module, options, stats);
  if (failed(raiser.findInterfaces()))
    return mlir::failure();
  raiser.run();
  if (options.marksModule && !module->hasAttr(carrier::version))
    module->setAttr(carrier::version, mlir::Builder(context).getI32IntegerAttr(
                                          carrier::formatVersion));
  return mlir::success();
}
