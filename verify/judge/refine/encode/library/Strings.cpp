// Encodes library functions on strings (C17, 7.24). They read byte by byte, and
// no further than the byte that decides their result; reading one that is undef
// or poison is undefined behavior. The first few bytes are encoded one by one,
// or all of them if the object is small. On longer strings, a call is one of an
// unknown function.

#include "verify/judge/refine/encode/calls/UnknownCalls.h"
#include "verify/judge/refine/encode/library/Library.h"
#include "verify/judge/refine/encode/state/Ranges.h"

using namespace palindrome::encode;
using namespace llvm;

/// How many bytes are encoded of an object of unknown size, and at most of any.
constexpr uint64_t fewBytes = 8, mostBytes = 256;

namespace {
/// The bytes of a string, as far as they are encoded.
struct String {
  Expr start;
  /// Whether the byte is read and exists, and its value.
  struct Byte {
    Expr isReached, bits;
  };
  SmallVector<Byte> bytes;
  Expr isLong; ///< Whether the string does not end within `bytes`.

  /// The length where `isLong` does not hold.
  Expr length() const {
    Expr result = Expr::bits(offsetBits, 0);
    for (uint64_t i = bytes.size(); i-- > 0;)
      result = bytes[i].bits.isZero().select(Expr::bits(offsetBits, i), result);
    return result;
  }
};

/// How many bytes of an object are encoded.
struct Limit {
  uint64_t bytes;
  bool isAll; ///< Whether the object has no more.
};
} // namespace

static Limit limitOf(Side &side, Expr pointer) {
  Expr block = Blocks::blockOf(pointer);
  auto size = side.objects.sizeOf(block).constant();
  const Blocks &blocks = side.problem.blocks;
  if (auto number = block.constant();
      number && number->ult(blocks.globals().size()))
    if (auto *variable = dyn_cast_or_null<GlobalVariable>(
            blocks.globals()[number->getZExtValue()]);
        variable && variable->hasInitializer())
      size =
          APInt(offsetBits,
                side.problem.layout.getTypeAllocSize(variable->getValueType()));
  if (size && size->ule(mostBytes))
    return {size->getZExtValue(), true};
  return {fewBytes, false};
}

/// Reads the byte at `index` where `isReached` holds, and returns its value.
/// Undefined behavior if it does not exist or is undef or poison.
static Expr look(Side &side, Expr start, uint64_t index, Expr isReached) {
  Expr pointer = side.problem.blocks.offsetPointer(start, index);
  ReadNumber byte = readNumber(side, pointer);
  side.here.onlyIf(isReached, [&] {
    side.checkAccess(pointer, Expr::bits(offsetBits, 1), Align(1),
                     /*isWrite=*/false);
    side.addUB(byte.isVague);
  });
  return byte.bits;
}

/// The condition that the function reads past the limit. If the object has no
/// more bytes, that is undefined behavior, and the result is false.
static Expr goOn(Side &side, Limit limit, Expr isOpen) {
  if (!limit.isAll)
    return isOpen;
  side.addUB(isOpen);
  return Expr::boolean(false);
}

static String followString(Side &side, Expr start) {
  String string{start, {}, Expr::boolean(true)};
  Limit limit = limitOf(side, start);
  for (uint64_t i = 0; i < limit.bytes && !string.isLong.isFalse(); ++i) {
    Expr bits = look(side, start, i, string.isLong);
    string.bytes.push_back({string.isLong, bits});
    string.isLong &= !bits.isZero();
  }
  string.isLong = goOn(side, limit, string.isLong);
  return string;
}

static Lanes encodeStrLen(Side &side, const CallBase &call) {
  String string = followString(side, definiteArgument(side, call, 0));
  unsigned width = side.problem.widthOf(call.getType());
  Lane length{string.length().zextOrTrunc(width)};
  if (string.isLong.isFalse())
    return {length};
  Lanes result = orUnknown(side, call, string.isLong, {length});
  // The length of a longer string is at least the number of bytes encoded.
  Expr least = Expr::bits(width, string.bytes.size());
  Expr value = result.front().value;
  result.front().value =
      (string.isLong && value.ult(least)).select(least, value);
  result.front().poison &= !string.isLong;
  return result;
}

/// Compares at most `count` bytes, or whole strings if it is not set.
static Lanes compareStrings(Side &side, const CallBase &call, Expr count) {
  Expr a = definiteArgument(side, call, 0), b = definiteArgument(side, call, 1);
  unsigned width = side.problem.widthOf(call.getType());
  auto isIn = [&](uint64_t i) {
    return count.isSet() ? Expr::bits(offsetBits, i).ult(count)
                         : Expr::boolean(true);
  };
  Expr isOpen = isIn(0);
  Expr differs = Expr::boolean(false), isLess = differs;
  Limit limit = limitOf(side, a), other = limitOf(side, b);
  if (other.isAll && (!limit.isAll || other.bytes < limit.bytes))
    limit = other;
  for (uint64_t i = 0; i < limit.bytes && !isOpen.isFalse(); ++i) {
    Expr x = look(side, a, i, isOpen), y = look(side, b, i, isOpen);
    isLess |= isOpen && x.ult(y);
    differs |= isOpen && x != y;
    isOpen &= x == y && !x.isZero() && isIn(i + 1);
  }
  isOpen = goOn(side, limit, isOpen);
  Lane order{differs.select(
      chooseOrder(side, width, /*isSigned=*/true, differs, isLess),
      Expr::bits(width, 0))};
  Lanes result = orUnknown(side, call, isOpen, {order});
  // A string is equal to itself.
  Expr isSame = isOpen && a == b;
  result.front().value =
      isSame.select(Expr::bits(width, 0), result.front().value);
  return result;
}

static Lanes encodeStrCmp(Side &side, const CallBase &call) {
  return compareStrings(side, call, Expr());
}

static Lanes encodeStrNCmp(Side &side, const CallBase &call) {
  return compareStrings(side, call, definiteSize(side, call, 2));
}

/// The first occurrence of a character, which may be the terminator, or null.
static Lanes encodeStrChr(Side &side, const CallBase &call) {
  Expr start = definiteArgument(side, call, 0);
  Expr value = definiteArgument(side, call, 1).trunc(8);
  Expr isOpen = Expr::boolean(true);
  SmallVector<std::pair<Expr, uint64_t>> found;
  Limit limit = limitOf(side, start);
  for (uint64_t i = 0; i < limit.bytes && !isOpen.isFalse(); ++i) {
    Expr bits = look(side, start, i, isOpen);
    found.emplace_back(isOpen && bits == value, i);
    isOpen &= bits != value && !bits.isZero();
  }
  isOpen = goOn(side, limit, isOpen);
  Lane place{side.problem.blocks.null()};
  for (auto [condition, i] : reverse(found))
    place.value = condition.select(side.problem.blocks.offsetPointer(start, i),
                                   place.value);
  return orUnknown(side, call, isOpen, {place});
}

/// Copies a string with its terminator. Source and destination must not
/// overlap.
static void copyString(Side &side, Expr target, const String &source) {
  side.here.onlyIf(!source.isLong, [&] {
    Expr size = source.length() + Expr::bits(offsetBits, 1);
    copyRange(side, target, source.start, size, /*mayOverlap=*/false);
    // `copyRange` permits a copy of a range to itself.
    side.addUB(target == source.start);
  });
}

template <bool returnsEnd>
static Lanes encodeStrCpy(Side &side, const CallBase &call) {
  Expr target = definiteArgument(side, call, 0);
  String source = followString(side, definiteArgument(side, call, 1));
  copyString(side, target, source);
  Lane result{returnsEnd
                  ? side.problem.blocks.offsetPointer(target, source.length())
                  : target};
  return orUnknown(side, call, source.isLong, {result});
}

static Lanes encodeStrCat(Side &side, const CallBase &call) {
  Expr start = definiteArgument(side, call, 0);
  String target = followString(side, start);
  String source = followString(side, definiteArgument(side, call, 1));
  side.here.onlyIf(!target.isLong, [&] {
    copyString(side, side.problem.blocks.offsetPointer(start, target.length()),
               source);
  });
  return orUnknown(side, call, target.isLong || source.isLong, {Lane{start}});
}

ArrayRef<LibraryEncoder> palindrome::encode::libraryStrings() {
  static constexpr LibraryEncoder encoders[] = {
      {LibFunc_strlen, encodeStrLen, Exact},
      {LibFunc_strcmp, encodeStrCmp, Exact},
      {LibFunc_strncmp, encodeStrNCmp, Exact},
      {LibFunc_strchr, encodeStrChr, Exact},
      {LibFunc_strcpy, encodeStrCpy<false>, Exact},
      {LibFunc_stpcpy, encodeStrCpy<true>, Exact},
      {LibFunc_strcat, encodeStrCat, Exact},
  };
  return encoders;
}
