// Mutations of MLIR ops: moved, copied, erased, made, and taken from another
// module.

#include "mlir/IR/Builders.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/IR/Verifier.h"
#include "verify/seek/mutate/mlir/Mutation.h"
#include "verify/seek/mutate/mlir/Parts.h"
#include "verify/seek/mutate/random/Names.h"

using namespace llvm;

namespace palindrome::mutate {

static bool isTerminator(mlir::Operation *op) {
  return op->hasTrait<mlir::OpTrait::IsTerminator>();
}

/// Chooses an op before which another may be inserted; null if there is none.
static mlir::Operation *choosePlace(mlir::ModuleOp module, Chooser &choose) {
  return chooseOperation(module, choose,
                         [](mlir::Operation *) { return true; });
}

/// Chooses an op that ends no block; null if there is none.
static mlir::Operation *choosePlain(mlir::ModuleOp module, Chooser &choose) {
  return chooseOperation(module, choose,
                         [](mlir::Operation *op) { return !isTerminator(op); });
}

static bool operationMoved(mlir::ModuleOp module, Chooser &choose) {
  mlir::Operation *op = choosePlain(module, choose);
  mlir::Operation *to = choosePlace(module, choose);
  if (!op || op == to || op->isAncestor(to))
    return false;
  if (choose.flip() && op->getBlock() != to->getBlock())
    return false;
  op->moveBefore(to);
  return true;
}

/// Lets the operands of `op` that are out of reach there be values of the same
/// type that are within; false if there are none.
static bool adoptOperands(mlir::Operation *op, Chooser &choose) {
  std::vector<mlir::Value> values = valuesBefore(op);
  bool adopted = true;
  op->walk([&](mlir::Operation *inner) {
    for (mlir::OpOperand &operand : inner->getOpOperands()) {
      mlir::Operation *definition =
          operand.get().getParentBlock()
              ? operand.get().getParentBlock()->getParentOp()
              : nullptr;
      if (llvm::is_contained(values, operand.get()) ||
          (definition && op->isAncestor(definition)))
        continue;
      mlir::Value other = valueBefore(op, operand.get().getType(), choose);
      if (!other) {
        adopted = false;
        return;
      }
      operand.set(other);
    }
  });
  return adopted;
}

static void makeUnique(mlir::Operation *op, mlir::ModuleOp module) {
  mlir::StringAttr name = op->getAttrOfType<mlir::StringAttr>(
      mlir::SymbolTable::getSymbolAttrName());
  if (!name)
    return;
  unsigned number = 0;
  std::string unique = name.str();
  auto taken = [&](StringRef text) {
    return llvm::any_of(module.getOps(), [&](mlir::Operation &other) {
      auto symbol = other.getAttrOfType<mlir::StringAttr>(
          mlir::SymbolTable::getSymbolAttrName());
      return &other != op && symbol && symbol == text;
    });
  };
  while (taken(unique))
    unique = (name.strref() + "_" + Twine(number++)).str();
  op->setAttr(mlir::SymbolTable::getSymbolAttrName(),
              mlir::StringAttr::get(op->getContext(), unique));
}

static bool operationCopied(mlir::ModuleOp module, Chooser &choose) {
  mlir::Operation *op = choosePlain(module, choose);
  if (!op)
    return false;
  mlir::Operation *to = choose.flip() ? op : choosePlace(module, choose);
  if (op->getBlock() == module.getBody() || op->isAncestor(to))
    to = op;
  mlir::Operation *copy = op->clone();
  to->getBlock()->getOperations().insert(to->getIterator(), copy);
  if (op->getBlock() == module.getBody())
    makeUnique(copy, module);
  if (!adoptOperands(copy, choose)) {
    copy->erase();
    return false;
  }
  return true;
}

static bool operationErased(mlir::ModuleOp module, Chooser &choose) {
  mlir::Operation *op = choosePlain(module, choose);
  if (!op)
    return false;
  SmallVector<mlir::Value> others;
  for (mlir::Value result : op->getResults()) {
    if (result.use_empty()) {
      others.push_back({});
      continue;
    }
    mlir::Value other = valueBefore(op, result.getType(), choose);
    if (!other)
      return false;
    others.push_back(other);
  }
  for (auto [result, other] : llvm::zip_equal(op->getResults(), others))
    if (other)
      result.replaceAllUsesWith(other);
  op->erase();
  return true;
}

static bool operandReplaced(mlir::ModuleOp module, Chooser &choose) {
  mlir::Operation *op =
      chooseOperation(module, choose, [](mlir::Operation *op) {
        return op->getNumOperands() != 0;
      });
  if (!op)
    return false;
  mlir::OpOperand &operand =
      op->getOpOperand(choose.below(op->getNumOperands()));
  std::vector<mlir::Value> values = valuesBefore(op);
  if (!choose.oneIn(6))
    llvm::erase_if(values, [&](mlir::Value value) {
      return value.getType() != operand.get().getType();
    });
  llvm::erase_if(values,
                 [&](mlir::Value value) { return value == operand.get(); });
  if (values.empty())
    return false;
  operand.set(choose.of(values));
  return true;
}

static bool operandsChanged(mlir::ModuleOp module, Chooser &choose) {
  mlir::Operation *op = choosePlace(module, choose);
  if (!op)
    return false;
  SmallVector<mlir::Value> operands(op->getOperands());
  if (choose.flip() && !operands.empty()) {
    operands.erase(operands.begin() + choose.below(operands.size()));
  } else {
    std::vector<mlir::Value> values = valuesBefore(op);
    if (values.empty())
      return false;
    operands.insert(operands.begin() + choose.below(operands.size() + 1),
                    choose.of(values));
  }
  op->setOperands(operands);
  return true;
}

static bool regionEmptied(mlir::ModuleOp module, Chooser &choose) {
  mlir::Operation *op =
      chooseOperation(module, choose, [](mlir::Operation *op) {
        return llvm::any_of(op->getRegions(),
                            [](mlir::Region &r) { return !r.empty(); });
      });
  if (!op)
    return false;
  mlir::Region &region = op->getRegion(choose.below(op->getNumRegions()));
  if (region.empty())
    return false;
  region.dropAllReferences();
  region.getBlocks().clear();
  return true;
}

/// The dialects that ops are made of, as far as they are registered. A fixed
/// list, since the dialects that are loaded depend on what was read before.
static constexpr StringLiteral dialects[] = {
    "llvm",    "llvm",      "llvm",    "llvmx", "arm_neon", "arm_sve",
    "arm_sme", "x86vector", "amx",     "nvvm",  "rocdl",    "xevm",
    "vcix",    "omp",       "openacc", "spirv", "ptr"};

/// Makes ops of random names, with values that are there and types of the
/// module, until one of them verifies by itself.
static bool operationMade(mlir::ModuleOp module, Chooser &choose) {
  mlir::Operation *to = choosePlace(module, choose);
  if (!to || to->getBlock() == module.getBody())
    return false;
  mlir::MLIRContext *context = module.getContext();
  mlir::Dialect *dialect = context->getOrLoadDialect(choose.of(dialects));
  std::vector<mlir::Value> values = valuesBefore(to);
  std::vector<mlir::Type> types = typesIn(module);
  if (!dialect || types.empty())
    return false;
  std::vector<mlir::RegisteredOperationName> names;
  for (mlir::RegisteredOperationName name :
       context->getRegisteredOperationsByDialect(dialect->getNamespace()))
    if (!name.hasTrait<mlir::OpTrait::IsTerminator>())
      names.push_back(name);
  if (names.empty())
    return false;
  for (unsigned again = 0; again != 40; ++again) {
    mlir::OperationState state(to->getLoc(), choose.of(names));
    if (!values.empty())
      for (size_t n = choose.below(4); n != 0; --n)
        state.operands.push_back(choose.of(values));
    if (!state.operands.empty() && choose.flip())
      for (mlir::Value &operand : state.operands)
        operand = state.operands.front();
    if (choose.flip())
      state.types.push_back(choose.flip() && !state.operands.empty()
                                ? state.operands.front().getType()
                                : choose.of(types));
    mlir::Operation *op = mlir::Operation::create(state);
    to->getBlock()->getOperations().insert(to->getIterator(), op);
    if (mlir::succeeded(mlir::verify(op)))
      return true;
    op->erase();
  }
  return false;
}

/// Copies a symbol of another module.
static bool symbolGrafted(mlir::ModuleOp module, mlir::ModuleOp donor,
                          Chooser &choose) {
  std::vector<mlir::Operation *> found;
  for (mlir::Operation &op : donor.getOps())
    found.push_back(&op);
  if (found.empty())
    return false;
  mlir::Operation *copy = choose.of(found)->clone();
  mlir::Block *body = module.getBody();
  auto at = body->begin();
  std::advance(at, choose.below(body->getOperations().size() + 1));
  body->getOperations().insert(at, copy);
  makeUnique(copy, module);
  return true;
}

/// Copies an op within a function of another module to a place where its
/// operands have counterparts.
static bool operationGrafted(mlir::ModuleOp module, mlir::ModuleOp donor,
                             Chooser &choose) {
  mlir::Operation *op =
      chooseOperation(donor, choose, [&](mlir::Operation *op) {
        return !isTerminator(op) && op->getBlock() != donor.getBody();
      });
  mlir::Operation *to =
      chooseOperation(module, choose, [&](mlir::Operation *at) {
        return at->getBlock() != module.getBody();
      });
  if (!op || !to)
    return false;
  mlir::Operation *copy = op->clone();
  to->getBlock()->getOperations().insert(to->getIterator(), copy);
  if (adoptOperands(copy, choose))
    return true;
  copy->dropAllReferences();
  copy->erase();
  return false;
}

static constexpr MLIRMutation mLIROperationRows[] = {
    {"op moved", operationMoved},
    {"op copied", operationCopied},
    {"op erased", operationErased},
    {"op made", operationMade},
    {"operand replaced", operandReplaced},
    {"operands changed", operandsChanged},
    {"region emptied", regionEmptied},
    {"symbol grafted", nullptr, symbolGrafted},
    {"op grafted", nullptr, operationGrafted},
};

ArrayRef<MLIRMutation> mlirOperationMutations() { return mLIROperationRows; }

} // namespace palindrome::mutate
