// Functions that search, copy and append strings (C17, 7.24; POSIX).

#include "verify/judge/refine/interpret/library/Functions.h"

using namespace llvm;

namespace palindrome::interpret {
namespace {

class StringCall {
public:
  StringCall(Machine &machine, ArrayRef<Lanes> arguments)
      : machine(machine), arguments(arguments) {}

  std::optional<std::string> read(unsigned argument,
                                  std::optional<uint64_t> most = {}) {
    return readString(machine, arguments[argument][0], most);
  }

  std::optional<uint64_t> number(unsigned argument) {
    const Lane &lane = arguments[argument][0];
    if (machine.setting.hasOneValue(lane))
      return lane.bits.getLimitedValue();
    machine.course.onPossibleUB("a number that is not determined");
    return std::nullopt;
  }

  /// The pointer of an argument, and so many bytes.
  Lane at(unsigned argument, uint64_t offset) const {
    Lane lane = arguments[argument][0];
    if (lane.isPointer())
      lane.bits += offset;
    return lane;
  }

  /// A pointer to the place of the first argument; null if there is none.
  Lane place(size_t found) const {
    return found == std::string::npos
               ? Lane::pointer(
                     0,
                     APInt(machine.setting.layout.getPointerSizeInBits(0), 0))
               : at(0, found);
  }

  /// Writes bytes that were read from `from` to the first argument. Both must
  /// not overlap.
  void write(uint64_t offset, StringRef text, unsigned from) {
    Lane to = at(0, offset);
    if (text.empty())
      return;
    MemoryObject *object =
        machine.accesses.access(to, text.size(), 1, Access::Write);
    if (!object)
      return;
    if (to.object == arguments[from][0].object)
      return machine.course.onPossibleUB("strings that may overlap");
    Bytes bytes;
    for (char c : text)
      bytes.push_back(MemoryByte::of(uint8_t(c)));
    machine.accesses.writeBytes(*object, to.bits.getZExtValue(), bytes);
  }

  Lane duplicate(std::string text) {
    HeapRequest request;
    text += '\0';
    request.size = Lane::of(
        APInt(machine.setting.layout.getPointerSizeInBits(0), text.size()));
    Lane result = allocateHeap(machine, request);
    if (machine.course.stopped() || !result.isPointer() || result.object == 0)
      return result;
    Bytes bytes;
    for (char c : text)
      bytes.push_back(MemoryByte::of(uint8_t(c)));
    machine.accesses.writeBytes(machine.objects[result.object], 0, bytes);
    return result;
  }

  Machine &machine;
  ArrayRef<Lanes> arguments;
};

} // namespace

std::optional<Lane> stringFunction(Machine &machine, LibFunc function,
                                   ArrayRef<Lanes> arguments, unsigned width) {
  StringCall call(machine, arguments);
  const Lane ended = Lane::poison();
  auto length = [&](size_t found, const std::string &text) {
    return Lane::of(APInt(width, std::min(found, text.size())));
  };
  switch (function) {
  case LibFunc_strrchr: {
    auto character = call.number(1);
    auto text = character ? call.read(0) : std::nullopt;
    if (!text)
      return ended;
    return call.place(char(*character) == 0 ? text->size()
                                            : text->rfind(char(*character)));
  }
  case LibFunc_strstr: {
    auto text = call.read(0), part = text ? call.read(1) : text;
    return part ? call.place(text->find(*part)) : ended;
  }
  case LibFunc_strpbrk: {
    auto text = call.read(0), set = text ? call.read(1) : text;
    return set ? call.place(text->find_first_of(*set)) : ended;
  }
  case LibFunc_strspn: {
    auto text = call.read(0), set = text ? call.read(1) : text;
    return set ? length(text->find_first_not_of(*set), *text) : ended;
  }
  case LibFunc_strcspn: {
    auto text = call.read(0), set = text ? call.read(1) : text;
    return set ? length(text->find_first_of(*set), *text) : ended;
  }
  case LibFunc_strnlen: {
    auto most = call.number(1);
    auto text = most ? call.read(0, most) : std::nullopt;
    return text ? Lane::of(APInt(width, text->size())) : ended;
  }
  case LibFunc_memchr: {
    auto character = call.number(1),
         most = character ? call.number(2) : std::nullopt;
    if (!most)
      return ended;
    for (uint64_t i = 0; i != std::min(*most, mostScannedBytes); ++i) {
      auto byte = readBlock(machine, call.at(0, i), 1);
      if (!byte)
        return ended;
      if ((*byte)[0] == char(*character))
        return call.place(i);
    }
    if (*most > mostScannedBytes)
      machine.course.unsupported("a search of many bytes");
    return call.place(std::string::npos);
  }
  case LibFunc_stpcpy: {
    auto text = call.read(1);
    if (!text)
      return ended;
    size_t end = text->size();
    call.write(0, *text + '\0', 1);
    return call.at(0, end);
  }
  case LibFunc_strncpy: {
    auto count = call.number(2);
    auto text = count ? call.read(1, count) : std::nullopt;
    if (!text)
      return ended;
    if (*count > mostScannedBytes) {
      machine.course.unsupported("a copy of many bytes");
      return ended;
    }
    text->resize(*count);
    call.write(0, *text, 1);
    return arguments[0][0];
  }
  case LibFunc_strcat:
  case LibFunc_strncat: {
    std::optional<uint64_t> most;
    if (function == LibFunc_strncat && !(most = call.number(2)))
      return ended;
    auto before = call.read(0), text = before ? call.read(1, most) : before;
    if (!text)
      return ended;
    call.write(before->size(), *text + '\0', 1);
    return arguments[0][0];
  }
  case LibFunc_strdup:
  case LibFunc_dunder_strdup: {
    auto text = call.read(0);
    return text ? call.duplicate(std::move(*text)) : ended;
  }
  case LibFunc_strndup:
  case LibFunc_dunder_strndup: {
    auto most = call.number(1);
    auto text = most ? call.read(0, most) : std::nullopt;
    return text ? call.duplicate(std::move(*text)) : ended;
  }
  default:
    return formatToString(machine, function, arguments, width);
  }
}

} // namespace palindrome::interpret
