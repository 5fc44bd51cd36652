// The report of palindrome compare as one page for a browser: what changed, the
// worst first, with both versions side by side.

#include "tools/commands/compare/Reporter.h"
#include "tools/commands/compare/Source.h"
#include "tools/commands/compare/Words.h"
#include "tools/commands/refine/CasePage.h"
#include "tools/commands/refine/Report.h"
#include "tools/commands/refine/SideBySide.h"
#include "verify/base/terminal/Page.h"
#include "verify/base/workers/Interrupt.h"
#include "llvm/Support/FormatVariadic.h"

using namespace palindrome;
using namespace palindrome::tools;
using versions::Change;
namespace json = llvm::json;

// The files of page/, which the build makes strings.
static constexpr unsigned char comparePage[] = {
#include "compare.html.inc"
};
static constexpr unsigned char changePart[] = {
#include "change.html.inc"
};

/// So many differences are shown at once, the others by a click.
static constexpr unsigned mostOpen = 8;

namespace {
/// The changes of one kind.
struct ChangeGroup {
  llvm::StringLiteral name; ///< As `changeWord` has it; "layouts" of types.
  llvm::StringLiteral kind; ///< Its class in the style sheet.
  unsigned count = 0;
  std::string text = {};
};

class CompareHTML final : public CompareReporter {
public:
  CompareHTML(llvm::raw_ostream &os, const CompareContext &context)
      : os(os), context(context) {}

  void add(const FilePair &files, llvm::ArrayRef<Finding> findings) override;
  void addLone(const FilePair &files, bool isAccepted) override;
  void addLayout(const versions::LayoutChange &change,
                 bool isAccepted) override;
  void finish(const CompareTotals &totals) override;

private:
  ChangeGroup &groupOf(llvm::StringRef word);
  /// Adds a part of the page to the group `word`.
  void add(llvm::StringRef word, bool isNoticed, json::Object values);

  llvm::raw_ostream &os;
  const CompareContext context;
  ChangeGroup groups[7] = {{"different", "bad"},  {"unknown", "known"},
                           {"layouts", "bad"},    {"removed", "bad"},
                           {"added", "known"},    {"refined", "good"},
                           {"equivalent", "good"}};
  unsigned open = 0;
};
} // namespace

ChangeGroup &CompareHTML::groupOf(llvm::StringRef word) {
  return *llvm::find_if(
      groups, [&](const ChangeGroup &group) { return group.name == word; });
}

void CompareHTML::add(llvm::StringRef word, bool isNoticed,
                      json::Object values) {
  ChangeGroup &group = groupOf(word);
  ++group.count;
  values["kind"] = group.kind;
  values["isOpen"] = isNoticed && open < mostOpen;
  open += isNoticed;
  group.text += renderPart(embeddedText(changePart), values);
}

static const char *acceptanceText(bool isAccepted) {
  return isAccepted ? "; as the baseline says" : "";
}

/// The lines of both versions: those of the program if both have them.
static std::pair<SourceText, SourceText>
textsOf(const Finding &finding, PlainModule &older, PlainModule &newer) {
  const llvm::Function *mine = finding.olderFunction(),
                       *its = finding.newerFunction();
  auto made = std::pair(sourceTextOf(mine, its), sourceTextOf(its, mine));
  if ((!mine || made.first) && (!its || made.second))
    return {made.first.value_or(SourceText()),
            made.second.value_or(SourceText())};
  return {moduleTextOf(older.find(mine)), moduleTextOf(newer.find(its))};
}

/// Adds the members that show both versions.
static void addTexts(json::Object &values, const SourceText &older,
                     const SourceText &newer) {
  json::Array rows;
  auto number = [](const SourceText &text, std::optional<unsigned> line) {
    return line ? std::to_string(text.first + *line) : "";
  };
  auto lineOf = [](const SourceText &text, std::optional<unsigned> line) {
    return line ? json::fixUTF8(text.lines[*line]) : "";
  };
  for (const SideBySideRow &row : placeSideBySide(older.lines, newer.lines))
    rows.push_back(json::Object{{"kind", row.isEqual  ? "equal"
                                         : !row.newer ? "removed"
                                         : !row.older ? "added"
                                                      : "changed"},
                                {"olderLine", number(older, row.older)},
                                {"older", lineOf(older, row.older)},
                                {"newerLine", number(newer, row.newer)},
                                {"newer", lineOf(newer, row.newer)}});
  values["hasText"] = !rows.empty();
  values["olderText"] = json::fixUTF8("older: " + older.name);
  values["newerText"] = json::fixUTF8("newer: " + newer.name);
  values["rows"] = std::move(rows);
}

void CompareHTML::add(const FilePair &files, llvm::ArrayRef<Finding> findings) {
  PlainModule older, newer;
  for (const Finding &finding : findings) {
    const Change &change = finding.change;
    const PairResult &result = change.result;
    std::string facts = textOf(result.counterexample);
    if (context.explains && result.meaning == Meaning::Unknown &&
        result.obstacle) {
      llvm::raw_string_ostream stream(facts);
      printObstacle(stream, *result.obstacle);
    }
    facts += reachText(change);
    std::string verdict = moveText(change);
    verdict += change.isAdded() || change.isRemoved()
                   ? changeWord(change).str()
                   : verdictText(result.meaning, result.complete, result.bound);
    std::string file = change.isRemoved() ? files.older : files.newer;
    json::Object values{
        {"verdict", verdict},
        {"symbol",
         json::fixUTF8(pairText(result.sourceName, result.targetName))},
        {"details", json::fixUTF8(detailsText(change) +
                                  acceptanceText(finding.isAccepted))},
        {"places", json::fixUTF8(file + placesText(change))}};
    if (!facts.empty())
      values["facts"] = json::fixUTF8(llvm::StringRef(facts).trim('\n'));
    auto texts = textsOf(finding, older, newer);
    addTexts(values, texts.first, texts.second);
    add(changeWord(change), change.isNoticed() && !finding.isAccepted,
        std::move(values));
  }
}

void CompareHTML::addLone(const FilePair &files, bool isAccepted) {
  bool isOlder = files.newer.empty();
  llvm::StringRef word = isOlder ? "removed" : "added";
  add(word, /*isNoticed=*/false,
      json::Object{
          {"verdict", word},
          {"symbol", json::fixUTF8(isOlder ? files.older : files.newer)},
          {"details", std::string(": a file of one version alone") +
                          acceptanceText(isAccepted)}});
}

void CompareHTML::addLayout(const versions::LayoutChange &change,
                            bool isAccepted) {
  add("layouts", change.isDifference() && !isAccepted,
      json::Object{{"verdict", "layout"},
                   {"symbol", json::fixUTF8(change.name)},
                   {"details", json::fixUTF8(": " + reachText(change) +
                                             acceptanceText(isAccepted))},
                   {"places", json::fixUTF8(placesText(change))},
                   {"facts", json::fixUTF8(layoutText(change))}});
}

void CompareHTML::finish(const CompareTotals &totals) {
  json::Array shown, forms;
  for (ChangeGroup &group : groups)
    if (group.count)
      shown.push_back(json::Object{{"name", group.name},
                                   {"kind", group.kind},
                                   {"count", group.count},
                                   {"changes", std::move(group.text)}});
  for (auto [number, form] : llvm::enumerate(context.forms))
    forms.push_back(json::Object{{"title", formTitle(form, number)},
                                 {"passes", json::fixUTF8(form.passes)}});
  std::string outcome = llvm::formatv(
      "{0} in {1} of files; {2:f1} s",
      totals.differences == 1
          ? "1 difference"
          : std::to_string(totals.differences) + " differences",
      totals.files == 1 ? "1 pair" : std::to_string(totals.files) + " pairs",
      totals.seconds);
  if (totals.accepted)
    outcome += "; " + std::to_string(totals.accepted) + " accepted";
  if (interruptSignal())
    outcome += "; interrupted: what was compared until then";
  os << renderPage(embeddedText(comparePage),
                   /*style=*/"",
                   json::Object{{"older", json::fixUTF8(context.older)},
                                {"newer", json::fixUTF8(context.newer)},
                                {"outcome", outcome},
                                {"same", totals.same},
                                {"groups", std::move(shown)},
                                {"forms", std::move(forms)}});
}

std::unique_ptr<CompareReporter>
palindrome::tools::createCompareHTML(llvm::raw_ostream &os,
                                     const CompareContext &context) {
  return std::make_unique<CompareHTML>(os, context);
}
