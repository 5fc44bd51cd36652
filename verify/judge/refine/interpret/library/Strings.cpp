// strlen, strcmp and their kin, memcmp and bcmp.

#include "verify/judge/refine/interpret/intrinsics/Intrinsics.h"
#include "verify/judge/refine/interpret/library/Functions.h"

using namespace llvm;

namespace palindrome::interpret {
namespace {

/// The byte at `index`; nothing, and the execution ends, if it cannot be read
/// or is undetermined. Of a string, undef and poison are undefined behavior.
std::optional<uint8_t> byteAt(Machine &machine, Lane pointer, uint64_t index,
                              bool isOfString) {
  pointer.bits += index;
  MemoryObject *object = machine.accesses.access(pointer, 1, 1, Access::Read);
  if (!object)
    return std::nullopt;
  Bytes bytes =
      machine.accesses.readBytes(*object, pointer.bits.getZExtValue(), 1);
  if (bytes[0].isBits() && !(machine.setting.isSource() &&
                             machine.accesses.isLoadedFromUndefAgain(bytes)))
    return bytes[0].value;
  if (bytes[0].pointer)
    machine.course.unsupported("a pointer's bytes in a string");
  else if (isOfString && (bytes[0].poison != 0 || bytes[0].undef == 0xff))
    machine.course.onImmediateUB("a string's byte is undef or poison");
  else
    machine.course.onPossibleUB("a string's byte is not determined");
  return std::nullopt;
}

/// Whether the byte at `index`, which must be dereferenceable, is determined.
bool isKnown(const Objects &objects, const Lane &pointer, uint64_t index) {
  return objects[pointer.object]
      .at(pointer.bits.getZExtValue() + index)
      .isBits();
}

} // namespace

Lane stringLength(Machine &machine, const Lane &string, unsigned width) {
  for (uint64_t i = 0; i != mostScannedBytes; ++i) {
    auto byte = byteAt(machine, string, i, /*isOfString=*/true);
    if (!byte)
      return Lane::poison();
    if (*byte == 0)
      return Lane::of(APInt(width, i));
  }
  machine.course.unsupported("a long string");
  return Lane::poison();
}

Lane compareStrings(Machine &machine, ArrayRef<Lanes> in, unsigned width) {
  if (in.size() == 3 && !machine.setting.hasOneValue(in[2][0])) {
    machine.course.onPossibleUB("a size that is not determined");
    return Lane::poison();
  }
  auto isIn = [&](uint64_t i) { return in.size() < 3 || in[2][0].bits.ugt(i); };
  for (uint64_t i = 0; isIn(i); ++i) {
    if (i == mostScannedBytes) {
      machine.course.unsupported("a long string");
      return Lane::poison();
    }
    auto x = byteAt(machine, in[0][0], i, /*isOfString=*/true);
    auto y = x ? byteAt(machine, in[1][0], i, /*isOfString=*/true) : x;
    if (!y)
      return Lane::poison();
    if (*x != *y)
      return anyOfSign(machine, width, *x < *y ? -1 : 1);
    if (*x == 0)
      break;
  }
  return Lane::of(APInt(width, 0));
}

Lane findInString(Machine &machine, const Lane &string, const Lane &character) {
  if (!machine.setting.hasOneValue(character)) {
    machine.course.onPossibleUB("a character that is not determined");
    return Lane::poison();
  }
  uint8_t wanted = character.bits.extractBitsAsZExtValue(8, 0);
  for (uint64_t i = 0; i != mostScannedBytes; ++i) {
    auto byte = byteAt(machine, string, i, /*isOfString=*/true);
    if (!byte)
      return Lane::poison();
    if (*byte == wanted) {
      Lane place = string;
      place.bits += i;
      return place;
    }
    if (*byte == 0)
      return Lane::pointer(0, APInt(string.bits.getBitWidth(), 0));
  }
  machine.course.unsupported("a long string");
  return Lane::poison();
}

std::optional<std::string> readString(Machine &machine, const Lane &string,
                                      std::optional<uint64_t> most) {
  std::string text;
  while (!most || text.size() < *most) {
    if (text.size() == mostScannedBytes) {
      machine.course.unsupported("a long string");
      return std::nullopt;
    }
    auto byte = byteAt(machine, string, text.size(), /*isOfString=*/true);
    if (!byte)
      return std::nullopt;
    if (*byte == 0)
      break;
    text += char(*byte);
  }
  return text;
}

std::optional<std::string> readBlock(Machine &machine, const Lane &block,
                                     uint64_t size) {
  std::string bytes;
  while (bytes.size() < size) {
    auto byte = byteAt(machine, block, bytes.size(), /*isOfString=*/false);
    if (!byte)
      return std::nullopt;
    bytes += char(*byte);
  }
  return bytes;
}

void copyString(Machine &machine, const Lane &target, const Lane &source) {
  Lane size = stringLength(machine, source, source.bits.getBitWidth());
  if (machine.course.stopped())
    return;
  ++size.bits;
  if (target.isPointer() && target == source)
    machine.course.onImmediateUB("a string is copied to itself");
  else
    copyMemory(machine, target, source, size, /*mayOverlap=*/false);
}

Lane compareBytes(Machine &machine, ArrayRef<Lanes> in, bool hasSign,
                  unsigned width) {
  const Lane &size = in[2][0];
  if (!machine.setting.hasOneValue(size)) {
    machine.course.onPossibleUB("a size that is not determined");
    return Lane::poison();
  }
  // Both arrays must be dereferenceable throughout, even if an early byte
  // differs.
  std::optional<int> order;
  for (const Lanes &side : {in[0], in[1]})
    if (!size.bits.isZero())
      machine.accesses.access(side[0], size.bits.getLimitedValue(), 1,
                              Access::Read);
  if (!machine.course.stopped() && size.bits.ugt(mostScannedBytes))
    machine.course.unsupported("a comparison of many bytes");
  for (uint64_t i = 0; !machine.course.stopped() && !order && size.bits.ugt(i);
       ++i) {
    if (machine.setting.isSource() && !(isKnown(machine.objects, in[0][0], i) &&
                                        isKnown(machine.objects, in[1][0], i)))
      return Lane::poison();
    auto x = byteAt(machine, in[0][0], i, /*isOfString=*/false),
         y = byteAt(machine, in[1][0], i, /*isOfString=*/false);
    if (x && y && *x != *y)
      order = *x < *y ? -1 : 1;
  }
  if (machine.course.stopped() || !order)
    return zeroLane(Type::getIntNTy(machine.setting.module.getContext(), width),
                    machine.setting.layout);
  return anyOfSign(machine, width, hasSign ? *order : 0);
}

} // namespace palindrome::interpret
