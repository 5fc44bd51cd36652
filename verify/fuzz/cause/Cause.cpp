// Derives causes from results and deaths.

#include "verify/fuzz/cause/Cause.h"
#include "verify/fuzz/cause/Stack.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/xxhash.h"

using namespace llvm;

namespace palindrome::fuzz {

/// Removes a place at the beginning: `FILE:LINE:COL: `, `LINE:COL: `, or
/// `FILE:LINE: `.
static StringRef withoutPlace(StringRef text) {
  auto isNumber = [](StringRef part) {
    return !part.empty() && llvm::all_of(part, isDigit);
  };
  auto [before, after] = text.split(": ");
  return before.contains(':') && isNumber(before.rsplit(':').second) ? after
                                                                     : text;
}

/// Whether quoted text is the name of an op, such as llvm.add.
static bool isOpName(StringRef text) {
  return text.contains('.') && isAlpha(text.front()) &&
         llvm::all_of(
             text, [](char c) { return isAlnum(c) || c == '.' || c == '_'; });
}

static bool isNameCharacter(char c) {
  return isAlnum(c) || c == '_' || c == '.' || c == '$' || c == '-';
}

/// The end of the type or attribute that begins at `start` with `!`, `#` or a
/// word before `<`: past its closing bracket.
static size_t endOfBrackets(StringRef text, size_t start) {
  size_t depth = 0;
  for (size_t i = start; i != text.size(); ++i) {
    if (text[i] == '<')
      ++depth;
    else if (text[i] == '>' && (i == 0 || text[i - 1] != '-') && --depth == 0)
      return i + 1;
  }
  return text.size();
}

std::string normaliseMessage(StringRef message) {
  std::string plain;
  StringRef text = message;
  // A prefix such as "MLIR verifier: " stands before the place.
  for (StringRef prefix :
       {"MLIR verifier: ", "LLVM verifier: ", "does not read back: "})
    if (text.consume_front(prefix))
      plain += prefix;
  // What LLVM's verifier prints on further lines is the offending IR.
  text = withoutPlace(text).split("; ").first;
  for (size_t i = 0; i < text.size();) {
    char c = text[i];
    if (c == '\'' || c == '"' || c == '`') {
      size_t end = text.find(c, i + 1);
      if (end != StringRef::npos) {
        StringRef quoted = text.slice(i + 1, end);
        if (!quoted.empty() && isOpName(quoted))
          plain += text.slice(i, end + 1);
        else
          plain += "T";
        i = end + 1;
        continue;
      }
    }
    if ((c == '%' || c == '@' || c == '!' || c == '#') && i + 1 < text.size() &&
        isNameCharacter(text[i + 1])) {
      bool isNumber = c == '#' && isDigit(text[i + 1]);
      size_t end = i + 1;
      while (end < text.size() && isNameCharacter(text[end]))
        ++end;
      if (end < text.size() && text[end] == '<')
        end = endOfBrackets(text, end);
      plain += isNumber ? "#N" : "T";
      i = end;
      continue;
    }
    if (isDigit(c) && (i == 0 || !isAlnum(text[i - 1]))) {
      size_t end = i;
      while (end < text.size() && isAlnum(text[end]))
        ++end;
      plain += 'N';
      i = end;
      continue;
    }
    plain += c;
    ++i;
  }
  return plain.substr(0, 300);
}

/// Adds a cause for each class of `differences`.
static void addClasses(const std::vector<DifferenceCount> &differences,
                       StringRef verdict, std::vector<std::string> &causes) {
  for (const DifferenceCount &difference : differences)
    causes.push_back((verdict + ": " + difference.className).str());
}

static bool hasDifferences(Verdict verdict) {
  return verdict == Verdict::Isomorphic || verdict == Verdict::Different;
}

std::vector<std::string> causesOf(const FileResult &result) {
  std::vector<std::string> causes;
  if (result.verdict == Verdict::Identical ||
      result.verdict == Verdict::Unreadable)
    return causes;
  // The differ of LLVM modules has counted nothing where they are identical.
  addClasses(result.differences,
             verdictName(result.sides ? result.sides->llvm : result.verdict),
             causes);
  if (result.sides) {
    std::string side = ("mlir " + verdictName(result.sides->mlir)).str();
    if (hasDifferences(result.sides->mlir))
      addClasses(result.sides->differences, side, causes);
    else if (result.sides->mlir == Verdict::Unknown)
      causes.push_back(side + ": " + normaliseMessage(result.sides->message));
  }
  if (causes.empty())
    causes.push_back(
        (verdictName(result.verdict) + ": " + normaliseMessage(result.message))
            .str());
  return causes;
}

bool isRejectedExport(const FileResult &result, bool wasImported) {
  return !wasImported && result.verdict == Verdict::Invalid &&
         StringRef(result.message).starts_with("LLVM verifier: ");
}

std::string causeOf(const JobOutcome &outcome) {
  StackKind kind = StackKind::Fault;
  std::string verdict = "crash";
  if (outcome.kind == JobOutcome::Kind::TimedOut) {
    verdict = "timeout";
    kind = StackKind::Limit;
  } else if (outcome.kind == JobOutcome::Kind::OutOfMemory) {
    verdict = "memory";
    kind = StackKind::Limit;
  } else if (StringRef(outcome.text).contains("stack overflow")) {
    kind = StackKind::Overflow;
  }
  std::string cause = verdict + ": " + normaliseMessage(outcome.text);
  std::string frames = characteristicFrames(functionNames(outcome.stack), kind);
  if (!frames.empty())
    cause += " at " + frames;
  return cause;
}

bool mayBeUpstreams(const JobOutcome &outcome) {
  return !outcome.epitaph.empty() || outcome.stage == "parse" ||
         outcome.stage == "LLVM verifier" || outcome.stage == "MLIR verifier";
}

std::string folderName(StringRef cause) {
  std::string name;
  for (char c : cause.substr(0, 60))
    if (isAlnum(c))
      name += toLower(c);
    else if (!name.empty() && name.back() != '-')
      name += '-';
  while (!name.empty() && name.back() == '-')
    name.pop_back();
  return name + "-" +
         utohexstr(xxh3_64bits(cause), /*LowerCase=*/true, 16).substr(0, 8);
}

} // namespace palindrome::fuzz
