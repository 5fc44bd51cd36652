// The report of palindrome compare for programs: an object for each change,
// then one for all of them (docs/json.schema.json).

#include "tools/commands/compare/Reporter.h"
#include "tools/commands/compare/Words.h"
#include "verify/base/io/JSONLine.h"
#include "verify/base/workers/Interrupt.h"
#include "verify/judge/refine/PairJSON.h"

using namespace palindrome;
using namespace palindrome::tools;
using versions::Change;

namespace {
class CompareJSON final : public CompareReporter {
public:
  CompareJSON(llvm::raw_ostream &os, const CompareContext &context)
      : os(os), context(context) {}

  void add(const FilePair &files, llvm::ArrayRef<Finding> findings) override;
  void addLone(const FilePair &files, bool isAccepted) override;
  void addLayout(const versions::LayoutChange &change,
                 bool isAccepted) override;
  void finish(const CompareTotals &totals) override;

private:
  void addAcceptance(JSONObject &object, bool isAccepted) const {
    if (!context.baseline.empty())
      object.flag("accepted", isAccepted);
  }
  void write(const FilePair &files, const Finding &finding);

  llvm::raw_ostream &os;
  const CompareContext context;
};
} // namespace

void CompareJSON::write(const FilePair &files, const Finding &finding) {
  const Change &change = finding.change;
  os << formatJSONLine("version", [&](JSONObject &object) {
    object.text("older", files.older);
    object.text("newer", files.newer);
    object.text("change", changeWord(change));
    object.text("form", change.form == versions::Form::AsWritten
                            ? "as written"
                            : formText(change));
    object.flag("passesProved", change.arePassesProved);
    object.flag("olderRefines", change.doesOlderRefine);
    object.flag("public", change.isPublic);
    object.flag("inlined", change.isInlined);
    object.flag("difference", change.isDifference());
    addAcceptance(object, finding.isAccepted);
    object.text("olderPlace", change.olderPlace);
    object.text("newerPlace", change.newerPlace);
    object.texts("shownBy", change.shownBy);
    object.flag("renamed", change.isRenamed());
    object.text("movedFrom", change.movedFrom);
    object.text("olderType", change.olderType);
    object.text("newerType", change.newerType);
    object.verbatim("pair", refine::formatPair(change.result));
  }) << '\n';
}

void CompareJSON::add(const FilePair &files, llvm::ArrayRef<Finding> findings) {
  for (const Finding &finding : findings)
    write(files, finding);
}

void CompareJSON::addLone(const FilePair &files, bool isAccepted) {
  os << formatJSONLine("lone-file", [&](JSONObject &object) {
    object.text("older", files.older);
    object.text("newer", files.newer);
    addAcceptance(object, isAccepted);
  }) << '\n';
}

static void addMember(JSONObject &object, llvm::StringRef key,
                      const std::optional<versions::Member> &member) {
  if (!member)
    return object.null(key);
  object.object(key, [&](JSONObject &inner) {
    inner.text("name", member->name);
    inner.count("offset", member->offset);
    inner.count("size", member->size);
    inner.text("type", member->type);
  });
}

void CompareJSON::addLayout(const versions::LayoutChange &change,
                            bool isAccepted) {
  os << formatJSONLine("layout", [&](JSONObject &object) {
    object.text("name", change.name);
    object.text("olderPlace", change.olderPlace);
    object.text("newerPlace", change.newerPlace);
    object.count("olderSize", change.olderSize);
    object.count("newerSize", change.newerSize);
    object.objects("members", change.members,
                   [](JSONObject &element, const versions::MemberChange &each) {
                     addMember(element, "older", each.older);
                     addMember(element, "newer", each.newer);
                   });
    object.texts("functions", change.functions);
    object.flag("difference", change.isDifference());
    addAcceptance(object, isAccepted);
  }) << '\n';
}

void CompareJSON::finish(const CompareTotals &totals) {
  os << formatJSONLine("comparison", [&](JSONObject &object) {
    object.number("files", totals.files);
    object.number("loneFiles", totals.loneFiles);
    object.objects("normalForms", context.forms,
                   [](JSONObject &element, const versions::NormalForm &form) {
                     element.text("passes", form.passes);
                     element.flag("dropsTypes", form.dropsTypes);
                   });
    object.number("same", totals.same);
    for (unsigned i = 0; i <= unsigned(Meaning::Different); ++i)
      object.number(meaningName(Meaning(i)), totals.counts[i]);
    object.number("added", totals.added);
    object.number("removed", totals.removed);
    object.number("layouts", totals.layouts);
    object.number("trusted", totals.trusted);
    object.number("differences", totals.differences);
    if (!context.baseline.empty())
      object.number("accepted", totals.accepted);
    object.decimal("seconds", totals.seconds);
    object.flag("interrupted", interruptSignal() != 0);
  }) << '\n';
}

std::unique_ptr<CompareReporter>
palindrome::tools::createCompareJSON(llvm::raw_ostream &os,
                                     const CompareContext &context) {
  return std::make_unique<CompareJSON>(os, context);
}
