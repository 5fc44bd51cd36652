// The text of a counterexample, such as:
//
//   argument %x = i8 127
//   source returns i8 128 (-128)
//   target returns i8 poison: nsw overflow
//   they part at
//     source  %r = i8 128 (-128)            ; add i8 %x, 1
//     target  %r = i8 poison: nsw overflow  ; add nsw i8 %x, 1

#include "palindrome/Counterexample.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;
using namespace palindrome;

using Block = Counterexample::Block;
using Byte = Counterexample::Byte;
using Change = Counterexample::Change;
using Field = Counterexample::Field;
using Side = Counterexample::Side;
using Step = Counterexample::Step;

/// The bytes of a memory object that are printed; "..." stands for the others.
static constexpr size_t shownBytes = 32;
/// So many equal bytes in a row are printed once.
static constexpr size_t longestRepeated = 5;
/// Instructions stand behind values that are not longer than this.
static constexpr size_t widestValue = 60;

/// The field that has a byte; null if none does.
static const Field *fieldAt(ArrayRef<Field> fields, uint64_t offset) {
  const auto *found = find_if(fields, [&](const Field &field) {
    return offset >= field.offset && offset - field.offset < field.size;
  });
  return found == fields.end() ? nullptr : found;
}

/// Prints bytes as ranges: "bytes 4 to 11: 2a 00 x7". Those of a field are a
/// range: "p->x (byte 0): 2a".
static void printBytes(raw_ostream &out, ArrayRef<Byte> bytes,
                       ArrayRef<Field> fields) {
  bool isCut = bytes.size() > shownBytes;
  bytes = bytes.take_front(shownBytes);
  ListSeparator separator("; ");
  while (!bytes.empty()) {
    const Field *field = fieldAt(fields, bytes[0].offset);
    size_t count = 1;
    while (count < bytes.size() &&
           bytes[count].offset == bytes[count - 1].offset + 1 &&
           fieldAt(fields, bytes[count].offset) == field)
      ++count;
    ArrayRef<Byte> range = bytes.take_front(count);
    bytes = bytes.drop_front(count);
    out << separator << (field ? field->name + " (" : "")
        << (count == 1 ? "byte " : "bytes ") << range.front().offset;
    if (count != 1)
      out << " to " << range.back().offset;
    out << (field ? "):" : ":");
    while (!range.empty()) {
      StringRef value = range.front().value;
      ArrayRef<Byte> rest = range.drop_while(
          [&](const Byte &byte) { return byte.value == value; });
      size_t same = range.size() - rest.size();
      if (same >= longestRepeated)
        out << ' ' << value << " x" << same;
      for (size_t i = 0; same < longestRepeated && i != same; ++i)
        out << ' ' << value;
      range = rest;
    }
  }
  if (isCut)
    out << " ...";
}

static void printBlock(raw_ostream &out, const Block &block) {
  out << "block " << block.number;
  if (!block.name.empty())
    out << " (" << block.name << ')';
  out << ": " << block.size << (block.size == 1 ? " byte" : " bytes") << " at "
      << format_hex(block.address, 0);
  if (block.isConstant)
    out << ", constant";
  if (!block.bytes.empty())
    printBytes(out << "; ", block.bytes, block.fields);
  out << '\n';
}

/// "x (%r)", where the program has the name x.
static std::string namesText(const std::string &name,
                             const std::string &variable) {
  return variable.empty() || name == "%" + variable
             ? name
             : variable + " (" + name + ")";
}

/// The place of a step with what separates it; empty if it has none.
static std::string placeBefore(const Step &step) {
  const std::string &place = step.place.empty() ? step.line : step.place;
  return place.empty() ? "" : place + ": ";
}

/// "i8 poison: nsw overflow".
static std::string valueText(StringRef type, StringRef value, StringRef why) {
  std::string text = type.str();
  if (!text.empty() && !value.empty())
    text += ' ';
  text += value;
  if (!why.empty())
    text += (text.empty() ? "" : ": ") + why.str();
  return text;
}

namespace {
/// A line, and the instruction that it is about as a comment.
struct Row {
  std::string text, instruction;
};
} // namespace

/// Prints rows, with the instructions below one another.
static void printRows(raw_ostream &out, ArrayRef<Row> rows) {
  size_t width = 0;
  for (const Row &row : rows)
    if (!row.instruction.empty() && row.text.size() <= widestValue)
      width = std::max(width, row.text.size());
  for (const Row &row : rows) {
    out << row.text;
    if (!row.instruction.empty()) {
      if (row.text.size() < width)
        out.indent(width - row.text.size());
      out << "  ; " << row.instruction;
    }
    out << '\n';
  }
}

/// The row of a step, which `before` stands before.
static Row rowOf(const Twine &before, const Step &step) {
  // An op of MLIR has its results and its types in its own text.
  bool isOp = !step.place.empty();
  std::string value = valueText(isOp ? "" : step.type, step.value, step.why);
  if (!step.next.empty())
    value += (value.empty() ? "" : ", ") + step.next;
  if (isOp) {
    StringRef separator = value.empty()        ? ""
                          : step.value.empty() ? ": "
                                               : " = ";
    return {(before + step.place + ": " + step.instruction + separator + value)
                .str(),
            ""};
  }
  if (step.name.empty() && value.empty())
    return {(before + placeBefore(step) + step.instruction).str(), ""};
  // The instruction without what it defines.
  StringRef instruction = step.instruction;
  if (!step.name.empty() && instruction.consume_front(step.name))
    instruction.consume_front(" = ");
  bool hasBoth = !step.name.empty() && !value.empty();
  return {(before + namesText(step.name, step.variable) +
           (hasBoth ? " = " : "") + value)
              .str(),
          placeBefore(step) + instruction.str()};
}

static void printSide(raw_ostream &out, StringRef name, const Side &side,
                      ArrayRef<Block> memory) {
  out << name << ' ' << side.outcome;
  if (std::string value = valueText(side.type, side.value, ""); !value.empty())
    out << ' ' << value;
  if (!side.why.empty())
    out << ": " << side.why;
  out << '\n';
  if (side.end)
    out << "  at " << placeBefore(*side.end) << side.end->instruction << '\n';
  for (const auto &[number, event] : enumerate(side.events))
    out << "  event " << number + 1 << ": " << placeBefore(event)
        << event.instruction << (event.value.empty() ? "" : ", with ")
        << event.value << '\n';
  for (const Change &change : side.memory) {
    out << "  block " << change.block;
    const auto *block = find_if(
        memory, [&](const Block &each) { return each.number == change.block; });
    if (change.isFreed)
      out << " is freed";
    else
      printBytes(out << " becomes ", change.bytes,
                 block == memory.end() ? ArrayRef<Field>()
                                       : ArrayRef<Field>(block->fields));
    out << '\n';
  }
  if (side.runs == 0)
    out << "  (one of its runs; the solver finds no choices with which it "
           "matches)\n";
  if (side.runs > 1)
    out << "  (the first of its " << side.runs
        << " runs, none of which matches)\n";
}

static void printTrace(raw_ostream &out, StringRef name, const Side &side) {
  out << "trace of the " << name << '\n';
  std::vector<Row> rows;
  for (const auto &[i, step] : enumerate(side.trace)) {
    if (side.omitted != 0 && i == side.omittedAt)
      rows.push_back(
          {"  ... " + std::to_string(side.omitted) + " more ...", ""});
    rows.push_back(
        rowOf("  " + std::string(size_t(2) * step.depth, ' '), step));
  }
  Row end{"  " + side.outcome, ""};
  if (std::string value = valueText(side.type, side.value, side.why);
      !value.empty())
    end.text += (side.value.empty() ? ": " : " ") + value;
  if (side.end)
    end.instruction = placeBefore(*side.end) + side.end->instruction;
  rows.push_back(std::move(end));
  printRows(out, rows);
}

std::string palindrome::textOf(const Counterexample &shown, bool withTrace) {
  std::string text;
  raw_string_ostream out(text);
  for (const auto &[name, side] :
       {std::pair("source", &shown.source), std::pair("target", &shown.target)})
    if (!side->place.empty())
      out << name << " at " << side->place << '\n';
  for (const Counterexample::Input &input : shown.inputs) {
    out << "argument " << namesText(input.name, input.variable);
    if (shown.isMLIR)
      out << ": " << input.type << " = " << input.value << '\n';
    else
      out << " = " << input.type << ' ' << input.value << '\n';
  }
  for (const Block &block : shown.memory)
    printBlock(out, block);
  if (!shown.rounding.empty())
    out << "rounding mode = " << shown.rounding << '\n';
  std::vector<Row> calls;
  for (const Step &call : shown.calls)
    calls.push_back(rowOf("the call ", call));
  printRows(out, calls);
  printSide(out, "source", shown.source, shown.memory);
  printSide(out, "target", shown.target, shown.memory);
  if (shown.source.parting && shown.target.parting) {
    auto row = [](StringRef name, const Step &step) {
      return rowOf("  " + name + (step.place.empty() ? "  " : " "), step);
    };
    out << "they part at\n";
    printRows(out, {row("source", *shown.source.parting),
                    row("target", *shown.target.parting)});
  }
  if (shown.usesDiffer)
    out << "the target computes a register from undef, and its uses observe "
           "several values\n";
  if (withTrace) {
    printTrace(out, "source", shown.source);
    printTrace(out, "target", shown.target);
  }
  return text;
}

std::string palindrome::textOf(const std::optional<Counterexample> &shown,
                               bool withTrace) {
  return shown ? textOf(*shown, withTrace) : "";
}
