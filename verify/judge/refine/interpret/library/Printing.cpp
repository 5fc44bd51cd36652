// Functions that print to a stream (C17, 7.21.6 and 7.21.7). They are events of
// which the text counts, as if written by fputc: which functions print it does
// not matter. A stream on which writing succeeds is one that may be there.

#include "verify/judge/refine/interpret/library/Outside.h"

using namespace llvm;

namespace palindrome::interpret {
namespace {

/// What a call prints, where, and what it returns.
struct Printing {
  std::optional<Lane> stream; ///< Nothing for a stdout that is not known.
  Printed printed;
  std::optional<uint64_t> result;
};

class Printer {
public:
  Printer(Machine &machine, LibFunc function, ArrayRef<Lanes> arguments)
      : machine(machine), function(function), arguments(arguments) {}

  /// Nothing if the function does not print, or the execution has ended.
  std::optional<Printing> run();

private:
  std::optional<Printing> printFormat(std::optional<Lane> stream,
                                      unsigned format);
  std::optional<Printing> printCharacter(std::optional<Lane> stream);
  std::optional<Printing> printString(std::optional<Lane> stream,
                                      StringRef end);
  std::optional<Printing> printBytes();

  Machine &machine;
  LibFunc function;
  ArrayRef<Lanes> arguments;
};

std::optional<Printing> Printer::printFormat(std::optional<Lane> stream,
                                             unsigned format) {
  auto printed = formatText(machine, arguments[format][0],
                            arguments.drop_front(format + 1));
  if (!printed)
    return std::nullopt;
  std::optional<uint64_t> length;
  if (printed->text)
    length = printed->text->size();
  return Printing{std::move(stream), std::move(*printed), length};
}

std::optional<Printing> Printer::printCharacter(std::optional<Lane> stream) {
  const Lane &character = arguments[0][0];
  if (!machine.setting.hasOneValue(character)) {
    machine.course.onPossibleUB("a character that is not determined");
    return std::nullopt;
  }
  uint8_t byte = character.bits.extractBitsAsZExtValue(8, 0);
  return Printing{
      std::move(stream), {std::string(1, char(byte)), true}, uint64_t(byte)};
}

std::optional<Printing> Printer::printString(std::optional<Lane> stream,
                                             StringRef end) {
  auto text = readString(machine, arguments[0][0], std::nullopt);
  if (!text)
    return std::nullopt;
  *text += end;
  bool isSomething = !text->empty();
  // The standard says no more than that the result is not negative.
  return Printing{
      std::move(stream), {std::move(text), isSomething}, uint64_t(1)};
}

std::optional<Printing> Printer::printBytes() {
  const Lane &size = arguments[1][0], &count = arguments[2][0];
  if (!machine.setting.hasOneValue(size) ||
      !machine.setting.hasOneValue(count)) {
    machine.course.onPossibleUB("a size that is not determined");
    return std::nullopt;
  }
  bool isTooLarge = false;
  APInt total = size.bits.umul_ov(count.bits, isTooLarge);
  if (isTooLarge || total.ugt(mostScannedBytes)) {
    machine.course.unsupported("a large block that is written");
    return std::nullopt;
  }
  auto text = readBlock(machine, arguments[0][0], total.getZExtValue());
  if (!text)
    return std::nullopt;
  bool isSomething = !text->empty();
  return Printing{arguments[3][0],
                  {std::move(text), isSomething},
                  isSomething ? count.bits.getZExtValue() : 0};
}

std::optional<Printing> Printer::run() {
  switch (function) {
  case LibFunc_printf:
    return printFormat(standardOutput(machine), 0);
  case LibFunc_fprintf:
    return printFormat(arguments[0][0], 1);
  case LibFunc_putchar:
  case LibFunc_putchar_unlocked:
    return printCharacter(standardOutput(machine));
  case LibFunc_putc:
  case LibFunc_putc_unlocked:
  case LibFunc_under_IO_putc:
  case LibFunc_fputc:
  case LibFunc_fputc_unlocked:
    return printCharacter(arguments[1][0]);
  case LibFunc_puts:
    return printString(standardOutput(machine), "\n");
  case LibFunc_fputs:
  case LibFunc_fputs_unlocked:
    return printString(arguments[1][0], "");
  case LibFunc_fwrite:
  case LibFunc_fwrite_unlocked:
    return printBytes();
  default:
    return std::nullopt;
  }
}

/// Records that a call prints.
void record(Machine &machine, const CallBase &call, const Function &callee,
            const Printing &printing, ArrayRef<Lanes> arguments) {
  Event event;
  event.at = &call;
  event.callee = &callee;
  event.lanes.push_back(printing.stream.value_or(nullPointer(machine)));
  event.types.push_back(PointerType::getUnqual(call.getContext()));
  if (!printing.printed.text)
    for (auto [i, lanes] : enumerate(arguments)) {
      SmallVector<Type *> types;
      laneTypes(call.getArgOperand(i)->getType(), types);
      event.lanes.append(lanes.begin(), lanes.end());
      event.types.insert(event.types.end(), types.begin(), types.end());
    }
  event.reads.assign(event.lanes.size(), true);
  event.reads[0] = false;
  event.hidden.assign(event.lanes.size(), false);
  event.keeps.assign(event.lanes.size(), false);
  if (!printing.printed.text)
    event.memory = std::make_shared<const Memory>(machine.objects.all());
  event.exceptions = machine.record.exceptions();
  event.printed = printing.printed;
  recordOutside(machine, std::move(event));
}

} // namespace

bool printFunction(Machine &machine, const CallBase &call,
                   const Function &callee, LibFunc function,
                   ArrayRef<Lanes> arguments, Lanes &result) {
  std::optional<Printing> printing =
      Printer(machine, function, arguments).run();
  if (!printing)
    return machine.course.stopped();
  if (printing->stream)
    useStream(machine, *printing->stream);
  if (machine.course.stopped())
    return true;
  if (printing->printed.isSomething || !printing->printed.text)
    record(machine, call, callee, *printing, arguments);
  if (printing->result)
    result = {
        Lane::of(APInt(64, *printing->result)
                     .zextOrTrunc(machine.setting.width(call.getType())))};
  else if (!call.use_empty())
    machine.course.unsupported("how much a call prints");
  return true;
}

} // namespace palindrome::interpret
