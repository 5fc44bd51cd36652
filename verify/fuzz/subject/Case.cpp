// Writes mutants as JSON and reads them.

#include "verify/fuzz/subject/Case.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace palindrome::fuzz {

json::Value toJSON(const Steps &steps) {
  json::Array array;
  for (const mutate::Step &step : steps) {
    json::Object object{{"mutation", step.mutation},
                        {"seed", std::to_string(step.seed)}};
    if (!step.donor.empty())
      object["donor"] = json::fixUTF8(step.donor);
    array.push_back(std::move(object));
  }
  return array;
}

std::optional<Steps> stepsFromJSON(const json::Value *value) {
  const json::Array *array = value ? value->getAsArray() : nullptr;
  if (!array)
    return std::nullopt;
  Steps steps;
  for (const json::Value &element : *array) {
    const json::Object *object = element.getAsObject();
    if (!object)
      return std::nullopt;
    mutate::Step step;
    std::optional<StringRef> mutation = object->getString("mutation");
    std::optional<StringRef> seed = object->getString("seed");
    if (!mutation || !seed || seed->getAsInteger(10, step.seed))
      return std::nullopt;
    step.mutation = mutation->str();
    step.donor = object->getString("donor").value_or("").str();
    steps.push_back(std::move(step));
  }
  return steps;
}

std::string formatCase(const Case &mutant) {
  std::string text;
  raw_string_ostream(text) << json::Value(json::Object{
      {"entry", int64_t(mutant.entry)}, {"steps", toJSON(mutant.steps)}});
  return text;
}

std::optional<Case> parseCase(StringRef text) {
  Expected<json::Value> value = json::parse(text);
  if (!value) {
    consumeError(value.takeError());
    return std::nullopt;
  }
  const json::Object *object = value->getAsObject();
  if (!object)
    return std::nullopt;
  std::optional<int64_t> entry = object->getInteger("entry");
  std::optional<Steps> steps = stepsFromJSON(object->get("steps"));
  if (!entry || *entry < 0 || !steps)
    return std::nullopt;
  return Case{size_t(*entry), std::move(*steps)};
}

} // namespace palindrome::fuzz
