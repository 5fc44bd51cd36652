// What two runs of a program differ in.

#include "verify/run/settle/RunDifference.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace palindrome;
using namespace palindrome::settle;
using execute::Capture;
using execute::Ending;

/// The bytes of a line that a message has.
static constexpr size_t shownBytes = 80;

/// `line` from `begin` on, as far as it is shown, in quotes; "missing" if there
/// is none.
static std::string shown(std::optional<llvm::StringRef> line, size_t begin) {
  if (!line)
    return "missing";
  std::string text;
  llvm::raw_string_ostream stream(text);
  stream << (begin ? "\"..." : "\"");
  llvm::printEscapedString(line->substr(begin, shownBytes), stream);
  stream << (line->size() > begin + shownBytes ? "...\"" : "\"");
  return text;
}

/// The first line of two texts that differs.
static std::optional<std::string>
findLine(llvm::StringRef before, llvm::StringRef now, llvm::StringRef stream) {
  if (before == now)
    return std::nullopt;
  for (uint64_t number = 1;; ++number) {
    auto take = [](llvm::StringRef &text) -> std::optional<llvm::StringRef> {
      if (text.empty())
        return std::nullopt;
      auto [line, rest] = text.split('\n');
      // A last line without a newline is another one.
      bool hasEnd = line.size() != text.size();
      line = text.take_front(line.size() + hasEnd);
      text = rest;
      return line;
    };
    std::optional<llvm::StringRef> was = take(before), is = take(now);
    if (was == is)
      continue;
    if (was && is && was->rtrim('\n') != is->rtrim('\n')) {
      was = was->rtrim('\n');
      is = is->rtrim('\n');
    }
    // The place of the difference, with some of what precedes it.
    size_t at = 0;
    while (was && is && at < was->size() && at < is->size() &&
           (*was)[at] == (*is)[at])
      ++at;
    size_t begin = at > shownBytes / 2 ? at - shownBytes / 2 : 0;
    return ("line " + llvm::Twine(number) + " of " + stream + " is " +
            shown(is, begin) + ", and was " + shown(was, begin))
        .str();
  }
}

std::string settle::endingText(const Ending &ending) {
  switch (ending.kind) {
  case Ending::Kind::Returned:
  case Ending::Kind::Exited:
    return "exits with status " + std::to_string(ending.status);
  case Ending::Kind::Died:
    return "dies by " + ending.text;
  case Ending::Kind::TimedOut:
    return "does not end within the limit of time";
  case Ending::Kind::Failed:
    return "cannot start: " + ending.text;
  }
  llvm_unreachable("all cases return");
}

/// Whether `main` returned its status or passed it to `exit` does not matter,
/// nor do the addresses in the texts.
static bool isSameEnding(const Ending &one, const Ending &other) {
  auto kindOf = [](const Ending &ending) {
    return ending.kind == Ending::Kind::Returned ? Ending::Kind::Exited
                                                 : ending.kind;
  };
  return kindOf(one) == kindOf(other) && one.status == other.status;
}

std::optional<std::string> settle::findDifference(const Capture &before,
                                                  const Capture &now) {
  if (now.ending.kind == Ending::Kind::Failed)
    return "it " + endingText(now.ending);
  std::string text;
  auto add = [&](const std::string &what) {
    text += (text.empty() ? "" : "; ") + what;
  };
  if (auto line = findLine(before.output, now.output, "stdout"))
    add(*line);
  else if (auto line = findLine(before.errors, now.errors, "stderr"))
    add(*line);
  if (!isSameEnding(before.ending, now.ending))
    add("it " + endingText(now.ending) + ", and the original " +
        endingText(before.ending));
  if (text.empty())
    return std::nullopt;
  return text;
}
