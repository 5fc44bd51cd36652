// Encodes library functions on arrays of bytes (C17, 7.24, and POSIX): memset,
// memcpy, memcmp, memchr and the like. No document defines how they treat a
// byte that is undef or poison. Here a comparison or search whose result
// depends on one is poison.

#include "verify/judge/refine/encode/calls/UnknownCalls.h"
#include "verify/judge/refine/encode/library/Library.h"
#include "verify/judge/refine/encode/state/Ranges.h"

using namespace palindrome::encode;
using namespace llvm;

/// Arrays of a constant size up to this are compared and searched completely.
constexpr uint64_t mostBytes = 64;
/// Of other arrays, this many bytes are. If they do not decide the result, it
/// is that of an unknown function.
constexpr uint64_t fewBytes = 8;

//===-- Writing -----------------------------------------------------------===//

/// The byte that memset writes for an argument of type int.
static MemoryByte lowByte(const Lane &value) {
  Lane low = value;
  low.value = value.value.trunc(8);
  return byteOf(low);
}

static void fill(Side &side, const CallBase &call, Expr size,
                 const MemoryByte &byte) {
  side.here.onlyIf(!size.isZero(), [&] {
    fillRange(side, definiteArgument(side, call, 0), size, byte);
  });
}

static Lanes encodeMemSet(Side &side, const CallBase &call) {
  fill(side, call, definiteSize(side, call, 2),
       lowByte(side.get(call.getArgOperand(1)).front()));
  return side.get(call.getArgOperand(0));
}

static Lanes encodeBZero(Side &side, const CallBase &call) {
  fill(side, call, definiteSize(side, call, 1), byteOf(Lane{Expr::bits(8, 0)}));
  return {};
}

/// Fills memory with a pattern of `count` bytes. The size need not be a
/// multiple of it.
template <unsigned count>
static Lanes encodeMemSetPattern(Side &side, const CallBase &call) {
  Expr size = definiteSize(side, call, 2);
  side.here.onlyIf(!size.isZero(), [&] {
    Expr target = definiteArgument(side, call, 0);
    Expr pattern = definiteArgument(side, call, 1);
    Expr patternSize = Expr::bits(offsetBits, count);
    side.checkAccess(target, size, Align(1), /*isWrite=*/true);
    side.checkAccess(pattern, patternSize, Align(1), /*isWrite=*/false);
    Expr block = Blocks::blockOf(pattern), start = Blocks::offsetOf(pattern);
    size_t until = side.memory.writes().size();
    writeRange(side, target, size,
               [&side, block, start, until, patternSize](Expr offset) {
                 return side.memory.readByte(
                     block, start + offset.urem(patternSize), until);
               });
  });
  return {};
}

template <bool mayOverlap>
static Lanes encodeCopy(Side &side, const CallBase &call) {
  Expr size = definiteSize(side, call, 2);
  side.here.onlyIf(!size.isZero(), [&] {
    copyRange(side, definiteArgument(side, call, 0),
              definiteArgument(side, call, 1), size, mayOverlap);
  });
  return side.get(call.getArgOperand(0));
}

static Lanes encodeMemPCpy(Side &side, const CallBase &call) {
  encodeCopy<false>(side, call);
  Expr target = definiteArgument(side, call, 0);
  return {Lane{
      side.problem.blocks.offsetPointer(target, definiteSize(side, call, 2))}};
}

//===-- Reading -----------------------------------------------------------===//

/// How many bytes of an array of `size` bytes are encoded one by one.
static uint64_t countLookedAt(Expr size) {
  auto known = size.constant();
  return known && known->ule(mostBytes) ? known->getZExtValue() : fewBytes;
}

template <bool isSigned>
static Lanes encodeCompare(Side &side, const CallBase &call) {
  Expr size = definiteSize(side, call, 2);
  unsigned width = side.problem.widthOf(call.getType());
  Lane result{Expr::bits(width, 0)};
  side.here.onlyIf(!size.isZero(), [&] {
    Expr a = definiteArgument(side, call, 0),
         b = definiteArgument(side, call, 1);
    // Both arrays are accessed completely, even if the first bytes differ.
    for (Expr pointer : {a, b})
      side.checkAccess(pointer, size, Align(1), /*isWrite=*/false);
    uint64_t count = countLookedAt(size);
    Expr isMore = Expr::bits(offsetBits, count).ult(size);
    Expr differs = Expr::boolean(false), isLess = differs, isVague = differs;
    for (uint64_t i = count; i-- > 0;) {
      ReadNumber x = readNumber(side, side.problem.blocks.offsetPointer(a, i)),
                 y = readNumber(side, side.problem.blocks.offsetPointer(b, i));
      Expr isIn = Expr::bits(offsetBits, i).ult(size);
      Expr isFirst = isIn && x.bits != y.bits;
      isVague = (isIn && (x.isVague || y.isVague)) || (!isFirst && isVague);
      isLess = isFirst.select(x.bits.ult(y.bits).toBit(), isLess.toBit())
                   .toBoolean();
      differs |= isFirst;
    }
    result.value = differs.select(
        chooseOrder(side, width, isSigned, differs, isLess), result.value);
    result.poison = isVague;
    Expr isOpen = isMore && !differs && !isVague;
    result = orUnknown(side, call, isOpen, {result}).front();
    // An array is equal to itself.
    result.value =
        (isOpen && a == b).select(Expr::bits(width, 0), result.value);
  });
  return {std::move(result)};
}

/// The first byte that is equal to the value, or null. Bytes after it are not
/// accessed.
static Lanes encodeMemChr(Side &side, const CallBase &call) {
  Expr size = definiteSize(side, call, 2);
  Lane result{side.problem.blocks.null()};
  side.here.onlyIf(!size.isZero(), [&] {
    Expr start = definiteArgument(side, call, 0);
    Expr value = definiteArgument(side, call, 1).trunc(8);
    uint64_t count = countLookedAt(size);
    SmallVector<std::pair<Expr, uint64_t>> found;
    Expr isOpen = Expr::boolean(true);
    for (uint64_t i = 0; i < count && !isOpen.isFalse(); ++i) {
      isOpen &= Expr::bits(offsetBits, i).ult(size);
      Expr pointer = side.problem.blocks.offsetPointer(start, i);
      ReadNumber byte = readNumber(side, pointer);
      side.here.onlyIf(isOpen, [&] {
        side.checkAccess(pointer, Expr::bits(offsetBits, 1), Align(1),
                         /*isWrite=*/false);
      });
      result.poison |= isOpen && byte.isVague;
      isOpen &= !byte.isVague;
      found.emplace_back(isOpen && byte.bits == value, i);
      isOpen &= byte.bits != value;
    }
    for (auto [condition, i] : reverse(found))
      result.value = condition.select(
          side.problem.blocks.offsetPointer(start, i), result.value);
    Expr isMore = Expr::bits(offsetBits, count).ult(size);
    result = orUnknown(side, call, isOpen && isMore, {result}).front();
  });
  return {std::move(result)};
}

/// The last byte that is equal to the value, or null. The array is accessed
/// completely.
static Lanes encodeMemRChr(Side &side, const CallBase &call) {
  Expr size = definiteSize(side, call, 2);
  auto known = size.constant();
  if (!known || known->ugt(mostBytes))
    return encodeUnknownCall(side, call);
  Lane result{side.problem.blocks.null()};
  if (known->isZero())
    return {result};
  Expr start = definiteArgument(side, call, 0);
  Expr value = definiteArgument(side, call, 1).trunc(8);
  side.checkAccess(start, size, Align(1), /*isWrite=*/false);
  for (uint64_t i = 0; i < known->getZExtValue(); ++i) {
    Expr pointer = side.problem.blocks.offsetPointer(start, i);
    ReadNumber byte = readNumber(side, pointer);
    Expr isHere = byte.bits == value;
    result.value = isHere.select(pointer, result.value);
    result.poison = byte.isVague || (!isHere && result.poison);
  }
  return {std::move(result)};
}

ArrayRef<LibraryEncoder> palindrome::encode::libraryMemory() {
  static constexpr LibraryEncoder encoders[] = {
      {LibFunc_memset, encodeMemSet, Exact},
      {LibFunc_bzero, encodeBZero, Exact},
      {LibFunc_memset_pattern4, encodeMemSetPattern<4>, Exact},
      {LibFunc_memset_pattern8, encodeMemSetPattern<8>, Exact},
      {LibFunc_memset_pattern16, encodeMemSetPattern<16>, Exact},
      {LibFunc_memcpy, encodeCopy<false>, Exact},
      {LibFunc_memmove, encodeCopy<true>, Exact},
      {LibFunc_mempcpy, encodeMemPCpy, Exact},
      {LibFunc_memcmp, encodeCompare<true>, Exact},
      {LibFunc_bcmp, encodeCompare<false>, Exact},
      {LibFunc_memchr, encodeMemChr, Exact},
      {LibFunc_memrchr, encodeMemRChr, Exact},
  };
  return encoders;
}
