// Accesses of the `vector` dialect to memory that is not known.

#include "verify/dialects/vector/Terms.h"
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

static void load(Machine &machine, mlir::Operation *op, mlir::Value result,
                 mlir::Value base, mlir::ValueRange indices) {
  auto vector = llvm::cast<mlir::VectorType>(result.getType());
  llvm::FixedVectorType *type = storedTypeOf(machine, vector, base.getType());
  llvm::Value *address =
      type ? memref::addressOf(machine, base, indices, type->getElementType())
           : nullptr;
  if (!address)
    return;
  llvm::IRBuilderBase &terms = machine.terms();
  llvm::Value *loaded = terms.CreateAlignedLoad(
      type, address, alignmentOf(machine, op, type->getElementType()));
  Values elements;
  for (unsigned i = 0; i < type->getNumElements(); ++i)
    elements.push_back(
        termOf(machine, terms.CreateExtractElement(loaded, uint64_t(i))));
  setElements(machine, result, std::move(elements));
}

static void store(Machine &machine, mlir::Operation *op, mlir::Value value,
                  mlir::Value base, mlir::ValueRange indices) {
  auto vector = llvm::cast<mlir::VectorType>(value.getType());
  llvm::FixedVectorType *type = storedTypeOf(machine, vector, base.getType());
  llvm::Value *address =
      type ? memref::addressOf(machine, base, indices, type->getElementType())
           : nullptr;
  if (!address)
    return;
  llvm::IRBuilderBase &terms = machine.terms();
  llvm::Value *stored = llvm::PoisonValue::get(type);
  const Value source = vectorOf(machine, value);
  for (auto [position, element] : llvm::enumerate(source.list().elements))
    stored = terms.CreateInsertElement(
        stored, scalarOf(machine, element, vector.getElementType()),
        uint64_t(position));
  terms.CreateAlignedStore(stored, address,
                           alignmentOf(machine, op, type->getElementType()));
}

void vectors::loadTerm(Machine &machine, mlir::Operation *op) {
  auto loadOp = llvm::cast<mlir::vector::LoadOp>(op);
  load(machine, op, loadOp.getResult(), loadOp.getBase(), loadOp.getIndices());
}

void vectors::storeTerm(Machine &machine, mlir::Operation *op) {
  auto storeOp = llvm::cast<mlir::vector::StoreOp>(op);
  store(machine, op, storeOp.getValueToStore(), storeOp.getBase(),
        storeOp.getIndices());
}

/// Whether a transfer is an access as above; if not, the machine stops.
static bool isPlain(Machine &machine, mlir::VectorTransferOpInterface op) {
  bool isMasked =
      op.getMask() || llvm::isa<mlir::vector::MaskOp>(op->getParentOp());
  if (!isMasked && op.getPermutationMap().isMinorIdentity() &&
      !op.hasOutOfBoundsDim())
    return true;
  machine.unsupported("the transfer is not a load or a store");
  return false;
}

void vectors::readTerm(Machine &machine, mlir::Operation *op) {
  auto readOp = llvm::cast<mlir::vector::TransferReadOp>(op);
  if (isPlain(machine, readOp))
    load(machine, op, readOp.getVector(), readOp.getBase(),
         readOp.getIndices());
}

void vectors::writeTerm(Machine &machine, mlir::Operation *op) {
  auto writeOp = llvm::cast<mlir::vector::TransferWriteOp>(op);
  if (isPlain(machine, writeOp))
    store(machine, op, writeOp.getValueToStore(), writeOp.getBase(),
          writeOp.getIndices());
}
