// Raises pointers to memrefs. The argument of a function keeps what callers
// see, one pointer: that is how a memref of static shape is passed with
// `llvm.bareptr`, and a memref without dimensions can be viewed as one of any
// shape. How many elements there are is not known: as many as may be.
//
//   func.func @f(%p: !llvm.ptr, %i: i64) {
//     %q = llvm.getelementptr inbounds %p[%i] : (!llvm.ptr, i64) -> ..., f64
//     %x = llvm.load %q : !llvm.ptr -> f64
//
//   func.func @f(%p: memref<f64>, %i: i64) attributes {llvm.bareptr} {
//     %m = memref.reinterpret_cast %p to offset: [0], sizes: [%most],
//              strides: [1] : memref<f64> to memref<?xf64>
//     %n = arith.index_cast %i : i64 to index
//     %x = memref.load %m[%n] : memref<?xf64>

#include "import/raise/Memory.h"
#include "import/raise/Accesses.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/DenseSet.h"

using namespace palindrome;
using namespace palindrome::raise;
namespace memref = mlir::memref;
namespace arith = mlir::arith;

/// Where `llvm` says which accesses do not alias. A memref.load has no place
/// for these: they go along as discardable attributes.
static constexpr llvm::StringLiteral promises[] = {
    "tbaa", "alias_scopes", "noalias_scopes", "access_groups"};

/// Attributes of an argument that say in which way it is passed.
static constexpr llvm::StringLiteral conventions[] = {
    "llvm.byval", "llvm.byref",        "llvm.sret",       "llvm.inalloca",
    "llvm.nest",  "llvm.preallocated", "llvm.swifterror", "llvm.elementtype"};

bool raise::isOfMemory(mlir::Operation *op) {
  return llvm::isa<mlir::LLVM::LoadOp, mlir::LLVM::StoreOp, mlir::LLVM::GEPOp,
                   mlir::LLVM::AllocaOp, mlir::LLVM::LifetimeStartOp,
                   mlir::LLVM::LifetimeEndOp>(op);
}

namespace {
/// Raises the memory of one function.
class FunctionRaiser {
public:
  FunctionRaiser(mlir::func::FuncOp function, RaiseStats &stats)
      : function(function), ranges(function), stats(stats),
        builder(function.getContext()) {}

  /// Raises arguments, unless `obstacle` has a reason why all stay.
  void raiseArguments(llvm::StringRef obstacle);
  void raiseAllocas();
  /// Notes what stays of it, and erases what is needless.
  void finish();

private:
  mlir::Value indexConstant(int64_t number);
  mlir::Value makeIndex(const Access &access, llvm::ArrayRef<IndexTerm> terms,
                        mlir::Location loc);
  mlir::Value makeView(mlir::BlockArgument argument, const Accesses &accesses);
  void raiseAccess(const Access &access, mlir::Value view);
  void raiseAll(const Accesses &accesses, mlir::Value view);
  llvm::StringRef findObstacle(mlir::BlockArgument argument);
  bool raiseAlloca(mlir::LLVM::AllocaOp alloca, llvm::StringRef &reason);

  mlir::func::FuncOp function;
  Ranges ranges;
  RaiseStats &stats;
  mlir::OpBuilder builder;
  llvm::DenseMap<int64_t, mlir::Value> constants;
  /// Why pointers stay.
  llvm::DenseMap<mlir::Value, llvm::StringRef> reasons;
};
} // namespace

mlir::Value FunctionRaiser::indexConstant(int64_t number) {
  mlir::Value &constant = constants[number];
  if (!constant) {
    mlir::OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(&function.front());
    constant =
        arith::ConstantIndexOp::create(builder, function.getLoc(), number);
  }
  return constant;
}

/// The sum of `terms`. It does not overflow: the bytes of steps in bounds do
/// not, and these are fewer.
mlir::Value FunctionRaiser::makeIndex(const Access &access,
                                      llvm::ArrayRef<IndexTerm> terms,
                                      mlir::Location loc) {
  auto flags = arith::IntegerOverflowFlags::nsw;
  if (access.isForward)
    flags = flags | arith::IntegerOverflowFlags::nuw;
  mlir::Value sum;
  int64_t constant = 0;
  for (const IndexTerm &term : terms) {
    if (!term.value) {
      constant += term.factor;
      continue;
    }
    mlir::Value part = term.value;
    if (auto extension = part.getDefiningOp<arith::ExtSIOp>())
      part = extension.getIn();
    if (!part.getType().isIndex())
      part = arith::IndexCastOp::create(builder, loc, builder.getIndexType(),
                                        part);
    if (term.factor != 1)
      part = arith::MulIOp::create(builder, loc, part,
                                   indexConstant(term.factor), flags);
    sum = sum ? arith::AddIOp::create(builder, loc, sum, part, flags) : part;
  }
  if (!sum)
    return indexConstant(constant);
  return constant == 0 ? sum
                       : arith::AddIOp::create(builder, loc, sum,
                                               indexConstant(constant), flags);
}

/// The alignment of an access, if it is not that of its type.
static llvm::MaybeAlign alignmentOf(std::optional<uint64_t> alignment,
                                    mlir::Type type) {
  return alignment && static_cast<int64_t>(*alignment) != sizeOf(type)
             ? llvm::MaybeAlign(*alignment)
             : llvm::MaybeAlign();
}

void FunctionRaiser::raiseAccess(const Access &access, mlir::Value view) {
  mlir::Operation *op = access.op;
  builder.setInsertionPoint(op);
  llvm::SmallVector<mlir::Value> indices;
  for (const auto &terms : access.indices)
    indices.push_back(makeIndex(access, terms, op->getLoc()));
  mlir::Operation *made = nullptr;
  if (auto load = llvm::dyn_cast<mlir::LLVM::LoadOp>(op)) {
    made = memref::LoadOp::create(
        builder, op->getLoc(), view, indices, load.getNontemporal(),
        alignmentOf(load.getAlignment(), load.getType()));
  } else {
    auto store = llvm::cast<mlir::LLVM::StoreOp>(op);
    made = memref::StoreOp::create(
        builder, op->getLoc(), store.getValue(), view, indices,
        store.getNontemporal(),
        alignmentOf(store.getAlignment(), store.getValue().getType()));
  }
  for (llvm::StringRef name : promises)
    if (mlir::Attribute attribute = op->getAttr(name))
      made->setAttr(name, attribute);
  for (mlir::NamedAttribute attribute : op->getDiscardableAttrs())
    made->setDiscardableAttr(attribute.getName(), attribute.getValue());
  op->replaceAllUsesWith(made);
  op->erase();
  ++stats.raised["memref"];
}

void FunctionRaiser::raiseAll(const Accesses &accesses, mlir::Value view) {
  for (const Access &access : accesses.all)
    raiseAccess(access, view);
  for (mlir::Operation *op : llvm::reverse(accesses.others))
    op->erase();
}

llvm::StringRef FunctionRaiser::findObstacle(mlir::BlockArgument argument) {
  auto pointer = llvm::cast<mlir::LLVM::LLVMPointerType>(argument.getType());
  if (pointer.getAddressSpace() != 0)
    return "it is in another address space";
  mlir::DictionaryAttr attributes =
      function.getArgAttrDict(argument.getArgNumber());
  if (attributes && llvm::any_of(conventions, [&](llvm::StringRef name) {
        return attributes.contains(name);
      }))
    return "its argument is passed in another way";
  return "";
}

/// `argument`, a memref without dimensions, as one with those of `accesses`.
/// The first one is as large as an object can be.
mlir::Value FunctionRaiser::makeView(mlir::BlockArgument argument,
                                     const Accesses &accesses) {
  llvm::SmallVector<int64_t> shape{mlir::ShapedType::kDynamic};
  shape.append(accesses.innerSizes);
  int64_t stride = 1;
  llvm::SmallVector<mlir::OpFoldResult> strides{builder.getIndexAttr(1)};
  for (int64_t size : llvm::reverse(accesses.innerSizes)) {
    stride *= size;
    strides.insert(strides.begin(), builder.getIndexAttr(stride));
  }
  mlir::Value most =
      indexConstant(INT64_MAX / (stride * sizeOf(accesses.element)));
  llvm::SmallVector<mlir::OpFoldResult> sizes{most};
  for (int64_t size : accesses.innerSizes)
    sizes.push_back(builder.getIndexAttr(size));
  builder.setInsertionPointAfterValue(most);
  return memref::ReinterpretCastOp::create(
      builder, argument.getLoc(),
      mlir::MemRefType::get(shape, accesses.element), argument,
      builder.getIndexAttr(0), sizes, strides);
}

void FunctionRaiser::raiseArguments(llvm::StringRef obstacle) {
  mlir::Block &entry = function.front();
  bool isRaised = false;
  for (mlir::BlockArgument argument : entry.getArguments()) {
    if (!llvm::isa<mlir::LLVM::LLVMPointerType>(argument.getType()) ||
        argument.use_empty())
      continue;
    llvm::StringRef reason =
        obstacle.empty() ? findObstacle(argument) : obstacle;
    Accesses accesses;
    if (reason.empty())
      reason = findAccesses(argument, ranges, accesses);
    if (!reason.empty()) {
      reasons[argument] = reason;
      continue;
    }
    argument.setType(mlir::MemRefType::get({}, accesses.element));
    mlir::Value view = accesses.isScalar ? mlir::Value(argument)
                                         : makeView(argument, accesses);
    raiseAll(accesses, view);
    isRaised = true;
    ++stats.raised["memref"];
  }
  if (!isRaised)
    return;
  function.setType(builder.getFunctionType(
      entry.getArgumentTypes(), function.getFunctionType().getResults()));
  function->setAttr("llvm.bareptr", builder.getUnitAttr());
}

bool FunctionRaiser::raiseAlloca(mlir::LLVM::AllocaOp alloca,
                                 llvm::StringRef &reason) {
  int64_t whole = sizeOf(alloca.getElemType());
  if (!mlir::matchPattern(alloca.getArraySize(), mlir::m_One()) ||
      alloca.getInalloca() || whole == 0 ||
      llvm::cast<mlir::LLVM::LLVMPointerType>(alloca.getType())
              .getAddressSpace() != 0) {
    reason = "memref has no such alloca";
    return false;
  }
  Accesses accesses;
  reason = findAccesses(alloca, ranges, accesses);
  if (!reason.empty())
    return false;
  llvm::SmallVector<int64_t> shape;
  if (!accesses.isScalar) {
    int64_t row = sizeOf(accesses.element);
    for (int64_t size : accesses.innerSizes)
      row *= size;
    shape.push_back(whole / row);
    shape.append(accesses.innerSizes);
  }
  builder.setInsertionPoint(alloca);
  mlir::IntegerAttr alignment;
  if (std::optional<uint64_t> bytes = alloca.getAlignment())
    alignment = builder.getI64IntegerAttr(static_cast<int64_t>(*bytes));
  auto made = memref::AllocaOp::create(
      builder, alloca.getLoc(), mlir::MemRefType::get(shape, accesses.element),
      alignment);
  for (mlir::NamedAttribute attribute : alloca->getDiscardableAttrs())
    made->setDiscardableAttr(attribute.getName(), attribute.getValue());
  raiseAll(accesses, made);
  alloca.erase();
  ++stats.raised["memref"];
  return true;
}

void FunctionRaiser::raiseAllocas() {
  llvm::SmallVector<mlir::LLVM::AllocaOp> allocas;
  function.walk(
      [&](mlir::LLVM::AllocaOp alloca) { allocas.push_back(alloca); });
  for (mlir::LLVM::AllocaOp alloca : allocas) {
    llvm::StringRef reason;
    if (!raiseAlloca(alloca, reason))
      reasons[alloca] = reason;
  }
}

void FunctionRaiser::finish() {
  llvm::SmallVector<mlir::Operation *> ops;
  function.walk([&](mlir::Operation *op) { ops.push_back(op); });
  // Users first.
  for (mlir::Operation *op : llvm::reverse(ops))
    if (llvm::isa<arith::ArithDialect>(op->getDialect()) &&
        mlir::isOpTriviallyDead(op))
      op->erase();
  function.walk([&](mlir::Operation *op) {
    if (!isOfMemory(op))
      return;
    mlir::Value pointer = llvm::isa<mlir::LLVM::AllocaOp>(op) ? op->getResult(0)
                          : llvm::isa<mlir::LLVM::StoreOp>(op)
                              ? op->getOperand(1)
                              : op->getOperand(0);
    while (auto gep = pointer.getDefiningOp<mlir::LLVM::GEPOp>())
      pointer = gep.getBase();
    auto found = reasons.find(pointer);
    stats.staying.push_back({op->getLoc(), op->getName().getStringRef(),
                             function.getSymName().str(),
                             found == reasons.end()
                                 ? "its address is no argument and no alloca"
                                 : found->second});
  });
}

void raise::raiseMemory(mlir::ModuleOp module, const RaiseOptions &options,
                        RaiseStats &stats) {
  llvm::DenseSet<mlir::StringAttr> called;
  module.walk([&](mlir::func::CallOp call) {
    called.insert(call.getCalleeAttr().getAttr());
  });
  auto isMemRef = [](mlir::Type type) {
    return llvm::isa<mlir::BaseMemRefType>(type);
  };
  for (auto function : module.getOps<mlir::func::FuncOp>()) {
    if (function.isExternal() ||
        options.kept.count(function.getSymName().str()))
      continue;
    FunctionRaiser raiser(function, stats);
    llvm::StringRef obstacle;
    if (called.contains(function.getSymNameAttr()))
      obstacle = "it is an argument that callers in the module pass";
    // A function passes all of its memrefs alike.
    else if (llvm::any_of(function.getArgumentTypes(), isMemRef) ||
             llvm::any_of(function.getResultTypes(), isMemRef))
      obstacle = "its function has other memrefs";
    raiser.raiseArguments(obstacle);
    raiser.raiseAllocas();
    raiser.finish();
  }
}
