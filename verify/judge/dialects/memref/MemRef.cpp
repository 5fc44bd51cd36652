// The `memref` dialect: https://mlir.llvm.org/docs/Dialects/MemRef/
// Memory, and accesses to it. Ops that make a view of a view are in
// memref/Views.cpp.

#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "verify/judge/dialects/machine/AtomicKinds.h"
#include "verify/judge/dialects/machine/Views.h"
#include "verify/judge/dialects/memref/Terms.h"

using namespace palindrome;
using namespace palindrome::dialects;

template <typename Op>
static void allocate(Machine &machine, Op op, Buffer::Kind kind) {
  Shape sizes = machine.numbers(op.getType().getShape(), op.getDynamicSizes());
  Shape symbols = machine.numbers(op.getSymbolOperands());
  if (machine.isRunning())
    machine.set(op.getMemref(),
                allocateFor(machine, op.getType(), sizes, symbols, kind,
                            op.getAlignment().value_or(0)));
}

static void allocOnHeap(Machine &machine, mlir::Operation *op) {
  allocate(machine, llvm::cast<mlir::memref::AllocOp>(op), Buffer::Kind::Heap);
}

static void allocOnStack(Machine &machine, mlir::Operation *op) {
  allocate(machine, llvm::cast<mlir::memref::AllocaOp>(op),
           Buffer::Kind::Stack);
}

/// The machine frees what the scope has allocated, by a trait of the op.
static void allocaScope(Machine &machine, mlir::Operation *op) {
  if (std::optional<Values> results = machine.run(op->getRegion(0), {}))
    machine.set(op, *results);
}

/// Stores what `change` makes of the old value, if it makes one, and returns
/// the old.
template <typename Op>
static void
update(Machine &machine, Op updateOp,
       llvm::function_ref<std::optional<Value>(const Value &old)> change) {
  const View *view = viewOf(machine, updateOp.getMemref());
  Shape index = machine.numbers(updateOp.getIndices());
  if (!machine.isRunning())
    return;
  mlir::Type type = updateOp.getResult().getType();
  Value old = machine.memory().load(*view, index, type);
  std::optional<Value> changed = change(old);
  if (!changed)
    return;
  machine.memory().store(*changed, *view, index, type);
  machine.set(updateOp.getResult(), old);
}

static void assign(Machine &machine, mlir::Operation *op) {
  auto updateOp = llvm::cast<mlir::memref::AtomicRMWOp>(op);
  update(machine, updateOp, [&](const Value &old) {
    return combine(machine, updateOp.getKind(), old,
                   machine.get(updateOp.getValue()),
                   updateOp.getResult().getType());
  });
}

static void assignByRegion(Machine &machine, mlir::Operation *op) {
  auto updateOp = llvm::cast<mlir::memref::GenericAtomicRMWOp>(op);
  update(machine, updateOp, [&](const Value &old) -> std::optional<Value> {
    std::optional<Values> changed = machine.run(updateOp.getRegion(), {old});
    return changed ? std::optional(changed->front()) : std::nullopt;
  });
}

/// All elements are read before one is written.
static void copy(Machine &machine, mlir::Operation *op) {
  auto copyOp = llvm::cast<mlir::memref::CopyOp>(op);
  const View *source = viewOf(machine, copyOp.getSource());
  const View *target = viewOf(machine, copyOp.getTarget());
  if (!machine.isRunning())
    return;
  if (source->sizes != target->sizes)
    return machine.undefined("the source and the target of the copy have "
                             "different sizes");
  auto type = llvm::cast<mlir::BaseMemRefType>(copyOp.getSource().getType());
  mlir::Type element = type.getElementType();
  if (overlap(machine.memory(), *source, element, *target, element,
              /*exceptSame=*/true))
    machine.noteLatitude();
  Value list = machine.memory().loadAll(*source, element);
  if (machine.isRunning())
    machine.memory().storeAll(list, *target, element);
}

static void dealloc(Machine &machine, mlir::Operation *op) {
  auto deallocOp = llvm::cast<mlir::memref::DeallocOp>(op);
  if (const View *view = viewOf(machine, deallocOp.getMemref()))
    machine.memory().free(view->base);
}

static void dim(Machine &machine, mlir::Operation *op) {
  auto dimOp = llvm::cast<mlir::memref::DimOp>(op);
  const View *view = viewOf(machine, dimOp.getSource());
  int64_t number = machine.number(dimOp.getIndex());
  if (!machine.isRunning())
    return;
  if (number < 0 || number >= static_cast<int64_t>(view->sizes.size()))
    return machine.undefined("there is no dimension " + llvm::Twine(number));
  machine.set(dimOp.getResult(), machine.index(view->sizes[number]));
}

static void rank(Machine &machine, mlir::Operation *op) {
  if (const View *view = viewOf(machine, op->getOperand(0)))
    machine.set(op->getResult(0), machine.index(view->sizes.size()));
}

/// Where memory is, nobody says.
static void extractPointer(Machine &machine, mlir::Operation *op) {
  machine.noteLatitude(); // Where memory is.
  if (const View *view = viewOf(machine, op->getOperand(0)))
    machine.set(op->getResult(0), machine.index(static_cast<int64_t>(
                                      machine.memory().addressOf(view->base))));
}

static Value makeGlobal(Machine &machine, mlir::memref::GlobalOp globalOp) {
  mlir::MemRefType type = globalOp.getType();
  Value memref =
      allocateFor(machine, type, Shape(type.getShape()), /*symbols=*/{},
                  Buffer::Kind::Global, globalOp.getAlignment().value_or(0));
  if (globalOp.isUninitialized() || !machine.isRunning())
    return memref;
  Value list = machine.constant(*globalOp.getInitialValue(), type);
  if (!machine.isRunning())
    return memref;
  machine.memory().storeAll(list, memref.view(), type.getElementType());
  if (globalOp.getConstant())
    memref.view().base.buffer->kind = Buffer::Kind::Constant;
  return memref;
}

static void getGlobal(Machine &machine, mlir::Operation *op) {
  auto getOp = llvm::cast<mlir::memref::GetGlobalOp>(op);
  auto globalOp = llvm::dyn_cast_or_null<mlir::memref::GlobalOp>(
      machine.lookup(op, getOp.getNameAttr()));
  if (!globalOp || globalOp.isExternal())
    return machine.unsupported("@" + getOp.getName() +
                               " is declared and not defined");
  machine.set(getOp.getResult(), machine.global(globalOp, [&] {
    return makeGlobal(machine, globalOp);
  }));
}

/// Whether element `index` of `view` is at a multiple of `alignment` bytes, if
/// that is stated; the access is undefined behaviour if not.
static bool isAligned(Machine &machine, const View &view,
                      llvm::ArrayRef<int64_t> index, mlir::Type type,
                      std::optional<uint64_t> alignment) {
  if (!alignment || *alignment == 0 ||
      !machine.memory().isWithin(index, view.sizes))
    return true;
  Pointer place = machine.memory().placeOf(view, index, type);
  if (machine.memory().addressOf(place) % *alignment == 0)
    return true;
  machine.undefined("the access is not aligned to " + llvm::Twine(*alignment) +
                    " bytes");
  return false;
}

static void load(Machine &machine, mlir::Operation *op) {
  auto loadOp = llvm::cast<mlir::memref::LoadOp>(op);
  const View *view = viewOf(machine, loadOp.getMemref());
  Shape index = machine.numbers(loadOp.getIndices());
  mlir::Type type = loadOp.getType();
  if (machine.isRunning() &&
      isAligned(machine, *view, index, type, loadOp.getAlignment()))
    machine.set(loadOp.getResult(), machine.memory().load(*view, index, type));
}

static void store(Machine &machine, mlir::Operation *op) {
  auto storeOp = llvm::cast<mlir::memref::StoreOp>(op);
  const View *view = viewOf(machine, storeOp.getMemref());
  Shape index = machine.numbers(storeOp.getIndices());
  mlir::Type type = storeOp.getValue().getType();
  if (machine.isRunning() &&
      isAligned(machine, *view, index, type, storeOp.getAlignment()))
    machine.memory().store(machine.get(storeOp.getValue()), *view, index, type);
}

/// The memory always moves, so that what uses the old one is noticed.
static void realloc(Machine &machine, mlir::Operation *op) {
  auto reallocOp = llvm::cast<mlir::memref::ReallocOp>(op);
  mlir::MemRefType type = reallocOp.getType();
  const View *old = viewOf(machine, reallocOp.getSource());
  mlir::Value dynamic = reallocOp.getDynamicResultSize();
  Shape sizes =
      machine.numbers(type.getShape(),
                      dynamic ? mlir::ValueRange(dynamic) : mlir::ValueRange());
  if (!machine.isRunning())
    return;
  Value memref =
      allocateFor(machine, type, sizes, /*symbols=*/{}, Buffer::Kind::Heap,
                  reallocOp.getAlignment().value_or(0));
  if (!machine.isRunning())
    return;
  mlir::Type element = type.getElementType();
  int64_t kept = std::min(sizes.front(), old->sizes.front());
  for (int64_t i = 0; i < kept && machine.isRunning(); ++i)
    machine.memory().store(machine.memory().load(*old, {i}, element),
                           memref.view(), {i}, element);
  machine.memory().free(old->base);
  if (const std::shared_ptr<Buffer> &source = old->base.buffer)
    source->isMoved = true;
  machine.set(op->getResult(0), memref);
}

static void leave(Machine &machine, mlir::Operation *op) {
  machine.leave(machine.operands(op));
}

/// A hint, which has no effect.
static void ignore(Machine &, mlir::Operation *) {}

llvm::ArrayRef<Rule> dialects::memrefRules() {
  static constexpr Rule rules[] = {
      Rule("memref.alloc", allocOnHeap).onTerms(memref::allocTerm),
      Rule("memref.alloca", allocOnStack).onTerms(memref::allocaTerm),
      Rule("memref.alloca_scope", allocaScope).onTerms(),
      Rule("memref.alloca_scope.return", leave).onTerms(),
      {"memref.atomic_rmw", assign},
      {"memref.atomic_yield", leave},
      {"memref.copy", copy},
      Rule("memref.dealloc", dealloc).onTerms(memref::deallocTerm),
      Rule("memref.dim", dim).onTerms(memref::dimTerm),
      {"memref.extract_aligned_pointer_as_index", extractPointer},
      {"memref.generic_atomic_rmw", assignByRegion},
      {"memref.get_global", getGlobal},
      Rule("memref.load", load).onTerms(memref::loadTerm),
      Rule("memref.prefetch", ignore).onTerms(),
      {"memref.rank", rank},
      {"memref.realloc", realloc},
      Rule("memref.store", store).onTerms(memref::storeTerm),
  };
  return rules;
}
