// What a baseline says of one file, and how a result stands to that.

#include "verify/baseline/Entry.h"
#include "verify/io/JSONLine.h"
#include "verify/report/Shortfall.h"
#include "llvm/ADT/STLExtras.h"

using namespace palindrome;
using namespace palindrome::baseline;
namespace json = llvm::json;

/// Whether the verdicts on symbols say all of the differences. That on the
/// program as a whole does not.
static bool
isSettled(const std::optional<std::vector<SettledSymbol>> &settled) {
  return settled && llvm::any_of(*settled, [](const SettledSymbol &symbol) {
           return symbol.name != "program";
         });
}

Entry palindrome::baseline::entryOf(const FileResult &result,
                                    const Requirement &requirement) {
  Entry entry;
  entry.verdict = result.verdict;
  auto addClasses = [&](const std::vector<DifferenceCount> &differences) {
    for (const DifferenceCount &difference : differences)
      entry.classes[difference.className] += difference.count;
  };
  if (!isSettled(result.settled))
    addClasses(result.differences);
  if (const std::optional<BothSides> &sides = result.sides) {
    entry.sides.emplace(sides->llvm, sides->mlir);
    if (!isSettled(sides->settled))
      addClasses(sides->differences);
  }
  for (const report::ShortSymbol &shortfall :
       report::shortSymbols(result, requirement)) {
    Verdict verdict = shortfall.symbol.verdict;
    auto [it, isNew] = entry.symbols.try_emplace(shortfall.name, verdict);
    if (!isNew && outweighs(verdict, it->second))
      it->second = verdict;
  }
  return entry;
}

static bool isWorse(Verdict now, Verdict was) {
  if (was == Verdict::Unknown && now == Verdict::Different)
    return true;
  return now > was;
}

/// Whether `verdict` is one on modules that could be compared.
static bool isCompared(Verdict verdict) {
  return satisfies(verdict, Verdict::Unknown);
}

/// Whether files fall short by the same.
static bool isAsMuch(const Entry &one, const Entry &other) {
  return std::tie(one.verdict, one.sides, one.classes, one.symbols) ==
         std::tie(other.verdict, other.sides, other.classes, other.symbols);
}

BaselineMatch palindrome::baseline::compare(const Entry &now,
                                            const Entry &was) {
  BaselineMatch match;
  match.was = was.verdict;
  if (!isCompared(was.verdict) && isCompared(now.verdict)) {
    match.standing = Standing::Better;
    return match;
  }
  for (const auto &[name, count] : now.classes) {
    auto it = was.classes.find(name);
    uint64_t before = it == was.classes.end() ? 0 : it->second;
    if (count > before)
      match.news.push_back({name, std::to_string(count),
                            before ? std::to_string(before) : std::string()});
  }
  for (const auto &[name, verdict] : now.symbols) {
    auto it = was.symbols.find(name);
    bool isThere = it != was.symbols.end();
    if (!isThere || isWorse(verdict, it->second))
      match.news.push_back({name, verdictName(verdict).str(),
                            isThere ? verdictName(it->second).str() : ""});
  }
  bool hasSides = now.sides && was.sides;
  if (isWorse(now.verdict, was.verdict) ||
      (hasSides && (isWorse(now.sides->first, was.sides->first) ||
                    isWorse(now.sides->second, was.sides->second))))
    match.standing = Standing::Worse;
  else if (!match.news.empty())
    match.standing = Standing::Other;
  else
    match.standing = isAsMuch(now, was) ? Standing::Known : Standing::Better;
  return match;
}

std::string palindrome::baseline::formatEntry(llvm::StringRef path,
                                              const Entry &entry) {
  return formatJSONLine("shortfall", [&](JSONObject &object) {
    object.text("path", path);
    if (!entry.file.empty())
      object.text("file", entry.file);
    object.text("verdict", verdictName(entry.verdict));
    if (entry.sides) {
      object.text("llvm", verdictName(entry.sides->first));
      object.text("mlir", verdictName(entry.sides->second));
    }
    if (!entry.classes.empty())
      object.object("classes", [&](JSONObject &classes) {
        for (const auto &[name, count] : entry.classes)
          classes.number(name, int64_t(count));
      });
    if (!entry.symbols.empty())
      object.object("symbols", [&](JSONObject &symbols) {
        for (const auto &[name, verdict] : entry.symbols)
          symbols.text(name, verdictName(verdict));
      });
  });
}

/// The verdict that the member `key` names; nothing if it names none.
static std::optional<Verdict> verdictAt(const json::Object &object,
                                        llvm::StringRef key) {
  return findVerdict(object.getString(key).value_or(""));
}

std::optional<std::pair<std::string, Entry>>
palindrome::baseline::parseEntry(const json::Value &line) {
  const json::Object *object = line.getAsObject();
  if (!object || object->getString("kind") != "shortfall")
    return std::nullopt;
  std::optional<llvm::StringRef> path = object->getString("path");
  std::optional<Verdict> verdict = verdictAt(*object, "verdict");
  if (!path || !verdict)
    return std::nullopt;
  Entry entry;
  entry.verdict = *verdict;
  entry.file = object->getString("file").value_or("").str();
  if (object->get("llvm") || object->get("mlir")) {
    std::optional<Verdict> ofLLVM = verdictAt(*object, "llvm"),
                           ofMLIR = verdictAt(*object, "mlir");
    if (!ofLLVM || !ofMLIR)
      return std::nullopt;
    entry.sides.emplace(*ofLLVM, *ofMLIR);
  }
  if (const json::Object *classes = object->getObject("classes"))
    for (const auto &[name, count] : *classes) {
      std::optional<int64_t> number = count.getAsInteger();
      if (!number || *number < 1)
        return std::nullopt;
      entry.classes[name.str()] = uint64_t(*number);
    }
  if (const json::Object *symbols = object->getObject("symbols"))
    for (const auto &[name, text] : *symbols) {
      std::optional<Verdict> found =
          findVerdict(text.getAsString().value_or(""));
      if (!found)
        return std::nullopt;
      entry.symbols[name.str()] = *found;
    }
  return std::pair(path->str(), std::move(entry));
}
