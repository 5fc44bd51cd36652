// Counts warnings by kind.

#include "verify/io/Warnings.h"
#include "verify/io/Messages.h"
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

std::vector<std::string>
palindrome::linesOf(llvm::ArrayRef<Diagnostic> warnings, WarningMode mode) {
  std::vector<std::string> lines;
  if (mode == WarningMode::None)
    return lines;
  if (mode == WarningMode::All) {
    for (const Diagnostic &warning : warnings)
      lines.push_back(warning.str("warning"));
    return lines;
  }
  struct Kind {
    const Diagnostic *first;
    size_t count = 0;
  };
  llvm::MapVector<std::string, Kind, llvm::StringMap<unsigned>> kinds;
  for (const Diagnostic &warning : warnings) {
    auto [it, isNew] =
        kinds.try_emplace(kindOfWarning(warning.message), Kind{&warning});
    ++it->second.count;
  }
  for (const auto &[text, kind] : kinds) {
    std::string line = kind.first->str("warning");
    if (kind.count == 2)
      line += " (and 1 more like it; --warnings=all lists it)";
    else if (kind.count > 2)
      line += " (and " + grouped(kind.count - 1) +
              " more like it; --warnings=all lists them)";
    lines.push_back(std::move(line));
  }
  return lines;
}
