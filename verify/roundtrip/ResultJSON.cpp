// One file's result as one line of JSON, both ways.

#include "verify/roundtrip/ResultJSON.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"

using namespace palindrome;
namespace json = llvm::json;

namespace {
/// The members of `seconds`, in the report's order.
struct Part {
  llvm::StringLiteral name;
  double PartSeconds::*member;
};
} // namespace

static constexpr Part parts[] = {
    {"parse", &PartSeconds::parse},      {"import", &PartSeconds::importing},
    {"export", &PartSeconds::exporting}, {"check", &PartSeconds::check},
    {"compare", &PartSeconds::compare},
};

std::string palindrome::formatSeconds(double value) {
  std::string text;
  llvm::raw_string_ostream(text) << llvm::format("%.6f", value);
  return text;
}

void palindrome::addCensus(json::OStream &out, const Census &census) {
  out.attributeObject("stats", [&] {
    for (const auto &[kind, count] : census)
      out.attributeObject(json::fixUTF8(kind), [&, &count = count] {
        out.attribute("total", int64_t(count.total));
        out.attribute("modelled", int64_t(count.modelled));
      });
  });
}

std::string palindrome::formatResult(const FileResult &result) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  json::OStream out(stream);
  // Inputs may hold any bytes; JSON may not.
  auto attribute = [&](llvm::StringRef key, llvm::StringRef value) {
    out.attribute(key, json::fixUTF8(value));
  };
  out.object([&] {
    attribute("path", result.path);
    attribute("engine", result.engine);
    attribute("verdict", verdictName(result.verdict));
    auto differences = [&](const std::vector<DifferenceCount> &all) {
      out.attributeArray("differences", [&] {
        for (const DifferenceCount &difference : all)
          out.object([&] {
            attribute("class", difference.className);
            out.attribute("count", int64_t(difference.count));
            attribute("where", difference.where);
          });
      });
    };
    differences(result.differences);
    attribute("message", result.message);
    if (const std::optional<BothSides> &sides = result.sides) {
      attribute("llvm", verdictName(sides->llvm));
      out.attributeObject("mlir", [&] {
        attribute("verdict", verdictName(sides->mlir));
        differences(sides->differences);
        attribute("message", sides->message);
      });
    }
    out.attributeObject("seconds", [&] {
      for (const Part &part : parts) {
        out.attributeBegin(part.name);
        out.rawValue(formatSeconds(result.seconds.*part.member));
        out.attributeEnd();
      }
    });
    if (result.stats)
      addCensus(out, *result.stats);
  });
  return text;
}

static bool parseDifferences(const json::Value &value,
                             std::vector<DifferenceCount> &differences) {
  const json::Array *array = value.getAsArray();
  if (!array)
    return false;
  for (const json::Value &element : *array) {
    json::Path::Root root;
    json::ObjectMapper map(element, root);
    DifferenceCount difference;
    if (!map || !map.map("class", difference.className) ||
        !map.map("count", difference.count) ||
        !map.map("where", difference.where))
      return false;
    differences.push_back(std::move(difference));
  }
  return true;
}

/// Reads `llvm` and `mlir`, which files of LLVM IR do not have.
static bool parseSides(const json::Object &object,
                       std::optional<BothSides> &sides) {
  std::optional<llvm::StringRef> llvmSide = object.getString("llvm");
  const json::Object *mlirSide = object.getObject("mlir");
  if (!llvmSide && !mlirSide)
    return true;
  if (!llvmSide || !mlirSide)
    return false;
  std::optional<llvm::StringRef> verdict = mlirSide->getString("verdict"),
                                 message = mlirSide->getString("message");
  const json::Value *differences = mlirSide->get("differences");
  std::optional<Verdict> ofLLVM = findVerdict(*llvmSide);
  std::optional<Verdict> ofMLIR =
      verdict ? findVerdict(*verdict) : std::nullopt;
  BothSides parsed;
  if (!ofLLVM || !ofMLIR || !message || !differences ||
      !parseDifferences(*differences, parsed.differences))
    return false;
  parsed.llvm = *ofLLVM;
  parsed.mlir = *ofMLIR;
  parsed.message = message->str();
  sides = std::move(parsed);
  return true;
}

static bool parseCensus(const json::Object &object, Census &census) {
  for (const auto &[kind, value] : object) {
    const json::Object *count = value.getAsObject();
    std::optional<int64_t> total, modelled;
    if (count) {
      total = count->getInteger("total");
      modelled = count->getInteger("modelled");
    }
    if (!total || !modelled)
      return false;
    census[kind.str()] = {uint64_t(*total), uint64_t(*modelled)};
  }
  return true;
}

std::optional<FileResult> palindrome::parseResult(llvm::StringRef text) {
  llvm::Expected<json::Value> value = json::parse(text);
  if (!value) {
    llvm::consumeError(value.takeError());
    return std::nullopt;
  }
  json::Path::Root root;
  json::ObjectMapper map(*value, root);
  FileResult result;
  std::string verdict;
  if (!map || !map.map("path", result.path) ||
      !map.map("engine", result.engine) || !map.map("verdict", verdict) ||
      !map.map("message", result.message))
    return std::nullopt;
  const json::Object &object = *value->getAsObject();
  const json::Value *differences = object.get("differences");
  const json::Object *seconds = object.getObject("seconds");
  std::optional<Verdict> found = findVerdict(verdict);
  if (!found || !differences || !seconds ||
      !parseDifferences(*differences, result.differences) ||
      !parseSides(object, result.sides))
    return std::nullopt;
  result.verdict = *found;
  for (const Part &part : parts) {
    std::optional<double> number = seconds->getNumber(part.name);
    if (!number)
      return std::nullopt;
    result.seconds.*part.member = *number;
  }
  if (const json::Object *stats = object.getObject("stats"))
    if (!parseCensus(*stats, result.stats.emplace()))
      return std::nullopt;
  return result;
}
