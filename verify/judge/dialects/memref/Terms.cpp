// Ops of the `memref` dialect on memrefs whose memory is not known.

#include "verify/judge/dialects/memref/Terms.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/TypeUtilities.h"
#include "verify/judge/dialects/machine/AffineMaps.h"
#include "verify/judge/dialects/machine/Descriptor.h"

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
  return advance(start, place,
                 /*isWithin=*/ascends && machine.promisesObjects());
}

llvm::Value *memref::addressOf(Machine &machine, mlir::Value value,
                               llvm::ArrayRef<Bits> indices,
                               llvm::Type *element) {
  const Descriptor *memref = descriptorOf(machine, value);
  if (!memref)
    return nullptr;
  Bits place = memref->offset;
  for (auto [index, stride] : llvm::zip_equal(indices, memref->strides))
    place = place + index * stride;
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

Value memref::loadAt(Machine &machine, mlir::Value memref,
                     llvm::ArrayRef<Bits> indices,
                     std::optional<uint64_t> alignment) {
  llvm::Type *type =
      storedTypeOf(machine, mlir::getElementTypeOrSelf(memref.getType()));
  llvm::Value *place = type ? placeOf(machine, memref, indices, type) : nullptr;
  return place ? termOf(machine, machine.terms().CreateAlignedLoad(
                                     type, place, alignmentOf(alignment)))
               : Value();
}

void memref::storeAt(Machine &machine, const Value &value, mlir::Value memref,
                     llvm::ArrayRef<Bits> indices,
                     std::optional<uint64_t> alignment) {
  mlir::Type element = mlir::getElementTypeOrSelf(memref.getType());
  llvm::Type *type = storedTypeOf(machine, element);
  if (llvm::Value *place =
          type ? placeOf(machine, memref, indices, type) : nullptr)
    machine.terms().CreateAlignedStore(scalarOf(machine, value, element), place,
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
    machine.set(loadOp.getResult(), loadAt(machine, loadOp.getMemref(),
                                           *indices, loadOp.getAlignment()));
}

void memref::storeTerm(Machine &machine, mlir::Operation *op) {
  auto storeOp = llvm::cast<mlir::memref::StoreOp>(op);
  if (auto indices = indicesOf(machine, storeOp.getIndices()))
    storeAt(machine, machine.get(storeOp.getValue()), storeOp.getMemref(),
            *indices, storeOp.getAlignment());
}

/// The sizes are a list in memory, of which any member can be loaded.
void memref::dimTerm(Machine &machine, mlir::Operation *op) {
  auto dimOp = llvm::cast<mlir::memref::DimOp>(op);
  const Descriptor *memref = descriptorOf(machine, dimOp.getSource());
  std::optional<Bits> number = machine.bitsOf(machine.get(dimOp.getIndex()),
                                              "the number of a dimension");
  if (!memref || !number)
    return;
  size_t rank = memref->sizes.size();
  if (machine.undefinedIf(number->uge(number->same(rank)),
                          "there is no such dimension"))
    return;
  llvm::IRBuilderBase &terms = machine.terms();
  llvm::Type *index = terms.getIntNTy(number->width());
  llvm::Type *type = llvm::ArrayType::get(index, rank);
  llvm::Value *sizes = llvm::PoisonValue::get(type);
  for (auto [dimension, size] : llvm::enumerate(memref->sizes))
    sizes = terms.CreateInsertValue(sizes, size.in(terms), dimension);
  llvm::Value *list = terms.CreateAlloca(type, terms.getInt64(1));
  terms.CreateStore(sizes, list);
  machine.set(dimOp.getResult(),
              termOf(machine, terms.CreateLoad(
                                  index, terms.CreateGEP(index, list,
                                                         number->in(terms)))));
}

/// The descriptor of new memory of `type`, of the identity layout, for which
/// `allocate` gets the type and the number of its elements.
static void giveNew(
    Machine &machine, mlir::Value result, mlir::ValueRange dynamic,
    llvm::function_ref<llvm::Value *(llvm::Type *, const Bits &)> allocate) {
  auto type = llvm::cast<mlir::MemRefType>(result.getType());
  llvm::Type *element = storedTypeOf(machine, type.getElementType());
  auto sizes = numbersOf(machine, type.getShape(), dynamic);
  if (!type.getLayout().isIdentity() || type.getMemorySpace())
    machine.unsupported("memory of this layout is not stated");
  if (!machine.isRunning())
    return;
  Bits count = machine.index(1).bits();
  llvm::SmallVector<Bits, 4> strides;
  for (const Bits &size : llvm::reverse(*sizes)) {
    machine.undefinedIf(size.isNegative(), "a size is negative");
    strides.insert(strides.begin(), count);
    count = count * size;
  }
  llvm::Value *memory = allocate(element, count);
  Descriptor memref{memory, memory, count.zero(), {}, std::move(strides)};
  memref.sizes.assign(sizes->begin(), sizes->end());
  machine.set(result, std::make_shared<const Descriptor>(std::move(memref)));
}

void memref::allocTerm(Machine &machine, mlir::Operation *op) {
  auto allocOp = llvm::cast<mlir::memref::AllocOp>(op);
  if (allocOp.getAlignment())
    return machine.unsupported("memory of an alignment is not stated");
  giveNew(machine, allocOp.getMemref(), allocOp.getDynamicSizes(),
          [&](llvm::Type *element, const Bits &count) {
            llvm::IRBuilderBase &terms = machine.terms();
            llvm::Module &module = *terms.GetInsertBlock()->getModule();
            Bits bytes =
                count *
                count.same(module.getDataLayout().getTypeAllocSize(element));
            return terms.CreateCall(
                module.getOrInsertFunction("malloc", terms.getPtrTy(),
                                           terms.getInt64Ty()),
                bytes.in(terms));
          });
}

void memref::allocaTerm(Machine &machine, mlir::Operation *op) {
  auto allocaOp = llvm::cast<mlir::memref::AllocaOp>(op);
  giveNew(machine, allocaOp.getMemref(), allocaOp.getDynamicSizes(),
          [&](llvm::Type *element, const Bits &count) {
            llvm::IRBuilderBase &terms = machine.terms();
            llvm::AllocaInst *memory =
                terms.CreateAlloca(element, count.in(terms));
            if (llvm::MaybeAlign stated = alignmentOf(allocaOp.getAlignment()))
              memory->setAlignment(*stated);
            return memory;
          });
}

void memref::deallocTerm(Machine &machine, mlir::Operation *op) {
  const Descriptor *memref = descriptorOf(machine, op->getOperand(0));
  if (!memref)
    return;
  llvm::IRBuilderBase &terms = machine.terms();
  llvm::Module &module = *terms.GetInsertBlock()->getModule();
  if (memref->allocated->getType() != terms.getPtrTy())
    return machine.unsupported("memory of this space is not stated");
  terms.CreateCall(
      module.getOrInsertFunction("free", terms.getVoidTy(), terms.getPtrTy()),
      memref->allocated);
}
