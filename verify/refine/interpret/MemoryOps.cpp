// Addresses, accesses, and blocks that come and go.

#include "verify/refine/interpret/MemoryOps.h"
#include "verify/refine/interpret/Attributes.h"
#include "verify/refine/interpret/Operations.h"
#include "llvm/IR/GetElementPtrTypeIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"

using namespace llvm;

namespace palindrome::refine {

// Addresses.

std::optional<APInt> Machine::address(const Lane &pointer) const {
  const MemoryBlock &block = memory[pointer.block];
  if (!block.address)
    return std::nullopt;
  return APInt(pointer.bits.getBitWidth(), *block.address, false, true) +
         pointer.bits;
}

std::optional<bool> Machine::isAligned(const Lane &pointer,
                                       uint64_t alignment) const {
  if (auto known = address(pointer))
    return known->urem(alignment) == 0;
  uint64_t own = memory[pointer.block].alignment;
  uint64_t offset = pointer.bits.urem(alignment);
  if (own >= alignment)
    return offset == 0;
  if (offset % own != 0)
    return false;
  return std::nullopt;
}

namespace {

/// The offsets that a getelementptr adds, in order, each exactly.
struct Offset {
  unsigned operand; ///< Of the index.
  uint64_t scale;   ///< Of a struct's field, its offset; the index is then 1.
  bool isField;
};

class AddressComputation {
public:
  AddressComputation(Machine &machine, const GEPOperator &gep)
      : machine(machine), gep(gep),
        width(machine.width(gep.getType()->getScalarType())) {
    unsigned operand = 1;
    for (auto it = gep_type_begin(gep), end = gep_type_end(gep); it != end;
         ++it, ++operand) {
      if (StructType *record = it.getStructTypeOrNull()) {
        unsigned field =
            cast<Constant>(it.getOperand())->getUniqueInteger().getZExtValue();
        uint64_t at = machine.layout.getStructLayout(record)
                          ->getElementOffset(field)
                          .getFixedValue();
        offsets.push_back({operand, at, true});
      } else {
        TypeSize scale = it.getSequentialElementStride(machine.layout);
        if (scale.isScalable())
          machine.unsupported("a scalable type");
        else
          offsets.push_back({operand, scale.getFixedValue(), false});
      }
    }
  }

  Lane compute(ArrayRef<Lane> lanes) const {
    Lane pointer = lanes[0];
    if (!pointer.isPointer())
      return Lane::poison();
    GEPNoWrapFlags flags = gep.getNoWrapFlags();
    bool nusw = flags.hasNoUnsignedSignedWrap(),
         nuw = flags.hasNoUnsignedWrap();
    bool wraps = false, allZero = true;
    APInt total(width, 0);
    auto overflow = [&](bool signedOnes, bool unsignedOnes) {
      wraps |= (nusw && signedOnes) || (nuw && unsignedOnes);
    };
    const Lane &base = lanes[0];
    bool outside = !isInside(pointer, base);
    for (const Offset &offset : offsets) {
      APInt step(width, offset.scale, false, true);
      if (!offset.isField) {
        const APInt &given = lanes[offset.operand].bits;
        APInt index = given.sextOrTrunc(width);
        allZero &= given.isZero();
        if (given.getBitWidth() > width)
          overflow(index.sext(given.getBitWidth()) != given,
                   index.zext(given.getBitWidth()) != given);
        bool s = false, u = false;
        APInt product = index.smul_ov(step, s);
        (void)index.umul_ov(step, u);
        overflow(s, u);
        step = product;
      } else {
        allZero &= step.isZero();
      }
      bool s = false, u = false;
      APInt sum = total.sadd_ov(step, s);
      (void)total.uadd_ov(step, u);
      overflow(s, u);
      total = sum;
      Lane there = pointer;
      there.bits += total;
      outside |= !isInside(there, base);
    }
    if (auto from = machine.address(pointer)) {
      bool u = false;
      APInt result = from->uadd_ov(total, u);
      // The base is unsigned and the offset signed.
      bool s = total.isNegative() ? result.ugt(*from) : result.ult(*from);
      overflow(s, u);
    } else if (((nusw || nuw) && outside) || (nuw && total.isNegative())) {
      wraps = true;
    }
    pointer.bits += total;
    pointer.loose = false;
    if (flags.isInBounds() && !allZero && outside)
      return Lane::poison();
    return wraps ? Lane::poison() : pointer;
  }

private:
  /// Whether the address is in bounds of the block, its end included. Of what
  /// is not certain, A's is not, and B's is.
  bool isInside(const Lane &pointer, const Lane &base) const {
    const MemoryBlock &block = machine.memory[pointer.block];
    if (block.kind == MemoryBlock::Null && !base.bits.isZero())
      return !machine.isA();
    if (!block.alive && machine.isA())
      return false;
    return pointer.bits.ule(block.size);
  }

  Machine &machine;
  const GEPOperator &gep;
  unsigned width;
  SmallVector<Offset, 4> offsets;
};

} // namespace

Lanes addressComputation(Machine &machine, const Operator &op, Operands in) {
  const auto &gep = cast<GEPOperator>(op);
  unsigned count = countLanes(op.getType());
  if (gep.getPointerAddressSpace() != 0) {
    machine.unsupported("an address space");
    return Lanes(count);
  }
  AddressComputation computation(machine, gep);
  SmallVector<Type *, 4> types;
  for (const Use &use : op.operands())
    types.push_back(use->getType()->getScalarType());
  bool flagged = gep.getNoWrapFlags() != GEPNoWrapFlags::none();
  Lanes result;
  SmallVector<Lane, 4> lanes(in.size());
  for (unsigned i = 0; i != count; ++i) {
    for (auto [to, from] : zip(lanes, in))
      to = from[from.size() == 1 ? 0 : i];
    result.push_back(machine.strict(
        lanes, types, Machine::scalar(op.getType()), {flagged},
        [&](ArrayRef<Lane> lanes) { return computation.compute(lanes); }));
  }
  return result;
}

// Accesses.

bool Machine::isDereferenceable(const Lane &pointer, uint64_t size) const {
  if (!pointer.isPointer())
    return false;
  const MemoryBlock &block = memory[pointer.block];
  return (block.kind != MemoryBlock::Null || nullIsValid()) &&
         (block.alive || block.kind == MemoryBlock::Stack) &&
         pointer.bits.ule(block.size) &&
         block.size - pointer.bits.getZExtValue() >= size;
}

MemoryBlock *Machine::access(const Lane &pointer, uint64_t size,
                             uint64_t alignment, Access kind) {
  noteDemand(pointer);
  if (pointer.isPoison()) {
    undefined("access through poison");
  } else if (pointer.isOpen()) {
    // It may be null.
    undefined("access through an undetermined pointer");
  } else if (pointer.loose && isA()) {
    undefined("access through a pointer that may be undef");
  } else if (pointer.block == 0 && !nullIsValid()) {
    undefined(pointer.bits.isZero() ? "access through null"
                                    : "access to no block");
  } else if (const MemoryBlock &block = memory[pointer.block];
             !block.alive &&
             (kind != Access::Read || block.kind != MemoryBlock::Stack)) {
    undefined("access to a block that is freed or out of its lifetime");
  } else if (!isDereferenceable(pointer, size)) {
    // What is declared only may be larger than that.
    const GlobalValue *global = memory[pointer.block].global;
    if (global && global->isDeclaration())
      perhapsUndefined("access out of bounds of a declaration");
    else
      undefined("access out of bounds");
  } else if (kind != Access::Read && !memory[pointer.block].writable) {
    undefined("write to constant memory");
  } else if (!isAligned(pointer, alignment).value_or(false)) {
    undefined("access is not aligned to " + Twine(alignment));
  } else {
    MemoryBlock &block = memory[pointer.block];
    block.read |= kind != Access::Write;
    block.written |= kind != Access::Read;
    return &block;
  }
  return nullptr;
}

Bytes Machine::readBytes(MemoryBlock &block, uint64_t offset, uint64_t size) {
  Bytes bytes;
  for (uint64_t i = 0; i != size; ++i)
    // What is on the stack may be read at any time.
    bytes.push_back(block.alive ? block.at(offset + i)
                                : MemoryByte::poisoned());
  return bytes;
}

void Machine::writeBytes(MemoryBlock &block, uint64_t offset,
                         ArrayRef<MemoryByte> bytes) {
  for (auto [i, byte] : enumerate(bytes))
    block.bytes[offset + i] = byte;
}

/// Bytes of pointers as those of their addresses, where these are known: what
/// loads of other types see.
static void readAsNumbers(Machine &machine, MutableArrayRef<MemoryByte> bytes) {
  for (MemoryByte &byte : bytes) {
    if (!byte.pointer)
      continue;
    std::optional<APInt> address =
        machine.address(Lane::pointer(byte.block, byte.offset));
    if (!address)
      continue;
    machine.memory[byte.block].exposed = true;
    unsigned index = machine.layout.isBigEndian()
                         ? address->getBitWidth() / 8 - 1 - byte.index
                         : byte.index;
    MemoryByte number =
        MemoryByte::of(address->extractBitsAsZExtValue(8, 8 * index));
    number.loose = byte.loose;
    number.stored = byte.stored;
    byte = number;
  }
}

Lanes Machine::load(const Lane &pointer, Type *type, uint64_t alignment) {
  Lanes lanes(countLanes(type));
  uint64_t size = layout.getTypeStoreSize(type).getFixedValue();
  MemoryBlock *block =
      size ? access(pointer, size, alignment, Access::Read) : nullptr;
  if (!block)
    return lanes;
  Bytes bytes = readBytes(*block, pointer.bits.getZExtValue(), size);
  SmallVector<Type *> types;
  laneTypes(type, types);
  if (none_of(types, [](Type *scalar) { return scalar->isPointerTy(); }))
    readAsNumbers(*this, bytes);
  const char *what = nullptr;
  auto decoded = decode(
      bytes, type, layout,
      [&](APInt known, const APInt &undef) {
        return drawPart(std::move(known), undef);
      },
      what);
  if (!decoded) {
    unsupported(what);
    return lanes;
  }
  if (isA() && readLoose(bytes))
    for (Lane &lane : *decoded)
      if (lane.loose) {
        isWide = true;
        lane = Lane::poison();
      }
  return *decoded;
}

/// LangRef does not say what the bits beyond a value of no whole number of
/// bytes become. In A, where that is poison, so may all of its last byte be.
static void loosenSpareBits(Bytes &bytes, const DataLayout &layout, bool isA) {
  for (size_t i = 0; i < bytes.size();) {
    unsigned width = bytes[i].oddWidth;
    unsigned count = std::max(1u, unsigned(divideCeil(width, 8)));
    if (width != 0) {
      MemoryByte &last = bytes[layout.isBigEndian() ? i : i + count - 1];
      uint8_t spare = 0xff << (width % 8);
      bool isPoison = isA && last.poison == uint8_t(~spare);
      (isPoison ? last.poison : last.undef) |= spare;
    }
    i += count;
  }
}

void Machine::store(const Lane &pointer, ArrayRef<Lane> lanes, Type *type,
                    uint64_t alignment) {
  uint64_t size = layout.getTypeStoreSize(type).getFixedValue();
  MemoryBlock *block =
      size ? access(pointer, size, alignment, Access::Write) : nullptr;
  if (!block)
    return;
  Bytes bytes = encode(lanes, type, layout, nextStore());
  loosenSpareBits(bytes, layout, isA());
  writeBytes(*block, pointer.bits.getZExtValue(), bytes);
}

// Blocks.

static bool overlap(uint64_t address, uint64_t size, const MemoryBlock &other) {
  return other.address && address + size >= *other.address &&
         address <= *other.address + other.size;
}

unsigned Machine::allocate(MemoryBlock::Kind kind, uint64_t size,
                           uint64_t alignment, bool hasLifetimes) {
  MemoryBlock block;
  block.kind = kind;
  block.size = size;
  block.alignment = alignment;
  block.freeable = kind == MemoryBlock::Heap;
  block.hasLifetimes = hasLifetimes;
  if (!isA()) {
    // Apart from all others, and no better aligned than it must be.
    unsigned bits = layout.getPointerSizeInBits(0);
    uint64_t end = 0x1000;
    for (const MemoryBlock &other : memory)
      if (other.address)
        end = std::max(end, SaturatingAdd(*other.address, other.size));
    uint64_t place = alignTo(end + 1, 2 * alignment) + alignment;
    uint64_t wanted = ask(ChoiceKind::Address, bits).getZExtValue();
    bool isFree =
        wanted != 0 && wanted % alignment == 0 && wanted + size >= wanted;
    for (const MemoryBlock &other : memory)
      isFree &= !overlap(wanted, size, other) ||
                (hasLifetimes && other.hasLifetimes && !other.alive);
    block.address = isFree ? wanted : place;
    uint64_t limit = maxUIntN(bits);
    if (*block.address > limit || size > limit - *block.address)
      unsupported("too little address space for a block");
  }
  memory.push_back(std::move(block));
  return memory.size() - 1;
}

void Machine::release(unsigned block) { memory[block].alive = false; }

Lanes Machine::allocaResult(const AllocaInst &instruction) {
  Type *type = instruction.getAllocatedType();
  Lane count = operand(instruction.getArraySize())[0];
  if (instruction.getAddressSpace() != 0 ||
      layout.getTypeAllocSize(type).isScalable()) {
    unsupported("an alloca of an address space or scalable type");
    return {Lane::poison()};
  }
  if (!count.isBits() || (isA() && count.loose)) {
    undefined("an alloca's count is not determined");
    return {Lane::poison()};
  }
  bool overflow = false;
  APInt size = count.bits.zextOrTrunc(64).umul_ov(
      APInt(64, layout.getTypeAllocSize(type).getFixedValue()), overflow);
  if (count.bits.getActiveBits() > 64 || overflow || size.ugt(1u << 30)) {
    perhapsUndefined("an alloca is too large");
    return {Lane::poison()};
  }
  bool hasLifetimes = any_of(instruction.users(), [](const User *user) {
    auto *intrinsic = dyn_cast<IntrinsicInst>(user);
    return intrinsic &&
           intrinsic->getIntrinsicID() == Intrinsic::lifetime_start;
  });
  unsigned block = allocate(MemoryBlock::Stack, size.getZExtValue(),
                            instruction.getAlign().value(), hasLifetimes);
  frames.back()->stack.push_back(block);
  // Where it has a lifetime, it begins dead.
  memory[block].alive = !hasLifetimes;
  return {Lane::pointer(
      block, APInt(layout.getIndexTypeSizeInBits(instruction.getType()), 0))};
}

void Machine::setLifetime(const Value *pointer, bool begin) {
  Lane lane = operand(pointer)[0];
  if (lane.isPoison())
    return;
  if (!lane.isPointer() || !lane.bits.isZero() ||
      memory[lane.block].kind != MemoryBlock::Stack) {
    unsupported("a lifetime of no alloca");
    return;
  }
  MemoryBlock &block = memory[lane.block];
  for (const MemoryBlock &other : memory)
    if (begin && block.address && &other != &block && other.isLocal() &&
        other.alive && overlap(*block.address, block.size, other))
      unsupported("two blocks at one address");
  block.alive = begin;
  block.bytes.clear();
  block.rest = MemoryByte();
}

// Instructions.

namespace {

/// Records an access that the environment sees.
void observe(Machine &machine, Event::Kind kind, const Lane &pointer,
             ArrayRef<Lane> lanes, Type *type) {
  Event event;
  event.kind = kind;
  event.at = machine.at();
  event.detail = machine.layout.getTypeStoreSize(type).getFixedValue();
  event.lanes.push_back(pointer);
  event.types.push_back(PointerType::get(type->getContext(), 0));
  SmallVector<Type *> types;
  laneTypes(type, types);
  if (!lanes.empty()) {
    event.lanes.append(lanes.begin(), lanes.end());
    event.types.insert(event.types.end(), types.begin(), types.end());
  }
  machine.events.push_back(std::move(event));
}

/// Whether others see the access. What no other thread can reach needs no
/// order.
bool isObserved(const Machine &machine, const Lane &pointer, bool isVolatile,
                AtomicOrdering ordering) {
  if (isVolatile)
    return true;
  return isStrongerThanMonotonic(ordering) && pointer.isPointer() &&
         machine.memory[pointer.block].kind == MemoryBlock::Given;
}

APInt modified(AtomicRMWInst::BinOp operation, const APInt &old,
               const APInt &by) {
  switch (operation) {
  case AtomicRMWInst::Xchg:
    return by;
  case AtomicRMWInst::Add:
    return old + by;
  case AtomicRMWInst::Sub:
    return old - by;
  case AtomicRMWInst::And:
    return old & by;
  case AtomicRMWInst::Nand:
    return ~(old & by);
  case AtomicRMWInst::Or:
    return old | by;
  case AtomicRMWInst::Xor:
    return old ^ by;
  case AtomicRMWInst::Max:
    return APIntOps::smax(old, by);
  case AtomicRMWInst::Min:
    return APIntOps::smin(old, by);
  case AtomicRMWInst::UMax:
    return APIntOps::umax(old, by);
  default:
    return APIntOps::umin(old, by);
  }
}

Lanes exchange(Machine &machine, const AtomicRMWInst &instruction) {
  Lane pointer = machine.operand(instruction.getPointerOperand())[0];
  Lane by = machine.operand(instruction.getValOperand())[0];
  Type *type = instruction.getType();
  if (instruction.isFloatingPointOperation() ||
      instruction.getOperation() > AtomicRMWInst::UMin ||
      !type->isIntegerTy()) {
    machine.unsupported("such an atomicrmw");
    return Lanes(countLanes(type));
  }
  uint64_t alignment = instruction.getAlign().value();
  Lane old = machine.load(pointer, type, alignment)[0];
  Lane lanes[] = {old, by};
  Type *types[] = {type, type};
  Lane value = machine.strict(lanes, types, type, {}, [&](ArrayRef<Lane> in) {
    return Lane::of(
        modified(instruction.getOperation(), in[0].bits, in[1].bits));
  });
  machine.store(pointer, value, type, alignment);
  if (isObserved(machine, pointer, instruction.isVolatile(),
                 instruction.getOrdering()))
    observe(machine, Event::Store, pointer, value, type);
  return {old};
}

/// What A promises of an access must hold, or its behaviour is undefined.
void checkAliasing(Machine &machine, const Instruction &access,
                   const Lane &pointer, Type *type) {
  uint64_t size = machine.layout.getTypeStoreSize(type).getFixedValue();
  if (machine.isA() && !machine.aliasing.add(access, pointer.block,
                                             pointer.bits.getZExtValue(), size))
    machine.unsupported("accesses that may be such as do not alias");
}

} // namespace

Lanes loadInstruction(Machine &machine, const LoadInst &load) {
  Type *type = load.getType();
  Lane pointer = machine.operand(load.getPointerOperand())[0];
  if (load.getPointerAddressSpace() != 0 || countLanes(type) == 0) {
    if (layoutIsEmpty(machine, type))
      return {};
    machine.unsupported("a load of an address space or type");
    return Lanes(countLanes(type));
  }
  Lanes lanes = machine.load(pointer, type, load.getAlign().value());
  if (isObserved(machine, pointer, load.isVolatile(), load.getOrdering()))
    observe(machine, Event::Load, pointer, {}, type);
  if (!machine.stopped()) {
    checkAliasing(machine, load, pointer, type);
    applyMetadata(machine, lanes, load);
  }
  return lanes;
}

Lanes storeInstruction(Machine &machine, const StoreInst &store) {
  const Value *value = store.getValueOperand();
  Type *type = value->getType();
  Lanes lanes = machine.operand(value);
  Lane pointer = machine.operand(store.getPointerOperand())[0];
  if (store.getPointerAddressSpace() != 0 ||
      (lanes.empty() && !layoutIsEmpty(machine, type))) {
    machine.unsupported("a store of an address space or type");
    return {};
  }
  machine.store(pointer, lanes, type, store.getAlign().value());
  if (isObserved(machine, pointer, store.isVolatile(), store.getOrdering()))
    observe(machine, Event::Store, pointer, lanes, type);
  if (!machine.stopped()) {
    checkAliasing(machine, store, pointer, type);
    applyMetadata(machine, {}, store);
  }
  return {};
}

Lanes atomicInstruction(Machine &machine, const Instruction &instruction) {
  if (auto *fence = dyn_cast<FenceInst>(&instruction)) {
    Event event;
    event.kind = Event::Fence;
    event.detail = uint64_t(fence->getOrdering());
    event.at = fence;
    machine.events.push_back(std::move(event));
    return {};
  }
  if (auto *rmw = dyn_cast<AtomicRMWInst>(&instruction))
    return exchange(machine, *rmw);
  machine.unsupported(instruction.getOpcodeName());
  return Lanes(countLanes(instruction.getType()));
}

bool layoutIsEmpty(Machine &machine, Type *type) {
  SmallVector<Type *> types;
  return laneTypes(type, types) && types.empty();
}

} // namespace palindrome::refine
