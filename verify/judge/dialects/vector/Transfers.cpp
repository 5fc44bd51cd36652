// `vector.transfer_read` and `vector.transfer_write`:
// https://mlir.llvm.org/docs/Dialects/Vector/

#include "verify/judge/dialects/machine/AffineMaps.h"
#include "verify/judge/dialects/vector/Terms.h"
#include "verify/judge/dialects/vector/Vector.h"

using namespace palindrome;
using namespace palindrome::dialects;

using Index = llvm::ArrayRef<int64_t>;

namespace {
struct Lane {
  size_t first;  ///< The position of its first element in the vector.
  Shape place;   ///< In the memref or the tensor.
  Value isOn;    ///< By its masks.
  bool isWithin; ///< Within bounds, or promised to be.
  const Value *replacement; ///< See `Lanes::replacement`.
};

/// The lanes of a transfer, and what is at them in the memref or the tensor. A
/// lane is an element of that; where it is a vector, it has the last dimensions
/// of the vector of the op.
class Transfer {
public:
  Transfer(Machine &machine, mlir::VectorTransferOpInterface op)
      : machine(machine), op(op), map(op.getPermutationMap()),
        base(machine.get(op.getBase())),
        element(op.getShapedType().getElementType()),
        lanes(machine, op, op.getMask()),
        vectorShape(machine.shapeOf(op.getVectorType())),
        inBounds(op.getInBoundsValues()) {
    shape.assign(vectorShape.begin(),
                 vectorShape.begin() + map.getNumResults());
    isSound = findStart();
  }

  /// Whether the start is where a transfer may start. If not, the machine has
  /// stopped, or the base is a tensor that is poison.
  bool isPossible() const { return isSound; }

  /// Calls `visit` with each lane of the vector, in row-major order.
  void forEachLane(llvm::function_ref<void(const Lane &lane)> visit) const {
    size_t first = 0;
    forEachIndex(shape, [&](Index index) {
      if (!machine.isRunning())
        return;
      int64_t bit = findMask(index);
      Lane lane{first, start, lanes[bit], /*isWithin=*/true,
                lanes.replacement(bit)};
      for (auto [number, expression] : llvm::enumerate(map.getResults()))
        if (std::optional<unsigned> dimension = dimensionOf(expression)) {
          int64_t &member = lane.place[*dimension];
          member = advance(machine, member, index[number]);
          lane.isWithin &=
              inBounds[number] || lane.place[*dimension] < sizes()[*dimension];
        }
      visit(lane);
      first += laneSize();
    });
  }

  /// Accesses to `place`, which has to be within bounds.
  Value load(Index place) const {
    if (base.isView())
      return machine.memory().load(base.view(), place, element);
    return machine.memory().isWithin(place, sizes())
               ? base.list().elements[positionOf(place, sizes())]
               : Value();
  }
  void store(const Value &value, Index place) {
    if (base.isView())
      return machine.memory().store(value, base.view(), place, element);
    if (machine.memory().isWithin(place, sizes()))
      base.ownList().elements[positionOf(place, sizes())] = value;
  }

  /// The elements of a vector that a lane is, and the other way round.
  size_t laneSize() const {
    return countElements(vectorShape) / countElements(shape);
  }
  Value laneAt(const Value &vector, size_t first) const {
    auto at = vector.list().elements.begin() + first;
    if (!llvm::isa<mlir::VectorType>(element))
      return *at;
    return List{Shape(llvm::drop_begin(vectorShape, shape.size())),
                Values(at, at + laneSize())};
  }

  /// A tensor with what was stored.
  const Value &result() const { return base; }

private:
  static std::optional<unsigned> dimensionOf(mlir::AffineExpr expression) {
    auto dimension = llvm::dyn_cast<mlir::AffineDimExpr>(expression);
    if (!dimension)
      return std::nullopt; // A broadcast.
    return dimension.getPosition();
  }
  const Shape &sizes() const {
    return base.isView() ? base.view().sizes : base.list().shape;
  }
  bool refuse(const llvm::Twine &what) {
    machine.undefined(what);
    return false;
  }
  bool findStart() {
    if (base.isPoison())
      return false;
    for (mlir::Value index : op.getIndices()) {
      const Value &number = machine.get(index);
      if (!number.isBits())
        return refuse("an index is poison");
      start.push_back(number.bits().getSExtValue());
    }
    for (auto [dimension, number] : llvm::enumerate(start)) {
      bool isOfVector = map.isFunctionOfDim(dimension);
      if (number < 0 || (!isOfVector && number >= sizes()[dimension]))
        return refuse("index " + llvm::Twine(number) + " of dimension " +
                      llvm::Twine(dimension) + " is out of bounds");
    }
    // Lanes that are no index are out of bounds, or where they wrap to.
    for (auto [size, expression] : llvm::zip_equal(shape, map.getResults()))
      if (std::optional<unsigned> dimension = dimensionOf(expression))
        if (!hasSum(machine, start[*dimension], size))
          machine.noteLatitude();
    return true;
  }

  /// The position of the bit of the mask for `lane`: the mask has the
  /// dimensions of the base that are dimensions of the vector, in the order of
  /// the base, or a single bit if there are none.
  int64_t findMask(Index lane) const {
    Shape index, bounds;
    for (unsigned dimension = 0; dimension < map.getNumDims(); ++dimension)
      for (auto [number, expression] : llvm::enumerate(map.getResults()))
        if (dimensionOf(expression) == dimension) {
          index.push_back(lane[number]);
          bounds.push_back(shape[number]);
        }
    return positionOf(index, bounds);
  }

  Machine &machine;
  mlir::VectorTransferOpInterface op;
  mlir::AffineMap map; ///< From dimensions of the base to those of the lanes.
  Value base;
  mlir::Type element;
  Lanes lanes;
  Shape vectorShape, shape, start;
  llvm::SmallVector<bool> inBounds; ///< What `in_bounds` promises.
  bool isSound = false;
};
} // namespace

static void read(Machine &machine, mlir::Operation *op) {
  auto readOp = llvm::cast<mlir::vector::TransferReadOp>(op);
  mlir::Value result = readOp.getVector();
  Transfer transfer(machine, readOp);
  if (!transfer.isPossible())
    return machine.set(result, machine.poisonOf(result.getType()));
  Value padding = vectorOrScalarOf(machine, readOp.getPadding());
  bool isTensor = llvm::isa<mlir::TensorType>(readOp.getBase().getType());
  Values elements;
  transfer.forEachLane([&](const Lane &lane) {
    Value value = padding;
    if (lane.replacement)
      value = transfer.laneAt(*lane.replacement, lane.first);
    else if (isTensor && lane.isOn.isPoison())
      value = lane.isOn;
    else if (machine.isTrue(lane.isOn) && lane.isWithin)
      value = transfer.load(lane.place);
    if (value.isList())
      llvm::append_range(elements, value.list().elements);
    else
      elements.resize(elements.size() + transfer.laneSize(), value);
  });
  if (machine.isRunning())
    setElements(machine, result, std::move(elements));
}

static void write(Machine &machine, mlir::Operation *op) {
  auto writeOp = llvm::cast<mlir::vector::TransferWriteOp>(op);
  Value source = vectorOf(machine, writeOp.getValueToStore());
  Transfer transfer(machine, writeOp);
  bool isTensor = writeOp.getResult() != nullptr;
  if (transfer.isPossible())
    transfer.forEachLane([&](const Lane &lane) {
      if (isTensor && lane.isOn.isPoison()) {
        if (lane.isWithin)
          transfer.store(lane.isOn, lane.place);
      } else if (machine.isTrue(lane.isOn) && lane.isWithin) {
        transfer.store(transfer.laneAt(source, lane.first), lane.place);
      }
    });
  if (isTensor)
    machine.set(writeOp.getResult(), transfer.result());
}

llvm::ArrayRef<Rule> dialects::vectorTransferRules() {
  static constexpr Rule rules[] = {
      Rule("vector.transfer_read", read).onTerms(vectors::readTerm),
      Rule("vector.transfer_write", write).onTerms(vectors::writeTerm),
  };
  return rules;
}
