#include "export/releases/Tokens.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;

/// The length of the string that begins with the quote at the begin of `text`.
static size_t lengthOfString(StringRef text) {
  size_t end = text.find('"', 1); // LLVM prints a quote within as \22.
  return end == StringRef::npos ? text.size() : end + 1;
}

static bool isWordCharacter(char c) {
  return isAlnum(c) || StringRef("-$._\\").contains(c);
}

/// The length of the token at the begin of `text`, which is no space.
static size_t lengthOfToken(StringRef text) {
  size_t length = StringRef("%@$!^#").contains(text[0]);
  if (length < text.size() && text[length] == '"')
    length += lengthOfString(text.drop_front(length));
  else
    while (length < text.size() && isWordCharacter(text[length]))
      ++length;
  if (!length)
    return 1;
  // A label, or the name of a field.
  return length + (length < text.size() && text[length] == ':');
}

std::vector<StringRef> palindrome::releases::tokensOf(StringRef text) {
  std::vector<StringRef> tokens;
  while (!text.empty()) {
    if (isSpace(text[0])) {
      text = text.drop_front();
    } else if (text[0] == ';') {
      text = text.drop_until([](char c) { return c == '\n'; });
    } else {
      tokens.push_back(text.take_front(lengthOfToken(text)));
      text = text.drop_front(tokens.back().size());
    }
  }
  return tokens;
}
