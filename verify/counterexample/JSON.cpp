// Counterexamples as JSON. A member that is empty is left out where the schema
// says so.

#include "verify/counterexample/JSON.h"

using namespace palindrome;
namespace json = llvm::json;

using Block = Counterexample::Block;
using Byte = Counterexample::Byte;
using Change = Counterexample::Change;
using Input = Counterexample::Input;
using Side = Counterexample::Side;
using Step = Counterexample::Step;

//===-- Writing -----------------------------------------------------------===//

static void addIfAny(JSONObject &object, llvm::StringRef key,
                     llvm::StringRef text) {
  if (!text.empty())
    object.text(key, text);
}

static void addByte(JSONObject &object, const Byte &byte) {
  object.count("offset", byte.offset);
  object.text("value", byte.value);
}

static void addStep(JSONObject &object, const Step &step) {
  addIfAny(object, "place", step.place);
  addIfAny(object, "instruction", step.instruction);
  addIfAny(object, "name", step.name);
  addIfAny(object, "type", step.type);
  addIfAny(object, "value", step.value);
  addIfAny(object, "why", step.why);
  addIfAny(object, "next", step.next);
  if (step.depth)
    object.number("depth", step.depth);
}

static void addSide(JSONObject &object, const Side &side) {
  addIfAny(object, "place", side.place);
  object.text("outcome", side.outcome);
  addIfAny(object, "type", side.type);
  addIfAny(object, "value", side.value);
  addIfAny(object, "why", side.why);
  auto step = [&](llvm::StringRef key, const std::optional<Step> &step) {
    if (step)
      object.object(key, [&](JSONObject &inner) { addStep(inner, *step); });
  };
  step("end", side.end);
  object.objects("events", side.events, addStep);
  object.objects("memory", side.memory,
                 [](JSONObject &inner, const Change &change) {
                   inner.number("block", change.block);
                   inner.flag("freed", change.isFreed);
                   inner.objects("bytes", change.bytes, addByte);
                 });
  object.count("runs", side.runs);
  step("parting", side.parting);
  object.objects("trace", side.trace, addStep);
  if (side.omitted) {
    object.count("omitted", side.omitted);
    object.count("omittedAt", side.omittedAt);
  }
}

void palindrome::addCounterexample(
    JSONObject &object, const std::optional<Counterexample> &counterexample) {
  if (!counterexample) {
    object.null("counterexample");
    return;
  }
  const Counterexample &shown = *counterexample;
  object.object("counterexample", [&](JSONObject &inner) {
    inner.text("difference", shown.difference);
    inner.text("terms", shown.isMLIR ? "mlir" : "llvm");
    inner.objects("inputs", shown.inputs,
                  [](JSONObject &one, const Input &input) {
                    one.text("name", input.name);
                    one.text("type", input.type);
                    one.text("value", input.value);
                  });
    inner.objects("memory", shown.memory,
                  [](JSONObject &one, const Block &block) {
                    one.number("block", block.number);
                    addIfAny(one, "name", block.name);
                    one.count("size", block.size);
                    one.count("address", block.address);
                    one.flag("constant", block.isConstant);
                    one.objects("bytes", block.bytes, addByte);
                  });
    addIfAny(inner, "rounding", shown.rounding);
    inner.objects("calls", shown.calls, addStep);
    inner.flag("usesDiffer", shown.usesDiffer);
    inner.object("source",
                 [&](JSONObject &one) { addSide(one, shown.source); });
    inner.object("target",
                 [&](JSONObject &one) { addSide(one, shown.target); });
    inner.text("text", textOf(shown));
  });
}

//===-- Reading -----------------------------------------------------------===//

namespace palindrome {

// Found by llvm::json::ObjectMapper, by the types of the members.

static bool fromJSON(const json::Value &value, Input &input, json::Path path) {
  json::ObjectMapper map(value, path);
  return map && map.map("name", input.name) && map.map("type", input.type) &&
         map.map("value", input.value);
}

static bool fromJSON(const json::Value &value, Byte &byte, json::Path path) {
  json::ObjectMapper map(value, path);
  return map && map.map("offset", byte.offset) && map.map("value", byte.value);
}

static bool fromJSON(const json::Value &value, Block &block, json::Path path) {
  json::ObjectMapper map(value, path);
  return map && map.map("block", block.number) &&
         map.mapOptional("name", block.name) && map.map("size", block.size) &&
         map.map("address", block.address) &&
         map.map("constant", block.isConstant) && map.map("bytes", block.bytes);
}

static bool fromJSON(const json::Value &value, Change &change,
                     json::Path path) {
  json::ObjectMapper map(value, path);
  return map && map.map("block", change.block) &&
         map.map("freed", change.isFreed) && map.map("bytes", change.bytes);
}

static bool fromJSON(const json::Value &value, Step &step, json::Path path) {
  json::ObjectMapper map(value, path);
  return map && map.mapOptional("place", step.place) &&
         map.mapOptional("instruction", step.instruction) &&
         map.mapOptional("name", step.name) &&
         map.mapOptional("type", step.type) &&
         map.mapOptional("value", step.value) &&
         map.mapOptional("why", step.why) &&
         map.mapOptional("next", step.next) &&
         map.mapOptional("depth", step.depth);
}

static bool fromJSON(const json::Value &value, Side &side, json::Path path) {
  json::ObjectMapper map(value, path);
  return map && map.mapOptional("place", side.place) &&
         map.map("outcome", side.outcome) &&
         map.mapOptional("type", side.type) &&
         map.mapOptional("value", side.value) &&
         map.mapOptional("why", side.why) && map.map("end", side.end) &&
         map.map("events", side.events) && map.map("memory", side.memory) &&
         map.map("runs", side.runs) && map.map("parting", side.parting) &&
         map.map("trace", side.trace) &&
         map.mapOptional("omitted", side.omitted) &&
         map.mapOptional("omittedAt", side.omittedAt);
}

static bool fromJSON(const json::Value &value, Counterexample &shown,
                     json::Path path) {
  json::ObjectMapper map(value, path);
  std::string terms;
  if (!map || !map.map("difference", shown.difference) ||
      !map.map("terms", terms) || !map.map("inputs", shown.inputs) ||
      !map.map("memory", shown.memory) ||
      !map.mapOptional("rounding", shown.rounding) ||
      !map.map("calls", shown.calls) ||
      !map.map("usesDiffer", shown.usesDiffer) ||
      !map.map("source", shown.source) || !map.map("target", shown.target))
    return false;
  shown.isMLIR = terms == "mlir";
  return true;
}

} // namespace palindrome

bool palindrome::parseCounterexample(
    const json::Object &object, std::optional<Counterexample> &counterexample) {
  const json::Value *value = object.get("counterexample");
  if (!value)
    return false;
  json::Path::Root root;
  return fromJSON(*value, counterexample, root);
}
