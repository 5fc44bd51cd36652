// Accesses of the `vector` dialect to memory that is not known.

#include "verify/judge/dialects/vector/Terms.h"
#include "mlir/IR/TypeUtilities.h"
#include "verify/judge/dialects/machine/AffineMaps.h"
#include "verify/judge/dialects/machine/Descriptor.h"
#include "verify/judge/dialects/memref/Terms.h"
#include "verify/judge/dialects/vector/Vector.h"

using namespace palindrome;
using namespace palindrome::dialects;

/// The type of LLVM IR of a row of a vector, its last dimension, in a memref of
/// `memref` where both lay the elements out one after another, without gaps;
/// null, and the machine has stopped, for others.
static llvm::FixedVectorType *
storedTypeOf(Machine &machine, mlir::VectorType vector, mlir::Type memref) {
  auto type = llvm::dyn_cast<mlir::MemRefType>(memref);
  llvm::SmallVector<int64_t> strides;
  int64_t offset = 0;
  mlir::Type element = vector.getElementType();
  bool isKnown = type && vector.getRank() > 0 && !vector.isScalable() &&
                 type.getElementType() == element &&
                 type.getRank() >= vector.getRank() &&
                 element.isIntOrIndexOrFloat() &&
                 succeeded(type.getStridesAndOffset(strides, offset)) &&
                 strides.back() == 1;
  if (isKnown) {
    unsigned width = machine.widthOf(element);
    constexpr unsigned byte = 8, most = 64;
    if (width % byte == 0 && llvm::isPowerOf2_32(width) && width <= most)
      if (llvm::Type *scalar = scalarTypeOf(machine, element))
        return llvm::FixedVectorType::get(scalar, vector.getShape().back());
  }
  machine.unsupported("memory of this vector is not stated");
  return nullptr;
}

/// That of an access; of the elements, if none is stated.
static llvm::Align alignmentOf(Machine &machine, mlir::Operation *op,
                               llvm::Type *element) {
  if (auto stated = op->getAttrOfType<mlir::IntegerAttr>("alignment"))
    return llvm::Align(stated.getInt());
  return machine.terms().GetInsertBlock()->getDataLayout().getABITypeAlign(
      element);
}

using Index = llvm::ArrayRef<int64_t>;

namespace {
/// An access of a row. All lanes are on at first.
class Row {
public:
  Row(Machine &machine, mlir::Operation *op, llvm::FixedVectorType *type,
      mlir::Value base, llvm::ArrayRef<Bits> indices)
      : machine(machine), op(op), type(type),
        element(mlir::getElementTypeOrSelf(base.getType())),
        address(
            memref::addressOf(machine, base, indices, type->getElementType())),
        lanes(type->getNumElements(), true) {}

  /// A lane is off if its member of `mask`, an i1, is false.
  void maskBy(llvm::ArrayRef<Value> mask) {
    for (auto [lane, bit] : llvm::zip_equal(lanes, mask))
      if (std::optional<Bits> isOn = machine.bitsOf(bit, "a bit of the mask"))
        lane = isOn->andAlso(lane);
  }
  /// Lanes from `count` on are off.
  void cutOff(const Bits &count) {
    for (auto [number, lane] : llvm::enumerate(lanes))
      lane = lane & count.sgt(count.same(number));
  }

  /// Adds the elements to `loaded`; those of `passthru` are in the place of
  /// lanes that are off.
  void load(Values &loaded, llvm::ArrayRef<Value> passthru);
  void store(llvm::ArrayRef<Value> elements);

private:
  bool isWhole() const {
    return llvm::all_of(lanes,
                        [](const Bits &lane) { return lane.isKnownTrue(); });
  }
  llvm::Align alignment() const {
    return alignmentOf(machine, op, type->getElementType());
  }
  llvm::Value *mask() const {
    llvm::IRBuilderBase &terms = machine.terms();
    llvm::Value *result = llvm::PoisonValue::get(
        llvm::FixedVectorType::get(terms.getInt1Ty(), lanes.size()));
    for (auto [number, lane] : llvm::enumerate(lanes))
      result =
          terms.CreateInsertElement(result, lane.in(terms), uint64_t(number));
    return result;
  }
  /// `elements` as a vector of LLVM IR.
  llvm::Value *vectorIn(llvm::ArrayRef<Value> elements) const {
    llvm::Value *result = llvm::PoisonValue::get(type);
    for (auto [number, member] : llvm::enumerate(elements))
      result = machine.terms().CreateInsertElement(
          result, scalarOf(machine, member, element), uint64_t(number));
    return result;
  }

  Machine &machine;
  mlir::Operation *op;
  llvm::FixedVectorType *type;
  mlir::Type element;
  llvm::Value *address; ///< Null if the machine has stopped.
  llvm::SmallVector<Bits> lanes;
};
} // namespace

void Row::load(Values &loaded, llvm::ArrayRef<Value> passthru) {
  if (!machine.isRunning())
    return;
  llvm::IRBuilderBase &terms = machine.terms();
  llvm::Value *vector =
      isWhole() ? terms.CreateAlignedLoad(type, address, alignment())
                : static_cast<llvm::Value *>(terms.CreateMaskedLoad(
                      type, address, alignment(), mask(), vectorIn(passthru)));
  for (unsigned i = 0; i < type->getNumElements(); ++i)
    loaded.push_back(
        termOf(machine, terms.CreateExtractElement(vector, uint64_t(i))));
}

void Row::store(llvm::ArrayRef<Value> elements) {
  if (!machine.isRunning())
    return;
  llvm::IRBuilderBase &terms = machine.terms();
  llvm::Value *stored = vectorIn(elements);
  if (isWhole())
    terms.CreateAlignedStore(stored, address, alignment());
  else
    terms.CreateMaskedStore(stored, address, alignment(), mask());
}

/// Calls `visit` with each row of a vector that `op` accesses at `indices` of
/// `base`, its first element's index there, and the position of that in the
/// vector.
static void
forEachRow(Machine &machine, mlir::Operation *op, mlir::VectorType vector,
           mlir::Value base, mlir::ValueRange indices,
           llvm::function_ref<void(Row &, const Numbers &, size_t)> visit) {
  llvm::FixedVectorType *type = storedTypeOf(machine, vector, base.getType());
  Numbers start;
  for (mlir::Value index : indices)
    if (std::optional<Bits> number =
            machine.bitsOf(machine.get(index), "an index"))
      start.push_back(std::move(*number));
  if (!machine.isRunning())
    return;
  size_t position = 0, skipped = start.size() - vector.getRank();
  forEachIndex(vector.getShape().drop_back(), [&](Index row) {
    Numbers at = start;
    for (auto [number, offset] : llvm::zip(llvm::drop_begin(at, skipped), row))
      if (offset != 0)
        number = addExactly(machine, number, number.same(offset));
    Row access(machine, op, type, base, at);
    visit(access, at, position);
    position += type->getNumElements();
  });
}

/// The elements of a row of `list`.
static llvm::ArrayRef<Value> rowOf(const Value &list, size_t position,
                                   mlir::VectorType vector) {
  return llvm::ArrayRef(list.list().elements)
      .slice(position, vector.getShape().back());
}

void vectors::loadTerm(Machine &machine, mlir::Operation *op) {
  auto loadOp = llvm::cast<mlir::vector::LoadOp>(op);
  Values loaded;
  forEachRow(machine, op, loadOp.getVectorType(), loadOp.getBase(),
             loadOp.getIndices(),
             [&](Row &row, const Numbers &, size_t) { row.load(loaded, {}); });
  if (machine.isRunning())
    setElements(machine, loadOp.getResult(), std::move(loaded));
}

void vectors::storeTerm(Machine &machine, mlir::Operation *op) {
  auto storeOp = llvm::cast<mlir::vector::StoreOp>(op);
  mlir::VectorType type = storeOp.getVectorType();
  Value stored = vectorOf(machine, storeOp.getValueToStore());
  forEachRow(machine, op, type, storeOp.getBase(), storeOp.getIndices(),
             [&](Row &row, const Numbers &, size_t position) {
               row.store(rowOf(stored, position, type));
             });
}

void vectors::loadMaskedTerm(Machine &machine, mlir::Operation *op) {
  auto loadOp = llvm::cast<mlir::vector::MaskedLoadOp>(op);
  mlir::VectorType type = loadOp.getVectorType();
  Value mask = vectorOf(machine, loadOp.getMask());
  Value passthru = vectorOf(machine, loadOp.getPassThru());
  Values loaded;
  forEachRow(machine, op, type, loadOp.getBase(), loadOp.getIndices(),
             [&](Row &row, const Numbers &, size_t position) {
               row.maskBy(rowOf(mask, position, type));
               row.load(loaded, rowOf(passthru, position, type));
             });
  if (machine.isRunning())
    setElements(machine, loadOp.getResult(), std::move(loaded));
}

void vectors::storeMaskedTerm(Machine &machine, mlir::Operation *op) {
  auto storeOp = llvm::cast<mlir::vector::MaskedStoreOp>(op);
  mlir::VectorType type = storeOp.getVectorType();
  Value mask = vectorOf(machine, storeOp.getMask());
  Value stored = vectorOf(machine, storeOp.getValueToStore());
  forEachRow(machine, op, type, storeOp.getBase(), storeOp.getIndices(),
             [&](Row &row, const Numbers &, size_t position) {
               row.maskBy(rowOf(mask, position, type));
               row.store(rowOf(stored, position, type));
             });
}

/// Calls `visit` with each row of a transfer, of which the lanes are on that
/// are within bounds and that the masks turn on. An index that is negative, or
/// out of bounds in a dimension that the vector has not, is undefined
/// behaviour.
static void forEachTransferred(Machine &machine,
                               mlir::VectorTransferOpInterface op,
                               llvm::function_ref<void(Row &, size_t)> visit) {
  auto around = llvm::dyn_cast<mlir::vector::MaskOp>(op->getParentOp());
  if (!op.getPermutationMap().isMinorIdentity() ||
      (around && around.getPassthru()))
    return machine.unsupported("the transfer is not a load or a store");
  mlir::VectorType type = op.getVectorType();
  Lanes lanes(machine, op, op.getMask());
  llvm::SmallVector<bool> inBounds = op.getInBoundsValues();
  const Value &base = machine.get(op.getBase());
  forEachRow(
      machine, op, type, op.getBase(), op.getIndices(),
      [&](Row &row, const Numbers &at, size_t position) {
        if (!base.isDescriptor() || !machine.isRunning())
          return;
        // Whether a lane of the row is on, and one breaks a promise.
        Bits isWithin = true, isAnyOn = true, isBroken = false;
        int64_t lanesOfRow = type.getShape().back();
        size_t skipped = at.size() - inBounds.size();
        for (auto [number, size] : llvm::enumerate(base.descriptor().sizes)) {
          const Bits &index = at[number];
          bool isOfVector = number >= skipped;
          machine.undefinedIf(isOfVector ? index.isNegative() : index.uge(size),
                              "an index is out of bounds");
          if (!isOfVector)
            continue;
          bool isLast = number + 1 == at.size();
          Bits left = size - index;
          if (inBounds[number - skipped]) {
            isBroken = isBroken | left.slt(left.same(isLast ? lanesOfRow : 1));
            continue;
          }
          isAnyOn = isAnyOn & index.slt(size);
          if (isLast)
            row.cutOff(left);
          else
            isWithin = isWithin & index.slt(size);
        }
        // No promise is made of lanes that a mask turns off.
        if (!op.getMask() && !around)
          machine.undefinedIf(isAnyOn & isBroken, "in_bounds is broken");
        Values mask;
        for (int64_t i = 0; i < lanesOfRow; ++i)
          mask.push_back(lanes[position + i]);
        row.maskBy(mask);
        row.maskBy(Values(mask.size(), isWithin.value()));
        visit(row, position);
      });
}

void vectors::readTerm(Machine &machine, mlir::Operation *op) {
  auto readOp = llvm::cast<mlir::vector::TransferReadOp>(op);
  Values padding(readOp.getVectorType().getShape().empty()
                     ? 1
                     : readOp.getVectorType().getShape().back(),
                 machine.get(readOp.getPadding()));
  Values loaded;
  forEachTransferred(machine, readOp,
                     [&](Row &row, size_t) { row.load(loaded, padding); });
  if (machine.isRunning())
    setElements(machine, readOp.getVector(), std::move(loaded));
}

void vectors::writeTerm(Machine &machine, mlir::Operation *op) {
  auto writeOp = llvm::cast<mlir::vector::TransferWriteOp>(op);
  Value stored = vectorOf(machine, writeOp.getValueToStore());
  forEachTransferred(machine, writeOp, [&](Row &row, size_t position) {
    row.store(rowOf(stored, position, writeOp.getVectorType()));
  });
}
