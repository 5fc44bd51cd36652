// What palindrome compare found, as text or as JSON.

#include "tools/commands/compare/Report.h"
#include "tools/commands/refine/Report.h"
#include "verify/base/io/JSONLine.h"
#include "verify/base/io/Printable.h"
#include "verify/base/workers/Interrupt.h"
#include "verify/judge/refine/PairJSON.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"

using namespace palindrome;
using namespace palindrome::tools;
using versions::Change;
using Colours = llvm::raw_ostream::Colors;

/// How many functions that show a change are named for people.
static constexpr size_t mostNamed = 6;

/// "added", "removed", or the verdict.
static llvm::StringRef wordFor(const Change &change) {
  if (change.isAdded())
    return "added";
  return change.isRemoved() ? "removed" : meaningName(change.result.meaning);
}

/// What the verdict is about; empty for the functions as they are written.
static llvm::StringRef formOf(const Change &change) {
  switch (change.form) {
  case versions::Form::AsWritten:
    return "";
  case versions::Form::Plain:
    return "helpers inlined";
  case versions::Form::Normal:
    return change.normalForm ? "after more passes" : "after passes";
  }
  llvm_unreachable("all cases return");
}

/// "(old.c:3, new.c:4)", of a function or a type.
template <typename T> static std::string placesOf(const T &change) {
  std::vector<std::string> places;
  for (const std::string &place : {change.olderPlace, change.newerPlace})
    if (!place.empty() && !llvm::is_contained(places, place))
      places.push_back(place);
  return places.empty() ? "" : " (" + llvm::join(places, ", ") + ")";
}

/// The first of `names`, for people.
static std::string listOf(llvm::ArrayRef<std::string> names) {
  std::string text = llvm::join(names.take_front(mostNamed), ", ");
  if (names.size() > mostNamed)
    text += ", and " + std::to_string(names.size() - mostNamed) + " more";
  return text;
}

/// Who sees a change that is no equivalence.
static std::string describeReach(const Change &change) {
  if (change.shownBy.empty())
    return change.isInlined  ? "no public function shows it"
           : change.isPublic ? ""
                             : "no public function reaches it";
  return (change.isInlined ? "shown by: " : "reached from: ") +
         listOf(change.shownBy);
}

/// What a function's verdict is about, if it is not where it was: "renamed; ".
static std::string describeMove(const Change &change) {
  std::string text;
  if (change.isRenamed())
    text += "renamed; ";
  if (!change.movedFrom.empty())
    text += "moved from " + printable(change.movedFrom) + "; ";
  return text;
}

/// Why a verdict is what it is; may be empty.
static std::string reasonOf(const Change &change) {
  if (!change.olderType.empty())
    return "signature changed: " + change.olderType + " to " + change.newerType;
  return change.result.counterexample ? change.result.counterexample->difference
                                      : explanationOf(change.result);
}

void CompareReport::print(const Change &change) {
  const PairResult &result = change.result;
  os << printable(pairText(result.sourceName, result.targetName) +
                  placesOf(change))
     << ": ";
  bool isInBoth = !change.isAdded() && !change.isRemoved();
  os << describeMove(change);
  if (hasColour)
    os.changeColor(result.meaning <= Meaning::Refined     ? Colours::GREEN
                   : result.meaning == Meaning::Different ? Colours::RED
                                                          : Colours::YELLOW,
                   /*Bold=*/true);
  os << (isInBoth ? verdictText(result.meaning, result.complete, result.bound)
                  : wordFor(change).str());
  if (hasColour)
    os.resetColor();
  std::string why = reasonOf(change);
  if (!why.empty() && isInBoth)
    os << ": " << printable(why);
  if (llvm::StringRef form = formOf(change); !form.empty())
    os << "; " << form;
  if (change.form == versions::Form::Normal &&
      result.meaning <= Meaning::Refined && !change.arePassesProved)
    os << ", which are trusted";
  if (change.doesOlderRefine)
    os << "; the older version refines the newer one";
  os << '\n';
  printCounterexample(os, result.counterexample);
  if (explains && result.meaning == Meaning::Unknown && result.obstacle)
    printObstacle(os, *result.obstacle);
  if (result.meaning > Meaning::Refined)
    if (std::string reach = describeReach(change); !reach.empty())
      os << "  " << printable(reach) << '\n';
}

void CompareReport::write(const FilePair &files, const Change &change) {
  os << formatJSONLine("version", [&](JSONObject &object) {
    object.text("older", files.older);
    object.text("newer", files.newer);
    object.text("change", wordFor(change));
    object.text("form", change.form == versions::Form::AsWritten
                            ? "as written"
                            : formOf(change));
    object.flag("passesProved", change.arePassesProved);
    object.flag("olderRefines", change.doesOlderRefine);
    object.flag("public", change.isPublic);
    object.flag("inlined", change.isInlined);
    object.flag("difference", change.isDifference());
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

void CompareReport::add(const FilePair &pair,
                        const versions::Comparison &comparison) {
  ++files;
  same += comparison.same;
  bool hasHead = false;
  for (const Change &change : comparison.changes) {
    const PairResult &result = change.result;
    if (change.isAdded() || change.isRemoved())
      ++(change.isAdded() ? added : removed);
    else
      ++counts[unsigned(result.meaning)];
    differences += change.isDifference();
    trusted += change.form == versions::Form::Normal &&
               result.meaning <= Meaning::Refined && !change.arePassesProved;
    if (isQuiet && result.meaning <= Meaning::Refined && !change.isDifference())
      continue;
    if (isJSON) {
      write(pair, change);
      continue;
    }
    if (!hasHead)
      os << "--- " << printable(pair.older) << "\n+++ " << printable(pair.newer)
         << '\n';
    hasHead = true;
    print(change);
  }
  os.flush();
}

void CompareReport::addLone(const FilePair &pair) {
  ++loneFiles;
  bool isOlder = pair.newer.empty();
  if (isJSON)
    os << formatJSONLine("lone-file", [&](JSONObject &object) {
      object.text("older", pair.older);
      object.text("newer", pair.newer);
    }) << '\n';
  else
    os << printable(isOlder ? pair.older : pair.newer) << ": only in the "
       << (isOlder ? "older" : "newer") << " version\n";
}

/// Bits as a number of bytes: "8", or "8:3" for the third bit after them.
static std::string bytesOf(uint64_t bits) {
  std::string text = std::to_string(bits / 8);
  return bits % 8 ? text + ":" + std::to_string(bits % 8) : text;
}

static std::string describeMember(const versions::MemberChange &change) {
  const auto &[older, newer] = change;
  if (!newer)
    return "'" + older->name + "' at " + bytesOf(older->offset) + " removed";
  if (!older)
    return "new member '" + newer->name + "' at " + bytesOf(newer->offset);
  std::vector<std::string> parts;
  if (older->offset != newer->offset)
    parts.push_back("moved from " + bytesOf(older->offset) + " to " +
                    bytesOf(newer->offset));
  if (older->type != newer->type)
    parts.push_back("was " + older->type + ", and is " + newer->type);
  else if (older->size != newer->size)
    parts.push_back("has size " + bytesOf(newer->size) + " instead of " +
                    bytesOf(older->size));
  return "'" + older->name + "' " + llvm::join(parts, ", ");
}

void CompareReport::print(const versions::LayoutChange &change) {
  std::vector<std::string> parts;
  if (change.olderSize != change.newerSize)
    parts.push_back("size " + bytesOf(change.olderSize) + " -> " +
                    bytesOf(change.newerSize));
  for (const versions::MemberChange &member : change.members)
    parts.push_back(describeMember(member));
  if (parts.empty())
    parts.push_back("the members have another order");
  os << printable(change.name + placesOf(change) +
                  ": layout changed: " + llvm::join(parts, "; "))
     << "\n  "
     << (change.functions.empty()
             ? "in no interface of a public function"
             : "in the interface of: " + printable(listOf(change.functions)))
     << '\n';
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

void CompareReport::write(const versions::LayoutChange &change) {
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
  }) << '\n';
}

void CompareReport::addLayouts(llvm::ArrayRef<versions::LayoutChange> changes) {
  layouts += changes.size();
  for (const versions::LayoutChange &change : changes) {
    differences += change.isDifference();
    isJSON ? write(change) : print(change);
  }
}

void CompareReport::finish(double seconds) {
  if (isJSON) {
    os << formatJSONLine("comparison", [&](JSONObject &object) {
      object.number("files", files);
      object.number("loneFiles", loneFiles);
      object.objects("normalForms", forms,
                     [](JSONObject &element, const versions::NormalForm &form) {
                       element.text("passes", form.passes);
                       element.flag("dropsTypes", form.dropsTypes);
                     });
      object.number("same", same);
      for (unsigned i = 0; i <= unsigned(Meaning::Different); ++i)
        object.number(meaningName(Meaning(i)), counts[i]);
      object.number("added", added);
      object.number("removed", removed);
      object.number("layouts", layouts);
      object.number("trusted", trusted);
      object.number("differences", differences);
      object.decimal("seconds", seconds);
      object.flag("interrupted", interruptSignal() != 0);
    }) << '\n';
    return;
  }
  os << same << " the same";
  auto count = [&](unsigned number, llvm::StringRef word) {
    if (number)
      os << ", " << number << ' ' << word;
  };
  for (unsigned i = 0; i <= unsigned(Meaning::Different); ++i)
    count(counts[i], meaningName(Meaning(i)));
  count(added, "added");
  count(removed, "removed");
  count(layouts, layouts == 1 ? "changed layout" : "changed layouts");
  if (loneFiles)
    os << "; " << loneFiles << (loneFiles == 1 ? " file" : " files")
       << " of one version alone";
  os << llvm::format("; %.1f s", seconds) << '\n';
  for (auto [number, form] : llvm::enumerate(forms))
    os << (number ? "more passes" : "passes on both versions")
       << (form.dropsTypes ? ", without !tbaa: " : ": ")
       << printable(form.passes) << '\n';
  if (interruptSignal())
    os << "interrupted: what was compared until then\n";
}
