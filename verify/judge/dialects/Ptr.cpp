// The `ptr` dialect: https://mlir.llvm.org/docs/Dialects/PtrOps/

#include "mlir/Dialect/Ptr/IR/PtrOps.h"
#include "verify/judge/dialects/machine/Scalars.h"
#include "verify/judge/dialects/machine/Views.h"

using namespace palindrome;
using namespace palindrome::dialects;
using namespace mlir::ptr;

static void constant(Machine &machine, mlir::Operation *op) {
  auto constantOp = llvm::cast<ConstantOp>(op);
  Pointer pointer;
  if (auto address = llvm::dyn_cast<AddressAttr>(constantOp.getValue()))
    pointer.bytes = address.getValue().getSExtValue();
  else if (!llvm::isa<NullAttr>(constantOp.getValue()))
    return machine.unsupported("the attribute is no pointer that is known");
  machine.set(constantOp.getResult(), pointer);
}

/// The pointer is the memref's base; offset, sizes and strides are its
/// metadata.
static void toPointer(Machine &machine, mlir::Operation *op) {
  const Value &source = machine.get(op->getOperand(0));
  Value result = source;
  if (source.isView())
    result = source.view().base;
  else if (!source.isPoison())
    return machine.unsupported("the operand is no memref");
  machine.set(op->getResult(0), result);
}

static void getMetadata(Machine &machine, mlir::Operation *op) {
  machine.set(op->getResult(0), machine.get(op->getOperand(0)));
}

/// Without metadata, the type has to state all of it.
static void fromPointer(Machine &machine, mlir::Operation *op) {
  auto castOp = llvm::cast<FromPtrOp>(op);
  Value source = machine.get(castOp.getPtr());
  View view;
  if (mlir::Value metadata = castOp.getMetadata()) {
    const Value &value = machine.get(metadata);
    if (!value.isView())
      return machine.set(castOp.getResult(), value);
    view = value.view();
  } else {
    auto type = llvm::dyn_cast<mlir::MemRefType>(castOp.getType());
    llvm::SmallVector<int64_t> strides;
    if (!type || !type.hasStaticShape() ||
        failed(type.getStridesAndOffset(strides, view.offset)) ||
        mlir::ShapedType::isDynamic(view.offset) ||
        mlir::ShapedType::isDynamicShape(strides))
      return machine.unsupported("the memref has no metadata, and its type "
                                 "does not state it");
    view.sizes.assign(type.getShape().begin(), type.getShape().end());
    view.strides.assign(strides.begin(), strides.end());
  }
  if (source.isPoison())
    return machine.set(castOp.getResult(), source);
  view.base = source.pointer();
  machine.set(castOp.getResult(), std::move(view));
}

/// Whether `pointer` is within the memory that it points to, which need not be
/// alive, or at its end.
static bool isInBounds(const Pointer &pointer) {
  return pointer.buffer && pointer.bytes >= 0 &&
         pointer.bytes <= pointer.buffer->bytes;
}

/// As LangRef's `getelementptr`: the offset is extended with its sign, or
/// truncated, and the flags make poison.
static void add(Scalars &scalars) {
  auto addOp = llvm::cast<PtrAddOp>(scalars.op);
  Machine &machine = scalars.machine;
  Pointer from = scalars.value(0).pointer(), to = from;
  unsigned width = machine.widthOf(scalars.operandType(0));
  llvm::APInt offset = scalars[1].sextOrTrunc(width);
  int64_t bytes = offset.getSExtValue();
  // The sums are of addresses: the pointer may be any number.
  llvm::APInt address(width, machine.memory().addressOf(from),
                      /*isSigned=*/false, /*implicitTrunc=*/true);
  bool overflowsUnsigned = false, overflowsMixed = false;
  (void)address.uadd_ov(offset, overflowsUnsigned);
  // An address without a sign and an offset with one.
  llvm::APInt wide = address.zext(width + 2) + offset.sext(width + 2);
  overflowsMixed = wide.isNegative() || wide.getActiveBits() > width;
  to.bytes = static_cast<int64_t>(static_cast<uint64_t>(from.bytes) + bytes);
  PtrAddFlags flags = addOp.getFlags();
  bool isPoison = (flags == PtrAddFlags::nuw && overflowsUnsigned) ||
                  (flags == PtrAddFlags::nusw && overflowsMixed) ||
                  (flags == PtrAddFlags::inbounds && bytes != 0 &&
                   (!isInBounds(from) || !isInBounds(to)));
  if (!isPoison)
    scalars.give(to);
}

static void subtract(Scalars &scalars) {
  auto diffOp = llvm::cast<PtrDiffOp>(scalars.op);
  Machine &machine = scalars.machine;
  const Pointer &left = scalars.value(0).pointer();
  const Pointer &right = scalars.value(1).pointer();
  unsigned width = machine.widthOf(scalars.operandType(0));
  auto addressOf = [&](const Pointer &pointer) {
    return llvm::APInt(width, machine.memory().addressOf(pointer),
                       /*isSigned=*/false, /*implicitTrunc=*/true);
  };
  bool overflowsUnsigned = false, overflowsSigned = false;
  llvm::APInt difference =
      addressOf(left).usub_ov(addressOf(right), overflowsUnsigned);
  (void)addressOf(left).ssub_ov(addressOf(right), overflowsSigned);
  // Where memory is, nobody says.
  if (left.buffer != right.buffer)
    machine.noteLatitude();
  PtrDiffFlags flags = diffOp.getFlags();
  bool isPoison =
      (bitEnumContainsAll(flags, PtrDiffFlags::nuw) && overflowsUnsigned) ||
      (bitEnumContainsAll(flags, PtrDiffFlags::nsw) && overflowsSigned);
  if (!isPoison)
    scalars.give(difference.sextOrTrunc(scalars.width()));
}

/// The place that `pointer` is; nothing, and the run has stopped, if it is
/// poison or not a multiple of `alignment`, if that is stated.
static std::optional<Pointer> placeOf(Machine &machine, const Value &pointer,
                                      std::optional<int64_t> alignment) {
  if (!pointer.isPointer()) {
    machine.undefined("the pointer is poison");
    return std::nullopt;
  }
  if (alignment && *alignment > 0 &&
      machine.memory().addressOf(pointer.pointer()) %
              static_cast<uint64_t>(*alignment) !=
          0) {
    machine.undefined("the pointer is not aligned to " +
                      llvm::Twine(*alignment) + " bytes");
    return std::nullopt;
  }
  return pointer.pointer();
}

/// The alignment that an access of `type` has if none is stated.
static int64_t alignmentOf(Machine &machine, mlir::Type type,
                           std::optional<int64_t> stated) {
  if (stated && *stated > 0)
    return *stated;
  return type.isIntOrIndexOrFloat() ? machine.memory().bytesOf(type) : 1;
}

static void load(Machine &machine, mlir::Operation *op) {
  auto loadOp = llvm::cast<LoadOp>(op);
  mlir::Type type = loadOp.getValue().getType();
  if (std::optional<Pointer> place =
          placeOf(machine, machine.get(loadOp.getPtr()),
                  alignmentOf(machine, type, loadOp.getAlignment())))
    machine.set(loadOp.getValue(), machine.memory().load(*place, type));
}

static void store(Machine &machine, mlir::Operation *op) {
  auto storeOp = llvm::cast<StoreOp>(op);
  mlir::Type type = storeOp.getValue().getType();
  if (std::optional<Pointer> place =
          placeOf(machine, machine.get(storeOp.getPtr()),
                  alignmentOf(machine, type, storeOp.getAlignment())))
    machine.memory().store(machine.get(storeOp.getValue()), *place, type);
}

/// Calls `visit` with the number and the place of each element that `mask`
/// chooses. `pointers` is a list of places, or the place of the first element,
/// which the others follow.
static void
forEachChosen(Machine &machine, const Value &pointers, const Value &mask,
              mlir::Type element, std::optional<int64_t> alignment,
              llvm::function_ref<void(size_t, const Pointer &)> visit) {
  if (!mask.isList())
    return machine.undefined("the mask is poison");
  for (auto [number, bit] : llvm::enumerate(mask.list().elements)) {
    if (!machine.isTrue(bit)) {
      if (!machine.isRunning())
        return;
      continue;
    }
    bool isFirst = !pointers.isList();
    std::optional<Pointer> place =
        placeOf(machine, isFirst ? pointers : pointers.list().elements[number],
                alignment);
    if (!place)
      return;
    if (isFirst)
      place->bytes +=
          static_cast<int64_t>(number) * machine.memory().bytesOf(element);
    visit(number, *place);
    if (!machine.isRunning())
      return;
  }
}

template <typename Op>
static void loadChosen(Machine &machine, Op op, mlir::Value pointers) {
  Value result = machine.get(op.getPassthrough());
  mlir::Type element =
      llvm::cast<mlir::ShapedType>(op.getType()).getElementType();
  forEachChosen(machine, machine.get(pointers), machine.get(op.getMask()),
                element, op.getAlignment(),
                [&](size_t number, const Pointer &place) {
                  result.ownList().elements[number] =
                      machine.memory().load(place, element);
                });
  machine.set(op.getResult(), result);
}

template <typename Op>
static void storeChosen(Machine &machine, Op op, mlir::Value pointers) {
  Value value = machine.get(op.getValue());
  mlir::Type element =
      llvm::cast<mlir::ShapedType>(op.getValue().getType()).getElementType();
  forEachChosen(
      machine, machine.get(pointers), machine.get(op.getMask()), element,
      op.getAlignment(), [&](size_t number, const Pointer &place) {
        machine.memory().store(value.list().elements[number], place, element);
      });
}

static void gather(Machine &machine, mlir::Operation *op) {
  auto gatherOp = llvm::cast<GatherOp>(op);
  loadChosen(machine, gatherOp, gatherOp.getPtrs());
}

static void loadMasked(Machine &machine, mlir::Operation *op) {
  auto loadOp = llvm::cast<MaskedLoadOp>(op);
  loadChosen(machine, loadOp, loadOp.getPtr());
}

static void scatter(Machine &machine, mlir::Operation *op) {
  auto scatterOp = llvm::cast<ScatterOp>(op);
  storeChosen(machine, scatterOp, scatterOp.getPtrs());
}

static void storeMasked(Machine &machine, mlir::Operation *op) {
  auto storeOp = llvm::cast<MaskedStoreOp>(op);
  storeChosen(machine, storeOp, storeOp.getPtr());
}

/// The distance is that of elements in this machine's memory. A target may have
/// another one where a type is no number of whole bytes that is a power of two.
static void typeOffset(Machine &machine, mlir::Operation *op) {
  auto offsetOp = llvm::cast<TypeOffsetOp>(op);
  mlir::Type type = offsetOp.getElementType();
  int64_t bytes = machine.memory().bytesOf(type);
  if (!type.isIntOrIndexOrFloat() ||
      machine.widthOf(type) != static_cast<uint64_t>(bytes) * 8)
    machine.noteLatitude();
  machine.set(offsetOp.getResult(),
              machine.bits(bytes, offsetOp.getResult().getType()));
}

llvm::ArrayRef<Rule> dialects::ptrRules() {
  static constexpr Rule rules[] = {
      {"ptr.constant", constant},
      {"ptr.from_ptr", fromPointer},
      {"ptr.gather", gather},
      {"ptr.get_metadata", getMetadata},
      {"ptr.load", load},
      {"ptr.masked_load", loadMasked},
      {"ptr.masked_store", storeMasked},
      {"ptr.ptr_add", add},
      {"ptr.ptr_diff", subtract},
      {"ptr.scatter", scatter},
      {"ptr.store", store},
      {"ptr.to_ptr", toPointer},
      {"ptr.type_offset", typeOffset},
  };
  return rules;
}
