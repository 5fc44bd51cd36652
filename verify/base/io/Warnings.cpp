// Counts warnings by kind.

#include "verify/base/io/Warnings.h"
#include "verify/base/io/Messages.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/StringExtras.h"

using namespace palindrome;

std::string palindrome::kindOfWarning(llvm::StringRef message) {
  llvm::StringRef rest = message;
  if (rest.consume_front("'")) {
    rest = rest.split("' op").second;
    // The symbol is a name, with or without quotes.
    if (rest.consume_front(" in @"))
      rest = rest.split(": ").second;
    else if (!rest.consume_front(": "))
      rest.consume_front(" ");
  }
  if (rest.empty())
    rest = message;
  std::string kind = normaliseMessage(rest);
  auto [before, name] = rest.split("attribute '");
  if (!name.empty())
    kind += (" " + name.take_until([](char c) { return c == '\''; })).str();
  return kind;
}

/// `number` with a comma before every three digits.
static std::string grouped(size_t number) {
  std::string digits = llvm::utostr(number);
  for (size_t at = digits.size(); at > 3;)
    digits.insert(at -= 3, ",");
  return digits;
}

namespace {
/// Lines of one kind each: the first of the kind, and how many follow.
class KindLines {
public:
  void add(const std::string &kind, llvm::function_ref<std::string()> line) {
    auto [it, isNew] = kinds.try_emplace(kind);
    if (isNew)
      it->second.first = line();
    ++it->second.count;
  }
  std::vector<std::string> take() const;

private:
  struct Kind {
    std::string first;
    size_t count = 0;
  };
  llvm::MapVector<std::string, Kind, llvm::StringMap<unsigned>> kinds;
};
} // namespace

std::vector<std::string> KindLines::take() const {
  std::vector<std::string> lines;
  for (const auto &[text, kind] : kinds) {
    std::string line = kind.first;
    if (kind.count == 2)
      line += " (and 1 more like it; --warnings=all lists it)";
    else if (kind.count > 2)
      line += " (and " + grouped(kind.count - 1) +
              " more like it; --warnings=all lists them)";
    lines.push_back(std::move(line));
  }
  return lines;
}

std::vector<std::string>
palindrome::linesOf(llvm::ArrayRef<Diagnostic> warnings, WarningMode mode) {
  std::vector<std::string> lines;
  KindLines kinds;
  for (const Diagnostic &warning : warnings) {
    auto line = [&] { return warning.str("warning"); };
    if (mode == WarningMode::All)
      lines.push_back(line());
    else if (mode == WarningMode::Summary)
      kinds.add(kindOfWarning(warning.message), line);
  }
  return mode == WarningMode::Summary ? kinds.take() : lines;
}

std::vector<std::string>
palindrome::linesOfNotes(llvm::ArrayRef<std::string> notes, WarningMode mode) {
  if (mode == WarningMode::All)
    return notes.vec();
  KindLines kinds;
  if (mode == WarningMode::Summary)
    for (const std::string &note : notes)
      // The path may be anything, the message begins behind the last mark.
      kinds.add(normaliseMessage(llvm::StringRef(note).rsplit("note: ").second),
                [&] { return note; });
  return kinds.take();
}
