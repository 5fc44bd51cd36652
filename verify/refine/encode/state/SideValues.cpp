// Values in one side's memory, as bytes.
//
// What LangRef calls undefined or unspecified of values of no whole number of
// bytes (load, store) is poison where they are loaded as another type than they
// were stored as, and undef for the bits that are beyond them in their last
// byte.

#include "verify/refine/encode/state/Side.h"
#include "llvm/Support/MathExtras.h"

using namespace palindrome::encode;
using namespace llvm;

Expr Side::numberOf(const MemoryByte &byte) {
  if (byte.isPointer.isFalse())
    return byte.bits;
  // A pointer's bytes, read as something else, are its address.
  problem.looksAtAddresses = true;
  readsPointersAsNumbers = true;
  Expr shift = byte.index.zext(offsetBits).shl(Expr::bits(offsetBits, 3));
  return byte.isPointer.select(addressOf(byte.pointer).lshr(shift).trunc(8),
                               byte.bits);
}

//===-- Loading -----------------------------------------------------------===//

namespace {
/// Bytes as one number.
struct Row {
  Expr bits;
  SmallVector<Expr, 8> poison; ///< By byte.
  Undefs undefs = {};
  Variation varies = {};
  Expr isUndef;  ///< Whether no byte of it was written.
  Lane any = {}; ///< What it is there.

  /// A lane of some of its bits.
  Lane lane(unsigned low, unsigned width) const {
    Lane lane;
    lane.value = bits.extract(low + width - 1, low);
    for (unsigned i = low / 8; i <= (low + width - 1) / 8; ++i)
      lane.poison |= poison[i];
    lane.undefs = undefs;
    lane.varies = varies;
    return lane;
  }
};
} // namespace

/// `bytes` are those of a value of `width` bits, from the least significant.
static Row compose(Side &side, ArrayRef<MemoryByte> bytes, unsigned width,
                   bool isPointer) {
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
  if (!anyUndef.isFalse())
    row.any = side.undef(isPointer ? side.problem.blocks.pointerBits()
                                   : bytes.size() * 8,
                         isPointer);
  addUndefs(row.undefs, row.any.undefs);
  for (auto [i, byte] : enumerate(bytes)) {
    Expr part = isPointer ? byte.bits : side.numberOf(byte);
    Variation varies = byte.variation();
    if (Expr spare = byte.spareBits();
        width % 8 == 0 && !spare.isZero().isTrue()) {
      Lane any = side.undef(8);
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
    if (!varies.isKnown() || !row.varies.isKnown()) {
      row.varies = Variation::unknown();
      continue;
    }
    Expr condition = varies.condition || byte.isUninitialised;
    row.varies.isWhole &=
        varies.isWhole && (i == 0 || condition.isSame(row.varies.condition));
    row.varies.condition |= condition;
  }
  return row;
}

/// The bytes of one pointer, in order, are that pointer, parts of pointers are
/// poison, and others make an address that leads to no block.
static Lane pointerOf(Side &side, ArrayRef<MemoryByte> bytes, const Row &row) {
  const Blocks &blocks = side.problem.blocks;
  Lane lane = row.lane(0, row.bits.width());
  lane.value = blocks.makePointer(Expr::bits(blocks.blockBits(), 0),
                                  lane.value.sextOrTrunc(offsetBits));
  if (Expr pointer = bytes.front().pointer; pointer.isSet()) {
    Expr isWhole = Expr::boolean(true), hasParts = Expr::boolean(false);
    for (auto [i, byte] : enumerate(bytes)) {
      isWhole &= byte.isPointer && byte.pointer == pointer &&
                 byte.index == Expr::bits(3, i);
      hasParts |= byte.isPointer;
    }
    lane.poison |= hasParts && !isWhole;
    lane.value = isWhole.select(pointer, lane.value);
  }
  if (!row.isUndef.isFalse())
    lane.value = row.isUndef.select(row.any.value, lane.value);
  return lane;
}

/// Where the lane `index` of `count`, of `width` bits, is in a packed row.
static unsigned lowestBit(const Side &side, unsigned index, unsigned count,
                          unsigned width) {
  return width *
         (side.problem.layout.isBigEndian() ? count - 1 - index : index);
}

Lanes Side::load(Type *type, Expr pointer) {
  SmallVector<MemoryPiece> pieces;
  if (!listPieces(type, problem.layout, pieces)) {
    setUnsupported("a value of this type in memory");
    return poison(type);
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
    Row row = compose(*this, bytes, width, isPointer);
    if (isPointer) {
      value.push_back(pointerOf(*this, bytes, row));
      continue;
    }
    unsigned each = width / piece.count;
    for (unsigned i = 0; i < piece.count; ++i)
      value.push_back(row.lane(lowestBit(*this, i, piece.count, each), each));
  }
  return value;
}

//===-- Storing -----------------------------------------------------------===//

/// The bytes of a pointer, from the least significant.
static void decompose(const Lane &lane, MutableArrayRef<MemoryByte> bytes) {
  for (auto [i, byte] : enumerate(bytes)) {
    byte.poison = lane.poison;
    byte.undefs = lane.undefs;
    byte.varies = lane.variation().isWhole ? lane.varies : Variation::unknown();
    // Null's pointers are addresses.
    byte.isPointer = !Blocks::blockOf(lane.value).isZero();
    byte.pointer = lane.value;
    byte.index = Expr::bits(3, i);
    byte.bits = Blocks::offsetOf(lane.value).extract(8 * i + 7, 8 * i);
  }
}

/// The same of lanes that are packed; `lanes` come with the lowest one first.
static void decompose(Side &side, ArrayRef<Lane> lanes,
                      MutableArrayRef<MemoryByte> bytes) {
  Expr bits;
  for (const Lane &lane : lanes)
    bits = bits.isSet() ? lane.value.concat(bits) : lane.value;
  unsigned width = bits.width(), each = width / lanes.size();
  bits = bits.zext(8 * bytes.size());
  for (auto [i, byte] : enumerate(bytes)) {
    unsigned first = 8 * i / each,
             last = std::min<unsigned>(8 * i + 7, width - 1) / each;
    byte.bits = bits.extract(8 * i + 7, 8 * i);
    if (width % 8 != 0)
      byte.part = MemoryByte::partOf(width, i);
    for (const Lane &lane : lanes.slice(first, last - first + 1)) {
      // A byte is poison as a whole.
      if (!lane.poison.isSame(lanes[first].poison))
        side.problem.mark(side.isTarget ? Over : Under,
                          "poison in a part of a byte");
      byte.poison |= lane.poison;
      addUndefs(byte.undefs, lane.undefs);
    }
    const Lane &lane = lanes[first];
    byte.varies = first == last && lane.variation().isWhole
                      ? lane.varies
                      : Variation::unknown();
  }
}

void Side::store(Type *type, const Lanes &value, Expr pointer) {
  SmallVector<MemoryPiece> pieces;
  if (!listPieces(type, problem.layout, pieces))
    return setUnsupported("a value of this type in memory");
  // What is between and behind the pieces has no value.
  uint64_t written = 0;
  auto pad = [&](uint64_t until) {
    if (until > written)
      writeBytes(offsetPointer(pointer, written),
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
      escape(lanes.front());
      decompose(lanes.front(), bytes);
    } else {
      if (isBigEndian)
        std::reverse(lanes.begin(), lanes.end());
      decompose(*this, lanes, bytes);
    }
    if (isBigEndian)
      std::reverse(bytes.begin(), bytes.end());
    pad(piece.offset);
    writeBytes(offsetPointer(pointer, piece.offset), bytes);
    written = piece.offset + size;
  }
  pad(problem.layout.getTypeStoreSize(type));
}
