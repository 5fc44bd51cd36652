// Counterexamples as JSON. A member that is empty is left out where the schema
// says so.

#include "verify/base/counterexample/JSON.h"

using namespace palindrome;

static llvm::StringRef nameOf(DifferenceKind kind) {
  switch (kind) {
  case DifferenceKind::Undefined:
    return "undefined";
  case DifferenceKind::End:
    return "end";
  case DifferenceKind::Result:
    return "result";
  case DifferenceKind::Byte:
    return "byte";
  case DifferenceKind::Rest:
    return "rest";
  case DifferenceKind::Freed:
    return "freed";
  case DifferenceKind::Event:
    return "event";
  case DifferenceKind::EventCount:
    return "event count";
  case DifferenceKind::Operand:
    return "operand";
  case DifferenceKind::Capture:
    return "capture";
  case DifferenceKind::NoException:
    return "no exception";
  case DifferenceKind::Exception:
    return "exception";
  }
  return "";
}

static llvm::StringRef nameOf(ValueKind kind) {
  switch (kind) {
  case ValueKind::None:
    return "none";
  case ValueKind::Defined:
    return "defined";
  case ValueKind::PartlyUndef:
    return "partly undef";
  case ValueKind::Undef:
    return "undef";
  case ValueKind::Poison:
    return "poison";
  }
  return "";
}

namespace palindrome {

template <>
inline constexpr EnumNames<DifferenceKind> namesOf<DifferenceKind>{
    nameOf, DifferenceKind::Exception};
template <>
inline constexpr EnumNames<ValueKind> namesOf<ValueKind>{nameOf,
                                                         ValueKind::Poison};

static void describe(JSONMembers &members, Counterexample::Input &input) {
  members.member("name", input.name);
  members.member("type", input.type);
  members.member("value", input.value);
  members.memberIfAny("block", input.block);
  members.memberIfAny("offset", input.offset);
  members.memberIfAny("variable", input.variable);
}

static void describe(JSONMembers &members, Counterexample::Byte &byte) {
  members.member("offset", byte.offset);
  members.member("value", byte.value);
}

static void describe(JSONMembers &members, Counterexample::Field &field) {
  members.member("name", field.name);
  members.member("offset", field.offset);
  members.member("size", field.size);
}

static void describe(JSONMembers &members, Counterexample::Block &block) {
  members.member("block", block.number);
  members.memberIfAny("name", block.name);
  members.member("size", block.size);
  members.member("address", block.address);
  members.member("constant", block.isConstant);
  members.member("bytes", block.bytes);
  members.memberIfAny("fields", block.fields);
}

static void describe(JSONMembers &members, Counterexample::Change &change) {
  members.member("block", change.block);
  members.member("freed", change.isFreed);
  members.member("bytes", change.bytes);
}

static void describe(JSONMembers &members, Counterexample::Step &step) {
  members.memberIfAny("place", step.place);
  members.memberIfAny("line", step.line);
  members.memberIfAny("instruction", step.instruction);
  members.memberIfAny("name", step.name);
  members.memberIfAny("variable", step.variable);
  members.memberIfAny("type", step.type);
  members.memberIfAny("value", step.value);
  members.memberIfAny("why", step.why);
  members.memberIfAny("next", step.next);
  members.memberIfAny("depth", step.depth);
  members.memberIfAny("index", step.index);
  members.memberIfAny("function", step.function);
}

static void describe(JSONMembers &members, Counterexample::Side &side) {
  members.memberIfAny("place", side.place);
  members.member("outcome", side.outcome);
  members.memberIfAny("type", side.type);
  members.memberIfAny("value", side.value);
  members.memberIfAny("why", side.why);
  members.memberIfAny("end", side.end);
  members.member("events", side.events);
  members.member("memory", side.memory);
  members.member("runs", side.runs);
  members.memberIfAny("parting", side.parting);
  members.member("trace", side.trace);
  members.memberIfAny("omitted", side.omitted);
  members.memberIf(side.omitted, "omittedAt", side.omittedAt);
}

void describe(JSONMembers &members, Counterexample &shown) {
  members.member("difference", shown.difference);
  members.choice("terms", shown.isMLIR, "llvm", "mlir");
  members.member("inputs", shown.inputs);
  members.member("memory", shown.memory);
  members.memberIfAny("rounding", shown.rounding);
  members.member("calls", shown.calls);
  members.member("usesDiffer", shown.usesDiffer);
  members.member("source", shown.source);
  members.member("target", shown.target);
  members.memberIfAny("differs", shown.kind);
  members.memberIfAny("targetHas", shown.targetHas);
  members.memberIfAny("sourceHas", shown.sourceHas);
  if (!members.isReading())
    members.derived("text", textOf(shown));
}

} // namespace palindrome
