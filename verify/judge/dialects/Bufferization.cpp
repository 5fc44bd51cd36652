// The `bufferization` dialect:
// https://mlir.llvm.org/docs/Dialects/BufferizationOps/

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "verify/judge/dialects/Placement.h"
#include "verify/judge/dialects/machine/Tensors.h"

using namespace palindrome;
using namespace palindrome::dialects;
namespace bufferization = mlir::bufferization;

/// As `allocatePlaced`, for an op: what has no strides is unsupported.
static std::optional<View> allocate(Machine &machine, mlir::BaseMemRefType type,
                                    llvm::ArrayRef<int64_t> sizes,
                                    Buffer::Kind kind) {
  llvm::Expected<View> view = allocatePlaced(machine, type, sizes, kind);
  if (view)
    return std::move(*view);
  // The machine has stopped already where it could not allocate.
  machine.unsupported(llvm::toString(view.takeError()));
  return std::nullopt;
}

/// `list` in new memory for a memref of `type`.
static std::optional<View> copyToMemory(Machine &machine, const Value &list,
                                        mlir::Type type) {
  auto memref = llvm::cast<mlir::BaseMemRefType>(type);
  std::optional<View> view =
      allocate(machine, memref, list.list().shape, Buffer::Kind::Heap);
  if (view)
    machine.memory().storeAll(list, *view, memref.getElementType());
  return view;
}

/// Where it copies no tensor, each element is poison of its own.
static void allocTensor(Machine &machine, mlir::Operation *op) {
  auto alloc = llvm::cast<bufferization::AllocTensorOp>(op);
  if (mlir::Value copied = alloc.getCopy())
    return giveTensor(machine, alloc.getResult(), machine.get(copied));
  auto type = llvm::cast<mlir::RankedTensorType>(alloc.getResult().getType());
  giveFilled(machine, alloc.getResult(),
             machine.numbers(type.getShape(), alloc.getDynamicSizes()),
             machine.poisonOf(type.getElementType()));
}

static bool isBuiltin(mlir::Type tensor, mlir::Type buffer) {
  return llvm::isa<mlir::TensorType>(tensor) &&
         llvm::isa<mlir::BaseMemRefType>(buffer);
}

static Value loadAll(Machine &machine, mlir::Value memref) {
  const Value view = machine.get(memref);
  if (!view.isView()) {
    machine.undefined("the memref is poison");
    return Value();
  }
  auto type = llvm::cast<mlir::BaseMemRefType>(memref.getType());
  return machine.memory().loadAll(view.view(), type.getElementType());
}

/// The tensor is what the memory holds now. If it is `writable`, ops on it may
/// write to that memory, or not.
static void toTensor(Machine &machine, mlir::Operation *op) {
  auto convert = llvm::cast<bufferization::ToTensorOp>(op);
  if (!isBuiltin(convert.getType(), convert.getBuffer().getType()))
    return machine.unsupported("the tensor or the buffer is none of MLIR's");
  if (convert.getWritable())
    machine.noteLatitude();
  Value list = loadAll(machine, convert.getBuffer());
  if (machine.isRunning())
    giveTensor(machine, convert.getResult(), std::move(list));
}

/// The buffer is new memory. With `read_only`, nothing is written to it.
static void toBuffer(Machine &machine, mlir::Operation *op) {
  auto convert = llvm::cast<bufferization::ToBufferOp>(op);
  mlir::Value tensor = convert.getTensor();
  mlir::Type type = convert.getBuffer().getType();
  if (!isBuiltin(tensor.getType(), type))
    return machine.unsupported("the tensor or the buffer is none of MLIR's");
  // It may share memory with what the tensor was made of.
  machine.noteLatitude();
  std::optional<View> view = copyToMemory(machine, machine.get(tensor), type);
  if (!view)
    return;
  if (convert.getReadOnly())
    view->base.buffer->kind = Buffer::Kind::Constant;
  machine.set(convert.getBuffer(), std::move(*view));
}

static void clone(Machine &machine, mlir::Operation *op) {
  auto cloneOp = llvm::cast<bufferization::CloneOp>(op);
  Value list = loadAll(machine, cloneOp.getInput());
  if (!machine.isRunning())
    return;
  machine.noteLatitude(); // It "may alias the input".
  if (std::optional<View> view =
          copyToMemory(machine, list, cloneOp.getOutput().getType()))
    machine.set(cloneOp.getOutput(), std::move(*view));
}

static void materialize(Machine &machine, mlir::Operation *op) {
  auto copy = llvm::cast<bufferization::MaterializeInDestinationOp>(op);
  const Value source = machine.get(copy.getSource());
  const Value dest = machine.get(copy.getDest());
  if (!dest.isList() && !dest.isView())
    return machine.undefined("the memref is poison");
  if (!isSameShape(machine, source.list().shape, sizesOf(dest),
                   "the source and the destination"))
    return;
  if (mlir::Value result = copy.getResult())
    giveTensor(machine, result, source);
  else
    machine.memory().storeAll(
        source, dest.view(),
        llvm::cast<mlir::ShapedType>(copy.getDest().getType())
            .getElementType());
}

/// Whether memrefs alias: they are in the same memory.
static bool alias(const Value &left, const Value &right) {
  return left.view().base.buffer == right.view().base.buffer;
}

/// Frees the memrefs whose condition is true and that alias no memref that is
/// retained, and none before them.
static void dealloc(Machine &machine, mlir::Operation *op) {
  auto deallocOp = llvm::cast<bufferization::DeallocOp>(op);
  Values memrefs, retained;
  for (mlir::Value memref : deallocOp.getMemrefs())
    memrefs.push_back(machine.get(memref));
  for (mlir::Value memref : deallocOp.getRetained())
    retained.push_back(machine.get(memref));
  for (const Values &views : {memrefs, retained})
    if (!llvm::all_of(views, [](const Value &value) { return value.isView(); }))
      return machine.undefined("a memref is poison");
  llvm::SmallVector<bool> conditions;
  for (mlir::Value condition : deallocOp.getConditions())
    conditions.push_back(machine.isTrue(machine.get(condition)));
  for (auto [number, memref] : llvm::enumerate(memrefs)) {
    auto aliases = [&, &view = memref](const Value &other) {
      return alias(view, other);
    };
    if (conditions[number] && machine.isRunning() &&
        llvm::none_of(retained, aliases) &&
        llvm::none_of(llvm::ArrayRef<Value>(memrefs).take_front(number),
                      aliases))
      machine.memory().free(memref.view().base);
  }
  for (auto [number, result] :
       llvm::enumerate(deallocOp.getUpdatedConditions())) {
    bool isOwned = false;
    for (auto [memref, condition] : llvm::zip_equal(memrefs, conditions))
      isOwned |= condition && alias(memref, retained[number]);
    machine.set(result, machine.bits(isOwned, result.getType()));
  }
}

/// A tensor is a value, which nobody can look at after this op.
static void deallocTensor(Machine &, mlir::Operation *) {}

llvm::ArrayRef<Rule> dialects::bufferizationRules() {
  static constexpr Rule rules[] = {
      {"bufferization.alloc_tensor", onTensors<allocTensor>},
      {"bufferization.clone", clone},
      {"bufferization.dealloc", dealloc},
      {"bufferization.dealloc_tensor", deallocTensor},
      {"bufferization.materialize_in_destination", onTensors<materialize>},
      {"bufferization.to_buffer", onTensors<toBuffer>},
      {"bufferization.to_tensor", toTensor},
  };
  return rules;
}
