// Orders the globals that bufferization makes.

#include "export/lower/Constants.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "llvm/ADT/MapVector.h"
#include <map>

using namespace palindrome;
using mlir::memref::GetGlobalOp;
using mlir::memref::GlobalOp;

bool lower::isConstantTensor(mlir::Operation *op) {
  return llvm::isa<mlir::arith::ConstantOp>(op) &&
         llvm::isa<mlir::TensorType>(op->getResult(0).getType());
}

namespace {
/// "__constant_2xf32_7": what the type says, and the number that tells it from
/// others of its kind; -1 if there is none.
struct ConstantName {
  explicit ConstantName(llvm::StringRef name) : kind(name) {
    auto [front, back] = name.rsplit('_');
    if (!back.getAsInteger(10, number))
      kind = front;
  }

  llvm::StringRef kind;
  int64_t number = -1;
};
} // namespace

/// The globals of bufferization's kind, with the ops that use each, in the
/// order of their first uses. One that other ops name is none of them.
static llvm::MapVector<GlobalOp, llvm::SmallVector<GetGlobalOp>>
findConstants(mlir::ModuleOp module) {
  llvm::DenseMap<mlir::StringAttr, GlobalOp> byName;
  for (auto global : module.getOps<GlobalOp>())
    if (global.isPrivate() && global.getConstant() &&
        global.getSymName().starts_with("__constant_"))
      byName[global.getSymNameAttr()] = global;
  if (auto uses = mlir::SymbolTable::getSymbolUses(module))
    for (const mlir::SymbolTable::SymbolUse &use : *uses)
      if (!llvm::isa<GetGlobalOp>(use.getUser()))
        byName.erase(use.getSymbolRef().getRootReference());
  llvm::MapVector<GlobalOp, llvm::SmallVector<GetGlobalOp>> constants;
  module.walk([&](GetGlobalOp op) {
    if (GlobalOp global = byName.lookup(op.getNameAttr().getAttr()))
      constants[global].push_back(op);
  });
  return constants;
}

static mlir::LogicalResult orderConstants(mlir::ModuleOp module) {
  auto constants = findConstants(module);
  std::map<llvm::StringRef, std::map<int64_t, mlir::StringAttr>> names;
  for (GlobalOp global : llvm::make_first_range(constants)) {
    ConstantName name(global.getSymName());
    names[name.kind][name.number] = global.getSymNameAttr();
  }
  for (auto &[global, uses] : constants) {
    auto &free = names[ConstantName(global.getSymName()).kind];
    mlir::StringAttr name = free.extract(free.begin()).mapped();
    global.setSymNameAttr(name);
    for (GetGlobalOp use : uses)
      use.setNameAttr(mlir::FlatSymbolRefAttr::get(name));
    // Bufferization has the last one first.
    global->moveBefore(&module.getBody()->front());
  }
  return mlir::success();
}

const lower::OwnPass lower::orderConstantsPass = {
    "palindrome-order-constants",
    "Order the globals that bufferization makes of constants",
    [](mlir::DialectRegistry &) {},
    orderConstants,
};
