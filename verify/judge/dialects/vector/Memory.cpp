// Accesses of the `vector` dialect to memory, but for transfers:
// https://mlir.llvm.org/docs/Dialects/Vector/

#include "verify/judge/dialects/vector/Terms.h"
#include "verify/judge/dialects/vector/Vector.h"

using namespace palindrome;
using namespace palindrome::dialects;

using Index = llvm::ArrayRef<int64_t>;

namespace {
/// The slice of a memref that an op accesses: element [i, j] of a vector is at
/// [.., start + i, start + j], in the last dimensions. A vector that is an
/// element of the memref is one lane, without dimensions.
class Slice {
public:
  /// `vector` is the type of the vector in the register.
  template <typename Op>
  Slice(Machine &machine, Op op, mlir::VectorType vector)
      : machine(machine), op(op), view(machine.get(op.getBase())),
        start(machine.numbers(op.getIndices())),
        element(op.getMemRefType().getElementType()) {
    if (element != vector)
      shape = machine.shapeOf(vector);
    if (shape.size() > start.size())
      machine.unsupported("the vector has more dimensions than the memref");
    else if (machine.isRunning())
      checkAlignment();
  }

  /// Of the lanes.
  const Shape &sizes() const { return shape; }

  /// An access that may be out of bounds: nothing is known of what it reads or
  /// writes then. It is undefined outside of the buffer, and where an index is
  /// negative: targets need not support it, and those that compute the place
  /// without signs do not.
  Value loadLoosely(Index lane) {
    Shape place = placeOf(lane);
    if (isWithin(place))
      return machine.memory().load(view.view(), place, element);
    checkSigns(place);
    machine.memory().load(pointerTo(place), element);
    return machine.poisonOf(element);
  }
  void storeLoosely(const Value &value, Index lane) {
    Shape place = placeOf(lane);
    if (isWithin(place))
      return machine.memory().store(value, view.view(), place, element);
    checkSigns(place);
    machine.memory().store(machine.poisonOf(element), pointerTo(place),
                           element);
  }

  /// An access that has to be within bounds.
  Value load(Index lane) {
    return machine.memory().load(view.view(), placeOf(lane), element);
  }
  void store(const Value &value, Index lane) {
    machine.memory().store(value, view.view(), placeOf(lane), element);
  }

private:
  Shape placeOf(Index lane) const {
    Shape place = start;
    for (size_t i = 0, skipped = place.size() - lane.size(); i < lane.size();
         ++i)
      place[skipped + i] = advance(machine, place[skipped + i], lane[i]);
    return place;
  }
  bool isWithin(Index place) const {
    return llvm::all_of(llvm::zip_equal(place, view.view().sizes),
                        [](auto pair) {
                          auto [number, size] = pair;
                          return number >= 0 && number < size;
                        });
  }
  Pointer pointerTo(Index place) const {
    return machine.memory().placeOf(view.view(), place, element);
  }
  void checkAlignment();
  void checkSigns(Index place) const {
    for (int64_t number : place)
      if (number < 0)
        machine.undefined("an index is negative: " + llvm::Twine(number));
  }

  Machine &machine;
  mlir::Operation *op;
  Value view;
  Shape start, shape;
  mlir::Type element;
};
} // namespace

/// Stops the machine if `op` promises an alignment that `place` has not.
static void checkAlignment(Machine &machine, mlir::Operation *op,
                           const Pointer &place) {
  auto alignment = op->getAttrOfType<mlir::IntegerAttr>("alignment");
  if (alignment && machine.memory().addressOf(place) % alignment.getInt() != 0)
    machine.undefined("the address is no multiple of the alignment, " +
                      llvm::Twine(alignment.getInt()));
}

void Slice::checkAlignment() {
  ::checkAlignment(machine, op, pointerTo(start));
}

static void load(Machine &machine, mlir::Operation *op) {
  auto loadOp = llvm::cast<mlir::vector::LoadOp>(op);
  Slice slice(machine, loadOp, loadOp.getVectorType());
  Values elements;
  forEachIndex(slice.sizes(), [&](Index lane) {
    if (machine.isRunning())
      elements.push_back(slice.loadLoosely(lane));
  });
  if (!machine.isRunning())
    return;
  if (elements.front().isList())
    machine.set(loadOp.getResult(), elements.front());
  else
    setElements(machine, loadOp.getResult(), std::move(elements));
}

static void store(Machine &machine, mlir::Operation *op) {
  auto storeOp = llvm::cast<mlir::vector::StoreOp>(op);
  Value source = vectorOf(machine, storeOp.getValueToStore());
  mlir::VectorType type = storeOp.getVectorType();
  Slice slice(machine, storeOp, type);
  if (storeOp.getMemRefType().getElementType() == type)
    return slice.storeLoosely(source, {});
  size_t position = 0;
  forEachIndex(slice.sizes(), [&](Index lane) {
    if (machine.isRunning())
      slice.storeLoosely(source.list().elements[position++], lane);
  });
}

/// Calls `visit` with each position whose bit of `mask` is set, and with the
/// lane of memory that belongs to it: in each row of packed ones these follow
/// each other.
static void
forEachMasked(Machine &machine, const Slice &slice, const Value &mask,
              bool isPacked,
              llvm::function_ref<void(size_t position, Index lane)> visit) {
  size_t position = 0;
  int64_t next = 0;
  forEachIndex(slice.sizes(), [&](Index index) {
    if (index.back() == 0)
      next = 0;
    if (machine.isRunning() && machine.isTrue(mask.list().elements[position])) {
      Shape lane(index);
      if (isPacked)
        lane.back() = next++;
      visit(position, lane);
    }
    ++position;
  });
}

template <typename Op, bool isPacked>
static void loadMasked(Machine &machine, mlir::Operation *op) {
  auto loadOp = llvm::cast<Op>(op);
  Value mask = vectorOf(machine, loadOp.getMask());
  Values elements = vectorOf(machine, loadOp.getPassThru()).list().elements;
  Slice slice(machine, loadOp, loadOp.getVectorType());
  forEachMasked(machine, slice, mask, isPacked,
                [&](size_t position, Index lane) {
                  elements[position] = slice.load(lane);
                });
  setElements(machine, loadOp.getResult(), std::move(elements));
}

template <typename Op, bool isPacked>
static void storeMasked(Machine &machine, mlir::Operation *op) {
  auto storeOp = llvm::cast<Op>(op);
  Value mask = vectorOf(machine, storeOp.getMask());
  Value source = vectorOf(machine, storeOp.getValueToStore());
  Slice slice(machine, storeOp, storeOp.getVectorType());
  forEachMasked(machine, slice, mask, isPacked,
                [&](size_t position, Index lane) {
                  slice.store(source.list().elements[position], lane);
                });
}

/// Whether `place` is within `shape`; the machine stops if it is not.
static bool isWithin(Machine &machine, Index place, Index shape) {
  for (auto [number, size] : llvm::zip_equal(place, shape))
    if (number < 0 || number >= size) {
      machine.undefined("index " + llvm::Twine(number) +
                        " is out of bounds, which are " + llvm::Twine(size));
      return false;
    }
  return true;
}

namespace {
/// The base of a gather or a scatter, a memref or a tensor, and the places in
/// it that an index vector chooses: these differ in the last dimension alone.
class Places {
public:
  template <typename Op>
  Places(Machine &machine, Op op)
      : machine(machine), op(op), base(machine.get(op.getBase())),
        offsets(machine.numbers(op.getOffsets())),
        indices(vectorOf(machine, op.getIndices())),
        isUnsigned(
            op.getIndexVectorType().getElementType().isUnsignedInteger()),
        element(op.getBaseType().getElementType()) {
    if (offsets.empty())
      machine.unsupported("the base has no dimension that indices count in");
    else if (base.isPoison())
      machine.undefined("the tensor is poison");
  }

  Shape at(size_t lane) {
    Shape place = offsets;
    const Value &index = indices.list().elements[lane];
    place.back() = advance(machine, place.back(), offsetOf(index));
    return place;
  }
  Value load(Index place) {
    if (base.isView()) {
      checkAlignment(machine, op,
                     machine.memory().placeOf(base.view(), place, element));
      return machine.memory().load(base.view(), place, element);
    }
    const List &list = base.list();
    return isWithin(machine, place, list.shape)
               ? list.elements[positionOf(place, list.shape)]
               : Value();
  }
  void store(const Value &value, Index place) {
    if (base.isView()) {
      checkAlignment(machine, op,
                     machine.memory().placeOf(base.view(), place, element));
      return machine.memory().store(value, base.view(), place, element);
    }
    List &list = base.ownList();
    if (isWithin(machine, place, list.shape))
      list.elements[positionOf(place, list.shape)] = value;
  }
  /// The base, with what was stored if it is a tensor.
  const Value &result() const { return base; }

private:
  /// `index`, or the nearest number of 64 bits.
  int64_t offsetOf(const Value &index) {
    if (!index.isBits())
      return machine.number(index);
    constexpr uint64_t most = std::numeric_limits<int64_t>::max();
    if (isUnsigned)
      return static_cast<int64_t>(index.bits().getLimitedValue(most));
    unsigned width = std::max(index.bits().getBitWidth(), 65u);
    return index.bits().sext(width).truncSSat(64).getSExtValue();
  }

  Machine &machine;
  mlir::Operation *op;
  Value base;
  Shape offsets;
  Value indices;
  bool isUnsigned;
  mlir::Type element;
};
} // namespace

static void gather(Machine &machine, mlir::Operation *op) {
  auto gatherOp = llvm::cast<mlir::vector::GatherOp>(op);
  Lanes lanes(machine, op, gatherOp.getMask());
  Values elements = vectorOf(machine, gatherOp.getPassThru()).list().elements;
  Places places(machine, gatherOp);
  for (size_t lane = 0; lane < elements.size() && machine.isRunning(); ++lane)
    if (machine.isTrue(lanes[lane]))
      elements[lane] = places.load(places.at(lane));
  setElements(machine, gatherOp.getResult(), std::move(elements));
}

static void scatter(Machine &machine, mlir::Operation *op) {
  auto scatterOp = llvm::cast<mlir::vector::ScatterOp>(op);
  Lanes lanes(machine, op, scatterOp.getMask());
  Value source = vectorOf(machine, scatterOp.getValueToStore());
  Places places(machine, scatterOp);
  llvm::SmallDenseSet<int64_t> seen;
  size_t count = source.list().elements.size();
  for (size_t lane = 0; lane < count && machine.isRunning(); ++lane)
    if (machine.isTrue(lanes[lane])) {
      Shape place = places.at(lane);
      if (!seen.insert(place.back()).second)
        machine.undefined("two lanes of a scatter have the same index");
      else
        places.store(source.list().elements[lane], place);
    }
  if (scatterOp.getResult())
    machine.set(scatterOp.getResult(), places.result());
}

/// A memref of scalars, or of smaller vectors, as one of a single vector.
static void castType(Machine &machine, mlir::Operation *op) {
  auto castOp = llvm::cast<mlir::vector::TypeCastOp>(op);
  View view = machine.get(castOp.getMemref()).view();
  Shape first(view.sizes.size(), 0);
  View result;
  result.base = machine.memory().placeOf(
      view, first, castOp.getMemRefType().getElementType());
  result.sizes.assign(castOp.getResultMemRefType().getShape().begin(),
                      castOp.getResultMemRefType().getShape().end());
  result.strides = rowMajorStrides(result.sizes);
  machine.set(castOp.getResult(), Value(std::move(result)));
}

llvm::ArrayRef<Rule> dialects::vectorMemoryRules() {
  static constexpr Rule rules[] = {
      {"vector.compressstore",
       storeMasked<mlir::vector::CompressStoreOp, /*isPacked=*/true>},
      {"vector.expandload",
       loadMasked<mlir::vector::ExpandLoadOp, /*isPacked=*/true>},
      {"vector.gather", gather},
      Rule("vector.load", load).onTerms(vectors::loadTerm),
      Rule("vector.maskedload",
           loadMasked<mlir::vector::MaskedLoadOp, /*isPacked=*/false>)
          .onTerms(vectors::loadMaskedTerm),
      Rule("vector.maskedstore",
           storeMasked<mlir::vector::MaskedStoreOp, /*isPacked=*/false>)
          .onTerms(vectors::storeMaskedTerm),
      {"vector.scatter", scatter},
      Rule("vector.store", store).onTerms(vectors::storeTerm),
      {"vector.type_cast", castType},
  };
  return rules;
}
