// What a baseline says of one file, and how a result stands to that.

#include "verify/run/baseline/Entry.h"
#include "verify/run/report/Shortfall.h"
#include "verify/run/roundtrip/ResultJSON.h"
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
                                    const report::Requirement &requirement) {
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

static constexpr llvm::StringLiteral kindOfEntries = "shortfall";

namespace palindrome::baseline {

struct EntryLine {
  std::string path;
  Entry entry;
};

static void describe(JSONMembers &members, EntryLine &line) {
  Entry &entry = line.entry;
  members.member("path", line.path);
  members.memberIfAny("file", entry.file);
  members.member("verdict", entry.verdict);
  if (members.has("llvm") || members.has("mlir"))
    entry.sides.emplace();
  if (entry.sides) {
    members.member("llvm", entry.sides->first);
    members.member("mlir", entry.sides->second);
  }
  members.memberIfAny("classes", entry.classes);
  members.memberIfAny("symbols", entry.symbols);
  if (llvm::any_of(entry.classes, [](const auto &it) { return !it.second; }))
    members.fail();
}

} // namespace palindrome::baseline

std::string palindrome::baseline::formatEntry(llvm::StringRef path,
                                              const Entry &entry) {
  return formatMembers(EntryLine{path.str(), entry}, kindOfEntries);
}

std::optional<std::pair<std::string, Entry>>
palindrome::baseline::parseEntry(const json::Value &value) {
  auto line = readMembers<EntryLine>(value, kindOfEntries);
  if (!line)
    return std::nullopt;
  return std::pair(std::move(line->path), std::move(line->entry));
}
