// Describes a change of a function.

#include "tools/commands/compare/Words.h"
#include "llvm/ADT/StringExtras.h"

using namespace palindrome;
using namespace palindrome::tools;
using versions::Change;
using versions::LayoutChange;

/// How many functions are named for people.
static constexpr size_t mostNamed = 6;

/// The first of `names`.
static std::string listOf(llvm::ArrayRef<std::string> names) {
  std::string text = llvm::join(names.take_front(mostNamed), ", ");
  if (names.size() > mostNamed)
    text += ", and " + std::to_string(names.size() - mostNamed) + " more";
  return text;
}

llvm::StringRef palindrome::tools::changeWord(const Change &change) {
  if (change.isAdded())
    return "added";
  return change.isRemoved() ? "removed" : meaningName(change.result.meaning);
}

llvm::StringRef palindrome::tools::formText(const Change &change) {
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

static std::string placesText(const std::string &older,
                              const std::string &newer) {
  std::vector<std::string> places;
  for (const std::string &place : {older, newer})
    if (!place.empty() && !llvm::is_contained(places, place))
      places.push_back(place);
  return places.empty() ? "" : " (" + llvm::join(places, ", ") + ")";
}

std::string palindrome::tools::placesText(const Change &change) {
  return ::placesText(change.olderPlace, change.newerPlace);
}

std::string palindrome::tools::placesText(const LayoutChange &change) {
  return ::placesText(change.olderPlace, change.newerPlace);
}

std::string palindrome::tools::moveText(const Change &change) {
  std::string text;
  if (change.isRenamed())
    text += "renamed; ";
  if (!change.movedFrom.empty())
    text += "moved from " + change.movedFrom + "; ";
  return text;
}

/// Why a verdict is what it is; may be empty.
static std::string reasonOf(const Change &change) {
  if (!change.olderType.empty())
    return "signature changed: " + change.olderType + " to " + change.newerType;
  return change.result.counterexample ? change.result.counterexample->difference
                                      : explanationOf(change.result);
}

std::string palindrome::tools::detailsText(const Change &change) {
  std::string text, why = reasonOf(change);
  if (!why.empty() && !change.isAdded() && !change.isRemoved())
    text += ": " + why;
  if (llvm::StringRef form = formText(change); !form.empty())
    text += ("; " + form).str();
  if (change.isTrusted())
    text += ", which are trusted";
  if (change.doesOlderRefine)
    text += "; the older version refines the newer one";
  return text;
}

std::string palindrome::tools::reachText(const Change &change) {
  if (change.result.meaning <= Meaning::Refined)
    return "";
  if (change.shownBy.empty())
    return change.isInlined  ? "no public function shows it"
           : change.isPublic ? ""
                             : "no public function reaches it";
  return (change.isInlined ? "shown by: " : "reached from: ") +
         listOf(change.shownBy);
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

std::string palindrome::tools::layoutText(const LayoutChange &change) {
  std::vector<std::string> parts;
  if (change.olderSize != change.newerSize)
    parts.push_back("size " + bytesOf(change.olderSize) + " -> " +
                    bytesOf(change.newerSize));
  for (const versions::MemberChange &member : change.members)
    parts.push_back(describeMember(member));
  if (parts.empty())
    parts.push_back("the members have another order");
  return "layout changed: " + llvm::join(parts, "; ");
}

std::string palindrome::tools::reachText(const LayoutChange &change) {
  return change.functions.empty()
             ? "in no interface of a public function"
             : "in the interface of: " + listOf(change.functions);
}

std::string palindrome::tools::formTitle(const versions::NormalForm &form,
                                         size_t number) {
  return std::string(number ? "more passes" : "passes on both versions") +
         (form.dropsTypes ? ", without !tbaa" : "");
}
