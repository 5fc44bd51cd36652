// Ops of the `memref` dialect that make a view of a view.

#include "verify/dialects/machine/Views.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "verify/dialects/machine/AffineMaps.h"
#include "verify/dialects/memref/Terms.h"

using namespace palindrome;
using namespace palindrome::dialects;

/// The view that the first operand is. If it is poison, null, and the results
/// are poison.
static const View *sourceOf(Machine &machine, mlir::Operation *op) {
  const Value &value = machine.get(op->getOperand(0));
  if (value.isView())
    return &value.view();
  Value poison = value;
  for (mlir::Value result : op->getResults())
    machine.set(result, poison);
  return nullptr;
}

/// Sets the result. A view that is not what the type of the result states is
/// undefined behaviour.
static void give(Machine &machine, mlir::Operation *op, View view) {
  mlir::Value result = op->getResult(0);
  if (!fits(view, llvm::cast<mlir::BaseMemRefType>(result.getType())))
    return machine.undefined("the memref has not the sizes, strides and offset "
                             "that its type states");
  machine.set(result, std::move(view));
}

static void assumeAlignment(Machine &machine, mlir::Operation *op) {
  auto assumeOp = llvm::cast<mlir::memref::AssumeAlignmentOp>(op);
  const View *view = sourceOf(machine, op);
  if (!view)
    return;
  bool isAligned =
      machine.memory().addressOf(view->base) % assumeOp.getAlignment() == 0;
  machine.set(op->getResult(0), isAligned ? Value(*view) : Value(Poison{op}));
}

/// Memrefs that share memory become poison, since accesses to them are
/// undefined.
static void separate(Machine &machine, mlir::Operation *op) {
  Values memrefs = machine.operands(op), results = memrefs;
  auto elementOf = [&](size_t number) {
    return llvm::cast<mlir::MemRefType>(op->getOperand(number).getType())
        .getElementType();
  };
  for (size_t i = 0; i < memrefs.size(); ++i)
    for (size_t j = 0; j < i; ++j)
      if (memrefs[i].isView() && memrefs[j].isView() &&
          overlap(machine.memory(), memrefs[i].view(), elementOf(i),
                  memrefs[j].view(), elementOf(j), /*exceptSame=*/false))
        results[i] = results[j] = Poison{op};
  machine.set(op, results);
}

static void cast(Machine &machine, mlir::Operation *op) {
  if (const View *view = sourceOf(machine, op))
    give(machine, op, *view);
}

static void collapse(Machine &machine, mlir::Operation *op) {
  auto collapseOp = llvm::cast<mlir::memref::CollapseShapeOp>(op);
  const View *from = sourceOf(machine, op);
  if (!from)
    return;
  View view = {from->base, from->offset, {}, {}};
  auto type = llvm::dyn_cast<mlir::MemRefType>(collapseOp.getSrcType());
  bool isEmpty = countElements(from->sizes) == 0;
  for (const mlir::ReassociationIndices &group :
       collapseOp.getReassociationIndices()) {
    int64_t size = 1, stride = from->strides[group.back()];
    bool isFirst = true;
    for (int64_t dimension : llvm::reverse(group)) {
      // A dimension of one element has no place that its stride says. Yet the
      // innermost one that is not known to have one is that of the result.
      bool isUnit = (type && type.getDimSize(dimension) == 1) ||
                    (from->sizes[dimension] == 1 && !isFirst);
      if (!isUnit) {
        int64_t expected = isFirst ? from->strides[dimension] : size * stride;
        if (isFirst)
          stride = expected;
        else if (from->strides[dimension] != expected && !isEmpty)
          return machine.undefined("the dimensions that are collapsed are not "
                                   "contiguous");
        isFirst = false;
      }
      size *= from->sizes[dimension];
    }
    view.sizes.push_back(size);
    view.strides.push_back(stride);
  }
  give(machine, op, std::move(view));
}

static void expand(Machine &machine, mlir::Operation *op) {
  auto expandOp = llvm::cast<mlir::memref::ExpandShapeOp>(op);
  const View *from = sourceOf(machine, op);
  if (!from)
    return;
  View view = {from->base, from->offset, {}, {}};
  view.sizes = machine.numbers(expandOp.getStaticOutputShape(),
                               expandOp.getOutputShape());
  view.strides.assign(view.sizes.size(), 1);
  if (!machine.isRunning())
    return;
  for (auto [dimension, group] :
       llvm::enumerate(expandOp.getReassociationIndices())) {
    int64_t size = 1;
    for (int64_t member : llvm::reverse(group)) {
      view.strides[member] = from->strides[dimension] * size;
      size = multiplyIndices(machine, size, view.sizes[member]);
      if (view.sizes[member] < 0)
        return machine.undefined("a size is negative");
    }
    if (machine.isRunning() && size != from->sizes[dimension])
      return machine.undefined("a dimension of " +
                               llvm::Twine(from->sizes[dimension]) +
                               " elements is expanded to " + llvm::Twine(size));
  }
  give(machine, op, std::move(view));
}

static void extractMetadata(Machine &machine, mlir::Operation *op) {
  const View *view = sourceOf(machine, op);
  if (!view)
    return;
  Values results{View{view->base, 0, {}, {}}, machine.index(view->offset)};
  for (int64_t size : view->sizes)
    results.push_back(machine.index(size));
  for (int64_t stride : view->strides)
    results.push_back(machine.index(stride));
  machine.set(op, results);
}

static void reinterpret(Machine &machine, mlir::Operation *op) {
  auto castOp = llvm::cast<mlir::memref::ReinterpretCastOp>(op);
  const View *from = sourceOf(machine, op);
  if (!from)
    return;
  View view;
  view.base = from->base;
  view.offset =
      machine.numbers(castOp.getStaticOffsets(), castOp.getOffsets()).front();
  view.sizes = machine.numbers(castOp.getStaticSizes(), castOp.getSizes());
  view.strides =
      machine.numbers(castOp.getStaticStrides(), castOp.getStrides());
  for (int64_t size : view.sizes)
    if (size < 0)
      machine.undefined("a size is negative: " + llvm::Twine(size));
  if (machine.isRunning())
    give(machine, op, std::move(view));
}

/// The source is one whose elements are row-major and begin where its memory
/// does: the identity layout.
static void reshape(Machine &machine, mlir::Operation *op) {
  auto reshapeOp = llvm::cast<mlir::memref::ReshapeOp>(op);
  const View *from = sourceOf(machine, op);
  if (!from)
    return;
  const View *shape = viewOf(machine, reshapeOp.getShape());
  if (!shape)
    return;
  Value sizes = machine.memory().loadAll(
      *shape, reshapeOp.getShape().getType().getElementType());
  View view = {from->base, from->offset, {}, {}};
  for (const Value &size : sizes.list().elements) {
    view.sizes.push_back(machine.number(size));
    if (view.sizes.back() < 0)
      machine.undefined("a size is negative");
  }
  view.strides = rowMajorStrides(view.sizes);
  if (!machine.isRunning())
    return;
  int64_t count = countElements(from->sizes);
  if (count != countElements(view.sizes))
    return machine.undefined("the new shape has another number of elements");
  if (from->offset != 0 ||
      (count != 0 && from->strides != rowMajorStrides(from->sizes)))
    return machine.undefined("the memref that is reshaped has not the identity "
                             "layout");
  give(machine, op, std::move(view));
}

/// Removes dimensions of one element from `view` so that it is of `type`, and
/// returns whether that is possible. `stated` are the sizes that are constants.
static bool reduceRank(View &view, llvm::SmallVector<int64_t> stated,
                       mlir::MemRefType type, size_t first = 0) {
  if (view.sizes.size() == static_cast<size_t>(type.getRank()))
    return fits(view, type);
  for (size_t i = first; i < stated.size(); ++i) {
    if (stated[i] != 1)
      continue;
    View smaller = view;
    llvm::SmallVector<int64_t> left = stated;
    smaller.sizes.erase(smaller.sizes.begin() + i);
    smaller.strides.erase(smaller.strides.begin() + i);
    left.erase(left.begin() + i);
    if (reduceRank(smaller, std::move(left), type, i)) {
      view = std::move(smaller);
      return true;
    }
  }
  return false;
}

static void subview(Machine &machine, mlir::Operation *op) {
  auto viewOp = llvm::cast<mlir::memref::SubViewOp>(op);
  const View *from = sourceOf(machine, op);
  if (!from)
    return;
  Shape offsets =
      machine.numbers(viewOp.getStaticOffsets(), viewOp.getOffsets());
  Shape strides =
      machine.numbers(viewOp.getStaticStrides(), viewOp.getStrides());
  View view = {from->base, from->offset, {}, {}};
  view.sizes = machine.numbers(viewOp.getStaticSizes(), viewOp.getSizes());
  for (size_t i = 0; i < view.sizes.size() && machine.isRunning(); ++i) {
    int64_t size = view.sizes[i];
    int64_t last = addIndices(machine, offsets[i],
                              multiplyIndices(machine, size - 1, strides[i]));
    if (size < 0)
      return machine.undefined("a size is negative: " + llvm::Twine(size));
    if (size > 0 && (std::min(offsets[i], last) < 0 ||
                     std::max(offsets[i], last) >= from->sizes[i]))
      return machine.undefined(
          "the view has elements " + llvm::Twine(offsets[i]) + " to " +
          llvm::Twine(last) + " of dimension " + llvm::Twine(i) +
          ", which is " + llvm::Twine(from->sizes[i]) + " long");
    view.strides.push_back(
        multiplyIndices(machine, from->strides[i], strides[i]));
    view.offset =
        addIndices(machine, view.offset,
                   multiplyIndices(machine, offsets[i], from->strides[i]));
  }
  if (!machine.isRunning())
    return;
  auto stated = llvm::to_vector(viewOp.getStaticSizes());
  (void)reduceRank(view, stated, viewOp.getType());
  give(machine, op, std::move(view));
}

static void transpose(Machine &machine, mlir::Operation *op) {
  auto transposeOp = llvm::cast<mlir::memref::TransposeOp>(op);
  const View *from = sourceOf(machine, op);
  if (!from)
    return;
  View view = {from->base, from->offset, {}, {}};
  for (mlir::AffineExpr result : transposeOp.getPermutation().getResults()) {
    unsigned dimension = llvm::cast<mlir::AffineDimExpr>(result).getPosition();
    view.sizes.push_back(from->sizes[dimension]);
    view.strides.push_back(from->strides[dimension]);
  }
  give(machine, op, std::move(view));
}

/// The view may reach beyond the source; accesses there are undefined.
static void viewBytes(Machine &machine, mlir::Operation *op) {
  auto viewOp = llvm::cast<mlir::memref::ViewOp>(op);
  const View *from = sourceOf(machine, op);
  if (!from)
    return;
  View view;
  view.base = from->base;
  view.base.bytes += from->offset + machine.number(viewOp.getByteShift());
  view.sizes = machine.numbers(viewOp.getType().getShape(), viewOp.getSizes());
  view.strides = rowMajorStrides(view.sizes);
  for (int64_t size : view.sizes)
    if (size < 0)
      machine.undefined("a size is negative: " + llvm::Twine(size));
  if (machine.isRunning())
    give(machine, op, std::move(view));
}

static constexpr Rule rules[] = {
    {"memref.assume_alignment", assumeAlignment},
    Rule("memref.cast", cast).onTerms(memref::castTerm),
    {"memref.collapse_shape", collapse},
    {"memref.distinct_objects", separate},
    {"memref.expand_shape", expand},
    {"memref.extract_strided_metadata", extractMetadata},
    {"memref.memory_space_cast", cast},
    Rule("memref.reinterpret_cast", reinterpret)
        .onTerms(memref::reinterpretTerm),
    {"memref.reshape", reshape},
    Rule("memref.subview", subview).onTerms(memref::subviewTerm),
    {"memref.transpose", transpose},
    {"memref.view", viewBytes},
};

llvm::ArrayRef<Rule> dialects::memrefViewRules() { return rules; }
