// Accesses of the `vector` dialect to memory that is not known.

#include "verify/dialects/vector/Terms.h"
#include "mlir/IR/TypeUtilities.h"
#include "verify/dialects/machine/Descriptor.h"
#include "verify/dialects/memref/Terms.h"
#include "verify/dialects/vector/Vector.h"

using namespace palindrome;
using namespace palindrome::dialects;

/// The type of LLVM IR of a vector in a memref of `memref` where both lay the
/// elements out one after another, without gaps; null, and the machine has
/// stopped, for others.
static llvm::FixedVectorType *
storedTypeOf(Machine &machine, mlir::VectorType vector, mlir::Type memref) {
  auto type = llvm::dyn_cast<mlir::MemRefType>(memref);
  llvm::SmallVector<int64_t> strides;
  int64_t offset = 0;
  mlir::Type element = vector.getElementType();
  bool isKnown = type && vector.getRank() == 1 && !vector.isScalable() &&
                 type.getElementType() == element && type.getRank() > 0 &&
                 element.isIntOrIndexOrFloat() &&
                 succeeded(type.getStridesAndOffset(strides, offset)) &&
                 strides.back() == 1;
  if (isKnown) {
    unsigned width = machine.widthOf(element);
    constexpr unsigned byte = 8, most = 64;
    if (width % byte == 0 && llvm::isPowerOf2_32(width) && width <= most)
      if (llvm::Type *scalar = scalarTypeOf(machine, element))
        return llvm::FixedVectorType::get(scalar, vector.getDimSize(0));
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

namespace {
/// An access of a vector. All lanes are on at first.
class Access {
public:
  Access(Machine &machine, mlir::Operation *op, mlir::Type vector,
         mlir::Value base, mlir::ValueRange indices)
      : machine(machine), op(op),
        type(storedTypeOf(machine, llvm::cast<mlir::VectorType>(vector),
                          base.getType())) {
    if (!type)
      return;
    address = memref::addressOf(machine, base, indices, type->getElementType());
    lanes.assign(type->getNumElements(), true);
  }

  /// Whether there is one; if not, the machine has stopped.
  bool isPossible() const { return address; }
  /// A lane is off if its member of `mask`, a list of i1, is false.
  void maskBy(const Value &mask);
  /// Lanes from `count` on are off.
  void cutOff(const Bits &count) {
    for (auto [number, lane] : llvm::enumerate(lanes))
      lane = lane & count.sgt(count.same(number));
  }

  /// The elements of `passthru` are in the place of lanes that are off.
  void load(mlir::Value result, const Value &passthru);
  void store(mlir::Value value);

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
  /// `value`, a vector, as one of LLVM IR.
  llvm::Value *vectorIn(const Value &value, mlir::Type element) const {
    llvm::Value *result = llvm::PoisonValue::get(type);
    for (auto [number, member] : llvm::enumerate(value.list().elements))
      result = machine.terms().CreateInsertElement(
          result, scalarOf(machine, member, element), uint64_t(number));
    return result;
  }

  Machine &machine;
  mlir::Operation *op;
  llvm::FixedVectorType *type;
  llvm::Value *address = nullptr;
  llvm::SmallVector<Bits> lanes;
};
} // namespace

void Access::maskBy(const Value &mask) {
  for (auto [lane, bit] : llvm::zip_equal(lanes, mask.list().elements))
    if (std::optional<Bits> isOn = machine.bitsOf(bit, "a bit of the mask"))
      lane = isOn->andAlso(lane);
}

void Access::load(mlir::Value result, const Value &passthru) {
  llvm::IRBuilderBase &terms = machine.terms();
  mlir::Type element = mlir::getElementTypeOrSelf(result.getType());
  llvm::Value *loaded =
      isWhole() ? terms.CreateAlignedLoad(type, address, alignment())
                : static_cast<llvm::Value *>(
                      terms.CreateMaskedLoad(type, address, alignment(), mask(),
                                             vectorIn(passthru, element)));
  Values elements;
  for (unsigned i = 0; i < type->getNumElements(); ++i)
    elements.push_back(
        termOf(machine, terms.CreateExtractElement(loaded, uint64_t(i))));
  setElements(machine, result, std::move(elements));
}

void Access::store(mlir::Value value) {
  llvm::IRBuilderBase &terms = machine.terms();
  llvm::Value *stored =
      vectorIn(vectorOf(machine, value), mlir::getElementTypeOrSelf(value));
  if (isWhole())
    terms.CreateAlignedStore(stored, address, alignment());
  else
    terms.CreateMaskedStore(stored, address, alignment(), mask());
}

void vectors::loadTerm(Machine &machine, mlir::Operation *op) {
  auto loadOp = llvm::cast<mlir::vector::LoadOp>(op);
  Access access(machine, op, loadOp.getVectorType(), loadOp.getBase(),
                loadOp.getIndices());
  if (access.isPossible())
    access.load(loadOp.getResult(), Value());
}

void vectors::storeTerm(Machine &machine, mlir::Operation *op) {
  auto storeOp = llvm::cast<mlir::vector::StoreOp>(op);
  Access access(machine, op, storeOp.getVectorType(), storeOp.getBase(),
                storeOp.getIndices());
  if (access.isPossible())
    access.store(storeOp.getValueToStore());
}

void vectors::loadMaskedTerm(Machine &machine, mlir::Operation *op) {
  auto loadOp = llvm::cast<mlir::vector::MaskedLoadOp>(op);
  Access access(machine, op, loadOp.getVectorType(), loadOp.getBase(),
                loadOp.getIndices());
  if (!access.isPossible())
    return;
  access.maskBy(vectorOf(machine, loadOp.getMask()));
  access.load(loadOp.getResult(), vectorOf(machine, loadOp.getPassThru()));
}

void vectors::storeMaskedTerm(Machine &machine, mlir::Operation *op) {
  auto storeOp = llvm::cast<mlir::vector::MaskedStoreOp>(op);
  Access access(machine, op, storeOp.getVectorType(), storeOp.getBase(),
                storeOp.getIndices());
  if (!access.isPossible())
    return;
  access.maskBy(vectorOf(machine, storeOp.getMask()));
  access.store(storeOp.getValueToStore());
}

/// The access that a transfer of one dimension is, with the lanes on that are
/// within bounds and that the masks turn on. An index that is out of bounds in
/// another dimension, or negative, is undefined behaviour.
static Access accessOf(Machine &machine, mlir::VectorTransferOpInterface op) {
  auto around = llvm::dyn_cast<mlir::vector::MaskOp>(op->getParentOp());
  if (!op.getPermutationMap().isMinorIdentity() ||
      (around && around.getPassthru()))
    machine.unsupported("the transfer is not a load or a store");
  Access access(machine, op, op.getVectorType(), op.getBase(), op.getIndices());
  if (!machine.isRunning() || !access.isPossible())
    return access;
  const auto &sizes = machine.get(op.getBase()).descriptor().sizes;
  for (auto [number, size] : llvm::enumerate(sizes)) {
    Bits index = *machine.bitsOf(machine.get(op.getIndices()[number]), "");
    bool isLast = number + 1 == sizes.size();
    machine.undefinedIf(isLast ? index.isNegative() : index.uge(size),
                        "an index is out of bounds");
    if (isLast && op.hasOutOfBoundsDim())
      access.cutOff(size - index);
  }
  Lanes lanes(machine, op, op.getMask());
  List mask{{op.getVectorType().getNumElements()}, {}};
  for (int64_t i = 0; i < mask.shape.front(); ++i)
    mask.elements.push_back(lanes[i]);
  access.maskBy(mask);
  return access;
}

void vectors::readTerm(Machine &machine, mlir::Operation *op) {
  auto readOp = llvm::cast<mlir::vector::TransferReadOp>(op);
  Access access = accessOf(machine, readOp);
  if (!machine.isRunning())
    return;
  Shape shape = machine.shapeOf(readOp.getVectorType());
  Values padding(countElements(shape), machine.get(readOp.getPadding()));
  access.load(readOp.getVector(), List{std::move(shape), std::move(padding)});
}

void vectors::writeTerm(Machine &machine, mlir::Operation *op) {
  auto writeOp = llvm::cast<mlir::vector::TransferWriteOp>(op);
  Access access = accessOf(machine, writeOp);
  if (machine.isRunning())
    access.store(writeOp.getValueToStore());
}
