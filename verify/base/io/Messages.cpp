// Strikes out of messages what varies between modules.

#include "verify/base/io/Messages.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;

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

std::string palindrome::normaliseMessage(StringRef message) {
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
