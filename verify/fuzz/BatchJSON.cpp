// Writes the result of a batch as JSON and reads it: workers send it to their
// parent, and the log of a campaign keeps it.

#include "verify/fuzz/Batch.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace palindrome::fuzz {

static json::Value featuresToJSON(const std::vector<Feature> &features) {
  json::Array array;
  for (Feature feature : features)
    array.push_back(int64_t(feature));
  return array;
}

static std::vector<Feature> featuresFromJSON(const json::Object &object) {
  std::vector<Feature> features;
  if (const json::Array *array = object.getArray("features"))
    for (const json::Value &value : *array)
      features.push_back(Feature(value.getAsInteger().value_or(0)));
  return features;
}

static json::Value caseToJSON(const Case &mutant) {
  return json::Object{{"entry", int64_t(mutant.entry)},
                      {"steps", toJSON(mutant.steps)}};
}

static std::optional<Case> caseFromJSON(const json::Object &parent) {
  const json::Object *object = parent.getObject("mutant");
  std::optional<int64_t> entry;
  std::optional<Steps> steps;
  if (object) {
    entry = object->getInteger("entry");
    steps = stepsFromJSON(object->get("steps"));
  }
  if (!entry || !steps)
    return std::nullopt;
  return Case{size_t(*entry), std::move(*steps)};
}

static json::Value countsToJSON(const std::map<std::string, uint64_t> &counts) {
  json::Object object;
  for (const auto &[name, count] : counts)
    object[json::fixUTF8(name)] = count;
  return object;
}

static std::map<std::string, uint64_t>
countsFromJSON(const json::Object &parent, StringRef key) {
  std::map<std::string, uint64_t> counts;
  if (const json::Object *object = parent.getObject(key))
    for (const auto &[name, count] : *object)
      counts[name.str()] = count.getAsUINT64().value_or(0);
  return counts;
}

json::Value batchToJSON(const BatchResult &result) {
  json::Object object{{"number", result.number},
                      {"mutants", result.mutants},
                      {"unchanged", result.unchanged},
                      {"rejected_exports", result.rejectedExports},
                      {"upstream_crashes", result.upstreamCrashes},
                      {"deaths", countsToJSON(result.deaths)},
                      {"verdicts", countsToJSON(result.verdicts)},
                      {"causes", countsToJSON(result.causes)}};
  json::Object yields;
  for (const auto &[name, yield] : result.yields)
    yields[name] = json::Array{yield.tried, yield.found};
  object["yields"] = std::move(yields);
  json::Array seeds, kept, candidates;
  for (const JudgedSeed &seed : result.seeds)
    seeds.push_back(json::Object{{"entry", int64_t(seed.entry)},
                                 {"usable", seed.isUsable},
                                 {"features", featuresToJSON(seed.features)}});
  for (const KeptMutant &mutant : result.kept)
    kept.push_back(json::Object{{"mutant", caseToJSON(mutant.mutant)},
                                {"path", json::fixUTF8(mutant.path)},
                                {"features", featuresToJSON(mutant.features)}});
  for (const Candidate &candidate : result.candidates)
    candidates.push_back(
        json::Object{{"cause", json::fixUTF8(candidate.cause)},
                     {"mutant", caseToJSON(candidate.mutant)}});
  object["seeds"] = std::move(seeds);
  object["kept"] = std::move(kept);
  object["candidates"] = std::move(candidates);
  return object;
}

std::string formatBatch(const BatchResult &result) {
  std::string text;
  raw_string_ostream(text) << batchToJSON(result);
  return text;
}

/// Calls `add` with each object of the array `key`.
static void forEach(const json::Object &parent, StringRef key,
                    function_ref<void(const json::Object &)> add) {
  if (const json::Array *array = parent.getArray(key))
    for (const json::Value &value : *array)
      if (const json::Object *object = value.getAsObject())
        add(*object);
}

static std::string textOf(const json::Object &object, StringRef key) {
  return object.getString(key).value_or("").str();
}

std::optional<BatchResult> parseBatch(StringRef text) {
  Expected<json::Value> value = json::parse(text);
  if (!value) {
    consumeError(value.takeError());
    return std::nullopt;
  }
  const json::Object *object = value->getAsObject();
  return object ? batchFromJSON(*object) : std::nullopt;
}

std::optional<BatchResult> batchFromJSON(const json::Object &object) {
  if (!object.getInteger("number"))
    return std::nullopt;
  auto number = [&](StringRef key) {
    const json::Value *member = object.get(key);
    return member ? member->getAsUINT64().value_or(0) : 0;
  };
  BatchResult result;
  result.number = number("number");
  result.mutants = number("mutants");
  result.unchanged = number("unchanged");
  result.rejectedExports = number("rejected_exports");
  result.upstreamCrashes = number("upstream_crashes");
  result.deaths = countsFromJSON(object, "deaths");
  result.verdicts = countsFromJSON(object, "verdicts");
  result.causes = countsFromJSON(object, "causes");
  if (const json::Object *yields = object.getObject("yields"))
    for (const auto &[name, pair] : *yields)
      if (const json::Array *both = pair.getAsArray();
          both && both->size() == 2)
        result.yields[name.str()] = {(*both)[0].getAsUINT64().value_or(0),
                                     (*both)[1].getAsUINT64().value_or(0)};
  forEach(object, "seeds", [&](const json::Object &seed) {
    result.seeds.push_back({size_t(seed.getInteger("entry").value_or(0)),
                            seed.getBoolean("usable").value_or(false),
                            featuresFromJSON(seed)});
  });
  forEach(object, "kept", [&](const json::Object &kept) {
    if (std::optional<Case> mutant = caseFromJSON(kept))
      result.kept.push_back(
          {std::move(*mutant), textOf(kept, "path"), featuresFromJSON(kept)});
  });
  forEach(object, "candidates", [&](const json::Object &candidate) {
    if (std::optional<Case> mutant = caseFromJSON(candidate))
      result.candidates.push_back(
          {textOf(candidate, "cause"), std::move(*mutant)});
  });
  return result;
}

} // namespace palindrome::fuzz
