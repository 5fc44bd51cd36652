// The text that a format makes of its arguments (C17, 7.21.6.1).

#include "verify/judge/refine/interpret/library/Functions.h"
#include <cstdio>

using namespace llvm;

namespace palindrome::interpret {
namespace {

/// The width and the precision of a conversion, at most.
constexpr int mostPadding = 1 << 12;

/// A conversion specification, such as "%-5ld".
struct Conversion {
  std::string flags;
  std::optional<int> width, precision;
  std::string length;
  char kind = 0;

  bool isLeft() const { return flags.find('-') != std::string::npos; }
};

/// A walk over a format.
class Formatter {
public:
  Formatter(Machine &machine, StringRef format, ArrayRef<Lanes> arguments)
      : machine(machine), rest(format), arguments(arguments) {}

  std::optional<Printed> run() {
    Printed printed;
    std::string text;
    bool isKnown = true;
    while (!rest.empty() && !machine.course.stopped()) {
      if (bool isPercent = rest.consume_front("%%");
          isPercent || !rest.starts_with("%")) {
        text += isPercent ? '%' : rest.front();
        rest = rest.drop_front(isPercent ? 0 : 1);
        printed.isSomething = true;
        continue;
      }
      rest = rest.drop_front();
      std::optional<std::string> part = convert(printed.isSomething);
      if (part)
        text += *part;
      else
        isKnown = false;
    }
    if (machine.course.stopped())
      return std::nullopt;
    if (isKnown) {
      printed.isSomething = !text.empty();
      printed.text = std::move(text);
    }
    return printed;
  }

private:
  const Lane *take() {
    if (next >= arguments.size() || arguments[next].size() != 1) {
      machine.course.onPossibleUB("a format that takes more arguments");
      return nullptr;
    }
    return &arguments[next++][0];
  }

  /// The next argument, a number of `width` bits.
  std::optional<APInt> takeNumber(unsigned width) {
    const Lane *lane = take();
    if (!lane)
      return std::nullopt;
    if (machine.setting.hasOneValue(*lane) && lane->bits.getBitWidth() == width)
      return lane->bits;
    machine.course.onPossibleUB("an argument of another type than its format");
    return std::nullopt;
  }

  /// A width or a precision; nothing if it is not there.
  std::optional<int> readPadding() {
    int64_t number = 0;
    if (rest.consume_front("*")) {
      if (std::optional<APInt> value = takeNumber(32))
        number = value->getSExtValue();
    } else if (unsigned digits = 0; !rest.consumeInteger(10, digits)) {
      number = digits;
    } else {
      return std::nullopt;
    }
    if (std::abs(number) > mostPadding)
      machine.course.unsupported("a format with a long field");
    return int(number);
  }

  std::string padded(std::string text, const Conversion &conversion) const {
    size_t width = conversion.width.value_or(0);
    if (text.size() < width)
      text.insert(conversion.isLeft() ? text.size() : 0, width - text.size(),
                  ' ');
    return text;
  }

  std::optional<std::string> convertNumber(const Conversion &conversion) {
    const bool isSigned = conversion.kind == 'd' || conversion.kind == 'i';
    unsigned width = 32;
    if (conversion.length == "ll" || conversion.length == "j")
      width = 64;
    else if (conversion.length == "l" || conversion.length == "z" ||
             conversion.length == "t")
      width = machine.setting.layout.getPointerSizeInBits(0);
    std::optional<APInt> value = takeNumber(width);
    if (!value)
      return std::nullopt;
    unsigned kept = conversion.length == "hh"  ? 8
                    : conversion.length == "h" ? 16
                                               : width;
    APInt number = value->trunc(kept);
    std::string pattern = "%" + conversion.flags;
    if (conversion.width)
      pattern += std::to_string(*conversion.width);
    if (conversion.precision)
      pattern += "." + std::to_string(*conversion.precision);
    pattern += std::string("ll") + conversion.kind;
    char buffer[2 * mostPadding + 64];
    int length = isSigned
                     ? std::snprintf(buffer, sizeof buffer, pattern.c_str(),
                                     (long long)number.getSExtValue())
                     : std::snprintf(buffer, sizeof buffer, pattern.c_str(),
                                     (unsigned long long)number.getZExtValue());
    return std::string(buffer, length);
  }

  /// What one conversion prints, behind its "%"; nothing where that is not
  /// known, or the execution ends. Sets `isSomething` where it prints at least
  /// a character.
  std::optional<std::string> convert(bool &isSomething) {
    Conversion conversion;
    while (!rest.empty() && StringRef("-+ #0").contains(rest.front())) {
      conversion.flags += rest.front();
      rest = rest.drop_front();
    }
    conversion.width = readPadding();
    if (conversion.width && *conversion.width < 0) {
      conversion.flags += '-';
      conversion.width = -*conversion.width;
    }
    if (rest.consume_front(".")) {
      conversion.precision = readPadding().value_or(0);
      if (*conversion.precision < 0)
        conversion.precision.reset();
    }
    while (!rest.empty() && StringRef("hlLjzt").contains(rest.front())) {
      conversion.length += rest.front();
      rest = rest.drop_front();
    }
    if (machine.course.stopped())
      return std::nullopt;
    conversion.kind = rest.empty() ? 0 : rest.front();
    rest = rest.drop_front(rest.empty() ? 0 : 1);
    switch (conversion.kind) {
    case 'd':
    case 'i':
    case 'u':
    case 'x':
    case 'X':
    case 'o':
      if (is_contained({"", "hh", "h", "l", "ll", "j", "z", "t"},
                       conversion.length))
        return convertNumber(conversion);
      break;
    case 'c':
      if (!conversion.length.empty())
        break;
      if (std::optional<APInt> value = takeNumber(32))
        return padded(std::string(1, char(value->extractBitsAsZExtValue(8, 0))),
                      conversion);
      return std::nullopt;
    case 's':
      if (!conversion.length.empty())
        break;
      if (const Lane *string = take())
        if (auto text =
                readString(machine, *string,
                           conversion.precision
                               ? std::optional<uint64_t>(*conversion.precision)
                               : std::nullopt))
          return padded(*text, conversion);
      return std::nullopt;
    case 'e':
    case 'E':
    case 'f':
    case 'F':
    case 'g':
    case 'G':
    case 'a':
    case 'A':
    case 'p':
      isSomething |= take() != nullptr;
      return std::nullopt;
    default:
      break;
    }
    machine.course.unsupported("such a format");
    return std::nullopt;
  }

  Machine &machine;
  StringRef rest;
  ArrayRef<Lanes> arguments;
  size_t next = 0;
};

} // namespace

std::optional<Printed> formatText(Machine &machine, const Lane &format,
                                  ArrayRef<Lanes> arguments) {
  auto text = readString(machine, format, std::nullopt);
  return text ? Formatter(machine, *text, arguments).run() : std::nullopt;
}

std::optional<Lane> formatToString(Machine &machine, LibFunc function,
                                   ArrayRef<Lanes> arguments, unsigned width) {
  if (function != LibFunc_sprintf && function != LibFunc_snprintf)
    return std::nullopt;
  const unsigned format = function == LibFunc_sprintf ? 1 : 2;
  const Lane ended = Lane::poison();
  uint64_t most = mostScannedBytes;
  if (format == 2) {
    const Lane &size = arguments[1][0];
    if (!machine.setting.hasOneValue(size)) {
      machine.course.onPossibleUB("a size that is not determined");
      return ended;
    }
    most = size.bits.getLimitedValue();
  }
  const Lane &to = arguments[0][0];
  auto printed = formatText(machine, arguments[format][0],
                            arguments.drop_front(format + 1));
  if (!printed)
    return ended;
  for (const Lanes &other : arguments.drop_front(format))
    for (const Lane &lane : other)
      if (most != 0 && lane.isPointer() && lane.object == to.object) {
        machine.course.onPossibleUB("strings that may overlap");
        return ended;
      }
  if (!printed->text || printed->text->size() >= mostScannedBytes) {
    machine.course.unsupported("the text that a format makes");
    return ended;
  }
  Lane length = Lane::of(APInt(width, printed->text->size()));
  if (most == 0)
    return length;
  std::string text = printed->text->substr(0, most - 1) + '\0';
  MemoryObject *object =
      machine.accesses.access(to, text.size(), 1, Access::Write);
  if (!object)
    return ended;
  Bytes bytes;
  for (char c : text)
    bytes.push_back(MemoryByte::of(uint8_t(c)));
  machine.accesses.writeBytes(*object, to.bits.getZExtValue(), bytes);
  return length;
}

} // namespace palindrome::interpret
