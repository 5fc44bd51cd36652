// Writes and reads the JSON object of one file's result.

#include "verify/run/roundtrip/ResultJSON.h"
#include "verify/base/counterexample/JSON.h"

using namespace palindrome;
using namespace palindrome::roundtrip;

namespace palindrome {

template <>
inline constexpr EnumNames<Standing> namesOf<Standing>{
    standingName, Standing(numStandings - 1)};

void describe(JSONMembers &members, CensusCount &count) {
  members.member("total", count.total);
  members.member("represented", count.represented);
}

static void describe(JSONMembers &members, DifferenceCount &difference) {
  members.member("class", difference.className);
  members.member("count", difference.count);
  members.member("where", difference.where);
  members.member("a", difference.original);
  members.member("b", difference.back);
}

static void describe(JSONMembers &members, PartSeconds &seconds) {
  members.member("parse", seconds.parse);
  members.member("import", seconds.importing);
  members.member("export", seconds.exporting);
  members.member("check", seconds.check);
  members.member("compare", seconds.compare);
  members.member("total", seconds.total);
}

void describe(JSONMembers &members, WrongLowering &wrong) {
  members.member("what", wrong.what);
  members.member("ops", wrong.ops);
  members.member("passes", wrong.passes);
  members.member("module", wrong.module);
  members.member("arguments", wrong.arguments);
}

void describe(JSONMembers &members, SettledSymbol &symbol) {
  members.member("symbol", symbol.name);
  members.member("verdict", symbol.verdict);
  members.member("by", symbol.by);
  members.member("rules", symbol.rules);
  members.memberIfAny("basis", symbol.basis);
  members.memberIfAny("unstated", symbol.unstated);
  members.member("runs", symbol.runs);
  members.member("reason", symbol.reason);
  members.member("obstacle", symbol.obstacle);
  members.member("cached", symbol.isCached);
  members.member("seconds", symbol.seconds);
  members.member("counterexample", symbol.counterexample);
  members.memberIfAny("wrong", symbol.wrong);
}

/// The side of MLIR: the verdict on the other one is a member of the file.
static void describe(JSONMembers &members, BothSides &sides) {
  members.member("verdict", sides.mlir);
  members.member("differences", sides.differences);
  members.member("message", sides.message);
  members.memberIfAny("settled", sides.settled);
  members.memberIfAny("lowering", sides.lowering);
}

static void describe(JSONMembers &members, BaselineMatch::News &news) {
  members.member("name", news.name);
  members.member("now", news.now);
  members.member("was", news.was);
}

void describe(JSONMembers &members, BaselineMatch &match) {
  members.member("standing", match.standing);
  members.memberIfAny("was", match.was);
  members.member("news", match.news);
}

static void describe(JSONMembers &members, FileResult &result) {
  members.member("path", result.path);
  members.memberIfAny("container", result.container);
  members.memberIfAny("content", result.content);
  members.memberIfAny("known", result.isKnown);
  members.memberIfAny("partial", result.isPartial);
  members.member("engine", result.engine);
  members.member("verdict", result.verdict);
  members.memberIfAny("unread", result.isUnread);
  members.member("differences", result.differences);
  members.member("message", result.message);
  if (members.has("llvm") || members.has("mlir"))
    result.sides.emplace();
  if (result.sides) {
    members.member("llvm", result.sides->llvm);
    members.member("mlir", *result.sides);
  }
  members.memberIfAny("settled", result.settled);
  members.memberIfAny("lowered", result.lowered);
  if (members.has("pairs") || members.has("passes"))
    result.passes.emplace();
  if (result.passes)
    describe(members, *result.passes);
  members.member("seconds", result.seconds);
  members.memberIfAny("stats", result.stats);
  members.memberIfAny("baseline", result.baseline);
}

} // namespace palindrome

static constexpr llvm::StringLiteral kindOfFiles = "file";

std::string palindrome::roundtrip::formatResult(const FileResult &result) {
  return formatMembers(result, kindOfFiles);
}

std::optional<FileResult>
palindrome::roundtrip::parseResult(llvm::StringRef text) {
  return parseMembers<FileResult>(text, kindOfFiles);
}
