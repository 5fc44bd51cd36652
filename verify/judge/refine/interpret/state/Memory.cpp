// The bytes of values in memory (LangRef, 'store' and 'load' Instruction).

#include "verify/judge/refine/interpret/state/Memory.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/IR/DerivedTypes.h"

using namespace llvm;

namespace palindrome::interpret {
namespace {

constexpr char poisonBytes[] = "bytes of it in memory are poison";

using refine::Byte;

/// A row of bits, each of which may be poison or undef.
struct BitRow {
  APInt value, poison, undef;
  bool fromUndef = false;

  explicit BitRow(unsigned width)
      : value(width, 0), poison(width, 0), undef(width, 0) {}

  static BitRow of(const Lane &lane, unsigned width) {
    BitRow row(width);
    row.fromUndef = lane.fromUndef;
    if (lane.isPoison())
      row.poison.setAllBits();
    else if (lane.isBits())
      row.value = lane.bits;
    else
      row.undef.setAllBits();
    return row;
  }

  void insert(const BitRow &part, unsigned at) {
    value.insertBits(part.value, at);
    poison.insertBits(part.poison, at);
    undef.insertBits(part.undef, at);
    fromUndef |= part.fromUndef;
  }

  BitRow extract(unsigned width, unsigned at) const {
    BitRow row(width);
    row.value = value.extractBits(width, at);
    row.poison = poison.extractBits(width, at);
    row.undef = undef.extractBits(width, at);
    row.fromUndef = fromUndef;
    return row;
  }

  Lane lane(ChooseBits choose) const {
    Lane result;
    if (!poison.isZero())
      result = Lane::poison(poisonBytes);
    else if (undef.isAllOnes())
      result = Lane::undef();
    else if (!undef.isZero())
      result = choose(value, undef);
    else
      result = Lane::of(value);
    result.fromUndef |= fromUndef;
    return result;
  }
};

/// The position of element `index` of a vector of `count` elements of `width`
/// bits within the integer as which the vector is stored (LangRef, 'Vector
/// Type'):
///
///   store <4 x i2> <i2 0, i2 1, i2 2, i2 3>, ptr %p
///     little-endian: the byte 0b11100100    big-endian: 0b00011011
unsigned bitOfElement(unsigned index, unsigned count, unsigned width,
                      const DataLayout &layout) {
  return (layout.isBigEndian() ? count - 1 - index : index) * width;
}

/// Calls `scalar(type, lane, offset)` for each scalar of `type`, and
/// `packed(vector, lane, offset)` for each vector whose elements are not whole
/// bytes, until one of them returns false; returns whether none did. `offset`
/// is in bytes from the start of the value.
template <typename Scalar, typename Packed>
bool forEachScalar(Type *type, const DataLayout &layout, unsigned &lane,
                   uint64_t offset, Scalar scalar, Packed packed) {
  auto inside = [&](Type *element, uint64_t at) {
    return forEachScalar(element, layout, lane, at, scalar, packed);
  };
  if (auto *vector = dyn_cast<FixedVectorType>(type)) {
    Type *element = vector->getElementType();
    uint64_t bits = layout.getTypeSizeInBits(element);
    if (bits % 8 != 0) {
      if (!packed(vector, lane, offset))
        return false;
      lane += vector->getNumElements();
      return true;
    }
    for (unsigned i = 0; i != vector->getNumElements(); ++i)
      if (!inside(element, offset + i * (bits / 8)))
        return false;
    return true;
  }
  if (auto *array = dyn_cast<ArrayType>(type)) {
    uint64_t stride = layout.getTypeAllocSize(array->getElementType());
    if (countLanes(array->getElementType()) == 0)
      return true;
    for (uint64_t i = 0; i != array->getNumElements(); ++i)
      if (!inside(array->getElementType(), offset + i * stride))
        return false;
    return true;
  }
  if (auto *record = dyn_cast<StructType>(type)) {
    const StructLayout *fields = layout.getStructLayout(record);
    for (unsigned i = 0; i != record->getNumElements(); ++i)
      if (!inside(record->getElementType(i),
                  offset + fields->getElementOffset(i)))
        return false;
    return true;
  }
  return scalar(type, lane++, offset);
}

/// The byte of an integer of `count` bytes that holds bits 8i to 8i + 7.
unsigned byteOfBits(unsigned i, unsigned count, const DataLayout &layout) {
  return layout.isBigEndian() ? count - 1 - i : i;
}

void writeRow(const BitRow &row, MutableArrayRef<MemoryByte> bytes,
              const DataLayout &layout, unsigned store) {
  unsigned width = row.value.getBitWidth(), count = divideCeil(width, 8);
  for (unsigned i = 0; i != count; ++i) {
    MemoryByte &byte = bytes[byteOfBits(i, count, layout)];
    unsigned part = std::min(8u, width - 8 * i);
    byte = MemoryByte::of(row.value.extractBitsAsZExtValue(part, 8 * i));
    byte.poison = row.poison.extractBitsAsZExtValue(part, 8 * i);
    byte.undef = row.undef.extractBitsAsZExtValue(part, 8 * i);
    byte.undefStore = row.fromUndef ? store : 0;
    byte.oddWidth = width % 8 ? width : 0;
    byte.stored = true;
  }
}

/// The `width` bits that `bytes` hold; nothing, and why in `what`, where the
/// interpreter does not model such a load.
std::optional<BitRow> readRow(unsigned width, ArrayRef<MemoryByte> bytes,
                              const DataLayout &layout, const char *&what) {
  unsigned count = divideCeil(width, 8);
  BitRow whole(count * 8);
  bool asStored = true, areStored = false;
  for (unsigned i = 0; i != count; ++i) {
    const MemoryByte &byte = bytes[byteOfBits(i, count, layout)];
    if (byte.pointer) {
      what = "a pointer's bytes loaded as an integer";
      return std::nullopt;
    }
    whole.value.insertBits(byte.value, 8 * i, 8);
    whole.poison.insertBits(byte.poison, 8 * i, 8);
    whole.undef.insertBits(byte.undef, 8 * i, 8);
    whole.fromUndef |= byte.undefStore != 0;
    asStored &= byte.oddWidth == (width % 8 ? width : 0);
    areStored |= byte.stored;
  }
  BitRow row = whole.extract(width, 0);
  if (width % 8 == 0 || asStored)
    return row;
  // A load of an integer of odd width reads what a store of that type wrote
  // (LangRef, 'load' Instruction). Bytes that this execution did not store are
  // taken as the caller's store of the zero-extended integer.
  BitRow above = whole.extract(count * 8 - width, width);
  if (!areStored && above.value.isZero() && above.undef.isZero() &&
      above.poison.isZero())
    return row;
  if (whole.undef.isAllOnes() || whole.poison.isAllOnes())
    return row;
  what = "an integer of no whole number of bytes, not stored as such";
  return std::nullopt;
}

} // namespace

MemoryByte MemoryByte::of(uint8_t value) {
  MemoryByte byte;
  byte.value = value;
  byte.undef = 0;
  return byte;
}

MemoryByte MemoryByte::poisoned() {
  MemoryByte byte;
  byte.undef = 0;
  byte.poison = 0xff;
  return byte;
}

MemoryByte MemoryByte::ofPointer(unsigned object, const APInt &offset,
                                 unsigned index) {
  MemoryByte byte = of(uint8_t(0));
  byte.pointer = true;
  byte.index = index;
  byte.object = object;
  byte.offset = offset;
  return byte;
}

MemoryByte MemoryByte::of(const Byte &byte) {
  switch (byte.kind) {
  case Byte::Poison:
    return poisoned();
  case Byte::Undef:
    return MemoryByte();
  case Byte::Bits:
    return of(byte.bits);
  case Byte::Pointer:
    return ofPointer(byte.block, byte.offset, byte.index);
  }
  return MemoryByte();
}

void MemoryObject::changeState(State next) {
  assert(state != State::Freed && "a freed object stays freed");
  state = next;
}

Memory memoryOf(const std::vector<refine::Block> &objects) {
  Memory memory;
  for (const refine::Block &from : objects) {
    MemoryObject to;
    to.kind = memory.empty() ? MemoryObject::Null : MemoryObject::Initial;
    to.global = from.global;
    to.size = from.size;
    to.alignment = std::max<uint64_t>(from.alignment, 1);
    to.address = from.address;
    to.writable = from.writable;
    to.missing = from.missing;
    to.isLone = from.isLone;
    to.nullOfSpace = from.nullOfSpace;
    to.freeable = from.freeable;
    to.rest = MemoryByte::of(from.rest);
    for (const auto &[offset, byte] : from.bytes)
      to.bytes.emplace(offset, MemoryByte::of(byte));
    memory.push_back(std::move(to));
  }
  if (memory.empty()) {
    memory.emplace_back();
    memory[0].kind = MemoryObject::Null;
    memory[0].address = 0;
  }
  return memory;
}

bool haveOtherBytes(const MemoryObject &target, const MemoryObject &source,
                    uint64_t shift) {
  if (!target.isAlive() || !source.isAlive())
    return false;
  auto isOther = [&](uint64_t offset) {
    if (offset >= source.size || offset + shift >= target.size)
      return false;
    const MemoryByte &x = target.at(offset + shift), &y = source.at(offset);
    return x.isBits() && y.isBits() && !x.undefStore && !y.undefStore &&
           x.value != y.value;
  };
  return any_of(
             target.bytes,
             [&](const auto &entry) { return isOther(entry.first - shift); }) ||
         any_of(source.bytes,
                [&](const auto &entry) { return isOther(entry.first); });
}

bool readsOtherwise(const MemoryObject &target, const APInt &x,
                    const MemoryObject &source, const APInt &y) {
  if (!target.isAlive() || !source.isAlive() || source.size == 0)
    return false;
  const uint64_t shift = (x - y).getZExtValue();
  return shift >= target.size || source.size > target.size - shift ||
         haveOtherBytes(target, source, shift);
}

Bytes toBytes(ArrayRef<Lane> lanes, Type *type, const DataLayout &layout,
              unsigned store) {
  Bytes bytes(layout.getTypeStoreSize(type).getFixedValue());
  unsigned next = 0;
  MutableArrayRef<MemoryByte> all(bytes);
  auto scalar = [&](Type *element, unsigned lane, uint64_t offset) {
    auto place =
        all.slice(offset, layout.getTypeStoreSize(element).getFixedValue());
    const Lane &value = lanes[lane];
    if (!value.isPointer()) {
      writeRow(BitRow::of(value, layout.getTypeSizeInBits(element)), place,
               layout, store);
      return true;
    }
    for (auto [index, byte] : enumerate(place)) {
      byte = MemoryByte::ofPointer(value.object, value.bits, index);
      byte.undefStore = value.fromUndef ? store : 0;
    }
    return true;
  };
  auto packed = [&](FixedVectorType *vector, unsigned lane, uint64_t offset) {
    unsigned count = vector->getNumElements();
    unsigned width = layout.getTypeSizeInBits(vector->getElementType());
    BitRow row(count * width);
    for (unsigned i = 0; i != count; ++i)
      row.insert(BitRow::of(lanes[lane + i], width),
                 bitOfElement(i, count, width, layout));
    writeRow(row, all.drop_front(offset), layout, store);
    return true;
  };
  forEachScalar(type, layout, next, 0, scalar, packed);
  return bytes;
}

std::optional<Lanes> fromBytes(ArrayRef<MemoryByte> bytes, Type *type,
                               const DataLayout &layout, ChooseBits choose,
                               const char *&what) {
  Lanes lanes(countLanes(type));
  unsigned next = 0;
  auto pointer = [&](ArrayRef<MemoryByte> place, Lane &lane) {
    bool poison = false, undef = true, zero = true, whole = true;
    for (auto [index, byte] : enumerate(place)) {
      poison |= byte.poison != 0;
      undef &= !byte.pointer && byte.undef == 0xff;
      zero &= byte.isBits() && byte.value == 0;
      whole &= byte.pointer && byte.index == index &&
               byte.object == place[0].object && byte.offset == place[0].offset;
      lane.fromUndef |= byte.undefStore != 0;
    }
    bool fromUndef = lane.fromUndef;
    if (poison)
      lane = Lane::poison(poisonBytes);
    else if (whole)
      lane = Lane::pointer(place[0].object, place[0].offset);
    else if (undef)
      lane = Lane::undef();
    else if (zero)
      lane = Lane::pointer(0, APInt(place.size() * 8, 0));
    else
      return false;
    lane.fromUndef = fromUndef;
    return true;
  };
  auto scalar = [&](Type *element, unsigned lane, uint64_t offset) {
    auto place =
        bytes.slice(offset, layout.getTypeStoreSize(element).getFixedValue());
    if (element->isPointerTy()) {
      if (pointer(place, lanes[lane]))
        return true;
      what = "an integer's bytes loaded as a pointer";
      return false;
    }
    auto row = readRow(layout.getTypeSizeInBits(element), place, layout, what);
    if (row)
      lanes[lane] = row->lane(choose);
    return row.has_value();
  };
  auto packed = [&](FixedVectorType *vector, unsigned lane, uint64_t offset) {
    unsigned count = vector->getNumElements();
    unsigned width = layout.getTypeSizeInBits(vector->getElementType());
    auto row = readRow(count * width, bytes.drop_front(offset), layout, what);
    for (unsigned i = 0; row && i != count; ++i)
      lanes[lane + i] =
          row->extract(width, bitOfElement(i, count, width, layout))
              .lane(choose);
    return row.has_value();
  };
  if (!forEachScalar(type, layout, next, 0, scalar, packed))
    return std::nullopt;
  return lanes;
}

std::string byteText(const MemoryByte &byte) {
  if (byte.pointer)
    return ("(byte " + Twine(unsigned(byte.index)) + " of " +
            laneText(Lane::pointer(byte.object, byte.offset), nullptr) + ")")
        .str();
  if (byte.poison)
    return "poison";
  SmallString<16> text;
  if (byte.undef)
    text = byte.undef == 0xff ? "undef" : "partly undef";
  else
    APInt(8, byte.value).toString(text, 16, false, true);
  if (byte.oddWidth)
    text += (" (of an i" + Twine(byte.oddWidth) + ")").str();
  return text.str().str();
}

} // namespace palindrome::interpret
