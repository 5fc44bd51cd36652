// Ops of the `memref` dialect that make a view of a view.

#include "verify/judge/dialects/machine/Views.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "verify/judge/dialects/machine/AffineMaps.h"
#include "verify/judge/dialects/machine/Descriptor.h"

using namespace palindrome;
using namespace palindrome::dialects;

namespace {
/// What says where the elements of a memref are, which are terms where its
/// memory is not known.
struct Strided {
  Bits offset;
  Numbers sizes, strides;
};
} // namespace

/// Whether the first operand is no poison. If it is, the results are as well.
static bool hasSource(Machine &machine, mlir::Operation *op) {
  Value value = machine.get(op->getOperand(0));
  if (!value.isPoison())
    return true;
  for (mlir::Value result : op->getResults())
    machine.set(result, value);
  return false;
}

/// The view that the first operand is, where memory is known. If it is poison,
/// null, and the results are poison.
static const View *sourceOf(Machine &machine, mlir::Operation *op) {
  return hasSource(machine, op) ? &machine.get(op->getOperand(0)).view()
                                : nullptr;
}

/// The same for terms as well.
static std::optional<Strided> stridedOf(Machine &machine, mlir::Operation *op) {
  if (!hasSource(machine, op))
    return std::nullopt;
  const Value &source = machine.get(op->getOperand(0));
  if (source.isDescriptor()) {
    const Descriptor &memref = source.descriptor();
    return Strided{memref.offset, memref.sizes, memref.strides};
  }
  const View &view = source.view();
  auto bits = [&](int64_t number) { return machine.index(number).bits(); };
  return Strided{bits(view.offset), Numbers(llvm::map_range(view.sizes, bits)),
                 Numbers(llvm::map_range(view.strides, bits))};
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

/// The view of the memory of the first operand that is arranged as `strided`,
/// whose numbers are known.
static View viewOf(Machine &machine, mlir::Operation *op,
                   const Strided &strided) {
  auto number = [](const Bits &bits) { return bits.known().getSExtValue(); };
  return {machine.get(op->getOperand(0)).view().base, number(strided.offset),
          Shape(llvm::map_range(strided.sizes, number)),
          Shape(llvm::map_range(strided.strides, number))};
}

/// The same for terms as well.
static void give(Machine &machine, mlir::Operation *op, Strided strided) {
  if (!machine.isRunning())
    return;
  const Value &source = machine.get(op->getOperand(0));
  if (!source.isDescriptor())
    return give(machine, op, viewOf(machine, op, strided));
  auto type = llvm::dyn_cast<mlir::MemRefType>(op->getResult(0).getType());
  llvm::SmallVector<int64_t> strides;
  int64_t offset = 0;
  if (!type || failed(type.getStridesAndOffset(strides, offset)))
    return machine.unsupported("the result has no strides");
  auto demand = [&](Bits &number, int64_t stated) {
    if (mlir::ShapedType::isDynamic(stated))
      return;
    machine.undefinedIf(number != number.same(stated),
                        "the memref has not the sizes, strides and offset that "
                        "its type states");
    number = number.same(stated);
  };
  demand(strided.offset, offset);
  for (auto [number, stated] : llvm::zip_equal(strided.sizes, type.getShape()))
    demand(number, stated);
  for (auto [number, stated] : llvm::zip_equal(strided.strides, strides))
    demand(number, stated);
  const Descriptor &from = source.descriptor();
  machine.set(op->getResult(0),
              std::make_shared<const Descriptor>(Descriptor{
                  from.allocated, from.aligned, std::move(strided.offset),
                  std::move(strided.sizes), std::move(strided.strides)}));
}

/// Undefined behaviour if one of `sizes` is negative.
static void demandSizes(Machine &machine, const Numbers &sizes) {
  for (const Bits &size : sizes)
    machine.undefinedIf(size.isNegative(),
                        "a size is negative: " + textOf(size));
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

/// A view keeps a layout that strides do not state.
static void cast(Machine &machine, mlir::Operation *op) {
  if (machine.get(op->getOperand(0)).isView())
    return give(machine, op, machine.get(op->getOperand(0)).view());
  if (std::optional<Strided> from = stridedOf(machine, op))
    give(machine, op, std::move(*from));
}

static void collapse(Machine &machine, mlir::Operation *op) {
  auto collapseOp = llvm::cast<mlir::memref::CollapseShapeOp>(op);
  std::optional<Strided> from = stridedOf(machine, op);
  if (!from)
    return;
  Strided view{from->offset, {}, {}};
  Bits zero = from->offset.zero(), one = zero.same(1), isEmpty = false;
  for (const Bits &size : from->sizes)
    isEmpty = isEmpty | (size == zero);
  auto type = llvm::dyn_cast<mlir::MemRefType>(collapseOp.getSrcType());
  for (const mlir::ReassociationIndices &group :
       collapseOp.getReassociationIndices()) {
    Bits size = one, stride = from->strides[group.back()];
    bool isFirst = true;
    for (int64_t dimension : llvm::reverse(group)) {
      // A dimension of one element has no place that its stride says. Yet the
      // innermost one that is not known to have one is that of the result.
      const Bits &its = from->sizes[dimension];
      if (!type || type.getDimSize(dimension) != 1) {
        if (isFirst)
          stride = from->strides[dimension];
        else
          machine.undefinedIf(
              (its != one) & !isEmpty &
                  (from->strides[dimension] != size * stride),
              "the dimensions that are collapsed are not contiguous");
        isFirst = false;
      }
      size = size * its;
    }
    view.sizes.push_back(size);
    view.strides.push_back(stride);
  }
  give(machine, op, std::move(view));
}

static void expand(Machine &machine, mlir::Operation *op) {
  auto expandOp = llvm::cast<mlir::memref::ExpandShapeOp>(op);
  std::optional<Strided> from = stridedOf(machine, op);
  std::optional<Numbers> sizes = numbersOf(
      machine, expandOp.getStaticOutputShape(), expandOp.getOutputShape());
  if (!from || !sizes)
    return;
  Bits one = from->offset.same(1);
  Strided view{from->offset, std::move(*sizes), {}};
  view.strides.assign(view.sizes.size(), one);
  for (auto [dimension, group] :
       llvm::enumerate(expandOp.getReassociationIndices())) {
    Bits size = one;
    for (int64_t member : llvm::reverse(group)) {
      view.strides[member] = from->strides[dimension] * size;
      size = multiplyExactly(machine, size, view.sizes[member]);
      machine.undefinedIf(view.sizes[member].isNegative(),
                          "a size is negative");
    }
    const Bits &whole = from->sizes[dimension];
    machine.undefinedIf(size != whole, "a dimension of " + textOf(whole) +
                                           " elements is expanded to " +
                                           textOf(size));
  }
  give(machine, op, std::move(view));
}

static void extractMetadata(Machine &machine, mlir::Operation *op) {
  std::optional<Strided> from = stridedOf(machine, op);
  if (!from)
    return;
  const Value &source = machine.get(op->getOperand(0));
  Value base;
  if (source.isDescriptor())
    base = std::make_shared<const Descriptor>(
        Descriptor{source.descriptor().allocated,
                   source.descriptor().aligned,
                   from->offset.zero(),
                   {},
                   {}});
  else
    base = View{source.view().base, 0, {}, {}};
  Values results{base, from->offset.value()};
  for (const Numbers *numbers : {&from->sizes, &from->strides})
    for (const Bits &number : *numbers)
      results.push_back(number.value());
  machine.set(op, results);
}

static void reinterpret(Machine &machine, mlir::Operation *op) {
  auto castOp = llvm::cast<mlir::memref::ReinterpretCastOp>(op);
  if (!hasSource(machine, op))
    return;
  auto offsets =
      numbersOf(machine, castOp.getStaticOffsets(), castOp.getOffsets());
  auto sizes = numbersOf(machine, castOp.getStaticSizes(), castOp.getSizes());
  auto strides =
      numbersOf(machine, castOp.getStaticStrides(), castOp.getStrides());
  if (!offsets || !sizes || !strides)
    return;
  demandSizes(machine, *sizes);
  give(machine, op,
       Strided{offsets->front(), std::move(*sizes), std::move(*strides)});
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

/// Which dimensions the result lacks has to follow from their number where
/// the memory is not known.
static void subview(Machine &machine, mlir::Operation *op) {
  auto viewOp = llvm::cast<mlir::memref::SubViewOp>(op);
  std::optional<Strided> from = stridedOf(machine, op);
  llvm::ArrayRef<int64_t> stated = viewOp.getStaticSizes();
  auto offsets =
      numbersOf(machine, viewOp.getStaticOffsets(), viewOp.getOffsets());
  auto sizes = numbersOf(machine, stated, viewOp.getSizes());
  auto strides =
      numbersOf(machine, viewOp.getStaticStrides(), viewOp.getStrides());
  if (!from || !offsets || !sizes || !strides)
    return;
  Strided view{from->offset, {}, {}};
  for (size_t i = 0; i < sizes->size() && machine.isRunning(); ++i) {
    const Bits &first = (*offsets)[i], &size = (*sizes)[i],
               &step = from->strides[i];
    Bits last = addExactly(
        machine, first,
        multiplyExactly(machine, size - size.same(1), (*strides)[i]));
    machine.undefinedIf(size.isNegative(),
                        "a size is negative: " + textOf(size));
    const Bits &whole = from->sizes[i];
    machine.undefinedIf((size != size.zero()) &
                            (first.uge(whole) | last.uge(whole)),
                        "the view has elements " + textOf(first) + " to " +
                            textOf(last) + " of dimension " + llvm::Twine(i) +
                            ", which is " + textOf(whole) + " long");
    view.sizes.push_back(size);
    view.strides.push_back(multiplyExactly(machine, step, (*strides)[i]));
    view.offset =
        addExactly(machine, view.offset, multiplyExactly(machine, first, step));
  }
  if (!machine.isRunning())
    return;
  mlir::MemRefType type = viewOp.getType();
  if (!machine.isBuilding()) {
    View known = viewOf(machine, op, view);
    (void)reduceRank(known, llvm::to_vector(stated), type);
    return give(machine, op, std::move(known));
  }
  size_t dropped = stated.size() - type.getRank();
  if (dropped != 0 && dropped != size_t(llvm::count(stated, 1)))
    return machine.unsupported("it is open which dimensions the view lacks");
  for (size_t i = stated.size(); i-- > 0 && dropped != 0;)
    if (stated[i] == 1) {
      view.sizes.erase(view.sizes.begin() + i);
      view.strides.erase(view.strides.begin() + i);
    }
  give(machine, op, std::move(view));
}

static void transpose(Machine &machine, mlir::Operation *op) {
  auto transposeOp = llvm::cast<mlir::memref::TransposeOp>(op);
  std::optional<Strided> from = stridedOf(machine, op);
  if (!from)
    return;
  Strided view{from->offset, {}, {}};
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

llvm::ArrayRef<Rule> dialects::memrefViewRules() {
  static constexpr Rule rules[] = {
      {"memref.assume_alignment", assumeAlignment},
      Rule("memref.cast", cast).onTerms(),
      Rule("memref.collapse_shape", collapse).onTerms(),
      {"memref.distinct_objects", separate},
      Rule("memref.expand_shape", expand).onTerms(),
      Rule("memref.extract_strided_metadata", extractMetadata).onTerms(),
      {"memref.memory_space_cast", cast},
      Rule("memref.reinterpret_cast", reinterpret).onTerms(),
      {"memref.reshape", reshape},
      Rule("memref.subview", subview).onTerms(),
      Rule("memref.transpose", transpose).onTerms(),
      {"memref.view", viewBytes},
  };
  return rules;
}
