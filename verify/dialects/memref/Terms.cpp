// Ops of the `memref` dialect on memrefs whose memory is not known.

#include "verify/dialects/memref/Terms.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "verify/dialects/machine/Descriptor.h"

using namespace palindrome;
using namespace palindrome::dialects;

/// The memref that `value` is; null, and the machine has stopped, if it is
/// poison, or its memory is not stated.
static const Descriptor *descriptorOf(Machine &machine, mlir::Value value) {
  const Value &memref = machine.get(value);
  if (memref.isDescriptor())
    return &memref.descriptor();
  if (memref.isPoison())
    machine.undefined("the memref is poison");
  else
    machine.unsupported("the memory of the memref is not stated");
  return nullptr;
}

/// Whether no stride of `type` is negative: all are stated, or follow from the
/// sizes.
static bool isAscending(mlir::MemRefType type) {
  llvm::SmallVector<int64_t> strides;
  int64_t offset = 0;
  return type.getLayout().isIdentity() ||
         (succeeded(type.getStridesAndOffset(strides, offset)) &&
          llvm::all_of(strides, [](int64_t stride) {
            return !mlir::ShapedType::isDynamic(stride) && stride >= 0;
          }));
}

/// `left + right` or `left * right`, where it is undefined behaviour that the
/// result overflows, as nothing is at such a place. In LLVM IR it is poison,
/// which an access must not get.
static Bits withoutOverflow(Machine &machine, const Bits &left,
                            const Bits &right, bool isProduct) {
  if (!left.isTerm() && !right.isTerm())
    return isProduct ? left * right : left + right;
  if (isProduct && !right.isTerm() && right.known().isOne())
    return left;
  if (!isProduct && !left.isTerm() && left.known().isZero())
    return right;
  llvm::IRBuilderBase &terms = machine.terms();
  llvm::Value *one = left.in(terms), *other = right.in(terms);
  return Term{isProduct ? terms.CreateMul(one, other, "", true, true)
                        : terms.CreateAdd(one, other, "", true, true),
              &terms};
}

/// The address of element `indices` of `value`, a memref. An index that is out
/// of bounds is undefined behaviour. Null if the machine has stopped.
static llvm::Value *placeOf(Machine &machine, mlir::Value value,
                            llvm::ArrayRef<Bits> indices, llvm::Type *element) {
  const Descriptor *memref = descriptorOf(machine, value);
  if (!memref)
    return nullptr;
  auto type = llvm::cast<mlir::MemRefType>(value.getType());
  bool ascends = isAscending(type);
  Bits zero = memref->offset.zero(), place = ascends ? zero : memref->offset;
  for (auto [index, size, stride] :
       llvm::zip_equal(indices, memref->sizes, memref->strides)) {
    if (machine.undefinedIf(index.uge(size), "an index is out of bounds"))
      return nullptr;
    place = ascends
                ? withoutOverflow(machine, place,
                                  withoutOverflow(machine, index, stride, true),
                                  false)
                : place + index * stride;
  }
  llvm::IRBuilderBase &terms = machine.terms();
  auto advance = [&](llvm::Value *from, const Bits &by, bool isWithin) {
    bool isHere = !by.isTerm() && by.known().isZero();
    return isHere ? from
                  : terms.CreateGEP(
                        element, from, by.in(terms), "",
                        isWithin ? llvm::GEPNoWrapFlags::inBounds() |
                                       llvm::GEPNoWrapFlags::noUnsignedWrap()
                                 : llvm::GEPNoWrapFlags::none());
  };
  llvm::Value *start = memref->aligned;
  if (ascends)
    start = advance(start, memref->offset, /*isWithin=*/false);
  return advance(start, place, /*isWithin=*/ascends);
}

llvm::Value *memref::addressOf(Machine &machine, mlir::Value value,
                               mlir::ValueRange indices, llvm::Type *element) {
  const Descriptor *memref = descriptorOf(machine, value);
  if (!memref)
    return nullptr;
  Bits place = memref->offset;
  for (auto [index, stride] : llvm::zip_equal(indices, memref->strides)) {
    std::optional<Bits> number = machine.bitsOf(machine.get(index), "an index");
    if (!number)
      return nullptr;
    place = place + *number * stride;
  }
  llvm::IRBuilderBase &terms = machine.terms();
  return terms.CreateGEP(element, memref->aligned, place.in(terms));
}

/// The type of a scalar in memory, where LLVM IR lays it out as it is here;
/// null, and the machine has stopped, for other values.
static llvm::Type *storedTypeOf(Machine &machine, mlir::Type type) {
  constexpr unsigned most = 64;
  if (type.isIntOrIndexOrFloat() && machine.widthOf(type) <= most)
    if (llvm::Type *stored = scalarTypeOf(machine, type))
      return stored;
  machine.unsupported("memory of these elements is not stated");
  return nullptr;
}

static llvm::MaybeAlign alignmentOf(std::optional<uint64_t> stated) {
  return llvm::MaybeAlign(stated.value_or(0));
}

void memref::loadAt(Machine &machine, mlir::Value result, mlir::Value memref,
                    llvm::ArrayRef<Bits> indices,
                    std::optional<uint64_t> alignment) {
  llvm::Type *type = storedTypeOf(machine, result.getType());
  if (llvm::Value *place =
          type ? placeOf(machine, memref, indices, type) : nullptr)
    machine.set(result,
                termOf(machine, machine.terms().CreateAlignedLoad(
                                    type, place, alignmentOf(alignment))));
}

void memref::storeAt(Machine &machine, mlir::Value value, mlir::Value memref,
                     llvm::ArrayRef<Bits> indices,
                     std::optional<uint64_t> alignment) {
  llvm::Type *type = storedTypeOf(machine, value.getType());
  if (llvm::Value *place =
          type ? placeOf(machine, memref, indices, type) : nullptr)
    machine.terms().CreateAlignedStore(
        scalarOf(machine, machine.get(value), value.getType()), place,
        alignmentOf(alignment));
}

/// Nothing, and the machine has stopped, if one is poison.
static std::optional<llvm::SmallVector<Bits>>
indicesOf(Machine &machine, mlir::ValueRange values) {
  llvm::SmallVector<Bits> indices;
  for (mlir::Value value : values) {
    std::optional<Bits> index = machine.bitsOf(machine.get(value), "an index");
    if (!index)
      return std::nullopt;
    indices.push_back(std::move(*index));
  }
  return indices;
}

void memref::loadTerm(Machine &machine, mlir::Operation *op) {
  auto loadOp = llvm::cast<mlir::memref::LoadOp>(op);
  if (auto indices = indicesOf(machine, loadOp.getIndices()))
    loadAt(machine, loadOp.getResult(), loadOp.getMemref(), *indices,
           loadOp.getAlignment());
}

void memref::storeTerm(Machine &machine, mlir::Operation *op) {
  auto storeOp = llvm::cast<mlir::memref::StoreOp>(op);
  if (auto indices = indicesOf(machine, storeOp.getIndices()))
    storeAt(machine, storeOp.getValue(), storeOp.getMemref(), *indices,
            storeOp.getAlignment());
}

void memref::dimTerm(Machine &machine, mlir::Operation *op) {
  auto dimOp = llvm::cast<mlir::memref::DimOp>(op);
  const Descriptor *memref = descriptorOf(machine, dimOp.getSource());
  const Value &number = machine.get(dimOp.getIndex());
  if (number.isTerm())
    machine.unsupported("the number of the dimension is not known");
  int64_t dimension = machine.isRunning() ? machine.number(number) : 0;
  if (!machine.isRunning())
    return;
  if (dimension < 0 || dimension >= static_cast<int64_t>(memref->sizes.size()))
    return machine.undefined("there is no dimension " + llvm::Twine(dimension));
  machine.set(dimOp.getResult(), memref->sizes[dimension].value());
}

void memref::castTerm(Machine &machine, mlir::Operation *op) {
  const Descriptor *memref = descriptorOf(machine, op->getOperand(0));
  auto type = llvm::dyn_cast<mlir::MemRefType>(op->getResult(0).getType());
  llvm::SmallVector<int64_t> strides;
  int64_t offset = 0;
  if (!memref)
    return;
  if (!type || failed(type.getStridesAndOffset(strides, offset)))
    return machine.unsupported("the result has no strides");
  auto demand = [&](const Bits &number, int64_t stated) {
    if (!mlir::ShapedType::isDynamic(stated))
      machine.undefinedIf(number != number.same(stated),
                          "the memref has not the sizes, strides and offset "
                          "that its type states");
  };
  demand(memref->offset, offset);
  for (auto [number, stated] : llvm::zip_equal(memref->sizes, type.getShape()))
    demand(number, stated);
  for (auto [number, stated] : llvm::zip_equal(memref->strides, strides))
    demand(number, stated);
  machine.set(op->getResult(0), machine.get(op->getOperand(0)));
}
