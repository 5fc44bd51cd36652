// Values in memory, as bytes: loading and storing them.
//
// A value whose size is no multiple of 8 bits, such as an i12, fills its last
// byte only in part. LangRef (`load`, `store`) leaves open what the spare bits
// are, and what a load as another type sees. Here a load of another type than
// was stored is poison, and a load of whole bytes finds the spare bits undef:
//
//   store i12 %x, ptr %p        ; bytes: %x[7:0], ????%x[11:8]
//   %a = load i12, ptr %p       ; %x
//   %b = load i11, ptr %p       ; poison
//   %c = load i16, ptr %p       ; undef in bits 15 to 12
//
// Elements of vectors that are no whole bytes are packed (LangRef, vector
// type): <4 x i2> is one byte.

#include "verify/judge/refine/encode/state/SideMemory.h"
#include "llvm/Support/MathExtras.h"

using namespace palindrome::encode;
using namespace llvm;

Expr SideMemory::numberOf(const MemoryByte &byte) {
  if (byte.isPointer.isFalse())
    return byte.bits;
  // The bytes of a pointer that are read as an integer are its address.
  problem.looksAtAddresses = true;
  readsPointers = true;
  Expr shift = byte.index.zext(offsetBits).shl(Expr::bits(offsetBits, 3));
  return byte.isPointer.select(
      objects.addressOf(byte.pointer).lshr(shift).trunc(8), byte.bits);
}

//===-- Loading -----------------------------------------------------------===//

namespace {
/// The bytes of a value that is loaded, as one number.
struct Row {
  Expr bits;
  SmallVector<Expr, 8> poison;      ///< By byte.
  SmallVector<Variation, 8> varies; ///< By byte.
  Undefs undefs = {};
  /// Whether no byte was written, and the undef that the value then is.
  Expr isUndef;
  Lane any = {};

  /// A lane of some of its bits.
  Lane lane(unsigned low, unsigned width) const {
    Lane lane;
    lane.value = bits.extract(low + width - 1, low);
    unsigned first = low / 8, last = (low + width - 1) / 8;
    for (unsigned i = first; i <= last; ++i)
      lane.poison |= poison[i];
    lane.undefs = undefs;
    lane.varies = variation(first, last);
    // Some bits of a byte need not vary where the byte does.
    if (!lane.varies.isWhole && (low % 8 != 0 || width % 8 != 0))
      lane.varies = Variation::unknown();
    return lane;
  }
  /// Where the bytes `first` to `last` vary.
  Variation variation(unsigned first, unsigned last) const {
    Variation result;
    for (unsigned i = first; i <= last; ++i) {
      if (!varies[i].isKnown())
        return Variation::unknown();
      result.isWhole &=
          varies[i].isWhole &&
          (i == first || varies[i].condition.isSame(result.condition));
      result.condition |= varies[i].condition;
    }
    return result;
  }
};
} // namespace

/// Composes a value of `width` bits from its bytes, the least significant
/// first.
static Row compose(SideMemory &memory, Choices &choices,
                   ArrayRef<MemoryByte> bytes, unsigned width,
                   unsigned pointerBits, bool isPointer) {
  Row row;
  Expr anyUndef = Expr::boolean(false), isOther = anyUndef;
  row.isUndef = Expr::boolean(true);
  for (auto [i, byte] : enumerate(bytes)) {
    anyUndef |= byte.isUninitialised;
    row.isUndef &= byte.isUninitialised;
    if (width % 8 != 0)
      isOther |= !byte.isUninitialised &&
                 byte.partOrZero() != MemoryByte::partOf(width, i);
    else if (isPointer)
      isOther |= !byte.partOrZero().isZero();
  }
  if (!anyUndef.isFalse()) {
    row.any =
        choices.undef(isPointer ? pointerBits : bytes.size() * 8, isPointer);
    ChoiceVariable &choice = choices[row.any.undefs.front()];
    choice.isUndef = anyUndef;
    if (!isPointer)
      for (const MemoryByte &byte : bytes)
        choice.bytes.push_back(byte.isUninitialised);
  }
  addUndefs(row.undefs, row.any.undefs);
  for (auto [i, byte] : enumerate(bytes)) {
    Expr part = isPointer ? byte.bits : memory.numberOf(byte);
    Variation varies = byte.variation();
    if (Expr spare = byte.spareBits();
        width % 8 == 0 && !spare.isZero().isTrue()) {
      Lane any = choices.undef(8);
      part = (part & ~spare) | (any.value & spare);
      addUndefs(row.undefs, any.undefs);
      varies = Variation::unknown();
    }
    if (!byte.isUninitialised.isFalse())
      part = byte.isUninitialised.select(
          row.any.value.extract(8 * i + 7, 8 * i), part);
    row.bits = row.bits.isSet() ? part.concat(row.bits) : part;
    row.poison.push_back(byte.poison || isOther);
    addUndefs(row.undefs, byte.undefs);
    if (varies.isKnown())
      varies.condition |= byte.isUninitialised;
    row.varies.push_back(varies);
  }
  return row;
}

/// The pointer that `bytes` compose. All bytes of one pointer, in order, are
/// that pointer with its provenance. If only some bytes belong to a pointer, or
/// they are out of order, the result is poison. Bytes of no pointer are an
/// address without provenance: an offset from null of the address space.
static Lane pointerOf(const Blocks &blocks, unsigned space,
                      ArrayRef<MemoryByte> bytes, const Row &row) {
  Lane lane = row.lane(0, row.bits.width());
  lane.value = blocks.makePointer(
      Expr::bits(blocks.blockBits(), blocks.nullBlock(space)),
      lane.value.sextOrTrunc(offsetBits));
  // Bytes that cannot belong to a pointer have none.
  Expr pointer = bytes.front().pointer;
  Expr isWhole = Expr::boolean(true), hasParts = Expr::boolean(false);
  for (auto [i, byte] : enumerate(bytes)) {
    hasParts |= byte.isPointer;
    isWhole &= pointer.isSet() && byte.pointer.isSet()
                   ? byte.isPointer && byte.pointer == pointer &&
                         byte.index == Expr::bits(3, i)
                   : Expr::boolean(false);
  }
  lane.poison |= hasParts && !isWhole;
  if (!isWhole.isFalse())
    lane.value = isWhole.select(blocks.inSpace(pointer, space), lane.value);
  if (!row.isUndef.isFalse())
    lane.value = row.isUndef.select(row.any.value, lane.value);
  return lane;
}

/// Whether `lane`, a pointer that `bytes` compose, was written as a number
/// other than zero.
static Expr isNumber(ArrayRef<MemoryByte> bytes, const Lane &lane) {
  Expr result = Expr::boolean(false);
  for (const MemoryByte &byte : bytes)
    result |= byte.isNumber && !byte.isUninitialised;
  return result && !lane.poison && !Blocks::offsetOf(lane.value).isZero();
}

/// The lowest bit, in a row, of lane `index` of `count` lanes of `width` bits.
static unsigned lowestBit(const DataLayout &layout, unsigned index,
                          unsigned count, unsigned width) {
  return width * (layout.isBigEndian() ? count - 1 - index : index);
}

Lanes SideMemory::load(Type *type, Expr pointer, bool mayBeAccessed) {
  SmallVector<MemoryPiece> pieces;
  if (!listPieces(type, problem.layout, pieces)) {
    problem.setUnsupported("a value of this type in memory");
    return problem.poison(type);
  }
  Expr block = Blocks::blockOf(pointer), start = Blocks::offsetOf(pointer);
  Lanes value;
  for (const MemoryPiece &piece : pieces) {
    unsigned width = problem.layout.getTypeSizeInBits(piece.type);
    unsigned size = divideCeil(width, 8);
    SmallVector<MemoryByte> bytes;
    for (unsigned i = 0; i < size; ++i) {
      uint64_t at = problem.layout.isLittleEndian() ? i : size - 1 - i;
      bytes.push_back(
          readByte(block, start + Expr::bits(offsetBits, piece.offset + at)));
    }
    bool isPointer = piece.type->isPointerTy();
    Row row = compose(*this, choices, bytes, width,
                      problem.blocks.pointerBits(), isPointer);
    if (isPointer) {
      value.push_back(pointerOf(
          problem.blocks, piece.type->getPointerAddressSpace(), bytes, row));
      Expr number = isNumber(bytes, value.back());
      if (mayBeAccessed)
        loadsNumbers |= here.domain && number;
      else
        problem.hasIntToPtr |= !number.isFalse();
      continue;
    }
    unsigned each = width / piece.count;
    for (unsigned i = 0; i < piece.count; ++i)
      value.push_back(
          row.lane(lowestBit(problem.layout, i, piece.count, each), each));
  }
  return value;
}

//===-- Storing -----------------------------------------------------------===//

/// Splits a pointer into its bytes, the least significant first.
static void decompose(const Blocks &blocks, const Lane &lane,
                      MutableArrayRef<MemoryByte> bytes) {
  for (auto [i, byte] : enumerate(bytes)) {
    byte.poison = lane.poison;
    byte.undefs = lane.undefs;
    byte.varies = lane.variation().isWhole ? lane.varies : Variation::unknown();
    // Without provenance, it is an address.
    byte.isPointer = !blocks.isNullBlock(Blocks::blockOf(lane.value));
    byte.pointer = lane.value;
    byte.index = Expr::bits(3, i);
    byte.bits = Blocks::offsetOf(lane.value).extract(8 * i + 7, 8 * i);
  }
}

/// Splits packed lanes into bytes, both the least significant first. Returns
/// whether a byte holds several lanes of which not all are poison together: the
/// byte is then poison as a whole, which is more than LangRef allows.
static bool decompose(ArrayRef<Lane> lanes, MutableArrayRef<MemoryByte> bytes) {
  bool isInexact = false;
  Expr bits;
  for (const Lane &lane : lanes)
    bits = bits.isSet() ? lane.value.concat(bits) : lane.value;
  unsigned width = bits.width(), each = width / lanes.size();
  bits = bits.zext(8 * bytes.size());
  for (auto [i, byte] : enumerate(bytes)) {
    unsigned first = 8 * i / each,
             last = std::min<unsigned>(8 * i + 7, width - 1) / each;
    byte.bits = bits.extract(8 * i + 7, 8 * i);
    byte.isNumber = Expr::boolean(true);
    if (width % 8 != 0)
      byte.part = MemoryByte::partOf(width, i);
    for (const Lane &lane : lanes.slice(first, last - first + 1)) {
      isInexact |= !lane.poison.isSame(lanes[first].poison);
      byte.poison |= lane.poison;
      addUndefs(byte.undefs, lane.undefs);
    }
    const Lane &lane = lanes[first];
    byte.varies = first == last && lane.variation().isWhole
                      ? lane.varies
                      : Variation::unknown();
  }
  return isInexact;
}

void SideMemory::store(Type *type, const Lanes &value, Expr pointer) {
  SmallVector<MemoryPiece> pieces;
  if (!listPieces(type, problem.layout, pieces))
    return problem.setUnsupported("a value of this type in memory");
  // Padding between and behind the pieces becomes uninitialised.
  uint64_t written = 0;
  auto pad = [&](uint64_t until) {
    if (until > written)
      writeBytes(problem.blocks.offsetPointer(pointer, written),
                 SmallVector<MemoryByte>(until - written,
                                         MemoryByte::uninitialised()));
  };
  bool isBigEndian = problem.layout.isBigEndian();
  for (const MemoryPiece &piece : pieces) {
    unsigned size = divideCeil(problem.layout.getTypeSizeInBits(piece.type), 8);
    SmallVector<MemoryByte> bytes(size);
    SmallVector<Lane> lanes(
        ArrayRef(value).slice(piece.firstLane, piece.count));
    if (piece.type->isPointerTy()) {
      objects.escape(lanes.front());
      decompose(problem.blocks, lanes.front(), bytes);
    } else {
      if (isBigEndian)
        std::reverse(lanes.begin(), lanes.end());
      if (decompose(lanes, bytes))
        problem.mark(choices.isOfTarget() ? Over : Under,
                     "poison in a part of a byte");
    }
    if (isBigEndian)
      std::reverse(bytes.begin(), bytes.end());
    pad(piece.offset);
    writeBytes(problem.blocks.offsetPointer(pointer, piece.offset), bytes);
    written = piece.offset + size;
  }
  pad(problem.layout.getTypeStoreSize(type));
}
