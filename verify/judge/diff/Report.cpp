// Collects differences and spells places, values and metadata in A's names.

#include "verify/judge/diff/Report.h"
#include "palindrome/Differ.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/Twine.h"
#include "llvm/IR/DebugProgramInstruction.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace palindrome::diff {

/// In characters. An initializer may print as megabytes; what surrounds the
/// first difference is enough to find it.
static constexpr size_t longestSpelling = 400;

Report::Report(const Module &a, const Module &b, const Correspondence &values,
               const DiffOptions &options)
    : a(a), b(b), values(values), slotsA(&a), slotsB(&b),
      collector(differenceClasses(), options) {}

/// Cuts `a` and `b` to what surrounds their first difference.
static void shorten(std::string &a, std::string &b) {
  if (std::max(a.size(), b.size()) <= longestSpelling)
    return;
  size_t common = 0, shorter = std::min(a.size(), b.size());
  while (common < shorter && a[common] == b[common])
    ++common;
  size_t from = common > longestSpelling / 2 ? common - longestSpelling / 2 : 0;
  for (std::string *text : {&a, &b}) {
    bool cutTail = text->size() > from + longestSpelling;
    *text = text->substr(std::min(from, text->size()), longestSpelling);
    if (from)
      text->insert(0, "...");
    if (cutTail)
      text->append("...");
  }
}

void Report::add(StringRef className, const ValuePlace &where,
                 function_ref<void(Difference &)> spell) {
  collector.add(className, [&](Difference &difference) {
    difference.where = place(where, difference.symbol);
    spell(difference);
    shorten(difference.a, difference.b);
  });
}

void Report::add(StringRef className, const ValuePlace &where,
                 const Twine &textA, const Twine &textB) {
  add(className, where, [&](Difference &difference) {
    difference.a = textA.str();
    difference.b = textB.str();
  });
}

static const Function *functionOf(const Value *value) {
  if (auto *argument = dyn_cast<Argument>(value))
    return argument->getParent();
  if (auto *block = dyn_cast<BasicBlock>(value))
    return block->getParent();
  if (auto *instruction = dyn_cast<Instruction>(value))
    return instruction->getFunction();
  return nullptr;
}

std::string Report::ownName(const Value *value, Side side) {
  std::string text;
  raw_string_ostream out(text);
  if (const Function *function = functionOf(value))
    slots(side).incorporateFunction(*function);
  value->printAsOperand(out, /*PrintType=*/false, slots(side));
  return text;
}

std::string Report::value(const Value *value, Side side) {
  if (!value)
    return "";
  if (side == Side::B)
    if (const Value *counterpart = values.inA(value))
      return ownName(counterpart, Side::A);
  // The numbers of unnamed globals within a constant remain those of B.
  return ownName(value, side);
}

/// Replaces each token of `text` that is a key of `names`. A token is `%` and
/// the name, quoted or not, that follows.
static std::string rename(StringRef text, const StringMap<std::string> &names) {
  std::string out;
  while (!text.empty()) {
    size_t start = text.find('%');
    out += text.substr(0, start);
    if (start == StringRef::npos)
      break;
    text = text.substr(start);
    size_t end = 1;
    if (text.size() > 1 && text[1] == '"') {
      end = text.find('"', 2);
      end = end == StringRef::npos ? text.size() : end + 1;
    } else {
      while (end < text.size() &&
             (isAlnum(text[end]) || StringRef("-$._").contains(text[end])))
        ++end;
    }
    StringRef token = text.take_front(end);
    auto found = names.find(token);
    out += found == names.end() ? token : StringRef(found->second);
    text = text.substr(end);
  }
  return out;
}

std::string Report::instruction(const Instruction &instruction, Side side) {
  std::string text;
  raw_string_ostream out(text);
  slots(side).incorporateFunction(*instruction.getFunction());
  instruction.print(out, slots(side));
  StringRef trimmed = StringRef(text).trim();
  if (side == Side::A)
    return trimmed.str();
  StringMap<std::string> names;
  auto note = [&](const Value *local) {
    if (isa<Argument, BasicBlock, llvm::Instruction>(local))
      names[ownName(local, Side::B)] = value(local, Side::B);
  };
  note(&instruction);
  for (const Use &operand : instruction.operands())
    note(operand);
  return rename(trimmed, names);
}

std::string Report::type(const Type *type) {
  std::string text;
  raw_string_ostream out(text);
  type->print(out, /*IsForDebug=*/false, /*NoDetails=*/true);
  // An unnamed structure prints as `%"type 0x55..."`, with an address that
  // differs from run to run.
  std::string clean;
  StringRef rest = text;
  while (true) {
    size_t at = rest.find("%\"type 0x");
    clean += rest.substr(0, at);
    if (at == StringRef::npos)
      return clean;
    clean += "%<unnamed>";
    rest = rest.substr(at + 2);
    rest = rest.substr(std::min(rest.find('"'), rest.size() - 1) + 1);
  }
}

std::string Report::metadata(const Metadata *metadata, Side side) {
  if (!metadata)
    return "null";
  if (auto *local = dyn_cast<LocalAsMetadata>(metadata))
    return value(local->getValue(), side);
  std::string text;
  raw_string_ostream out(text);
  // A node prints as `!7 = ...`, with a number that means nothing in the other
  // module.
  metadata->print(out, slots(side), side == Side::A ? &a : &b);
  StringRef shown = text;
  if (isa<MDNode>(metadata) && shown.starts_with("!"))
    if (size_t at = shown.find(" = ");
        at != StringRef::npos && shown.substr(1, at - 1).find_first_not_of(
                                     "0123456789") == StringRef::npos)
      shown = shown.substr(at + 3);
  return shown.str();
}

std::string Report::record(const DbgRecord &record, Side side) {
  std::string text;
  raw_string_ostream out(text);
  if (const Function *function = record.getFunction())
    slots(side).incorporateFunction(*function);
  record.print(out, slots(side), /*IsForDebug=*/false);
  StringRef trimmed = StringRef(text).trim();
  if (side == Side::A)
    return trimmed.str();
  StringMap<std::string> names;
  if (auto *variable = dyn_cast<DbgVariableRecord>(&record))
    for (const Value *local : variable->location_ops())
      if (local && functionOf(local))
        names[ownName(local, Side::B)] = value(local, Side::B);
  return rename(trimmed, names);
}

/// The position of `instruction` in its block, from 1.
static unsigned position(const Instruction &instruction) {
  unsigned n = 1;
  for (const Instruction &other : *instruction.getParent()) {
    if (&other == &instruction)
      break;
    ++n;
  }
  return n;
}

std::string Report::place(const ValuePlace &place, std::string &symbol) {
  const Value *value = place.value;
  if (!value)
    return place.detail;
  Side side = place.inB ? Side::B : Side::A;
  const Function *function = functionOf(value);
  symbol = this->value(function ? function : value, side);
  if (!function)
    return symbol + place.detail;
  std::string text = symbol + ": ";
  if (isa<BasicBlock>(value))
    text += "label ";
  auto *instruction = dyn_cast<Instruction>(value);
  if (!instruction)
    return text + this->value(value, side) + place.detail;
  if (!instruction->getType()->isVoidTy())
    text += this->value(value, side) + " = " + instruction->getOpcodeName();
  else
    text += this->value(instruction->getParent(), side) + ": " +
            instruction->getOpcodeName() + " (#" +
            std::to_string(position(*instruction)) + ")";
  return text + place.detail;
}

} // namespace palindrome::diff
